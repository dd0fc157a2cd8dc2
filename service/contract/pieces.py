"""The pieces that requests and answers of a game are made of."""

from dataclasses import dataclass
from typing import Any

from rules.game import Game
from rules.wire import (
    Choice,
    Codes,
    Flag,
    Integer,
    Listed,
    Nested,
    Number,
    OneOf,
    Text,
    WireField,
    WireSchema,
    each,
)
from service.contract.conditions import Conditional, needs, one_needed
from service.contract.request_fields import (
    CLIENT_COMMITMENTS,
    CLIENT_SEEDS,
    LEVELS,
    MOST_EVENTS,
    MOST_LEGAL,
    MOST_MOVES,
    SEED_COMMITMENT,
    Budget,
    deal_rules,
    hashed,
    seed,
)

CANDIDATES = (
    "Moves, best first, at most 50. Those not tried are listed with 0 visits if how they look "
    "gives them a value, else left out, as is a move that another one listed makes pointless."
)

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True)
class Contract:
    """One operation of one game: its name (and path below the game's) and its two types."""

    operation: str
    summary: str
    request: type[WireSchema]
    answer: type[WireSchema]


class Pieces:
    """Fields and schemas that several operations of one game share."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.schemas = game.wire.schemas
        self.prefix = game.id.capitalize()
        self.deal_options = self._deal_options()
        self.replayed_deal = self._replayed_deal()
        self.suggestion = self._suggestion()
        self.validity = self._validity()
        self.listing = self._listing()

    def schema(self, name: str, base: type[WireSchema] = WireSchema, /, **declared: Any) -> Any:
        """A schema class whose name begins with the game's."""
        return type(f"{self.prefix}{name}", (base,), declared)

    def seat(self, **kwargs: Any) -> Integer:
        return Integer(0, self.game.seats - 1, **kwargs)

    def seats(self, **kwargs: Any) -> Listed:
        return Listed(self.seat(), 0, self.game.seats, **kwargs)

    def state(self, **kwargs: Any) -> Nested:
        return Nested(self.schemas.state, **kwargs)

    def view(self, **kwargs: Any) -> Nested:
        return Nested(self.schemas.view, **kwargs)

    def move(self, **kwargs: Any) -> OneOf:
        return OneOf(self.schemas.move, **kwargs)

    def moves(self, least: int = 0, **kwargs: Any) -> Listed:
        return Listed(self.move(), least, MOST_MOVES, **kwargs)

    def events(self) -> Listed:
        return Listed(OneOf(self.schemas.event), 0, MOST_EVENTS)

    def happened(self) -> dict[str, WireField]:
        """The events of an answer, in sentences too where asked for, and the score."""
        description = "A sentence for each event, in the language asked for; with `narrate`."
        told = Listed(Text(), 0, MOST_EVENTS, required=False, metadata={"description": description})
        return {"events": self.events(), "narration": told, "score": self.score_or_null()}

    def score_or_null(self) -> Nested:
        description = "Null until the deal is over."
        return Nested(self.schemas.score, allow_none=True, metadata={"description": description})

    def thinking(self) -> dict[str, WireField]:
        return {
            "budget": Nested(Budget, required=False),
            "level": Choice(*LEVELS, required=False, load_default="expert"),
        }

    # -- deals --

    def _deal_options(self) -> Any:
        return self.schema(
            "DealOptions",
            **{
                option.name: Integer(
                    option.least,
                    option.most,
                    required=False,
                    load_default=option.default,
                    metadata={"description": option.meaning},
                )
                for option in self.game.options
            },
        )

    def client_seeds(self, **kwargs: Any) -> Listed:
        metadata = {"description": CLIENT_SEEDS}
        return each(self.game.seats, Text(1, 128, allow_none=True), metadata=metadata, **kwargs)

    def client_commitments(self, **kwargs: Any) -> Listed:
        entry = Text(64, 64, allow_none=True)
        metadata = {"description": CLIENT_COMMITMENTS}
        return each(self.game.seats, entry, metadata=metadata, **kwargs)

    def opening(self) -> dict[str, WireField]:
        """The seat that opens, and the options."""
        return {
            self.game.opener: self.seat(required=False),
            "options": Nested(self.deal_options, required=False),
        }

    def deck(self) -> Codes:
        description = "The whole deck, the top card first."
        return Codes(self.schemas.card, required=False, metadata={"description": description})

    def dealt(self) -> dict[str, WireField]:
        """The fields that a plain deal is made from."""
        declared: dict[str, WireField] = {
            "seed": seed(required=False),
            "client_seeds": self.client_seeds(required=False),
            "deck": self.deck(),
            **self.opening(),
        }
        if self.game.scope == "match":
            description = "The finished deal that this one follows."
            declared["previous"] = self.state(required=False, metadata={"description": description})
        return declared

    def _replayed_deal(self) -> Any:
        rules = (
            *deal_rules(self.game.opener),
            one_needed("seed", "deck"),
            needs("client_commitments", "client_seeds"),
            needs("seed_commitment", "seed"),
        )
        return self.schema(
            "ReplayedDeal",
            Conditional,
            rules=rules,
            **self.dealt(),
            seed_commitment=hashed(SEED_COMMITMENT, required=False),
            client_commitments=self.client_commitments(required=False),
        )

    # -- answers that plain and sealed operations share --

    def _listing(self) -> Any:
        return self.schema(
            "LegalMovesAnswer",
            to_act=self.seat(allow_none=True),
            phase=Choice(*self.game.phases),
            count=Integer(),
            moves=Listed(self.move(), 0, MOST_LEGAL),
        )

    def _validity(self) -> Any:
        reason = self.schema(
            "Reason",
            code=Choice(*self.game.reasons),
            detail=Text(most=10_000),
            rule=Text(metadata={"description": "The section of the game's rules."}),
        )
        return self.schema("ValidateAnswer", legal=Flag(), reason=Nested(reason, allow_none=True))

    def _suggestion(self) -> Any:
        candidate = self.schema("Candidate", move=self.move(), value=Number(), visits=Integer())
        return self.schema(
            "SuggestAnswer",
            seat=self.seat(),
            move=self.move(),
            candidates=Listed(Nested(candidate), 0, 50, metadata={"description": CANDIDATES}),
            margin=Number(
                allow_none=True,
                metadata={"description": "Value of the move above that of the next candidate."},
            ),
            value_unit=Text(metadata={"description": "What `value` is measured in."}),
            exact=Flag(metadata={"description": "Whether the values are exact, not sampled."}),
            simulations=Integer(),
            elapsed_ms=Number(),
            seed=Text(1, 128),
        )

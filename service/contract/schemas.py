"""What each operation takes and answers, per game: the schemas of requests and answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules import games
from rules.game import Game
from rules.wire import (
    Choice,
    Codes,
    Flag,
    GameSchemas,
    Integer,
    Listed,
    Nested,
    Number,
    OneOf,
    Text,
    WireField,
    WireSchema,
)
from service.contract.conditions import Conditional, needs, one_needed
from service.contract.request_fields import (
    CHAIN,
    LEVELS,
    MOST_CLIENT_SEEDS,
    MOST_EVENTS,
    MOST_LEGAL,
    MOST_MOVES,
    ONE_BY_ONE,
    ONE_MOVE_OR_MORE,
    SEALED_SEARCH,
    SEED_COMMITMENT,
    TICKETED,
    Budget,
    deal_rules,
    game_id,
    hashed,
    sealed_deal_rules,
    sealed_state,
    seed,
    table_rules,
    ticket,
    token,
)

CANDIDATES = (
    "Moves, best first, at most 50. Those not tried are listed with 0 visits if how they look "
    "gives them a value, else left out, as is a move that another one listed makes pointless."
)

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True)
class Contract:
    """One operation of one game."""

    operation: str
    summary: str
    request: type[WireSchema]
    answer: type[WireSchema]
    sealed_answer: type[WireSchema] | None = None
    """What is answered to a sealed state, where that is something else."""
    commitment: type[WireSchema] | None = None
    """What is answered to a request that only commits to a seed."""

    @property
    def answers(self) -> list[type[WireSchema]]:
        every = (self.answer, self.sealed_answer, self.commitment)
        return [answer for answer in every if answer is not None]


class GameContracts:
    """The contracts of one game, and the schema instances that load its requests."""

    def __init__(self, game: AnyGame, schemas: GameSchemas) -> None:
        self.game = game
        self.schemas = schemas
        self.prefix = type_prefix(game)
        self.reason = self._reason()
        self.deal_options = self._deal_options()
        self.replayed_deal = self._replayed_deal()
        self.reveal = self._reveal()
        self.by_operation: Mapping[str, Contract] = {
            contract.operation: contract
            for contract in (
                self._deal(),
                self._legal_moves(),
                self._validate(),
                self._apply(),
                self._score(),
                self._view(),
                self._suggest(),
                self._advance(),
                self._replay(),
            )
        }
        self.requests = {
            operation: contract.request() for operation, contract in self.by_operation.items()
        }

    # -- pieces --

    def _schema(self, name: str, base: type[WireSchema] = WireSchema, /, **declared: Any) -> Any:
        return type(f"{self.prefix}{name}", (base,), declared)

    def _seat(self, **kwargs: Any) -> Integer:
        return Integer(0, self.game.seats - 1, **kwargs)

    def _state(self, **kwargs: Any) -> Nested:
        return Nested(self.schemas.state, **kwargs)

    def _table(self) -> dict[str, Any]:
        return {"rules": (*table_rules("view"), TICKETED), **self._tables()} | {
            "view": Nested(self.schemas.view, required=False)
        }

    def _tables(self) -> dict[str, WireField]:
        return {
            "state": self._state(required=False),
            "sealed_state": sealed_state(required=False),
            "ticket": ticket(required=False),
        }

    def _move(self, **kwargs: Any) -> OneOf:
        return OneOf(self.schemas.move, **kwargs)

    def _moves(self, least: int = 0, **kwargs: Any) -> Listed:
        return Listed(self._move(), least, MOST_MOVES, **kwargs)

    def _events(self) -> Listed:
        return Listed(OneOf(self.schemas.event), 0, MOST_EVENTS)

    def _score_or_null(self) -> Nested:
        description = "Null until the deal is over."
        return Nested(self.schemas.score, allow_none=True, metadata={"description": description})

    def _reason(self) -> type[WireSchema]:
        reason: type[WireSchema] = self._schema(
            "Reason",
            code=Choice(*self.game.reasons),
            detail=Text(most=10_000),
            rule=Text(metadata={"description": "The section of the game's rules."}),
        )
        return reason

    def _thinking(self) -> dict[str, WireField]:
        return {
            "budget": Nested(Budget, required=False),
            "level": Choice(*LEVELS, required=False, load_default="expert"),
            "seed": seed(),
        }

    # -- operations --

    def _deal_options(self) -> type[WireSchema]:
        options = {
            option.name: Integer(
                option.least,
                option.most,
                required=False,
                load_default=option.default,
                metadata={"description": option.meaning},
            )
            for option in self.game.options
        }
        schema: type[WireSchema] = self._schema("DealOptions", **options)
        return schema

    def _dealt_fields(self) -> dict[str, Any]:
        """What a deal is made from, whether sealed, replayed or neither."""
        declared: dict[str, Any] = {
            "seed": seed(),
            "client_seeds": Listed(
                Text(1, 128),
                1,
                MOST_CLIENT_SEEDS,
                required=False,
                metadata={"description": "Seeds of the players', mixed into the shuffle."},
            ),
            "deck": Codes(
                self.schemas.card,
                required=False,
                metadata={"description": "The whole deck, the top card first."},
            ),
            self.game.opener: self._seat(required=False),
            "options": Nested(self.deal_options, required=False),
        }
        if self.game.scope == "match":
            declared["previous"] = self._state(
                required=False,
                metadata={"description": "The finished deal that this one follows."},
            )
        return declared

    def _replayed_deal(self) -> type[WireSchema]:
        rules = (*deal_rules(self.game.opener), one_needed("seed", "deck"))
        schema: type[WireSchema] = self._schema(
            "ReplayedDeal", Conditional, rules=rules, **self._dealt_fields()
        )
        return schema

    def _reveal(self) -> type[WireSchema]:
        record = self._schema("Record", deal=Nested(self.replayed_deal), moves=self._moves())
        reveal: type[WireSchema] = self._schema(
            "Reveal",
            seed=Text(1, 128, allow_none=True),
            seed_commitment=hashed(SEED_COMMITMENT, allow_none=True),
            chain_key=hashed("The key of the deal's hash chain, in hex."),
            record=Nested(record, metadata={"description": "The deal as `replay` takes it."}),
        )
        return reveal

    def _reveal_or_null(self) -> Nested:
        description = "What was secret; null until the deal is over."
        return Nested(self.reveal, allow_none=True, metadata={"description": description})

    def _shown(self) -> dict[str, WireField]:
        """What a seat is told of a sealed game."""
        return {
            "game_id": game_id(),
            "ply": Integer(metadata={"description": "Moves made in the game so far."}),
            "chain": hashed(CHAIN),
            "ticket": ticket(allow_none=True),
            "view": Nested(self.schemas.view),
            "legal_moves": Listed(
                self._move(),
                0,
                MOST_LEGAL,
                metadata={"description": "Of the ticket's seat, if it is to act."},
            ),
            "events": self._events(),
            "score": self._score_or_null(),
            "reveal": self._reveal_or_null(),
        }

    def _deal_request(self) -> type[WireSchema]:
        sealed: dict[str, Any] = {
            "sealed": Flag(required=False),
            "commit_only": Flag(
                required=False,
                metadata={
                    "description": "Bind a seed, and what else the deal follows from, before the "
                    "players give their seeds."
                },
            ),
            "sealed_seed": token("What such a commitment answered.", required=False),
            "ai_seats": Listed(
                self._seat(),
                0,
                self.game.seats,
                required=False,
                metadata={"description": "Seats that `advance` plays for without a ticket."},
            ),
        }
        previous: tuple[str, ...] = ()
        if self.game.scope == "match":
            previous = ("sealed_previous",)
            sealed["sealed_previous"] = sealed_state(required=False)
            sealed["ticket"] = ticket(required=False)
        rules = (*deal_rules(self.game.opener), *sealed_deal_rules(*previous))
        request: type[WireSchema] = self._schema(
            "DealRequest", Conditional, rules=rules, **self._dealt_fields(), **sealed
        )
        return request

    def _deal(self) -> Contract:
        commitment = self._schema(
            "SeedCommitment",
            sealed_seed=token("For the `deal` that uses the seed."),
            game_id=game_id(),
            seed_commitment=hashed(SEED_COMMITMENT),
        )
        sealed = self._schema(
            "SealedDealAnswer",
            sealed_state=sealed_state(),
            game_id=game_id(),
            ply=Integer(),
            chain=hashed(CHAIN),
            seed_commitment=hashed(SEED_COMMITMENT, allow_none=True),
            tickets=Listed(
                ticket(allow_none=True),
                self.game.seats,
                self.game.seats,
                metadata={
                    "description": "One for each seat, in their order; null for the AI's seats. "
                    "When a match goes on, the others keep theirs, and only the asking seat's "
                    "is made anew."
                },
            ),
        )
        plain = self._schema(
            "DealAnswer",
            state=self._state(),
            seed=Text(1, 128, allow_none=True),
            seed_commitment=hashed(SEED_COMMITMENT, allow_none=True),
        )
        summary = "Shuffle and deal, or deal a given deck"
        return Contract("deal", summary, self._deal_request(), plain, sealed, commitment)

    def _legal_moves(self) -> Contract:
        return Contract(
            "legal-moves",
            "List every legal move in a fixed order",
            self._schema("LegalMovesRequest", Conditional, **self._table()),
            self._schema(
                "LegalMovesAnswer",
                to_act=self._seat(allow_none=True),
                phase=Choice(*self.game.phases),
                count=Integer(),
                moves=Listed(self._move(), 0, MOST_LEGAL),
            ),
        )

    def _validate(self) -> Contract:
        return Contract(
            "validate",
            "Say whether a move is legal, and if not, why",
            self._schema(
                "ValidateRequest",
                Conditional,
                **self._table(),
                move=self._move(),
                seat=self._seat(required=False),
            ),
            self._schema(
                "ValidateAnswer", legal=Flag(), reason=Nested(self.reason, allow_none=True)
            ),
        )

    def _apply(self) -> Contract:
        return Contract(
            "apply",
            "Make a move, or several, all or nothing",
            self._schema(
                "ApplyRequest",
                Conditional,
                rules=(*table_rules(), TICKETED, ONE_MOVE_OR_MORE, ONE_BY_ONE),
                **self._tables(),
                move=self._move(required=False),
                moves=self._moves(1, required=False),
                seat=self._seat(required=False),
            ),
            self._schema(
                "ApplyAnswer",
                state=self._state(),
                events=self._events(),
                score=self._score_or_null(),
            ),
            self._schema("SealedApplyAnswer", sealed_state=sealed_state(), **self._shown()),
        )

    def _score(self) -> Contract:
        return Contract(
            "score",
            "Count the deal, provisionally until it is over",
            self._schema(
                "ScoreRequest",
                Conditional,
                rules=(*table_rules(), TICKETED),
                **self._tables(),
            ),
            self.schemas.score,
        )

    def _view(self) -> Contract:
        return Contract(
            "view",
            "Show what one seat, or a spectator, may know",
            self._schema(
                "ViewRequest",
                Conditional,
                rules=(
                    *table_rules(),
                    needs("sealed_state", "ticket", "seat"),
                    needs("state", "seat"),
                    needs("since_ply", "sealed_state"),
                ),
                **self._tables(),
                seat=self._seat(required=False, allow_none=True),
                since_ply=Integer(
                    required=False,
                    metadata={"description": "Tell the events of the deal from this ply on."},
                ),
            ),
            self._schema("ViewAnswer", view=Nested(self.schemas.view)),
            self._schema("SealedViewAnswer", **self._shown()),
        )

    def _suggest(self) -> Contract:
        candidate = self._schema("Candidate", move=self._move(), value=Number(), visits=Integer())
        return Contract(
            "suggest",
            "Suggest a move to the seat to act",
            self._schema("SuggestRequest", Conditional, **self._table(), **self._thinking()),
            self._schema(
                "SuggestAnswer",
                seat=self._seat(),
                move=self._move(),
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
            ),
        )

    def _advance(self) -> Contract:
        return Contract(
            "advance",
            "Let the AI play for some seats until another must act",
            self._schema(
                "AdvanceRequest",
                Conditional,
                rules=(*table_rules(), SEALED_SEARCH),
                **self._tables(),
                seats=Listed(self._seat(), 0, self.game.seats),
                **self._thinking(),
            ),
            self._schema(
                "AdvanceAnswer",
                state=self._state(),
                moves=self._moves(),
                events=self._events(),
                score=self._score_or_null(),
            ),
            self._schema("SealedAdvanceAnswer", sealed_state=sealed_state(), **self._shown()),
        )

    def _replay(self) -> Contract:
        fault = self._schema("ReplayFault", ply=Integer(), code=Text(), detail=Text(most=10_000))
        return Contract(
            "replay",
            "Check the record of a deal, move by move",
            self._schema(
                "ReplayRequest",
                deal=Nested(self.replayed_deal),
                moves=self._moves(),
                claimed=Nested(self.schemas.score, required=False),
            ),
            self._schema(
                "ReplayAnswer",
                valid=Flag(),
                plies=Integer(metadata={"description": "Legal moves before the first fault."}),
                state=self._state(),
                score=self._score_or_null(),
                fault=Nested(fault, allow_none=True),
            ),
        )


def type_prefix(game: AnyGame) -> str:
    """What the names of a game's schemas start with."""
    return game.id.capitalize()


@cache
def contracts() -> dict[str, GameContracts]:
    """The contracts of every game, by its id."""
    return {game.id: GameContracts(game, game.wire.schemas) for game in games().values()}

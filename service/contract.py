"""What each operation takes and answers, per game: the schemas of requests and answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from rules import games
from rules.game import Game
from rules.schema import (
    Choice,
    Codes,
    Described,
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
    wrong,
)

MOST_MOVES = 1000
MOST_TIME_MS = 2000
MOST_SIMULATIONS = 100_000
LEVELS = ("beginner", "intermediate", "expert")
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


class OneOfStateAndView(WireSchema):
    """A request about a table, given as a whole or as one seat sees it."""

    conditions = {"oneOf": [{"required": ["state"]}, {"required": ["view"]}]}

    def cross_check(self, data: dict[str, Any]) -> None:
        if ("state" in data) == ("view" in data):
            raise wrong("conflicting_fields", "Give exactly one of `state` and `view`.")


class OneOfMoveAndMoves(WireSchema):
    """A request that makes one move or several."""

    conditions = {"oneOf": [{"required": ["move"]}, {"required": ["moves"]}]}

    def cross_check(self, data: dict[str, Any]) -> None:
        if ("move" in data) == ("moves" in data):
            raise wrong("conflicting_fields", "Give exactly one of `move` and `moves`.")


def _not_both(*names: str) -> Described:
    return {"not": {"required": list(names)}}


class DealRequest(WireSchema):
    """A request for a deal, from a seed or a deck, at the start of a match or within one."""

    opener: str

    @classmethod
    def deal_conditions(cls, opener: str) -> list[Described]:
        """What ``cross_check`` asks for, as JSON Schema."""
        opened = [{"required": [opener]}, {"required": ["previous"]}]
        return [
            _not_both("seed", "deck"),
            _not_both("previous", opener),
            _not_both("previous", "options"),
            {"anyOf": [{"not": {"required": ["deck"]}}, *opened]},
        ]

    def cross_check(self, data: dict[str, Any]) -> None:
        if "deck" in data and "seed" in data:
            raise wrong("conflicting_fields", "Give `seed` or `deck`, not both.")
        if "previous" in data:
            for name in (self.opener, "options"):
                if name in data:
                    raise wrong("conflicting_fields", f"With `previous`, `{name}` follows from it.")
        elif "deck" in data and self.opener not in data:
            raise wrong("conflicting_fields", f"A `deck` needs `{self.opener}`.")


class ReplayedDeal(DealRequest):
    """A deal that can be dealt again: its seed or deck must be known."""

    @classmethod
    def deal_conditions(cls, opener: str) -> list[Described]:
        known = {"anyOf": [{"required": ["seed"]}, {"required": ["deck"]}]}
        return [*super().deal_conditions(opener), known]

    def cross_check(self, data: dict[str, Any]) -> None:
        if "deck" not in data and "seed" not in data:
            raise wrong("conflicting_fields", "A replay needs the deal's `seed` or `deck`.")
        super().cross_check(data)


class BudgetSchema(WireSchema):
    """How much thinking a suggestion may take."""

    conditions = {"minProperties": 1, "maxProperties": 1}

    def cross_check(self, data: dict[str, Any]) -> None:
        if len(data) != 1:
            raise wrong("conflicting_fields", "Give exactly one of `time_ms` and `simulations`.")


Budget = type(
    "Budget",
    (BudgetSchema,),
    {
        "time_ms": Integer(1, MOST_TIME_MS, required=False),
        "simulations": Integer(1, MOST_SIMULATIONS, required=False),
    },
)


def _seed() -> Text:
    return Text(1, 128, required=False, metadata={"examples": ["a-seed"]})


class GameContracts:
    """The contracts of one game, and the schema instances that load its requests."""

    def __init__(self, game: AnyGame, schemas: GameSchemas) -> None:
        self.game = game
        self.schemas = schemas
        self.prefix = type_prefix(game)
        self.reason = self._reason()
        self.deal_options = self._deal_options()
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

    def _table(self) -> dict[str, WireField]:
        return {
            "state": self._state(required=False),
            "view": Nested(self.schemas.view, required=False),
        }

    def _move(self, **kwargs: Any) -> OneOf:
        return OneOf(self.schemas.move, **kwargs)

    def _moves(self, least: int = 0, **kwargs: Any) -> Listed:
        return Listed(self._move(), least, MOST_MOVES, **kwargs)

    def _events(self) -> Listed:
        return Listed(OneOf(self.schemas.event))

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
            "seed": _seed(),
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

    def _deal_request(self, name: str, base: type[DealRequest]) -> type[WireSchema]:
        opener = self.game.opener
        declared: dict[str, Any] = {
            "opener": opener,
            "conditions": {"allOf": base.deal_conditions(opener)},
            "seed": _seed(),
            "deck": Codes(
                self.schemas.card,
                required=False,
                metadata={"description": "The whole deck, the top card first."},
            ),
            opener: self._seat(required=False),
            "options": Nested(self.deal_options, required=False),
        }
        if self.game.scope == "match":
            declared["previous"] = self._state(
                required=False,
                metadata={"description": "The finished deal that this one follows."},
            )
        request: type[WireSchema] = self._schema(name, base, **declared)
        return request

    def _deal(self) -> Contract:
        return Contract(
            "deal",
            "Shuffle and deal, or deal a given deck",
            self._deal_request("DealRequest", DealRequest),
            self._schema(
                "DealAnswer",
                state=self._state(),
                seed=Text(1, 128, allow_none=True),
                seed_commitment=Text(64, 64, allow_none=True),
            ),
        )

    def _legal_moves(self) -> Contract:
        return Contract(
            "legal-moves",
            "List every legal move in a fixed order",
            self._schema("LegalMovesRequest", OneOfStateAndView, **self._table()),
            self._schema(
                "LegalMovesAnswer",
                to_act=self._seat(allow_none=True),
                phase=Choice(*self.game.phases),
                count=Integer(),
                moves=Listed(self._move()),
            ),
        )

    def _validate(self) -> Contract:
        return Contract(
            "validate",
            "Say whether a move is legal, and if not, why",
            self._schema(
                "ValidateRequest",
                OneOfStateAndView,
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
                OneOfMoveAndMoves,
                state=self._state(),
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
        )

    def _score(self) -> Contract:
        return Contract(
            "score",
            "Count the deal, provisionally until it is over",
            self._schema("ScoreRequest", state=self._state()),
            self.schemas.score,
        )

    def _view(self) -> Contract:
        return Contract(
            "view",
            "Show what one seat, or a spectator, may know",
            self._schema("ViewRequest", state=self._state(), seat=self._seat(allow_none=True)),
            self._schema("ViewAnswer", view=Nested(self.schemas.view)),
        )

    def _suggest(self) -> Contract:
        candidate = self._schema("Candidate", move=self._move(), value=Number(), visits=Integer())
        return Contract(
            "suggest",
            "Suggest a move to the seat to act",
            self._schema("SuggestRequest", OneOfStateAndView, **self._table(), **self._thinking()),
            self._schema(
                "SuggestAnswer",
                seat=self._seat(),
                move=self._move(),
                candidates=Listed(Nested(candidate), metadata={"description": CANDIDATES}),
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
                state=self._state(),
                seats=Listed(self._seat(), 0, self.game.seats),
                **self._thinking(),
            ),
            self._schema(
                "AdvanceAnswer",
                state=self._state(),
                moves=Listed(self._move()),
                events=self._events(),
                score=self._score_or_null(),
            ),
        )

    def _replay(self) -> Contract:
        fault = self._schema("ReplayFault", ply=Integer(), code=Text(), detail=Text(most=10_000))
        return Contract(
            "replay",
            "Check the record of a deal, move by move",
            self._schema(
                "ReplayRequest",
                deal=Nested(self._deal_request("ReplayedDeal", ReplayedDeal)),
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
    return {
        game.id: GameContracts(game, import_module(f"rules.{game.id}.schema").schemas)
        for game in games().values()
    }

"""The documents by which the service describes itself and its games, and their schemas."""

from typing import Any

from rules.wire import Choice, Flag, Integer, Listed, Nested, Text, WireField, schema
from service.contract.catalogue import contracts
from service.contract.pieces import AnyGame


class Mapped(WireField):
    """An object from any names to values of one kind."""

    def __init__(self, kind: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.kind = kind

    def read(self, value: Any) -> Any:
        return value

    def describe(self, reference: Any) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": {"type": self.kind}}


MOST_TOLD = 1000
"""Entries of each list about a game, more than any game has."""

GameOption = schema(
    "GameOption",
    name=Text(),
    default=Integer(),
    minimum=Integer(),
    maximum=Integer(),
    description=Text(),
)
SUMMARY: dict[str, Any] = {
    "id": Text(),
    "name": Text(),
    "rules_version": Integer(1),
    "seats": Integer(1),
    "teams": Listed(
        Listed(Integer(), 0, MOST_TOLD),
        0,
        MOST_TOLD,
        allow_none=True,
        metadata={"description": "Seats of each team, null in games without teams."},
    ),
    "deck_size": Integer(1),
    "scope": Choice("match", "deal"),
    "opener": Text(metadata={"description": "Name of the seat that a deal starts from."}),
    "options": Listed(Nested(GameOption), 0, MOST_TOLD),
    "links": Mapped("string"),
}
GameSummary = schema("GameSummary", **SUMMARY)
GameList = schema("GameList", games=Listed(Nested(GameSummary), 0, MOST_TOLD))
CatalogueCard = schema(
    "CatalogueCard",
    code=Text(),
    suit=Text(allow_none=True),
    rank=Text(),
    name=Text(),
    values=Mapped("number"),
)
ReasonCode = schema("ReasonCode", code=Text(), rule=Text(), meaning=Text())
FaultCode = schema("FaultCode", code=Text(), meaning=Text())
GameDetail = schema(
    "GameDetail",
    **SUMMARY,
    cards=Listed(Nested(CatalogueCard), 0, MOST_TOLD),
    phases=Listed(Text(), 0, MOST_TOLD),
    move_types=Listed(Text(), 0, MOST_TOLD),
    reason_codes=Listed(Nested(ReasonCode), 0, MOST_TOLD),
    fault_codes=Listed(Nested(FaultCode), 0, MOST_TOLD),
    rules=Text(most=100_000),
)
Health = schema(
    "Health",
    status=Choice("ok"),
    version=Text(),
    compiled=Flag(metadata={"description": "Whether the rules run compiled or interpreted."}),
)
ProblemPage = schema(
    "ProblemPage", code=Text(), title=Text(), status=Integer(), explanation=Text(most=10_000)
)


def game_summary(game: AnyGame) -> dict[str, Any]:
    """A game as the list of games shows it."""
    base = f"/v1/games/{game.id}"
    return {
        "id": game.id,
        "name": game.name,
        "rules_version": game.rules_version,
        "seats": game.seats,
        "teams": game.teams,
        "deck_size": game.deck.size,
        "scope": game.scope,
        "opener": game.opener,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "minimum": option.least,
                "maximum": option.most,
                "description": option.meaning,
            }
            for option in game.options
        ],
        "links": {
            "self": base,
            **{
                name.replace("-", "_").replace("/", "_"): f"{base}/{name}"
                for name in contracts()[game.id].by_operation
            },
        },
    }


def game_document(game: AnyGame) -> dict[str, Any]:
    """A game with its cards, phases, moves, codes and rules."""
    return {
        **game_summary(game),
        "cards": [{**card._asdict(), "values": dict(card.values)} for card in game.deck.catalogue],
        "phases": game.phases,
        "move_types": game.move_types,
        "reason_codes": [
            {"code": code, "rule": f"{game.id} {reason.section}", "meaning": reason.meaning}
            for code, reason in game.reasons.items()
        ],
        "fault_codes": [
            {"code": code, "meaning": meaning} for code, meaning in game.fault_codes.items()
        ],
        "rules": game.rules_text,
    }

"""The schema of a game's scores, which differ only in their items."""

from collections.abc import Mapping
from typing import Any

from rules.game import Game
from rules.wire.fields import Flag, Integer, Listed, NullOnly, Number, WireField, each
from rules.wire.schema import Nested, OneOf, WireSchema, schema, tagged_union


def score_schema(
    prefix: str, game: Game[Any, Any, Any], items: Mapping[str, type[WireSchema] | None]
) -> type[WireSchema]:
    """From a game's score items and the schema of each one's detail."""
    branches: dict[str, dict[str, WireField]] = {
        name: {
            "points": Number(),
            "detail": NullOnly() if detail is None else Nested(detail, allow_none=True),
        }
        for name, detail in items.items()
    }
    item = tagged_union(prefix, "Item", branches, "name", name=f"{prefix}ScoreItem")
    sides = len(game.teams) if game.teams else game.seats
    side = schema(
        f"{prefix}Side",
        side=Integer(0, sides - 1),
        seats=Listed(Integer(0, game.seats - 1), 1, game.seats),
        total=Number(),
        items=Listed(OneOf(item), len(items), len(items)),
    )
    match = schema(
        f"{prefix}Match",
        scores=each(sides, Integer()),
        target=Integer(1, 1000),
        over=Flag(),
        winner=Integer(0, sides - 1, allow_none=True),
    )
    return schema(
        f"{prefix}Score",
        final=Flag(),
        sides=each(sides, Nested(side)),
        winner=Integer(0, sides - 1, allow_none=True),
        draw=Flag(),
        match=Nested(match, allow_none=True) if game.scope == "match" else NullOnly(),
    )

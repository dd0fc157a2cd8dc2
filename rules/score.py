"""Scores, in the form that every game gives them."""

from collections.abc import Sequence
from typing import Any, NamedTuple


class Item(NamedTuple):
    """One line of a side's score."""

    name: str
    points: int | float
    detail: dict[str, Any] | None = None


class Side(NamedTuple):
    """A scoring side, the seats that form it, and what it scored."""

    side: int
    seats: tuple[int, ...]
    items: tuple[Item, ...]

    # Not just ``float``: compiled, that would make floats of whole points.
    @property
    def total(self) -> int | float:
        return sum(item.points for item in self.items)


class Match(NamedTuple):
    """The standing of a match of several deals."""

    scores: tuple[int, ...]
    target: int
    over: bool
    winner: int | None


class Score(NamedTuple):
    """The result of a deal, or (``final`` false) how the piles would count as they lie."""

    final: bool
    sides: tuple[Side, ...]
    winner: int | None
    draw: bool
    match: Match | None

    def document(self) -> dict[str, Any]:
        return {
            "final": self.final,
            "sides": [
                {
                    "side": side.side,
                    "seats": list(side.seats),
                    "total": side.total,
                    "items": [item._asdict() for item in side.items],
                }
                for side in self.sides
            ],
            "winner": self.winner,
            "draw": self.draw,
            "match": None if self.match is None else self.match._asdict(),
        }


def leading_side(totals: Sequence[float]) -> int | None:
    """The side with the highest total, or None when it is shared."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else None

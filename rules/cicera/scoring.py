"""Scoring Cicera (section 5)."""

from rules.cicera.captures import BONUSES
from rules.cicera.cards import (
    ACE_OF_SWORDS,
    FANTE_OF_CUPS,
    LA_MATA,
    NUMERALS_PER_SUIT,
    SWORDS,
    TEN_OF_COINS,
)
from rules.cicera.state import State
from rules.score import Item, Score, Side, leading_side

PRIZES = ("cards", "swords", "la_mata", "ten_of_coins", "fante_of_cups", "napula")


def napula(pile: int) -> int:
    """The length of a pile's unbroken sword run from the ace, 0 below three (section 5.3)."""
    length = 0
    while length < NUMERALS_PER_SUIT and pile >> (ACE_OF_SWORDS + length) & 1:
        length += 1
    return length if length >= 3 else 0


def prizes(own: int, other: int) -> tuple[int, int, int, int, int, int]:
    """The points of a pile for each of ``PRIZES``, against the other team's (sections 5.2, 5.3)."""
    return (
        2 * int(own.bit_count() > other.bit_count()),
        int((own & SWORDS).bit_count() > (other & SWORDS).bit_count()),
        own >> LA_MATA & 1,
        own >> TEN_OF_COINS & 1,
        own >> FANTE_OF_CUPS & 1,
        napula(own),
    )


def _side(state: State, team: int) -> Side:
    own = state.captured[team]
    details = {
        "cards": {"count": own.bit_count()},
        "swords": {"count": (own & SWORDS).bit_count()},
    }
    earned = [
        *zip(BONUSES, state.bonuses[team], strict=True),
        *zip(PRIZES, prizes(own, state.captured[1 - team]), strict=True),
    ]
    items = tuple(Item(name, points, details.get(name)) for name, points in earned)
    return Side(team, (team, team + 2), items)


def score(state: State) -> Score:
    """The score of the deal, provisional until it is over."""
    sides = (_side(state, 0), _side(state, 1))
    final = state.phase != "play"
    winner = leading_side([side.total for side in sides]) if final else None
    return Score(final, sides, winner, final and winner is None, None)

"""The play-out policy of Scopa: the worth of a move at once, in eightieths of a point.

It follows the common wisdom of the game (Di Palma and Lanzi, "Traditional Wisdom and Monte Carlo
Tree Search Face-to-Face in the Card Game Scopone", 2018): sweep, take the settebello, take coins,
take many cards, and do not leave a table that can be swept.
"""

from typing import Final

from rules.cards import count
from rules.scopa.cards import DECK, DIAMONDS, OF_VALUE, PRIMIERA, SETTEBELLO, VALUE
from rules.scopa.moves import CARD_BITS, CARD_FIELD

POINT: Final = 80
"""The unit of the rough worths below is an eightieth of a point."""

NOISE: Final = 16
"""The chance added to a move's worth in play-outs, below this many eightieths of a point."""

CARD_WORTH: Final = tuple(
    8 + 9 * (DIAMONDS >> card & 1) + 48 * int(card == SETTEBELLO) + max(PRIMIERA[card] - 12, 0)
    for card in range(DECK.size)
)
"""The rough worth of a card in the pile."""

SWEPT: Final = 112
"""A sweep is worth more than its point: the opponent finds an empty table."""

SWEEP_RISK: Final = 76
"""The worth lost by a table that the opponent sweeps for certain."""

CARD_LEFT: Final = 4
"""The worth of each card that stays on the table."""


def _risk(equal: int, unseen: int, held: int) -> int:
    """The worth lost by leaving a table to one who holds ``held`` of ``unseen`` cards, if
    ``equal`` of these could sweep it."""
    missed = 1.0
    for drawn in range(held):
        missed *= max(unseen - equal - drawn, 0) / max(unseen - drawn, 1)
    return round(SWEEP_RISK * (1 - missed))


RISK: Final = tuple(
    _risk(equal, unseen, held) for held in range(4) for equal in range(5) for unseen in range(41)
)


def move_worth(move: int, table: int, others: int, unseen: int, held: int) -> int:
    """The worth of a move at once, in eightieths of a point: its gains less what it offers.

    ``others`` are the ``unseen`` cards that the player does not see; the opponent holds ``held``
    of them.
    """
    card, taken = move & CARD_FIELD, move >> CARD_BITS
    worth = CARD_WORTH[card]
    if taken:
        left = table ^ taken
        rest = taken
        while rest:
            low = rest & -rest
            worth += CARD_WORTH[low.bit_length() - 1]
            rest ^= low
        if not left:
            return worth + SWEPT
    else:
        left = table | 1 << card
        worth = 10 - 2 * VALUE[card] - worth
    total = 0
    while left:
        low = left & -left
        total += VALUE[low.bit_length() - 1]
        worth += CARD_LEFT
        left ^= low
    if total > 10:
        return worth
    equal = others & OF_VALUE[total]
    return worth - RISK[(held * 5 + count(equal)) * 41 + unseen]

"""Captures in Cicera (sections 3 and 4): which table cards a card may take, and their bonuses.

``captures_among`` is the only source of what may be taken: the listing and the search stand on it.
"""

from typing import Final

from rules.cards import cards_of
from rules.cicera.cards import NUMERALS, NUMERALS_PER_SUIT, OF_RANK, OF_SUIT, RANK, SUIT, VALUE

BONUSES = ("sweep", "picada", "simili", "quadriglia")
SWEEP: Final = 1
PICADA: Final = 2
SIMILI: Final = 4
QUADRIGLIA: Final = 8
"""The bonuses of one capture as a bit set, in the order of ``BONUSES``."""

Tally = tuple[int, int, int, int]
"""The number of times a team has scored each bonus, in the order of ``BONUSES``."""

NO_SUMS: Final[list[list[int]]] = [[] for _ in range(NUMERALS_PER_SUIT + 1)]


def sums_of(table: int) -> list[list[int]]:
    """The groups of two or more table numerals, by what they add up to, 0 to 10 (section 3.3).

    Under each sum fewest cards first, then by the cards in canonical order. Groups of one card,
    then of two and so on are extended by every later card, which yields just that order.
    The lists are for reading only.
    """
    cards = cards_of(table & NUMERALS)
    if len(cards) < 2:
        return NO_SUMS
    sums: list[list[int]] = [[] for _ in range(NUMERALS_PER_SUIT + 1)]
    groups = [1 << card for card in cards]
    totals = [VALUE[card] for card in cards]
    nexts = list(range(1, len(cards) + 1))
    at = 0
    while at < len(groups):
        group, total = groups[at], totals[at]
        for position in range(nexts[at], len(cards)):
            longer = total + VALUE[cards[position]]
            if longer <= NUMERALS_PER_SUIT:
                groups.append(group | 1 << cards[position])
                totals.append(longer)
                nexts.append(position + 1)
                sums[longer].append(groups[-1])
        at += 1
    return sums


def captures_among(card: int, table: int, sums: list[list[int]]) -> list[int]:
    """The sets of table cards that ``card`` may capture, in the contract's order.

    Laying the card is legal besides (section 3.1): one equal card (3.2), or for a numeral a sum.
    ``sums`` are those of the table; courts, which have no number, find none there. The list may be
    one of ``sums``: it is for reading only.
    """
    equal = table & OF_RANK[RANK[card]]
    if not equal:
        return sums[VALUE[card]]
    return [1 << other for other in cards_of(equal)] + sums[VALUE[card]]


def captures_of(card: int, table: int) -> list[int]:
    """The captures of a single card; for several cards at one table use ``captures_among``."""
    return captures_among(card, table, sums_of(table))


def bonuses_of(card: int, taken: int, table: int, just_laid: int) -> int:
    """The bonuses of a capture as a bit set (section 4).

    ``table`` is what lay there before; ``just_laid`` is the mask of the card the previous player
    laid, 0 if it laid none.
    """
    bonuses = 0
    if taken == table:
        bonuses |= SWEEP
    if taken == just_laid and taken & OF_RANK[RANK[card]]:
        bonuses |= PICADA
    if not taken & ~OF_SUIT[SUIT[card]]:
        bonuses |= SIMILI
    two_less = taken & taken - 1
    two_less &= two_less - 1
    if two_less:
        bonuses |= QUADRIGLIA
    return bonuses

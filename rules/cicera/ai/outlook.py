"""The expected result of a deal when a round of four plays begins, all hands open.

Play-outs of sampled worlds stop here instead of going on to the end: what a move does shows within
the next few plays, and the bonuses that come by chance long after it would only blur it.
Points won count in full. Majorities and the napula (section 5) count by the chance of
getting them, were every open card as likely to go to one team as to the other. The rest are learned
numbers (``learned``), in hundredths of a point for the team to act: where the cards of a rank are,
who can take what lies on the table, and which cards are still to be won.
"""

from math import erf, sqrt
from typing import Final

from rules.cards import count
from rules.cicera.ai.learned import (
    FIRST_TO_PLAY,
    HELD,
    MATCHES,
    ON_TABLE,
    PICADAS,
    PLACES,
    SINGLES,
    SUMS,
)
from rules.cicera.ai.policy import SPAN, of_rank
from rules.cicera.cards import (
    ACE_OF_SWORDS,
    DECK,
    FANTE_OF_CUPS,
    LA_MATA,
    NUMERALS_PER_SUIT,
    OF_RANK,
    PER_SUIT,
    RANK,
    SWORDS,
    TEN_OF_COINS,
    WEIGHT,
)


def _majority(lead: int, cards: int, spread: float) -> int:
    """The chance to win a majority, less that of losing it, in per cent.

    ``cards`` are still open, and go to the teams in groups, which makes the ``spread`` wider.
    """
    if not cards:
        return 100 * ((lead > 0) - (lead < 0))
    return round(100 * erf(lead / (spread * sqrt(2 * cards))))


MOST: Final = tuple(
    _majority(lead, cards, 2.2)
    for lead in range(-DECK.size, DECK.size + 1)
    for cards in range(DECK.size + 1)
)
"""The chance of the majority of cards by the lead and the open cards."""

MOST_SWORDS: Final = tuple(
    _majority(lead, swords, 1.2)
    for lead in range(-PER_SUIT, PER_SUIT + 1)
    for swords in range(PER_SUIT + 1)
)
"""The chance of the majority of swords by the lead and the open swords."""


def outlook(
    hands: list[int], to_act: int, table: int, just_laid: int, own: int, other: int
) -> float:
    """The points of team 0 less those of team 1 at the end of the deal, bonuses so far aside.

    All cards are masks; ``own`` is the pile of team 0, ``other`` that of team 1. Every hand holds
    the same number of cards.
    """
    first = [hands[to_act], hands[to_act + 1 & 3], hands[to_act + 2 & 3], hands[to_act + 3 & 3]]
    turn = FIRST_TO_PLAY + _places(first, table) + _chances(first, table, just_laid)
    for place in range(4):
        value = _held(first[place])
        turn += -value if place & 1 else value
    won = worth_won(own, other)
    return (won - turn if to_act & 1 else won + turn) / 100


def worth_won(own: int, other: int) -> int:
    """The worth of two piles to the owner of the first, in hundredths of a point."""
    cards, others = count(own), count(other)
    lead, rest = cards - others, DECK.size - cards - others
    worth = 2 * MOST[(lead + DECK.size) * (DECK.size + 1) + rest]
    cards, others = count(own & SWORDS), count(other & SWORDS)
    lead, rest = cards - others, PER_SUIT - cards - others
    worth += MOST_SWORDS[(lead + PER_SUIT) * (PER_SUIT + 1) + rest]
    for prize in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS):
        worth += 100 * ((own >> prize & 1) - (other >> prize & 1))
    return worth + _napula(own, other) - _napula(other, own)


def _napula(own: int, other: int) -> int:
    """The napula to be expected of a pile, in hundredths of a point."""
    chance, length = 100.0, 0.0
    for place in range(NUMERALS_PER_SUIT):
        sword = ACE_OF_SWORDS + place
        if other >> sword & 1:
            break
        if not own >> sword & 1:
            chance /= 2
        if place == 2:
            length = 3 * chance
        elif place > 2:
            length += chance
    return int(length)


def _places(first: list[int], table: int) -> int:
    """The worth to the team to act of where the cards of every rank are."""
    a, b, c, d = first
    worth = 0
    for rank in range(PER_SUIT):
        at = (of_rank(a, rank) * SPAN + of_rank(b, rank)) * SPAN + of_rank(c, rank)
        worth += PLACES[(at * SPAN + of_rank(d, rank)) * SPAN + of_rank(table, rank)]
    return worth


def _chances(first: list[int], table: int, just_laid: int) -> int:
    """The worth to the team to act of what each seat can take from the table."""
    worth, size, weight, equal = 0, 0, 0, 0
    rest = table
    while rest:
        low = rest & -rest
        rest ^= low
        card = low.bit_length() - 1
        size += 1
        weight += WEIGHT[card]
        equal |= OF_RANK[RANK[card]]
        worth += ON_TABLE[card]
    laid = OF_RANK[RANK[just_laid.bit_length() - 1]] if just_laid else 0
    total = OF_RANK[weight - 1] if size > 1 and weight <= NUMERALS_PER_SUIT else 0
    for place in range(4):
        hand = first[place]
        if hand & laid:
            worth += PICADAS[place]
        if hand & total:
            worth += SUMS[place]
        if size > 1:
            worth += MATCHES[place] * count(hand & equal)
        elif hand & equal:
            worth += SINGLES[place]
    return worth


def _held(hand: int) -> int:
    """The worth of the cards of a hand to its team."""
    worth = 0
    while hand:
        low = hand & -hand
        hand ^= low
        worth += HELD[low.bit_length() - 1]
    return worth

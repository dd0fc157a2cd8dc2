"""The documented greedy player of Cicera: one play ahead, no search."""

from typing import Final

from rules.cards import cards_of, mask_of
from rules.cicera.captures import bonuses_of
from rules.cicera.cards import (
    ACE_OF_SWORDS,
    DECK,
    FANTE_OF_CUPS,
    LA_MATA,
    NUMERALS_PER_SUIT,
    OF_RANK,
    RANK,
    SWORDS,
    TEN_OF_COINS,
    WEIGHT,
)
from rules.cicera.moves import CARD_BITS, CARD_FIELD, Move, coded_moves, decode
from rules.cicera.state import View


def _worth(card: int) -> int:
    """The rough worth of winning a card: its share of the majorities, its prize, its run."""
    worth = 8
    if SWORDS >> card & 1:
        worth += 10
        place = card - ACE_OF_SWORDS
        worth += (36, 36, 36, 12, 8, 6, 5, 4, 3, 3, 0, 0, 0)[place]
    if card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS):
        worth += 32
    return worth


WORTH: Final = tuple(_worth(card) for card in range(DECK.size))
"""The rough worth of winning each card, in fortieths of a point."""

CHANCE: Final = (0, 33, 56, 70, 80)
"""The chance, in per cent, that the next seat holds one of 0 to 4 given unseen cards."""

PRIZE: Final = tuple(
    int(card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS))
    + int(ACE_OF_SWORDS <= card < ACE_OF_SWORDS + 3)
    for card in range(DECK.size)
)
"""The prizes that a card wins or helps to: its own point, and the napula's first three cards."""


def greedy(view: View) -> Move:
    """The documented greedy player, which looks one play ahead.

    It takes if it can: for the most bonuses, then the most prize cards and napula cards, the most
    cards, the smallest risk of a scùa by the next seat. Otherwise it lays the card that a picada or
    a scùa is least likely to follow. It knows which cards are still unseen.
    """
    assert view.hand is not None
    table = mask_of(view.table)
    just_laid = 0 if view.just_laid is None else 1 << view.just_laid
    others = DECK.full & ~(view.hand | table | view.captured[0] | view.captured[1])
    best = -1
    best_worth: tuple[int, ...] = ()
    for move in coded_moves(view.hand, table):
        worth = _greedy_worth(move, table, just_laid, others)
        if best < 0 or worth > best_worth:
            best, best_worth = move, worth
    return decode(best)


def _greedy_worth(move: int, table: int, just_laid: int, others: int) -> tuple[int, ...]:
    """The gains and risks of a move, in order of importance."""
    card, taken = move & CARD_FIELD, move >> CARD_BITS
    if not taken:
        risk = CHANCE[(others & OF_RANK[RANK[card]]).bit_count()]
        risk += CHANCE[sweepers(table | 1 << card, others)]
        return (0, 0, 0, -risk, -WORTH[card])
    won = cards_of(taken | 1 << card)
    return (
        bonuses_of(card, taken, table, just_laid).bit_count(),
        sum(PRIZE[c] for c in won),
        len(won),
        -CHANCE[sweepers(table ^ taken, others)],
        sum(WORTH[c] for c in won),
    )


def sweepers(table: int, others: int) -> int:
    """The number of cards that the next seat may hold and that could sweep a table."""
    if not table & table - 1:
        return (others & OF_RANK[RANK[table.bit_length() - 1]]).bit_count() if table else 0
    total = sum(WEIGHT[card] for card in cards_of(table))
    return (others & OF_RANK[total - 1]).bit_count() if total <= NUMERALS_PER_SUIT else 0

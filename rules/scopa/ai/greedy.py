"""The documented greedy player of Scopa: one play ahead, no search."""

from rules.cards import cards_of, mask_of
from rules.scopa.ai.policy import CARD_WORTH
from rules.scopa.captures import is_sweep
from rules.scopa.cards import DIAMONDS, PRIMIERA, SETTEBELLO
from rules.scopa.moves import CARD_BITS, CARD_FIELD, Move, coded_moves, decode
from rules.scopa.state import View


def greedy(view: View) -> Move:
    """The move that wins most at once.

    It prefers, in this order, the settebello, a sweep, more diamonds, more cards, the better
    primiera cards; otherwise it lays the card of least worth.
    """
    assert view.hand is not None
    table = mask_of(view.table)
    best = -1
    best_worth: tuple[int, ...] = ()
    last_card = not view.stock_size and sum(view.hand_sizes) == 1
    for move in coded_moves(view.hand, table):
        worth = _worth(move, table, last_card)
        if best < 0 or worth > best_worth:
            best, best_worth = move, worth
    return decode(best)


def _worth(move: int, table: int, last_card: bool) -> tuple[int, ...]:
    """The gains of a move in order of importance."""
    card, taken = move & CARD_FIELD, move >> CARD_BITS
    won = taken | 1 << card if taken else 0
    return (
        won >> SETTEBELLO & 1,
        int(taken != 0 and is_sweep(taken != table, last_card)),
        (won & DIAMONDS).bit_count(),
        won.bit_count(),
        sum(PRIMIERA[c] for c in cards_of(won)),
        -CARD_WORTH[card],
    )

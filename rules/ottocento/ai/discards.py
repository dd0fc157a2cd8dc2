"""The discards of Ottocento in the order in which they are worth considering."""

from rules.cards import cards_of
from rules.ottocento.ai.policy import WORTH
from rules.ottocento.cards import JACKS, KINGS, KNIGHTS, OF_SUIT, QUEENS, SUIT, TRUMP_SUIT
from rules.ottocento.combinations import total_points
from rules.ottocento.moves import coded_discards, discards_of


def discard_order(hand: int) -> list[int]:
    """The coded pairs that may be discarded from seventeen cards, the most promising first."""
    ranked = [(-_promise(hand, discards_of(move)), move) for move in coded_discards(hand)]
    ranked.sort()
    return [move for _, move in ranked]


def _promise(hand: int, away: int) -> int:
    """The promise of a discard, in half points.

    They count for the own team, so their worth is safe; but they cannot be declared any more, and
    trumps, or court cards that a king protects, win more in play. A suit without a card, or with
    one only, is soon trumped.
    """
    left = hand & ~away
    worth = 4 * total_points(left)
    for card in cards_of(away):
        suit_left = left & OF_SUIT[SUIT[card]]
        worth += 2 * WORTH[card]
        if SUIT[card] == TRUMP_SUIT:
            worth -= 30
        elif not suit_left:
            worth += 8
        elif suit_left.bit_count() == 1 and not suit_left & KINGS:
            worth += 2
        if 1 << card & (QUEENS | KNIGHTS | JACKS) and suit_left & KINGS:
            worth -= 10
    return worth

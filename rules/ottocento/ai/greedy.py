"""The documented greedy player of Ottocento, the bar that the search is measured against.

It follows the rules of thumb of ``policy`` without search. It discards no trump and nothing that
spoils a declaration, but points that are safe there and cards that leave a suit void; declares
whenever it can; wins tricks that hold points with the lowest card that is enough; throws points on
tricks that its partner is going to win; leads unbeatable court cards and, from a hand with many,
high trumps; and gives the cheapest card for the Matto. It counts the cards played, and draws no
conclusions from them.
"""

from rules.cards import mask_of
from rules.ottocento.ai.discards import discard_order
from rules.ottocento.ai.policy import first_of
from rules.ottocento.ai.styles import PLAIN_STYLE
from rules.ottocento.ai.worlds import position_of
from rules.ottocento.moves import CARD_FIELD, DECLARE, Declare, Move, Play, Settle, decode
from rules.ottocento.state import DISCARDING, SETTLING, View


def greedy(view: View) -> Move:
    """The move of the greedy player for the seat to act."""
    base = position_of(view)
    hand = base.hand(base.to_act)
    if base.stage == DISCARDING:
        return decode(discard_order(hand)[0])
    moves = base.moves()
    if base.stage == SETTLING:
        cards = mask_of([move & CARD_FIELD for move in moves])
        return Settle(first_of(cards, PLAIN_STYLE.cheapest).bit_length() - 1)
    if moves[0] == DECLARE:
        return Declare()
    return Play(base.policy_card(base.to_act, hand, PLAIN_STYLE))

"""A Cicera player that takes the most and looks no further.

The game's own greedy player also weighs what a play leaves to the next seat, and beats this one by
far; this one is what a first attempt at a player looks like. It prefers, in this order: bonuses
(scùa, picada), prize cards, swords, cards; and if it cannot take, it lays no prize card and no
sword.
"""

from rules.cicera import game
from rules.cicera.cards import DECK, FANTE_OF_CUPS, LA_MATA, SWORDS, TEN_OF_COINS

PRIZES = {DECK.codes[card] for card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS)}
SWORD_CODES = set(DECK.codes_of(SWORDS))


def plain_move(view):
    """The move that takes the most, for the acting seat's view."""
    document = game.write_view(view)
    return max(game.legal_moves(view), key=lambda move: taken(document, game.write_move(move)))


def taken(view, move):
    """What a move wins, as a tuple to compare."""
    capture = list(move["capture"])
    if not capture:
        return (0, 0, 0, 0, -(move["card"] in PRIZES), -(move["card"] in SWORD_CODES))
    bonuses = (len(capture) == len(view["table"])) + (capture == [view["just_laid"]])
    cards = {move["card"], *capture}
    return (bonuses, len(cards & PRIZES), len(cards & SWORD_CODES), len(cards), 0, 0)

"""A player of Cicera that sees what a move brings at once and looks no further.

The greedy player weighs more than that (what a play leaves to the next seat) and beats this one
by far. This is what a first attempt at a player looks like, to compare with figures of others.
"""

from rules.cicera import game
from rules.cicera.cards import DECK, FANTE_OF_CUPS, LA_MATA, SWORDS, TEN_OF_COINS

PRIZES = {DECK.codes[card] for card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS)}
SWORD_CODES = set(DECK.codes_of(SWORDS))


def plain_move(view, seed):
    """Takes the most: bonuses, then prize cards, swords, cards; else lays none of these."""
    document = game.write_view(view)
    return max(game.legal_moves(view), key=lambda move: taken(document, game.write_move(move)))


def taken(view, move):
    """The gains of a move, as a tuple to compare."""
    capture = list(move["capture"])
    if not capture:
        return (0, 0, 0, 0, -(move["card"] in PRIZES), -(move["card"] in SWORD_CODES))
    bonuses = (len(capture) == len(view["table"])) + (capture == [view["just_laid"]])
    cards = {move["card"], *capture}
    return (bonuses, len(cards & PRIZES), len(cards & SWORD_CODES), len(cards), 0, 0)


POLICIES = {"plain": lambda: plain_move}

"""Players that see what a move brings at once and look no further.

The greedy players of Cicera and Ottocento weigh more than that (what a play leaves to the next
seat, which cards are still out) and beat these by far. These are what a first attempt at a player
looks like, for comparison with figures from elsewhere.
"""

from rules.cicera import game as cicera
from rules.cicera.cards import DECK, FANTE_OF_CUPS, LA_MATA, SWORDS, TEN_OF_COINS
from rules.ottocento import game as ottocento
from rules.ottocento.cards import DECK as TAROCCHI_DECK
from rules.ottocento.cards import MATTO_CARD, POWER, SUIT, TRUMP_SUIT, VALUE

PRIZES = {DECK.codes[card] for card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS)}
SWORD_CODES = set(DECK.codes_of(SWORDS))


# -- Cicera ---------------------------------------------------------------------------------------


def cicera_move(view):
    """Takes the most: bonuses, then prize cards, swords, cards; else lays none of these."""
    document = cicera.write_view(view)
    return max(cicera.legal_moves(view), key=lambda move: taken(document, cicera.write_move(move)))


def taken(view, move):
    """The gains of a move, as a tuple to compare."""
    capture = list(move["capture"])
    if not capture:
        return (0, 0, 0, 0, -(move["card"] in PRIZES), -(move["card"] in SWORD_CODES))
    bonuses = (len(capture) == len(view["table"])) + (capture == [view["just_laid"]])
    cards = {move["card"], *capture}
    return (bonuses, len(cards & PRIZES), len(cards & SWORD_CODES), len(cards), 0, 0)


# -- Ottocento ------------------------------------------------------------------------------------


def ottocento_move(view):
    """Declares what it can, wins with the least that wins, else plays the card worth least."""
    moves = ottocento.legal_moves(view)
    written = [ottocento.write_move(move) for move in moves]
    if written[0]["type"] == "declare":
        return moves[0]
    if written[0]["type"] != "play":
        return min(zip(moves, written, strict=True), key=lambda pair: worth(pair[1]))[0]
    played = ottocento.write_view(view)["trick"]
    trick = [TAROCCHI_DECK.index[entry["card"]] for entry in played]
    cards = [TAROCCHI_DECK.index[move["card"]] for move in written]
    partner_wins = len(trick) >= 2 and best_of(trick) == len(trick) - 2
    winning = [card for card in cards if best_of([*trick, card]) == len(trick)]
    if trick and winning and not partner_wins:
        card = min(winning, key=lambda card: (SUIT[card] == TRUMP_SUIT, POWER[card]))
    elif partner_wins:
        card = max(cards, key=lambda card: (SUIT[card] != TRUMP_SUIT, VALUE[card], -POWER[card]))
    else:
        card = min(cards, key=lambda card: (VALUE[card], SUIT[card] == TRUMP_SUIT, POWER[card]))
    return moves[cards.index(card)]


def worth(move):
    """The card values that a discard or a settlement gives away."""
    codes = move["cards"] if "cards" in move else [move["card"]]
    return sum(VALUE[TAROCCHI_DECK.index[code]] for code in codes)


def best_of(trick):
    """Which card of a trick wins it as it stands."""
    best = 0
    for at, card in enumerate(trick):
        if card == MATTO_CARD:
            continue
        leader = trick[best]
        if leader == MATTO_CARD:
            best = at
        elif SUIT[card] == SUIT[leader]:
            best = at if POWER[card] >= POWER[leader] else best
        elif SUIT[card] == TRUMP_SUIT:
            best = at
    return best


PLAYERS = {"cicera": cicera_move, "ottocento": ottocento_move}

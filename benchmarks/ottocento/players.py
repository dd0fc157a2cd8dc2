"""A player of Ottocento that sees what a move brings at once and looks no further.

The greedy player weighs more than that (which cards are still out) and beats this one
by far. This is what a first attempt at a player looks like, to compare with figures of others.
"""

from rules.ottocento import game
from rules.ottocento.cards import DECK, MATTO_CARD, POWER, SUIT, TRUMP_SUIT, VALUE


def plain_move(view, seed):
    """Declares what it can, wins with the least that wins, else plays the card worth least."""
    moves = game.legal_moves(view)
    written = [game.write_move(move) for move in moves]
    if written[0]["type"] == "declare":
        return moves[0]
    if written[0]["type"] != "play":
        return min(zip(moves, written, strict=True), key=lambda pair: worth(pair[1]))[0]
    played = game.write_view(view)["trick"]
    trick = [DECK.index[entry["card"]] for entry in played]
    cards = [DECK.index[move["card"]] for move in written]
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
    return sum(VALUE[DECK.index[code]] for code in codes)


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


POLICIES = {"plain": lambda: plain_move}

"""Scopa tables for tests: built from the few cards that matter, or met in the golden game."""

import json

from rules.scopa import game
from tests.playing import golden

GOLDEN = golden(game)


def written(value):
    return json.loads(json.dumps(value))


def state(table, hand=(), *, left=3, dealer=0, stock=30, captured=((), ()), rest=0, **fields):
    """A state in which seat 1 is to act and has ``left`` cards, some of them given in ``hand``.

    Seat 0 has as many if it deals, else one fewer. The cards that nobody names fill the hand of
    seat 1, that of seat 0 and the stock, and then the pile of seat ``rest``, the last capturer.
    """
    named = {*table, *hand, *captured[0], *captured[1]}
    spare = [code for code in game.deck.codes if code not in named]

    def drawn(number):
        taken, spare[:] = spare[:number], spare[number:]
        return taken

    mine = [*hand, *drawn(left - len(hand))]
    hands, undealt = [drawn(left - dealer), mine], drawn(stock)
    piles = [[*captured[0]], [*captured[1]]]
    piles[rest] += spare
    document = {
        "game": "scopa",
        "rules_version": 1,
        "options": {"target": 11},
        "phase": "play",
        "deal_number": 1,
        "dealer": dealer,
        "to_act": 1,
        "hands": hands,
        "table": [*table],
        "stock": undealt,
        "captured": piles,
        "sweeps": [0, 0],
        "last_capturer": rest if piles[rest] else None,
        "scores": [0, 0],
        **fields,
    }
    assert game.state_faults(document) == []
    return document


def last_play(table, card, **fields):
    """A state in which seat 1 is about to play the last card of the deal."""
    return state(table, [card], left=1, dealer=1, stock=0, **fields)


def finished(pile, **fields):
    """The deal that ends with ``pile`` at seat 0 and all other cards at seat 1."""
    others = [code for code in game.deck.codes if code not in pile]
    card = others[0]
    lying = next(code for code in others if code[0] != card[0])
    return after(last_play([lying], card, captured=(pile, ()), rest=1, **fields), card)


def reached(ply):
    """The state of the golden game after so many plays."""
    deal = GOLDEN["deal"]
    table = game.deal(game.deck.read(deal["deck"]), deal["dealer"], game.default_options(), None)
    for move in GOLDEN["moves"][:ply]:
        table, _ = game.apply(table, game.read_move(move))
    return written(game.write_state(table))


def seen(document, seat):
    """The view of a seat."""
    return written(game.write_view(game.view(game.read_state(document), seat)))


def move(card, capture=()):
    return game.read_move({"type": "play", "card": card, "capture": [*capture]})


def moves(document):
    return [game.write_move(listed) for listed in game.moves_of(game.read_state(document))]


def captures(document, card):
    """What the seat to act may capture with a card, as listed; ``[[]]`` when it can only lay it."""
    return [listed["capture"] for listed in moves(document) if listed["card"] == card]


def refusal(document, card, capture=(), seat=None):
    return game.why_illegal(game.read_state(document), move(card, capture), seat)


def outcome(document, card, capture=()):
    """The state after a play, and its events."""
    table, events = game.apply(game.read_state(document), move(card, capture))
    return written(game.write_state(table)), events


def after(document, card, capture=()):
    return outcome(document, card, capture)[0]


def score(document):
    return written(game.score(game.read_state(document)).document())


def totals(document):
    return [side["total"] for side in score(document)["sides"]]


def item(document, name):
    """The points of both seats for one item of the score."""
    return [entry["points"] for entry in _entries(document, name)]


def details(document, name):
    return [entry["detail"] for entry in _entries(document, name)]


def _entries(document, name):
    sides = score(document)["sides"]
    return [next(entry for entry in side["items"] if entry["name"] == name) for side in sides]

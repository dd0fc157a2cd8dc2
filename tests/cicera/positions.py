"""Cicera tables for tests: built from the few cards that matter, or met in the golden game."""

import json

from rules.cicera import game
from tests.playing import golden

GOLDEN = golden(game)


def written(value):
    return json.loads(json.dumps(value))


def tally(sweep=0, picada=0, simili=0, quadriglia=0):
    return {"sweep": sweep, "picada": picada, "simili": simili, "quadriglia": quadriglia}


def state(table, *hands, plays=8, laid=False, captured=((), ()), last=None, **fields):
    """A state after so many plays, seat 3 being the dealer.

    ``hands`` are (parts of) the hands of the seat to act and of those after it. With ``laid`` the
    last card of the table was laid just now, else the play before was a capture. The cards that
    nobody names fill up the hands, and then the pile of the team of seat ``last``: the latest seat
    that can have captured, unless it is given.
    """
    named = {*table, *captured[0], *captured[1]}.union(*hands)
    spare = [code for code in game.deck.codes if code not in named]
    to_act = plays % 4
    full = [[], [], [], []]
    for turn in range(4):
        seat = (to_act + turn) % 4
        given = hands[turn] if turn < len(hands) else []
        missing = 12 - (plays + 3 - seat) // 4 - len(given)
        full[seat] = [*given, *spare[:missing]]
        del spare[:missing]
    piles = [[*captured[0]], [*captured[1]]]
    last = (plays - 1 - laid) % 4 if last is None else last
    piles[last % 2] += spare
    document = {
        "game": "cicera",
        "rules_version": 1,
        "options": {},
        "phase": "play",
        "dealer": 3,
        "to_act": to_act,
        "hands": full,
        "table": [*table],
        "captured": piles,
        "bonuses": [tally(), tally()],
        "last_capturer": last if any(piles) else None,
        "just_laid": table[-1] if laid else None,
        **fields,
    }
    assert game.state_faults(document) == []
    return document


def last_play(table, card, **fields):
    """A state in which seat 3 is about to play the last card; unless told, seat 2 just captured."""
    return state(table, [card], plays=47, **fields)


def finished(pile, **fields):
    """The deal that ends with ``pile`` at team 0 and all other cards at team 1."""
    lying, card = [code for code in game.deck.codes if code not in pile][:2]
    return after(last_play([lying], card, laid=True, last=1, captured=(pile, ()), **fields), card)


def reached(ply):
    """The state of the golden game after so many plays."""
    deal = GOLDEN["deal"]
    table = game.deal(game.deck.read(deal["deck"]), deal["dealer"], {}, None)
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
    """What the seat to act may capture with a card, as listed; ``[]`` stands for laying it."""
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
    """The points of both teams for one item of the score."""
    return [entry["points"] for entry in _entries(document, name)]


def details(document, name):
    return [entry["detail"] for entry in _entries(document, name)]


def _entries(document, name):
    sides = score(document)["sides"]
    return [next(entry for entry in side["items"] if entry["name"] == name) for side in sides]

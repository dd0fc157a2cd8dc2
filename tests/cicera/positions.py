"""Cicera tables for tests: built from the few cards that matter, or met in the golden game."""

from rules.cicera import game
from tests.documents import Documents

documents = Documents(game)
GOLDEN = documents.golden
dealt = documents.dealt
reached = documents.reached
seen = documents.seen
moves = documents.moves
captures = documents.captures
refusal = documents.refusal
outcome = documents.outcome
after = documents.after
score = documents.score
totals = documents.totals
item = documents.item
details = documents.details


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

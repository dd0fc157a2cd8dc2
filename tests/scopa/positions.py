"""Scopa tables for tests: built from the few cards that matter, or met in the golden game."""

from rules.scopa import game
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

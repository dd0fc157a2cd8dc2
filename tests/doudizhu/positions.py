"""Dou Dizhu positions for the tests, and a brief way to write them and the moves down."""

import json

from rules.doudizhu import game

STATE, VIEW = game.wire.schemas.state(), game.wire.schemas.view()


def dealt(*hands, first_bidder=0, bottom=""):
    """A deal in which each seat holds the cards named; free ones fill up in canonical order."""
    wanted = [hand.split() for hand in (*hands, *[""] * (3 - len(hands)), bottom)]
    free = [code for code in game.deck.codes if not any(code in hand for hand in wanted)]
    deck = []
    for hand, size in zip(wanted, (17, 17, 17, 3), strict=True):
        short = size - len(hand)
        deck += hand + free[:short]
        free = free[short:]
    assert not free
    return game.write_state(game.deal(game.deck.read(deck), first_bidder, {}, None))


def table(*hands, bottom=""):
    """As ``dealt``, after seat 0 has bid 3 and become landlord."""
    return after(dealt(*hands, bottom=bottom), 3)


def on(cards, *hands):
    """Seat 0, the landlord, has led ``cards``; seats 1 and 2 hold what follows."""
    return after(table(cards, *hands), cards)


def read(state):
    """A state as it comes back from JSON, through schema and reader; sure to be consistent."""
    document = STATE.read(json.loads(json.dumps(state)))
    assert game.state_faults(document) == []
    return game.read_state(document)


def move(brief):
    """A bid is written as its number, a play as its cards, a pass as the empty string."""
    if isinstance(brief, int):
        return {"type": "bid", "value": brief}
    return {"type": "play", "cards": brief.split()} if brief else {"type": "pass"}


def after(state, *moves):
    for brief in moves:
        state = step(state, brief)[0]
    return state


def step(state, brief):
    """The state after a move, and its events."""
    then, events = game.apply(read(state), game.read_move(move(brief)))
    return game.write_state(then), events


def why(state, brief, seat=None):
    """The code of the refusal of a move, None if it is legal."""
    refusal = game.why_illegal(read(state), game.read_move(move(brief)), seat)
    return refusal and refusal.code


def hint(state, brief):
    return game.why_illegal(read(state), game.read_move(move(brief))).detail


def listed(state):
    """The legal moves, as briefly as they are written."""
    found = [game.write_move(legal) for legal in game.moves_of(read(state))]
    return [m["value"] if m["type"] == "bid" else " ".join(m.get("cards", ())) for m in found]


def long(cards):
    """Seat 0 as landlord with up to twenty cards of choice."""
    codes = cards.split()
    return table(" ".join(codes[:17]), bottom=" ".join(codes[17:]))


def kind(cards):
    """The kind as which seat 0 leads these cards; the code of the refusal if it cannot."""
    state = long(cards)
    return why(state, cards) or step(state, cards)[1][0]["kind"]


def of(ranks):
    """Cards of the ranks given, the lowest suits of each: "334" is 3C 3D 4C; B and R are jokers."""
    suits = {rank: iter("CDHS") for rank in ranks}
    return " ".join(r + "J" if r in "BR" else r + next(suits[r]) for r in ranks)


def totals(state):
    return [side.total for side in game.score(read(state)).sides]


def detail(state):
    return game.score(read(state)).sides[0].items[0].detail


def view(state, seat):
    return game.write_view(game.view(read(state), seat))


# -- positions ------------------------------------------------------------------------------------

SPRING = [of("3333"), of("456789TJQKA"), "6D 6H 6S 7D 7H"]
ANTI_SPRING = ["4C", of("56789TJQKA"), "5D 5H 6D 6H 7D 7H"]


def sprung(plays=3):
    """Seat 0 goes out in three plays, the first of them a bomb; no farmer plays a card."""
    moves = [brief for cards in SPRING[:plays] for brief in (cards, "", "")]
    return after(long(" ".join(SPRING)), *(moves[:-2] if plays == 3 else moves))


def anti_sprung():
    """Seat 0 leads 3C, its only play; seat 1 beats it and goes out in two more plays."""
    first, second, third = ANTI_SPRING
    state = table("3C", " ".join(ANTI_SPRING))
    return after(state, "3C", first, "", "", second, "", "", third)


def void():
    return after(dealt(), 0, 0, 0)

"""Ottocento positions for the tests, and a brief way to write them and the moves down."""

import json

from rules.ottocento import game

HANDS = [
    "KS QS NS KB TB KC 6C AD 9D 7D Sun 12 6 9 Matto",
    "AS TS QB JB 7B AC QC 9C KD JD 6D Begato Moor1 Moor2 14",
    "8S 6S AB NB 9B JC NC 8C QD ND TD Moor3 Moor4 8 11",
    "JS 9S 7S 8B 6B TC 7C 8D 5 7 10 13 15 16 Moon World Angel",
]
"""A deal of seat 3; the combinations of seats 0 to 3 are worth 32, 60, 13 and 20."""

TRICKS = [
    "KC 9C 8C 7C",  # 0
    "KS TS 6S 9S",  # 0
    "KB 7B 9B 10",  # 3, void in batons by its discards
    "Angel 6 Begato Moor3",  # 3
    "8D Matto KD TD",  # 1, but the Matto stays with team 0
    "AS 8S JS QS",  # 0
    "NS Moor1 Moor4 7S",  # 2
    "11 13 Sun Moor2",  # 0
    "AD JD QD 5",  # 3
    "World 9 14 8",  # 3
    "TC 6C AC JC",  # 2
    "NB 7 TB QB",  # 3
    "Moon 12 QC AB",  # 3
    "16 7D JB NC",  # 3
]
"""The first fourteen tricks of this deal, each from its leader on, and who wins them."""


# -- writing positions and moves down briefly -----------------------------------------------------


def dealt(hands=HANDS, dealer=3):
    """A deal in which the seats get these cards."""
    turns = [(dealer + 1 + turn) % 4 for turn in range(4)]
    deck = [code for seat in turns for code in hands[seat].split()]
    return game.write_state(game.deal(game.deck.read(deck), dealer, {}, None))


def playing(*moves):
    """The deal above after the discards and some moves."""
    return after(dealt(), "discard 8B 6B", *moves)


def cards(*tricks):
    return " ".join(tricks).split()


def bare(*hands, **changes):
    """A table of phase ``play`` with only these cards; nobody asks whether it is consistent."""
    return {
        **dealt(),
        "phase": "play",
        "to_act": 0,
        "hands": [hand.split() for hand in hands] + [[]] * (4 - len(hands)),
        **changes,
    }


def facing(trick, hand):
    """A table where the next seat holds ``hand`` and these cards have been played."""
    played = [{"seat": seat, "card": card} for seat, card in enumerate(trick.split())]
    seat = len(played)
    return bare(*[""] * seat, hand, trick=played, to_act=seat)


def move(text):
    """A card alone is played; "declare", "discard 8B 6B" and "settle 7C" say what they are."""
    kind, *named = text.split()
    if kind == "declare":
        return {"type": "declare"}
    if kind == "discard":
        return {"type": "discard", "cards": named}
    return {"type": "settle", "card": named[0]} if named else {"type": "play", "card": kind}


def listed(state):
    return [written(game.write_move(legal)) for legal in game.moves_of(game.read_state(state))]


def written(document):
    """A move as ``move`` reads it."""
    kind, *named = document.values()
    codes = named[0] if kind == "discard" else named
    return " ".join([kind, *codes]).removeprefix("play ")


def step(state, text):
    then, events = game.apply(game.read_state(state), game.read_move(move(text)))
    return json.loads(json.dumps(game.write_state(then))), events


def after(state, *moves):
    for text in moves:
        state, _ = step(state, text)
    return state


def events_of(state, text):
    return step(state, text)[1]


def why(state, text, seat=None):
    refusal = game.why_illegal(game.read_state(state), game.read_move(move(text)), seat)
    return refusal and refusal.code


def seen(state, seat):
    return json.loads(json.dumps(game.write_view(game.view(game.read_state(state), seat))))


def score(state):
    return game.score(game.read_state(state)).document()


def item(state, name):
    """What both teams have of one item."""
    sides = score(state)["sides"]
    return [i["points"] for side in sides for i in side["items"] if i["name"] == name]


def piles(state):
    return [side["items"][0]["detail"]["pile"] for side in score(state)["sides"]]


# -- whole deals ----------------------------------------------------------------------------------

TOP = "16 15 14 13 12 11 10 9 8 7 Moon Sun World Angel"


def played_out(state, *moves, left=0):
    """After these moves all declare and play the first card they may, until so many are left."""
    state = after(state, *moves)
    while sum(map(len, state["hands"])) > left:
        state = after(state, listed(state)[0])
    return state


def one_sided(dealer, matto, left=0):
    """Seat 0 has the fifteen highest trumps and wins every trick; a seat holds the Matto.

    The others get their cards in canonical order, seat 1 the batons.
    """
    hands = [TOP + " 6", "", "", ""]
    hands[matto] += " Matto"
    rest = [code for code in game.deck.codes if code not in cards(*hands)]
    for seat in range(4):
        missing = 15 + 2 * (seat == dealer) - len(hands[seat].split())
        hands[seat] += " " + " ".join(rest[:missing])
        rest = rest[missing:]
    return played_out(dealt(hands, dealer), left=left)


def one_trick_each_way():
    """Seat 1 wins NC KC QC JC, loses every other trick, and plays the Matto to the last one."""
    hands = [
        TOP + " NC",
        "KC AB 6B 7B 8B 9B TB JB NB QB KB AC 8C 9C Matto",
        "QC TC AD 6D 7D 8D 9D TD JD ND QD KD AS 6S 7S",
        "JC 6C 7C 8S 9S TS JS NS QS KS Begato Moor1 Moor2 Moor3 Moor4 5 6",
    ]
    return played_out(dealt(hands), "discard 6C 7C", "NC", "KC", "QC", "JC")


def midway():
    """Five tricks and two more cards, with every declaration made; seat 3 is to play."""
    first = ["declare", "KC", "declare", "9C", "8C", "declare", "7C"]
    return playing(*first, *cards(*TRICKS[1:5]), "AS", "8S")


def settled():
    return after(one_trick_each_way(), "settle JC")


def without_hand(view):
    return {key: value for key, value in view.items() if key != "hand"}

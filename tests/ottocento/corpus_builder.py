"""Ottocento: play-outs with declarations, rare settlements, and combinations by themselves."""

import json
from collections import Counter

from rules.ottocento import game
from tests.corpus.draws import Draws
from tests.corpus.mistakes import (
    agreed_codes,
    changed,
    impossible,
    inconsistent,
    refusals,
    refuse,
)
from tests.corpus.playouts import fill, line, plies, records, worked
from tests.ottocento import oracle
from tests.ottocento import positions as known
from tests.ottocento.corpus_combinations import combinations
from tests.ottocento.corpus_traits import move_traits, offer_traits, score_traits
from tests.playing import golden, sampled

CODES = oracle.DECK
FAULTS = {
    "hand_size_inconsistent": "8.1",
    "discards_inconsistent": "8.2",
    "turn_inconsistent": "8.2",
    "phase_inconsistent": "8.2",
    "trick_inconsistent": "8.3",
    "declaration_inconsistent": "8.4",
    "settlement_inconsistent": "8.4",
}


def build(book):
    found = list(plies(game, 24, "ottocento", choose))
    made = [ply for state, texts in lines() for ply in played(state, *texts)]
    worked(book, offer_traits, move_traits, score_traits)
    offered(book, [*made, *found])
    applied(book, [*made, *found])
    refused(book, made, found)
    impossible_states(book, made, found)
    scored(book, [*made, *found[::5], *(ply for ply in found if not ply.moves)])
    dealt(book)
    fill(book, "view", views([*made, *found]), each=3, most=45)
    whole = golden(game)
    book.add("record", [("4.6", "the golden game")], deal=whole["deal"], moves=whole["moves"])
    records(book, [("4.6", "a whole deal")], "records", 8, choose)
    combinations(book)


def choose(draws, state, moves):
    """Declare often; else any legal move."""
    if moves[0]["type"] == "declare" and draws.chance(70):
        return moves[0]
    return draws.choice(moves)


# -- constructed play -----------------------------------------------------------------------------


def played(state, *texts):
    """The plies of a line of play, written down briefly."""
    return line(game, state, [known.move(text) for text in texts])


def filled(hands, dealer=3):
    """Hands filled up with the cards that are left, from the seat after the dealer on."""
    taken = " ".join(hands).split()
    rest = [code for code in CODES if code not in taken]
    order = [(dealer + 1 + place) % 4 for place in range(4)]
    for seat in order:
        missing = 15 + 2 * (seat == dealer) - len(hands[seat].split())
        hands[seat] += " " + " ".join(rest[:missing])
        rest = rest[missing:]
    return [hand.strip() for hand in hands]


MOORS = [
    "Moor2 KB QB NB JB TB 9B 8B 7B 6B AB KC QC NC JC",
    "Moor4 KD QD ND JD TD 9D 8D 7D 6D AD TC 9C 8C 7C",
    "Moor1 KS QS NS JS TS 9S 8S 7S 6S AS 6C AC 16 15",
    "Moor3 Begato 5 6 7 8 9 10 11 12 13 14 Moon Sun World Angel Matto",
]
"""Seat 0 leads a Moor; each of the others has one, and seat 3 the rest of the trumps."""

FEW_TRUMPS = [
    "KB QB NB JB TB 9B 8B KC QC NC JC AC 6C Angel World",
    "AB 7B 6B KD QD ND JD TD 9D 8D 7D 6D AD Begato Sun",
    "KS QS NS JS TS 9S 8S 7S 6S AS TC 9C 8C 7C Moor1",
    "Moor2 Moor3 Moor4 5 6 7 8 9 10 11 12 13 14 15 16 Moon Matto",
]
"""Seat 2 is void in batons and coins and has one trump; seat 3 has trumps only."""

NO_TRUMPS = [
    "KB QB NB JB TB 9B 8B 7B 6B AB KD QD ND JD Matto",
    "KC QC NC JC AC 6C 7C 8C 9C TC TD 9D 8D 7D 6D",
    "Begato KS QS NS JS TS 9S 8S 7S 6S AS AD Moor1 5 6",
    "Moor2 Moor3 Moor4 7 8 9 10 11 12 13 14 15 16 Moon Sun World Angel",
]
"""Seat 1 has neither batons nor trumps; seat 0 holds the Matto and seat 2 few trumps."""

LAST_BEGATO = [
    "KB QB NB JB TB 9B 8B 7B 6B AB KC QC NC JC AC",
    "KD QD ND JD TD 9D 8D 7D 6D AD 6C 7C 8C 9C Begato",
    "KS QS NS JS TS 9S 8S 7S 6S AS TC Moor1 Moor2 5 Matto",
    "Moor3 Moor4 6 7 8 9 10 11 12 13 14 15 16 Moon Sun World Angel",
]
"""Seat 1 is void in batons, and the Begato is its only trump."""


def lines():
    """Lines of play that chance hardly brings."""
    yield known.dealt(), ["discard 8B 6B", "declare", "KC", "declare", "9C", "declare", "8C"]
    yield known.dealt(), ["discard 6B 8B", "KC", "9C"]
    yield known.midway(), ["JS"]
    moors = known.dealt(MOORS)
    yield moors, ["discard 5 6", "Moor2", "Moor4", "Moor1", "Moor3"]
    yield moors, ["discard 5 6", "Moor2", "Moor4", "Moor1", "Begato"]
    yield moors, ["discard 5 6", "KB", "Moor4", "Moor1", "Moor3"]
    yield moors, ["discard 5 6", "Moor2", "Moor4", "16", "Matto"]
    few = known.dealt(FEW_TRUMPS)
    yield few, ["discard 5 6", "KB", "AB", "Moor1", "Moor2"]
    yield few, ["discard 5 6", "KC", "Begato", "9C", "Matto"]
    yield few, ["discard 5 6", "Angel", "Sun", "Moor1", "Matto"]
    none = known.dealt(NO_TRUMPS)
    yield none, ["discard 7 8", "KB", "KC", "Begato", "Moor2"]
    yield none, ["discard 7 8", "Matto", "KC", "5", "9"]
    yield none, ["discard 7 8", "Matto", "TD", "AD", "Angel"]
    begato = known.dealt(LAST_BEGATO)
    yield begato, ["discard 6 7", "KB", "Begato", "Moor1", "8"]
    yield begato, ["discard 6 7", "KB", "Begato", "Matto", "8"]
    owed = known.one_trick_each_way()
    for text in known.listed(owed):
        yield owed, [text]
    for dealer, matto in ((0, 1), (1, 1), (1, 3)):
        ended = one_trick_less(dealer, matto)
        yield ended, [known.listed(ended)[0]]


def one_trick_less(dealer, matto):
    """Before the last card of a deal in which one team wins every trick."""
    return known.one_sided(dealer, matto, left=1)


# -- the kinds ------------------------------------------------------------------------------------


def offered(book, found):
    candidates = ((offer_traits(ply), {"state": ply.state}) for ply in found)
    fill(book, "legal_moves", candidates, each=7, most=110)


def applied(book, found):
    candidates = (
        (move_traits(ply), {"state": ply.state, "move": ply.move}) for ply in found if ply.move
    )
    fill(book, "apply", candidates, each=7, most=170)


def refused(book, made, found):
    start, playing, owed = known.dealt(), known.playing(), known.one_trick_each_way()
    cases = [
        *((greatest(), f"discard {cards}") for cards in BAD_DISCARDS.split("/")),
        (start, "KC"),
        (start, "declare"),
        (playing, "discard 5 7"),
        (playing, "settle KC"),
        (playing, "AC"),
        (known.playing("declare"), "declare"),
        (known.midway(), "declare"),
        (known.playing("KC", "9C", "8C", "7C"), "declare"),
        (known.playing("declare", "KC", "declare", "9C", "declare"), "declare"),
        *nothing_to_declare(),
        *((owed, f"settle {card}") for card in ("KC", "QC", "NC", "Matto", "6C", "Angel", "AB")),
        (known.settled(), "settle JC"),
        (known.settled(), "KC"),
        (known.one_sided(0, 1), "declare"),
    ]
    for state, text in cases:
        if known.why(state, text):
            refuse(book, state=state, move=known.move(text))
    for ply in found:
        if ply.state["phase"] == "settlement":
            won = oracle._cards_won(ply.state, ply.state["to_act"] % 2)
            dear = max(won, key=oracle._value)
            refuse(book, state=ply.state, move=known.move(f"settle {dear}"))
    for ply in made:
        trick = ply.state["trick"]
        for card in ply.state["hands"][ply.state["to_act"] or 0] if trick else []:
            if known.why(ply.state, card) and len(book.cases["refuse"]) < 60:
                refuse(book, state=ply.state, move=known.move(card))
    refuse(book, state=playing, move=known.move("9C"), seat=1)
    refusals(book, [*made, *found[:1500]], "refusals", each=6, most=110)


BAD_DISCARDS = "KB 5/Angel 5/5 World/Begato 5/Matto 5/KB KC/5 5/6 6/KB KB/5/5 6 KB/5 6 7/AB 5/5 5 5"


def greatest():
    """The dealer holds kings and all four Tarocchi."""
    return known.dealt(filled(["", "", "", "KB KC Begato Matto World Angel 5 6 7"]))


def nothing_to_declare():
    """Three deals whose first seat has no combination, the Contatori notwithstanding."""
    hands = [
        "KS Begato Matto AC 6B 7B 8B 9B 6D 7D 8D 9D 5 6 Moor1",
        "Angel Begato 16 15 AS TB 9B 8B 7B 6B 6C 7C 8C 9C QB",
        "KS QS AS KB AB Moor1 Moor2 World Sun Moon 16 15 5 6 7",
        "QS NS JS Begato QB NB JB 6C 7C 8C 9C TC 6D 7D 8D",
    ]
    for hand in hands:
        others = filled([hand, "", "", ""])
        state = known.dealt(others)
        discard = known.listed(state)[0]
        yield known.after(state, discard), "declare"


def section_of(code):
    return FAULTS.get(code, "8.1")


def impossible_states(book, made, found):
    midway, settled, owed = known.midway(), known.settled(), known.one_trick_each_way()
    for state in [
        changed(midway, "/discards", ["6B"]),
        changed(midway, "/tricks/2/winner", 1),
        changed(midway, "/tricks/1/leader", 1),
        changed(midway, "/declarations/0/points", 5),
        changed(midway, "/declarations/0/cards", ["KS", "QS", "NS"]),
        changed(midway, "/to_act", 1),
        changed(midway, "/phase", "settlement"),
        changed(midway, "/settlement", {"seat": 0, "card": "7C"}),
        changed(settled, "/settlement/card", "QC"),
        changed(settled, "/settlement/card", "AB"),
        changed(settled, "/settlement/seat", 3),
        changed(owed, "/to_act", 3),
        changed(owed, "/phase", "play"),
    ]:
        inconsistent(book, section_of, state)
    impossible_views(book, [*made, *found[::2]])
    some = [*made, *found[::7]]
    impossible(book, some, section_of, "faults", each=6, most=100)


def impossible_views(book, found):
    """Add views late in a deal in which the few cards not shown can lie nowhere."""
    # Seats 1 and 2 did not follow the Moon nor seat 0 the 16: nobody can have the 8.
    last = known.playing(*known.cards(*known.TRICKS))
    inconsistent(book, lambda code: "8.5", swapped(known.seen(last, 3), "8", "ND"))
    draws, shown = Draws("ottocento views"), Counter()
    for ply in found:
        left = sum(map(len, ply.state["hands"]))
        if left > 2 or ply.state["phase"] == "discard":
            continue
        view = known.seen(ply.state, draws.choice([0, 1, 2, None]))
        hidden = ply.state["discards"] if view["discards"] is None else sum(ply.state["hands"], [])
        if not hidden:
            continue
        view = swapped(view, draws.choice(hidden), draws.choice(CODES))
        codes = agreed_codes(game, view)
        if any(shown[code] < 3 for code in codes):
            inconsistent(book, lambda code: "8.5", view, codes)
            shown.update(codes)


def swapped(document, one, other):
    """A copy of a document in which two cards have changed places."""
    text = json.dumps(document)
    marked = text.replace(f'"{one}"', '"?"').replace(f'"{other}"', f'"{one}"')
    return json.loads(marked.replace('"?"', f'"{other}"'))


def scored(book, found):
    candidates = ((score_traits(ply.state), {"state": ply.state}) for ply in found)
    fill(book, "score", candidates, each=3, most=70)
    for dealer in range(4):
        for matto in (0, 1, 3):
            state = known.one_sided(dealer, matto)
            if state["phase"] == "deal_over":
                book.add("score", score_traits(state), state=state)


def dealt(book):
    hands = ("2.2", "fifteen cards each, seventeen to the dealer")
    for seed in ("1", "arbitro", "Bégato ♦ 7", "a", "x" * 128):
        book.add("deal", [("1", "sixty-two cards"), hands], seed=seed)
        for dealer in range(4):
            book.add("deal", [("2.1", "seats in order"), hands], seed=seed, dealer=dealer)
    for dealer in range(4):
        book.add("deal", [hands, ("1", "in canonical order")], deck=CODES, dealer=dealer)
    for deck in (CODES[1:], [*CODES[1:], "Matto"], [*CODES[1:], "1X"]):
        book.add("deal", [("8.1", "a deck that is none")], deck=deck, dealer=0)


def views(found):
    for ply in sampled(found, 400):
        for seat in (*range(4), None):
            state = ply.state
            who = "a spectator" if seat is None else "a seat"
            if seat == state["dealer"]:
                who = "the dealer"
            shown = " with declarations" if any(state["declarations"]) else ""
            traits = [("2.4", f"{who} in {state['phase']}{shown}")]
            yield traits, {"state": state, "seat": seat}

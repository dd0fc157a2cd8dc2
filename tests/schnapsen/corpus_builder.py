"""Schnapsen: play-outs, and the positions of every way in which a deal can be won."""

from rules.schnapsen import game
from tests.corpus.mistakes import changed, impossible, inconsistent, refusals, refuse
from tests.corpus.playouts import fill, line, plies, records, worked
from tests.playing import golden
from tests.schnapsen import oracle
from tests.schnapsen import positions as known
from tests.schnapsen.corpus_traits import (
    move_traits,
    offer_traits,
    score_traits,
    stock_of,
)
from tests.schnapsen.positions import after, dealt, facing, marriage, table, thirty

CODES = oracle.DECK


def build(book):
    found = list(plies(book.game, 120, "schnapsen", choose))
    made = [ply for state, moves in GAMES for ply in played(state, *moves)]
    worked(book, offer_traits, move_traits, score_traits)
    offered(book, [*made, *found])
    applied(book, made, found)
    refused(book, found)
    impossible_states(book, found)
    scored(book, [*made, *found])
    deals(book, found)
    fill(book, "view", views(found), each=4, most=45)
    recorded(book)


def choose(draws, state, moves):
    special = [move for move in moves if move["type"] in ("exchange", "marriage")]
    if special and draws.chance(60):
        return draws.choice(special)
    if not state["trick"] and draws.chance(75):
        moves = [move for move in moves if move["type"] != "close"]
    return draws.choice(moves)


# -- constructed play -----------------------------------------------------------------------------


def played(state, *briefs):
    """The plies of a line of play, written down briefly."""
    return line(game, state, [known.move(brief) for brief in briefs])


def both_pending():
    return table(
        ["KS AS JC JD QD", "KH KC TC KD JS"],
        ["1 QH AH 0", "0 QS TD 0"],
        marriages=[marriage(1, "H", 40, 0), marriage(0, "S", 20, 1)],
    )


def pending_wins():
    return table(
        ["TC KC JD QD KD", "KH AC TS TD QC"],
        ["1 QH AH 0", "0 JC JS 0"],
        marriages=[marriage(1, "H", 40, 0)],
    )


def pending_lost():
    return table(
        ["AH TH KC KD QD", "KS JC QC JD JS"],
        ["1 QS AS 0", "0 AC TC 0", "0 AD TD 0"],
        marriages=[marriage(1, "S", 20, 0)],
    )


def exactly_66():
    return table(
        ["TC QC JD QD AC", "KS TH JC KC KD"],
        ["1 QS JS 1", "1 AD TD 1"],
        marriages=[marriage(1, "S", 20, 0)],
    )


def strong_opponent():
    return table(["AC AD AS AH KC", "TC TD QS QH JC"])


STRICT = [
    # led with a closed stock, the hand that answers, an answer
    ("TS", "AS JS QH JC QC", "AS"),
    ("KS", "QS JS QH AC JC", "QS"),
    ("KS", "QS QH JC AC TC", "QS"),
    ("QS", "KS TS AS JS JC", "KS"),
    ("AS", "TH AC TC QC KC", "TH"),
    ("AS", "AC TC QC KC JC", "JC"),
    ("KH", "TH AH QH AC JC", "TH"),
    ("AH", "TH QH AS AC JC", "TH"),
    ("AH", "AS TS AC JC QC", "AS"),
    ("JS", "QH TH AC JC QD", "QH"),
]

FAILED = ["TS", "AS", "QC", "TC", "AH", "JD", "KH", "QD", "QH", "KS"]
GAMES = [
    (dealt(), ["exchange", "close", "marriage KH", "JD"]),
    (dealt(), ["marriage QH", "AS"]),
    (dealt(), ["KH", "JD"]),
    (dealt(), ["AC", "KC"]),
    (dealt(), ["marriage KH", "JD"]),
    (known.before_last_draw(), ["KS", "QS", "marriage QH"]),
    (known.before_last_draw(), ["KS", "JC"]),
    (known.before_last_draw(), ["close", "KS"]),
    (table(["KS QH KH TH KD", "QS AH JC JD QD"], known.OPEN_TRICKS[:4]), ["TH", "AH"]),
    (known.pending(), ["JC", "AC"]),
    (known.pending(), ["KC", "KS"]),
    (both_pending(), ["JC", "KC"]),
    (pending_wins(), ["TC", "AC", "TD", "KD"]),
    (pending_lost(), ["AH", "JC"]),
    (exactly_66(), ["TH", "TC"]),
    (known.fifty_six(), ["QC", "KD"]),
    (known.fifty_six(), ["AH", "QH"]),
    (thirty(), ["marriage KH"]),
    (thirty(), ["close", "marriage QH"]),
    (thirty(scores=[5, 1], deal_number=4), ["marriage KH"]),
    (thirty(scores=[1, 3], deal_number=5), ["marriage KH"]),
    (known.sixty_three("AC"), ["marriage KH"]),
    (known.sixty_three("TC"), ["marriage KH"]),
    (known.sixty_three("AC"), ["close", "marriage KH"]),
    (known.sixty_three("TC"), ["close", "marriage KH"]),
    (known.thirteen(), ["close", "TS", "AS", "QC", "TC", "marriage KH"]),
    (known.thirteen(), ["close", *FAILED]),
    (table(["KC TD QS KS JH", "AC KD QD JD JS"], indicator="AH"), ["close", "AC", "KC", "KD"]),
    (strong_opponent(), ["close", "TC", "AC", "AD", "TD", "AS", "QS", "AH", "QH"]),
    (known.last_trick(), ["JD", "TH"]),
    (known.exhausted(), ["KD", "QD", "JS", "JH", "JC", "QH", "KH", "AH"]),
    (table(["AC TC AD TD AS", "QS KS JC JD QD"]), ["marriage QS", "AC"]),
    *((known.strictly_facing(led, hand), [answer]) for led, hand, answer in STRICT),
    *((facing(led, hand), [hand.split()[-1]]) for led, hand, _ in STRICT[:4]),
]


# -- the kinds ------------------------------------------------------------------------------------


def offered(book, found):
    candidates = ((offer_traits(ply), {"state": ply.state}) for ply in found)
    fill(book, "legal_moves", candidates, each=10, most=140)


def applied(book, made, found):
    for ply in made:
        if ply.move:
            book.add("apply", move_traits(ply), state=ply.state, move=ply.move)
    candidates = (
        (move_traits(ply), {"state": ply.state, "move": ply.move}) for ply in found if ply.move
    )
    fill(book, "apply", candidates, each=6, most=150)


def refused(book, found):
    over = after(thirty(), "marriage KH")
    cases = [
        (over, "JC"),
        (dealt(), "KC"),
        (after(dealt(), "AC"), "marriage KC"),
        (after(dealt(), "AC"), "close"),
        (after(dealt(), "AC"), "exchange"),
        (after(dealt(), "close"), "exchange"),
        (after(dealt(), "close"), "close"),
        (known.exhausted(), "close"),
        (known.exhausted(), "exchange"),
        (known.before_last_draw(), "exchange"),
        (known.before_last_draw(), "marriage KD"),
        (dealt(), "marriage AC"),
        (dealt(), "marriage JH"),
        (after(dealt(), "close", "TC"), "marriage AC"),
        (after(dealt(), "close", "TC"), "marriage QC"),
        (after(dealt(), "close", "TC"), "exchange"),
    ]
    for led, hand, _ in STRICT:
        state = known.strictly_facing(led, hand)
        cases += [(state, card) for card in hand.split() if known.why(state, card)]
    for state, text in cases:
        refuse(book, state=state, move=known.move(text))
    refuse(book, state=dealt(), move=known.move("KC"), seat=0)
    for state in (dealt(), known.exhausted(), known.closed()):
        refuse(book, previous=state)
    for scores in ([5, 1], [4, 2], [3, 3]):
        refuse(book, previous=after(thirty(scores=scores, deal_number=6), "marriage KH"))
    refusals(book, found[:800], "refusals", each=8, most=80)


def impossible_states(book, found):
    start, won = dealt(), after(thirty(), "marriage KH")
    declared, shut = known.declared(), known.closed()
    exchanged = after(dealt(), "exchange")
    for state in [
        changed(start, "/trump", "S"),
        changed(exchanged, "/exchanged/card", "TH"),
        changed(exchanged, "/exchanged/seat", 0),
        changed(declared, "/marriages/0/suit", "D"),
        changed(declared, "/marriages/0/points", 20),
        changed(declared, "/marriages/0/trick", 1),
        changed(shut, "/closed/opponent_points", 14),
        changed(shut, "/closed/opponent_tricks", 0),
        changed(shut, "/closed/seat", 0),
        changed(won, "/result/winner", 0),
        changed(won, "/result/game_points", 2),
        changed(thirty(), "/result", {"winner": 1, "game_points": 3, "reason": "reached_66"}),
        changed(start, "/scores", [7, 6]),
        changed(won, "/scores", [7, 7]),
        changed(won, "/phase", "match_over"),
        changed(known.thirteen(), "/tricks/0/winner", 1),
        changed(start, "/to_act", 0),
        changed(start, "/to_act", None),
    ]:
        inconsistent(book, lambda code: "8", state)
    impossible(book, found[::2], lambda code: "8", "faults", each=5, most=130)


def scored(book, found):
    candidates = ((score_traits(ply.state), {"state": ply.state}) for ply in found)
    fill(book, "score", candidates, each=6, most=70)


def deals(book, found):
    cards, hands = ("1", "twenty cards"), ("2.1", "five cards each, the indicator and nine")
    first = ("2.2", "the non-dealer leads")
    for seed in ("1", "arbitro", "Bégato ♦ 7", "a", "x" * 128):
        book.add("deal", [cards, hands, first], seed=seed)
        for dealer in (0, 1):
            book.add("deal", [hands, first], seed=seed, dealer=dealer)
    for dealer in (0, 1):
        book.add("deal", [hands, first], deck=known.DECK, dealer=dealer)
    start = ("7", "both start with the target")
    for target in (1, 3, 21):
        book.add("deal", [start], deck=CODES, dealer=0, options={"target": target})
    for deck in (CODES[1:], [*CODES[1:], "QC"], [*CODES[1:], "1X"]):
        book.add("deal", [("8", "a deck that is none")], deck=deck, dealer=0)
    turn = [("2.3", "the other seat deals next"), ("7", "the match goes on")]
    over = [p.state for p in found if p.state["phase"] == "deal_over"][:6]
    for number, state in enumerate(over):
        book.add("deal", turn, seed=str(number), previous=state)
    book.add("deal", turn, deck=CODES, previous=over[0])


def views(found):
    for ply in found[::5]:
        for seat in (0, 1, None):
            state = ply.state
            who = "a spectator" if seat is None else "a seat"
            if state["to_act"] is not None and seat == state["to_act"]:
                who = "the seat to act"
            stock = stock_of(state)
            traits = [("2.1", f"{who} sees no hidden cards, {state['phase']}, stock {stock}")]
            yield traits, {"state": state, "seat": seat}


def recorded(book):
    whole = golden(book.game)
    book.add("record", [("5", "the golden game")], deal=whole["deal"], moves=whole["moves"])
    records(book, [("3", "a whole deal")], "records", 8, choose)

"""Scopa: play-outs in which captures are frequent, and the positions that chance hardly brings."""

from tests.corpus.mistakes import changed, impossible, inconsistent, refusals, refuse
from tests.corpus.playouts import Ply, fill, plies, possible, records, worked
from tests.playing import sampled
from tests.scopa import oracle
from tests.scopa import positions as known
from tests.scopa.positions import GOLDEN, finished, reached

CODES = oracle.DECK
TIED = [*CODES[:10], "AD", "2D", "3D", "4D", "7D", *CODES[20:24], "6H"]
"""A pile with half of the cards and of the diamonds, without spades: only the settebello counts."""


def state(table, hand, **fields):
    """A position with these cards on the table and in the hand of seat 1, which is to act."""
    return possible(oracle, known.state(table, hand, **fields), [*table, *hand, *pile_of(fields)])


def last_play(table, card, **fields):
    """A position in which seat 1 is about to play the last card of the deal."""
    return possible(
        oracle, known.last_play(table, card, **fields), [*table, card, *pile_of(fields)]
    )


def pile_of(fields):
    return fields.get("captured", [()])[0]


def build(book):
    found = list(plies(book.game, 60, "scopa", choose))
    worked(book, offer_traits, move_traits, score_traits)
    offered(book, found)
    applied(book, found)
    refused(book, found)
    impossible_states(book, found)
    scored(book, found)
    dealt(book, found)
    fill(book, "view", views(found), each=4, most=40)
    book.add("record", [("5", "the golden game")], deal=GOLDEN["deal"], moves=GOLDEN["moves"])
    records(book, [("3", "a whole deal, any moves")], "records", 4)
    records(book, [("3", "a whole deal with many captures")], "more records", 4, choose)


def choose(draws, table, moves):
    captures = [move for move in moves if move["capture"]]
    return draws.choice(captures if captures and draws.chance(75) else moves)


def play(card, *capture):
    return {"type": "play", "card": card, "capture": list(capture)}


# -- traits ---------------------------------------------------------------------------------------


def offer_traits(ply):
    """What a list of legal moves shows."""
    table, moves = ply.state, ply.moves
    if not moves:
        return [("5.1", "no moves when the deal is over")]
    traits = [("3", "every card of the hand may be played")] if captures_and_lays(moves) else []
    for card in dict.fromkeys(move["card"] for move in moves):
        traits += card_traits(card, [m["capture"] for m in moves if m["card"] == card], table)
    return traits


def captures_and_lays(moves):
    return any(move["capture"] for move in moves) and not all(move["capture"] for move in moves)


def card_traits(card, captures, table):
    values = [oracle.value(other) for other in table["table"]]
    if captures == [[]]:
        return [("3.3", "a card that takes nothing is laid")]
    if len(captures[0]) == 1:
        several = len(captures) > 1
        traits = [("3.1", "one of several equal cards" if several else "the equal card")]
        if sums_besides(card, table):
            traits.append(("3.1", "an equal card forbids a sum"))
        return traits
    traits = [("3.2", "one of several sums" if len(captures) > 1 else "the only sum")]
    if len({len(capture) for capture in captures}) > 1:
        traits.append(("3.2", "sums of different length, the shorter listed first"))
    if max(map(len, captures)) > 3:
        traits.append(("3.2", "a sum of four cards or more"))
    if any(value > 7 for value in values if value in taken_values(captures)):
        traits.append(("1", "a court is part of a sum"))
    return traits


def taken_values(captures):
    return {oracle.value(card) for capture in captures for card in capture}


def sums_besides(card, table):
    others = [other for other in table["table"] if oracle.value(other) != oracle.value(card)]
    return bool(oracle.captures(card, others))


def move_traits(ply):
    """What a move shows: how it captures, and what happens after it."""
    table, move, after = ply.state, ply.move, ply.after
    captures = [m["capture"] for m in ply.moves if m["card"] == move["card"]]
    traits = card_traits(move["card"], captures, table)
    if not move["capture"] and any(m["capture"] for m in ply.moves):
        traits.append(("3", "a card is laid although another one could capture"))
    last = after["phase"] != "play"
    if sum(after["sweeps"]) > sum(table["sweeps"]):
        traits.append(("4", "a sweep"))
        if not after["table"] and len(after["stock"]) < len(table["stock"]):
            traits.append(("4", "a sweep with the last card of a round"))
    elif set(move["capture"]) == set(table["table"]) and table["table"] and last:
        traits.append(("4", "no sweep with the last card of the deal"))
    if len(after["stock"]) < len(table["stock"]):
        traits.append(("2.4", f"three more cards each, stock {len(after['stock'])}"))
    else:
        traits.append(("2.3", "the other seat plays next"))
    return traits + end_traits(table, after)


def end_traits(table, after):
    if after["phase"] == "play":
        return []
    left = "cards are left" if len(table["table"]) > 1 else "nothing is left"
    traits = [("5.1", f"{left} at the end of the deal"), ("6", after["phase"])]
    scores = after["scores"]
    if scores[0] == scores[1] >= after["options"]["target"]:
        traits.append(("6", "a tie at or above the target plays on"))
    return traits


def score_traits(table):
    score = oracle.score(table)
    traits = [("5.2", "final" if score["final"] else "provisional, the piles as they lie")]
    for name, points in oracle.deal_points(table).items():
        if not any(points):
            traits.append(("5.2", f"nobody has the point for {name}"))
    suits = [oracle.primiera(pile) > 0 for pile in table["captured"]]
    traits.append(("5.3", ("nobody", "one seat", "each seat")[sum(suits)] + " has a primiera"))
    if table["phase"] != "play":
        traits.append(("6", table["phase"]))
    return traits


# -- the kinds ------------------------------------------------------------------------------------

CHOICES = [
    (["7C", "3D", "4S", "KD"], "7H"),
    (["3D", "4S", "5C", "KS"], "7H"),
    (["7C", "7S", "2C", "AD"], "7H"),
    (["AC", "2C", "3D", "4D", "5H"], "KH"),
    (["3D", "4D", "4S", "QC"], "7H"),
    (["JD", "AC", "5S", "3S"], "QC"),
    (["AC", "2D", "5H", "3S"], "AD"),
    (["JC", "2D", "6S", "QS"], "KH"),
    (["AC", "AD", "AS", "2C", "2D", "3C", "3D"], "7H"),
    (["AC", "AD", "AH", "AS", "2C", "2D"], "QH"),
    (["AC", "AD", "AH", "AS", "2C", "2D", "2H", "2S"], "KH"),
    ([], "7H"),
]


def choice_tables():
    for table, card in CHOICES:
        fields = {} if len(table) == 4 else {"left": 2, "stock": 18, "rest": 0}
        if not table:
            fields["sweeps"] = [1, 0]
        yield state(table, [card], **fields)


def offered(book, found):
    for table in choice_tables():
        ply = Ply(table, oracle.legal_moves(table), None, None)
        book.add("legal_moves", offer_traits(ply), state=table)
    candidates = ((offer_traits(p), {"state": p.state}) for p in found)
    fill(book, "legal_moves", candidates, each=12, most=60)


def applied(book, found):
    last_one = [
        (state(["7C"], ["7H"], left=1, dealer=1, stock=24), play("7H", "7C")),
        (state(["3D", "4S"], ["7H"], left=1, stock=0), play("7H", "3D", "4S")),
        (last_play(["3D", "4S"], "7H"), play("7H", "3D", "4S")),
        (last_play(["7S"], "7H"), play("7H", "7S")),
        (last_play(["2C", "3D", "5H", "KS"], "KH", rest=0), play("KH", "KS")),
        *((last_play(["QC", "2D"], "7H", rest=seat), play("7H")) for seat in (0, 1)),
        (state(["2C", "3D", "4D", "5H"], ["KH"]), play("KH", "5H", "2C", "3D")),
        *matches(),
    ]
    for table, move in last_one:
        applied_one(book, table, move)
    for table in choice_tables():
        for move in sampled(oracle.legal_moves(table), 4):
            applied_one(book, table, move)
    candidates = (
        (move_traits(p), {"state": p.state, "move": p.move}) for p in found if p.move is not None
    )
    fill(book, "apply", candidates, each=8, most=80)


def applied_one(book, table, move):
    ply = Ply(table, oracle.legal_moves(table), move, oracle.apply(table, move))
    book.add("apply", move_traits(ply), state=table, move=move)


def matches():
    """The last play of a deal that brings the match to various totals; seat 0 gets one point."""
    for before, sweeps in [
        ([9, 9], [0, 0]),
        ([10, 10], [0, 1]),
        ([12, 12], [0, 1]),
        ([11, 11], [0, 0]),
        ([11, 11], [0, 2]),
        ([10, 0], [0, 0]),
        ([0, 10], [0, 1]),
        ([10, 0], [0, 2]),
    ]:
        fields = {"captured": (TIED, ()), "rest": 1, "sweeps": sweeps}
        yield last_play(["KD"], "JS", scores=before, deal_number=9, **fields), play("JS")
    for target in (1, 2):
        options = {"target": target}
        yield last_play(["KD"], "JS", captured=(TIED, ()), rest=1, options=options), play("JS")


def refused(book, found):
    equal = state(["7C", "7S", "3D", "4S"], ["7H", "JS", "2C"])
    sums = state(["3D", "4S", "2C", "5H"], ["7H", "JS", "AC"])
    for table, move in [
        (equal, play("7H", "3D", "4S")),
        (equal, play("7H", "7C", "7S")),
        (equal, play("7H", "7C", "3D", "4S")),
        (equal, play("7H", "3D")),
        (equal, play("7H", "7C", "7C")),
        (equal, play("7H", "7H")),
        (equal, play("7H")),
        (sums, play("7H")),
        (sums, play("7H", "3D", "4S", "2C", "5H")),
        (sums, play("7D", "3D", "4S")),
        (reached(36), play("6H")),
        (state(["JC", "2D", "6S", "2C"], ["KH"]), play("KH", "JC", "2D", "2C")),
        (state(["KC", "KD", "6S", "4C"], ["KH"]), play("KH", "6S", "4C")),
        (state(["KC", "KD", "6S", "4C"], ["KH"]), play("KH", "KC", "KD")),
        (state(["QC", "QD", "4S", "5C"], ["QH"]), play("QH", "QC", "QD")),
    ]:
        refuse(book, state=table, move=move)
    refuse(book, state=equal, move=play("7H", "7C"), seat=0)
    for table in (reached(0), reached(20), reached(35)):
        refuse(book, previous=table)
    for scores in ([10, 0], [10, 5], [10, 8]):
        refuse(book, previous=finished(TIED, scores=scores, deal_number=4))
    refusals(book, found[:600], "refusals", each=9, most=80)


def impossible_states(book, found):
    start, end = reached(0), reached(36)
    kings = ["KC", "KD", "KS"]
    stock = [*[code for code in start["stock"] if code not in kings], "3C", "JS", "JD"]
    for table in [
        changed(start, "/table", ["4C", *kings], "/stock", stock),
        changed(start, "/table", [*kings, "4C"], "/stock", stock),
        changed(start, "/scores", [1, 0]),
        changed(start, "/scores", [3, 11], "/deal_number", 2),
        changed(end, "/scores", [0, 0]),
        changed(end, "/phase", "match_over"),
        changed(end, "/options/target", 4),
        changed(reached(1), "/sweeps", [2, 0]),
    ]:
        inconsistent(book, lambda code: "7", table)
    impossible(book, found[::3], lambda code: "7", "faults", each=5, most=90)


PILES = [
    [],
    TIED,
    [*TIED, "7H"],
    TIED[1:],
    [*TIED, "5D"],
    [code for code in TIED if code != "AD"],
    CODES[20:30],
    [*TIED, "KS"],
    ["KC", "KD", "KH"],
    ["7C", "7D", "6H", "6S"],
    ["7C", "7D", "7H", "AS"],
    ["7C", "7D", "6H", "AS"],
    ["7C", "7D", "7H"],
    ["2C", "6C", "AC", "AD", "5D", "7H", "6H", "KS", "3S"],
    *(sorted({rank + "C", "JC", "KD", "QH", "JS"}) for rank in "76A5432Q"),
]


def scored(book, found):
    tables = [finished(pile) for pile in PILES]
    tables += [finished(TIED, sweeps=sweeps) for sweeps in ([2, 3], [0, 1], [4, 0])]
    for table in tables:
        book.add("score", score_traits(table), state=table)
    for table, move in matches():
        after = oracle.apply(table, move)
        book.add("score", score_traits(after), state=after)
    candidates = ((score_traits(p.state), {"state": p.state}) for p in found)
    fill(book, "score", candidates, each=10, most=40)


def with_kings(number):
    """A deck with so many kings on the first table, and the others at the bottom."""
    kings = ["KC", "KD", "KH", "KS"]
    others = [code for code in CODES if code not in kings]
    return others[:6] + kings[:number] + others[6:] + kings[number:]


def dealt(book, found):
    hands = ("2.1", "three cards each, four to the table")
    first = ("2.3", "the non-dealer plays first")
    for seed in ("1", "arbitro", "Bégato ♦ 7", "a", "42", "x" * 128):
        book.add("deal", [("1", "forty cards"), hands, first], seed=seed)
        for dealer in (0, 1):
            book.add("deal", [hands, first], seed=seed, dealer=dealer)
    again = ("2.2", "the first shuffle is void, the same dealer deals again")
    for seed in VOID_SEEDS:
        book.add("deal", [again], seed=seed)
    book.add("deal", [again], seed=VOID_SEEDS[0], dealer=1)
    for number in range(5):
        note = "void, has to be dealt again" if number > 2 else "two kings do no harm"
        for dealer in (0, 1):
            book.add("deal", [("2.2", note)], deck=with_kings(number), dealer=dealer)
    book.add("deal", [hands], deck=CODES, dealer=1, options={"target": 21})
    for deck in (CODES[1:], [*CODES[1:], "2C"], [*CODES[1:], "1X"]):
        book.add("deal", [("7", "a deck that is none")], deck=deck, dealer=0)
    over = [p.state for p in found if p.state["phase"] == "deal_over"][:4]
    for number, table in enumerate([*over, finished(TIED, options={"target": 21})]):
        book.add("deal", [("6", "the other seat deals next")], seed=str(number), previous=table)
    book.add("deal", [("6", "the other seat deals next")], deck=CODES, previous=over[0])


VOID_SEEDS = ("redeal-346",)


def views(found):
    for ply in found[::7]:
        for seat in (0, 1, None):
            table = ply.state
            who = "a spectator" if seat is None else "a seat"
            if table["to_act"] is not None and seat == table["to_act"]:
                who = "the seat to act"
            traits = [("2.1", f"{who} sees no hidden cards, {table['phase']}")]
            yield traits, {"state": table, "seat": seat}

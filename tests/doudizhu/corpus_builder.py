"""Dou Dizhu: auctions, each kind of combination led and beaten, and combinations by themselves."""

from collections import Counter

from rules.doudizhu import game
from tests.corpus.draws import Draws
from tests.corpus.mistakes import changed, impossible, inconsistent, refusals, refuse
from tests.corpus.playouts import fill, line, plies, records, worked
from tests.doudizhu import oracle
from tests.doudizhu import positions as known
from tests.doudizhu.corpus_combinations import (
    NEAR_MISSES,
    cards,
    combinations,
    fits,
    misses,
)
from tests.doudizhu.corpus_traits import (
    move_traits,
    offer_traits,
    ranks_of,
    score_traits,
)
from tests.doudizhu.positions import after, long, of, on
from tests.playing import golden

CODES = oracle.DECK
FAULTS = {
    "hand_size_inconsistent": "6.2",
    "auction_inconsistent": "6.3",
    "bottom_inconsistent": "6.4",
    "combination_inconsistent": "6.5",
    "plays_inconsistent": "6.6",
    "bombs_inconsistent": "6.6",
    "phase_inconsistent": "6.7",
}


def build(book):
    found = list(plies(book.game, 24, "doudizhu", choose))
    made = [ply for state, moves in GAMES for ply in played(state, *moves)]
    made += [ply for answer in [*ANSWERS, *more_answers()] for ply in answered(*answer)]
    worked(book, offer_traits, move_traits, score_traits)
    offered(book, [*made, *found])
    applied(book, made, found)
    refused(book, made, found)
    impossible_states(book, made, found)
    scored(book, [*made, *found])
    dealt(book)
    fill(book, "view", views([*made, *found]), each=3, most=45)
    whole = golden(book.game)
    book.add("record", [("5", "the golden game")], deal=whole["deal"], moves=whole["moves"])
    records(book, [("3", "a whole deal")], "records", 8, choose)
    combinations(book)


def choose(draws, state, moves):
    """Bid seldom high and pass seldom; prefer long combinations, in whatever suits."""
    if state["phase"] == "bidding":
        return draws.choice(moves[:2] if draws.chance(70) else moves)
    plays = [move for move in moves if move["type"] == "play"]
    if not plays or (len(plays) < len(moves) and draws.chance(25)):
        return moves[0] if moves[0]["type"] == "pass" else draws.choice(moves)
    few = [draws.choice(plays) for _ in range(3)]
    move = max(few, key=lambda play: len(play["cards"]))
    return {**move, "cards": any_suits(draws, state, move["cards"])}


def any_suits(draws, state, cards):
    """Cards of the same ranks from the hand, in any suits and any order."""
    hand, chosen = state["hands"][state["to_act"]], []
    for rank, copies in Counter(map(oracle._rank, cards)).items():
        chosen += draws.sample([code for code in hand if oracle._rank(code) == rank], copies)
    return draws.sample(chosen, len(chosen))


# -- constructed play -----------------------------------------------------------------------------


def played(state, *briefs):
    """The plies of a line of play, written down briefly."""
    return line(game, state, [known.move(brief) for brief in briefs])


ANSWERS = [
    ("3", "42", "4"),
    ("33", "4422", "22"),
    ("333", "444555", "444"),
    ("3334", "5556777R", "777R"),
    ("33344", "5556677788", "55566"),
    ("34567", "456789TJQKA", "45678"),
    ("334455", "445566778899", "778899"),
    ("333444", "555666777", "555666"),
    ("33344457", "66677789AA", "66677789"),
    ("3334445566", "7778889922", "7778889922"),
    ("333346", "55556789", "555567"),
    ("33334455", "66667788", "66667788"),
    ("3333", "4444BR", "4444"),
    ("BR", "4444", ""),
]
"""For each kind: what is led, what the next seat holds among other cards, and how it answers."""


def more_answers():
    """Leads and answers of every kind in various ranks, the answer being all that is held."""
    draws = Draws("doudizhu answers")
    for kind in oracle.KINDS[:-1]:
        rows = [row for row in oracle.all_rank_multisets() if row["kind"] == kind]
        pairs = []
        while len(pairs) < 5:
            low, high = draws.choice(rows), draws.choice(rows)
            lead, answer = name_of(low), name_of(high)
            longer = len(low["ranks"]) != len(high["ranks"]) or len(high["ranks"]) > 17
            if low["base"] < high["base"] and not longer and fits(lead + answer):
                pairs.append((lead, answer, answer))
        yield from pairs


def name_of(row):
    """The ranks of a combination, as briefly as they are written."""
    return "".join(oracle.RANKS[rank][0] for rank in row["ranks"])


def answered(lead, held, answer):
    """A lead, its answer by the next seat, and two passes."""
    first, hand = cards(lead), pick(held, taken=cards(lead))
    state = known.table(" ".join(first[:17]), " ".join(hand), bottom=" ".join(first[17:]))
    reply = " ".join(oracle._cheapest(hand, ranks_of(cards(answer))))
    return played(state, " ".join(first), reply, "", *([""] if reply else []))


def pick(ranks, taken):
    """Cards of the ranks given that are not taken, of the lowest suits; B and R are jokers."""
    chosen = []
    for rank in ranks:
        name = rank + "J" if rank in "BR" else rank
        free = [code for code in CODES if code not in chosen and code not in taken]
        chosen.append(next(code for code in free if oracle.RANKS[oracle._rank(code)] == name))
    return chosen


def bombs_on_everything():
    """Seat 1 holds a bomb, seat 2 the rocket, whatever is led; and a higher bomb."""
    for led in ("3", "34567", "333444", "33344456", "333345"):
        table = known.table(" ".join(cards(led)), of("8888"), of("9999BR"))
        yield table, [" ".join(cards(led)), of("8888"), of("9999"), "", ""]
        yield table, [" ".join(cards(led)), of("8888"), of("BR"), "", ""]


GAMES = [
    (known.dealt(), [0, 0, 0]),
    (known.dealt(), [0, 0, 1, 0, 0]),
    (known.dealt(), [1, 2, 0, 3]),
    (known.dealt(), [3]),
    (known.dealt(first_bidder=1), [0, 0, 1, 0, 2, 0, 3]),
    (known.dealt(first_bidder=2), [1, 2, 0, 0]),
    (known.dealt(first_bidder=2), [0, 1, 2, 3]),
    (known.dealt(), [0, 1, 0, 2, 0, 0]),
    (known.dealt(), [2, 0, 0]),
    (known.long(" ".join(known.SPRING)), [*sum(([c, "", ""] for c in known.SPRING), [])[:-2]]),
    (known.table("3C", " ".join(known.ANTI_SPRING)), ["3C", "4C", "", "", *known.ANTI_SPRING[1:2]]),
    *bombs_on_everything(),
]


# -- the kinds ------------------------------------------------------------------------------------


def offered(book, found):
    candidates = (
        (offer_traits(ply), {"state": ply.state}) for ply in found if len(ply.moves) < 120
    )
    fill(book, "legal_moves", candidates, each=2, most=60)
    full = long(of("33334444555566667788"))
    for state in (long(of("33344455566677788BR2")), long(of("33445566778899TTJJQQ")), full):
        for ply in line(game, state, []):
            book.add("legal_moves", offer_traits(ply), state=state)


def applied(book, made, found):
    candidates = (
        (move_traits(p), {"state": p.state, "move": p.move}) for p in [*made, *found] if p.move
    )
    fill(book, "apply", candidates, each=5, most=260)


NOT_BEATEN = [
    ("BR", "4444"),
    ("4444", "3333"),
    ("4444", "56789"),
    ("BR", "22"),
    ("34567", "456789"),
    ("456789", "56789"),
    ("3334", "5"),
    ("5", "3"),
    ("5", "5"),
    ("66", "55"),
    ("2", "A"),
    ("R", "B"),
    ("444555", "666777888"),
    ("45678", "34567"),
    ("33344456", "555666777889"),
    ("55566678", "333444AA"),
    ("333444555", "666777"),
    ("44455", "333AA"),
    ("444A", "3332"),
    ("555533", "444466"),
    ("55556677", "44448899"),
    ("334455", "66778899"),
    ("3334", "55566"),
    ("333345", "66667788"),
    ("33344456", "5556667788"),
]
"""What is led, and what the next seat cannot play on it."""


def led(ranks, held):
    """Seat 0, the landlord, has led cards of these ranks; seat 1 holds those others."""
    lead = cards(ranks)
    hand = pick(held, taken=lead)
    state = known.table(" ".join(lead[:17]), " ".join(hand), bottom=" ".join(lead[17:]))
    return after(state, " ".join(lead))


def refused(book, made, found):
    bidding = after(known.dealt(), 1)
    pair = on(of("55"), of("4466") + " 3C", of("7777"))
    beaten = [(led(lead, held), "".join(held.split())) for lead, held in NOT_BEATEN]
    cases = [
        (bidding, 1),
        (after(bidding, 2), 2),
        (after(bidding, 2), 1),
        (bidding, 4),
        (bidding, -1),
        (after(bidding, 0), 17),
        (bidding, ""),
        (bidding, "3C"),
        (on("3C"), 1),
        (known.table("3C"), 3),
        (known.table("3C"), ""),
        (long(of("33")), ""),
        (long(of("444")), ""),
        (pair, of("44")),
        (pair, "3C"),
        (known.void(), 1),
        (known.sprung(), "3C"),
        *((long(of(wrong)), of(wrong)) for wrong in NEAR_MISSES.split() if misses(wrong)),
    ]
    for state, brief in cases:
        refuse(book, state=state, move=known.move(brief))
    for state, ranks in beaten:
        played_cards = oracle._cheapest(state["hands"][1], ranks_of(cards(ranks)))
        refuse(book, state=state, move={"type": "play", "cards": played_cards})
    refuse(book, state=pair, move={"type": "play", "cards": ["6C", "6C"]})
    refuse(book, state=known.table("3C"), move={"type": "play", "cards": ["3C", "3C", "3C"]})
    refuse(book, state=known.table("3C 4C"), move={"type": "play", "cards": ["3C", "4C", "3C"]})
    refuse(book, state=bidding, move=known.move(2), seat=0)
    refusals(book, found[:1200], "refusals", each=6, most=90)


def section_of(code):
    return FAULTS.get(code, "6.1")


def impossible_states(book, made, found):
    opening = known.table("3C 4C 5C 6C", "3D 4D", "3H 4H", bottom="BJ RJ 2S")
    answered_once = after(opening, "3C", "4D", "")
    bidding = after(known.dealt("3C 4C", "3D 4D", "3H 4H", bottom="BJ RJ 2S"), 0, 1, 0)
    bombed = after(long(of("3333") + " 4C BJ RJ"), of("3333"), "", "", "4C")
    for state in [
        changed(bidding, "/bids/1", 4),
        changed(bidding, "/bids/2", 1),
        changed(bidding, "/bid", 0),
        changed(bidding, "/to_act", 1),
        changed(opening, "/bid", 2),
        changed(opening, "/bottom/2", "3D"),
        changed(opening, "/bottom/2", "3H"),
        changed(opening, "/bottom", ["BJ", "RJ"]),
        changed(answered_once, "/combination/kind", "pair"),
        changed(answered_once, "/combination/cards/0", "3D"),
        changed(answered_once, "/passes", 0),
        changed(answered_once, "/plays/0", 0),
        changed(answered_once, "/plays/0", 2),
        changed(answered_once, "/rockets", 1),
        changed(bombed, "/bombs", 0),
        changed(bombed, "/bombs", 2),
        changed(on("BJ RJ"), "/rockets", 0),
    ]:
        inconsistent(book, section_of, state)
    impossible(book, [*made, *found[::3]], section_of, "faults", each=5, most=110)


def sprung_at(bid):
    """The landlord goes out in three plays, the first of them a bomb; no farmer plays a card."""
    hand = " ".join(known.SPRING).split()
    state = after(known.dealt(" ".join(hand[:17]), bottom=" ".join(hand[17:])), bid, 0, 0)
    first, second, third = known.SPRING
    return after(state, first, "", "", second, "", "", third)


def anti_sprung_at(bid):
    """The landlord leads 3C, its only play; the next seat beats it and goes out."""
    first, second, third = known.ANTI_SPRING
    state = after(known.dealt("3C", " ".join(known.ANTI_SPRING)), bid, 0, 0)
    return after(state, "3C", first, "", "", second, "", "", third)


def scored(book, found):
    candidates = ((score_traits(ply.state), {"state": ply.state}) for ply in found)
    fill(book, "score", candidates, each=4, most=60)
    for state in (known.sprung(), known.anti_sprung(), known.sprung(2), known.void()):
        book.add("score", score_traits(state), state=state)
    for bid in (1, 2):
        for state in (sprung_at(bid), anti_sprung_at(bid)):
            book.add("score", score_traits(state), state=state)
    for last in (of("3333"), of("BR")):
        state = after(long(f"{last} 4C"), "4C", "", "", last)
        book.add("score", score_traits(state), state=state)


def dealt(book):
    hands = ("2.1", "seventeen cards each, three at the bottom")
    for seed in ("1", "arbitro", "Bégato ♦ 7", "a", "x" * 128):
        book.add("deal", [("1", "fifty-four cards"), hands], seed=seed)
        for bidder in range(3):
            book.add("deal", [hands], seed=seed, first_bidder=bidder)
    for bidder in range(3):
        book.add("deal", [hands, ("1", "in canonical order")], deck=CODES, first_bidder=bidder)
    for deck in (CODES[1:], [*CODES[1:], "RJ"], [*CODES[1:], "1X"]):
        book.add("deal", [("6.1", "a deck that is none")], deck=deck, first_bidder=0)


def views(found):
    for ply in found[::3]:
        for seat in (*range(3), None):
            state = ply.state
            who = "a spectator" if seat is None else "a farmer or bidder"
            if seat is not None and seat == state["landlord"]:
                who = "the landlord"
            shown = "hidden" if state["landlord"] is None else "open"
            traits = [("2.1", f"{who} in {state['phase']}"), ("2.4", f"the bottom is {shown}")]
            yield traits, {"state": state, "seat": seat}

"""Cicera: play-outs with frequent captures, and every way in which bonuses come together."""

from tests.cicera import oracle
from tests.cicera import positions as known
from tests.cicera.positions import GOLDEN, reached, tally
from tests.corpus.mistakes import changed, impossible, inconsistent, refusals, refuse
from tests.corpus.playouts import Ply, fill, plies, possible, records, worked
from tests.playing import sampled

CODES = oracle.DECK
SWORDS = [code for code in CODES if code[1] == "S"]


def state(table, hand, **fields):
    """A position with these cards on the table and in the hand of the seat to act."""
    return possible(oracle, known.state(table, hand, **fields), [*table, *hand])


def last_play(table, card, **fields):
    """A position in which seat 3 is about to play the last card of the deal."""
    return possible(oracle, known.last_play(table, card, **fields), [*table, card])


def build(book):
    found = list(plies(book.game, 40, "cicera", choose))
    worked(book, offer_traits, move_traits, score_traits)
    offered(book, found)
    applied(book, found)
    refused(book, found)
    impossible_states(book, found)
    scored(book, found)
    dealt(book)
    fill(book, "view", views(found), each=4, most=40)
    book.add("record", [("5", "the golden game")], deal=GOLDEN["deal"], moves=GOLDEN["moves"])
    records(book, [("3", "a whole deal, any moves")], "records", 3)
    records(book, [("3", "a whole deal with many captures")], "more records", 3, choose)
    records(book, [("5.1", "a whole deal in which nobody captures")], "lays", 2, only_lay)


def choose(draws, table, moves):
    captures = [move for move in moves if move["capture"]]
    return draws.choice(captures if captures and draws.chance(60) else moves)


def only_lay(draws, table, moves):
    return draws.choice([move for move in moves if not move["capture"]])


def play(card, *capture):
    return {"type": "play", "card": card, "capture": list(capture)}


# -- traits ---------------------------------------------------------------------------------------


def offer_traits(ply):
    """What a list of legal moves shows."""
    table, moves = ply.state, ply.moves
    if not moves:
        return [("5.1", "no moves when the deal is over")]
    traits = [("3", "every card of the hand may be played"), ("3.1", "any card may be laid")]
    for card in dict.fromkeys(move["card"] for move in moves):
        traits += card_traits(card, [m["capture"] for m in moves if m["card"] == card], table)
    return traits


def card_traits(card, captures, table):
    singles = [capture for capture in captures if len(capture) == 1]
    sums = [capture for capture in captures if len(capture) > 1]
    kind = "numeral" if oracle.is_numeral(card) else "court"
    traits = []
    if singles:
        traits.append(("3.2", f"a {kind} takes {'one of several' if singles[1:] else 'its equal'}"))
    if sums:
        traits.append(("3.3", f"{'several sums' if sums[1:] else 'one sum'} for a numeral"))
    if singles and sums:
        traits.append(("3.3", "equal card and sums at the same time"))
    if any(len(capture) > 3 for capture in sums):
        traits.append(("3.3", "a sum of four cards or more"))
    if kind == "court" and table["table"] and not singles:
        traits.append(("3.3", "a court takes no sum"))
    return traits


def move_traits(ply):
    """What a move shows: how it captures, its bonuses, and what happens after it."""
    table, move, after = ply.state, ply.move, ply.after
    traits = [lay_or_capture(move)]
    team = table["to_act"] % 2
    gained = [
        name
        for name in oracle.BONUSES
        if after["bonuses"][team][name] > table["bonuses"][team][name]
    ]
    sections = {"sweep": "4.1", "picada": "4.2", "simili": "4.3", "quadriglia": "4.4"}
    if gained:
        together = " and ".join(gained)
        traits += [(sections[name], together) for name in gained]
        if len(gained) > 1:
            traits.append(("4", together))
    elif move["capture"]:
        traits.append(("4", "a capture without a bonus"))
    if after["phase"] != "play":
        traits.append(("4", "the last play") if gained else ("5.1", "the last play"))
        traits.append(("5.1", rest_of(table, after)))
    else:
        traits.append(("2.1", "the next seat plays"))
    return traits


def lay_or_capture(move):
    if not move["capture"]:
        return "3.1", "a card is laid"
    if len(move["capture"]) == 1:
        return "3.2", "an equal card is taken"
    return "3.3", f"{len(move['capture'])} cards are taken as a sum"


def rest_of(table, after):
    if after["table"]:
        return "nobody captured, the cards stay unclaimed"
    return f"the rest goes to the team of the last capturer, seat {after['last_capturer']}"


def score_traits(table):
    score, points = oracle.score(table), oracle.deal_points(table)
    traits = [("5.4", "final" if score["final"] else "provisional, the piles as they lie")]
    if score["draw"]:
        traits.append(("5.4", "a draw"))
    if not any(table["captured"]):
        traits.append(("5.1", "nobody has captured"))
    for name in ("cards", "swords", "la_mata", "ten_of_coins", "fante_of_cups"):
        winner = (
            "nobody" if not any(points[name]) else f"team {points[name].index(max(points[name]))}"
        )
        traits.append(("5.2", f"{name} for {winner}"))
    traits.append(("5.3", f"a napula of {max(points['napula'])}"))
    for team in (0, 1):
        traits += [("4", name) for name in oracle.BONUSES if table["bonuses"][team][name]]
    return traits


# -- the kinds ------------------------------------------------------------------------------------

CHOICES = [
    (["7D", "3C", "4S"], "7B"),
    (["7D", "3C", "4S", "KD"], "7B"),
    (["JC", "KD"], "JS"),
    (["JC", "JD", "KD"], "JS"),
    (["7D", "7C", "3C", "4S", "5D", "2B"], "7B"),
    (["AB", "AC", "AD", "AS", "2C", "2D"], "TB"),
    (["NC", "JD", "2C"], "TB"),
    ([], "TB"),
]

BONUSES = [
    # table, just laid, card, capture: every set of bonuses that one capture can have
    (["4S", "KD"], False, "4B", ["4S"]),
    (["4S"], False, "4B", ["4S"]),
    (["KD", "4S"], True, "4B", ["4S"]),
    (["4S"], True, "4B", ["4S"]),
    (["KB", "4S", "5S"], False, "9S", ["4S", "5S"]),
    (["4S", "5S"], False, "9S", ["4S", "5S"]),
    (["KB", "2S", "3C", "4S"], False, "9S", ["2S", "3C", "4S"]),
    (["2S", "3C", "4S"], False, "9S", ["2S", "3C", "4S"]),
    (["2S", "3S", "4S", "KD"], False, "9S", ["2S", "3S", "4S"]),
    (["2S", "3S", "4S"], False, "9S", ["2S", "3S", "4S"]),
    (["2S", "3S", "4S"], True, "9S", ["2S", "3S", "4S"]),
    (["KD", "JC"], True, "JB", ["JC"]),
    (["4S", "4C"], True, "4B", ["4S"]),
    (["4C", "4S"], True, "4B", ["4S"]),
    (["AS", "4S", "5S"], True, "9S", ["4S", "5S"]),
    (["AB", "2C", "3D", "4S"], False, "TB", ["AB", "2C", "3D", "4S"]),
]


def choice(table, card):
    """A position to choose in; an empty table has just been swept by the other team."""
    fields = {} if table else {"bonuses": [tally(), tally(sweep=1)]}
    return state(table, [card], **fields)


def bonus_tables():
    """Captures with every set of bonuses, in mid-deal and, where that can be, as the last play."""
    for table, laid, card, capture in BONUSES:
        yield state(table, [card], laid=laid), play(card, *capture)
        if could_be_left([*table, card]):
            fields = {"laid": True, "last": 1} if laid else {}
            yield last_play(table, card, **fields), play(card, *capture)


def could_be_left(cards):
    """Whether captures can have taken all other cards.

    They take courts in pairs, and numerals that add up to twice those they were played for.
    """
    courts = [len([card for card in cards if card[0] == rank]) for rank in "JNK"]
    worth = sum(oracle.number(card) for card in cards if oracle.is_numeral(card))
    return worth % 2 == 0 and not any(count % 2 for count in courts)


def end_tables():
    """Last plays: with and without a capture, by either team, and when nobody ever captured."""
    for last in (0, 1, 2):
        yield last_play(["3D", "2C"], "7B", laid=True, last=last), play("7B")
    yield last_play(["4D", "2C", "7S"], "7B"), play("7B", "7S")
    yield last_play(["7S"], "7B"), play("7B", "7S")
    for dealer in (0, 3):
        table = all_laid(dealer, left=1)
        yield table, play(*table["hands"][table["to_act"]])


def all_laid(dealer, left):
    """A deal in which every card was laid, but for so many that are left."""
    table = oracle.deal(CODES[dealer:] + CODES[:dealer], dealer, {})
    for _ in range(48 - left):
        table = oracle.apply(table, play(table["hands"][table["to_act"]][0]))
    return table


def won(pile, **fields):
    """The end of a deal in which team 0 has this pile and team 1 all other cards."""
    rest = [code for code in CODES if code not in pile]
    return {
        **reached(48),
        "captured": [oracle.canonical(pile), rest],
        "bonuses": [tally(), tally()],
        "last_capturer": 1,
        **fields,
    }


def offered(book, found):
    tables = [choice(table, card) for table, card in CHOICES]
    for table in [*tables, reached(0), reached(48)]:
        ply = Ply(table, oracle.legal_moves(table), None, None)
        book.add("legal_moves", offer_traits(ply), state=table)
    candidates = ((offer_traits(p), {"state": p.state}) for p in found if len(p.moves) < 200)
    fill(book, "legal_moves", candidates, each=16, most=70)
    longest = max(found, key=lambda ply: len(ply.moves))
    book.add("legal_moves", offer_traits(longest), state=longest.state)


def applied(book, found):
    cases = [*bonus_tables(), *end_tables()]
    for table, card in CHOICES:
        for capture in sampled([[], *oracle.captures(card, table)], 4):
            cases.append((choice(table, card), play(card, *capture)))
    for table, move in cases:
        ply = Ply(table, oracle.legal_moves(table), move, oracle.apply(table, move))
        book.add("apply", move_traits(ply), state=table, move=move)
    first = reached(0)
    equal = next((m for m in oracle.legal_moves(first) if len(m["capture"]) == 1), None)
    ply = Ply(first, [], equal, oracle.apply(first, equal))
    dealt_by_nobody = ("4.2", "no picada on the cards of the deal")
    book.add("apply", [*move_traits(ply), dealt_by_nobody], state=first, move=equal)
    candidates = (
        (move_traits(p), {"state": p.state, "move": p.move}) for p in found if p.move is not None
    )
    fill(book, "apply", candidates, each=8, most=90)


def refused(book, found):
    table = state(["7D", "7C", "3C", "4S", "KD", "JC"], ["7B", "KB", "AB"])
    for move in [
        play("7B", "7D", "7C"),
        play("KB", "KD", "JC"),
        play("KB", "3C", "7D"),
        play("7B", "3C"),
        play("7B", "KD"),
        play("KB", "JC"),
        play("AB", "7D"),
        play("7B", "KD", "3C"),
        play("7B", "JC", "3C", "4S"),
        play("AB", "KD", "JC"),
        play("7B", "7D", "3C", "4S"),
        play("7B", "3C", "4S", "4S"),
        play("7B", "7D", "7D"),
        play("7B", "7B"),
        play("7B", "2S"),
        play("7D"),
        play("KD", "KB"),
        play("AB", "3C", "4S"),
    ]:
        refuse(book, state=table, move=move)
    refuse(book, state=table, move=play("7B"), seat=3)
    refuse(book, state=reached(48), move=play("7B"))
    refusals(book, found[:800], "refusals", each=9, most=80)


def one_sided(table):
    """Whether just one team has captured."""
    return any(table["captured"]) and not all(table["captured"])


def impossible_states(book, found):
    one, three = reached(1), reached(3)
    laid = next(p.state for p in found if p.state["just_laid"] and one_sided(p.state))
    for bonuses in (tally(sweep=2), tally(picada=2), tally(simili=1), tally(quadriglia=1)):
        inconsistent(book, lambda code: "6", changed(one, "/bonuses/0", bonuses))
    for bonuses in (tally(sweep=3), tally(simili=2), tally(picada=1, quadriglia=1)):
        inconsistent(book, lambda code: "6", changed(three, "/bonuses/0", bonuses))
    for table in [
        changed(reached(0), "/last_capturer", 0),
        changed(laid, "/last_capturer", None),
        changed(laid, "/last_capturer", 1 - laid["last_capturer"] % 2),
        changed(one, "/table", ["NC"], "/captured", [["4C", "4D"], ["7C", "TC"]]),
        changed(reached(2), "/table", ["7C", "TC", "NC"], "/captured", [["4C", "4D"], ["NS"]]),
    ]:
        inconsistent(book, lambda code: "6", table)
    impossible(book, found[::5], lambda code: "6", "faults", each=6, most=90)


def scored(book, found):
    ends = [p.state for p in found if p.state["phase"] == "deal_over"]
    piles = [
        [],
        CODES[:26],
        CODES[:25],
        CODES[:24] + ["TD", "AS"],
        *(SWORDS[:length] for length in (2, 3, 4, 9, 10, 13)),
        SWORDS[1:10],
        ["AS", "2S", "4S", "5S"],
        ["AS", "3S", "4S"],
        ["2S", "3S", "4S"],
        ["AS", "2S", "3S", "5S", "JS"],
        ["2S"],
        ["TD"],
        ["JC"],
        [*SWORDS[:6], *CODES[:20]],
        [*SWORDS[6:12], "2S", *CODES[:19]],
    ]
    tables = [won(pile) for pile in piles]
    tables += [won(CODES[:26], bonuses=[tally(**b), tally(sweep=1)]) for b in ALL_BONUSES]
    tables += [all_laid(dealer, left=0) for dealer in (1, 2)]
    for table in tables:
        book.add("score", score_traits(table), state=table)
    fill(book, "score", ((score_traits(t), {"state": t}) for t in ends), each=6, most=20)
    candidates = ((score_traits(p.state), {"state": p.state}) for p in found[::9])
    fill(book, "score", candidates, each=4, most=20)


ALL_BONUSES = [
    {"sweep": 1},
    {"picada": 2},
    {"simili": 1},
    {"quadriglia": 1},
    {"sweep": 2, "picada": 1, "simili": 1, "quadriglia": 1},
]


def dealt(book):
    cards, hands = ("1", "fifty-two cards"), ("2.2", "twelve cards each, four to the table")
    first = ("2.3", "the seat after the dealer plays first")
    for seed in ("1", "arbitro", "Bégato ♦ 7", "a", "x" * 128):
        book.add("deal", [cards, hands, first], seed=seed)
        for dealer in range(4):
            book.add("deal", [("2.1", "seats in order"), hands, first], seed=seed, dealer=dealer)
    for dealer in range(4):
        book.add("deal", [hands, first], deck=CODES, dealer=dealer)
    for deck in (CODES[1:], [*CODES[1:], "2B"], [*CODES[1:], "1X"]):
        book.add("deal", [("6", "a deck that is none")], deck=deck, dealer=0)


def views(found):
    for ply in found[::11]:
        for seat in (*range(4), None):
            table = ply.state
            who = "a spectator" if seat is None else "a seat"
            if table["to_act"] is not None and seat == table["to_act"]:
                who = "the seat to act"
            traits = [("2.2", f"{who} sees no other hand, {table['phase']}")]
            yield traits, {"state": table, "seat": seat}

"""Cicera, section by section; what is expected here is read off the rules, not off the program."""

import pytest

from rules.cicera import game
from rules.game import IllegalMove
from tests.cicera.positions import (
    after,
    captures,
    dealt,
    details,
    finished,
    item,
    last_play,
    moves,
    outcome,
    reached,
    refusal,
    score,
    state,
    tally,
    totals,
)

CODES = [*game.deck.codes]
BATONS, CUPS, COINS, SWORDS = CODES[:13], CODES[13:26], CODES[26:39], CODES[39:]


def played(document, *plays):
    """The state after plays, each a card and the cards it captures."""
    for card, *capture in plays:
        document = after(document, card, capture)
    return document


# -- 1 cards -------------------------------------------------------------------------------------


def test_1_fifty_two_cards():
    assert CODES == [rank + suit for suit in "BCDS" for rank in "A23456789TJNK"]


@pytest.mark.parametrize(
    ("rank", "value"),
    [*zip("A23456789TJNK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, None, None, None), strict=True)],
)
def test_1_courts_have_no_number(rank, value):
    cards = [card for card in game.deck.catalogue if card.rank == rank]
    assert [card.values.get("capture") for card in cards] == [value] * 4


# -- 2 deal --------------------------------------------------------------------------------------


def test_2_1_partners_sit_across():
    assert (game.seats, game.teams) == (4, ((0, 2), (1, 3)))
    assert [side["seats"] for side in score(reached(0))["sides"]] == [[0, 2], [1, 3]]


def test_2_1_seats_play_in_order():
    assert [reached(ply)["to_act"] for ply in range(48)] == [0, 1, 2, 3] * 12


@pytest.mark.parametrize(("dealer", "order"), [(3, "0123"), (0, "1230"), (1, "2301"), (2, "3012")])
def test_2_2_twelve_cards_each_from_the_seat_after_the_dealer(dealer, order):
    document = dealt(CODES, dealer)
    dealt_in_turn = [document["hands"][int(seat)] for seat in order]
    assert dealt_in_turn == [CODES[:12], CODES[12:24], CODES[24:36], CODES[36:48]]
    assert document["table"] == ["TS", "JS", "NS", "KS"]


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_2_3_the_seat_after_the_dealer_plays_first(dealer, first):
    assert dealt(CODES, dealer)["to_act"] == first


# -- 3 a turn ------------------------------------------------------------------------------------


def test_3_moves_come_in_canonical_order():
    """By the card played, laying first, then by the number of cards captured, then by those."""
    document = state(["3C", "2B", "JS", "4S", "7D", "7B"], ["9S", "7C", "JB"])
    assert [
        [listed["card"], *listed["capture"]]
        for listed in moves(document)
        if listed["card"] in ("JB", "7C", "9S")
    ] == [
        ["JB"],
        ["JB", "JS"],
        ["7C"],
        ["7C", "7B"],
        ["7C", "7D"],
        ["7C", "3C", "4S"],
        ["9S"],
        ["9S", "2B", "7B"],
        ["9S", "2B", "7D"],
        ["9S", "2B", "3C", "4S"],
    ]


@pytest.mark.parametrize(
    ("table", "card"), [(["7D"], "7B"), (["3C", "4S"], "7B"), (["JC"], "JS"), ([], "7B")]
)
def test_3_1_any_card_may_be_laid(table, card):
    document = state(table, [card])
    assert captures(document, card)[0] == []
    later = after(document, card)
    assert later["table"] == [*table, card]
    assert later["just_laid"] == card
    assert later["captured"] == document["captured"]


@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [
        (["7D", "KC"], "7B", [["7D"]]),
        (["7D", "7S", "7C"], "7B", [["7C"], ["7D"], ["7S"]]),
        (["JC", "KD"], "JS", [["JC"]]),
        (["KC", "KB", "NC"], "KS", [["KB"], ["KC"]]),
        (["NC", "JC", "KC"], "NS", [["NC"]]),
        (["JC", "KD", "NB", "TS"], "7B", []),
    ],
)
def test_3_2_one_card_of_the_own_rank(table, card, expected):
    assert captures(state(table, [card]), card) == [[], *expected]


@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [
        (["7D", "3C", "4S"], "7B", [["7D"], ["3C", "4S"]]),
        (["3C", "4S", "2D", "5D"], "7B", [["3C", "4S"], ["2D", "5D"]]),
        (["AB", "2C", "3D", "4S"], "TB", [["AB", "2C", "3D", "4S"]]),
        (["AB", "2C", "4S", "6C"], "TB", [["6C", "4S"]]),
        (["AB", "AC", "2C"], "2B", [["2C"], ["AB", "AC"]]),
        (["AB", "TC", "9D"], "JB", []),
        (["TC", "AB", "JC"], "KB", []),
        (["JC", "2B", "NB"], "TB", []),
        (["5B", "9C"], "4B", []),
    ],
)
def test_3_3_or_numerals_that_add_up(table, card, expected):
    assert captures(state(table, [card]), card) == [[], *expected]


def test_3_3_a_sum_may_be_named_in_any_order():
    document = state(["3C", "KD", "4S", "2D"], ["9B"])
    assert after(document, "9B", ["4S", "2D", "3C"])["table"] == ["KD"]


def test_3_4_what_is_played_and_taken_goes_to_the_pile_of_the_team():
    document, events = outcome(state(["7D", "3C", "KD"], ["7B"], plays=10), "7B", ["7D"])
    assert document["captured"][0] == ["7B", "7D"]
    assert document["table"] == ["3C", "KD"]
    assert (document["last_capturer"], document["just_laid"]) == (2, None)
    assert events == [
        {"type": "card_played", "seat": 2, "card": "7B"},
        {"type": "capture", "seat": 2, "cards": ["7D"]},
    ]


# -- why a move is illegal -----------------------------------------------------------------------

MIXED = state(["7D", "7S", "3C", "4S", "JC", "JD", "NC"], ["7B", "JB", "9B"], laid=True)

REFUSALS = [
    # state, card, capture, seat, code, section
    (reached(48), "6D", [], None, "game_over", "5.1"),
    (reached(48), "6D", ["6D", "6D"], 3, "game_over", "5.1"),
    (MIXED, "7B", ["7D"], 1, "not_your_turn", "2.3"),
    (MIXED, "7B", ["7D"], 2, "not_your_turn", "2.3"),
    (MIXED, "KS", ["7D", "7D"], 3, "not_your_turn", "2.3"),
    (MIXED, "KS", [], None, "card_not_in_hand", "3.4"),
    (MIXED, "7D", [], None, "card_not_in_hand", "3.4"),
    (MIXED, "KS", ["7D", "7D"], 0, "card_not_in_hand", "3.4"),
    (MIXED, "7B", ["7D", "7D"], None, "capture_duplicated", "3.4"),
    (MIXED, "7B", ["7C", "7C"], None, "capture_duplicated", "3.4"),
    (MIXED, "7B", ["7C"], None, "capture_not_on_table", "3.4"),
    (MIXED, "7B", ["3C", "4D"], None, "capture_not_on_table", "3.4"),
    (MIXED, "7B", ["7B"], None, "capture_not_on_table", "3.4"),
    (MIXED, "7B", ["7D", "7S"], None, "one_card_only", "3.2"),
    (MIXED, "JB", ["JC", "JD"], None, "one_card_only", "3.2"),
    (MIXED, "JB", ["JC", "NC"], None, "one_card_only", "3.2"),
    (MIXED, "JB", ["3C", "4S"], None, "one_card_only", "3.2"),
    (MIXED, "7B", ["3C"], None, "rank_mismatch", "3.2"),
    (MIXED, "JB", ["NC"], None, "rank_mismatch", "3.2"),
    (MIXED, "7B", ["JC"], None, "rank_mismatch", "3.2"),
    (MIXED, "7B", ["3C", "4S", "JC"], None, "court_in_sum", "3.3"),
    (MIXED, "9B", ["7D", "NC"], None, "court_in_sum", "3.3"),
    (MIXED, "9B", ["3C", "4S"], None, "sum_mismatch", "3.3"),
    (MIXED, "7B", ["7D", "3C", "4S"], None, "sum_mismatch", "3.3"),
    (MIXED, "9B", ["7D", "7S"], None, "sum_mismatch", "3.3"),
]


@pytest.mark.parametrize(("document", "card", "capture", "seat", "code", "section"), REFUSALS)
def test_refused(document, card, capture, seat, code, section):
    refused = refusal(document, card, capture, seat)
    assert (refused.code, refused.rule) == (code, f"cicera {section}")


def test_a_refused_move_is_not_applied():
    with pytest.raises(IllegalMove):
        after(MIXED, "7B", ["7D", "7S"])


def test_every_reason_is_provoked():
    assert {row[4] for row in REFUSALS} == {*game.reasons}


# -- 4 capture bonuses ---------------------------------------------------------------------------

BONUSES = [
    # table (the last card just laid), card, capture, bonuses
    (["7D"], "7B", ["7D"], tally(sweep=1, picada=1)),
    (["4S"], "4B", ["4S"], tally(sweep=1, picada=1)),
    (["KC"], "KB", ["KC"], tally(sweep=1, picada=1)),
    (["KD", "7D"], "7B", ["7D"], tally(picada=1)),
    (["KD", "JD"], "JC", ["JD"], tally(picada=1)),
    (["7C", "7D"], "7B", ["7C"], tally()),
    (["7D", "KD"], "7B", ["7D"], tally()),
    (["4D", "3C"], "7B", ["3C", "4D"], tally(sweep=1)),
    (["2C", "AD", "AB"], "2B", ["AD", "AB"], tally()),
    (["3C", "KD", "4C"], "7C", ["3C", "4C"], tally(simili=1)),
    (["3C", "4C"], "7C", ["3C", "4C"], tally(sweep=1, simili=1)),
    (["3C", "KD", "4C"], "7B", ["3C", "4C"], tally()),
    (["3C", "KD", "4B"], "7C", ["3C", "4B"], tally()),
    (["3C", "KD", "4D", "2D"], "9D", ["3C", "4D", "2D"], tally(quadriglia=1)),
    (["3C", "4D", "2D"], "9D", ["3C", "4D", "2D"], tally(sweep=1, quadriglia=1)),
    (["AB", "KD", "2C", "3D", "4S"], "TB", ["AB", "2C", "3D", "4S"], tally(quadriglia=1)),
    (["2S", "3S", "4S", "KD"], "9S", ["2S", "3S", "4S"], tally(simili=1, quadriglia=1)),
    (["2S", "3S", "4S"], "9S", ["2S", "3S", "4S"], tally(sweep=1, simili=1, quadriglia=1)),
]


@pytest.mark.parametrize(("table", "card", "capture", "bonuses"), BONUSES)
@pytest.mark.parametrize("plays", [8, 9])
def test_4_all_bonuses_that_apply_are_added(plays, table, card, capture, bonuses):
    """After 8 plays seat 0 captures for team 0, after 9 seat 1 for team 1."""
    document = after(state(table, [card], plays=plays, laid=True), card, capture)
    expected = [tally(), tally()]
    expected[plays % 2] = bonuses
    assert document["bonuses"] == expected


@pytest.mark.parametrize(("table", "card", "capture", "bonuses"), BONUSES)
def test_4_on_the_last_play_too(table, card, capture, bonuses):
    document = after(last_play(table, card, laid=True), card, capture)
    assert document["phase"] == "deal_over"
    assert document["bonuses"] == [tally(), bonuses]


def test_4_bonuses_add_up_and_are_told():
    earlier = [tally(), tally(sweep=1, simili=1)]
    document = state(["2S", "3S", "4S"], ["9S"], plays=9, laid=True, bonuses=earlier)
    later, events = outcome(document, "9S", ["2S", "3S", "4S"])
    assert later["bonuses"] == [tally(), tally(sweep=2, simili=2, quadriglia=1)]
    assert events[2:] == [
        {"type": "bonus", "seat": 1, "bonus": "sweep"},
        {"type": "bonus", "seat": 1, "bonus": "simili"},
        {"type": "bonus", "seat": 1, "bonus": "quadriglia"},
    ]


@pytest.mark.parametrize(
    ("card", "taken"), [("AC", "AB"), ("5D", "5B"), ("KB", "KD"), ("TB", "TS")]
)
def test_4_2_no_picada_on_the_cards_of_the_deal(card, taken):
    document = state(["AB", "5B", "KD", "TS"], [card], plays=0)
    assert after(document, card, [taken])["bonuses"] == [tally(), tally()]


# Seat 0 is to act, and the card it lays is laid onto these.
ROUND = state(["KD", "4C", "3B"], ["7D", "4D"], ["7C", "9B", "4B", "TB"], ["7B", "2C", "4S"])


@pytest.mark.parametrize(
    ("plays", "picada"),
    [
        ([["7D"], ["7C", "7D"]], [0, 1]),
        ([["7D"], ["9B"], ["7B", "7D"]], [0, 0]),
        ([["7D"], ["4B", "4C"], ["7B", "7D"]], [0, 0]),
        ([["7D"], ["7C"], ["7B", "7C"]], [1, 0]),
        ([["7D"], ["7C"], ["7B", "7D"]], [0, 0]),
        ([["7D"], ["TB", "7D", "3B"]], [0, 0]),
        ([["4D"], ["4B", "4D"]], [0, 1]),
        ([["4D"], ["4B", "4C"]], [0, 0]),
        ([["4D"], ["4B", "4C"], ["4S", "4D"]], [0, 0]),
        ([["4D"], ["7C", "4D", "3B"]], [0, 0]),
    ],
)
def test_4_2_picada_takes_the_card_laid_on_the_turn_before(plays, picada):
    bonuses = played(ROUND, *plays)["bonuses"]
    assert [counts["picada"] for counts in bonuses] == picada


def test_4_2_only_a_lay_is_just_laid():
    assert reached(0)["just_laid"] is None
    assert played(ROUND, ["7D"])["just_laid"] == "7D"
    assert played(ROUND, ["7D"], ["9B"])["just_laid"] == "9B"
    assert played(ROUND, ["7D"], ["4B", "4C"])["just_laid"] is None


# -- 5 end of the deal ---------------------------------------------------------------------------


@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_5_1_the_table_goes_to_the_team_that_captured_last_without_a_bonus(last):
    before = last_play(["KD", "2S"], "7B", laid=True, last=last)
    document, events = outcome(before, "7B")
    assert {"KD", "2S", "7B"} <= {*document["captured"][last % 2]}
    assert (document["table"], document["just_laid"]) == ([], None)
    assert document["bonuses"] == [tally(), tally()]
    assert events[1] == {"type": "table_taken", "seat": last, "cards": ["7B", "KD", "2S"]}


def test_5_1_a_capture_on_the_last_play_takes_the_rest_too():
    document = after(last_play(["KD", "2S", "7D"], "7B"), "7B", ["7D"])
    assert document["captured"][1] == ["7B", "7D", "KD", "2S"]
    assert document["bonuses"] == [tally(), tally()]


def test_5_1_nothing_is_left_after_a_sweep_on_the_last_play():
    document, events = outcome(last_play(["7D"], "7B", laid=True), "7B", ["7D"])
    assert document["table"] == []
    assert [event["type"] for event in events] == [
        "card_played",
        "capture",
        "bonus",
        "bonus",
        "deal_over",
    ]


def nobody_captures():
    document = reached(0)
    while document["to_act"] is not None:
        document = after(document, document["hands"][document["to_act"]][0])
    return document


def test_5_1_if_nobody_captured_the_cards_stay_unclaimed():
    document = nobody_captures()
    assert (document["phase"], len(document["table"])) == ("deal_over", 52)
    assert (document["captured"], document["last_capturer"]) == ([[], []], None)
    assert game.state_faults(document) == []


def test_5_1_and_the_deal_is_drawn():
    result = score(nobody_captures())
    assert [side["total"] for side in result["sides"]] == [0, 0]
    assert (result["final"], result["winner"], result["draw"]) == (True, None, True)


def test_5_1_the_only_capture_may_be_the_last_play():
    table = [code for code in CODES if code != "KD"]
    document = after(last_play(table, "KD", laid=True), "KD", ["KB"])
    assert document["captured"] == [[], CODES]


def test_5_1_the_deal_is_over_only_when_all_hands_are_empty():
    assert [reached(ply)["phase"] for ply in range(48)] == ["play"] * 48
    assert (reached(48)["phase"], reached(48)["to_act"]) == ("deal_over", None)


# 26 cards, all batons, all cups.
HALF = BATONS + CUPS


@pytest.mark.parametrize(
    ("name", "pile", "points"),
    [
        ("cards", HALF, [0, 0]),
        ("cards", [*HALF, "2D"], [2, 0]),
        ("cards", HALF[1:], [0, 2]),
        ("cards", [], [0, 2]),
        ("swords", SWORDS[:6], [0, 1]),
        ("swords", SWORDS[:7], [1, 0]),
        ("swords", HALF, [0, 1]),
        ("la_mata", ["2S", "KD"], [1, 0]),
        ("la_mata", HALF, [0, 1]),
        ("ten_of_coins", ["TD", "KD"], [1, 0]),
        ("ten_of_coins", HALF, [0, 1]),
        ("fante_of_cups", HALF, [1, 0]),
        ("fante_of_cups", BATONS, [0, 1]),
    ],
)
def test_5_2_prizes(name, pile, points):
    assert item(finished(pile), name) == points


def test_5_2_counts_are_told():
    document = finished([*HALF, "KS", "2S"])
    assert details(document, "cards") == [{"count": 28}, {"count": 24}]
    assert details(document, "swords") == [{"count": 2}, {"count": 11}]
    assert details(document, "napula") == [None, None]


def test_5_2_swords_tie_while_they_are_not_all_taken():
    """Thirteen swords cannot tie at the end; before it they can, and that pays nobody."""
    document = state(BATONS[:8], captured=(["4S", "5S"], ["6S", "7S"]))
    assert item(document, "swords") == [0, 0]


def test_5_2_in_mid_deal_the_piles_count_as_they_lie():
    """After ply 1 team 0 has 4C 4D, after ply 2 team 1 has NC NS."""
    result = score(reached(2))
    assert (result["final"], result["winner"], result["draw"]) == (False, None, False)
    assert totals(reached(1)) == [2, 0]
    assert totals(reached(2)) == [0, 1]


RUN = SWORDS[:10]


@pytest.mark.parametrize(
    ("swords", "points"),
    [
        *[(RUN[:length], length) for length in range(3, 11)],
        (SWORDS, 10),
        ([*RUN[:2], *RUN[3:]], 0),
        (RUN[:2], 0),
        (RUN[1:], 0),
        ([*RUN[:1], *RUN[2:]], 0),
        ([*RUN[:3], *RUN[4:]], 3),
        ([*RUN[:9], "JS", "NS", "KS"], 9),
    ],
)
def test_5_3_napula_is_the_run_from_the_ace_of_swords(swords, points):
    assert item(finished(["KD", *swords]), "napula") == [points, 0]


@pytest.mark.parametrize("swords", [RUN[:4], RUN[:3]])
def test_5_3_either_team_may_have_it(swords):
    pile = [code for code in CODES if code not in swords and code not in ("KD", "KC")]
    assert item(finished(pile), "napula") == [0, len(swords)]


def test_5_3_other_suits_have_no_napula():
    assert item(finished([*HALF, *COINS]), "napula") == [0, 10]
    assert item(finished([*HALF, *COINS, "AS"]), "napula") == [0, 0]


def test_5_4_all_fifty_two_cards():
    document = finished([])
    assert [len(pile) for pile in document["captured"]] == [0, 52]
    assert totals(document) == [0, 2 + 1 + 1 + 1 + 1 + 10]


def test_5_4_bonuses_prizes_and_napula_are_added():
    """Team 0 has more cards and the Fante; team 1 swords, La Mata, ten of coins and napula."""
    bonuses = [tally(sweep=1, picada=2, simili=1, quadriglia=2), tally(picada=1)]
    document = finished([*HALF, "KD"], bonuses=bonuses)
    assert totals(document) == [(1 + 2 + 1 + 2) + 2 + 1, 1 + 1 + 1 + 1 + 10]
    result = score(document)
    assert (result["winner"], result["draw"], result["match"]) == (1, False, None)


@pytest.mark.parametrize(
    ("picadas", "winner", "draw"), [((0, 0), None, True), ((1, 0), 0, False), ((0, 1), 1, False)]
)
def test_5_4_the_higher_total_wins_and_equal_totals_draw(picadas, winner, draw):
    """Cards 2 and the Fante 1 for team 0; swords, La Mata and ten of coins 3 for team 1."""
    bonuses = [tally(picada=number) for number in picadas]
    result = score(finished([*HALF, "AS"], bonuses=bonuses))
    assert [side["total"] for side in result["sides"]] == [3 + picadas[0], 3 + picadas[1]]
    assert (result["final"], result["winner"], result["draw"]) == (True, winner, draw)


def test_5_4_the_end_is_told():
    _, events = outcome(reached(47), "6D", ["AD", "2D", "3D"])
    assert events[-2:] == [
        {"type": "table_taken", "seat": 3, "cards": ["9B", "6C", "9S"]},
        {"type": "deal_over", "seat": None, "team": 0, "points": [14, 12]},
    ]

"""Scopa, section by section; what is expected here is read off the rules, not off the program."""

import pytest

from rules.game import IllegalMove, RedealRequired
from rules.scopa import game
from tests.scopa.positions import (
    GOLDEN,
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
    totals,
)

# -- 1 cards -------------------------------------------------------------------------------------


def test_1_forty_cards():
    ranks = "A234567JQK"
    assert list(game.deck.codes) == [rank + suit for suit in "CDHS" for rank in ranks]


@pytest.mark.parametrize(
    ("rank", "value"), [*zip("A234567JQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), strict=True)]
)
def test_1_capture_values(rank, value):
    cards = [card for card in game.deck.catalogue if card.rank == rank]
    assert [card.values["capture"] for card in cards] == [value] * 4


# -- 2 deal --------------------------------------------------------------------------------------

CODES = [*game.deck.codes]


@pytest.mark.parametrize("dealer", [0, 1])
def test_2_1_three_to_the_non_dealer_three_to_the_dealer_four_to_the_table(dealer):
    document = dealt(CODES, dealer)
    assert document["hands"][1 - dealer] == ["AC", "2C", "3C"]
    assert document["hands"][dealer] == ["4C", "5C", "6C"]
    assert document["table"] == ["7C", "JC", "QC", "KC"]
    assert document["stock"] == CODES[10:]


def with_kings(number):
    """A deck with so many kings among the cards for the table, and the others at the bottom."""
    kings = ["KC", "KD", "KH", "KS"]
    others = [code for code in CODES if code not in kings]
    return others[:6] + kings[:number] + others[6:] + kings[number:]


@pytest.mark.parametrize("number", [3, 4])
def test_2_2_three_or_four_kings_void_the_deal(number):
    with pytest.raises(RedealRequired):
        dealt(with_kings(number), 0)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_2_2_two_kings_do_not(number):
    table = dealt(with_kings(number), 0)["table"]
    assert sum(code[0] == "K" for code in table) == number


def test_2_2_the_same_dealer_deals_again():
    """The first shuffle of this seed puts three kings on the table."""
    state = game.shuffle_and_deal("redeal-346", None, game.default_options())
    drawn = game.write_state(state)
    assert drawn["dealer"] == 0
    assert drawn["deal_number"] == 1
    assert game.state_faults(drawn) == []


@pytest.mark.parametrize("dealer", [0, 1])
def test_2_3_the_non_dealer_plays_first(dealer):
    assert dealt(CODES, dealer)["to_act"] == 1 - dealer


def test_2_3_seats_alternate():
    assert [reached(ply)["to_act"] for ply in range(36)] == [0, 1] * 18


@pytest.mark.parametrize("ply", [6, 12, 18, 24, 30])
def test_2_4_three_more_cards_each(ply):
    before, document = reached(ply - 1), reached(ply)
    deck = GOLDEN["deal"]["deck"]
    assert [len(hand) for hand in before["hands"]] == [0, 1]
    assert sorted(document["hands"][0]) == sorted(deck[4 + ply : 7 + ply])
    assert sorted(document["hands"][1]) == sorted(deck[7 + ply : 10 + ply])
    assert document["stock"] == deck[10 + ply :]


def test_2_4_non_dealer_first_none_to_the_table():
    _, events = outcome(reached(5), "5D", ["4C", "AS"])
    assert events[-2:] == [
        {"type": "cards_dealt", "seat": 0, "count": 3, "cards": ["AD", "3S", "6S"]},
        {"type": "cards_dealt", "seat": 1, "count": 3, "cards": ["4D", "7D", "2H"]},
    ]
    assert reached(6)["table"] == ["JS"]


# -- 3 a turn ------------------------------------------------------------------------------------


def test_3_any_card_may_be_played_even_if_another_could_capture():
    document = state(["7C", "3D", "4S", "KD"], ["7H", "2C", "JS"])
    assert captures(document, "2C") == [[]]
    assert captures(document, "JS") == [[]]


def test_3_moves_come_in_canonical_order():
    """By the card played, then by the number of cards captured, then by those cards."""
    document = state(["2D", "7C", "5S", "7S"], ["7H", "QS", "JC"])
    assert [(listed["card"], listed["capture"]) for listed in moves(document)] == [
        ("JC", []),
        ("7H", ["7C"]),
        ("7H", ["7S"]),
        ("QS", ["7C", "2D"]),
        ("QS", ["2D", "7S"]),
    ]


@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [
        (["7C", "3D", "4S", "KD"], "7H", [["7C"]]),
        (["7C", "7S", "3D", "4S"], "7H", [["7C"], ["7S"]]),
        (["KD", "6C", "4H", "AS"], "KH", [["KD"]]),
        (["JD", "QC", "5H", "3S"], "JC", [["JD"]]),
        (["AC", "2D", "5H", "3S"], "AD", [["AC"]]),
    ],
)
def test_3_1_an_equal_card_forbids_sums(table, card, expected):
    assert captures(state(table, [card]), card) == expected


@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [
        (["3D", "4S", "5C", "KS"], "7H", [["3D", "4S"]]),
        (["3D", "4S", "2C", "5H"], "7H", [["2C", "5H"], ["3D", "4S"]]),
        (["3D", "4D", "4S", "QC"], "7H", [["3D", "4D"], ["3D", "4S"]]),
        (["JC", "2D", "6S", "QS"], "KH", [["JC", "2D"]]),
        (["QD", "AC", "5H", "6C"], "KH", [["AC", "QD"]]),
        (["JD", "AC", "5S", "3S"], "QC", [["AC", "JD"], ["AC", "3S", "5S"]]),
    ],
)
def test_3_2_otherwise_one_group_that_adds_up(table, card, expected):
    assert captures(state(table, [card]), card) == expected


def test_3_2_a_choice_among_sums():
    document = state(["2C", "3D", "4D", "5H", "AC"], ["KH"], dealer=1)
    assert captures(document, "KH") == [
        ["AC", "4D", "5H"],
        ["2C", "3D", "5H"],
        ["AC", "2C", "3D", "4D"],
    ]


def test_3_2_a_sum_may_be_named_in_any_order():
    document = state(["2C", "3D", "4D", "5H"], ["KH"])
    assert after(document, "KH", ["5H", "2C", "3D"])["table"] == ["4D"]


@pytest.mark.parametrize(
    ("table", "card"),
    [
        (["3D", "5S", "QC", "KS"], "7H"),
        (["2C", "3D", "4D", "5H"], "AH"),
        (["JC", "QD", "KC", "KS"], "7D"),
        (["3D", "5S", "QC", "JS"], "KD"),
    ],
)
def test_3_3_otherwise_the_card_is_laid(table, card):
    document = state(table, [card])
    assert captures(document, card) == [[]]
    assert after(document, card)["table"] == [*table, card]


def test_3_4_what_is_played_and_taken_goes_to_the_pile():
    document, events = outcome(state(["3D", "4S", "5C", "KS"], ["7H"]), "7H", ["4S", "3D"])
    assert document["captured"] == [[], ["3D", "7H", "4S"]]
    assert document["table"] == ["5C", "KS"]
    assert document["last_capturer"] == 1
    assert events == [
        {"type": "card_played", "seat": 1, "card": "7H"},
        {"type": "capture", "seat": 1, "cards": ["3D", "4S"]},
    ]


# -- why a move is illegal -----------------------------------------------------------------------

EQUAL = state(["7C", "7S", "3D", "4S"], ["7H", "JS", "2C"])
SUMS = state(["3D", "4S", "2C", "5H"], ["7H", "JS", "AC"])

REFUSALS = [
    # state, card, capture, seat, code, section
    (reached(36), "6H", [], None, "game_over", "5.1"),
    (reached(36), "6H", ["6H", "6H"], 1, "game_over", "5.1"),
    (EQUAL, "7H", ["7C"], 0, "not_your_turn", "2.3"),
    (EQUAL, "7D", ["7C", "7C"], 0, "not_your_turn", "2.3"),
    (EQUAL, "7D", ["7C"], None, "card_not_in_hand", "3.4"),
    (EQUAL, "7C", [], None, "card_not_in_hand", "3.4"),
    (EQUAL, "7D", ["7C", "7C"], 1, "card_not_in_hand", "3.4"),
    (EQUAL, "7H", ["7C", "7C"], None, "capture_duplicated", "3.4"),
    (EQUAL, "7H", ["7D", "7D"], None, "capture_duplicated", "3.4"),
    (EQUAL, "7H", ["7D"], None, "capture_not_on_table", "3.4"),
    (EQUAL, "JS", ["7S", "AC"], None, "capture_not_on_table", "3.4"),
    (EQUAL, "7H", ["7H"], None, "capture_not_on_table", "3.4"),
    (EQUAL, "7H", [], None, "capture_required", "3.3"),
    (SUMS, "7H", [], None, "capture_required", "3.3"),
    (EQUAL, "7H", ["3D", "4S"], None, "single_match_required", "3.1"),
    (EQUAL, "7H", ["7C", "7S"], None, "one_card_only", "3.1"),
    (EQUAL, "7H", ["7C", "3D", "4S"], None, "sum_mismatch", "3.2"),
    (EQUAL, "7H", ["3D"], None, "sum_mismatch", "3.2"),
    (EQUAL, "JS", ["7C"], None, "sum_mismatch", "3.2"),
    (SUMS, "7H", ["3D", "4S", "2C", "5H"], None, "sum_mismatch", "3.2"),
    (SUMS, "JS", ["3D", "4S"], None, "sum_mismatch", "3.2"),
    (SUMS, "AC", ["2C"], None, "sum_mismatch", "3.2"),
]


@pytest.mark.parametrize(("document", "card", "capture", "seat", "code", "section"), REFUSALS)
def test_refused(document, card, capture, seat, code, section):
    refused = refusal(document, card, capture, seat)
    assert (refused.code, refused.rule) == (code, f"scopa {section}")


def test_a_refused_move_is_not_applied():
    with pytest.raises(IllegalMove):
        after(EQUAL, "7H", ["3D", "4S"])


# -- 4 sweep -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "card"), [(["7C"], "7H"), (["3D", "4S"], "7H"), (["AC", "2D", "5S"], "JH")]
)
def test_4_a_capture_that_empties_the_table_is_a_sweep(table, card):
    document, events = outcome(state(table, [card], left=2), card, table)
    assert document["sweeps"] == [0, 1]
    assert events[-1] == {"type": "sweep", "seat": 1}


def test_4_a_capture_that_leaves_a_card_is_none():
    assert after(state(["7C", "AC"], ["7H"], left=2), "7H", ["7C"])["sweeps"] == [0, 0]


def test_4_sweeps_add_up():
    document = state(["7C"], ["7H"], left=2, captured=([], ["KC", "KD"]), sweeps=[1, 1])
    assert after(document, "7H", ["7C"])["sweeps"] == [1, 2]


def test_4_the_last_card_of_a_round_may_sweep_and_the_table_stays_empty():
    document = after(state(["7C"], ["7H"], left=1, dealer=1, stock=24), "7H", ["7C"])
    assert document["sweeps"] == [0, 1]
    assert document["table"] == []
    assert [len(hand) for hand in document["hands"]] == [3, 3]


def test_4_the_last_card_but_one_may_sweep():
    document = state(["3D", "4S"], ["7H"], left=1, stock=0)
    assert after(document, "7H", ["3D", "4S"])["sweeps"] == [0, 1]


def test_4_the_last_card_wins_the_table_without_a_sweep():
    document, events = outcome(last_play(["3D", "4S"], "7H"), "7H", ["3D", "4S"])
    assert document["captured"][1] == ["3D", "7H", "4S"]
    assert document["sweeps"] == [0, 0]
    assert [event["type"] for event in events] == ["card_played", "capture", "deal_over"]


# -- 5 end of the deal ---------------------------------------------------------------------------


@pytest.mark.parametrize("last", [0, 1])
def test_5_1_the_table_goes_to_the_last_capturer_without_a_sweep(last):
    document, events = outcome(last_play(["QC", "2D"], "7H", rest=last), "7H")
    assert {"QC", "2D", "7H"} <= {*document["captured"][last]}
    assert document["table"] == []
    assert document["sweeps"] == [0, 0]
    assert events[1] == {"type": "table_taken", "seat": last, "cards": ["QC", "2D", "7H"]}


def test_5_1_a_capture_with_the_last_card_takes_the_rest_too():
    document = after(last_play(["QC", "2D", "7S"], "7H"), "7H", ["7S"])
    assert document["captured"][1] == ["QC", "2D", "7H", "7S"]
    assert document["last_capturer"] == 1


def test_5_1_the_deal_is_over_only_when_hands_and_stock_are_empty():
    assert [reached(ply)["phase"] for ply in range(36)] == ["play"] * 36
    assert reached(36)["phase"] == "deal_over"
    assert reached(36)["to_act"] is None


CLUBS, HEARTS = CODES[:10], CODES[20:30]
TIED = [*CLUBS, "AD", "2D", "3D", "4D", "7D", *HEARTS[:5]]
"""Half of the cards and of the diamonds; neither seat has all suits. Only the settebello counts."""


@pytest.mark.parametrize(
    ("name", "pile", "points"),
    [
        ("cards", TIED, [0, 0]),
        ("cards", [*TIED, "6H"], [1, 0]),
        ("cards", TIED[1:], [0, 1]),
        ("diamonds", TIED, [0, 0]),
        ("diamonds", [*TIED, "5D"], [1, 0]),
        ("diamonds", [code for code in TIED if code != "AD"], [0, 1]),
        ("settebello", TIED, [1, 0]),
        ("settebello", HEARTS, [0, 1]),
        ("primiera", TIED, [0, 0]),
        ("primiera", [*TIED, "KS"], [1, 0]),
        ("primiera", ["KC", "KD", "KH"], [0, 1]),
        ("primiera", ["7C", "7D", "6H", "6S"], [0, 0]),
        ("primiera", ["7C", "7D", "7H", "AS"], [1, 0]),
        ("primiera", ["7C", "7D", "6H", "AS"], [0, 1]),
    ],
)
def test_5_2_one_point_each_and_none_for_a_tie(name, pile, points):
    assert item(finished(pile), name) == points


def test_5_2_each_sweep_is_a_point():
    assert item(finished(TIED, sweeps=[2, 3]), "sweeps") == [2, 3]


def test_5_2_counts_are_told():
    document = finished(TIED[1:])
    assert details(document, "cards") == [{"count": 19}, {"count": 21}]
    assert details(document, "diamonds") == [{"count": 5}, {"count": 5}]
    assert details(document, "settebello") == [None, None]


def test_5_2_all_forty_cards_win_every_point():
    document = finished([])
    assert [len(pile) for pile in document["captured"]] == [0, 40]
    assert totals(document) == [0, 4]


def test_5_2_the_higher_total_wins_the_deal():
    result = score(finished(TIED))
    assert (result["final"], result["winner"], result["draw"]) == (True, 0, False)


def test_5_2_equal_totals_draw_the_deal():
    result = score(finished(TIED, sweeps=[0, 1]))
    assert (result["final"], result["winner"], result["draw"]) == (True, None, True)


def test_5_2_in_mid_deal_the_piles_count_as_they_lie():
    """After ply 2 seat 0 has JC JD and seat 1 has 3C 3D: all is level."""
    result = score(reached(2))
    assert (result["final"], result["winner"], result["draw"]) == (False, None, False)
    assert totals(reached(2)) == [0, 0]
    assert totals(reached(1)) == [2, 0]
    assert result["match"] == {"scores": [0, 0], "target": 11, "over": False, "winner": None}


PRIMIERA = [*zip("76A5432JQK", (21, 18, 16, 15, 14, 13, 12, 10, 10, 10), strict=True)]


@pytest.mark.parametrize(("rank", "points"), PRIMIERA)
def test_5_3_primiera_values(rank, points):
    """The clubs that count are the one card and the jack; the other suits add 10 each."""
    pile = sorted({rank + "C", "JC", "KD", "QH", "JS"})
    assert details(finished(pile), "primiera")[0]["sum"] == points + 30


def test_5_3_the_best_card_of_each_suit_counts():
    pile = ["2C", "6C", "AC", "AD", "5D", "7H", "6H", "KS", "3S"]
    expected = {"sum": 18 + 16 + 21 + 13, "cards": ["6C", "AD", "7H", "3S"]}
    assert details(finished(pile), "primiera")[0] == expected


@pytest.mark.parametrize("suit", "CDHS")
def test_5_3_without_a_suit_there_is_no_primiera(suit):
    pile = [code for code in ("7C", "7D", "7H", "7S") if code[1] != suit]
    document = finished(pile)
    assert details(document, "primiera")[0] == {"sum": 0, "cards": []}
    assert item(document, "primiera") == [0, 1]


# -- 6 match -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "sweeps", "scores", "phase", "winner"),
    [
        ([9, 9], [0, 0], [10, 9], "deal_over", None),
        ([10, 10], [0, 1], [11, 11], "deal_over", None),
        ([12, 12], [0, 1], [13, 13], "deal_over", None),
        ([11, 11], [0, 0], [12, 11], "match_over", 0),
        ([11, 11], [0, 2], [12, 13], "match_over", 1),
        ([10, 10], [2, 1], [13, 11], "match_over", 0),
        ([10, 0], [0, 0], [11, 0], "match_over", 0),
        ([0, 10], [0, 1], [1, 11], "match_over", 1),
    ],
)
def test_6_the_match_ends_with_unequal_totals_at_the_target(before, sweeps, scores, phase, winner):
    """TIED gives seat 0 one point besides the sweeps."""
    document = finished(TIED, scores=before, sweeps=sweeps, deal_number=9)
    assert (document["scores"], document["phase"]) == (scores, phase)
    over = phase == "match_over"
    expected = {"scores": scores, "target": 11, "over": over, "winner": winner}
    assert score(document)["match"] == expected


@pytest.mark.parametrize(("target", "phase"), [(1, "match_over"), (2, "deal_over")])
def test_6_the_target_is_an_option(target, phase):
    assert finished(TIED, options={"target": target})["phase"] == phase


def test_6_reaching_the_target_in_mid_deal_ends_nothing():
    document = state(["7C"], ["7H"], left=2, scores=[0, 10], deal_number=2)
    later = after(document, "7H", ["7C"])
    assert later["sweeps"] == [0, 1]
    assert (later["phase"], later["scores"]) == ("play", [0, 10])


@pytest.mark.parametrize(
    ("before", "sweeps", "points", "winner", "scores", "match_winner"),
    [
        ([10, 0], [0, 1], [1, 1], None, [11, 1], 0),
        ([0, 10], [1, 1], [2, 1], 0, [2, 11], 1),
        ([10, 0], [0, 2], [1, 2], 1, [11, 2], 0),
    ],
)
def test_6_the_end_of_deal_and_match_are_told(before, sweeps, points, winner, scores, match_winner):
    fields = {"captured": (TIED, ()), "rest": 1, "sweeps": sweeps}
    document = last_play(["KD"], "QS", scores=before, deal_number=2, **fields)
    _, events = outcome(document, "QS")
    assert events[-2:] == [
        {"type": "deal_over", "seat": winner, "points": points},
        {"type": "match_over", "seat": match_winner, "scores": scores},
    ]


@pytest.mark.parametrize("dealer", [0, 1])
def test_6_the_other_seat_deals_next(dealer):
    previous = game.read_state({**finished(TIED), "dealer": dealer})
    assert game.next_opener(previous) == 1 - dealer


def test_6_the_next_deal_carries_on_the_match():
    previous = game.read_state(finished(TIED, options={"target": 21}))
    assert game.next_deal_refusal(previous) is None
    document = dealt(CODES, game.next_opener(previous), previous)
    assert document["deal_number"] == 2
    assert document["scores"] == [1, 0]
    assert document["options"] == {"target": 21}
    assert (document["dealer"], document["to_act"]) == (0, 1)
    assert (document["sweeps"], document["captured"]) == ([0, 0], [[], []])


NO_NEXT_DEAL = [
    (reached(0), "deal_not_over"),
    (reached(35), "deal_not_over"),
    (finished(TIED, scores=[10, 0], deal_number=2), "match_over"),
]


@pytest.mark.parametrize(("document", "code"), NO_NEXT_DEAL)
def test_6_no_next_deal(document, code):
    refused = game.next_deal_refusal(game.read_state(document))
    assert (refused.code, refused.rule) == (code, "scopa 6")


def test_every_reason_is_provoked():
    provoked = {row[4] for row in REFUSALS} | {code for _, code in NO_NEXT_DEAL}
    assert provoked == {*game.reasons}

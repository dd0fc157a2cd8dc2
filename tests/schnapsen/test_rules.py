"""The rules of Schnapsen, section by section; numbers as at the head of ``rules/schnapsen``."""

import pytest

from rules.game import IllegalMove
from rules.schnapsen import game
from tests.schnapsen.positions import (
    after,
    before_last_draw,
    closing,
    dealt,
    facing,
    failing,
    fifty_six,
    last_trick,
    listed,
    marriage,
    outcome,
    pending,
    points,
    sixty_three,
    step,
    strictly_facing,
    table,
    thirteen,
    thirty,
    view,
    why,
)

# -- 1, 2: cards and deal -------------------------------------------------------------------------


def test_1_twenty_cards_worth_120():
    assert game.deck.size == 20
    assert sum(card.values["points"] for card in game.deck.catalogue) == 120
    assert game.deck.codes[:5] == ("JC", "QC", "KC", "TC", "AC")


def test_2_1_three_and_two_cards_indicator_and_stock():
    state = dealt()
    assert state["hands"] == [["QC", "KC", "JD", "TS", "AS"], ["TC", "AC", "JH", "QH", "KH"]]
    assert (state["indicator"], state["trump"]) == ("AH", "H")
    assert state["stock"] == "QD KD TD AD JC TH JS QS KS".split()


def test_2_2_the_non_dealer_leads():
    assert dealt(dealer=0)["to_act"] == 1
    assert dealt(dealer=1)["to_act"] == 0


def test_2_2_the_winner_of_a_trick_leads():
    assert after(dealt(), "AC", "KC")["to_act"] == 1
    assert after(facing("KS", "AS QC KC JD QD"), "AS")["to_act"] == 0


def test_2_2_the_other_seat_has_to_wait():
    assert why(dealt(), "KC", seat=0) == "not_your_turn"


def test_2_3_the_other_seat_deals_next():
    assert game.next_opener(game.read_state(dealt(dealer=0))) == 1


# -- 3: tricks ------------------------------------------------------------------------------------


def test_3_1_only_cards_of_the_own_hand():
    assert why(dealt(), "KC") == "card_not_in_hand"
    assert why(dealt(), "marriage KC") == "card_not_in_hand"


def test_3_1_any_card_may_be_led():
    assert listed(dealt())[-5:] == ["TC", "AC", "JH", "QH", "KH"]


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [
        ("KS", "AS", 0),
        ("KS", "QS", 1),
        ("KS", "AC", 1),
        ("AS", "QH", 0),
        ("TH", "AH", 0),
        ("AH", "TH", 1),
        ("QH", "AS", 1),
    ],
)
def test_3_2_trick_goes_to_higher_trump_or_higher_card_of_the_suit(led, answer, winner):
    others = [c for c in ("JC", "QC", "JD", "QD") if c != answer]
    state = after(facing(led, " ".join([answer, *others])), answer)
    assert state["tricks"] == [{"leader": 1, "cards": [led, answer], "winner": winner}]


def test_3_3_open_stock_any_answer():
    assert listed(facing("KS", "AS QS QH JC KD")) == ["JC", "KD", "QH", "QS", "AS"]


def test_3_3_winner_draws_first():
    state = after(dealt(), "AC", "KC")
    assert "QD" in state["hands"][1] and "KD" in state["hands"][0]
    assert state["stock"] == "TD AD JC TH JS QS KS".split()


def test_3_3_last_draw_loser_takes_indicator():
    state = after(before_last_draw(), "KS", "QS")
    assert state["hands"][0] == ["KD", "QH", "KH", "TH", "JS"]
    assert state["hands"][1] == ["JC", "JD", "QD", "JH", "AH"]
    assert (state["stock"], state["indicator"], state["trump"]) == ([], None, "H")


def test_3_3_last_draw_brings_the_exchanged_jack():
    exchanged = {"seat": 0, "card": "TH"}
    state = after(before_last_draw(exchanged=exchanged), "KS", "QS")
    assert "JH" in state["hands"][1]
    assert state["exchanged"] == exchanged


def test_3_3_answer_before_the_last_draw_is_free():
    assert listed(after(before_last_draw(), "KS")) == ["JC", "JD", "QD", "AH", "QS"]


def test_3_4_strict_must_head():
    state = strictly_facing("TS", "AS JS QH JC QC")
    assert listed(state) == ["AS"]
    assert why(state, "JS") == why(state, "QH") == why(state, "JC") == "must_head"


def test_3_4_strict_after_the_stock_is_exhausted():
    state = after(before_last_draw(), "KS", "QS", "KD")
    assert why(state, "JC") == "must_follow"
    assert listed(state) == ["JD", "QD"]


def test_3_4_nobody_draws_after_closing():
    state = after(dealt(), "close", "AC", "KC")
    assert [len(hand) for hand in state["hands"]] == [4, 4]
    assert len(state["stock"]) == 9


def test_3_5_strict_must_follow_with_a_lower_card():
    state = strictly_facing("KS", "QS JS QH AC JC")
    assert listed(state) == ["JS", "QS"]
    assert why(state, "QH") == "must_follow"


def test_3_5_trump_led_is_a_suit_like_others():
    assert listed(strictly_facing("AH", "QH KH TH AC JS")) == ["QH", "KH", "TH"]


def test_3_6_strict_must_trump():
    state = strictly_facing("KS", "QH TH AC JC QD")
    assert listed(state) == ["QH", "TH"]
    assert why(state, "AC") == "must_trump"


def test_3_6_strict_without_suit_and_trump_any_card():
    assert listed(strictly_facing("KS", "AC JC QD KD AD")) == ["JC", "AC", "QD", "KD", "AD"]


# -- 4: on lead -----------------------------------------------------------------------------------


def test_4_moves_in_the_order_of_the_contract():
    assert listed(dealt())[:4] == ["exchange", "close", "marriage QH", "marriage KH"]


@pytest.mark.parametrize("text", ["exchange", "close", "marriage KC"])
def test_4_not_while_answering(text):
    state = after(dealt(), "AC")
    assert why(state, text) == "not_on_lead"
    assert listed(state) == ["QC", "KC", "JD", "TS", "AS"]


def test_4_1_open_down_to_the_last_two_cards():
    state = before_last_draw()
    assert len(state["stock"]) == 1
    assert why(state, "close") is None


@pytest.mark.parametrize("text", ["exchange", "close"])
def test_4_1_not_after_closing_or_exhaustion(text):
    assert why(after(dealt(), "close"), text) == "stock_not_open"
    assert why(after(before_last_draw(), "KS", "QS"), text) == "stock_not_open"


def test_4_2_exchange_swaps_jack_and_indicator():
    state = after(dealt(), "exchange")
    assert state["hands"][1] == ["TC", "AC", "QH", "KH", "AH"]
    assert (state["indicator"], state["to_act"]) == ("JH", 1)
    assert state["exchanged"] == {"seat": 1, "card": "AH"}


def test_4_2_exchange_needs_the_trump_jack():
    assert why(before_last_draw(), "exchange") == "no_trump_jack"
    assert why(after(dealt(), "exchange"), "exchange") == "no_trump_jack"


def test_4_3_close_remains_on_lead():
    state = after(dealt(), "close")
    assert state["to_act"] == 1
    assert state["closed"] == closing(1, 0, 0)


def test_4_3_close_records_points_and_tricks_of_the_opponent():
    assert after(before_last_draw(), "close")["closed"] == closing(0, 42, 2)


def test_4_3_close_records_only_counted_marriages():
    tricks = ["1 QH AH 0"]
    state = table(["AS KC JC JD JS", "KH QS KS TC TD"], tricks, marriages=[marriage(1, "H", 40, 0)])
    assert after(state, "close")["closed"] == closing(0, 0, 0)


def test_4_4_marriage_of_20_and_of_40_in_trumps():
    trumps = after(dealt(), "marriage KH")
    assert trumps["marriages"] == [marriage(1, "H", 40, 0)]
    assert trumps["trick"] == [{"seat": 1, "card": "KH"}]
    plain = after(table(["AC TC AD TD AS", "QS KS JC JD QD"]), "marriage QS")
    assert plain["marriages"] == [marriage(1, "S", 20, 0)]


@pytest.mark.parametrize("text", ["marriage AC", "marriage JH"])
def test_4_4_marriage_with_king_or_queen_only(text):
    assert why(dealt(), text) == "no_marriage"


def test_4_4_marriage_needs_the_partner():
    assert why(before_last_draw(), "marriage KD") == "no_marriage"


def test_4_4_leading_without_declaring_brings_nothing():
    state = after(dealt(), "KH", "JD")
    assert state["marriages"] == []
    assert points(state) == [0, 6]


def test_4_4_marriage_possible_after_closing():
    assert "marriage KH" in listed(after(dealt(), "close"))


def test_4_4_marriage_possible_after_exhaustion():
    assert "marriage QH" in listed(after(before_last_draw(), "KS", "QS"))


def test_4_5_marriage_counts_at_once_with_the_trick_it_leads():
    assert points(after(dealt(), "marriage KH", "JD")) == [0, 46]


def test_4_5_marriage_waits_for_the_first_trick():
    state = pending()
    assert points(state) == [14, 0]
    assert points(after(state, "JC", "AC")) == [14, 53]


def test_4_5_waiting_marriage_goes_on_waiting_when_the_next_trick_is_lost_too():
    assert points(after(pending(), "KC", "KS")) == [22, 0]


def test_4_5_both_marriages_wait_and_only_the_winner_gets_its_own():
    state = table(
        ["KS AS JC JD QD", "KH KC TC KD JS"],
        ["1 QH AH 0", "0 QS TD 0"],
        marriages=[marriage(1, "H", 40, 0), marriage(0, "S", 20, 1)],
    )
    assert points(state) == [47, 0]
    assert points(after(state, "JC", "KC")) == [47, 46]


# -- 5: end of the deal ---------------------------------------------------------------------------


def test_5_1_the_deal_goes_on_below_66():
    state = after(fifty_six(), "QC", "KD")
    assert points(state) == [6, 63]
    assert (state["phase"], state["result"], state["to_act"]) == ("play", None, 1)


def test_5_1_exactly_66_is_enough():
    declared = [marriage(1, "S", 20, 0)]
    tricks = ["1 QS JS 1", "1 AD TD 1"]
    state = table(["TC QC JD QD AC", "KS TH JC KC KD"], tricks, marriages=declared)
    assert points(state) == [0, 20 + 5 + 21]
    state = after(state, "TH", "TC")
    assert points(state) == [0, 66]
    assert outcome(state) == (1, 3, "reached_66")


def test_5_1_nothing_can_be_played_afterwards():
    state = after(thirty(), "marriage KH")
    assert state["to_act"] is None
    assert listed(state) == []
    assert why(state, "TC") == why(state, "TC", seat=0) == "game_over"


def test_5_2_marriage_ends_the_deal_before_the_answer():
    state = after(thirty(), "marriage KH")
    assert state["trick"] == [{"seat": 1, "card": "KH"}]
    assert points(state) == [0, 70]
    assert outcome(state) == (1, 3, "reached_66")


def test_5_2_waiting_marriage_can_end_the_deal_with_a_trick():
    tricks = ["1 QH AH 0", "0 JC JS 0"]
    declared = [marriage(1, "H", 40, 0)]
    state = table(["TC KC JD QD KD", "KH AC TS TD QC"], tricks, marriages=declared)
    state = after(state, "TC", "AC", "TD", "KD")
    assert points(state) == [18, 75]
    assert outcome(state) == (1, 2, "reached_66")


def test_5_2_trick_ends_the_deal_before_the_draw():
    state = after(fifty_six(), "AH", "QH")
    assert points(state) == [6, 70]
    assert (state["stock"], state["indicator"], state["trick"]) == (["KH"], "JH", [])
    assert [len(hand) for hand in state["hands"]] == [4, 4]


def test_5_3_closed_deal_ends_when_the_hands_are_empty():
    state = failing()
    assert state["hands"] == [[], []]
    assert len(state["stock"]) == 9


# -- 6: game points -------------------------------------------------------------------------------


def test_6_1_one_point_if_the_loser_has_33():
    state = after(sixty_three("AC"), "marriage KH")
    assert points(state) == [33, 69]
    assert outcome(state) == (1, 1, "reached_66")


def test_6_1_two_points_if_the_loser_has_32():
    state = after(sixty_three("TC"), "marriage KH")
    assert points(state) == [32, 69]
    assert outcome(state) == (1, 2, "reached_66")


def test_6_1_three_points_if_the_loser_has_no_trick():
    assert outcome(after(thirty(), "marriage QH")) == (1, 3, "reached_66")


def test_6_1_marriage_without_a_trick_does_not_save_the_loser():
    tricks = ["1 QS AS 0", "0 AC TC 0", "0 AD TD 0"]
    state = table(["AH TH KC KD QD", "KS JC QC JD JS"], tricks, marriages=[marriage(1, "S", 20, 0)])
    state = after(state, "AH", "JC")
    assert points(state) == [69, 0]
    assert outcome(state) == (0, 3, "reached_66")


def test_6_2_closer_without_a_trick_of_the_opponent_gets_three():
    state = after(thirty(), "close", "marriage KH")
    assert outcome(state) == (1, 3, "reached_66")


def test_6_2_closer_is_paid_by_the_record_not_by_the_end():
    state = after(thirteen(), "close", "TS", "AS", "QC", "TC")
    assert points(state) == [34, 28]
    state = after(state, "marriage KH")
    assert state["closed"] == closing(1, 13, 1)
    assert outcome(state) == (1, 2, "reached_66")


def test_6_2_closer_against_a_record_of_33_gets_one():
    assert outcome(after(sixty_three("AC"), "close", "marriage KH")) == (1, 1, "reached_66")


def test_6_3_closer_ends_below_66_three_without_a_trick_at_closing():
    state = failing()
    assert points(state) == [30, 15]
    assert outcome(state) == (0, 3, "closer_failed")


def test_6_3_closer_ends_below_66_two_with_a_trick_at_closing():
    lost = ["TS", "AS", "QC", "TC", "AH", "JD", "KH", "QD", "QH", "KS"]
    state = after(thirteen(), "close", *lost)
    assert points(state) == [34, 55]
    assert outcome(state) == (0, 2, "closer_failed")


def test_6_3_opponent_of_the_closer_reaches_66_first():
    state = table(["AC AD AS AH KC", "TC TD QS QH JC"])
    state = after(state, "close", "TC", "AC", "AD", "TD", "AS", "QS", "AH", "QH")
    assert points(state) == [70, 0]
    assert state["hands"] == [["KC"], ["JC"]]
    assert outcome(state) == (0, 3, "closer_failed")


def test_6_4_last_trick_wins_one_without_a_bonus():
    state = after(last_trick(), "JD", "TH")
    assert points(state) == [59, 61]
    assert outcome(state) == (0, 1, "last_trick")


# -- 7: match -------------------------------------------------------------------------------------


def test_7_both_start_with_the_target():
    assert dealt(target=3)["scores"] == [3, 3]


def test_7_game_points_are_taken_off():
    state = after(thirty(), "marriage KH")
    assert (state["scores"], state["phase"]) == ([7, 4], "deal_over")


def test_7_scores_stop_at_zero_and_end_the_match():
    state = after(thirty(scores=[5, 1], deal_number=4), "marriage KH")
    assert (state["scores"], state["phase"]) == ([5, 0], "match_over")
    match = game.score(game.read_state(state)).match
    assert (match.over, match.winner, match.target) == (True, 1, 7)


def test_7_next_deal_goes_on_with_the_scores():
    state = dealt(dealer=1, previous=after(thirty(), "marriage KH"))
    assert (state["scores"], state["deal_number"], state["to_act"]) == ([7, 4], 2, 0)


def test_7_score_in_mid_deal():
    score = game.score(game.read_state(thirty())).document()
    assert (score["final"], score["winner"], score["draw"]) == (False, None, False)
    detail = {"reason": None, "card_points": 30}
    assert score["sides"][1]["items"] == [{"name": "game_points", "points": 0, "detail": detail}]


def test_7_score_of_a_finished_deal():
    score = game.score(game.read_state(after(thirty(), "marriage KH")))
    assert [side.total for side in score.sides] == [0, 3]
    assert (score.final, score.winner) == (True, 1)


@pytest.mark.parametrize(
    ("state", "code"),
    [
        (dealt(), "deal_not_over"),
        (after(thirty(scores=[5, 1], deal_number=4), "marriage KH"), "match_over"),
        (after(thirty(), "marriage KH"), None),
    ],
)
def test_7_a_further_deal_needs_a_finished_one(state, code):
    refusal = game.next_deal_refusal(game.read_state(state))
    assert (refusal and refusal.code) == code


# -- refusals --------------------------------------------------------------------------------------


REFUSALS = [
    ("game_over", after(thirty(), "marriage KH"), "JC", None),
    ("not_your_turn", dealt(), "KC", 0),
    ("card_not_in_hand", dealt(), "KC", None),
    ("not_on_lead", after(dealt(), "AC"), "marriage KC", None),
    ("stock_not_open", after(dealt(), "close"), "exchange", None),
    ("no_trump_jack", before_last_draw(), "exchange", None),
    ("no_marriage", dealt(), "marriage AC", None),
    ("must_head", strictly_facing("TS", "AS JS QH JC QC"), "QH", None),
    ("must_follow", strictly_facing("KS", "QS JS QH AC JC"), "QH", None),
    ("must_trump", strictly_facing("KS", "QH TH AC JC QD"), "AC", None),
]


@pytest.mark.parametrize(("code", "state", "text", "seat"), REFUSALS)
def test_every_reason_has_its_code(code, state, text, seat):
    assert why(state, text, seat) == code


def test_every_reason_is_provoked():
    about_deals = {"deal_not_over", "match_over"}
    assert {code for code, *_ in REFUSALS} | about_deals == set(game.reasons)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("marriage AC", "card_not_in_hand"),
        ("marriage QC", "not_on_lead"),
        ("exchange", "not_on_lead"),
    ],
)
def test_the_first_reason_that_applies_is_given(text, code):
    assert why(after(dealt(), "close", "TC"), text) == code


# -- views and events -----------------------------------------------------------------------------


def test_views_show_the_own_hand_and_sizes():
    seen = view(dealt(), 0)
    assert seen["hand"] == ["QC", "KC", "JD", "TS", "AS"]
    assert (seen["hand_sizes"], seen["stock_size"]) == ([5, 5], 9)
    assert not {"hands", "stock"} & seen.keys()
    assert "hand" not in view(dealt(), None)


def test_events_of_an_answer_hide_the_cards_drawn_by_others():
    events = [game.event_for(event, 0) for event in step(after(dealt(), "AC"), "KC")[1]]
    assert events == [
        {"type": "card_played", "seat": 0, "card": "KC"},
        {"type": "trick_won", "seat": 1, "cards": ["AC", "KC"], "points": 15},
        {"type": "card_drawn", "seat": 1, "card": None},
        {"type": "card_drawn", "seat": 0, "card": "KD"},
    ]


def test_events_of_the_last_draw_name_the_open_indicator():
    events = step(after(before_last_draw(), "KS"), "QS")[1]
    assert events[-1] == {"type": "indicator_drawn", "seat": 1, "card": "JH"}


def test_events_of_exchange_and_closing():
    assert step(dealt(), "exchange")[1] == [
        {"type": "exchange", "seat": 1, "card": "AH", "jack": "JH"}
    ]
    assert step(dealt(), "close")[1] == [{"type": "stock_closed", **closing(1, 0, 0)}]


def test_events_of_a_marriage_tell_whether_it_counts():
    waiting = {"type": "marriage", "seat": 1, "suit": "H", "points": 40, "counted": False}
    assert step(dealt(), "marriage KH")[1][1] == waiting
    counted = {"type": "marriage_counted", "seat": 1, "suit": "H", "points": 40}
    assert counted in step(after(pending(), "JC"), "AC")[1]


def test_events_of_the_end():
    events = step(thirty(scores=[5, 1], deal_number=4), "marriage KH")[1]
    assert events[1]["counted"]
    assert events[2:] == [
        {"type": "deal_over", "seat": 1, "game_points": 3, "reason": "reached_66"},
        {"type": "match_over", "seat": 1, "scores": [5, 0]},
    ]


def test_refusals_name_their_section():
    with pytest.raises(IllegalMove) as caught:
        step(before_last_draw(), "exchange")
    assert caught.value.refusal.rule == "schnapsen 4.2"

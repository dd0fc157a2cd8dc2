"""Section 8 of the rules of Schnapsen: every way in which a state or view cannot be."""

import copy

import pytest

from rules.schnapsen import game
from tests.schnapsen.positions import (
    after,
    before_last_draw,
    closed,
    closing,
    complete,
    dealt,
    declared,
    exhausted,
    facing,
    failing,
    last_trick,
    marriage,
    table,
    thirty,
    view,
)


def changed(state, pointer, value):
    """A copy of a document with the entry at a JSON pointer replaced."""
    state = copy.deepcopy(state)
    *way, last = [int(key) if key.isdigit() else key for key in pointer.split("/")[1:]]
    target = state
    for key in way:
        target = target[key]
    target[last] = value
    return state


def faults(document):
    find = game.view_faults if "hand_sizes" in document else game.state_faults
    return {(fault.code, fault.pointer) for fault in find(document)}


ONE_CHANGE = [
    ("card_unknown", dealt(), "/hands/0/0", "1X"),
    ("card_unknown", dealt(), "/indicator", "1X"),
    ("card_unknown", after(dealt(), "exchange"), "/exchanged/card", "1X"),
    ("card_duplicated", thirty(), "/tricks/1/cards/1", "KC"),
    ("trick_inconsistent", thirty(), "/tricks/0/winner", 0),
    ("trick_inconsistent", thirty(), "/tricks/1/leader", 0),
    ("trick_inconsistent", after(thirty(), "JS"), "/trick/0/seat", 0),
    ("marriage_inconsistent", declared(), "/marriages/0/seat", 0),
    ("marriage_inconsistent", declared(), "/marriages/0/suit", "D"),
    ("marriage_inconsistent", declared(), "/marriages/0/points", 20),
    ("marriage_inconsistent", declared(), "/marriages/0/trick", 1),
    ("closed_inconsistent", closed(), "/closed/seat", 0),
    ("closed_inconsistent", closed(), "/closed/opponent_points", 14),
    ("closed_inconsistent", closed(), "/closed/opponent_tricks", 0),
    ("closed_inconsistent", exhausted(), "/closed", closing(0, 42, 2)),
    ("result_inconsistent", after(thirty(), "marriage KH"), "/result/winner", 0),
    ("result_inconsistent", after(thirty(), "marriage KH"), "/result/game_points", 2),
    ("result_inconsistent", after(thirty(), "marriage KH"), "/result/reason", "last_trick"),
    ("result_inconsistent", after(thirty(), "marriage KH"), "/result", None),
    (
        "result_inconsistent",
        thirty(),
        "/result",
        dict(winner=1, game_points=3, reason="reached_66"),
    ),
    ("turn_inconsistent", dealt(), "/to_act", 0),
    ("turn_inconsistent", dealt(), "/to_act", None),
    ("turn_inconsistent", after(dealt(), "AC"), "/to_act", 1),
    ("turn_inconsistent", after(thirty(), "marriage KH"), "/to_act", 0),
    ("scores_inconsistent", dealt(), "/scores", [7, 6]),
    ("scores_inconsistent", dealt(previous=after(thirty(), "marriage KH")), "/scores", [7, 3]),
    ("scores_inconsistent", thirty(scores=[5, 1], deal_number=4), "/scores", [5, 0]),
    ("scores_inconsistent", after(thirty(), "marriage KH"), "/scores", [7, 7]),
    ("phase_inconsistent", thirty(), "/phase", "deal_over"),
    ("phase_inconsistent", after(thirty(), "marriage KH"), "/phase", "match_over"),
    ("phase_inconsistent", after(thirty(), "marriage KH"), "/phase", "play"),
    ("trump_inconsistent", dealt(), "/trump", "S"),
    ("trump_inconsistent", after(dealt(), "exchange"), "/exchanged/card", "TH"),
    ("trump_inconsistent", after(dealt(), "exchange"), "/exchanged/card", "AC"),
    ("hand_size_inconsistent", exhausted(), "/indicator", "JH"),
]


@pytest.mark.parametrize(("code", "state", "pointer", "value"), ONE_CHANGE)
def test_8_one_changed_entry_is_named(code, state, pointer, value):
    assert game.state_faults(state) == []
    assert (code, pointer) in faults(changed(state, pointer, value))


def test_8_every_fault_is_provoked():
    provoked = {code for code, *_ in ONE_CHANGE} | {"card_missing"}
    assert provoked == set(game.fault_codes)


def test_8_a_missing_card():
    state = dealt()
    assert ("card_missing", "") in faults(changed(state, "/stock", state["stock"][1:]))


def test_8_a_stock_card_too_many_in_hand():
    state = dealt()
    state["hands"][0].append(state["stock"].pop())
    assert faults(state) == {
        ("hand_size_inconsistent", "/hands/0"),
        ("hand_size_inconsistent", "/stock"),
    }


def test_8_exchange_leaves_the_jack_as_indicator():
    state = changed(dealt(), "/exchanged", {"seat": 1, "card": "TH"})
    assert ("trump_inconsistent", "/indicator") in faults(state)


def test_8_only_a_seat_that_was_on_lead_can_have_exchanged():
    state = changed(after(dealt(), "exchange"), "/exchanged/seat", 0)
    assert faults(state) == {("trump_inconsistent", "/exchanged/seat")}


def test_8_the_loser_of_the_last_draw_has_a_trump_and_an_exchanged_jack():
    state = exhausted()
    state["hands"] = [["KD", "QH", "KH", "TH", "JH"], ["JC", "JD", "QD", "JS", "AH"]]
    assert faults(state) == set()
    exchanged = changed(state, "/exchanged", {"seat": 0, "card": "TH"})
    assert faults(exchanged) == {("trump_inconsistent", "/exchanged")}
    state["hands"] = [["JH", "QH", "KH", "TH", "AH"], ["JC", "JD", "QD", "JS", "KD"]]
    assert faults(state) == {("trump_inconsistent", "/trump")}


def test_8_an_answer_that_the_strict_rules_forbade():
    state = after(
        table(["KC TD QS KS JH", "AC KD QD JD JS"], indicator="AH"),
        "close",
        "AC",
        "KC",
        "KD",
        "TD",
    )
    assert faults(state) == set()
    state["tricks"][1] = complete(1, "KD", "QS", 1)
    state["hands"][0] = ["TD", "KS", "JH"]
    state["to_act"] = 1
    assert faults(state) == {("trick_inconsistent", "/tricks/1/cards/1")}


def test_8_answers_to_an_open_stock_are_free():
    assert faults(after(facing("KS", "AS QS JC QC KC"), "JC")) == set()


def test_8_marriages_are_read_in_any_order():
    state = table(
        ["KS AS JC JD QD", "KH KC TC KD JS"],
        ["1 QH AH 0", "0 QS TD 0"],
        marriages=[marriage(0, "S", 20, 1), marriage(1, "H", 40, 0)],
    )
    assert game.write_state(game.read_state(state))["marriages"][0]["seat"] == 1


def test_8_66_points_in_play():
    state = after(thirty(), "marriage KH")
    state |= {"phase": "play", "to_act": 0, "scores": [7, 7], "result": None}
    assert faults(state) == {("result_inconsistent", "/result"), ("phase_inconsistent", "/phase")}


def test_8_play_went_on_after_66():
    state = after(thirty(), "marriage KH")
    state["trick"] = []
    state["tricks"].append(complete(1, "KH", "JC", 1))
    state["hands"][0].remove("JC")
    assert ("result_inconsistent", "/tricks/2/cards/1") in faults(state)


def test_8_a_wrong_dealer_is_one_fault_of_the_tricks():
    assert faults(changed(thirty(), "/dealer", 1)) == {("trick_inconsistent", "/tricks/0/leader")}


def test_8_views_of_consistent_states_are_consistent():
    for state in (dealt(), declared(), closed(), exhausted(), last_trick(), failing()):
        for seat in (0, 1, None):
            assert faults(view(state, seat)) == set()


def test_8_a_view_cannot_have_wrong_sizes():
    seen = view(dealt(), 0)
    assert faults(changed(seen, "/hand_sizes", [5, 6])) >= {
        ("hand_size_inconsistent", "/hand_sizes/1")
    }
    assert faults(changed(seen, "/hand", seen["hand"][1:])) >= {("hand_size_inconsistent", "/hand")}


def test_8_a_view_without_its_hand_is_named():
    seen = view(dealt(), 0)
    del seen["hand"]
    assert ("hand_size_inconsistent", "/hand") in faults(seen)


def test_8_a_view_knows_the_hidden_hand_once_the_stock_is_gone():
    state = after(exhausted(), "KH", "AH", "JC", "QH")
    seen = view(state, 0)
    seen["tricks"][5] = complete(0, "KH", "JD", 1)
    assert ("trick_inconsistent", "/tricks/5/winner") in faults(seen)
    seen["tricks"][5] = complete(0, "TH", "JD", 0)
    assert ("trick_inconsistent", "/tricks/5/cards/1") in faults(seen)


def test_8_the_exchanged_card_was_not_played_before_the_exchange():
    state = table(["AS KC JC JD JS", "KH QS KS TC TD"], ["1 QH AH 0"])
    assert faults(changed(state, "/exchanged", {"seat": 1, "card": "QH"})) == set()
    assert faults(changed(state, "/exchanged", {"seat": 0, "card": "AH"})) == {
        ("trump_inconsistent", "/exchanged/card")
    }


def test_8_the_exchanged_card_is_with_its_seat():
    state = table(["AS KC JC JD JS", "KH QS KS TC TD"], ["1 QH AH 0"])
    assert faults(changed(state, "/exchanged", {"seat": 0, "card": "KH"})) == {
        ("trump_inconsistent", "/exchanged/card")
    }


def test_8_an_answer_is_held_against_cards_played_later():
    state = last_trick()
    state["tricks"][5] = complete(0, "KD", "JC", 0)
    state["tricks"][7] = complete(1, "QD", "QH", 0)
    assert faults(state) == {("trick_inconsistent", "/tricks/5/cards/1")}


def test_8_the_answer_before_the_last_draw_was_free():
    assert faults(after(before_last_draw(), "KS", "JC")) == set()


def test_8_the_partner_of_a_marriage_was_in_the_same_hand():
    state = declared()
    state["hands"][1].remove("QH")
    state["hands"][1].append(state["stock"][0])
    state["stock"][0] = "QH"
    assert faults(state) == {("marriage_inconsistent", "/marriages/0")}


def test_8_one_marriage_for_a_lead():
    state = after(table(["AC TC AD TD AS", "QS KS JC JD QD"]), "marriage QS")
    state["marriages"] *= 2
    assert faults(state) == {("marriage_inconsistent", "/marriages/1/trick")}


def test_8_nobody_was_on_lead_with_the_stock_at_closing():
    state = changed(thirty(), "/closed", closing(1, 0, 0))
    state["hands"][0] += [state["stock"].pop(), state["stock"].pop()]
    assert ("closed_inconsistent", "/closed") in faults(state)


def test_8_a_view_remembers_what_a_marriage_has_shown():
    seen = view(after(closed(), "marriage KH", "JD", "TS", "AS"), 0)
    assert faults(seen) == set()
    seen["tricks"].append(complete(0, "QD", "TC", 0))
    seen["hand"].remove("QD")
    seen["hand_sizes"] = [2, 2]
    assert faults(seen) == {("trick_inconsistent", "/tricks/4/cards/1")}


def test_8_a_spectator_sees_that_a_hand_cannot_be_filled():
    seen = view(exhausted(), None)
    assert faults(seen) == set()
    # Seat 1 shows to have no diamond and then no trump, but only JD QD JH QH are left.
    seen["tricks"] += [
        complete(0, "KD", "AH", 1),
        complete(1, "JC", "KH", 0),
        complete(0, "TH", "JS", 0),
    ]
    seen["hand_sizes"] = [2, 2]
    assert faults(seen) == {("trick_inconsistent", "/tricks")}

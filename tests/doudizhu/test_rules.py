"""The rules of Dou Dizhu, section by section; numbers as at the head of ``rules/doudizhu``."""

import pytest

from rules.doudizhu import game
from rules.game import IllegalMove
from tests.doudizhu.positions import (
    VIEW,
    after,
    dealt,
    listed,
    move,
    of,
    on,
    read,
    sprung,
    step,
    table,
    view,
    void,
    why,
)

# -- 1, 2: cards, deal and auction ----------------------------------------------------------------


def test_1_fifty_four_cards_from_three_of_clubs_to_red_joker():
    assert game.deck.codes[:13] == tuple(of("3456789TJQKA2").split())
    assert game.deck.codes[50:] == ("AS", "2S", "BJ", "RJ")
    assert [card.suit for card in game.deck.catalogue[51:]] == ["S", None, None]


def test_1_strength_rises_from_three_to_red_joker():
    strength = {card.code: card.values["strength"] for card in game.deck.catalogue}
    order = ["3C", "9C", "TC", "JC", "QC", "KC", "AC", "2C", "BJ", "RJ"]
    assert [strength[code] for code in order] == [3, 9, 10, 11, 12, 13, 14, 15, 16, 17]


def test_1_suits_do_not_matter():
    assert why(on("3C", "3S"), "3S") == "not_higher"
    assert why(on("3S", "4C"), "4C") is None


def test_2_1_seventeen_cards_each_and_three_below():
    deck = list(game.deck.codes)
    state = game.write_state(game.deal(range(54), 1, {}, None))
    assert state["hands"] == [deck[:17], deck[17:34], deck[34:51]]
    assert (state["bottom"], state["to_act"]) == (["2S", "BJ", "RJ"], 1)


def test_2_1_seats_act_in_turn():
    assert after(dealt(first_bidder=2), 1)["to_act"] == 0
    assert after(on("3C"), "")["to_act"] == 2


def test_2_1_the_other_seats_have_to_wait():
    assert why(dealt(), 1, seat=1) == "not_your_turn"
    assert why(on("3C"), "", seat=0) == "not_your_turn"
    assert why(dealt(), 1, seat=0) is None


def test_2_2_pass_or_one_to_three():
    assert listed(dealt()) == [0, 1, 2, 3]


def test_2_2_every_bid_exceeds_the_highest():
    state = after(dealt(), 2)
    assert listed(state) == [0, 3]
    assert why(state, 2) == why(state, 1) == "bid_too_low"
    assert why(after(state, 0), 2) == "bid_too_low"


@pytest.mark.parametrize("value", [-1, 4, 99, -(2**31)])
def test_2_2_nothing_but_zero_to_three_can_be_called(value):
    assert why(dealt(), value) == why(after(dealt(), 2), value) == "bid_out_of_range"


def test_2_2_who_passed_may_bid_again():
    state = after(dealt(), 0, 1, 0)
    assert (state["to_act"], listed(state)) == (0, [0, 2, 3])


def test_2_3_three_ends_the_auction():
    state = after(dealt(first_bidder=2), 1, 2, 0, 3)
    assert (state["phase"], state["landlord"], state["bid"]) == ("play", 2, 3)


def test_2_3_two_passes_end_the_auction_after_a_bid_only():
    assert after(dealt(), 0, 0)["phase"] == "bidding"
    assert after(dealt(), 1, 0)["phase"] == "bidding"
    state = after(dealt(first_bidder=1), 0, 0, 1, 0, 0)
    assert (state["phase"], state["landlord"], state["bid"]) == ("play", 0, 1)


def test_2_4_the_landlord_takes_the_bottom_and_leads():
    state, events = step(after(dealt(bottom="5S KD RJ"), 0, 2, 0), 0)
    assert (state["landlord"], state["to_act"], state["combination"]) == (1, 1, None)
    assert {"5S", "KD", "RJ"} <= set(state["hands"][1]) and len(state["hands"][1]) == 20
    assert state["bottom"] == ["KD", "5S", "RJ"]
    assert events[1] == {"type": "landlord", "seat": 1, "bid": 2, "bottom": ["KD", "5S", "RJ"]}


def test_2_4_the_bottom_is_open_once_there_is_a_landlord():
    for seat in (0, 1, 2, None):
        assert view(after(dealt(), 1), seat)["bottom"] is None
        assert view(table(bottom="5S KD RJ"), seat)["bottom"] == ["KD", "5S", "RJ"]


def test_2_5_three_passes_void_the_deal():
    state, events = step(after(dealt(), 0, 0), 0)
    assert (state["phase"], state["to_act"], state["landlord"]) == ("redeal", None, None)
    assert events[1] == {"type": "redeal", "seat": None}
    assert listed(state) == [] and why(state, 1) == "game_over"
    assert view(state, 0)["bottom"] is None


# -- 3: a turn ------------------------------------------------------------------------------------


def test_3_bids_in_the_auction_only_and_plays_after_it_only():
    for brief in ("", "3C", "2S"):
        assert why(dealt("3C"), brief) == "wrong_phase"
    for value in (0, 3, 7):
        assert why(table(), value) == "wrong_phase"


def test_3_1_only_cards_of_the_own_hand():
    assert why(table("3C", "3D"), "3C 3D") == "card_not_in_hand"
    assert why(table("3C", "3D"), "3C 3C 3D") == "card_not_in_hand"


def test_3_1_each_card_once():
    assert why(table("3C 3D"), "3C 3D 3C") == "card_duplicated"


def test_3_1_any_suits_in_any_order():
    state = table("3C 3D 3S")
    assert listed(state).count("3C 3D") == 1 and "3C 3S" not in listed(state)
    assert after(state, "3S 3C")["played"][0] == ["3C", "3S"]


def test_3_2_the_leader_cannot_pass():
    assert why(table(), "") == "must_lead"
    assert "" not in listed(table())


def test_3_3_the_others_may_pass():
    assert listed(on("3C"))[0] == ""


def test_3_3_same_kind():
    assert why(on("3C", "4C 4D"), "4C 4D") == "kind_mismatch"
    assert why(on(of("3334"), of("55566")), of("55566")) == "kind_mismatch"
    assert why(on(of("333444"), of("55556") + " 6D"), of("55556") + " 6D") == "kind_mismatch"


def test_3_3_same_number_of_cards():
    assert why(on(of("34567"), of("89TJQK")), of("89TJQK")) == "size_mismatch"
    assert why(on(of("334455"), of("66778899")), of("66778899")) == "size_mismatch"


@pytest.mark.parametrize(
    ("led", "answer", "code"),
    [
        ("2C", "BJ", None),
        ("BJ", "RJ", None),
        ("AC", "2C", None),
        ("KC", "TC", "not_higher"),
        ("2C 2D", "2H 2S", "not_higher"),
        ("4C 4D 4H 3C", "5C 5D 5H 3D", None),
        ("4C 4D 4H 2C", "5C 5D 5H 3D", None),
        ("4C 4D 4H 3C", "3D 3H 3S AC", "not_higher"),
        ("4C 5C 6C 7C 8C", "5D 6D 7D 8D 9D", None),
        ("4C 5C 6C 7C 8C", "4D 5D 6D 7D 8D", "not_higher"),
        ("4C 4D 4H 4S 2C 2D", "5C 5D 5H 5S 3C 3D", None),
        ("4C 4D 4H 5C 5D 5H 2C 2D", "6C 6D 6H 7C 7D 7H 3C 3D", None),
    ],
)
def test_3_3_a_higher_base_rank_whatever_is_attached(led, answer, code):
    assert why(on(led, answer), answer) == code


def test_3_4_a_bomb_beats_everything_but_a_bomb_as_high():
    assert why(on("2C 2D", of("3333")), of("3333")) is None
    assert why(on(of("3333"), of("4444")), of("4444")) is None
    assert why(on(of("4444"), of("3333")), of("3333")) == "not_higher"
    assert why(on(of("3333"), "4C"), "4C") == "kind_mismatch"
    assert why(on(of("3333"), of("444455")), of("444455")) == "kind_mismatch"


def test_3_4_the_rocket_beats_everything():
    assert why(on(of("2222"), "BJ RJ"), "BJ RJ") is None
    assert why(on("BJ RJ", of("2222")), of("2222")) == "not_higher"
    assert why(on("BJ RJ", "2C"), "2C") == "kind_mismatch"
    assert listed(on("BJ RJ", of("2222"))) == [""]


def test_3_5_after_two_passes_the_last_player_leads_anew():
    state = after(on("3C", "4C"), "4C", "")
    assert (state["to_act"], state["passes"]) == (0, 1)
    state, events = step(state, "")
    assert (state["to_act"], state["passes"], state["combination"]) == (1, 0, None)
    assert events == [{"type": "pass", "seat": 0}, {"type": "trick_won", "seat": 1}]
    assert why(state, "") == "must_lead"


def test_3_5_a_play_ends_the_row_of_passes():
    state = after(on("3C", "", "4C"), "", "4C")
    assert (state["to_act"], state["passes"]) == (0, 0)
    assert state["combination"] == {"seat": 2, "kind": "single", "cards": ["4C"]}


# -- what holds for all of it ---------------------------------------------------------------------

REFUSED = [
    ("game_over", sprung(), "", None),
    ("game_over", void(), 3, 0),
    ("not_your_turn", table(), "", 1),
    ("wrong_phase", dealt(), "", None),
    ("card_not_in_hand", table("", "3C"), "3C", None),
    ("card_duplicated", table("3C"), "3C 3C", None),
    ("bid_too_low", after(dealt(), 1), 1, None),
    ("bid_out_of_range", dealt(), -1, None),
    ("not_a_combination", table("3C 4C"), "3C 4C", None),
    ("must_lead", table(), "", None),
    ("kind_mismatch", on("3C", "4C 4D"), "4C 4D", None),
    ("size_mismatch", on(of("34567"), of("89TJQK")), of("89TJQK"), None),
    ("not_higher", on("4C", "3C"), "3C", None),
]


@pytest.mark.parametrize(("code", "state", "brief", "seat"), REFUSED)
def test_refusals_name_their_section_and_change_nothing(code, state, brief, seat):
    with pytest.raises(IllegalMove) as caught:
        game.apply(read(state), game.read_move(move(brief)), seat)
    assert caught.value.refusal.code == code
    assert caught.value.refusal.rule == f"doudizhu {game.reasons[code].section}"


def test_every_reason_is_provoked():
    assert {code for code, *_ in REFUSED} == set(game.reasons)


def test_a_view_shows_its_own_hand_and_only_sizes_of_the_others():
    state = on("3C", "4C")
    seen = view(state, 1)
    assert (seen["hand"], seen["hand_sizes"]) == (state["hands"][1], [19, 17, 17])
    assert "hands" not in seen and "hand" not in view(state, None)


def test_hands_stay_hidden_when_the_deal_is_over():
    seen = view(sprung(), 1)
    assert (seen["hand"], seen["hand_sizes"]) == (sprung()["hands"][1], [0, 17, 17])
    assert "hands" not in seen


def test_a_view_without_its_hand_is_read_as_an_empty_hand():
    seen = view(dealt(), 0)
    del seen["hand"]
    assert game.read_view(VIEW.read(seen)).hand == 0

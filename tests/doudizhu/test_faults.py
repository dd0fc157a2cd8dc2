"""Section 6 of the rules of Dou Dizhu: every way in which a state or view cannot be."""

import copy

import pytest

from rules.doudizhu import game
from tests.doudizhu.positions import (
    after,
    anti_sprung,
    dealt,
    long,
    of,
    on,
    read,
    sprung,
    table,
    view,
    void,
)


def changed(document, *changes):
    """A copy of a document with the entries at JSON pointers replaced."""
    document = copy.deepcopy(document)
    for pointer, value in zip(changes[::2], changes[1::2], strict=True):
        *way, last = [int(key) if key.isdigit() else key for key in pointer.split("/")[1:]]
        target = document
        for key in way:
            target = target[key]
        target[last] = value
    return document


def faults(document):
    find = game.view_faults if "hand_sizes" in document else game.state_faults
    return {(fault.code, fault.pointer) for fault in find(document)}


BIDDING = after(dealt("3C 4C", "3D 4D", "3H 4H", bottom="BJ RJ 2S"), 0, 1, 0)
OPENING = table("3C 4C 5C 6C", "3D 4D", "3H 4H", bottom="BJ RJ 2S")
ANSWERED = after(OPENING, "3C", "4D", "")
LED_ANEW = after(ANSWERED, "")
BOMBED = after(long(of("3333") + " 4C BJ RJ"), of("3333"), "", "", "4C")

ONE_CHANGE = [
    ("card_unknown", BIDDING, "/hands/1/0", "1X"),
    ("card_unknown", BIDDING, "/bottom/1", "joker"),
    ("card_unknown", OPENING, "/bottom/2", ""),
    ("card_unknown", ANSWERED, "/played/0/0", "3c"),
    ("card_unknown", ANSWERED, "/combination/cards/0", "10S"),
    ("card_duplicated", BIDDING, "/hands/1/0", "3C"),
    ("card_duplicated", BIDDING, "/bottom/0", "3C"),
    ("card_duplicated", ANSWERED, "/played/1/0", "3H"),
    ("hand_size_inconsistent", OPENING, "/hands/1", ["3D"]),
    ("hand_size_inconsistent", OPENING, "/hands/0", [*OPENING["hands"][0], "3D"]),
    ("auction_inconsistent", BIDDING, "/bids/1", 4),
    ("auction_inconsistent", BIDDING, "/bids/2", -1),
    ("auction_inconsistent", BIDDING, "/bids/2", 1),
    ("auction_inconsistent", BIDDING, "/bid", 0),
    ("auction_inconsistent", BIDDING, "/landlord", 1),
    ("auction_inconsistent", BIDDING, "/to_act", 1),
    ("auction_inconsistent", BIDDING, "/phase", "redeal"),
    ("auction_inconsistent", void(), "/to_act", 0),
    ("auction_inconsistent", void(), "/phase", "bidding"),
    ("auction_inconsistent", OPENING, "/landlord", 1),
    ("auction_inconsistent", OPENING, "/landlord", None),
    ("auction_inconsistent", OPENING, "/bid", 2),
    ("auction_inconsistent", OPENING, "/to_act", 1),
    ("auction_inconsistent", OPENING, "/phase", "bidding"),
    ("bottom_inconsistent", BIDDING, "/bottom", ["BJ", "RJ"]),
    ("bottom_inconsistent", OPENING, "/bottom", ["BJ", "RJ", "2S", "3C"]),
    ("bottom_inconsistent", OPENING, "/bottom/2", "3D"),
    ("bottom_inconsistent", OPENING, "/bottom/2", "BJ"),
    ("combination_inconsistent", BIDDING, "/combination", ANSWERED["combination"]),
    ("combination_inconsistent", BIDDING, "/passes", 1),
    ("combination_inconsistent", ANSWERED, "/combination/kind", "pair"),
    ("combination_inconsistent", ANSWERED, "/combination/cards/0", "3D"),
    ("combination_inconsistent", ANSWERED, "/combination/cards", ["4D", "4D"]),
    ("combination_inconsistent", ANSWERED, "/combination/cards", []),
    ("combination_inconsistent", ANSWERED, "/passes", 2),
    ("combination_inconsistent", ANSWERED, "/to_act", 2),
    ("combination_inconsistent", LED_ANEW, "/passes", 1),
    ("combination_inconsistent", LED_ANEW, "/to_act", 2),
    ("combination_inconsistent", sprung(), "/passes", 1),
    ("combination_inconsistent", sprung(), "/combination", None),
    ("combination_inconsistent", anti_sprung(), "/combination/seat", 0),
    ("plays_inconsistent", BIDDING, "/plays/0", 1),
    ("plays_inconsistent", ANSWERED, "/plays/0", 0),
    ("plays_inconsistent", ANSWERED, "/plays/0", 2),
    ("plays_inconsistent", sprung(), "/plays/0", 1),
    ("plays_inconsistent", sprung(), "/plays/0", 2),
    ("bombs_inconsistent", BIDDING, "/bombs", 1),
    ("bombs_inconsistent", ANSWERED, "/rockets", 1),
    ("bombs_inconsistent", BOMBED, "/bombs", 0),
    ("bombs_inconsistent", BOMBED, "/bombs", 2),
    ("bombs_inconsistent", on("BJ RJ"), "/rockets", 0),
    ("phase_inconsistent", ANSWERED, "/phase", "deal_over"),
    ("phase_inconsistent", ANSWERED, "/phase", "bidding"),
    ("phase_inconsistent", BIDDING, "/phase", "play"),
    ("phase_inconsistent", sprung(), "/phase", "play"),
    ("phase_inconsistent", sprung(), "/phase", "redeal"),
]


@pytest.mark.parametrize(("code", "state", "pointer", "value"), ONE_CHANGE)
def test_6_one_changed_entry_is_named(code, state, pointer, value):
    read(state)
    found = faults(changed(state, pointer, value))
    assert (code, pointer) in found, found


def test_6_every_fault_is_provoked():
    assert {code for code, *_ in ONE_CHANGE} | {"card_missing"} == set(game.fault_codes)


def test_6_1_a_missing_card():
    assert ("card_missing", "") in faults(changed(BIDDING, "/bottom", ["BJ", "RJ"]))


def test_6_1_every_order_of_cards_is_accepted():
    state = changed(ANSWERED, "/hands/0", ANSWERED["hands"][0][::-1], "/bottom", ["RJ", "2S", "BJ"])
    assert game.write_state(read(state)) == ANSWERED


def test_6_1_the_bottom_is_part_of_a_hand_once_there_is_a_landlord():
    state = changed(OPENING, "/hands/0", OPENING["hands"][0][:-3])
    assert ("card_missing", "") in faults(state)
    assert ("hand_size_inconsistent", "/hands/0") in faults(state)


def test_6_2_only_the_landlord_has_twenty_cards():
    assert faults(changed(OPENING, "/landlord", 1)) == {
        ("auction_inconsistent", "/landlord"),
        ("combination_inconsistent", "/to_act"),
        ("hand_size_inconsistent", "/hands/0"),
        ("hand_size_inconsistent", "/hands/1"),
        *(("bottom_inconsistent", f"/bottom/{position}") for position in range(3)),
    }


@pytest.mark.parametrize("bids", [[0, 0, 0, 1], [3, 0], [1, 0, 0, 2], [2, 1], [0, 0, 1, 0, 0, 0]])
def test_6_3_calls_that_are_no_auction(bids):
    assert "auction_inconsistent" in {code for code, _ in faults(changed(BIDDING, "/bids", bids))}


def test_6_3_the_longest_auction_is_one():
    assert after(dealt(), 0, 0, 1, 0, 2, 0, 3)["bids"] == [0, 0, 1, 0, 2, 0, 3]


def test_6_3_another_first_bidder_makes_another_landlord():
    assert faults(changed(ANSWERED, "/first_bidder", 1)) == {("auction_inconsistent", "/landlord")}


def test_6_5_a_combination_belongs_to_the_seat_that_played_it():
    found = faults(changed(ANSWERED, "/combination/seat", 0))
    assert ("combination_inconsistent", "/combination/cards/0") in found


def test_6_5_the_turn_follows_from_combination_and_passes():
    assert faults(changed(ANSWERED, "/passes", 0)) == {("combination_inconsistent", "/to_act")}
    assert faults(changed(ANSWERED, "/passes", 0, "/to_act", 2)) == set()


def test_6_5_the_seat_that_ended_the_deal_has_no_cards_left():
    state = changed(anti_sprung(), "/combination", anti_sprung()["combination"] | {"seat": 2})
    assert ("combination_inconsistent", "/combination/seat") in faults(state)


def test_6_5_who_leads_anew_has_played():
    assert faults(changed(LED_ANEW, "/to_act", 0)) == {("plays_inconsistent", "/plays/0")}
    assert faults(changed(LED_ANEW, "/to_act", 2)) == {("combination_inconsistent", "/to_act")}


def test_6_6_one_play_is_one_combination():
    state = after(table(of("3334")), "3C 3D 3H")
    pile = ["3C", "3D", "4C"]
    hand = ["3H" if code == "4C" else code for code in state["hands"][0]]
    state = changed(state, "/played/0", pile, "/hands/0", hand, "/combination/cards", pile)
    assert ("plays_inconsistent", "/plays/0") in faults(state)


def test_6_6_two_plays_are_two_combinations():
    state = after(long(of("333456")), of("33"), "", "", "3H")
    assert faults(changed(state, "/combination", None, "/to_act", 0)) == set()
    state = after(state, "", "", "4C", "", "", "5C", "", "", "6C", "", "")
    assert faults(changed(state, "/plays/0", 3)) == set()
    assert faults(changed(state, "/plays/0", 2)) == {("plays_inconsistent", "/plays/0")}


def test_6_6_the_landlord_plays_first():
    state = changed(ANSWERED, "/played/0", [], "/hands/0", [*ANSWERED["hands"][0], "3C"])
    assert faults(changed(state, "/plays/0", 0)) == {("plays_inconsistent", "/plays/0")}


def test_6_6_the_only_play_of_the_landlord_is_beaten_by_the_next():
    state = changed(ANSWERED, "/played/1", ["3D"], "/combination/cards", ["3D"])
    hand = ["4D" if code == "3D" else code for code in state["hands"][1]]
    assert faults(changed(state, "/hands/1", hand)) == {("plays_inconsistent", "/plays/0")}


def test_6_6_four_of_a_rank_in_one_play_are_a_bomb():
    state = after(long(of("3333")), of("3333"))
    assert faults(changed(state, "/bombs", 0)) == {("bombs_inconsistent", "/bombs")}


def test_6_6_four_of_a_rank_in_two_plays_are_none():
    state = after(long(of("3333")), "3C 3D", "", "", "3H 3S")
    assert faults(changed(state, "/bombs", 1)) == {("bombs_inconsistent", "/bombs")}


def test_6_6_bombs_and_rockets_have_to_fit_the_plays_together():
    state = after(long(of("3333BR")), of("33"), "", "", "3H 3S", "", "", "BJ", "", "", "RJ", "", "")
    assert faults(changed(state, "/plays/0", 3, "/rockets", 1)) == set()
    assert faults(changed(state, "/plays/0", 3, "/bombs", 1)) == set()
    both = changed(state, "/plays/0", 3, "/bombs", 1, "/rockets", 1)
    assert faults(both) == {("bombs_inconsistent", "/bombs")}


def test_6_7_only_one_hand_can_be_empty():
    state = changed(sprung(), "/hands/1", [])
    assert ("phase_inconsistent", "/phase") in faults(state)


# -- views ----------------------------------------------------------------------------------------


def test_6_views_of_consistent_states_are_consistent():
    for state in (BIDDING, void(), OPENING, ANSWERED, LED_ANEW, BOMBED, sprung(), anti_sprung()):
        for seat in (0, 1, 2, None):
            assert faults(view(state, seat)) == set()


def test_6_2_a_view_has_the_sizes_of_its_plays():
    found = faults(changed(view(ANSWERED, 1), "/hand_sizes", [19, 16, 16]))
    assert ("hand_size_inconsistent", "/hand_sizes/2") in found
    found = faults(changed(view(ANSWERED, 1), "/hand", ["3D"]))
    assert ("hand_size_inconsistent", "/hand") in found


def test_6_2_a_view_without_its_hand_is_named():
    seen = view(OPENING, 0)
    del seen["hand"]
    assert faults(seen) >= {("hand_size_inconsistent", "/hand")}
    assert "bottom_inconsistent" not in {code for code, _ in faults(seen)}


def test_6_2_a_spectator_has_no_hand():
    seen = view(OPENING, None) | {"hand": ["3C"]}
    assert ("hand_size_inconsistent", "/hand") in faults(seen)


def test_6_4_a_view_shows_the_bottom_exactly_when_there_is_a_landlord():
    hidden, shown = view(BIDDING, 0), view(OPENING, 1)
    assert faults(changed(hidden, "/bottom", ["BJ", "RJ", "2S"])) == {
        ("bottom_inconsistent", "/bottom")
    }
    assert faults(changed(shown, "/bottom", None)) == {("bottom_inconsistent", "/bottom")}


def test_6_4_a_seat_notices_what_cannot_be_the_landlords_bottom():
    assert faults(changed(view(OPENING, 0), "/bottom/2", "3D")) == {
        ("bottom_inconsistent", "/bottom/2")
    }
    assert faults(changed(view(OPENING, 1), "/bottom/2", "3D")) == {
        ("bottom_inconsistent", "/bottom/2")
    }
    assert faults(changed(view(OPENING, 2), "/bottom/2", "3D")) == set()


def test_6_4_the_bottom_has_to_find_room_in_the_landlords_hand():
    state = sprung()
    seen = changed(view(state, 1), "/bottom", state["hands"][2][:3])
    assert faults(seen) == {("bottom_inconsistent", "/bottom")}


def test_6_views_name_what_their_public_part_gets_wrong():
    for pointer, value, code in (
        ("/bid", 2, "auction_inconsistent"),
        ("/passes", 2, "combination_inconsistent"),
        ("/plays/1", 2, "plays_inconsistent"),
        ("/bombs", 1, "bombs_inconsistent"),
        ("/phase", "deal_over", "phase_inconsistent"),
        ("/played/0/0", "1X", "card_unknown"),
        ("/played/0/0", "4D", "card_duplicated"),
    ):
        assert code in {found for found, _ in faults(changed(view(ANSWERED, 2), pointer, value))}

"""Section 8 of the rules of Ottocento: every way in which a state or view cannot be."""

import copy
import json

import pytest

from rules.ottocento import game
from tests.ottocento.positions import (
    TRICKS,
    cards,
    dealt,
    midway,
    one_trick_each_way,
    playing,
    seen,
    settled,
    without_hand,
)


def broken(state, *path, to):
    """A copy of a document with one entry replaced."""
    document = copy.deepcopy(state)
    inner = document
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return document


def swapped(state, one, other):
    """A copy of a document in which two cards have changed places."""
    text = json.dumps(state)
    marked = text.replace(f'"{one}"', '"?"').replace(f'"{other}"', f'"{one}"')
    return json.loads(marked.replace('"?"', f'"{other}"'))


def early_declaration():
    """Seat 1 has declared although seat 0 is to lead the first trick."""
    state = playing()
    state["declarations"][1] = midway()["declarations"][1]
    return state


def with_hand(state, seat, more="", less=""):
    """A copy of a state with cards put into a hand or taken from it."""
    document = copy.deepcopy(state)
    hand = document["hands"][seat]
    document["hands"][seat] = [code for code in hand if code not in less.split()] + more.split()
    return document


STATES = [
    (broken(midway(), "hands", 0, 0, to="XX"), "card_unknown", "/hands/0/0"),
    (broken(midway(), "trick", 0, "card", to="XX"), "card_unknown", "/trick/0/card"),
    (broken(midway(), "tricks", 1, "cards", 2, to="XX"), "card_unknown", "/tricks/1/cards/2"),
    (broken(midway(), "discards", 0, to="XX"), "card_unknown", "/discards/0"),
    (
        broken(midway(), "declarations", 1, "cards", 3, to="XX"),
        "card_unknown",
        "/declarations/1/cards/3",
    ),
    (broken(settled(), "settlement", "card", to="XX"), "card_unknown", "/settlement/card"),
    (broken(midway(), "hands", 0, 0, to="KC"), "card_duplicated", "/tricks/0/cards/0"),
    (broken(midway(), "trick", 1, "card", to="AS"), "card_duplicated", "/trick/1/card"),
    (with_hand(midway(), 0, less="TB"), "card_missing", ""),
    (with_hand(midway(), 0, less="TB"), "hand_size_inconsistent", "/hands/0"),
    (
        with_hand(with_hand(midway(), 0, less="TB"), 1, more="TB"),
        "hand_size_inconsistent",
        "/hands/1",
    ),
    (with_hand(playing(), 3, more="8B 6B"), "hand_size_inconsistent", "/hands/3"),
    (broken(midway(), "discards", to=["6B"]), "discards_inconsistent", "/discards"),
    (broken(midway(), "discards", to=[]), "discards_inconsistent", "/discards"),
    (broken(dealt(), "discards", to=["8B", "6B"]), "discards_inconsistent", "/discards"),
    (swapped(midway(), "8B", "World"), "discards_inconsistent", "/discards/1"),
    (broken(midway(), "tricks", 2, "winner", to=1), "trick_inconsistent", "/tricks/2/winner"),
    (broken(midway(), "tricks", 2, "leader", to=1), "trick_inconsistent", "/tricks/2/leader"),
    (broken(midway(), "dealer", to=2), "trick_inconsistent", "/tricks/0/leader"),
    (broken(midway(), "trick", 0, "seat", to=3), "trick_inconsistent", "/trick/0/seat"),
    (broken(midway(), "trick", 1, "seat", to=0), "trick_inconsistent", "/trick/1/seat"),
    # Seat 2 holds NB and QD: it had to follow 8D with one of its coins, and AS with 8S.
    (swapped(midway(), "TD", "NB"), "trick_inconsistent", "/tricks/4/cards/3"),
    # Seat 2 plays ND to the swords although it has trumps.
    (swapped(midway(), "8S", "ND"), "trick_inconsistent", "/trick/1/card"),
    (
        broken(midway(), "declarations", 0, "points", to=64),
        "declaration_inconsistent",
        "/declarations/0/points",
    ),
    (
        broken(midway(), "declarations", 0, "cards", to=["KB", "KC", "KS"]),
        "declaration_inconsistent",
        "/declarations/0/cards",
    ),
    (
        broken(midway(), "declarations", 2, to={"cards": ["KB", "KC", "KS"], "points": 17}),
        "declaration_inconsistent",
        "/declarations/2/cards",
    ),
    (
        broken(midway(), "declarations", 2, to={"cards": [], "points": 0}),
        "declaration_inconsistent",
        "/declarations/2/cards",
    ),
    (early_declaration(), "declaration_inconsistent", "/declarations/1"),
    (broken(settled(), "settlement", "seat", to=3), "settlement_inconsistent", "/settlement/seat"),
    (
        broken(settled(), "settlement", "card", to="QC"),
        "settlement_inconsistent",
        "/settlement/card",
    ),
    (broken(settled(), "settlement", to=None), "settlement_inconsistent", "/settlement"),
    (
        broken(midway(), "settlement", to={"seat": 0, "card": "7C"}),
        "settlement_inconsistent",
        "/settlement",
    ),
    (
        broken(one_trick_each_way(), "settlement", to={"seat": 1, "card": "JC"}),
        "settlement_inconsistent",
        "/settlement",
    ),
    (broken(midway(), "to_act", to=0), "turn_inconsistent", "/to_act"),
    (broken(midway(), "to_act", to=None), "turn_inconsistent", "/to_act"),
    (broken(dealt(), "to_act", to=0), "turn_inconsistent", "/to_act"),
    (broken(one_trick_each_way(), "to_act", to=3), "turn_inconsistent", "/to_act"),
    (broken(settled(), "to_act", to=1), "turn_inconsistent", "/to_act"),
    (broken(midway(), "phase", to="discard"), "phase_inconsistent", "/phase"),
    (broken(midway(), "phase", to="deal_over"), "phase_inconsistent", "/phase"),
    (broken(midway(), "phase", to="settlement"), "phase_inconsistent", "/phase"),
    (broken(settled(), "phase", to="settlement"), "phase_inconsistent", "/phase"),
    (broken(one_trick_each_way(), "phase", to="deal_over"), "phase_inconsistent", "/phase"),
    (broken(one_trick_each_way(), "phase", to="play"), "phase_inconsistent", "/phase"),
    (broken(playing(), "phase", to="discard"), "phase_inconsistent", "/phase"),
    (broken(dealt(), "phase", to="play"), "phase_inconsistent", "/phase"),
]


def test_8_consistent_states_have_no_faults():
    for state in (dealt(), playing(), midway(), one_trick_each_way(), settled()):
        assert game.state_faults(state) == []
        for seat in (None, 0, 1, 2, 3):
            assert game.view_faults(seen(state, seat)) == []


@pytest.mark.parametrize(("state", "code", "pointer"), STATES)
def test_8_faults_of_states(state, code, pointer):
    assert game.wire.schemas.state().read(state)
    assert (code, pointer) in {(fault.code, fault.pointer) for fault in game.state_faults(state)}


def test_8_every_fault_code_is_provoked():
    assert {code for _, code, _ in STATES} == set(game.fault_codes)


def test_8_1_a_trick_of_four_lying_on_the_table():
    state = midway()
    state["trick"] += [{"seat": 3, "card": "JS"}, {"seat": 0, "card": "QS"}]
    assert ("trick_inconsistent", "/trick") in found(game.state_faults(state))


def test_8_3_a_sixteenth_trick_and_cards_after_the_last():
    state = settled()
    state["trick"] = [{"seat": 0, "card": "7B"}]
    assert ("trick_inconsistent", "/trick") in found(game.state_faults(state))
    state["tricks"].append(state["tricks"][0])
    assert ("trick_inconsistent", "/tricks/15") in found(game.state_faults(state))


def found(faults):
    return {(fault.code, fault.pointer) for fault in faults}


def viewed(seat, *path, to, state=None):
    return broken(seen(state or midway(), seat), *path, to=to)


VIEWS = [
    (viewed(2, "hand", 0, to="XX"), "card_unknown", "/hand/0"),
    (viewed(2, "hand", 0, to="KC"), "card_duplicated", "/hand/0"),
    (viewed(2, "hand_sizes", 3, to=9), "hand_size_inconsistent", "/hand_sizes/3"),
    (viewed(2, "hand_sizes", 3, to=11), "card_duplicated", ""),
    (without_hand(seen(midway(), 2)), "hand_size_inconsistent", "/hand"),
    (viewed(None, "hand", to=[]), "hand_size_inconsistent", "/hand"),
    (viewed(2, "discards", to=["6B", "8B"]), "discards_inconsistent", "/discards"),
    (viewed(3, "discards", to=None), "discards_inconsistent", "/discards"),
    (viewed(0, "discards", to=[], state=dealt()), "discards_inconsistent", "/discards"),
    (viewed(0, "discards", to=None, state=settled()), "discards_inconsistent", "/discards"),
    (viewed(2, "tricks", 2, "winner", to=1), "trick_inconsistent", "/tricks/2/winner"),
    (viewed(2, "to_act", to=1), "turn_inconsistent", "/to_act"),
    (viewed(2, "phase", to="settlement"), "phase_inconsistent", "/phase"),
    (
        viewed(2, "declarations", 0, "points", to=5),
        "declaration_inconsistent",
        "/declarations/0/points",
    ),
    (
        viewed(2, "settlement", to={"seat": 0, "card": "7C"}),
        "settlement_inconsistent",
        "/settlement",
    ),
]


@pytest.mark.parametrize(("view", "code", "pointer"), VIEWS)
def test_8_faults_of_views(view, code, pointer):
    assert game.wire.schemas.view().read(view)
    assert (code, pointer) in found(game.view_faults(view))


def test_8_5_declared_cards_must_still_be_with_their_seat():
    # Seat 0 has played KB and KC.
    declaration = {"cards": ["KB", "KC", "KS"], "points": 17}
    view = viewed(1, "declarations", 2, to=declaration)
    assert ("declaration_inconsistent", "/declarations/2/cards") in found(game.view_faults(view))


def test_8_5_cards_played_later_must_have_been_declared():
    # Seat 0 has played KB and KC, too, so there were three kings to declare.
    view = viewed(2, "declarations", 0, to={"cards": ["NS", "QS", "KS"], "points": 10})
    assert ("declaration_inconsistent", "/declarations/0/cards") in found(game.view_faults(view))


def test_8_5_a_declared_card_shows_that_a_play_was_forbidden():
    # Seat 3 has declared 15 and 16, and does not trump the batons.
    view = swapped(seen(midway(), 2), "10", "TC")
    assert ("trick_inconsistent", "/tricks/2/cards/3") in found(game.view_faults(view))


def test_8_5_a_hidden_card_that_can_only_be_a_forbidden_discard():
    # All hands are empty and KB is nowhere to be seen.
    view = seen(swapped(one_trick_each_way(), "6C", "KB"), 0)
    assert found(game.view_faults(view)) == {("discards_inconsistent", "/discards")}


def test_8_5_a_hidden_card_that_every_seat_would_have_declared():
    # Seat 0 has declared JS for the Matto, which then is nowhere to be seen. With it each of the
    # three declarations would have been longer, and it cannot be discarded.
    view = seen(swapped(midway(), "Matto", "JS"), 2)
    assert found(game.view_faults(view)) == {("declaration_inconsistent", "/declarations")}


def test_8_5_a_hidden_card_that_no_seat_can_hold_by_its_plays():
    # One card each is left and the dealer does not see the 8. But seats 1 and 2 did not follow the
    # Moon, nor seat 0 the 16.
    view = swapped(seen(playing(*cards(*TRICKS)), 3), "8", "ND")
    assert found(game.view_faults(view)) == {("trick_inconsistent", "/tricks")}

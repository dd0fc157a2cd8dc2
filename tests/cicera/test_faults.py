"""Faults of Cicera states and views (section 6); positions come from the golden game.

The golden game at its start: seat 0 to act, table 4C 7C TC NC, seat 0 has 4D, seat 2 KD.
Ply 1: 4D takes 4C. Ply 2: NS takes NC. Ply 3: 7D takes 7C. Ply 4: TB takes TC, a sweep.
Ply 5: JB is laid. Ply 6: AB is laid. At the end seat 3 has captured last, and has 6C.
"""

import pytest

from rules.cicera import game
from tests.cicera.positions import after, reached, seen, tally
from tests.documents import changed, found, without

PUBLIC_FAULTS = [
    # ply, changes, faults: public fields, the same in a state and in every view
    (0, {"table": ["4C", "7C", "TC"]}, [("card_missing", "")]),
    (0, {"to_act": 1}, [("turn_inconsistent", "/to_act")]),
    (3, {"to_act": 0}, [("turn_inconsistent", "/to_act")]),
    (0, {"to_act": None}, [("turn_inconsistent", "/to_act")]),
    (48, {"to_act": 0}, [("turn_inconsistent", "/to_act")]),
    (0, {"dealer": 0}, [("turn_inconsistent", "/to_act")]),
    (0, {"just_laid": "NC"}, [("just_laid_inconsistent", "/just_laid")]),
    (1, {"just_laid": "KD"}, [("just_laid_inconsistent", "/just_laid")]),
    (1, {"just_laid": "4D"}, [("just_laid_inconsistent", "/just_laid")]),
    (4, {"just_laid": "TB"}, [("just_laid_inconsistent", "/just_laid")]),
    (6, {"just_laid": "JB"}, [("just_laid_inconsistent", "/just_laid")]),
    (48, {"just_laid": "6C"}, [("just_laid_inconsistent", "/just_laid")]),
    (0, {"last_capturer": 0}, [("last_capturer_inconsistent", "/last_capturer")]),
    (1, {"last_capturer": None}, [("last_capturer_inconsistent", "/last_capturer")]),
    (1, {"last_capturer": 1}, [("last_capturer_inconsistent", "/last_capturer")]),
    (1, {"last_capturer": 2}, [("last_capturer_inconsistent", "/last_capturer")]),
    (
        1,
        {"table": ["NC"], "captured": [["4C", "4D"], ["7C", "TC"]]},
        [("captured_inconsistent", "/captured/1")],
    ),
    (
        2,
        {"table": ["7C", "TC", "NC"], "captured": [["4C", "4D"], ["NS"]]},
        [("captured_inconsistent", "/captured/1")],
    ),
    (
        2,
        {
            "table": [],
            "captured": [["4C", "7C", "TC", "NC", "4D", "NS"], []],
            "last_capturer": 0,
        },
        [("captured_inconsistent", "/captured/0")],
    ),
    (
        48,
        {"phase": "play", "to_act": 0},
        [("phase_inconsistent", "/phase")],
    ),
    (0, {"phase": "deal_over", "to_act": None}, [("phase_inconsistent", "/phase")]),
    (
        48,
        {"table": ["6C"], "captured": lambda piles: [piles[0], without("6C")(piles[1])]},
        [("phase_inconsistent", "/phase")],
    ),
    (1, {"bonuses": [tally(), tally(sweep=1)]}, [("bonuses_inconsistent", "/bonuses/1")]),
    *[
        (ply, {"bonuses": [bonuses, tally()]}, [("bonuses_inconsistent", "/bonuses/0")])
        for ply, bonuses in [
            # the pile of team 0 has two cards after ply 1, four after ply 3
            (1, tally(sweep=2)),
            (1, tally(picada=2)),
            (1, tally(simili=1)),
            (1, tally(quadriglia=1)),
            (3, tally(sweep=3)),
            (3, tally(simili=2)),
            (3, tally(picada=1, simili=1)),
            (3, tally(picada=1, quadriglia=1)),
        ]
    ],
]

STATE_FAULTS = [
    # ply, changes, faults
    (
        0,
        {"hands": lambda hands: [["1X", *hands[0][1:]], *hands[1:]]},
        [("card_unknown", "/hands/0/0"), ("card_missing", "")],
    ),
    (
        0,
        {"hands": lambda hands: [["4C", *hands[0][1:]], *hands[1:]]},
        [("card_duplicated", "/table/0"), ("card_missing", "")],
    ),
    (2, {"captured": [["4C", "4D", "NC"], ["NC", "NS"]]}, [("card_duplicated", "/captured/1/0")]),
    (
        0,
        {
            "hands": lambda hands: [*hands[:2], without("KD")(hands[2]), hands[3]],
            "table": ["4C", "7C", "TC", "NC", "KD"],
        },
        [("hand_size_inconsistent", "/hands")],
    ),
    (
        0,
        {"hands": lambda hands: [*hands[:3], [*hands[3], "NC"]], "table": ["4C", "7C", "TC"]},
        [("hand_size_inconsistent", "/hands")],
    ),
    (1, {"dealer": 0}, [("hand_size_inconsistent", "/hands")]),
]

VIEW_FAULTS = [
    # seat, ply, changes, faults
    (
        0,
        0,
        {"hand": lambda hand: ["1X", *hand[1:]]},
        [("card_unknown", "/hand/0"), ("card_missing", "")],
    ),
    (
        0,
        0,
        {"hand": lambda hand: ["4C", *hand[1:]]},
        [("card_duplicated", "/hand/0"), ("card_missing", "")],
    ),
    (None, 0, {"table": ["4C", "7C", "TC", "NC", "KD"]}, [("card_duplicated", "")]),
    (None, 0, {"hand": ["JC"]}, [("hand_size_inconsistent", "/hand")]),
    (None, 0, {"hand": []}, [("hand_size_inconsistent", "/hand")]),
    (
        0,
        0,
        {"hand": lambda hand: hand[1:]},
        [("hand_size_inconsistent", "/hand"), ("card_missing", "")],
    ),
    (
        0,
        0,
        {"hand_sizes": [12, 12, 11, 12], "table": ["4C", "7C", "TC", "NC", "KD"]},
        [("hand_size_inconsistent", "/hand_sizes")],
    ),
    (1, 1, {"dealer": 0}, [("hand_size_inconsistent", "/hand_sizes")]),
]


@pytest.mark.parametrize(("ply", "changes", "faults"), PUBLIC_FAULTS + STATE_FAULTS)
def test_6_a_state_that_cannot_be(ply, changes, faults):
    assert found(game.state_faults(changed(reached(ply), changes))) == faults


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
@pytest.mark.parametrize(("ply", "changes", "faults"), PUBLIC_FAULTS)
def test_6_nor_can_its_views(seat, ply, changes, faults):
    assert found(game.view_faults(changed(seen(reached(ply), seat), changes))) == faults


@pytest.mark.parametrize(("seat", "ply", "changes", "faults"), VIEW_FAULTS)
def test_6_a_view_that_cannot_be(seat, ply, changes, faults):
    assert found(game.view_faults(changed(seen(reached(ply), seat), changes))) == faults


@pytest.mark.parametrize(
    ("ply", "bonuses"),
    [
        (1, tally(sweep=1)),
        (3, tally(sweep=2)),
        (3, tally(sweep=2, picada=2)),
        (3, tally(sweep=1, simili=1)),
        (3, tally(sweep=1, simili=1, quadriglia=1)),
    ],
)
def test_6_bonuses_that_could_be_are_accepted(ply, bonuses):
    assert game.state_faults(changed(reached(ply), {"bonuses": [bonuses, tally()]})) == []


def test_6_the_first_play_may_have_laid():
    document = after(reached(0), "5B")
    assert document["just_laid"] == "5B"
    assert game.state_faults(document) == []


@pytest.mark.parametrize("ply", range(49))
def test_6_what_was_is_accepted(ply):
    document = reached(ply)
    assert game.state_faults(document) == []
    for seat in (0, 1, 2, 3, None):
        assert game.view_faults(seen(document, seat)) == []


def test_every_fault_is_provoked_in_states_and_in_views():
    public = {code for *_, faults in PUBLIC_FAULTS for code, _ in faults}
    for own in (STATE_FAULTS, VIEW_FAULTS):
        assert public | {code for *_, faults in own for code, _ in faults} == {*game.fault_codes}

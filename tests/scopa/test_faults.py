"""Faults of Scopa states and views (section 7); positions come from the golden game.

The golden game at its start: seat 0 JC AS QS, to act; seat 1 3D QD 5D, dealer; table 4C 3C JS JD.
Ply 1: JC takes JD. Ply 2: 3D takes 3C. At the end seat 0 has 19 cards, 4 points, seat 1 21, 2.
"""

import pytest

from rules.scopa import game
from tests.documents import changed, found, without
from tests.scopa.positions import reached, seen

PUBLIC_FAULTS = [
    # ply, changes, faults: public fields, the same in a state and in every view
    (0, {"table": ["4C", "3C", "JS"]}, [("card_missing", "")]),
    (0, {"to_act": 1}, [("turn_inconsistent", "/to_act")]),
    (1, {"to_act": 0}, [("turn_inconsistent", "/to_act")]),
    (0, {"to_act": None}, [("turn_inconsistent", "/to_act")]),
    (36, {"to_act": 0}, [("turn_inconsistent", "/to_act")]),
    (0, {"dealer": 0}, [("turn_inconsistent", "/to_act")]),
    (0, {"last_capturer": 0}, [("last_capturer_inconsistent", "/last_capturer")]),
    (1, {"last_capturer": None}, [("last_capturer_inconsistent", "/last_capturer")]),
    (1, {"last_capturer": 1}, [("last_capturer_inconsistent", "/last_capturer")]),
    (
        1,
        {"table": ["JS"], "captured": [["JC", "JD"], ["3C", "4C"]]},
        [("captured_inconsistent", "/captured/1")],
    ),
    (
        2,
        {"table": ["4C", "JS", "3C"], "captured": [["JC", "JD"], ["3D"]]},
        [("captured_inconsistent", "/captured/1")],
    ),
    (
        2,
        {
            "table": [],
            "captured": [["3C", "4C", "JC", "3D", "JD", "JS"], []],
            "last_capturer": 0,
        },
        [("captured_inconsistent", "/captured/0")],
    ),
    (1, {"sweeps": [2, 0]}, [("sweeps_inconsistent", "/sweeps/0")]),
    (1, {"sweeps": [0, 1]}, [("sweeps_inconsistent", "/sweeps/1")]),
    (
        36,
        {"sweeps": [2, 11], "scores": [4, 12], "phase": "match_over"},
        [("sweeps_inconsistent", "/sweeps/1")],
    ),
    (0, {"phase": "deal_over", "to_act": None}, [("phase_inconsistent", "/phase")]),
    (36, {"phase": "play", "to_act": 0, "scores": [0, 0]}, [("phase_inconsistent", "/phase")]),
    (36, {"phase": "match_over"}, [("phase_inconsistent", "/phase")]),
    (36, {"options": {"target": 4}}, [("phase_inconsistent", "/phase")]),
    (
        36,
        {"table": ["6H"], "captured": lambda piles: [without("6H")(piles[0]), piles[1]]},
        [("phase_inconsistent", "/phase")],
    ),
    (0, {"scores": [1, 0]}, [("scores_inconsistent", "/scores")]),
    (0, {"scores": [3, 11], "deal_number": 2}, [("scores_inconsistent", "/scores")]),
    (36, {"scores": [0, 0]}, [("scores_inconsistent", "/scores")]),
    (36, {"scores": [4, 1], "deal_number": 2}, [("scores_inconsistent", "/scores")]),
    (36, {"scores": [5, 2]}, [("scores_inconsistent", "/scores")]),
    (
        36,
        {"scores": [15, 2], "deal_number": 2, "phase": "match_over"},
        [("scores_inconsistent", "/scores")],
    ),
]

STATE_FAULTS = [
    (
        0,
        {"stock": lambda stock: ["1X", *stock[1:]]},
        [("card_unknown", "/stock/0"), ("card_missing", "")],
    ),
    (
        0,
        {"hands": [["4C", "AS", "QS"], ["3D", "5D", "QD"]]},
        [("card_duplicated", "/table/0"), ("card_missing", "")],
    ),
    (
        2,
        {"captured": [["JC", "3D", "JD"], ["3C", "3D"]]},
        [("card_duplicated", "/captured/1/1")],
    ),
    (
        0,
        {"hands": [["JC", "AS", "QS"], ["3D", "5D"]], "table": ["4C", "3C", "JS", "JD", "QD"]},
        [("hand_size_inconsistent", "/hands")],
    ),
    (
        0,
        {
            "hands": [["JC", "AS", "QS", "4C"], ["3D", "5D", "QD", "3C"]],
            "table": ["JS", "JD"],
        },
        [("hand_size_inconsistent", "/hands")],
    ),
    (
        5,
        {"hands": [[], []], "table": ["4C", "JS", "AS", "5D"]},
        [("hand_size_inconsistent", "/hands")],
    ),
    (
        0,
        {"stock": without("6S"), "table": ["4C", "3C", "JS", "JD", "6S"]},
        [("hand_size_inconsistent", "/stock")],
    ),
    (
        0,
        {
            "table": ["4C", "KC", "KD", "KS"],
            "stock": lambda stock: [
                *without("KC", "KD", "KS")(stock),
                "3C",
                "JS",
                "JD",
            ],
        },
        [("redeal_required", "/table")],
    ),
]

VIEW_FAULTS = [
    # seat, ply, changes, faults
    (
        0,
        0,
        {"hand": ["1X", "AS", "QS"]},
        [("card_unknown", "/hand/0"), ("card_missing", "")],
    ),
    (
        0,
        0,
        {"hand": ["4C", "AS", "QS"]},
        [("card_duplicated", "/hand/0"), ("card_missing", "")],
    ),
    (None, 0, {"table": ["4C", "3C", "JS", "JD", "KD"]}, [("card_duplicated", "")]),
    (None, 0, {"hand": ["JC"]}, [("hand_size_inconsistent", "/hand")]),
    (None, 0, {"hand": []}, [("hand_size_inconsistent", "/hand")]),
    (
        0,
        0,
        {"hand": ["AS", "QS"]},
        [("hand_size_inconsistent", "/hand"), ("card_missing", "")],
    ),
    (
        0,
        0,
        {"hand_sizes": [3, 2], "table": ["4C", "3C", "JS", "JD", "KD"]},
        [("hand_size_inconsistent", "/hand_sizes")],
    ),
    (
        1,
        0,
        {"stock_size": 29, "table": ["4C", "3C", "JS", "JD", "KC"]},
        [("hand_size_inconsistent", "/stock_size")],
    ),
    (0, 0, {"table": ["4C", "KC", "KD", "KS"]}, [("redeal_required", "/table")]),
]


@pytest.mark.parametrize(("ply", "changes", "faults"), PUBLIC_FAULTS + STATE_FAULTS)
def test_7_a_state_that_cannot_be(ply, changes, faults):
    assert found(game.state_faults(changed(reached(ply), changes))) == faults


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(("ply", "changes", "faults"), PUBLIC_FAULTS)
def test_7_nor_can_its_views(seat, ply, changes, faults):
    assert found(game.view_faults(changed(seen(reached(ply), seat), changes))) == faults


@pytest.mark.parametrize(("seat", "ply", "changes", "faults"), VIEW_FAULTS)
def test_7_a_view_that_cannot_be(seat, ply, changes, faults):
    assert found(game.view_faults(changed(seen(reached(ply), seat), changes))) == faults


@pytest.mark.parametrize(
    ("ply", "changes"),
    [
        (1, {"sweeps": [1, 0]}),
        (2, {"last_capturer": 0}),
        (0, {"scores": [11, 11], "deal_number": 3}),
        (36, {"scores": [15, 13], "deal_number": 3, "phase": "match_over"}),
    ],
)
def test_7_what_could_be_is_accepted(ply, changes):
    assert game.state_faults(changed(reached(ply), changes)) == []


@pytest.mark.parametrize("ply", range(37))
def test_7_what_was_is_accepted(ply):
    document = reached(ply)
    assert game.state_faults(document) == []
    for seat in (0, 1, None):
        assert game.view_faults(seen(document, seat)) == []


def test_every_fault_is_provoked_in_states_and_in_views():
    public = {code for *_, faults in PUBLIC_FAULTS for code, _ in faults}
    for own in (STATE_FAULTS, VIEW_FAULTS):
        assert public | {code for *_, faults in own for code, _ in faults} == {*game.fault_codes}

"""Section 5 of the rules of Dou Dizhu: the end of a deal and what it counts."""

import json
from pathlib import Path

from rules.cards import mask_of
from rules.doudizhu import game
from tests.doudizhu.positions import (
    ANTI_SPRING,
    after,
    anti_sprung,
    detail,
    listed,
    long,
    of,
    on,
    read,
    sprung,
    step,
    table,
    totals,
    void,
    why,
)


def test_5_1_the_deal_ends_as_soon_as_a_hand_is_empty():
    state = sprung()
    assert (state["phase"], state["to_act"], state["hands"][0]) == ("deal_over", None, [])
    assert state["combination"]["kind"] == "triple_pair" and state["passes"] == 0
    assert listed(state) == [] and why(state, "") == "game_over"


def test_5_1_farmers_win_together_but_the_winner_is_who_went_out():
    score = game.score(read(anti_sprung()))
    assert (score.final, score.winner, score.draw, score.match) == (True, 1, False, None)
    assert totals(anti_sprung()) == [-12, 6, 6]


def test_5_2_bombs_and_rockets_double():
    state = on("3C", of("4444"), "BJ RJ")
    assert detail(state)["multiplier"] == 1
    state, events = step(state, of("4444"))
    assert events[1] == {"type": "bomb", "seat": 1, "multiplier": 2}
    state, events = step(state, "BJ RJ")
    assert events[1] == {"type": "rocket", "seat": 2, "multiplier": 4}
    assert (detail(state)["bombs"], detail(state)["rockets"]) == (1, 1)
    assert totals(state) == [0, 0, 0] and not game.score(read(state)).final


def test_5_2_the_last_play_counts_as_well():
    straight, bomb = of("3456789TJQKA"), of("2222")
    state = long(f"{straight} {bomb} 3D 3H 3S BJ")
    state = after(state, "3D 3H 3S BJ", "", "", straight, "", "", bomb)
    assert detail(state)["bombs"] == 1 and detail(state)["multiplier"] == 4
    assert totals(state) == [24, -12, -12]


def test_5_3_spring():
    assert detail(sprung()) == {
        "bid": 3,
        "multiplier": 4,
        "bombs": 1,
        "rockets": 0,
        "spring": True,
        "anti_spring": False,
    }


def test_5_3_no_spring_once_a_farmer_has_played():
    straight, bomb = of("3456789TJQKA"), of("2222")
    state = table(f"{straight} {bomb} 4D", "5D", bottom="3D 3H 3S")
    state = after(state, "4D", "5D", "", bomb, "", "", straight, "", "", "3D 3H 3S")
    assert (detail(state)["spring"], detail(state)["multiplier"]) == (False, 2)
    assert totals(state) == [12, -6, -6]


def test_5_3_anti_spring():
    assert (detail(anti_sprung())["anti_spring"], detail(anti_sprung())["multiplier"]) == (True, 2)


def test_5_3_no_anti_spring_once_the_landlord_has_played_again():
    straight, last = of("56789TJQKA"), "5D 5H 5S 6D 6H"
    state = table("2C 3C 3D", f"4C 4D {straight} {last}")
    state = after(state, "3C", "4C", "", "2C", "", "", "3D", "4D", "", "", straight, "", "", last)
    assert (detail(state)["anti_spring"], detail(state)["multiplier"]) == (False, 1)
    assert totals(state) == [-6, 3, 3]


def test_5_3_springs_count_at_the_end_only():
    assert detail(sprung(plays=2))["multiplier"] == 2


def test_5_4_the_landlord_wins_or_loses_two_stakes():
    assert totals(sprung()) == [24, -12, -12]
    assert totals(anti_sprung()) == [-12, 6, 6]


def test_5_4_a_void_deal_counts_nothing():
    score = game.score(read(void()))
    assert (score.final, score.winner, score.draw, totals(void())) == (True, None, False, [0] * 3)
    assert (detail(void())["bid"], detail(void())["multiplier"]) == (0, 1)


def test_5_the_end_is_told_as_events():
    first, second, third = ANTI_SPRING
    state = after(table("3C", " ".join(ANTI_SPRING)), "3C", first, "", "", second, "", "")
    assert step(state, third)[1] == [
        {
            "type": "play",
            "seat": 1,
            "kind": "pair_straight",
            "cards": game.deck.codes_of(mask_of(game.deck.read(third.split()))),
        },
        {"type": "anti_spring", "seat": 1, "multiplier": 2},
        {"type": "deal_over", "seat": 1, "landlord": 0, "points": [-12, 6, 6]},
    ]


def test_the_golden_deal_is_what_its_moves_make_of_it():
    record = json.loads((Path(__file__).parent / "golden.json").read_text())
    deck = game.deck.read(record["deal"]["deck"])
    state = game.deal(deck, record["deal"]["first_bidder"], {}, None)
    for brief in record["moves"]:
        assert game.state_faults(game.write_state(state)) == []
        state, _ = game.apply(state, game.read_move(brief))
    assert json.loads(json.dumps(game.score(state).document())) == record["score"]

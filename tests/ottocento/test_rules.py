"""The rules of Ottocento, section by section; numbers as at the head of ``rules/ottocento``."""

import json

import pytest

from rules.game import IllegalMove
from rules.ottocento import game
from tests.ottocento.positions import (
    TRICKS,
    after,
    bare,
    cards,
    dealt,
    events_of,
    facing,
    item,
    listed,
    move,
    one_sided,
    one_trick_each_way,
    piles,
    playing,
    score,
    seen,
    settled,
    step,
    why,
    without_hand,
)

# -- 1: cards -------------------------------------------------------------------------------------


def test_1_sixty_two_cards_in_canonical_order():
    codes = game.deck.codes
    assert len(codes) == 62
    assert codes[:10] == ("AB", "6B", "7B", "8B", "9B", "TB", "JB", "NB", "QB", "KB")
    assert codes[39:47] == ("KS", "Begato", "Moor1", "Moor2", "Moor3", "Moor4", "5", "6")
    assert codes[56:] == ("16", "Moon", "Sun", "World", "Angel", "Matto")


def test_1_1_the_matto_is_no_trump_and_of_no_suit():
    suits = {card.code: card.suit for card in game.deck.catalogue}
    assert suits["Matto"] is None
    assert [suits[code] for code in ("Begato", "5", "Angel", "KD")] == [*["trumps"] * 3, "D"]
    assert list(suits.values()).count("trumps") == 21


def test_1_3_values_and_87_card_points():
    values = {card.code: card.values["value"] for card in game.deck.catalogue}
    assert [values[code] for code in ("Angel", "World", "Begato", "Matto", "KC")] == [5] * 5
    assert [values[code] for code in ("QC", "NC", "JC", "AC", "Sun", "16")] == [4, 3, 2, 1, 1, 1]
    assert sum(values.values()) - 62 / 2 == 87


def test_1_3_half_points_are_floats_and_whole_ones_integers():
    # Team 0: 8 + 8 and the Matto 5, nine cards. Team 1: 8 + 12 + 7 and the discards 2, thirteen.
    assert item(playing(*cards(*TRICKS[:5])), "card_points") == [16.5, 22.5]
    whole = item(playing(*cards(*TRICKS[:2])), "card_points")
    assert whole == [12, 1]
    assert [type(points) for points in whole] == [int, int]


# -- 2: deal and discard --------------------------------------------------------------------------


def test_2_1_teams_sit_crosswise():
    assert [side["seats"] for side in score(dealt())["sides"]] == [[0, 2], [1, 3]]


@pytest.mark.parametrize("dealer", range(4))
def test_2_2_fifteen_cards_each_and_seventeen_to_the_dealer(dealer):
    state = game.write_state(game.deal(range(62), dealer, {}, None))
    turns = [(dealer + 1 + turn) % 4 for turn in range(4)]
    assert [code for seat in turns for code in state["hands"][seat]] == list(game.deck.codes)
    assert [len(state["hands"][seat]) for seat in turns] == [15, 15, 15, 17]
    assert (state["phase"], state["to_act"], state["discards"]) == ("discard", dealer, [])


def test_2_3_the_dealer_discards_two_cards():
    state = after(dealt(), "discard 8B 6B")
    assert state["discards"] == ["6B", "8B"]
    assert len(state["hands"][3]) == 15


def test_2_3_each_pair_is_listed_once_in_canonical_order():
    found = listed(bare("KB 6B QS Moon Matto", phase="discard", dealer=0))
    assert found == [
        "discard 6B QS",
        "discard 6B Moon",
        "discard QS Moon",
    ]


@pytest.mark.parametrize("named", ["", "8B", "8B 6B TC"])
def test_2_3_exactly_two(named):
    assert why(dealt(), f"discard {named}") == "discard_count"


@pytest.mark.parametrize("card", ["KB", "KS", "Angel", "World", "Begato", "Matto"])
def test_2_3_no_king_and_no_tarocchi(card):
    state = bare(f"7B {card}", phase="discard", dealer=0)
    assert why(state, f"discard 7B {card}") == "discard_forbidden"


def test_2_3_the_first_reason_that_applies_is_given():
    assert why(dealt(), "discard KS KS") == "card_not_in_hand"
    assert why(dealt(), "discard Angel Angel 8B") == "card_duplicated"
    assert why(dealt(), "discard Angel") == "discard_count"


def test_2_4_only_the_dealer_sees_the_discards():
    assert [seen(dealt(), seat)["discards"] for seat in (3, 0, None)] == [[], None, None]
    shown = [seen(playing(), seat)["discards"] for seat in (3, 0, None)]
    assert shown == [["6B", "8B"], None, None]
    assert seen(one_trick_each_way(), 0)["discards"] is None


def test_2_4_the_event_hides_them_too():
    (event,) = events_of(dealt(), "discard 8B 6B")
    assert [game.event_for(event, seat)["cards"] for seat in (3, 1)] == [["6B", "8B"], None]


def test_2_4_when_the_deal_is_over_all_see_them():
    over = after(one_trick_each_way(), "settle JC")
    assert [seen(over, seat)["discards"] for seat in (0, None)] == [["6C", "7C"]] * 2
    shown = events_of(one_trick_each_way(), "settle JC")[1]
    assert shown == {"type": "discards_shown", "seat": 3, "cards": ["6C", "7C"]}


def test_2_5_the_seat_after_the_dealer_leads():
    assert playing()["to_act"] == 0


def test_2_5_each_phase_has_its_own_moves():
    assert why(dealt(), "5") == why(dealt(), "declare") == "wrong_phase"
    assert why(playing(), "discard 9D 7D") == why(playing(), "settle 9D") == "wrong_phase"
    settling = one_trick_each_way()
    assert why(settling, "JC") == why(settling, "declare") == "wrong_phase"


# -- 3: declaring ---------------------------------------------------------------------------------


def test_3_1_declare_is_listed_first():
    assert listed(playing())[:2] == ["declare", "TB"]


def test_3_1_the_declarer_stays_to_act():
    state = playing("declare")
    assert (state["to_act"], len(listed(state))) == (0, 15)


def test_3_1_not_a_second_time():
    assert why(playing("declare"), "declare") == "too_late_to_declare"


def test_3_1_not_after_the_first_card():
    first_trick = ["KC", "9C", "8C", "7C"]
    assert why(playing(*first_trick), "declare") == "too_late_to_declare"
    assert "declare" not in listed(playing(*first_trick))


def test_3_1_not_out_of_turn():
    assert why(playing(), "declare", seat=1) == "not_your_turn"


def test_3_2_everything_at_once_and_public():
    state = playing("declare")
    shown = {"cards": ["KB", "KC", "NS", "QS", "KS", "Matto"], "points": 32}
    assert state["declarations"] == [shown, None, None, None]
    assert seen(state, 1)["declarations"] == state["declarations"]
    assert len(state["hands"][0]) == 15


def test_3_2_a_hand_is_doubled_by_itself():
    # Coins, aces and Moors, each three cards with the Begato.
    assert playing("declare", "KC", "declare")["declarations"][1]["points"] == 60


def test_3_2_the_points_go_to_the_team():
    state = playing("declare", "KC", "declare", "9C", "8C", "declare")
    assert item(state, "declarations") == [32, 80]


def test_3_2_the_event_tells_the_combinations():
    (event,) = events_of(playing(), "declare")
    assert event["combinations"] == [
        {"name": "kings", "cards": ["KB", "KC", "KS"], "points": 17},
        {"name": "swords", "cards": ["NS", "QS", "KS", "Matto"], "points": 15},
    ]


def test_3_3_nothing_to_declare():
    assert why(bare("KS Begato Matto 7B"), "declare") == "nothing_to_declare"
    assert listed(bare("KS 7B")) == ["7B", "KS"]


# -- 4: tricks ------------------------------------------------------------------------------------


def test_4_1_only_cards_of_the_own_hand():
    assert why(playing(), "Angel") == "card_not_in_hand"


def test_4_1_any_card_may_be_led():
    assert listed(playing("declare")) == playing()["hands"][0]


def test_4_1_the_suit_led_has_to_be_followed():
    state = facing("KS", "6S TS QB Moor1")
    assert listed(state) == ["6S", "TS"]
    assert why(state, "QB") == why(state, "Moor1") == "must_follow"


def test_4_1_trumps_are_a_suit():
    state = facing("5", "Begato 16 KB")
    assert listed(state) == ["Begato", "16"]
    assert why(state, "KB") == "must_follow"


def test_4_2_who_cannot_follow_has_to_trump():
    state = facing("KS", "QB 6B Moor1 16")
    assert listed(state) == ["Moor1", "16"]
    assert why(state, "QB") == "must_trump"


def test_4_2_even_with_the_begato():
    assert listed(facing("KS 7S", "QB Begato KC")) == ["Begato"]


def test_4_2_no_duty_to_beat():
    assert listed(facing("6S Angel", "7B Moor1 World")) == ["Moor1", "World"]
    assert listed(facing("6S", "AS KS")) == ["AS", "KS"]


def test_4_3_with_neither_any_card():
    assert listed(facing("KS", "QB KC 6D")) == ["QB", "KC", "6D"]


@pytest.mark.parametrize("hand", ["6S Matto", "Moor1 Matto"])
def test_4_4_the_matto_may_always_be_played(hand):
    assert listed(facing("KS", hand)) == hand.split()
    assert listed(facing("16", "Moor1 Matto")) == ["Moor1", "Matto"]


def test_4_4_the_matto_obliges_nobody():
    assert listed(facing("KS", "QB Matto")) == ["QB", "Matto"]


def test_4_4_after_a_matto_the_next_card_sets_the_suit():
    assert listed(facing("Matto", "6S QB Moor1")) == ["QB", "6S", "Moor1"]
    assert listed(facing("Matto KC", "8C QB Moor1")) == ["8C"]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("AS 6S 9S TS", 3),  # swords and batons: the ace is lowest
        ("6B KB AB QB", 1),
        ("TC 9C 6C AC", 3),  # cups and coins: the ten is lowest, the ace above the six
        ("AD JD TD 6D", 1),
        ("6S KB QC JD", 0),  # no trump, nobody follows
        ("KS AS Begato QS", 2),
        ("16 Moon Sun World", 3),
        ("Begato Moor1 5 7B", 2),
        ("Moor2 Moor4 Moor1 7S", 2),  # equal Moors: the last one
        ("NS Moor3 Moor2 6", 3),
        ("Matto 6D KC TD", 1),  # the second card sets the suit
        ("Matto KC 7B AC", 1),
        ("8D Matto QD TD", 2),
        ("AS KC QD Matto", 0),
    ],
)
def test_4_5_who_wins(trick, winner):
    played = trick.split()
    state = after(bare(*played), *played)
    assert state["tricks"] == [{"leader": 0, "cards": played, "winner": winner}]


def test_4_5_the_event_names_winner_and_cards():
    event = events_of(playing("KC", "9C", "8C"), "7C")[-1]
    assert event == {"type": "trick_won", "seat": 0, "cards": ["KC", "9C", "8C", "7C"]}


def test_4_6_the_winner_leads():
    state = playing(*cards(*TRICKS[:3]))
    assert (state["to_act"], state["trick"]) == (3, [])
    assert after(state, "Angel")["trick"] == [{"seat": 3, "card": "Angel"}]


def test_4_6_the_last_trick_pays_six():
    assert item(one_trick_each_way(), "last_trick") == [6, 0]
    assert item(playing(*cards(*TRICKS[:5])), "last_trick") == [0, 0]


def test_4_6_after_fifteen_tricks_the_deal_is_over():
    state = one_sided(dealer=1, matto=2)
    assert (state["phase"], state["to_act"], listed(state)) == ("deal_over", None, [])
    assert why(state, "7B") == why(state, "declare", seat=2) == "game_over"


# -- 5: settlement --------------------------------------------------------------------------------


def test_5_1_tricks_to_the_winner_and_discards_to_the_dealer():
    first, second = piles(playing(*cards(*TRICKS[:1])))
    assert (first, second) == (["7C", "8C", "9C", "KC"], ["6B", "8B"])


def test_5_2_the_matto_stays_with_the_team_that_played_it():
    first, second = piles(playing(*cards(*TRICKS[:5])))
    assert "Matto" in first and "Matto" not in second
    assert len(first) + len(second) == 5 * 4 + 2


def test_5_2_before_its_trick_is_complete_it_is_in_no_pile():
    first, second = piles(playing(*cards(*TRICKS[:4], "8D Matto")))
    assert "Matto" not in first + second


def test_5_3_the_seat_that_played_the_matto_owes_a_card():
    state = one_trick_each_way()
    assert (state["phase"], state["to_act"]) == ("settlement", 1)
    assert state["tricks"][-1]["cards"][1] == "Matto"


def test_5_3_the_lowest_card_of_the_tricks_and_no_discard():
    state = one_trick_each_way()
    assert listed(state) == ["settle JC"]
    assert why(state, "settle QC") == "settle_not_lowest"
    assert why(state, "settle 6C") == why(state, "settle AB") == "settle_not_won"
    assert why(state, "settle Matto") == "settle_not_won"


def test_5_3_any_card_of_value_one():
    won = [
        {"leader": 0, "cards": ["KC", "AC", "16", "Moor1"], "winner": 2},
        {"leader": 2, "cards": ["Matto", "KB", "QB", "7B"], "winner": 1},
    ]
    state = bare(phase="settlement", to_act=2, tricks=won)
    assert listed(state) == ["settle AC", "settle Moor1", "settle 16"]


def test_5_3_the_card_changes_piles_and_ends_the_deal():
    state = after(one_trick_each_way(), "settle JC")
    assert (state["phase"], state["to_act"]) == ("deal_over", None)
    assert state["settlement"] == {"seat": 1, "card": "JC"}
    first, second = piles(state)
    assert "JC" in first
    assert sorted(second) == sorted(["NC", "KC", "QC", "Matto", "6C", "7C"])
    # 3 + 5 + 4 + 5 + 1 + 1 less six halves; the piles have 87 together.
    assert item(state, "card_points") == [71, 16]


def test_5_3_events_of_the_settlement():
    kinds = [event["type"] for event in events_of(one_trick_each_way(), "settle JC")]
    assert kinds == ["settlement", "discards_shown", "deal_over"]


def test_5_3_nothing_is_owed_when_the_own_team_wins_the_matto():
    state = one_sided(dealer=1, matto=2)
    assert (state["phase"], state["settlement"]) == ("deal_over", None)


@pytest.mark.parametrize("dealer", [0, 1, 3])
def test_5_4_a_team_without_a_trick_loses_matto_and_discards(dealer):
    state = one_sided(dealer, matto=1)
    assert (state["phase"], state["settlement"]) == ("deal_over", None)
    assert [len(pile) for pile in piles(state)] == [62, 0]
    assert item(state, "card_points") == [87, 0]


def test_5_4_before_the_last_trick_nobody_has_lost_anything():
    first, second = piles(playing("KC", "9C", "8C", "7C"))
    assert second == ["6B", "8B"]


def test_5_4_the_event_names_what_is_lost():
    last = one_sided(dealer=3, matto=1, left=1)
    (text,) = listed(last)
    assert events_of(last, text)[2] == {
        "type": "forfeit",
        "seat": None,
        "team": 1,
        "cards": ["AS", "6S", "Matto"],
    }


def test_5_4_the_other_dealer_keeps_the_discards():
    last = one_sided(dealer=0, matto=3, left=1)
    (text,) = listed(last)
    assert events_of(last, text)[2]["cards"] == ["Matto"]


def test_5_4_it_keeps_its_declarations():
    # Grande 70 and cups K Q N J 15; batons K Q N J A and Matto 25, two aces and Matto 10; swords
    # K Q N J and Begato 20, four Moors and Begato 20.
    state = one_sided(dealer=3, matto=1)
    assert item(state, "declarations") == [70 + 15, 25 + 10 + 20 + 20]


# -- every code, and the wire ---------------------------------------------------------------------

REFUSED = [
    ("game_over", settled(), "7B", None),
    ("not_your_turn", playing(), "7B", 1),
    ("wrong_phase", dealt(), "declare", None),
    ("card_not_in_hand", playing(), "Angel", None),
    ("card_duplicated", dealt(), "discard 8B 8B", None),
    ("discard_count", dealt(), "discard 8B", None),
    ("discard_forbidden", dealt(), "discard 8B Angel", None),
    ("too_late_to_declare", playing("declare"), "declare", None),
    ("nothing_to_declare", bare("KS 7B"), "declare", None),
    ("must_follow", playing("KC"), "QB", None),
    ("must_trump", facing("KS", "QB Moor1"), "QB", None),
    ("settle_not_won", one_trick_each_way(), "settle AB", None),
    ("settle_not_lowest", one_trick_each_way(), "settle KC", None),
]


@pytest.mark.parametrize(("code", "state", "text", "seat"), REFUSED)
def test_every_reason_code(code, state, text, seat):
    refusal = game.why_illegal(game.read_state(state), game.read_move(move(text)), seat)
    assert (refusal.code, refusal.rule) == (code, f"ottocento {game.reasons[code].section}")
    with pytest.raises(IllegalMove):
        game.apply(game.read_state(state), game.read_move(move(text)), seat)


def test_every_reason_code_is_provoked():
    assert [code for code, *_ in REFUSED] == list(game.reasons)


def test_moves_events_and_scores_are_what_the_schema_says():
    state = dealt()
    moves = ["discard 8B 6B", "declare", *cards(*TRICKS)]
    for text in moves:
        assert game.wire.schemas.move.instances()[move(text)["type"]].read(move(text))
        state, events = step(state, text)
        for event in [*events, *[game.event_for(event, None) for event in events]]:
            assert game.wire.schemas.event.instances()[event["type"]].read(event) == event
        assert game.wire.schemas.score().read(json.loads(json.dumps(score(state))))


def test_a_view_without_its_hand_has_no_moves():
    view = game.read_view(without_hand(seen(playing(), 0)))
    assert game.legal_moves(view) == []

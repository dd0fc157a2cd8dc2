"""Sections 6 and 7 of the rules of Ottocento: combinations and the score."""

import pytest

from tests.ottocento.positions import (
    after,
    bare,
    cards,
    dealt,
    events_of,
    item,
    one_trick_each_way,
    score,
    why,
)

# -- 6: combinations ------------------------------------------------------------------------------


def declared(hand):
    """Combinations of a hand by name, and the points of the declaration."""
    (event,) = events_of(bare(hand), "declare")
    return {one["name"]: one["points"] for one in event["combinations"]}, event["points"]


@pytest.mark.parametrize(
    ("hand", "name", "points"),
    [
        ("Angel World Begato 7B", "tarocchi", 18),
        ("KB KC KD", "kings", 17),
        ("KB KC KD KS", "kings", 34),
        ("QB QC QD", "queens", 14),
        ("NB NC ND NS", "knights", 26),
        ("JB JC JS", "jacks", 12),
    ],
)
def test_6_1_sets(hand, name, points):
    assert declared(hand)[0][name] == points


def test_6_1_only_real_cards_count():
    assert why(bare("KB KC Begato Matto"), "declare") == "nothing_to_declare"


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("KS QS NS", 10),
        ("KS QS NS JS", 15),
        ("KS QS NS JS AS", 20),
        ("KS QS NS JS AS Begato", 25),  # 6.3: a Contatore makes it longer
        ("KS QS Matto", 10),  # 6.4: or replaces the second court card
        ("KS QS Begato Matto", 15),
        ("KS JS AS Matto", 15),
    ],
)
def test_6_4_suit_sequences(hand, points):
    assert declared(hand) == ({"swords": points}, points)


@pytest.mark.parametrize("hand", ["KS QS AS", "KS Begato Matto", "QS NS JS Begato"])
def test_6_4_no_suit_sequence(hand):
    assert why(bare(hand), "declare") == "nothing_to_declare"


@pytest.mark.parametrize(
    ("hand", "name", "points"),
    [
        ("AS AB Begato", "aces", 10),
        ("AS AB AC AD Begato Matto", "aces", 25),
        ("Moor1 Moor2 Moor3", "moors", 10),
        ("Moor1 Moor4 Matto", "moors", 10),
    ],
)
def test_6_5_aces_and_moors(hand, name, points):
    assert declared(hand) == ({name: points}, points)


@pytest.mark.parametrize("hand", ["AS Begato Matto", "AS AB", "Moor1 Begato Matto"])
def test_6_5_two_real_ones_and_three_cards(hand):
    assert why(bare(hand), "declare") == "nothing_to_declare"


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("Angel World Sun", 10),
        ("Angel World Sun Moon", 15),
        ("Angel World Matto", 10),  # 6.6: the Matto replaces Sun or Moon, and no 16
        ("Angel Sun 15 14 Matto", 10),
        ("Angel Sun Moon 15 14 Matto", 25),  # 6.7: it fills the 16
        ("Angel Sun Moon 16 14 13 Begato", 30),
        ("Angel World Moon 16 15 13 Begato", 30),
        ("Angel World Moon 16 15 13", 20),
        ("Angel World Sun 14 13 Begato Matto", 20),  # 16 and 15 filled: the run ends
        ("Angel World Sun 15 13 Begato Matto", 30),
        ("Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 6 5", 70),
        ("Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 6 Moor1", 65),  # stopped at the 5
        ("Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 6 Matto Moor1", 75),
        ("Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 Begato Matto Moor1", 70),  # 6 and 5
    ],
)
def test_6_6_and_6_7_grande(hand, points):
    assert declared(hand)[0]["grande"] == points


@pytest.mark.parametrize("hand", ["Angel Begato 16 15", "World Sun Moon 16", "Angel Sun 16 15"])
def test_6_6_no_grande(hand):
    assert why(bare(hand), "declare") == "nothing_to_declare"


def won(*tricks):
    return bare(tricks=[{"leader": 0, "cards": cards(four), "winner": 2} for four in tricks])


def test_6_8_three_sets_are_doubled():
    kings_and_queens = ["KB KC KD JS", "QB QC QD QS"]
    assert item(won(*kings_and_queens), "captured_sets") == [45, 0]
    assert item(won(*kings_and_queens, "JB JC 7B 8B"), "captured_sets") == [114, 0]


def test_6_8_sets_and_sequences_are_doubled_apart():
    # K Q J of three suits: three kings, three queens and three jacks are 43, doubled; batons, cups
    # and coins 10 each, doubled.
    found, points = declared("KB KC KD QB QC QD JB JC JD")
    assert (len(found), points) == (6, 2 * 43 + 2 * 30)
    # Without the jack of coins two sets are left, 31, and two sequences, 20.
    assert declared("KB KC KD QB QC QD JB JC")[1] == 31 + 20


def test_6_8_the_detail_lists_combinations_and_says_what_was_doubled():
    side = score(won("KB KC KD QB", "QC QD NB NS", "ND AB 7B 8B"))["sides"][0]
    sets, sequences = side["items"][3:]
    assert sets["detail"]["doubled"] and not sequences["detail"]["doubled"]
    assert sequences["detail"]["combinations"] == [
        {"name": "batons", "cards": ["AB", "NB", "QB", "KB"], "points": 15},
        {"name": "coins", "cards": ["ND", "QD", "KD"], "points": 10},
    ]


# -- 7: score -------------------------------------------------------------------------------------


def test_7_every_item_in_the_order_of_the_contract():
    for side in score(dealt())["sides"]:
        assert [(i["name"], i["points"]) for i in side["items"]] == [
            ("card_points", 0),
            ("last_trick", 0),
            ("declarations", 0),
            ("captured_sets", 0),
            ("captured_sequences", 0),
        ]


def test_7_provisional_in_mid_deal():
    result = score(one_trick_each_way())
    assert (result["final"], result["winner"], result["draw"]) == (False, None, False)


def test_7_the_higher_total_wins():
    result = score(after(one_trick_each_way(), "settle JC"))
    # Sets of team 0: three Tarocchi, three kings, three queens, three knights, four jacks, that is
    # 18 + 17 + 14 + 13 + 24 = 86, doubled 172. Sequences, each with the Begato: batons, coins and
    # swords with K Q N J A 25 each, four aces 20, four Moors 20; Grande of 4 + 12 + 4 + 1 = 21
    # cards 100: 215, doubled 430. Team 1: K Q N of cups and the Matto 15.
    assert [side["total"] for side in result["sides"]] == [71 + 6 + 172 + 430, 16 + 15]
    assert (result["final"], result["winner"], result["draw"]) == (True, 0, False)
    assert result["match"] is None


def test_7_equal_totals_draw():
    tricks = [
        {"leader": 0, "cards": cards("6B 7B 8B 9B"), "winner": 0},
        {"leader": 0, "cards": cards("6C 7C 8C 9C"), "winner": 1},
    ]
    result = score(bare(phase="deal_over", to_act=None, tricks=tricks))
    assert (result["final"], result["winner"], result["draw"]) == (True, None, True)


def test_7_the_last_event_tells_the_result():
    event = events_of(one_trick_each_way(), "settle JC")[-1]
    assert event == {"type": "deal_over", "seat": None, "team": 0, "points": [679, 31]}

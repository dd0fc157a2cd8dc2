"""Section 4 of the rules of Dou Dizhu: what a set of cards is, and what a hand may play.

The slow twin lists all combinations one by one, and names a set of cards by trying every row of
the table on it.
"""

import random
from collections import Counter
from functools import cache

import pytest

from rules.cards import cards_of, mask_of
from rules.doudizhu import game
from rules.doudizhu.cards import RANK_CARDS, rank_of
from rules.doudizhu.combinations import (
    base_of,
    beats,
    classify,
    kind_of,
    legal_combinations,
    size_of,
)
from rules.doudizhu.kinds import KINDS
from tests.doudizhu import oracle as twin
from tests.doudizhu.positions import after, hint, kind, listed, long, of, on, why

FULL_DECK = game.deck.full


@cache
def rows():
    """All combinations of the deck, in listing order, as the twin lists them."""
    return twin.all_rank_multisets()


def lowest(hand, ranks):
    """The lowest suits of the ranks in a hand, as a set."""
    return mask_of(
        card
        for rank, copies in Counter(ranks).items()
        for card in cards_of(hand & RANK_CARDS[rank])[:copies]
    )


def hands(count, seed):
    """Random hands of one to twenty cards, half of them of few ranks so that much goes together."""
    rng = random.Random(seed)
    for number in range(count):
        pool = range(54)
        if number % 2:
            low = rng.randrange(8)
            pool = [card for card in range(54) if low <= rank_of(card) < low + 7]
        yield mask_of(rng.sample(pool, rng.randint(1, min(20, len(pool)))))


def contained(hand):
    """The numbers of the rows that a hand can make up, in listing order: the slow filter."""
    held = [(hand & cards).bit_count() for cards in RANK_CARDS]
    return [
        number
        for number, row in enumerate(rows())
        if all(held[rank] >= copies for rank, copies in row["needs"])
    ]


def concrete(hand, numbers):
    return [lowest(hand, rows()[number]["ranks"]) for number in numbers]


def higher(row, other):
    """Whether one row beats another, by sections 3.3 and 3.4."""
    if row["kind"] == "rocket" or other["kind"] == "rocket":
        return row["kind"] == "rocket"
    if row["kind"] == "bomb" != other["kind"]:
        return True
    alike = row["kind"] == other["kind"] and len(row["ranks"]) == len(other["ranks"])
    return alike and row["base"] > other["base"]


@pytest.mark.parametrize(
    ("section", "name", "examples"),
    [
        ("4.1", "single", "3 2 B R"),
        ("4.1", "pair", "33 22"),
        ("4.1", "triple", "333 222"),
        ("4.1", "triple_single", "3334 333R 2223 4443"),
        ("4.1", "triple_pair", "33344 33322 22233"),
        ("4.2", "straight", "34567 TJQKA 3456789TJQKA"),
        ("4.2", "pair_straight", "334455 QQKKAA 33445566778899TTJJQQ"),
        ("4.2", "airplane", "333444 QQQKKKAAA 333444555666 333444555666777888"),
        ("4.3", "airplane_singles", "33344455 33344452 KKKAAA22 333444555778 33344456"),
        ("4.3", "airplane_pairs", "3334445566 333444555667788 KKKAAA3322"),
        ("4.4", "four_two_singles", "44443B 444455 222234"),
        ("4.4", "four_two_pairs", "44445566 44442277 22223344"),
        ("4.5", "bomb", "3333 2222"),
        ("4.5", "rocket", "BR"),
    ],
)
def test_4_what_is_a_combination(section, name, examples):
    assert section in game.rules_text
    for ranks in examples.split():
        assert kind(of(ranks)) == name, ranks


@pytest.mark.parametrize(
    ("ranks", "broken"),
    [
        ("34", "a pair needs two cards of one rank"),
        ("BR3", "rocket takes no other card"),
        ("55523", "one card or one pair"),
        ("3456", "at least five cards"),
        ("JQKA2", "may not contain 2"),
        ("A2345", "may not contain 2"),
        ("TJQKAB", "may not contain a joker"),
        ("34578", "6 is missing"),
        ("3344", "at least three pairs"),
        ("KKAA22", "may not contain 2"),
        ("334466", "5 is missing"),
        ("KKKAAA222", "may not contain 2"),
        ("333555", "must follow one another"),
        ("33344437", "own rank 3"),
        ("3334447B", "joker"),
        ("333444555777", "777"),
        ("333444BR", "joker"),
        ("3334445556", "pairs of different ranks"),
        ("3334445555", "own rank 5"),
        ("4444BR", "both jokers"),
        ("44445555", "two pairs of different ranks"),
        ("44445", "two cards"),
        ("44445678", "two pairs of different ranks"),
    ],
)
def test_4_what_is_none_and_what_breaks_it(ranks, broken):
    state = long(of(ranks))
    assert why(state, of(ranks)) == "not_a_combination"
    assert broken in hint(state, of(ranks))


def test_4_6_leads_by_kind_size_base_rank_and_attachments():
    straight = of("3456789TJQKA")
    state = after(long(f"{straight} 3D 3H 3S 4D 4H 2C BJ RJ"), straight, "", "")
    assert listed(state) == [
        *("3D", "4D", "2C", "BJ", "RJ"),
        *("3D 3H", "4D 4H"),
        "3D 3H 3S",
        *("3D 4D 3H 3S", "2C 3D 3H 3S", "3D 3H 3S BJ", "3D 3H 3S RJ"),
        "3D 4D 3H 4H 3S",
        "BJ RJ",
    ]


def test_4_6_answers_with_the_pass_first_and_bombs_last():
    state = on("KC KD", of("3333567892222AABR"))
    assert listed(state) == ["", "AC AD", "2C 2D", of("3333"), of("2222"), "BJ RJ"]


# -- against the slow twin ------------------------------------------------------------------------


def test_4_there_are_16233_combinations_and_none_is_listed_twice():
    assert len(rows()) == len({row["ranks"] for row in rows()}) == 16_233


def test_4_the_whole_deck_makes_up_every_combination_in_listing_order():
    found = [tuple(sorted(map(rank_of, cards_of(c)))) for c in legal_combinations(FULL_DECK)]
    assert found == [row["ranks"] for row in rows()]


def test_4_every_combination_is_numbered_with_its_kind_size_and_base_rank():
    for number, row in enumerate(rows()):
        assert classify(lowest(FULL_DECK, row["ranks"])) == number
        assert (KINDS[kind_of(number)], base_of(number)) == (row["kind"], row["base"])
        assert size_of(number) == len(row["ranks"])


def test_4_no_set_of_cards_can_be_read_in_two_ways():
    for row in random.Random(1).sample(rows(), 2000):
        cards = game.deck.codes_of(lowest(FULL_DECK, row["ranks"]))
        assert twin.readings(cards) == [(row["kind"], row["base"])]


def test_4_what_the_table_does_not_list_is_no_combination():
    for hand in hands(2000, seed=2):
        number = classify(hand)
        found = [] if number < 0 else [(KINDS[kind_of(number)], base_of(number))]
        assert twin.readings(game.deck.codes_of(hand)) == found


def test_4_leads_are_what_the_slow_filter_leaves():
    for hand in hands(60, seed=3):
        assert legal_combinations(hand) == concrete(hand, contained(hand))


def test_4_answers_are_what_the_slow_filter_leaves():
    rng = random.Random(4)
    for hand in hands(40, seed=5):
        held = contained(hand)
        for led in rng.sample(held, min(6, len(held))):
            better = [number for number in held if higher(rows()[number], rows()[led])]
            assert legal_combinations(hand, led) == concrete(hand, better)
            assert better == [number for number in held if beats(number, led)]

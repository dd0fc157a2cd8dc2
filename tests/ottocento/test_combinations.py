"""The scorer of combinations against its slow twin, which tries every use of the Contatori."""

import random

import pytest

from rules.cards import mask_of
from rules.ottocento import game
from rules.ottocento.cards import card_points_x2
from rules.ottocento.combinations import score_combinations, total_points
from tests.ottocento import oracle
from tests.playing import cases

CODES = game.deck.codes
GRANDE = CODES[45:61]
REST = [code for code in CODES if code not in GRANDE]


def anything(rng):
    return rng.sample(CODES, rng.choice([5, 10, 15, 15, 15, 32, 45, 62]))


def rich_in_grande(rng):
    """Angel, most of what a Grande is made of, often the Contatori, and a few others."""
    share = rng.choice([0.6, 0.8, 0.9, 0.97])
    cards = {code for code in GRANDE if rng.random() < share} | {"Angel"}
    cards |= {code for code in ("Begato", "Matto") if rng.random() < 0.7}
    return sorted(cards | set(rng.sample(REST, rng.randint(0, 6))))


def rich_in_courts(rng):
    share = rng.choice([0.5, 0.7, 0.9])
    chosen = [code for code in CODES if code[0] in "AJNQKM" or code == "Begato"]
    return [code for code in chosen if rng.random() < share]


def mask(codes):
    return mask_of(game.deck.read(codes))


def scored(codes):
    """What the engine finds, in the form of the twin."""
    found = score_combinations(mask(codes))
    return {
        "sets": {one.name: one.points for one in found.sets},
        "sequences": {one.name: one.points for one in found.sequences},
        "sets_points": found.sets_points,
        "sequences_points": found.sequences_points,
        "total": found.total,
    }


@pytest.mark.parametrize(
    ("kind", "count"), [(anything, 2000), (rich_in_grande, 2500), (rich_in_courts, 1000)]
)
def test_the_twin_finds_the_same(kind, count):
    rng = random.Random(kind.__name__)
    for _ in range(count):
        codes = kind(rng)
        assert scored(codes) == oracle.combinations(codes), codes
        assert card_points_x2(mask(codes)) == oracle.card_points_x2(codes)


@pytest.mark.parametrize("kind", [anything, rich_in_grande, rich_in_courts])
def test_the_fast_total_is_the_sum_of_the_list(kind):
    rng = random.Random(kind.__name__)
    for _ in range(4000):
        cards = mask(kind(rng))
        assert total_points(cards) == score_combinations(cards).total


@pytest.mark.parametrize("kind", [anything, rich_in_grande, rich_in_courts])
def test_the_cards_used_give_the_same_combinations_alone(kind):
    rng = random.Random(kind.__name__)
    for _ in range(1000):
        found = score_combinations(mask(kind(rng)))
        assert score_combinations(found.cards) == found


def test_each_combination_names_its_cards():
    rng = random.Random("cards")
    for _ in range(1000):
        cards = mask(rich_in_grande(rng))
        for found in (*score_combinations(cards).sets, *score_combinations(cards).sequences):
            assert found.length == found.cards.bit_count() >= 3
            assert not found.cards & ~cards


@pytest.mark.parametrize(
    "case", cases("ottocento", "cases_combinations"), ids=lambda case: case["tag"]
)
def test_worked_combinations(case):
    names = ("sets", "sequences", "sets_points", "sequences_points", "total")
    assert scored(case["cards"]) == {name: case[name] for name in names}
    assert card_points_x2(mask(case["cards"])) == case["card_points_x2"]

"""The portable shuffle against the published vectors."""

import pytest

from rules import games
from rules.shuffle import Stream, seed_commitment
from tests import shuffle_oracle as oracle
from tests.playing import cases

VECTORS = [vector for game_id in games() for vector in cases(game_id, "shuffle")]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['game']} {v['seed']}")
def test_vector(vector):
    game = games()[vector["game"]]
    stream = Stream(game.id, vector["seed"])
    if "dealer_drawn" in vector:
        assert stream.uniform(game.seats) == vector["dealer_drawn"]
    for _ in range(vector.get("shuffles", 1) - 1):
        assert game.deck.spell(stream.shuffled(game.deck.size)) == vector["first_void_deck"]
    assert game.deck.spell(stream.shuffled(game.deck.size)) == vector["deck"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['game']} {v['seed']}")
def test_a_deal_from_a_seed_is_the_deal_of_its_deck(vector):
    game = games()[vector["game"]]
    options = game.default_options()
    given = vector.get("dealer_given")
    opener = vector["dealer_drawn"] if given is None else given
    dealt = game.shuffle_and_deal(vector["seed"], given, options)
    assert dealt == game.deal(game.deck.read(vector["deck"]), opener, options, None)


def test_words_agree_with_the_slow_twin():
    stream, words = Stream("any", "seed"), oracle.words("any", "seed")
    assert [stream.word() for _ in range(100)] == [next(words) for _ in range(100)]


def test_a_commitment_is_the_hash_of_the_seed():
    assert seed_commitment("1") == (
        "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
    )

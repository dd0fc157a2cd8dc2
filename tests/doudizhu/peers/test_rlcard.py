"""Dou Dizhu combinations against RLCard, which lists them independently.

Not part of the normal run, since it needs the package ``rlcard`` (1.2): ``make test-peers``. Use
``--noconftest`` where the packages of the service are not installed beside it.

RLCard writes a set of cards as its ranks in rising order, B and R for the jokers. It lets the
single wings of an airplane hold a joker, or three of a rank; section 4.3 of the rules does not.
Nothing else may differ.
"""

import random
from types import SimpleNamespace

import pytest
from rlcard.games.base import Card
from rlcard.games.doudizhu.judger import DoudizhuJudger
from rlcard.games.doudizhu.utils import CARD_TYPE, get_gt_cards

from rules.cards import cards_of, mask_of
from rules.doudizhu import game
from rules.doudizhu.cards import rank_of
from rules.doudizhu.combinations import classify, legal_combinations

RANKS = "3456789TJQKA2BR"
RUN_RANKS = RANKS[:12]


def spelled(cards):
    return "".join(RANKS[rank] for rank in sorted(map(rank_of, cards_of(cards))))


def is_plain_airplane(ranks):
    core = ranks[::3]
    return core in RUN_RANKS and ranks == "".join(rank * 3 for rank in core)


def has_forbidden_wings(ranks):
    """Whether ranks are an airplane with single wings, a joker or three of a rank among them."""
    triples = len(ranks) // 4
    if triples < 2 or len(ranks) % 4 or is_plain_airplane(ranks):
        return False
    for low in range(len(RUN_RANKS) - triples + 1):
        core = RUN_RANKS[low : low + triples]
        wings = [rank for rank in ranks if rank not in core]
        if len(wings) == triples and all(ranks.count(rank) == 3 for rank in core):
            return any(rank in "BR" or wings.count(rank) >= 3 for rank in wings)
    return False


def hands(count, seed):
    """Random hands of seventeen and twenty cards, two thirds of them rich in combinations."""
    rng = random.Random(seed)
    for number in range(count):
        pool = list(range(54))
        if number % 3:
            low = rng.randrange(9)
            near = [card for card in pool if low <= rank_of(card) < low + 6]
            pool = near if number % 3 == 1 else near + [52, 53] + rng.sample(pool, 6)
        pool = list(set(pool))
        yield mask_of(rng.sample(pool, min(len(pool), rng.choice([17, 20]))))


def test_all_combinations_of_the_deck():
    ours = {spelled(cards) for cards in legal_combinations(game.deck.full)}
    theirs = set(CARD_TYPE[0])
    assert ours <= theirs
    assert {ranks for ranks in theirs if not has_forbidden_wings(ranks)} == ours


def test_leads_of_random_hands():
    for hand in hands(3000, seed=1):
        listed = [spelled(cards) for cards in legal_combinations(hand)]
        theirs = DoudizhuJudger.playable_cards_from_hand(spelled(hand))
        assert len(set(listed)) == len(listed)
        assert {ranks for ranks in theirs if not has_forbidden_wings(ranks)} == set(listed)


def as_card(card):
    code = game.deck.codes[card]
    return Card(code, "") if card >= 52 else Card(code[1], code[0])


def test_answers_of_random_hands():
    rng = random.Random(2)
    for hand, other in zip(hands(3000, seed=3), hands(3000, seed=4), strict=True):
        led = rng.choice(legal_combinations(other))
        player = SimpleNamespace(current_hand=sorted(map(as_card, cards_of(hand)), key=strength))
        theirs = get_gt_cards(player, SimpleNamespace(played_cards=spelled(led)))
        ours = {spelled(cards) for cards in legal_combinations(hand, classify(led))}
        assert {ranks for ranks in theirs if not has_forbidden_wings(ranks)} == ours | {"pass"}


def strength(card):
    return RANKS.index(card.rank or card.suit[0])


@pytest.mark.parametrize(
    ("ranks", "forbidden"),
    [
        ("3334447B", True),
        ("333444555777", True),
        ("33344455", False),
        ("333444555666", False),
        ("33334444", False),
        ("333444BR", True),
        ("444455", False),
    ],
)
def test_which_wings_are_left_out(ranks, forbidden):
    assert has_forbidden_wings(ranks) == forbidden

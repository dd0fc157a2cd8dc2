"""Last plays of Dou Dizhu that win for certain, against a search of all worlds and answers."""

import random
from functools import cache
from itertools import combinations

import pytest

from rules.cards import cards_of, mask_of
from rules.doudizhu import game
from rules.doudizhu.ai.decomposition import stacked
from rules.doudizhu.combinations import classify
from rules.doudizhu.moves import Bid
from rules.doudizhu.state import Combination
from tests.doudizhu.positions import of

ROLES = [(0, 0), (1, 0), (2, 0)]
"""(seat to act, landlord)"""


def ranks(text):
    return mask_of(game.deck.read(of(text).split()))


def ending(held, seat, landlord, plays=(6, 5, 5)):
    """A state in which ``seat`` leads, and each seat holds the cards given and no others."""
    state = game.shuffle_and_deal("last plays", landlord, {})
    state, _ = game.apply(state, Bid(3))
    rest = cards_of(game.deck.full & ~(held[0] | held[1] | held[2]))
    played = []
    for other, hand in enumerate(held):
        size = (20 if other == landlord else 17) - hand.bit_count()
        played.append(mask_of(rest[:size]))
        rest = rest[size:]
    bottom = mask_of(cards_of(played[landlord])[:3])
    return state._replace(
        hands=tuple(held), to_act=seat, bottom=bottom, played=tuple(played), plays=plays
    )


def around(mine, others, role, plays=(6, 5, 5)):
    """As ``ending``, where the others' ranks, next seat first, are written as "next after"."""
    seat, landlord = role
    hidden = cards_of(ranks(others.replace(" ", "")))
    size = others.index(" ")
    held = [0, 0, 0]
    held[seat] = ranks(mine)
    held[(seat + 1) % 3] = mask_of(hidden[:size])
    held[(seat + 2) % 3] = mask_of(hidden[size:])
    return ending(held, seat, landlord, plays)


def worlds(state):
    """Every state that the seat to act cannot tell from this one; no bottom card is unplayed."""
    seat = state.to_act
    one, two = (seat + 1) % 3, (seat + 2) % 3
    hidden = state.hands[one] | state.hands[two]
    for chosen in combinations(cards_of(hidden), state.hands[one].bit_count()):
        hands = list(state.hands)
        hands[one] = mask_of(chosen)
        hands[two] = hidden & ~hands[one]
        yield state._replace(hands=tuple(hands))


def advised(state):
    """The best candidate of the AI, exact or not."""
    thinking = game.think(game.view(state, state.to_act), 1)
    if not thinking.exact:
        thinking.look(10)
    return thinking.candidates()[0]


def points(state, seat):
    return game.score(state).sides[seat].total


def certain(state, seat):
    """The least points of a seat that follows the advice, whatever the other two do."""
    if state.to_act is None:
        return points(state, seat)
    if state.to_act == seat:
        return certain(game.play(state, advised(state).move)[0], seat)
    return min(certain(game.play(state, move)[0], seat) for move in game.moves_of(state))


@cache
def with_open_cards(state, seat):
    """The points of a seat that sees all cards and plays best, against all that the others do."""
    if state.to_act is None:
        return points(state, seat)
    best = max if state.to_act == seat else min
    return best(with_open_cards(game.play(state, move)[0], seat) for move in game.moves_of(state))


def check_best(state):
    """What the AI promises it gets in every world, and no first move could promise more."""
    seat, best = state.to_act, advised(state)
    possible = list(worlds(state))
    assert min(certain(world, seat) for world in possible) == best.value
    for move in game.moves_of(state):
        least = min(with_open_cards(game.play(world, move)[0], seat) for world in possible)
        assert least <= best.value
    with_open_cards.cache_clear()


SAFE = [
    ("444466", "5789 9", "4444"),
    ("444466", "357 788", "4444"),
    ("AAAA22", "557 7", "AAAA"),
    ("44445577", "66 68", "4444"),
    ("44446", "55 77", "4444"),
    ("BR6", "77 88", "BR"),
]
COVERED = [("44445577", "889 6", "55"), ("BR5577", "889 6", "55")]
EXPOSED = [("44445577", "88 6", "44445577"), ("444456", "7 8", "444456")]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("mine", "others", "play"), SAFE + COVERED)
def test_last_plays_win_most(role, mine, others, play):
    """A bomb first, or kept to take the lead back."""
    assert_best(role, mine, others, play)


@pytest.mark.parametrize("role", [(0, 0), (2, 0)])
@pytest.mark.parametrize(("mine", "others", "play"), EXPOSED)
def test_last_plays_go_at_once_where_an_enemy_may_go_out_instead(role, mine, others, play):
    assert_best(role, mine, others, play)


def assert_best(role, mine, others, play):
    state = around(mine, others, role)
    assert stacked(mask_of(advised(state).move.cards)) == stacked(ranks(play))
    check_best(state)


@pytest.mark.parametrize(
    ("role", "plays", "mine", "others"),
    [
        ((0, 0), (6, 0, 0), "444466", "579 9"),
        ((0, 0), (6, 0, 0), "44445577", "889 6"),
        ((1, 0), (1, 2, 2), "444466", "579 9"),
        ((2, 0), (1, 2, 2), "444466", "579 9"),
    ],
)
def test_an_open_spring_counts(role, plays, mine, others):
    """Others must not play for it: a covered play may lose it, and then wins no more."""
    check_best(around(mine, others, role, plays))


def test_last_plays_beat_what_lies_on_the_table():
    state = around("444455", "66 79", (0, 0))
    pair = ranks("33")
    played = (*state.played[:2], state.played[2] | pair)
    threes = Combination(2, classify(pair), pair)
    check_best(state._replace(combination=threes, played=played))


def test_promises_are_kept_whatever_the_others_hold_and_do():
    rng = random.Random(5)
    kept = 0
    for _ in range(60):
        quad = rng.randrange(13)
        mine = mask_of(card for card in range(52) if card % 13 == quad)
        cards = [card for card in range(54) if not mine >> card & 1]
        rng.shuffle(cards)
        mine |= mask_of(cards[:2])
        seat, landlord = rng.choice(ROLES)
        held = [0, 0, 0]
        held[seat] = mine
        held[(seat + 1) % 3], held[(seat + 2) % 3] = mask_of(cards[2:4]), mask_of(cards[4:7])
        state = ending(held, seat, landlord)
        best = advised(state)
        if best.visits == 1:
            kept += 1
            assert min(certain(world, seat) for world in worlds(state)) >= best.value
    assert kept > 30

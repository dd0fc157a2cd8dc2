"""The AI of Dou Dizhu: its table, what it may know, its plans, and where it is exact."""

import random
from functools import cache

import pytest

from rules.cards import cards_of, mask_of
from rules.doudizhu import game
from rules.doudizhu.ai.decomposition import plays_of, stacked, without
from rules.doudizhu.ai.hand import Hand
from rules.doudizhu.ai.policy import plan_plays
from rules.doudizhu.ai.position import DoudizhuPosition
from rules.doudizhu.ai.think import think
from rules.doudizhu.ai.worlds import DoudizhuWorlds
from rules.doudizhu.combinations import legal_combinations, rank_key
from rules.doudizhu.moves import PASS, Bid, Pass, Play, decode
from rules.search.core import Random
from tests.doudizhu.positions import of
from tests.playing import positions


def cards(ranks):
    return mask_of(game.deck.read(of(ranks).split()))


def some_hands(count, sizes, seed):
    rng = random.Random(seed)
    for _ in range(count):
        yield mask_of(rng.sample(range(54), rng.choice(sizes)))


def coded(move):
    if isinstance(move, Bid):
        return move.value
    return PASS if isinstance(move, Pass) else stacked(mask_of(move.cards))


def appointed(seed, landlord=0, bid=1):
    """A deal in which ``landlord`` has won the auction with ``bid``."""
    state = game.shuffle_and_deal(str(seed), landlord, {})
    for value in (bid, 0, 0)[: 1 if bid == 3 else 3]:
        state, _ = game.apply(state, Bid(value))
    return state


def good_games(count, seed):
    """Yields (state, move) of deals in which every seat follows the play-out policy."""
    for number in range(count):
        state, roll = appointed(f"{seed}/{number}", number % 3), Random(number)
        while state.to_act is not None:
            view = game.view(state, state.to_act)
            move = decode(view, DoudizhuWorlds(view).deal(roll).playout_move(roll))
            yield state, move
            state, _ = game.apply(state, move)


# -- hands and plans ------------------------------------------------------------------------------


def test_stacked_hands_lose_combinations_as_hands_do():
    rng = random.Random(1)
    for hand in some_hands(200, [12, 17, 20], 1):
        move = rng.choice(legal_combinations(hand))
        left = without(stacked(hand), stacked(move))
        assert left == stacked(hand & ~move)
        assert rank_key(left) == rank_key(hand) - rank_key(move)


@cache
def fewest_plays(hand):
    """The fewest combinations that empty a stacked hand, by trying all of them."""
    if not hand:
        return 0
    low = rank_key(hand)
    low &= -low
    lowest = low.bit_length() - 1 >> 2
    plays = [p for p in legal_combinations(hand) if rank_key(p) >> 4 * lowest & 15]
    return 1 + min(fewest_plays(without(hand, play)) for play in plays)


def test_plans_need_few_plays():
    """A plan seeks worth, not only brevity; it never beats the fewest, and mostly meets them."""
    spare = [
        plays_of(hand) - fewest_plays(hand)
        for hand in map(stacked, some_hands(250, [5, 7, 9, 10], 2))
    ]
    assert min(spare) >= 0
    assert max(spare) <= 2
    assert sum(spare) <= 0.15 * len(spare)


@pytest.mark.parametrize(
    ("ranks", "plays"),
    [("34567", 1), ("3456789", 1), ("334455", 1), ("33344456", 1), ("3334", 1), ("BR", 1)]
    + [("3333", 1), ("34567789TJ", 2), ("3456777", 2), ("3345678", 2), ("", 0)],
)
def test_plans_of_plain_hands(ranks, plays):
    assert plays_of(stacked(cards(ranks))) == plays


def test_the_plays_of_a_plan_are_combinations_and_make_up_the_hand():
    for cards_held in some_hands(300, [5, 12, 17, 20], 3):
        hand = stacked(cards_held)
        left = hand
        for play in plan_plays(Hand(hand)):
            assert play in legal_combinations(left)
            left = without(left, play)
        assert left == 0


# -- the table of the search ----------------------------------------------------------------------


def table_of(state):
    table = DoudizhuPosition(state.to_act, [Hand(stacked(hand)) for hand in state.hands])
    table.bottom = state.bottom
    return table


def test_the_table_agrees_with_the_rules():
    table = None
    for state, move in positions(game, 12, seed="table"):
        if move is None:
            assert table.to_act == -1
            landlord = state.landlord
            sides = game.score(state).sides
            assert table.payoff() == (0 if landlord is None else sides[landlord].total)
            table = None
            continue
        table = table or table_of(state)
        assert table.to_act == state.to_act
        assert table.landlord == (-1 if state.landlord is None else state.landlord)
        assert table.moves() == [coded(legal) for legal in game.moves_of(state)]
        table.play(coded(move))


def test_the_policy_plays_by_the_rules():
    for state, move in good_games(12, "policy"):
        assert move in game.moves_of(state)


# -- what the AI knows ----------------------------------------------------------------------------


def answer(view, simulations=20, seed=5):
    thinking = think(view, seed)
    if not thinking.exact:
        thinking.look(simulations)
    return thinking.candidates()


def shuffled_elsewhere(state, rng):
    """Another state that the acting seat cannot tell from this one."""
    seat = state.to_act
    bidding = state.landlord is None
    fixed = [
        0 if bidding or n != state.landlord else state.bottom & h for n, h in enumerate(state.hands)
    ]
    hidden = [0 if n == seat else hand & ~fixed[n] for n, hand in enumerate(state.hands)]
    pool = cards_of(hidden[0] | hidden[1] | hidden[2] | (state.bottom if bidding else 0))
    rng.shuffle(pool)
    hands = []
    for n, hand in enumerate(state.hands):
        size = hidden[n].bit_count()
        hands.append(hand if n == seat else fixed[n] | mask_of(pool[:size]))
        pool = pool if n == seat else pool[size:]
    return state._replace(hands=tuple(hands), bottom=mask_of(pool) if bidding else state.bottom)


def asked_positions():
    rng = random.Random(7)
    found = [state for state, move in positions(game, 8, "asked") if move is not None]
    found += [state for state, _ in good_games(6, "asked")]
    bids = [state for state in found if state.phase == "bidding"]
    return rng.sample(bids, 5) + rng.sample(found, 40)


def test_hidden_cards_do_not_change_the_answer():
    rng = random.Random(8)
    for state in asked_positions():
        other = shuffled_elsewhere(state, rng)
        view = game.view(state, state.to_act)
        assert game.view(other, state.to_act) == view
        assert game.state_faults(game.write_state(other)) == []
        assert answer(game.view(other, state.to_act), 12) == answer(view, 12)


def test_worlds_are_what_the_view_allows():
    for state in asked_positions():
        view = game.view(state, state.to_act)
        world = DoudizhuWorlds(view).deal(Random(3))
        hands = [world.hand(seat) for seat in range(3)]
        assert [hand.cards.bit_count() for hand in hands] == list(view.hand_sizes)
        assert [hand.size for hand in hands] == list(view.hand_sizes)
        assert hands[state.to_act].cards == stacked(view.hand)
        played = state.played[0] | state.played[1] | state.played[2]
        total = sum(rank_key(hand.cards) for hand in hands) + rank_key(world.bottom)
        assert total == rank_key(game.deck.full & ~played)
        if state.landlord is not None and state.landlord != state.to_act:
            shown = rank_key(state.bottom & ~played)
            held = rank_key(hands[state.landlord].cards)
            assert all(held >> 4 * r & 15 >= shown >> 4 * r & 15 for r in range(15))


def test_suggestions_are_legal_and_do_not_depend_on_slices():
    for state in asked_positions()[::2]:
        view = game.view(state, state.to_act)
        listed = game.legal_moves(view)
        found = answer(view, 24)
        assert all(candidate.move in listed for candidate in found)
        sliced = think(view, 5)
        for portion in () if sliced.exact else (1, 2, 8, 13):
            sliced.look(portion)
        assert sliced.candidates() == found


def test_the_greedy_player_is_legal():
    for state, _ in positions(game, 8, "greedy"):
        if state.to_act is not None:
            view = game.view(state, state.to_act)
            assert game.greedy(view) in game.legal_moves(view)


# -- exactness ------------------------------------------------------------------------------------


def minimax(state):
    """The landlord's points under best play, over the rules alone."""
    if state.to_act is None:
        return game.score(state).sides[state.landlord].total
    best = max if state.to_act == state.landlord else min
    return best(minimax(game.play(state, move)[0]) for move in game.moves_of(state))


def endings(count, seed):
    """Endings in which the landlord holds nothing but known cards of the bottom: nobody doubts."""
    rng = random.Random(seed)
    for number in range(count):
        start = appointed(f"{seed}/{number}", 0, bid=3)
        others = [rng.sample(cards_of(start.hands[seat]), rng.choice([2, 3])) for seat in (1, 2)]
        hands = (start.bottom, *map(mask_of, others))
        played = tuple(dealt & ~held for dealt, held in zip(start.hands, hands, strict=True))
        turn = 1 + number % 2
        yield start._replace(to_act=turn, hands=hands, played=played, plays=(6, 5, 1 + number % 3))


def test_settled_positions_are_exact():
    for state in endings(25, "exact"):
        thinking = think(game.view(state, state.to_act), 1)
        weight = 1 if state.to_act == state.landlord else -0.5
        found = thinking.candidates()
        assert thinking.exact
        assert {candidate.move for candidate in found} == set(game.moves_of(state))
        values = [candidate.value for candidate in found]
        assert values == [weight * minimax(game.play(state, c.move)[0]) for c in found]
        assert values == sorted(values, reverse=True)


# -- sense ----------------------------------------------------------------------------------------


def test_a_seat_that_can_go_out_does():
    for state, _ in good_games(10, "out"):
        view = game.view(state, state.to_act)
        outs = [m for m in game.legal_moves(view) if isinstance(m, Play)]
        outs = [m for m in outs if len(m.cards) == view.hand_sizes[view.to_act]]
        if outs:
            assert answer(view, 5)[0].move in outs


def opening_of(ranks):
    """What the first bidder sees who is dealt these ranks."""
    hand = cards_of(cards(ranks))
    deck = hand + [card for card in range(54) if card not in hand]
    return game.view(game.deal(deck, 0, {}, None), 0)


@pytest.mark.parametrize(
    ("ranks", "call"), [("334567899TJA2222BR"[1:], 3), ("334466778TT99JJQK", 0)]
)
def test_a_strong_hand_bids_and_a_weak_one_passes(ranks, call):
    view = opening_of(ranks)
    assert answer(view, 80)[0].move == Bid(call)
    assert game.greedy(view) == Bid(call)

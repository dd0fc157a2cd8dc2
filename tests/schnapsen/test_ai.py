"""The AI of Schnapsen: the searched table plays by the rules, endings are exact, nothing leaks."""

import random
from functools import cache

import pytest

from rules.cards import cards_of, mask_of
from rules.schnapsen import game
from rules.schnapsen.ai.think import SOLVABLE_STOCK
from rules.schnapsen.ai.worlds import SchnapsenWorlds, position_of
from rules.schnapsen.moves import CloseMove, ExchangeMove, MarriageMove, PlayMove, decode
from rules.search.core import Random, solve
from tests.schnapsen.positions import (
    after,
    closed,
    dealt,
    exhausted,
    facing,
    fifty_six,
    last_trick,
    move,
    sixty_three,
    table,
    thirteen,
)

DEALS = 60


def dealt_deals(number, seed="ai"):
    for n in range(number):
        yield game.shuffle_and_deal(f"{seed}/{n}", n % 2, {"target": 7})


def playouts(deals, seed="ai", greedy=0.0):
    """States with somebody to act, along play-outs in which some moves are the greedy player's."""
    rng = random.Random(seed)
    for state in dealt_deals(deals, seed):
        while state.to_act is not None:
            yield state
            view = game.view(state, state.to_act)
            greedily = rng.random() < greedy
            chosen = game.greedy(view) if greedily else rng.choice(game.moves_of(state))
            state, _ = game.apply(state, chosen)


def acting(state):
    return game.view(state, state.to_act)


def true_position(state):
    """The searched table in the world that is the case."""
    position = position_of(acting(state))
    position.hand0, position.hand1 = state.hands
    position.stock = list(state.stock)
    return position


def signed(result):
    return result.game_points if result.winner == 0 else -result.game_points


# -- the table of the search plays by the rules ---------------------------------------------------


def test_position_plays_as_the_rules_do():
    rng = random.Random(3)
    for state in dealt_deals(DEALS * 5):
        position = true_position(state)
        while state.to_act is not None:
            assert position.to_act == state.to_act
            coded = position.moves()
            assert [decode(each) for each in coded] == game.moves_of(state)
            chosen = rng.choice(coded)
            position = position.copy()
            position.play(chosen)
            state, _ = game.apply(state, decode(chosen))
            assert (position.hand0, position.hand1) == state.hands
            assert tuple(position.stock[position.next :]) == state.stock
        assert position.to_act == -1
        assert position.payoff() == signed(state.result)


PUBLIC = (
    *("to_act", "trump", "indicator", "closer", "closed_points", "closed_tricks", "led", "played"),
    *("cards0", "cards1", "tricks0", "tricks1", "marriages0", "marriages1"),
)
"""What a position holds beside the hands and the stock; compiled classes do not list it."""


def test_position_is_read_from_a_view():
    for state in playouts(DEALS):
        read = true_position(state)
        view = acting(state)
        for name in PUBLIC:
            assert getattr(position_of(view), name) == getattr(read, name)
        assert [decode(each) for each in read.moves()] == game.moves_of(state)


def test_only_useless_moves_are_left_out_of_the_search():
    """They delay an exchange or a marriage that wins, or lead one without declaring it."""
    for state in playouts(DEALS):
        position = true_position(state)
        searched = position.worth_trying()
        legal = [decode(each) for each in position.moves()]
        left_out = {decode(each) for each in set(position.moves()) - set(searched)}
        if [decode(each) for each in searched] == [ExchangeMove()]:
            continue
        then = [game.apply(state, decode(each))[0] for each in searched]
        if all(after.result and after.result.winner == state.to_act for after in then):
            continue
        assert all(isinstance(each, PlayMove) for each in left_out)
        assert all(MarriageMove(each.card) in legal for each in left_out)


# -- hidden worlds --------------------------------------------------------------------------------


def test_worlds_are_consistent_with_the_view():
    """A dealt world, written as a state, has no fault, and its view is the view it came from."""
    for number, state in enumerate(playouts(DEALS)):
        view = acting(state)
        position = SchnapsenWorlds(view).deal(Random(number))
        world = state._replace(hands=(position.hand0, position.hand1), stock=tuple(position.stock))
        assert game.state_faults(game.write_state(world)) == []
        assert acting(world) == view


def dealt_hands(state, deals=200):
    worlds = SchnapsenWorlds(game.read_view(game.write_view(acting(game.read_state(state)))))
    rng = Random(1)
    found = [worlds.deal(rng) for _ in range(deals)]
    return [each.hand1 if worlds.seat == 0 else each.hand0 for each in found]


def test_partner_of_a_marriage_is_in_the_hand_until_played():
    king = game.deck.index["QH"]
    state = after(dealt(), "marriage KH")
    assert all(hand >> king & 1 for hand in dealt_hands(state))


def test_exchanged_card_is_in_the_hand_until_played():
    ace = game.deck.index["AH"]
    state = after(dealt(), "exchange", "AC")
    assert all(hand >> ace & 1 for hand in dealt_hands(state))
    jack = game.deck.index["JH"]
    assert not any(hand >> jack & 1 for hand in dealt_hands(state))


def test_failures_under_the_strict_rules_are_remembered():
    """After closing, seat 0 threw JD on a lead of hearts: it has no heart."""
    deck = "AH KH QH KC QC AS JH AC TC TS JD QD KD TD AD JC TH JS QS KS"
    state = after(dealt(deck.split()), "close", "AH", "JD")
    hearts = mask_of(game.deck.read(["JH", "QH", "KH", "TH", "AH"]))
    hands = dealt_hands(state)
    assert len(set(hands)) > 20
    assert not any(hand & hearts for hand in hands)


def hidden_cards_permuted(state, rng):
    """Another world of the acting seat, drawn from all that are consistent, by trying."""
    seat = state.to_act
    other = 1 - seat
    hidden = cards_of(state.hands[other]) + list(state.stock)
    for _ in range(1000):
        rng.shuffle(hidden)
        size = state.hands[other].bit_count()
        hands = [0, 0]
        hands[seat], hands[other] = state.hands[seat], mask_of(hidden[:size])
        world = state._replace(hands=tuple(hands), stock=tuple(hidden[size:]))
        if not game.state_faults(game.write_state(world)):
            return world
    return state


def found(view, seed=5, simulations=60):
    thinking = game.think(view, seed)
    thinking.look(simulations)
    return thinking.candidates()


def test_what_the_seat_cannot_see_changes_nothing():
    rng = random.Random(11)
    changed = 0
    for number, state in enumerate(playouts(DEALS, greedy=0.5)):
        if number % 9 == 0:
            world = hidden_cards_permuted(state, rng)
            changed += world != state
            budget = 60 if state.stock and len(state.stock) > SOLVABLE_STOCK else 2
            expected = found(acting(state), simulations=budget)
            assert found(acting(world), simulations=budget) == expected
    assert changed > 30


# -- exact endings --------------------------------------------------------------------------------


@cache
def minimax(state):
    """The value for seat 0 by trying everything the rules allow, without any short cut."""
    if state.to_act is None:
        return signed(state.result)
    values = [minimax(game.apply(state, each)[0]) for each in game.moves_of(state)]
    return max(values) if state.to_act == 0 else min(values)


def value_for_mover(state, chosen):
    value = minimax(game.apply(state, chosen)[0])
    return value if state.to_act == 0 else -value


def is_exact(state):
    """Whether the AI gives the value of every move, and the best first."""
    thinking = game.think(acting(state), 7)
    assert thinking.exact
    candidates = thinking.candidates()
    legal = game.moves_of(state)
    if len(legal) == 1:
        return candidates[0].move == legal[0]
    assert sorted(map(legal.index, (c.move for c in candidates))) == list(range(len(legal)))
    values = [value_for_mover(state, c.move) for c in candidates]
    return [c.value for c in candidates] == values == sorted(values, reverse=True)


def test_exhausted_stock_is_played_exactly():
    checked = 0
    for state in playouts(DEALS * 3, seed="endings", greedy=0.6):
        if state.indicator is None and 4 <= sum(map(int.bit_count, state.hands)) <= 8:
            assert is_exact(state)
            checked += 1
    minimax.cache_clear()
    assert checked > 100


def test_whole_endings_of_ten_cards_are_exact():
    checked = 0
    for state in playouts(40, seed="ten", greedy=0.7):
        if state.indicator is None and sum(map(int.bit_count, state.hands)) >= 9 and checked < 4:
            assert is_exact(state)
            minimax.cache_clear()
            checked += 1
    assert checked == 4


def test_closed_deals_are_solved_as_by_minimax():
    """Worlds with a closed stock, both hands open: the value that perfect play gives."""
    checked = 0
    for state in playouts(DEALS, seed="closed"):
        if state.closed and sum(map(int.bit_count, state.hands)) <= 7:
            assert true_position(state).value() == minimax(state)
            checked += 1
    minimax.cache_clear()
    assert checked > 100


def test_marriage_is_never_worse_declared():
    """The solver tries no silent lead of a marriage; plain alpha-beta over all moves agrees."""
    for state in playouts(DEALS, seed="silent", greedy=0.5):
        if state.indicator is None and sum(map(int.bit_count, state.hands)) <= 8:
            position = true_position(state)
            assert position.value() == solve(position, -3, 3)


def test_open_stock_with_one_card_above_the_indicator_is_solved():
    checked = 0
    for state in playouts(30, seed="open", greedy=0.7):
        if len(state.stock) == 1 and state.closed is None and state.trick and checked < 3:
            position = true_position(state)
            assert position.value() == solve(position, -3, 3)
            checked += 1
    assert checked == 3


def test_equally_good_moves_of_an_ending_are_ranked_by_play_outs():
    """The order depends on view and seed alone."""
    view = acting(game.read_state(exhausted()))
    assert found(view, seed=5) == found(view, seed=5)
    assert all(c.visits == 1 for c in found(view))


# -- the search -----------------------------------------------------------------------------------


def best(state, simulations=300, seed=2):
    thinking = game.think(acting(game.read_state(state)), seed)
    thinking.look(simulations)
    return thinking.candidates()[0]


def test_same_seed_same_answer_however_the_simulations_are_split():
    view = acting(next(dealt_deals(1)))
    once, twice = game.think(view, 3), game.think(view, 3)
    once.look(80)
    twice.look(30)
    twice.look(50)
    assert once.candidates() == twice.candidates()
    assert once.simulations == twice.simulations == 80


def test_marriage_that_reaches_66_is_declared():
    assert isinstance(best(sixty_three()).move, MarriageMove)
    assert best(sixty_three()).value >= 1


def test_trump_jack_is_exchanged():
    assert best(dealt(), 20).move == ExchangeMove()


def test_only_move_needs_no_thought():
    thinking = game.think(acting(game.read_state(last_trick())), 1)
    assert thinking.exact
    assert [c.move for c in thinking.candidates()] == [PlayMove(game.deck.index["JD"])]


@pytest.mark.parametrize("state", [dealt(), thirteen(), closed(), fifty_six(), exhausted()])
def test_suggested_moves_are_legal(state):
    state = game.read_state(state)
    assert {c.move for c in found(acting(state), simulations=40)} <= set(game.moves_of(state))


# -- the greedy player ----------------------------------------------------------------------------


def greedy(state):
    return game.greedy(acting(game.read_state(state)))


def plays(text):
    return game.read_move(move(text))


def test_greedy_player_makes_legal_moves():
    for state in playouts(DEALS, greedy=0.9):
        assert game.why_illegal(state, game.greedy(acting(state))) is None


def test_greedy_player_on_lead():
    assert greedy(dealt()) == ExchangeMove()
    assert greedy(after(dealt(), "exchange")) == plays("marriage QH")
    sure = table(["JC QD QS JS JD", "AH TH KH AC AS"], ["1 AD KD 1", "1 TD TS 1"])
    assert greedy(sure) == CloseMove()
    assert greedy(after(sure, "close")) == plays("AH")
    assert greedy(after(sure, "close", "AH", "JC")) == plays("TH")
    low = table(["AC TC JC QS TS", "KC QC AD TH KS"], ["1 AS JS 1"])
    assert greedy(low) == plays("marriage QC")
    assert greedy(after(low, "KC", "JC")) == plays("JD")


@pytest.mark.parametrize(
    ("led", "hand", "answer"),
    [
        ("TS", "KC QH TH AD JS", "QH"),  # worth a trump, the cheapest
        ("JS", "AS TS KC QH JD", "TS"),  # the ten is brought home
        ("JS", "AS QS KC QH JD", "JD"),  # the ace waits for the ten
        ("KS", "JC QC KD TH AH", "JC"),  # not worth a trump
    ],
)
def test_greedy_player_in_answering(led, hand, answer):
    assert greedy(facing(led, hand)) == plays(answer)

"""Ottocento's AI: its table agrees with the rules, and it knows no more than its seat sees."""

import random

import pytest

from rules.ottocento import game
from rules.ottocento.ai.discards import discard_order
from rules.ottocento.ai.position import OttocentoPosition
from rules.ottocento.ai.styles import PLAIN_STYLE, SHARP_STYLE
from rules.ottocento.ai.think import SOLVABLE_CARDS
from rules.ottocento.ai.worlds import OttocentoWorlds
from rules.ottocento.cards import DISCARDABLE
from rules.ottocento.moves import DECLARE, DISCARD, SETTLE
from rules.ottocento.state import DISCARDING, PLAYING
from rules.search.core import Random
from tests.ottocento.positions import midway
from tests.playing import positions, sampled


def coded(move):
    if move.type == "declare":
        return DECLARE
    if move.type == "discard":
        low, high = sorted(move.cards)
        return DISCARD + (high << 6) + low
    return SETTLE + move.card if move.type == "settle" else move.card


def opened(state):
    """The search's table of a deal at its beginning."""
    position = OttocentoPosition(state.to_act)
    position.stage = DISCARDING
    position.dealer = state.dealer
    for seat, hand in enumerate(state.hands):
        position.set_hand(seat, hand)
    return position


def mixed(deals, seed, random_share=0.3):
    """Positions of deals in which some moves are random, and the others greedy."""
    rng = random.Random(f"{seed}")
    for number in range(deals):
        state = game.shuffle_and_deal(f"{seed}/{number}", None, {})
        while state.to_act is not None:
            yield state
            moves = game.moves_of(state)
            greedy = game.greedy(game.view(state, state.to_act))
            assert greedy in moves
            state, _ = game.play(
                state, rng.choice(moves) if rng.random() < random_share else greedy
            )


def thought(view, seed=7, simulations=20):
    thinking = game.think(view, seed)
    if not thinking.exact:
        thinking.look(simulations)
        assert thinking.simulations == simulations
    return thinking


def result(state):
    first, second = game.score(state).sides
    return first.total - second.total


# -- the search's table ---------------------------------------------------------------------------


def test_the_position_agrees_with_the_rules():
    position = None
    for state, move in positions(game, 30, seed="agreement"):
        if state.phase == "discard":
            position = opened(state)
        assert position.to_act == (-1 if state.to_act is None else state.to_act)
        if move is None:
            assert position.payoff() == result(state)
            continue
        assert position.moves() == [coded(legal) for legal in game.moves_of(state)]
        before = position.copy()
        position.play(coded(move))
        assert before.moves() == [coded(legal) for legal in game.moves_of(state)]


def test_play_outs_are_legal_and_end():
    random_ = Random(5)
    for state in sampled(mixed(3, "play-outs"), 40):
        position = OttocentoWorlds(game.view(state, state.to_act)).deal(random_)
        while position.to_act >= 0:
            move = position.playout_move(random_)
            assert move in position.moves()
            position.play(move)


def sharp_lead(start, team):
    """The points by which a team of the sharp style beats one of the plain style."""
    position = start.copy()
    while position.to_act >= 0:
        seat = position.to_act
        moves = position.moves()
        if len(moves) == 1 or moves[0] == DECLARE or position.stage != PLAYING:
            position.play(moves[0])
            continue
        style = SHARP_STYLE if seat % 2 == team else PLAIN_STYLE
        position.play(position.policy_card(seat, position.hand(seat), style))
    return position.payoff() if team == 0 else -position.payoff()


def test_the_search_expects_more_of_its_own_side():
    """Its style wins duplicate deals against the one that it expects of opponents."""
    starts = []
    for number in range(300):
        start = opened(game.shuffle_and_deal(f"style/{number}", None, {}))
        start.play(discard_order(start.hand(start.to_act))[0])
        starts.append(start)
    assert sum(sharp_lead(start, 0) + sharp_lead(start, 1) for start in starts) > 0


# -- worlds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [1.0, 0.2])
def test_worlds_are_consistent(share):
    """Undeclared combinations apart, which worlds avoid but do not exclude."""
    random_ = Random(11)
    for state in sampled(mixed(4, "worlds", share), 80):
        view = game.view(state, state.to_act)
        world = OttocentoWorlds(view).deal(random_)
        hands = tuple(world.hand(seat) for seat in range(4))
        completed = state._replace(hands=hands, discards=world.discards)
        assert game.view(completed, state.to_act) == view
        assert not world.discards & ~DISCARDABLE
        faults = game.state_faults(game.write_state(completed))
        assert {fault.code for fault in faults} <= {"declaration_inconsistent"}


def test_a_world_is_found_where_only_moving_others_on_leads_to_it():
    """Squeezing: every card's places are full of cards that can lie elsewhere."""
    view = game.view(game.read_state(midway()), 3)
    worlds = OttocentoWorlds(view)
    worlds.groups.reverse()  # the least constrained first, so that the others find no room
    random_ = Random(3)
    for _ in range(50):
        held = worlds._dealt(random_)
        for place, cards in enumerate(held):
            assert cards.bit_count() == worlds.known[place].bit_count() + worlds.rooms[place]
            assert not cards & worlds.hidden & ~worlds.allowed[place]


def test_what_a_seat_played_makes_hands_more_likely():
    """Worlds put more hidden cards where they are than chance does, against greedy players."""
    random_ = Random(2)
    better = total = 0
    for state in mixed(4, "evidence", 0.0):
        if state.phase != "play" or len(state.tricks) not in (6, 9) or state.trick:
            continue
        worlds = OttocentoWorlds(game.view(state, state.to_act))
        for _ in range(20):
            chance = worlds._dealt(random_)
            worlds.deal(random_)
            for seat in range(4):
                truth = state.hands[seat] & worlds.hidden
                better += (worlds.held[seat] & truth).bit_count()
                better -= (chance[seat] & truth).bit_count()
            total += 1
    assert better > 0 and total


# -- what it knows --------------------------------------------------------------------------------


def test_hidden_cards_do_not_matter():
    rng = random.Random(4)
    for state in sampled(mixed(3, "hidden"), 40):
        seat = state.to_act
        view = game.view(state, seat)
        hidden = [other for other in range(4) if other != seat]
        cards = [
            (other, card) for other in hidden for card in game.deck.codes_of(state.hands[other])
        ]
        document = game.write_state(state)
        away = state.discards and view.discards is None
        codes = [code for _, code in cards] + (document["discards"] if away else [])
        rng.shuffle(codes)
        for other in hidden:
            size = len(document["hands"][other])
            document["hands"][other], codes = codes[:size], codes[size:]
        if away:
            document["discards"] = codes
        other_view = game.view(game.read_state(document), seat)
        assert other_view == view
        assert thought(other_view).candidates() == thought(view).candidates()
        assert game.greedy(other_view) == game.greedy(view)


def test_order_of_looks_does_not_matter():
    view = game.view(game.read_state(midway()), 3)
    at_once, in_parts = thought(view, simulations=30), game.think(view, 7)
    for part in (1, 2, 4, 8, 15):
        in_parts.look(part)
    assert in_parts.candidates() == at_once.candidates()


# -- what it suggests -----------------------------------------------------------------------------


def test_suggestions_are_legal_in_every_phase():
    phases = set()
    for state in sampled(mixed(6, "legal", 0.6), 60):
        legal = game.moves_of(state)
        candidates = thought(game.view(state, state.to_act)).candidates()
        assert {candidate.move for candidate in candidates} <= set(legal)
        if candidates[0].move.type in ("play", "settle"):
            assert len(candidates) == len(legal)
        phases.add(candidates[0].move.type)
    assert phases >= {"discard", "declare", "play"}


def test_what_can_be_declared_is_declared():
    for state in sampled(mixed(5, "declare"), 120):
        view = game.view(state, state.to_act)
        if any(move.type == "declare" for move in game.legal_moves(view)):
            assert thought(view).candidates()[0].move.type == "declare"
            assert game.greedy(view).type == "declare"


# -- exactness ------------------------------------------------------------------------------------


def minimax(state):
    """The result under best play, by trying everything on the rules themselves."""
    if state.to_act is None:
        return result(state)
    values = [minimax(game.play(state, move)[0]) for move in game.moves_of(state)]
    return max(values) if state.to_act % 2 == 0 else min(values)


def agrees_with_minimax(state, thinking):
    sign = 1 if state.to_act % 2 == 0 else -1
    candidates = thinking.candidates()
    assert {c.move for c in candidates} == set(game.moves_of(state))
    for candidate in candidates:
        after, _ = game.play(state, candidate.move)
        assert candidate.value == sign * minimax(after)
    assert candidates == sorted(candidates, key=lambda c: -c.value)


def test_determined_cards_are_solved():
    """Where the unseen cards can lie in one way only, values are those of plain minimax."""
    solved = 0
    for state in mixed(30, "solved"):
        if state.phase != "play" or not 4 < sum(map(int.bit_count, state.hands)) <= 7:
            continue
        view = game.view(state, state.to_act)
        if len(game.moves_of(state)) == 1 or not OttocentoWorlds(view).certain():
            continue
        thinking = game.think(view, 1)
        assert thinking.exact
        agrees_with_minimax(state, thinking)
        solved += 1
    assert solved > 5
    assert SOLVABLE_CARDS >= 7


def test_certain_means_one_world():
    """Where it is said that there is one world, that is the true one."""
    for state in mixed(15, "certain"):
        if state.phase != "play" or sum(map(int.bit_count, state.hands)) > 14:
            continue
        worlds = OttocentoWorlds(game.view(state, state.to_act))
        if worlds.certain():
            world = worlds.deal(Random(1))
            assert tuple(world.hand(seat) for seat in range(4)) == state.hands
            assert world.discards == state.discards


def test_settlements_are_exact():
    settlements = 0
    for state in mixed(25, "settle"):
        if state.phase == "settlement" and len(game.moves_of(state)) > 1:
            thinking = game.think(game.view(state, state.to_act), 3)
            assert thinking.exact
            agrees_with_minimax(state, thinking)
            settlements += 1
    assert settlements > 5

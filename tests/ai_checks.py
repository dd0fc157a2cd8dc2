"""What every game's AI is held to, and a plain minimax to hold it against."""

import random
from hashlib import sha256

from rules.search.core import Random
from service.search.suggesting import Budget, suggestion
from tests.playing import positions


def difference(game, state):
    """Points of side 0 less those of side 1."""
    first, second = (side.total for side in game.score(state).sides)
    return first - second


def minimax(game, state):
    """The value of a deal for side 0 when everybody sees everything and plays perfectly."""
    if state.to_act is None:
        return difference(game, state)
    best = max if state.to_act % 2 == 0 else min
    return best(minimax(game, game.apply(state, move)[0]) for move in game.moves_of(state))


def check_exact(game, state):
    """Every legal move has the value that minimax gives it, and the best one comes first."""
    thinking = game.think(game.view(state, state.to_act), 1)
    assert thinking.exact
    sign = 1 if state.to_act % 2 == 0 else -1
    moves = game.moves_of(state)
    values = {move: sign * minimax(game, game.apply(state, move)[0]) for move in moves}
    found = thinking.candidates()
    assert len(found) == len(moves)
    assert {candidate.move: candidate.value for candidate in found} == values
    assert found[0].value == max(values.values())


def check_position(game, state, position, decode):
    """A random deal from ``state`` to its end, on the AI's position and by the rules alike."""
    rng = random.Random(3)
    while state.to_act is not None:
        coded = position.moves()
        assert [decode(move) for move in coded] == game.moves_of(state)
        assert position.to_act == state.to_act
        assert all(abs(position.promise(move)) < 40 for move in coded)
        assert position.playout_move(Random(1)) in coded
        move = rng.choice(coded)
        position = position.copy()
        position.play(move)
        state, _ = game.apply(state, decode(move))
    assert position.to_act == -1
    assert position.payoff() == difference(game, state)


def states_to_move(game, deals, every, seed=0):
    """Some states of random deals in which a seat has to choose."""
    for number, (state, move) in enumerate(positions(game, deals, seed)):
        if move is not None and number % every == 0:
            yield state


def check_blind(game, state, hidden_again, simulations):
    """Whatever the hidden cards are, the candidates are the same, and legal."""
    view = game.view(state, state.to_act)
    found = candidates(game, state, simulations)
    for seed in range(3):
        other = hidden_again(state, random.Random(seed))
        assert game.view(other, state.to_act) == view
        assert repr(candidates(game, other, simulations)) == repr(found)
    legal = game.legal_moves(view)
    assert len(found) == len(legal)
    assert all(candidate.move in legal for candidate in found)
    assert game.greedy(view) in legal


def check_levels(game, state):
    """What every level suggests is legal."""
    view = game.view(state, state.to_act)
    legal = [game.write_move(move) for move in game.legal_moves(view)]
    for level in ("beginner", "intermediate", "expert"):
        answer = suggestion(game, view, Budget(None, 60), level, "levels", lambda: True)
        assert answer["move"] in legal


def candidates(game, state, simulations):
    thinking = game.think(game.view(state, state.to_act), 11)
    thinking.look(simulations // 2)
    thinking.look(simulations - simulations // 2)
    return thinking.candidates()


def fingerprint(game, simulations):
    """What the AI finds in some positions, in few figures.

    The tests run interpreted and compiled; a fixed fingerprint says that both find the same.
    """
    found = [candidates(game, state, simulations) for state in states_to_move(game, 2, 4, "print")]
    return sha256(repr(found).encode()).hexdigest()[:12]

"""Random play-outs, and the oracles that check them."""

import json
import random
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent


def oracle_of(game):
    """The slow, obvious implementation of a game's rules."""
    return import_module(f"tests.{game.id}.oracle")


def documents(game, deals, seed=0):
    """Yields (state document, move document or None) along random play-outs.

    A match goes on through its deals until it is over. Every move is drawn from all legal ones,
    except that moves which end long phases early are not favoured in any way.
    """
    for state, move in positions(game, deals, seed):
        yield game.write_state(state), None if move is None else game.write_move(move)


def positions(game, deals, seed=0):
    """Yields (state, move or None) along random play-outs."""
    rng = random.Random(f"{game.id} {seed}")
    previous = None
    for number in range(deals):
        options = game.default_options()
        state = game.shuffle_and_deal(f"{seed}/{number}", None, options, previous)
        while state.to_act is not None:
            move = rng.choice(game.moves_of(state))
            yield state, move
            state, _ = game.apply(state, move)
        yield state, None
        previous = state if game.next_opener and state.phase == "deal_over" else None


def sampled(everything, most):
    """At most so many entries, spread evenly."""
    everything = list(everything)
    return everything[:: max(1, len(everything) // most)]


def cases(game_id, name="cases"):
    """The entries of a JSON file among a game's tests; none where the game has no such file."""
    path = HERE / game_id / f"{name}.json"
    return json.loads(path.read_text()) if path.exists() else []


def golden(game):
    """The golden game of a game: deal, moves, score and notes."""
    return json.loads((HERE / game.id / "golden.json").read_text())

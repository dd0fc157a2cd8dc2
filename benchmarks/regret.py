"""The mean loss of a move against a search of a hundred times the budget, on fixed positions.

    python benchmarks/regret.py GAME [--positions 300] [--budget cpu_ms=100 | simulations=500]
        [--times 100] [--policy expert] [--json FILE]

The positions come from deals between greedy players and are the same in every run. Their values
come from the frozen `expert` (`frozen.py`) with that many times the budget; they are kept beside
the frozen build, by the view, so that a run that was broken off goes on, and the next one costs
only the moves. A move's loss is the value of the best one less its own, in the game's value unit.
"""

import argparse
import json
import math
import statistics
import sys
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import arena
import frozen
from tqdm import tqdm

from rules import games

EVERY = 7
"""One choice in this many of a deal becomes a position."""


def positions(game, count):
    """The views of the fixed positions: seats that have more than one move."""
    found, number, ply = [], 0, 0
    while len(found) < count:
        state = arena.opening(game, f"regret/{number}")
        while state.to_act is not None and len(found) < count:
            view = game.view(state, state.to_act)
            ply += 1
            if ply % EVERY == 0 and len(game.legal_moves(view)) > 1:
                found.append(view)
            state, _ = game.apply(state, game.greedy(view))
        number += 1
    return found


def kept_values(game, options):
    """The file of values, and what it holds by digest of the view."""
    name = f"regret-{game.id}-{options.budget}-{options.times}.jsonl"
    path = frozen.build().parent / name
    lines = path.read_text().splitlines() if path.exists() else []
    return path, dict(map(json.loads, lines))


def long_values(game, view, number, options):
    """(move as a document, value) by the long search."""
    kind, amount = options.budget.split("=")
    much = int(amount) * options.times
    timed = kind in ("time_ms", "cpu_ms")
    player = frozen.frozen(game.id, "expert")
    found = player.candidates(view, number, much if timed else None, None if timed else much)
    return [(game.write_move(move), value) for move, value in found]


def losses(game, options):
    """The loss of the policy's move in each position."""
    path, kept = kept_values(game, options)
    policy = arena.policy_of(options.policy, game, options)
    with path.open("a") as file:
        views = positions(game, options.positions)
        for number, view in enumerate(tqdm(views, file=sys.stderr)):
            key = sha256(json.dumps(game.write_view(view)).encode()).hexdigest()
            if key not in kept:
                kept[key] = long_values(game, view, number, options)
                print(json.dumps([key, kept[key]]), file=file, flush=True)
            move = game.write_move(policy(view, number + 1))
            values = [value for _, value in kept[key]]
            own = [value for other, value in kept[key] if other == move]
            # The long search leaves out what is never better than what it looks at.
            yield max(values) - (own[0] if own else min(values))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--budget", default="cpu_ms=100")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--policy", default="expert")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    found = list(losses(games()[options.game], options))
    error = 1.96 * statistics.stdev(found) / math.sqrt(len(found))
    result = SimpleNamespace(**vars(options), loss=statistics.mean(found), ci=error)
    print(
        f"{options.game}: {options.policy}, {len(found)} positions, {options.budget}: "
        f"loses {result.loss:.4f} ± {error:.4f} a move against {options.times} times the budget"
    )
    if options.json:
        options.json.write_text(json.dumps(vars(result), indent=1, default=str) + "\n")


if __name__ == "__main__":
    main()

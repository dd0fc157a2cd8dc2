"""The speed of the search, compiled and interpreted, and the time it takes beyond its budget.

    python benchmarks/search_speed.py [--simulations 200] [--positions 12] [--suggestions 40]

For each game the same positions of the same random games are searched with the same seeds by the
installed, compiled rules and by the sources of this folder, interpreted; both do the same
simulations, so only the time differs. A simulation is a play-out in a world of its own, or the
exact solution of one; nodes are the moves made in them. Then the compiled rules are given 100 ms
for each of some suggestions; what they take beyond that is reported, median and 99th percentile.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUDGET_MS = 100


def positions(game, count):
    """Views of seats to act, spread over random games, where there is something to search."""
    rng = random.Random(f"speed {game.id}")
    found, number = [], 0
    while len(found) < count * 4:
        state = game.shuffle_and_deal(f"speed/{number}", None, game.default_options())
        number += 1
        while state.to_act is not None:
            moves = game.moves_of(state)
            if len(moves) > 1:
                found.append(game.view(state, state.to_act))
            state, _ = game.apply(state, rng.choice(moves))
    return found[:: len(found) // count][:count]


def searched(game, views, simulations):
    """(simulations, seconds) of searching each view; what is exact at once is left out."""
    made, started = 0, time.process_time()
    for seed, view in enumerate(views):
        thinking = game.think(view, seed + 1)
        if not thinking.exact:
            thinking.look(simulations)
            made += thinking.simulations
    return made, time.process_time() - started


def nodes_of(game, views, simulations):
    """Moves made in the same simulations; the rules must be interpreted."""
    from rules.search.core import Position

    counts = [0]

    def counting(play):
        def played(self, move):
            counts[0] += 1
            play(self, move)

        return played

    kinds = [kind for kind in every_subclass(Position) if "play" in vars(kind)]
    originals = [kind.play for kind in kinds]
    for kind in kinds:
        kind.play = counting(kind.play)
    searched(game, views, simulations)
    for kind, play in zip(kinds, originals, strict=True):
        kind.play = play
    return counts[0]


def every_subclass(kind):
    for below in kind.__subclasses__():
        yield below
        yield from every_subclass(below)


def over_budget(game, views, count):
    """Milliseconds beyond the budget of each suggestion."""
    from service.search.suggesting import Budget, suggestion

    taken = []
    for number in range(count):
        view = views[number % len(views)]
        started = time.perf_counter()
        suggestion(game, view, Budget(BUDGET_MS, None), "expert", str(number), lambda: True)
        taken.append((time.perf_counter() - started) * 1000 - BUDGET_MS)
    return taken


def work(options):
    """Measure with the rules that this process has, and print it as JSON."""
    from rules import games
    from rules.search import core as search

    compiled = search.__file__.endswith(".so")
    report = {"compiled": compiled}
    for game in games().values():
        views = positions(game, options.positions)
        searched(game, views[:1], 10)
        made, seconds = searched(game, views, options.simulations)
        entry = {"simulations": made, "seconds": seconds}
        if compiled:
            entry["over"] = over_budget(game, views, options.suggestions)
        else:
            entry["nodes"] = nodes_of(game, views, options.simulations)
        report[game.id] = entry
    print(json.dumps(report))


def measured(options, interpreted):
    environment = {**os.environ, "PYTHONPATH": str(ROOT) if interpreted else ""}
    arguments = [sys.executable, __file__, "--worker", *sys.argv[1:]]
    run = subprocess.run(arguments, env=environment, stdout=subprocess.PIPE, check=True)
    report = json.loads(run.stdout)
    if report.pop("compiled") is interpreted:
        raise SystemExit("install the compiled package first, and keep this folder free of it")
    return report


def percentile(values, share):
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--suggestions", type=int, default=40)
    parser.add_argument("--worker", action="store_true")
    options = parser.parse_args()
    if options.worker:
        work(options)
        return
    compiled, interpreted = measured(options, False), measured(options, True)
    head = "simulations/s", "interpreted", "ratio", "nodes/s", "over (ms) p50", "p99"
    print("| game |", " | ".join(head), "|")
    print("|---" * (len(head) + 1) + "|")
    for name, fast in compiled.items():
        slow = interpreted[name]
        rate, slow_rate = (one["simulations"] / one["seconds"] for one in (fast, slow))
        nodes = slow["nodes"] / slow["simulations"] * rate
        over = fast["over"]
        figures = (
            f"{rate:,.0f}",
            f"{slow_rate:,.0f}",
            f"{rate / slow_rate:.1f}",
            f"{nodes:,.0f}",
            f"{statistics.median(over):.1f}",
            f"{percentile(over, 0.99):.1f}",
        )
        print(f"| {name} |", " | ".join(figures), "|")


if __name__ == "__main__":
    main()

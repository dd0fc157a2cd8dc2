"""The time that a document takes to be read, checked and written, in units of the json module's.

    python -m benchmarks.documents [--against CHECKOUT] [--rounds 5]

For each game, states and views of random play are read (schema), checked (faults), made into the
rules' own tuples and written again; Python's ``json`` module reads and writes the same bytes. Both
are timed in one process, and the median of the rounds is shown. ``--against`` measures another
checkout of this repository in a process of its own, round by round in turns with this one.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
DOCUMENTS = 200


def positions(game: Any, rng: random.Random) -> list[Any]:
    """States of random play, an even sample of whole deals."""
    states: list[Any] = []
    while len(states) < 4 * DOCUMENTS:
        state = game.shuffle_and_deal(str(rng.random()), None, game.default_options())
        while state.to_act is not None:
            states.append(state)
            state, _ = game.apply(state, rng.choice(game.moves_of(state)))
        states.append(state)
    return rng.sample(states, DOCUMENTS)


def seconds(work: Callable[[Any], Any], values: list[Any]) -> float:
    started = time.process_time()
    for value in values:
        work(value)
    return (time.process_time() - started) / len(values)


def round_trip(check: Any, faults: Any, read: Any, write: Any) -> Callable[[Any], Any]:
    def work(document: Any) -> Any:
        loaded = check(document)
        assert not faults(loaded)
        return write(read(loaded))

    return work


def faults_of(game: Any, name: str, former: str) -> Any:
    """A check of documents, by its name now or by the one it had in older checkouts."""
    return getattr(game, name, None) or getattr(game, former)


def measured() -> dict[str, float]:
    """Microseconds per document and game, of the json module and of this checkout."""
    from rules import games
    from service.contract.catalogue import contracts

    figures: dict[str, float] = {}
    for game in games().values():
        schemas = contracts()[game.id].schemas
        states = positions(game, random.Random(3))
        views = [game.view(state, state.to_act) for state in states]
        kinds = {
            "state": (
                schemas.state().read,
                faults_of(game, "state_faults", "defects"),
                game.read_state,
                game.write_state,
            ),
            "view": (
                schemas.view().read,
                faults_of(game, "view_faults", "view_defects"),
                game.read_view,
                game.write_view,
            ),
        }
        for kind, verbs in kinds.items():
            tables = states if kind == "state" else views
            texts = [json.dumps(verbs[3](table)) for table in tables]
            documents = list(map(json.loads, texts))
            figures[f"{game.id} {kind}"] = 1e6 * seconds(round_trip(*verbs), documents)
            plain = seconds(lambda text: json.dumps(json.loads(text)), texts)
            figures[f"{game.id} {kind} json"] = 1e6 * plain
    return figures


def rounds_of(checkout: Path, rounds: int) -> list[dict[str, float]]:
    command = [sys.executable, str(HERE / "benchmarks" / "documents.py"), "--one"]
    return [
        json.loads(subprocess.run(command, cwd=checkout, check=True, capture_output=True).stdout)
        for _ in range(rounds)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--one", action="store_true", help="one round of the working directory")
    given = parser.parse_args()
    if given.one:
        sys.path.insert(0, str(Path.cwd()))
        measured()  # warms caches
        print(json.dumps(measured()))
        return
    checkouts = [HERE] if given.against is None else [given.against, HERE]
    collected: dict[Path, list[dict[str, float]]] = {checkout: [] for checkout in checkouts}
    for _ in range(given.rounds):
        for checkout in checkouts:
            collected[checkout] += rounds_of(checkout, 1)
    names = [name for name in collected[HERE][0] if not name.endswith("json")]
    for name in names:
        cells = []
        for checkout in checkouts:
            ours = statistics.median(figures[name] for figures in collected[checkout])
            plain = statistics.median(figures[f"{name} json"] for figures in collected[checkout])
            cells.append(f"{ours:7.1f} µs {ours / plain:5.2f} × json")
        print(f"{name:16}", "   before:" if len(cells) == 2 else "", "   now: ".join(cells))


if __name__ == "__main__":
    main()

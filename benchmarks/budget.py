"""The most that a request without search costs, per operation, by a search for expensive bodies.

    python -m benchmarks.budget [--seconds 20] [--seed 1]

Good bodies of every game are blown up at random places as far as 256 KiB reach; the most expensive
of each operation are changed further. For each operation the table shows the highest CPU time of a
request that was answered and of one that was refused, the longest answer, and the highest peak of
memory (``tracemalloc``) that the most expensive bodies needed.
"""

import argparse
import random
import time
import tracemalloc
from typing import Any, NamedTuple

from service.contract.catalogue import contracts
from tests.hostile import FULL, KINDS, bodies, cost, hostile
from tests.sealing import KEY, client_with

Genes = tuple[int, tuple[tuple[int, int, int], ...]]
KEPT = 8
"""The most expensive bodies of an operation that are changed further."""


class Tried(NamedTuple):
    """A body that was sent, and what it cost."""

    seconds: float
    status: int
    size: int
    game: str
    genes: Genes


def change(rng: random.Random) -> tuple[int, int, int]:
    return rng.randrange(10_000), rng.randrange(KINDS), rng.randint(1, FULL)


def child(rng: random.Random, best: list[Tried], count: int) -> Genes:
    """A body near one of the most expensive so far, or a new one."""
    if best and rng.random() < 0.7:
        base, changes = rng.choice(best).genes
        return base, (*changes[-2:], change(rng))
    return rng.randrange(count), tuple(change(rng) for _ in range(rng.randrange(3)))


def searched(client: Any, seconds: float, rng: random.Random) -> dict[str, list[Tried]]:
    """The most expensive bodies of each operation, answered and refused ones apart."""
    found: dict[str, list[Tried]] = {}
    every = contracts()

    def attempt(game: str, genes: Genes) -> None:
        path, data = hostile(every[game], *genes)
        response, spent = cost(client, path, data, tries=2)
        outcome = "answered" if response.status_code == 200 else "refused"
        tried = Tried(spent, response.status_code, len(response.data), game, genes)
        kind = f"{path.removeprefix(f'/v1/games/{game}/')} {outcome}"
        found[kind] = sorted([*found.get(kind, []), tried], reverse=True)[:KEPT]

    for game, contract in every.items():
        for base in range(len(bodies(contract))):
            attempt(game, (base, ()))
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        game = rng.choice(list(every))
        best = [tried for tried in found[rng.choice(list(found))] if tried.game == game]
        attempt(game, child(rng, best, len(bodies(every[game]))))
    return found


def memory(client: Any, tried: Tried) -> float:
    """The peak of memory that a request needs above what was there, in megabytes."""
    path, data = hostile(contracts()[tried.game], *tried.genes)
    tracemalloc.start()
    client.post(path, data=data, content_type="application/json")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    client = client_with(KEY)
    found = searched(client, given.seconds, random.Random(given.seed))
    for kind in sorted(found):
        worst = found[kind][0]
        size = max(tried.size for tried in found[kind])
        peak = max(memory(client, tried) for tried in found[kind])
        print(
            f"{kind:22} {worst.seconds * 1000:6.1f} ms  {size / 1e6:5.2f} MB answered"
            f"  {peak:5.1f} MB of memory  ({worst.game}, {worst.status}, {worst.genes})"
        )


if __name__ == "__main__":
    main()

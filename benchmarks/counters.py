"""Counting callers: one call against a rate, by each storage of the library ``limits``.

``python -m benchmarks.counters`` (needs Debian's redis-server) prints microseconds of processor and
wall time per counted call, medians of five rounds with their spread, and how many calls of one
caller four processes let through at a rate of 100 a minute.
"""

import contextlib
import os
import statistics
import tempfile
import time
from multiprocessing import get_context

from service.http.limiting import Limiter
from tests.redis_server import Redis

CALLS, ROUNDS, PROCESSES = 2000, 5, 4
RATE, TRIES = "100/minute", 150


def cost(storage):
    """Microseconds per call, as (median of processor time, median of wall time, spread)."""
    limiter, rounds = Limiter("1000000/minute", storage), []
    limiter.take("warm")
    for number in range(ROUNDS):
        wall, busy = time.perf_counter(), time.process_time()
        for call in range(CALLS):
            limiter.take(f"{number}-{call % 50}")
        each = 1e6 / CALLS
        rounds.append(((time.process_time() - busy) * each, (time.perf_counter() - wall) * each))
    busy, wall = zip(*rounds, strict=True)
    return statistics.median(busy), statistics.median(wall), max(wall) - min(wall)


def _takes(storage, start, taken):
    limiter = Limiter(RATE, storage)
    start.wait()
    taken.put(sum(limiter.take("one")[0] for _ in range(TRIES)))


def let_through(storage):
    """Calls of one caller that several processes let through together."""
    context = get_context("fork")
    start, taken = context.Barrier(PROCESSES), context.Queue()
    workers = [
        context.Process(target=_takes, args=(storage, start, taken)) for _ in range(PROCESSES)
    ]
    for worker in workers:
        worker.start()
    total = sum(taken.get() for _ in workers)
    for worker in workers:
        worker.join()
    return total


def main():
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        redis = Redis(folder)
        redis.start()
        stack.callback(redis.stop)
        print("| storage | processor µs | wall µs | spread | let through of 100 |")
        print("|---|---|---|---|---|")
        for storage in ("shared://", "memory://", redis.url):
            busy, wall, spread = cost(storage)
            name = storage.partition(":")[0]
            through = let_through(storage)
            print(f"| {name} | {busy:.1f} | {wall:.1f} | {spread:.1f} | {through} |")


if __name__ == "__main__":
    main()

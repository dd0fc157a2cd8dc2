"""The pool of search processes beside those of libraries: ``python -m benchmarks.search_pools``.

Each pool has one process, which thinks about the same table. Measured are: a question of one
simulation; whether a search of two seconds stops when its caller goes after 0.3, and what the next
question then takes; and twenty questions of 200 ms at once. Needs ``pip install loky pebble``.
"""

import contextlib
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import loky
import pebble

from rules import games
from service.contract.problems import Problem
from service.search.pool import ask
from service.search.suggesting import Budget, GaveUp, suggestion

GAME = next(iter(games().values()))
STATE = GAME.shuffle_and_deal("pools", None, GAME.default_options())
VIEW = GAME.write_view(GAME.view(STATE, STATE.to_act))
QUICK, SHORT, LONG = (None, 1), (200, None), (2000, None)
ROUNDS, CROWD = 200, 20


def think(time_ms, simulations):
    view, budget = GAME.read_view(VIEW), Budget(time_ms, simulations)
    return suggestion(GAME, view, budget, "expert", "seed", lambda: True)


class Own:
    """Arbitro's pool, asked as a worker asks it."""

    def __init__(self, folder):
        self.path = str(Path(folder, "search.sock"))
        command = [sys.executable, "-m", "service.search.pool", self.path, "1", "4"]
        self.supervisor = subprocess.Popen(command, stdin=subprocess.PIPE)
        while not Path(self.path).exists():
            time.sleep(0.05)

    def ask(self, time_ms, simulations, client=None):
        budget = {"time_ms": time_ms, "simulations": simulations, "steady": False}
        question = {"game": GAME.id, "view": VIEW, "level": "expert", "seed": "seed", **budget}
        return ask(self.path, question, client)

    def stops(self):
        near, far = socket.socketpair()

        def asking():
            with contextlib.suppress(GaveUp):
                self.ask(*LONG, far)

        thread = threading.Thread(target=asking)
        thread.start()
        time.sleep(0.3)
        near.close()
        thread.join()
        return True

    def close(self):
        self.supervisor.stdin.close()
        self.supervisor.wait()


class Library:
    """A pool of futures."""

    def __init__(self, submit, close):
        self.submit, self.close = submit, close

    def ask(self, time_ms, simulations):
        return self.submit(time_ms, simulations).result()

    def stops(self):
        future = self.submit(*LONG)
        time.sleep(0.3)
        return future.cancel()


def pools(folder):
    yield "arbitro", Own(folder)
    standard = ProcessPoolExecutor(1)
    yield "concurrent.futures", Library(lambda *a: standard.submit(think, *a), standard.shutdown)
    other = loky.ProcessPoolExecutor(1)
    yield "loky", Library(lambda *a: other.submit(think, *a), other.shutdown)
    third = pebble.ProcessPool(1)
    yield "pebble", Library(lambda *a: third.schedule(think, args=a), third.stop)


def timed(work, *arguments):
    started = time.perf_counter()
    work(*arguments)
    return (time.perf_counter() - started) * 1000


def crowded(pool):
    """The number of questions answered when CROWD come at once, and the longest wait of all."""
    answered = []

    def asking():
        with contextlib.suppress(Problem):
            pool.ask(*SHORT)
            answered.append(True)

    threads = [threading.Thread(target=asking) for _ in range(CROWD)]

    def all_asked():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    return timed(all_asked), len(answered)


def main():
    alone = statistics.median(timed(think, *QUICK) for _ in range(ROUNDS))
    print(f"The search of the quick question alone takes {alone:.2f} ms.\n")
    print("| pool | question | caller goes | next question | crowd answered | longest wait |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for name, pool in pools(folder):
            took = statistics.median([timed(pool.ask, *QUICK) for _ in range(ROUNDS)])
            stopped = "search stops" if pool.stops() else "search goes on"
            waits = timed(pool.ask, *QUICK)
            longest, answered = crowded(pool)
            print(
                f"| {name} | {took:.2f} ms | {stopped} | {waits:.0f} ms "
                f"| {answered} of {CROWD} | {longest:.0f} ms |"
            )
            pool.close()


if __name__ == "__main__":
    main()

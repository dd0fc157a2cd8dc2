"""Load and faults against a real gunicorn on loopback; every scenario is bounded.

    python benchmarks/load/run.py [--seconds 60] [--callers 16] [SCENARIO …]

Each scenario starts a service of its own, prints one line of Markdown, and fails (exit code 1)
where the service did not keep its promise.
"""

import argparse
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from rules import games
from tests.serving import serving

GAMES = tuple(games())
DEAL = f"/v1/games/{GAMES[0]}/deal"
CHEAP = ("legal-moves", "validate", "score", "view", "deal")


class Caller(threading.Thread):
    """Plays games over one kept connection; counts answers by status, and what failed."""

    def __init__(self, server, until, seed, thinking):
        super().__init__()
        self.server, self.until, self.thinking = server, until, thinking
        self.random = random.Random(seed)
        self.statuses, self.failures, self.times = Counter(), Counter(), []
        self.connection = None

    def run(self):
        while time.monotonic() < self.until:
            try:
                self.play(self.random.choice(GAMES))
            except (OSError, http.client.HTTPException) as error:
                self.failures[type(error).__name__] += 1
                self.close()
        self.close()

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None

    def play(self, game):
        state = self.post(game, "deal", {"seed": str(self.random.random())})["state"]
        while state["to_act"] is not None and time.monotonic() < self.until:
            moves = self.post(game, "legal-moves", {"state": state})["moves"]
            move = self.random.choice(moves)
            if self.random.random() < self.thinking:
                self.post(game, "suggest", {"state": state, "budget": {"time_ms": 50}})
            for operation, extra in (
                ("validate", {"move": move}),
                ("score", {}),
                ("view", {"seat": 0}),
            ):
                self.post(game, operation, {"state": state, **extra})
            state = self.post(game, "apply", {"state": state, "move": move})["state"]

    def post(self, game, operation, body):
        """The answer's document. A new connection where the last one was closed between calls."""
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        headers = {"Content-Type": "application/json"}
        started = time.perf_counter()
        self.connection.request("POST", f"/v1/games/{game}/{operation}", json.dumps(body), headers)
        response = self.connection.getresponse()
        content = response.read()
        self.times.append(time.perf_counter() - started)
        document = json.loads(content)
        self.statuses[response.status, document.get("code", "")] += 1
        if response.getheader("Connection", "").lower() == "close":
            self.close()
        return document


def load(server, arguments, thinking=0.05, meanwhile=None):
    """Callers at work; ``meanwhile`` is called every second. Gives statuses, failures, times."""
    until = time.monotonic() + arguments.seconds
    callers = [Caller(server, until, seed, thinking) for seed in range(arguments.callers)]
    for caller in callers:
        caller.start()
    while time.monotonic() < until:
        time.sleep(1)
        if meanwhile:
            meanwhile()
    for caller in callers:
        caller.join()
    statuses, failures = Counter(), Counter()
    for caller in callers:
        statuses += caller.statuses
        failures += caller.failures
    return statuses, failures, sorted(time for caller in callers for time in caller.times)


def figures(statuses, failures, times, seconds):
    busy = statuses.pop((503, "overloaded"), 0)
    wrong = sum(count for (status, _), count in statuses.items() if status != 200)
    cuts = statistics.quantiles(times, n=100)
    return (
        f"{len(times)} requests, {len(times) / seconds:.0f}/s, p50 {cuts[49] * 1000:.0f} ms, "
        f"p99 {cuts[98] * 1000:.0f} ms; {busy} × 503 overloaded, {wrong} other refusals, "
        f"{sum(failures.values())} failed",
        wrong + sum(failures.values()),
    )


@contextlib.contextmanager
def service(**variables):
    with tempfile.TemporaryDirectory() as folder:
        variables = {"ARBITRO_LOG_LEVEL": "WARNING", **variables}
        with serving(Path(folder) / "log", **variables) as server:
            yield server


def workers_of(server):
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    found = []
    for child in children.read_text().split():
        with contextlib.suppress(OSError):
            if b"gunicorn" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


# -- scenarios: each gives (figures, what went wrong) ----------------------------------------------


def mixed(arguments):
    """Mixed traffic at saturation, a suggestion on every twentieth move."""
    with service() as server:
        return figures(*load(server, arguments), arguments.seconds)


def reloads(arguments):
    """A rolling restart (SIGHUP) every five seconds."""
    with service() as server:
        ticks = [0]

        def reload():
            ticks[0] += 1
            if ticks[0] % 5 == 0:
                server.process.send_signal(signal.SIGHUP)

        return figures(*load(server, arguments, 0, reload), arguments.seconds)


def terms(arguments):
    """A worker told to stop (SIGTERM) every three seconds."""
    with service() as server:
        ticks = [0]

        def stop_one():
            ticks[0] += 1
            if ticks[0] % 3 == 0:
                with contextlib.suppress(ProcessLookupError, IndexError):
                    os.kill(workers_of(server)[0], signal.SIGTERM)

        return figures(*load(server, arguments, 0, stop_one), arguments.seconds)


def kills(arguments):
    """A worker killed (SIGKILL) every five seconds; each may lose only what it was answering."""
    with service() as server:
        killed = [0, 0]

        def kill_one():
            killed[0] += 1
            if killed[0] % 5 == 0:
                with contextlib.suppress(ProcessLookupError, IndexError):
                    os.kill(workers_of(server)[0], signal.SIGKILL)
                    killed[1] += 1

        statuses, failures, times = load(server, arguments, 0, kill_one)
        text, wrong = figures(statuses, failures, times, arguments.seconds)
        after = server.request("POST", DEAL, {})[0]
        allowed = killed[1] * arguments.callers
        return f"{killed[1]} killed; {text}", (wrong > allowed) + (after != 200)


def stop_under_load(arguments):
    """SIGTERM to the service while requests are under way: all of them are answered."""
    lost, answered = [], []
    with service(ARBITRO_DRAIN_SECONDS="2") as server:
        body = b'{"seed": "x"}'
        head = (
            b"POST %s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n" % (DEAL.encode(), len(body))
        )
        with contextlib.ExitStack() as stack:
            under_way = []
            for _ in range(50):
                address = ("127.0.0.1", server.port)
                connection = stack.enter_context(socket.create_connection(address, timeout=20))
                connection.sendall(head + body[:3])
                under_way.append(connection)
            time.sleep(0.5)
            server.process.send_signal(signal.SIGTERM)
            time.sleep(3)
            for connection in under_way:
                with contextlib.suppress(OSError):
                    connection.sendall(body[3:])
                    if connection.recv(65536).startswith(b"HTTP/1.1 200"):
                        answered.append(connection)
                        continue
                lost.append(connection)
        code = server.process.wait(timeout=40)
    return f"{len(answered)} answered, {len(lost)} lost, exit code {code}", len(lost) + abs(code)


def malformed(arguments):
    """10,000 bodies that are none: bytes of a valid one changed, cut or doubled at random."""
    rng = random.Random(1)
    statuses = Counter()
    with service() as server:
        states = {
            game: json.loads(server.request("POST", f"/v1/games/{game}/deal", {"seed": "m"})[2])
            for game in GAMES
        }
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        for _ in range(arguments.bodies):
            game = rng.choice(GAMES)
            body = bytearray(json.dumps({"state": states[game]["state"]}).encode())
            for _ in range(rng.randint(1, 4)):
                place = rng.randrange(len(body))
                change = rng.randrange(3)
                if change == 0:
                    body[place] = rng.randrange(256)
                elif change == 1:
                    del body[place : place + rng.randint(1, 40)]
                else:
                    body[place:place] = body[place : place + rng.randint(1, 40)]
                body = body or bytearray(b"x")
            path = f"/v1/games/{game}/{rng.choice(CHEAP)}"
            connection.request("POST", path, bytes(body), {"Content-Type": "application/json"})
            response = connection.getresponse()
            response.read()
            statuses[response.status] += 1
        connection.close()
    listed = ", ".join(f"{count} × {status}" for status, count in sorted(statuses.items()))
    return listed, sum(count for status, count in statuses.items() if status >= 500)


def slow_loris(arguments):
    """400 connections send a byte a second; others are answered meanwhile as before."""
    with service(ARBITRO_READ_SECONDS="10") as server, contextlib.ExitStack() as stack:
        slow = []
        for _ in range(400):
            address = ("127.0.0.1", server.port)
            connection = stack.enter_context(socket.create_connection(address, timeout=5))
            connection.sendall(f"POST {DEAL} HTTP/1.1\r\nHost: x\r\n".encode())
            slow.append(connection)

        def trickle():
            for connection in slow:
                with contextlib.suppress(OSError):
                    connection.sendall(b"X-a: b\r\n")

        bounded = argparse.Namespace(seconds=min(arguments.seconds, 20), callers=4)
        text, wrong = figures(*load(server, bounded, 0, trickle), bounded.seconds)
        still_open = 0
        for connection in slow:
            connection.settimeout(0.01)
            try:
                still_open += connection.recv(1) != b"" and connection.recv(65536) is None
            except TimeoutError:
                still_open += 1
            except OSError:
                pass
        return f"{text}; {still_open} of 400 slow ones still open", wrong + still_open


SCENARIOS = {
    scenario.__name__.replace("_", "-"): scenario
    for scenario in (mixed, reloads, terms, kills, stop_under_load, malformed, slow_loris)
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--callers", type=int, default=16)
    parser.add_argument("--bodies", type=int, default=10_000)
    arguments = parser.parse_args()
    faults = 0
    print("| scenario | what happened | kept |\n|---|---|---|")
    for name in arguments.scenarios or SCENARIOS:
        text, wrong = SCENARIOS[name](arguments)
        faults += wrong
        print(f"| {SCENARIOS[name].__doc__.strip()} | {text} | {'yes' if not wrong else 'NO'} |")
        sys.stdout.flush()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

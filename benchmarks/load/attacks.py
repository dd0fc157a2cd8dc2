"""Hostile clients and killed processes, and what cheap calls beside them notice of it.

    python -m benchmarks.load.attacks [--seconds 10] [ATTACK …]

Each attack meets a service of its own with two workers. A caller in a process of its own asks for
the legal moves of a position every twenty milliseconds over a kept connection, first in peace, then
under the attack. A line of Markdown tells its p99 in both, their ratio, and what it lost; the run
fails (exit code 1) where the ratio is above ten, or more was lost than was killed.
"""

import argparse
import contextlib
import http.client
import json
import os
import resource
import signal
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

from rules import games
from tests.serving import serving
from tests.test_worker import shared_folder_of, supervisor_of, workers_of

GAMES = list(games().values())
PATH = f"/v1/games/{GAMES[0].id}"
PACE_SECONDS, MOST_RATIO = 0.02, 10
HEAD = f"POST {PATH}/deal HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n".encode()


def ask_steadily(port, body, seconds, told):
    """Latencies of a call at a steady pace, and how many were lost."""
    connection, times, lost = None, [], 0
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        started = time.perf_counter()
        try:
            connection = connection or http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            headers = {"Content-Type": "application/json"}
            connection.request("POST", f"{PATH}/legal-moves", body, headers)
            response = connection.getresponse()
            response.read()
            lost += response.status != 200
            if response.will_close:
                connection.close()
                connection = None
            times.append(time.perf_counter() - started)
        except (OSError, http.client.HTTPException):
            lost += 1
            connection = None
        time.sleep(PACE_SECONDS)
    told.put((times, lost))


def asked_meanwhile(server, seconds):
    """The p99 in milliseconds and the number of lost calls of a caller while time passes."""
    game = GAMES[0]
    state = game.shuffle_and_deal("attack", None, game.default_options())
    context = get_context("spawn")
    told = context.Queue()
    body = json.dumps({"state": game.write_state(state)})
    asking = context.Process(target=ask_steadily, args=(server.port, body, seconds, told))
    asking.start()
    times, lost = told.get()
    asking.join()
    return statistics.quantiles(times, n=100)[98] * 1000, lost


def connected(server):
    client = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    client.setblocking(False)
    return client


# -- attacks: generators that do a part of it each time they are asked -----------------------------


def slow_senders(server) -> Iterator[None]:
    """400 connections send a header line a second and never end."""
    clients = []
    while True:
        while len(clients) < 400:
            clients.append(connected(server))
            clients[-1].send(HEAD)
        for client in list(clients):
            try:
                client.send(b"X-a: b\r\n")
            except OSError:
                clients.remove(client)
        yield time.sleep(1)


def slow_readers(server) -> Iterator[None]:
    """48 connections ask for a large document 20 times and read nothing; new ones every 9 s."""
    while True:
        clients = [connected(server) for _ in range(48)]
        for client in clients:
            client.send(b"GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 20)
        for _ in range(9):
            yield time.sleep(1)
        for client in clients:
            client.close()


def idle_crowd(server) -> Iterator[None]:
    """2,100 connections that say nothing; those that are closed come again."""
    yield from _crowd(server, b"")


def half_requests(server) -> Iterator[None]:
    """2,100 connections with half a request each; those that are closed come again."""
    yield from _crowd(server, HEAD[:30])


def _crowd(server, start) -> Iterator[None]:
    clients = []
    while True:
        while len(clients) < 2100:
            with contextlib.suppress(OSError):
                clients.append(connected(server))
                clients[-1].send(start)
        for client in list(clients):
            with contextlib.suppress(BlockingIOError):
                with contextlib.suppress(ConnectionResetError):
                    if client.recv(4096):
                        continue
                client.close()
                clients.remove(client)
        yield time.sleep(0.5)


def no_descriptors(server) -> Iterator[None]:
    """Workers that may open 40 more descriptors, and 200 clients."""
    for worker in workers_of(server):
        held = len(list(Path(f"/proc/{worker}/fd").iterdir()))
        resource.prlimit(worker, resource.RLIMIT_NOFILE, (held + 40, held + 40))
    while True:
        clients = []
        for _ in range(200):
            with contextlib.suppress(OSError):
                clients.append(connected(server))
                clients[-1].send(HEAD[:30])
        for _ in range(2):
            yield time.sleep(1)
        for client in clients:
            client.close()


def hostile_bodies(server) -> Iterator[None]:
    """20 clients send the most expensive bodies of 240 KB that are known, one after another."""
    bodies = [
        (f"{PATH}/legal-moves", {"state": {"hands": [[{}] * 60_000, []]}}),
        (f"{PATH}/deal", {"deck": ["?"] * 40_000}),
        ("/v1/batch", [{"id": 0, "path": f"{PATH}/replay", "body": {"moves": [{}] * 500}}] * 100),
    ]
    over = threading.Event()

    def send(number):
        path, body = bodies[number % len(bodies)]
        data = json.dumps(body).encode()
        while not over.is_set():
            with contextlib.suppress(OSError, http.client.HTTPException):
                connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
                connection.request("POST", path, data, {"Content-Type": "application/json"})
                connection.getresponse().read()
                connection.close()

    threads = [threading.Thread(target=send, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    try:
        while True:
            yield time.sleep(0.5)
    finally:
        over.set()
        for thread in threads:
            thread.join()


def killed_processes(server) -> Iterator[None]:
    """In turn a worker, a search process and their supervisor are killed, one a second."""
    while True:
        for find in (lambda: workers_of(server)[0], lambda: searching(server), supervisor_of):
            with contextlib.suppress(OSError, IndexError, StopIteration):
                os.kill(find() if find is not supervisor_of else find(server), signal.SIGKILL)
            yield time.sleep(1)


def searching(server):
    supervisor = supervisor_of(server)
    return int(Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()[0])


ATTACKS = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        *(slow_senders, slow_readers, idle_crowd, half_requests),
        *(no_descriptors, hostile_bodies, killed_processes),
    )
}


def run(attack, seconds):
    """(p99 in peace, p99 under attack, lost in peace, lost under attack)."""
    with tempfile.TemporaryDirectory() as folder:
        variables = {"ARBITRO_LOG_LEVEL": "ERROR", "ARBITRO_WORKERS": "2"}
        with serving(Path(folder) / "log", **variables) as server:
            assert shared_folder_of(server)
            peace, lost_before = asked_meanwhile(server, seconds)
            over = threading.Event()
            attacking = threading.Thread(target=_attack, args=(attack, server, over))
            attacking.start()
            time.sleep(1)
            war, lost = asked_meanwhile(server, seconds)
            over.set()
            attacking.join()
            assert server.request("POST", f"{PATH}/deal", {})[0] == 200
    return peace, war, lost_before + lost


def _attack(attack, server, over):
    parts = attack(server)
    for _ in parts:
        if over.is_set():
            parts.close()
            return


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=int, default=10)
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, limit), limit))
    broken = 0
    print("| attack | p99 in peace | p99 under it | ratio | lost |\n|---|---|---|---|---|")
    for name in options.attacks or ATTACKS:
        attack = ATTACKS[name]
        peace, war, lost = run(attack, options.seconds)
        kills = options.seconds + 2 if attack is killed_processes else 0
        broken += war > MOST_RATIO * peace or lost > kills
        row = f"{peace:.1f} ms | {war:.1f} ms | {war / peace:.1f} | {lost}"
        print(f"| {attack.__doc__} | {row} |", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())

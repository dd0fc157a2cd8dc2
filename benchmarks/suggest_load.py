"""The time that legal-moves takes while suggestions are being thought out.

    python benchmarks/suggest_load.py [--requests 2000] [--askers 4]

Starts the service, measures legal-moves over one kept connection at a steady pace, then again while
`askers` clients ask for one suggestion of 100 ms after another, and reports both medians and 99th
percentiles with their ratio. The search processes give way to the cheap calls (nice 10), and there
is one fewer of them than CPUs unless ARBITRO_SEARCH_PROCESSES says so, so the ratio should stay
below two where there are at least two CPUs.
"""

import argparse
import http.client
import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time

from http_tools import free_port, wait_until_ready

from rules import games

SERVICE = [sys.executable, "-m", "gunicorn", "-c", "python:service.process.gunicorn_conf"]
PACE_SECONDS = 0.005
game = max(games().values(), key=lambda each: each.scope == "match")
"""A game of cheap calls: the first that goes on over several deals."""


def bodies():
    state = game.write_state(game.shuffle_and_deal("load", None, game.default_options()))
    table = json.dumps({"state": state})
    return table, json.dumps({"state": state, "budget": {"time_ms": 100}})


def post(connection, operation, body):
    headers = {"Content-Type": "application/json"}
    connection.request("POST", f"/v1/games/{game.id}/{operation}", body, headers)
    response = connection.getresponse()
    response.read()
    return response.status


def latencies(port, body, count):
    """Milliseconds of each of ``count`` requests, sent at a steady pace."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    taken = []
    for _ in range(count):
        started = time.perf_counter()
        if post(connection, "legal-moves", body) != 200:
            raise SystemExit("legal-moves was refused")
        taken.append((time.perf_counter() - started) * 1000)
        time.sleep(PACE_SECONDS)
    return taken


def keep_asking(port, body, stop, answers):
    connection = http.client.HTTPConnection("127.0.0.1", port)
    while not stop.is_set():
        answers.put(post(connection, "suggest", body))


def described(taken):
    ordered = sorted(taken)
    return statistics.median(ordered), ordered[int(len(ordered) * 0.99) - 1]


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--requests", type=int, default=2000)
    options.add_argument("--askers", type=int, default=4)
    options = options.parse_args()
    port = free_port()
    environment = {**os.environ, "PORT": str(port), "ARBITRO_LOG_LEVEL": "ERROR"}
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(SERVICE, env=environment, cwd=folder)
        try:
            wait_until_ready(port)
            report(port, options)
        finally:
            server.terminate()
            server.wait()


def report(port, options):
    table, question = bodies()
    latencies(port, table, 200)
    alone = described(latencies(port, table, options.requests))
    # Processes: threads of this one would hold up the calls that are measured.
    stop, answers = multiprocessing.Event(), multiprocessing.SimpleQueue()
    askers = [
        multiprocessing.Process(target=keep_asking, args=(port, question, stop, answers))
        for _ in range(options.askers)
    ]
    for asker in askers:
        asker.start()
    loaded = described(latencies(port, table, options.requests))
    stop.set()
    for asker in askers:
        asker.join()
    statuses = []
    while not answers.empty():
        statuses.append(answers.get())
    print(f"suggestions answered: {statuses.count(200)}, refused: {statuses.count(503)}")
    print(f"legal-moves alone:    median {alone[0]:.2f} ms, p99 {alone[1]:.2f} ms")
    print(f"under suggestions:    median {loaded[0]:.2f} ms, p99 {loaded[1]:.2f} ms")
    print(f"ratio of p99:         {loaded[1] / alone[1]:.2f}")


if __name__ == "__main__":
    main()

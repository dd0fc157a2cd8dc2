"""Requests per second of legal-moves against a Flask echo and a FastAPI twin, in one run.

    python benchmarks/http/run.py [--seconds 5] [--rounds 5] [--only arbitro]

Every server runs as one worker on one core, `wrk` on another; the servers take turns, so that a
change of the machine's pace meets all of them. Needs `wrk` and `requirements.txt` beside this file.
"""

import argparse
import os
import random
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import orjson

from rules import games

HERE = Path(__file__).parent
(TWIN,) = HERE.parent.glob("*/twin.py")
game = games()[TWIN.parent.name]
PATH = f"/v1/games/{game.id}/legal-moves"
GUNICORN = [sys.executable, "-m", "gunicorn", "--no-control-socket", "--log-level", "error"]
KEPT = ["--worker-class", "gthread", "--threads", "4", "--keep-alive", "75"]
SERVICE = [sys.executable, "-m", "gunicorn", "-c", "python:service.process.gunicorn_conf"]

UVICORN = [sys.executable, "-m", "uvicorn", "--log-level", "error"]
FAST = ["--loop", "uvloop", "--http", "httptools"]

SERVERS = {
    "Flask echo, sync": [*GUNICORN, "echo:app"],
    "Flask echo, gthread": [*GUNICORN, *KEPT, "echo:app"],
    "arbitro as it is run": SERVICE,
    "arbitro, with the C parser": [*SERVICE, "--http-parser", "fast"],
    "arbitro, plain gevent": [*SERVICE, "--worker-class", "gevent"],
    "arbitro, gthread": [*SERVICE, "--worker-class", "gthread", "--threads", "4"],
    "arbitro, sync": [*SERVICE, "--worker-class", "sync", "--threads", "1"],
    "arbitro, ASGI (a2wsgi)": [*UVICORN, *FAST, "adapted:app"],
    "FastAPI twin, uvicorn": [*UVICORN, "--loop", "asyncio", "--http", "h11", "twin:app"],
    "FastAPI twin, fast uvicorn": [*UVICORN, *FAST, "twin:app"],
}


def mid_deal_body():
    """A state after half a round of random play."""
    rng = random.Random(1)
    state = game.shuffle_and_deal("benchmark", None, game.default_options())
    for _ in range(15):
        state, _ = game.apply(state, rng.choice(game.moves_of(state)))
    return orjson.dumps({"state": game.write_state(state)})


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def pinned(core, command):
    cores = sorted(os.sched_getaffinity(0))
    if shutil.which("taskset") and len(cores) > 1:
        return ["taskset", "-c", str(cores[core]), *command]
    return command


def measure(command, body, seconds):
    """Requests per second of one server."""
    port = free_port()
    listen = ["--port", str(port)] if "uvicorn" in command else ["--bind", f"127.0.0.1:{port}"]
    environment = {
        **os.environ,
        "PYTHONPATH": f"{HERE}:{TWIN.parent}",
        "ROUTE": PATH,
        "ARBITRO_WORKERS": "1",
        "PORT": str(port),
        "BODY": str(body),
    }
    server = subprocess.Popen(
        pinned(0, [*command, *listen]), env=environment, stderr=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        url = f"http://127.0.0.1:{port}{PATH}"
        wrk = ["wrk", "-t1", "-c8", "-s", str(HERE / "post.lua")]
        subprocess.run([*wrk, "-d1", url], env=environment, capture_output=True, check=True)
        done = subprocess.run(
            pinned(1, [*wrk, f"-d{seconds}", url]),
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    finally:
        server.terminate()
        server.wait()
    if "Non-2xx" in done.stdout:
        raise SystemExit(done.stdout)
    return float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout)[1])


def wait_for(port):
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=int, default=5)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--only", default="", help="servers whose names hold this, and the peers")
    options = options.parse_args()
    asked = {n: c for n, c in SERVERS.items() if options.only in n or not n.startswith("arbitro")}
    rates = {name: [] for name in asked}
    with tempfile.NamedTemporaryFile(suffix=".json") as body:
        body.write(mid_deal_body())
        body.flush()
        for _ in range(options.rounds):
            for name, command in asked.items():
                rates[name].append(measure(command, Path(body.name), options.seconds))
    medians = {name: statistics.median(found) for name, found in rates.items()}
    echo = max(medians["Flask echo, sync"], medians["Flask echo, gthread"])
    twin = medians["FastAPI twin, fast uvicorn"]
    print(f"{'server':26} {'req/s':>8} {'spread':>8} {'/ echo':>8} {'/ twin':>8}")
    for name, rate in medians.items():
        spread = max(rates[name]) - min(rates[name])
        print(f"{name:26} {rate:8.0f} {spread:8.0f} {rate / echo:8.2f} {rate / twin:8.2f}")


if __name__ == "__main__":
    main()

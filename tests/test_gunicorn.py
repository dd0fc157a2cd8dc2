"""The service as it runs: several workers, real connections, signals."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.example import EXAMPLE, OTHER, PATH
from tests.serving import serving

CONFIGURATION = Path(__file__).parent / "schemathesis.toml"
CHECKS = Path(__file__).parent / "schemathesis_checks.py"
BRIEF = {"ARBITRO_SEARCH_SECONDS": "3"}
DEAL = f"{PATH}/deal"


@pytest.fixture(scope="module")
def log_path(tmp_path_factory):
    return tmp_path_factory.mktemp("service") / "log"


@pytest.fixture(scope="module")
def server(log_path):
    with serving(log_path, ARBITRO_WORKERS="2", ARBITRO_SEAL_KEYS="5e" * 32, **BRIEF) as running:
        yield running


def test_a_game_is_played_over_real_connections(server):
    state = json.loads(server.request("POST", DEAL, {"seed": "real"})[2])["state"]
    plies = 0
    while state["to_act"] is not None:
        moves = json.loads(server.request("POST", f"{PATH}/legal-moves", {"state": state})[2])
        body = {"state": state, "move": moves["moves"][0]}
        state = json.loads(server.request("POST", f"{PATH}/apply", body)[2])["state"]
        plies += 1
    assert plies == 36
    assert state["phase"] == "deal_over"


def test_schemathesis_finds_nothing(server, tmp_path):
    run = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIGURATION)),
            *("run", f"{server.url}/openapi.json", "--checks", "all", "--mode", "all"),
            *("--max-examples", "4", "--workers", "2", "--seed", "1", "--no-color"),
            *("--continue-on-failure", "--max-response-time", "60"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "SCHEMATHESIS_HOOKS": str(CHECKS)},
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert " passed" in run.stdout


def test_metrics_add_up_across_workers(server):
    labels = f'game="{OTHER.id}",operation="deal",status="200"'
    series = f"arbitro_request_duration_seconds_count{{{labels}}}"

    def answered():
        text = server.request("GET", "/metrics")[2].decode()
        return next((float(line.split()[-1]) for line in text.splitlines() if series in line), 0)

    before = answered()
    for _ in range(40):
        server.request("POST", f"/v1/games/{OTHER.id}/deal", {})
    assert answered() - before == 40


def test_log_lines_are_json_with_the_request_id(server, log_path):
    server.request("POST", DEAL, {"seed": "not-to-be-logged"}, **{"X-Request-ID": "look-for-me"})
    text = log_path.read_text()
    (line,) = [line for line in text.splitlines() if "look-for-me" in line]
    entry = json.loads(line)
    assert (entry["game"], entry["operation"], entry["status"]) == (EXAMPLE.id, "deal", 200)
    assert entry["duration_ms"] > 0
    assert "not-to-be-logged" not in text


def test_one_address_listens_for_both_families(tmp_path):
    with serving(tmp_path / "log", ARBITRO_WORKERS="1", ARBITRO_HOST="::") as server:
        for loopback in ("127.0.0.1", "::1"):
            with socket.create_connection((loopback, server.port), timeout=60) as connection:
                connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                assert b" 200 " in connection.recv(65536).split(b"\r\n")[0]


def test_a_body_over_the_limit_is_answered(server):
    status, headers, body = server.request("POST", DEAL, b" " * (256 * 1024 + 1))
    assert status == 413
    assert headers["Content-Type"] == "application/problem+json"
    assert json.loads(body)["code"] == "body_too_large"


def test_a_chunked_body_over_the_limit_is_answered(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall(
            b"POST " + DEAL.encode() + b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
        connection.sendall(chunk * 4 + b"1\r\n \r\n0\r\n\r\n")
        assert b" 413 " in connection.recv(65536).split(b"\r\n")[0]


def test_connections_are_kept_for_the_next_request(server):
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        for _ in range(3):
            connection.sendall(request)
            answer = connection.recv(65536)
            assert b" 200 " in answer.split(b"\r\n")[0]
            while not answer.endswith(b"}"):  # head and body may come apart
                answer += connection.recv(65536)


def test_a_request_under_way_at_sigterm_is_answered(tmp_path):
    with serving(tmp_path / "log", ARBITRO_WORKERS="1") as server:
        body = json.dumps({"seed": "late"}).encode()
        with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
            connection.sendall(
                b"POST " + DEAL.encode() + b" HTTP/1.1\r\nHost: x\r\n"
                b"Content-Type: application/json\r\n"
                b"Content-Length: %d\r\n\r\n" % len(body)
            )
            connection.sendall(body[:5])
            time.sleep(0.5)
            server.process.send_signal(signal.SIGTERM)
            time.sleep(0.5)
            connection.sendall(body[5:])
            assert b" 200 " in connection.recv(65536).split(b"\r\n")[0]
        assert server.process.wait(timeout=30) == 0


def test_a_killed_worker_is_replaced(tmp_path):
    with serving(tmp_path / "log", ARBITRO_WORKERS="1") as server:
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        (worker,) = [
            int(child)
            for child in children.read_text().split()
            if b"gunicorn" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]
        os.kill(worker, signal.SIGKILL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                if server.request("POST", DEAL, {})[0] == 200:
                    break
            except OSError:
                time.sleep(0.1)
        assert server.request("POST", DEAL, {})[0] == 200
        assert server.request("GET", "/metrics")[0] == 200


def test_concurrent_requests_are_all_answered(server):
    statuses = []

    def play():
        for _ in range(20):
            statuses.append(server.request("POST", DEAL, {})[0])

    players = [threading.Thread(target=play) for _ in range(8)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    assert statuses == [200] * 160


def test_a_wrong_setting_stops_the_start_and_says_which():
    environment = {**os.environ, "ARBITRO_WORKERS": "many"}
    command = [sys.executable, "-m", "gunicorn", "-c", "python:service.process.gunicorn_conf"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert run.returncode != 0
    assert "ARBITRO_WORKERS" in run.stderr

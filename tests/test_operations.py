"""What operators rely on, with real gunicorn: ports, stopping, slow clients, limits, figures."""

import contextlib
import http.server
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

import pytest

from tests.example import EXAMPLE, PATH
from tests.serving import COMMAND, free_port, serving

ROOT = Path(__file__).parents[1]
DEAL = f"{PATH}/deal"
HEAD = b"POST " + DEAL.encode() + b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def connected(server, timeout=20):
    return socket.create_connection(("127.0.0.1", server.port), timeout=timeout)


def everything_from(connection):
    """What comes until the other end closes."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            received += part
    return received


def answer_from(connection):
    """One answer: (status line, body)."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += connection.recv(65536)
    head, _, body = received.partition(b"\r\n\r\n")
    length = int(re.search(rb"content-length: (\d+)", head, re.I)[1])
    while len(body) < length:
        body += connection.recv(65536)
    return head.split(b"\r\n")[0], body


def figure(server, series):
    """The value of one series of the metrics, 0 if there is none yet."""
    text = server.admin.request("GET", "/metrics")[2].decode()
    lines = [line for line in text.splitlines() if line.startswith(series)]
    return sum(float(line.split()[-1]) for line in lines)


def wait_for(condition, seconds=20):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Two workers, with a port for probes, and little patience."""
    settings = {
        "ARBITRO_ADMIN_PORT": str(free_port()),
        "ARBITRO_READ_SECONDS": "2",
        "ARBITRO_WORKERS": "2",
    }
    with serving(tmp_path_factory.mktemp("operations") / "log", **settings) as running:
        yield running


# -- ports -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_the_admin_port_alone_answers_probes(server, path):
    assert server.admin.request("GET", path)[0] == 200
    assert server.request("GET", path)[0] == 404


def test_the_admin_port_answers_nothing_else(server):
    assert server.request("POST", DEAL, {})[0] == 200
    assert server.admin.request("POST", DEAL, {})[0] == 404
    assert server.admin.request("GET", "/docs")[0] == 404
    spoofed = {"Host": f"127.0.0.1:{server.admin.port}"}
    assert server.request("GET", "/healthz", **spoofed)[0] == 404


# -- slow and broken clients -----------------------------------------------------------------------


def test_slow_senders_hold_nobody_up(server):
    with contextlib.ExitStack() as stack:
        for beginning in (b"", b"P", HEAD[:30], HEAD + b"Content-Length: 100\r\n\r\n{") * 10:
            connection = stack.enter_context(connected(server))
            connection.sendall(beginning)
        started = time.monotonic()
        for _ in range(20):
            assert server.request("POST", DEAL, {})[0] == 200
        assert time.monotonic() - started < 2


def test_what_trickles_in_is_answered_with_408(server):
    with connected(server) as connection:
        connection.sendall(HEAD + b"Content-Length: 1000\r\n\r\n{")
        started = time.monotonic()
        received = b""
        connection.settimeout(0.2)
        while not received and time.monotonic() - started < 10:
            connection.sendall(b" ")
            with contextlib.suppress(TimeoutError):
                received = connection.recv(65536)
        assert received.startswith(b"HTTP/1.1 408 ")
        assert json.loads(received.partition(b"\r\n\r\n")[2])["code"] == "request_timeout"
        assert 1.5 < time.monotonic() - started < 6


def test_a_silent_connection_is_closed(server):
    with connected(server) as connection:
        assert everything_from(connection) == b""


def test_an_answer_that_is_not_taken_holds_no_thread(server):
    with contextlib.ExitStack() as stack:
        for _ in range(6):
            connection = socket.socket()
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", server.port))
            stack.enter_context(connection)
            connection.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 60)
        time.sleep(3.5)
        assert server.request("POST", DEAL, {})[0] == 200


def test_closing_holds_nobody_up(server):
    with contextlib.ExitStack() as stack:
        for _ in range(10):
            connection = stack.enter_context(connected(server))
            connection.sendall(HEAD + b"Connection: close\r\nContent-Length: 2\r\n\r\n{}")
            answer_from(connection)  # and the client does not close
        started = time.monotonic()
        assert server.request("POST", DEAL, {})[0] == 200
        assert time.monotonic() - started < 1


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (b"nonsense\r\n\r\n", 400, "malformed_http"),
        (b"GET / HTTP/1.1\r\nBad Header: x\r\n\r\n", 400, "malformed_http"),
        (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\n\r\n", 414, "uri_too_long"),
        (b"GET / HTTP/1.1\r\nA: " + b"a" * 9000 + b"\r\n\r\n", 431, "headers_too_large"),
        (b"GET / HTTP/1.1\r\nA: " + b"a" * 40_000, 431, "headers_too_large"),
        (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n", 431, "headers_too_large"),
        (HEAD + b"Content-Length: ten\r\n\r\n{}", 400, "malformed_http"),
        (HEAD + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400, "malformed_http"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n", 400, "malformed_http"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n", 400, "malformed_http"),
        (HEAD + b"Content-Length: 999999999\r\n\r\n{", 413, "body_too_large"),
        (
            HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 100_000,
            413,
            "body_too_large",
        ),
    ],
    ids=lambda value: None if isinstance(value, bytes) else str(value),
)
def test_what_is_no_request_is_a_problem_too(server, sent, status, code):
    with connected(server) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(sent)
        received = everything_from(connection)
    assert received.startswith(b"HTTP/1.1 %d " % status), received[:300]
    assert b"application/problem+json" in received
    assert json.loads(received.partition(b"\r\n\r\n")[2])["code"] == code


def test_requests_may_come_in_pieces_or_together(server):
    request = HEAD + b'Content-Length: 13\r\n\r\n{"seed": "a"}'
    chunked = (
        HEAD + b'Transfer-Encoding: chunked\r\n\r\n6\r\n{"seed\r\n7;x=y\r\n": "a"}\r\n0\r\n\r\n'
    )
    with connected(server) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        answers = []
        for sent in (request, chunked):
            for position in range(0, len(sent), 7):
                connection.sendall(sent[position : position + 7])
                time.sleep(0.002)
            answers.append(answer_from(connection))
        assert answers[0] == answers[1]
        assert answers[0][0] == b"HTTP/1.1 200 OK"
    with connected(server) as connection:
        connection.sendall(
            (request + chunked) * 2 + request.replace(b"\r\nHost", b"\r\nConnection: close\r\nHost")
        )
        assert everything_from(connection).count(b"HTTP/1.1 200 OK") == 5


def test_a_sender_that_waits_to_go_on_is_told_to(server):
    with connected(server) as connection:
        connection.sendall(HEAD + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 100 ")
        connection.sendall(b"{}")
        assert b"HTTP/1.1 200 OK" in connection.recv(65536)


# -- stopping --------------------------------------------------------------------------------------


def test_readiness_ends_with_the_signal_and_requests_go_on(tmp_path):
    settings = {"ARBITRO_DRAIN_SECONDS": "3", "ARBITRO_ADMIN_PORT": str(free_port())}
    with serving(tmp_path / "log", ARBITRO_WORKERS="1", **settings) as server:
        with connected(server) as connection:
            connection.sendall(HEAD + b"Content-Length: 2\r\n\r\n{")
            server.process.send_signal(signal.SIGTERM)
            wait_for(lambda: server.admin.request("GET", "/readyz")[0] == 503, 2)
            assert server.admin.request("GET", "/healthz")[0] == 200
            assert server.request("POST", DEAL, {})[0] == 200
            time.sleep(3.5)
            connection.sendall(b"}")
            assert answer_from(connection)[0] == b"HTTP/1.1 200 OK"
        assert server.process.wait(timeout=30) == 0


def test_a_second_signal_stops_at_once(tmp_path):
    with serving(tmp_path / "log", ARBITRO_DRAIN_SECONDS="60") as server:
        server.process.send_signal(signal.SIGTERM)
        wait_for(lambda: server.request("GET", "/readyz")[0] == 503)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=20) == 0


def test_told_to_stop_while_it_starts_it_ends(tmp_path):
    environment = {**os.environ, "PORT": str(free_port()), "PYTHONPATH": str(ROOT)}
    with open(tmp_path / "log", "wb") as log:
        process = subprocess.Popen(COMMAND, env=environment, cwd=tmp_path, stdout=log, stderr=log)
    try:
        wait_for(lambda: hears(process.pid, signal.SIGTERM))
        assert "Starting gunicorn" not in (tmp_path / "log").read_text()
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=20) == 0
    finally:
        process.kill()
        process.wait()


def hears(pid, number):
    """Whether a process has a handler for a signal."""
    caught = re.search(r"SigCgt:\s*(\w+)", Path(f"/proc/{pid}/status").read_text())[1]
    return bool(int(caught, 16) >> (number - 1) & 1)


# -- limits across workers -------------------------------------------------------------------------


def test_a_rate_holds_for_all_workers_together(tmp_path):
    settings = {"ARBITRO_RATE_LIMIT": "30/hour", "ARBITRO_WORKERS": "2"}
    with serving(tmp_path / "log", **settings) as server:
        statuses = [server.request("POST", DEAL, {})[0] for _ in range(50)]
        assert statuses == [200] * 30 + [429] * 20


def test_keys_are_asked_for(tmp_path):
    with serving(tmp_path / "log", ARBITRO_API_KEYS="one-key-of-two,another-key-of-two") as server:
        assert server.request("POST", DEAL, {})[0] == 401
        assert server.request("POST", DEAL, {}, **{"X-API-Key": "another-key-of-two"})[0] == 200


# -- figures ---------------------------------------------------------------------------------------


def workers_of(server):
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [
        int(child)
        for child in children.read_text().split()
        if b"gunicorn" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def test_searches_are_in_the_figures(server):
    state = json.loads(server.request("POST", DEAL, {"seed": "busy"})[2])["state"]
    body = {"state": state, "budget": {"time_ms": 1500}}
    assert figure(server, "arbitro_search_slots ") >= 1
    thinking = threading.Thread(target=server.request, args=("POST", f"{PATH}/suggest", body))
    thinking.start()
    wait_for(lambda: figure(server, "arbitro_search_slots_busy ") == 1, 5)
    thinking.join()
    wait_for(lambda: figure(server, "arbitro_search_slots_busy ") == 0, 5)
    assert figure(server, "arbitro_search_queue_size ") == 4
    assert figure(server, "arbitro_search_waiting ") == 0


def test_figures_outlive_a_worker(tmp_path):
    labels = f'game="{EXAMPLE.id}",operation="deal",status="200"'
    series = f"arbitro_request_duration_seconds_count{{{labels}}}"
    with serving(tmp_path / "log", ARBITRO_WORKERS="2") as server:
        for _ in range(40):
            server.request("POST", DEAL, {})
        before = workers_of(server)
        os.kill(before[0], signal.SIGKILL)
        wait_for(lambda: len(workers_of(server)) == 2 and before[0] not in workers_of(server))
        assert figure(server, series) == 40
        assert figure(server, "arbitro_requests_in_flight ") == 1


# -- traces ----------------------------------------------------------------------------------------


@pytest.fixture
def collector():
    """A place for traces to be sent to; gives (port, what came)."""
    received = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            received.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *arguments):
            pass

    listening = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=listening.serve_forever)
    thread.start()
    yield listening.server_address[1], received
    listening.shutdown()
    thread.join()
    listening.server_close()


def test_traces_are_sent_when_asked_for(tmp_path, collector):
    from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

    port, received = collector
    settings = {
        "OTEL_EXPORTER_OTLP_ENDPOINT": f"http://127.0.0.1:{port}",
        "OTEL_EXPORTER_OTLP_COMPRESSION": "none",
        "OTEL_BSP_SCHEDULE_DELAY": "200",
    }
    trace = "0af7651916cd43dd8448eb211c80319c"
    caller = {"traceparent": f"00-{trace}-b7ad6b7169203331-01"}
    with serving(tmp_path / "log", **settings) as server:
        state = json.loads(server.request("POST", DEAL, {})[2])["state"]
        body = {"state": state, "budget": {"simulations": 5}}
        assert server.request("POST", f"{PATH}/suggest", body, **caller)[0] == 200
        assert server.request("POST", f"{PATH}/suggest", {"x": 1}, **caller)[0] == 400

        def spans():
            return [
                span
                for message in list(received)
                for resource in ExportTraceServiceRequest.FromString(message).resource_spans
                for scope in resource.scope_spans
                for span in scope.spans
                if span.trace_id.hex() == trace
            ]

        wait_for(lambda: len(spans()) >= 8)
        names = [span.name for span in spans()]
        assert {"parse", "rules", "search", "serialise"} < set(names)
        assert names.count(f"POST {PATH}/suggest") == 2
        assert names.count("search") == 1
    log = (tmp_path / "log").read_text()
    assert sum(f'"trace_id":"{trace}"' in line for line in log.splitlines()) == 2


def test_a_named_trace_is_logged_without_tracing(server, tmp_path):
    log = tmp_path / "log"
    with serving(log, ARBITRO_WORKERS="1") as plain:
        named = {"traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"}
        plain.request("POST", DEAL, {}, **named)
    assert '"trace_id":"0af7651916cd43dd8448eb211c80319c"' in log.read_text()


def test_nothing_of_tracing_is_loaded_without_being_asked_for(server):
    maps = [Path(f"/proc/{worker}/maps").read_text() for worker in workers_of(server)]
    assert maps
    assert not any("opentelemetry" in text or "google/_upb" in text for text in maps)

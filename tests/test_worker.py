"""What a hostile client can send over a socket, against the service as it runs."""

import contextlib
import json
import os
import re
import resource
import select
import signal
import socket
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.example import EXAMPLE, PATH
from tests.serving import free_port, serving

DEAL = b"POST " + PATH.encode() + b"/deal HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
PROBE = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
PATIENCE = 2


PARSERS = ("fast", "python") if find_spec("gunicorn_h1c") else ("python",)
"""The one that is configured, and the C one where it is installed."""


@pytest.fixture(scope="module", params=PARSERS)
def server(request, tmp_path_factory):
    log = tmp_path_factory.mktemp("worker") / "log"
    variables = {
        "ARBITRO_WORKERS": "2",
        "ARBITRO_READ_SECONDS": str(PATIENCE),
        "GUNICORN_CMD_ARGS": f"--http-parser {request.param}",
    }
    with serving(log, **variables) as running:
        yield running


@contextlib.contextmanager
def connected(server, receive_buffer=None):
    with socket.socket() as client:
        if receive_buffer:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        client.settimeout(30)
        client.connect(("127.0.0.1", server.port))
        yield client


def answers(server, *parts, closing=False):
    """Statuses and the raw bytes of everything that comes back until the end of the connection."""
    with connected(server) as client:
        for part in parts:
            client.sendall(part)
            time.sleep(0.05 if len(parts) > 1 else 0)
        if closing:
            client.shutdown(socket.SHUT_WR)
        return until_end(client)


def whole_answer(client):
    """Read one answer, whose head tells its length."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += client.recv(65536)
    head, _, body = received.partition(b"\r\n\r\n")
    left = int(re.search(rb"Content-Length: (\d+)", head)[1]) - len(body)
    while left:
        left -= len(client.recv(left))
    return head


def until_end(client):
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while part := client.recv(65536):
            received += part
    return statuses_of(received), received


def statuses_of(received):
    return [int(status) for status in re.findall(rb"HTTP/1\.[01] (\d{3}) ", received)]


def last(request):
    """The same request, saying that it is the connection's last."""
    return request.replace(b"Host: a\r\n", b"Host: a\r\nConnection: close\r\n")


def workers_of(server):
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    lines = {int(pid): Path(f"/proc/{pid}/cmdline") for pid in children.read_text().split()}
    return [pid for pid, line in lines.items() if b"gunicorn" in line.read_bytes()]


def supervisor_of(server):
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return next(
        int(pid)
        for pid in children.read_text().split()
        if b"service.search.pool" in Path(f"/proc/{pid}/cmdline").read_bytes()
    )


def shared_folder_of(server):
    """Where the processes of a service keep what they share."""
    arguments = Path(f"/proc/{supervisor_of(server)}/cmdline").read_bytes().split(b"\0")
    return Path(arguments[3].decode()).parent


def eventually(true, seconds=30):
    """Wait for a condition; True once it holds."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        with contextlib.suppress(OSError, StopIteration):
            if true():
                return True
        time.sleep(0.05)
    return False


# -- framing ---------------------------------------------------------------------------------------


def test_pipelined_requests_are_answered_once_each(server):
    chunk = b'{"seed":"x"}'.ljust(6000)
    first = DEAL + b"Transfer-Encoding: chunked\r\n\r\n1770\r\n" + chunk + b"\r\n0\r\n\r\n"
    second = PROBE[:-2] + b"X-Request-ID: second\r\nX-Pad: "
    second = second.ljust(2041 - 4, b"a") + b"\r\n\r\n"
    third = last(PROBE)[:-2] + b"X-Request-ID: third\r\n\r\n"
    statuses, received = answers(server, first + second + third)
    assert statuses == [200, 200, 200]
    assert re.findall(rb"X-Request-ID: (second|third)", received) == [b"second", b"third"]


@pytest.mark.parametrize("digits", [1, 19, 20, 24, 400])
def test_a_length_with_leading_zeros_is_that_length(server, digits):
    body = b'{"seed": "GET /healthz HTTP/1.1"}'
    length = b"Content-Length: %s\r\n\r\n" % str(len(body)).zfill(digits).encode()
    statuses, _ = answers(server, DEAL + length + body + last(PROBE))
    assert statuses == [200, 200]


@pytest.mark.parametrize(
    ("length", "status"), [(b"9" * 23, (400, 413)), (b"9" * 19, (400, 413)), (b"262145", (413,))]
)
def test_a_length_above_the_limit_ends_the_connection(server, length, status):
    """A parser may call a length malformed that no machine could hold."""
    request = DEAL + b"Content-Length: " + length + b"\r\n\r\n"
    statuses, received = answers(server, request, PROBE)
    assert len(statuses) == 1 and statuses[0] in status
    assert b"Connection: close" in received


def test_no_host_is_refused(server):
    assert answers(server, b"GET /healthz HTTP/1.1\r\n\r\n")[0] == [400]
    assert answers(server, b"GET /healthz HTTP/1.0\r\n\r\n")[0] == [200]


@pytest.mark.parametrize("coding", [b"gzip, chunked", b"gzip", b"chunked, gzip", b"identity"])
def test_no_other_coding_than_chunked_is_taken(server, coding):
    head = DEAL + b"Transfer-Encoding: " + coding + b"\r\n\r\n"
    statuses, _ = answers(server, head + b"2\r\n{}\r\n0\r\n\r\n" + PROBE)
    assert statuses == [400]


@pytest.mark.parametrize("options", [b"close, x", b"x, Close", b"keep-alive, close"])
def test_close_among_other_options_closes(server, options):
    request = PROBE[:-2] + b"Connection: " + options + b"\r\n\r\n"
    statuses, received = answers(server, request + PROBE)
    assert statuses == [200]
    assert b"\r\nConnection: close\r\n" in received


def test_an_empty_line_before_a_request_is_passed_over(server):
    assert answers(server, b"\r\n" + last(PROBE))[0] == [200]


def test_continue_is_said_when_it_should_be(server):
    expecting = b"Content-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
    assert answers(server, DEAL + expecting, b"{}")[0] == [100, 200]
    old = DEAL.replace(b"1.1", b"1.0")
    assert answers(server, old + expecting, b"{}")[0] == [200]
    large = expecting.replace(b": 2", b": 300000")
    assert answers(server, DEAL + large)[0] == [413]


def test_nobody_sets_the_script_name(server):
    request = last(PROBE)[:-2] + b"SCRIPT_NAME: /healthz\r\nPATH_INFO: /x\r\n\r\n"
    statuses, _ = answers(server, request)
    assert statuses == [200]


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (b"GARBAGE\r\n\r\n", 400),
        (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", 414),
        (PROBE[:-2] + b"X-A: " + b"a" * 9000 + b"\r\n\r\n", 431),
        (PROBE[:-2] + (b"X-A: " + b"a" * 8000 + b"\r\n") * 6 + b"\r\n", 431),
        (PROBE[:-10], 408),
        (DEAL + b"Content-Length: 10\r\n\r\n{", 408),
    ],
)
def test_what_is_refused_early_is_a_problem_that_browsers_may_read(server, request_bytes, status):
    statuses, received = answers(server, request_bytes)
    assert statuses == [status]
    head, _, body = received.partition(b"\r\n\r\n")
    assert b"Content-Type: application/problem+json" in head
    assert b"Connection: close" in head
    # a request that named no origin needs no header for one where the application answered
    assert b"Access-Control-Allow-Origin: *" in head or b"Content-Length: 10" in request_bytes
    assert json.loads(body)["status"] == status


def test_a_body_that_ends_early_is_no_request(server):
    statuses, _ = answers(server, DEAL + b"Content-Length: 10\r\n\r\n{}", closing=True)
    assert statuses == [400]


# -- holding ---------------------------------------------------------------------------------------


def test_those_who_do_not_read_are_dropped(server):
    large = b"GET /docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: a\r\n\r\n"
    with contextlib.ExitStack() as stack:
        slow = [stack.enter_context(connected(server, 4096)) for _ in range(48)]
        for client in slow:
            client.sendall(large * 8)  # buffers take one or two
        for _ in range(9):
            assert server.request("GET", "/healthz")[0] == 200
        time.sleep(PATIENCE + 0.5)
        for client in slow:
            received = 0
            with contextlib.suppress(ConnectionResetError):
                while part := client.recv(65536):
                    received += len(part)
            assert received < 8_000_000  # of some 12 MB


@pytest.mark.parametrize("start", [b"", PROBE[:20], PROBE])
def test_a_crowd_does_not_keep_others_out(tmp_path, start):
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    with (
        serving(tmp_path / "log", ARBITRO_WORKERS="1") as server,
        contextlib.ExitStack() as stack,
    ):
        for _ in range(2300):
            stack.enter_context(connected(server)).sendall(start)
        assert server.request("GET", "/healthz")[0] == 200


def test_half_requests_do_not_drive_out_who_is_answered(tmp_path):
    variables = {"ARBITRO_WORKERS": "1", "GUNICORN_CMD_ARGS": "--worker-connections 50"}
    with (
        serving(tmp_path / "log", **variables) as server,
        contextlib.ExitStack() as stack,
        connected(server) as kept,
    ):
        for _ in range(40):
            for _ in range(5):
                stack.enter_context(connected(server)).sendall(PROBE[:10])
            kept.sendall(PROBE)
            assert kept.recv(65536).startswith(b"HTTP/1.1 200")


def large_batch():
    """A deal replayed again and again: much work, in parts."""
    state, moves = EXAMPLE.shuffle_and_deal("x", 0, EXAMPLE.default_options()), []
    while state.to_act is not None:
        moves.append(EXAMPLE.moves_of(state)[0])
        state, _ = EXAMPLE.play(state, moves[-1])
    body = {
        "deal": {"seed": "x", EXAMPLE.opener: 0},
        "moves": list(map(EXAMPLE.write_move, moves)),
    }
    items = [{"id": n, "path": f"{PATH}/replay", "body": body} for n in range(80)]
    return b"/v1/batch", json.dumps(items).encode()


def large_refusal():
    """Errors wherever one can be."""
    state = {"hands": [[{}] * 30_000, []]}
    return f"{PATH}/legal-moves".encode(), json.dumps({"state": state}).encode()


@pytest.mark.parametrize("work", [large_batch, large_refusal])
def test_large_work_lets_others_have_their_turn(tmp_path, work):
    """A small request that comes while a large one is worked on is answered first."""
    path, body = work()
    head = b"POST " + path + b" HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    head += b"Content-Length: %d\r\n\r\n" % len(body)
    overtaken = 0
    with (
        serving(tmp_path / "log", ARBITRO_WORKERS="1") as server,
        connected(server) as large,
        connected(server) as small,
    ):
        for _ in range(20):
            large.sendall(head + body)
            small.sendall(PROBE)
            assert small.recv(65536).startswith(b"HTTP/1.1 200")
            overtaken += not select.select([large], [], [], 0)[0]
            whole_answer(large)
    assert overtaken >= 16


def test_without_descriptors_the_worker_lives_on(tmp_path):
    with (
        serving(tmp_path / "log", ARBITRO_WORKERS="1") as server,
        contextlib.ExitStack() as stack,
    ):
        (worker,) = workers_of(server)
        held = len(list(Path(f"/proc/{worker}/fd").iterdir()))
        resource.prlimit(worker, resource.RLIMIT_NOFILE, (held + 8, held + 8))
        for _ in range(40):
            stack.enter_context(connected(server)).sendall(PROBE[:10])
        state = json.loads(server.request("POST", f"{PATH}/deal", {})[2])["state"]
        status = server.request("POST", f"{PATH}/suggest", {"state": state})[0]
        assert status in (200, 503)
        assert workers_of(server) == [worker]


def test_suggestions_over_high_descriptors(tmp_path):
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, limit))
    with (
        serving(tmp_path / "log", ARBITRO_WORKERS="1") as server,
        contextlib.ExitStack() as stack,
    ):
        for _ in range(1100):
            stack.enter_context(connected(server)).sendall(PROBE[:10])
        state = json.loads(server.request("POST", f"{PATH}/deal", {})[2])["state"]
        body = {"state": state, "budget": {"time_ms": 20}}
        assert server.request("POST", f"{PATH}/suggest", body)[0] == 200


def test_kept_connections_are_shared_among_workers(server):
    with contextlib.ExitStack() as stack:
        before = {pid: ticks(pid) for pid in workers_of(server)}
        clients = [stack.enter_context(connected(server)) for _ in range(8)]
        for _ in range(150):
            for client in clients:
                client.sendall(DEAL + b"Content-Length: 2\r\n\r\n{}")
            for client in clients:
                assert client.recv(65536).startswith(b"HTTP/1.1 200")
        done = sorted(ticks(pid) - before[pid] for pid in before)
    assert done[-1] < 2 * done[0]


def ticks(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return int(fields[11]) + int(fields[12])


# -- ends ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "limit", [{"ARBITRO_CONNECTION_SECONDS": "1"}, {"ARBITRO_CONNECTION_REQUESTS": "20"}]
)
def test_a_kept_connection_ends_with_a_word(tmp_path, limit):
    with serving(tmp_path / "log", ARBITRO_WORKERS="1", **limit) as server:
        with connected(server) as client:
            received = b""
            for _ in range(20):
                client.sendall(PROBE)
                received += client.recv(65536)
                if b"Connection: close" in received:
                    break
                time.sleep(0.1)
            rest = until_end(client)[1]
    assert (received + rest).count(b"Connection: close") == 1
    assert set(statuses_of(received + rest)) == {200}


def test_a_stopping_service_says_close_and_refuses_nobody(tmp_path):
    with (
        serving(tmp_path / "log", ARBITRO_WORKERS="2", ARBITRO_DRAIN_SECONDS="1") as server,
        contextlib.ExitStack() as stack,
    ):
        kept = [stack.enter_context(connected(server)) for _ in range(6)]
        for client in kept:
            client.sendall(PROBE)
            assert b"Connection: keep-alive" in client.recv(65536)
        server.process.send_signal(signal.SIGTERM)
        started = time.monotonic()
        for client, moment in zip(kept, (0.3, 0.6, 0.9, 1.1, 1.5, 2.0), strict=True):
            time.sleep(max(0.0, moment - (time.monotonic() - started)))
            client.sendall(PROBE)
            statuses, received = until_end(client)
            assert statuses == [200]
            assert b"Connection: close" in received
        assert server.process.wait(timeout=30) == 0


def test_what_is_under_way_when_the_service_stops_is_its_connections_last(tmp_path):
    with (
        serving(tmp_path / "log", ARBITRO_WORKERS="1", ARBITRO_DRAIN_SECONDS="1") as server,
        connected(server) as client,
    ):
        state = json.loads(server.request("POST", f"{PATH}/deal", {})[2])["state"]
        body = json.dumps({"state": state, "budget": {"time_ms": 1500}}).encode()
        head = DEAL.replace(b"/deal ", b"/suggest ") + b"Content-Length: %d\r\n\r\n" % len(body)
        client.sendall(head + body)
        time.sleep(0.3)
        server.process.send_signal(signal.SIGTERM)
        statuses, received = until_end(client)
        assert statuses == [200]
        assert b"\r\nConnection: close\r\n" in received


def test_reloads_leave_no_files(tmp_path):
    with serving(tmp_path / "log", ARBITRO_WORKERS="2") as server:
        folder = shared_folder_of(server)
        counts = []
        for _ in range(8):
            old = set(workers_of(server))
            server.process.send_signal(signal.SIGHUP)
            assert eventually(
                lambda old=old: len(workers_of(server)) == 2 and not old & set(workers_of(server))
            )
            for _ in range(4):
                server.request("POST", f"{PATH}/deal", {})
            counts.append(len(list(folder.glob("*.db"))))
        assert max(counts) <= 3 * 5  # kinds of files; workers, their successors and the master
        text = server.request("GET", "/metrics")[2].decode()
    name = f'duration_seconds_count{{game="{EXAMPLE.id}",operation="deal",status="200"}}'
    (line,) = [line for line in text.splitlines() if name in line]
    assert float(line.split()[-1]) == 32


@pytest.mark.parametrize("path", [b"/metrics/", b"//metrics/", b"/healthz/", b"//readyz"])
def test_the_public_port_has_no_probes(tmp_path_factory, path):
    folder = tmp_path_factory.mktemp("ports")
    with serving(
        folder / "log", ARBITRO_WORKERS="1", ARBITRO_ADMIN_PORT=str(free_port())
    ) as server:
        request = b"GET " + path + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        assert answers(server, request)[0] == [404]


# -- faults ----------------------------------------------------------------------------------------


def ready(server):
    return server.request("GET", "/readyz")[0] == 200


def test_a_killed_supervisor_is_back_and_readiness_tells(tmp_path):
    with serving(tmp_path / "log", ARBITRO_WORKERS="1") as server:
        state = json.loads(server.request("POST", f"{PATH}/deal", {})[2])["state"]
        for _ in range(3):
            killed = supervisor_of(server)
            os.kill(killed, signal.SIGKILL)
            assert eventually(lambda: not ready(server))
            assert eventually(
                lambda killed=killed: ready(server) and supervisor_of(server) != killed
            )
            body = {"state": state, "budget": {"time_ms": 20}}
            assert server.request("POST", f"{PATH}/suggest", body)[0] == 200


def test_a_supervisor_killed_at_the_start_is_back(tmp_path):
    with serving(tmp_path / "log", ready=lambda server: supervisor_of(server)) as server:
        os.kill(supervisor_of(server), signal.SIGKILL)
        assert eventually(lambda: ready(server))


def test_killed_workers_and_search_processes_are_back(tmp_path):
    with serving(tmp_path / "log", ARBITRO_WORKERS="2") as server:
        pid = supervisor_of(server)
        searching = Path(f"/proc/{pid}/task/{pid}/children")
        old = [*workers_of(server), *map(int, searching.read_text().split())]
        for killed in old:
            os.kill(killed, signal.SIGKILL)

        def back():
            new = [*workers_of(server), *map(int, searching.read_text().split())]
            return len(new) == len(old) and not set(new) & set(old) and ready(server)

        assert eventually(back)
        # New workers that are told to stop before they listen for it are not waited for.
        server.process.terminate()
        assert server.process.wait(timeout=15) == 0

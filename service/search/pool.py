"""The pool of search processes, and how request threads ask it.

A supervisor, started by gunicorn's master, keeps a fixed number of search processes. All of them
take connections from one Unix socket; its backlog is the queue. When every process is busy and the
backlog is full the kernel refuses a further connection at once, which becomes ``503 overloaded``;
nothing is counted, so nothing can leak when a worker dies. Whoever asks watches its own client
meanwhile: a client that hangs up takes the connection with it, and the search process, which looks
at it between slices, stops. ``docs/decisions/search-processes.md`` says why it is our own.

``python -m service.search.pool SOCKET PROCESSES QUEUE`` is the supervisor; it ends with its
standard input.
"""

import contextlib
import fcntl
import mmap
import multiprocessing
import os
import select
import signal
import socket
import struct
import sys
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import IO, Any

import orjson

from rules import games
from rules.message import say
from service.contract.problems import Problem
from service.process import metrics
from service.process.shared_folder import board_path
from service.search.suggesting import Budget, GaveUp, Patience, suggestion

LENGTH = struct.Struct("!I")
RETRY_SECONDS = 1
NICENESS = 10
"""Searches give way to the cheap calls."""


def overloaded() -> Problem:
    return Problem(
        "overloaded",
        say("All searches are busy and the queue is full; try again shortly."),
        headers={"Retry-After": str(RETRY_SECONDS)},
    )


# -- asking ---------------------------------------------------------------------------------------


def ask(path: str, question: dict[str, Any], client: socket.socket | None) -> dict[str, Any]:
    """The suggestion that the pool behind a socket gives.

    Raises Problem ``overloaded`` when the pool is full, and GaveUp when ``client`` hangs up.
    """
    with metrics.ASKING.track_inprogress():
        try:
            answer = _asked(path, question, client)
        except OSError:  # no process, no room in the queue, or no descriptor left here
            answer = None
    if answer is None:
        raise overloaded()
    return answer


def _asked(
    path: str, question: dict[str, Any], client: socket.socket | None
) -> dict[str, Any] | None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.setblocking(False)
        connection.connect(path)
        connection.setblocking(True)
        _send(connection, question)
        _wait_for_answer(connection, client)
        return _receive(connection)


def _wait_for_answer(connection: socket.socket, client: socket.socket | None) -> None:
    waiting = select.poll()  # select() knows no descriptor above 1023
    waiting.register(connection, select.POLLIN)
    if client is not None:
        waiting.register(client, select.POLLIN)
    while True:
        ready = {descriptor for descriptor, _ in waiting.poll()}
        if connection.fileno() in ready:
            return
        if client is None or hung_up(client):
            raise GaveUp
        waiting.unregister(client)  # it has sent its next request already


def hung_up(peer: socket.socket) -> bool:
    """True if the other end of a connection is gone."""
    timeout = peer.gettimeout()
    peer.setblocking(False)
    try:
        return peer.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True
    finally:
        peer.settimeout(timeout)


def _send(connection: socket.socket, document: dict[str, Any]) -> None:
    body = orjson.dumps(document)
    connection.sendall(LENGTH.pack(len(body)) + body)


def _receive(connection: socket.socket) -> dict[str, Any] | None:
    """The next document of a connection; None when it ends before one is whole."""
    head = _exactly(connection, LENGTH.size)
    body = head and _exactly(connection, LENGTH.unpack(head)[0])
    return orjson.loads(body) if body else None


def _exactly(connection: socket.socket, size: int) -> bytes | None:
    received = b""
    while len(received) < size:
        part = connection.recv(size - len(received))
        if not part:
            return None
        received += part
    return received


def hold(path: str) -> IO[bytes]:
    """Lock a file beside the socket for as long as this process lives; for the supervisor."""
    lock = open(f"{path}.lock", "wb")
    fcntl.lockf(lock, fcntl.LOCK_EX)
    return lock


def is_up(path: str) -> bool:
    """True if a supervisor keeps the search processes behind a socket."""
    try:
        with open(f"{path}.lock", "r+b") as lock:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


# -- searching ------------------------------------------------------------------------------------


def search_forever(listener: socket.socket, board: mmap.mmap, place: int) -> None:
    """Answer one question after another; the life of a search process.

    Its place on the board says whether it is busy, for the metrics.
    """
    board[place] = 0
    parent = os.getppid()
    os.nice(NICENESS)
    listener.settimeout(1)
    while os.getppid() == parent:
        try:
            connection, _ = listener.accept()
        except TimeoutError:
            continue
        with connection, contextlib.suppress(OSError, GaveUp):
            connection.setblocking(True)
            board[place] = 1
            _answer(connection)
        board[place] = 0


def _answer(connection: socket.socket) -> None:
    question = _receive(connection)
    if question is None:
        return
    game = games()[question["game"]]
    waited_for: Patience = lambda: not hung_up(connection)  # noqa: E731
    answer = suggestion(
        game,
        game.read_view(question["view"]),
        Budget(question["time_ms"], question["simulations"], question["steady"]),
        question["level"],
        question["seed"],
        waited_for,
    )
    _send(connection, answer)


def _board(processes: int) -> mmap.mmap:
    """One byte for each search process, in a file where there are others to read it."""
    path = board_path()
    if path is None:
        return mmap.mmap(-1, processes)
    path.write_bytes(bytes(processes))
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), processes)


def supervise(path: str, processes: int, queue: int) -> None:
    """Keep the search processes alive until standard input ends."""
    games()
    for older in (path, board_path()):
        with contextlib.suppress(FileNotFoundError, TypeError):
            os.unlink(older)  # type: ignore[arg-type]
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(path)
    os.chmod(path, 0o600)
    listener.listen(queue)
    context = multiprocessing.get_context("fork")

    board = _board(processes)

    def started(place: int) -> BaseProcess:
        arguments = (listener, board, place)
        process = context.Process(target=search_forever, args=arguments, daemon=True)
        process.start()
        return process

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pool = [started(place) for place in range(processes)]
    held = hold(path)
    while True:
        ready = wait([sys.stdin.fileno(), *(process.sentinel for process in pool)])
        if sys.stdin.fileno() in ready:
            break
        for place, process in enumerate(pool):
            if not process.is_alive():
                pool[place] = started(place)
    for process in pool:
        process.terminate()
    held.close()


if __name__ == "__main__":
    supervise(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

"""The gunicorn worker: threads that only ever see requests which have arrived.

gunicorn's own gthread worker reads a request in a thread that then waits for every byte, so that
a handful of slow senders holds all threads. Here the worker's loop gathers the bytes of a request,
and a thread gets it once it is complete, or once it is plain that it will be refused. What does
not arrive in time is answered with 408; an answer that is not taken in time is dropped. Closing,
for which gunicorn waits up to two seconds in the loop, is waited for beside everything else.
"""

import contextlib
import io
import os
import selectors
import socket
import struct
import time
from functools import partial
from typing import Any

from gunicorn.http import errors
from gunicorn.workers import gthread

from service.contract.problems import raw_problem
from service.process import metrics
from service.process.settings import settings_from

LARGEST_HEAD = 32 * 1024
MOST_CHUNKING = 2
"""A chunked body may be so many times as long as the largest body is."""

SLICE = 2048
"""Bytes that gunicorn's parser gets at a time; it copies what it has once for each chunk."""

HEAD_END = b"\r\n\r\n"
LENGTH = b"\r\nContent-Length: "
PORTION = 65536
LINGER_SECONDS = 2.0
REFUSED = (
    (errors.LimitRequestLine, "uri_too_long"),
    (errors.LimitRequestHeaders, "headers_too_large"),
    (errors.ParseException, "malformed_http"),
)


MORE, READY, GONE = "more", "ready", "gone"
"""States of a request on its way; a problem's code is the fourth."""


class Arriving:
    """The bytes of one request, as far as they are there."""

    def __init__(self, data: bytes) -> None:
        self.data = bytearray(data)
        self.searched = 0
        self.body_start = 0
        self.length: int | None = 0
        self.chunk = 0
        self.carried = 0
        self.told_to_go_on = False

    def state(self, largest_body: int) -> str:
        """Whether a thread can go on without waiting, or the code of the problem."""
        if not self.body_start and not self._head_is_there():
            return "headers_too_large" if len(self.data) > LARGEST_HEAD else MORE
        held = len(self.data) - self.body_start
        if self.length is not None:
            return READY if held >= self.length or self.length > largest_body else MORE
        if self._last_chunk_is_there() or self.carried > largest_body:
            return READY
        return "body_too_large" if held > MOST_CHUNKING * largest_body else MORE

    def is_whole(self) -> bool:
        """Whether all of it is there, so that the connection can be used again."""
        return self.length is None or len(self.data) - self.body_start >= self.length

    def _head_is_there(self) -> bool:
        end = self.data.find(HEAD_END, max(self.searched - 3, 0))
        self.searched = len(self.data)
        if end < 0:
            return False
        self.body_start = self.chunk = end + 4
        head = bytes(self.data[: end + 2]).lower()
        if b"\r\ntransfer-encoding:" in head:
            self.length = None
            return True
        rest = head.partition(b"\r\ncontent-length:")[2]
        number = rest.partition(b"\r\n")[0].strip()
        if number.isdigit() and len(number) < 20:  # anything else is refused when parsed
            self.length = int(number)
        return True

    def _last_chunk_is_there(self) -> bool:
        """Walk along the chunks that have arrived. What is no chunk is refused when parsed."""
        while True:
            line_end = self.data.find(b"\r\n", self.chunk, self.chunk + 1024)
            if line_end < 0:
                return len(self.data) - self.chunk >= 1024
            try:
                size = int(bytes(self.data[self.chunk : line_end]).partition(b";")[0], 16)
            except ValueError:
                return True
            if size <= 0:
                return size < 0 or self._trailers_are_there(line_end)
            following = line_end + 2 + size + 2
            if following > len(self.data):
                return False
            self.chunk = following
            self.carried += size

    def _trailers_are_there(self, line_end: int) -> bool:
        ended = self.data.find(HEAD_END, line_end) >= 0
        return ended or len(self.data) - line_end > LARGEST_HEAD

    def wants_to_be_told(self) -> bool:
        """Whether the sender waits for ``100 Continue`` before it sends the body; once."""
        if self.told_to_go_on or not self.body_start:
            return False
        self.told_to_go_on = True
        return b"\r\nexpect: 100-continue\r\n" in bytes(self.data[: self.body_start]).lower()


def is_plain(data: bytes) -> bool:
    """Whether these bytes hold a whole request of the usual kind; False if it is not plain."""
    end = data.find(HEAD_END)
    start = data.find(LENGTH, 0, end + 2) + len(LENGTH)
    if end < 0 or start < len(LENGTH) or b"100-continue" in data:
        return False
    number = data[start : data.find(b"\r\n", start)]
    return number.isdigit() and len(number) < 9 and len(data) >= end + 4 + int(number)


class Gathered:
    """Takes the place of the socket for gunicorn's parser, which so never waits."""

    def __init__(self, data: bytes) -> None:
        self.data = memoryview(data)

    def recv(self, size: int) -> bytes:
        part, self.data = self.data[:size], self.data[size:]
        return part.tobytes()

    def rest(self) -> bytes:
        return self.data.tobytes()


class Connection(gthread.TConn):  # type: ignore[misc]
    """A client's connection; closing it does not block the worker's loop."""

    worker: "Worker"
    arriving: Arriving | None = None
    """What has arrived of a request that is not all there yet."""

    whole = True

    def close(self, graceful: bool = False) -> None:
        if graceful:
            self.worker.linger(self.sock)
        else:
            super().close()


class Worker(gthread.ThreadWorker):  # type: ignore[misc]
    """A gthread worker that slow clients cannot hold."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        settings = settings_from(os.environ)
        self.patience = settings.read_seconds
        self.largest_body = settings.max_body_bytes
        self.lingering: dict[socket.socket, float] = {}

    # -- arriving --

    def accept(self, listener: socket.socket) -> None:
        """Take a connection and gather its first request."""
        try:
            client, address = listener.accept()
        except (BlockingIOError, ConnectionAbortedError):
            return
        self.nr_conns += 1
        longest = struct.pack("ll", self.patience, 0)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, longest)
        connection = Connection(self.cfg, client, address, listener.getsockname())
        connection.worker = self
        self.enqueue_req(connection)

    def enqueue_req(self, conn: Any) -> None:
        """Hand a request to a thread once it is there; called for every one of a connection."""
        data = _first_bytes(conn)
        if data is None:
            self._go_on(conn, GONE)
            return
        if is_plain(data):
            self._hand_over(conn, data)
            return
        conn.arriving = Arriving(data)
        state = self._gather(conn)
        if state == MORE:
            conn.timeout = time.monotonic() + self.patience
            self.pending_conns.append(conn)
            arrived = partial(self.on_pending_socket_readable, conn)
            self.poller.register(conn.sock, selectors.EVENT_READ, arrived)
        else:
            self._go_on(conn, state)

    def on_pending_socket_readable(self, conn: Any, client: socket.socket) -> None:
        state = self._gather(conn)
        if state != MORE:
            self.poller.unregister(client)
            self.pending_conns.remove(conn)
            self._go_on(conn, state)

    def _gather(self, conn: Any) -> str:
        """Read what is there; the state of the request."""
        arriving = conn.arriving
        while True:
            state = arriving.state(self.largest_body) if arriving.data else MORE
            if state != MORE:
                return str(state)
            try:
                part = conn.sock.recv(PORTION)
            except BlockingIOError:
                if arriving.wants_to_be_told():
                    _send_now(conn.sock, b"HTTP/1.1 100 Continue\r\n\r\n")
                return MORE
            except OSError:
                return GONE
            if not part:
                return GONE
            arriving.data += part

    def _hand_over(self, conn: Any, data: bytes) -> None:
        """Let a thread answer the request that these bytes hold."""
        if not conn.initialized:
            conn.init()
            conn.parser.unreader.sock = Gathered(b"")
            conn.parser.unreader.mxchunk = SLICE
        unreader = conn.parser.unreader
        if conn.arriving is not None and conn.arriving.length is None:
            unreader.sock, unreader.buf = Gathered(data), io.BytesIO()
        else:
            unreader.buf = io.BytesIO(data)
        super().enqueue_req(conn)

    def _go_on(self, conn: Any, state: str) -> None:
        if state == READY:
            conn.whole = conn.arriving.is_whole()
            self._hand_over(conn, bytes(conn.arriving.data))
        elif state == GONE:
            self.nr_conns -= 1
            conn.close()
        else:
            self._refuse(conn, state)

    def _refuse(self, conn: Any, code: str) -> None:
        metrics.REFUSALS.labels("", "unknown", code, "").inc()
        _send_now(conn.sock, raw_problem(code))
        self.nr_conns -= 1
        conn.close(graceful=True)

    def murder_pending(self) -> None:
        """End what did not arrive in time, and what has been closed for long enough."""
        now = time.monotonic()
        for conn in [conn for conn in self.pending_conns if conn.timeout <= now]:
            self.pending_conns.remove(conn)
            self.poller.unregister(conn.sock)
            self._go_on(conn, "request_timeout" if conn.arriving.data else GONE)
        for client in [client for client, until in self.lingering.items() if until <= now]:
            self._let_go(client)

    def _cap_keepalive(self, deadline: float) -> None:
        """Stopping: neither kept connections nor those that sent nothing yet are waited for."""
        super()._cap_keepalive(deadline)
        for conn in self.pending_conns:
            if not conn.arriving.data:
                conn.timeout = min(conn.timeout, deadline)

    # -- answering --

    def handle_request(self, req: Any, conn: Any) -> bool:
        """As gunicorn does it, but an answer has to be taken within the time."""
        if conn.arriving is not None and conn.arriving.told_to_go_on:
            req._expected_100_continue = False
        try:
            kept: bool = super().handle_request(req, conn)
        except (BlockingIOError, TimeoutError):
            return False
        return kept

    def _keepalive_after(self, conn: Any, keepalive: bool) -> bool:
        kept: bool = super()._keepalive_after(conn, keepalive and conn.whole)
        if conn.arriving is not None:
            conn.arriving, unreader = None, conn.parser.unreader
            unreader.buf.seek(0, os.SEEK_END)
            unreader.buf.write(unreader.sock.rest())  # the beginning of the next request
        return kept

    def handle_error(self, req: Any, client: socket.socket, addr: Any, exc: BaseException) -> None:
        """Answer what is no HTTP request with a problem, as everything else is."""
        for kind, code in REFUSED:
            if isinstance(exc, kind):
                metrics.REFUSALS.labels("", "unknown", code, "").inc()
                _send_now(client, raw_problem(code, str(exc)))
                return
        super().handle_error(req, client, addr, exc)

    # -- closing --

    def linger(self, client: socket.socket) -> None:
        """Close a connection such that its last answer arrives: what still comes in is read."""
        try:
            client.shutdown(socket.SHUT_WR)
            client.setblocking(False)
            self.poller.register(client, selectors.EVENT_READ, self._drain)
        except (OSError, ValueError, KeyError):
            client.close()
            return
        self.nr_conns += 1
        self.lingering[client] = time.monotonic() + LINGER_SECONDS

    def _drain(self, client: socket.socket) -> None:
        try:
            more = client.recv(PORTION)
        except BlockingIOError:
            return
        except OSError:
            more = b""
        if not more:
            self._let_go(client)

    def _let_go(self, client: socket.socket) -> None:
        self.poller.unregister(client)
        del self.lingering[client]
        self.nr_conns -= 1
        client.close()


def _first_bytes(conn: Any) -> bytes | None:
    """What is there of the next request, often all of it; None if the client is gone."""
    if conn.initialized:
        if conn.sock.gettimeout() != 0:
            conn.sock.setblocking(False)
        read_ahead: bytes = conn.parser.unreader.buf.getvalue()
        if read_ahead:
            return read_ahead
    try:
        data: bytes = conn.sock.recv(PORTION)
    except BlockingIOError:
        return b""
    except OSError:
        return None
    return data or None


def _send_now(client: socket.socket, data: bytes) -> None:
    """Send as much as the connection takes without waiting."""
    with contextlib.suppress(OSError):
        client.send(data, socket.MSG_DONTWAIT)

"""A client's connection that keeps the times: of waiting, of a request, of an answer.

gunicorn's parser reads from it as from any socket. What does not arrive in time raises TooSlow,
what is longer than it may be LimitRequestHeaders or TooLong, and an answer that is not taken in
time ends the connection. Waiting costs a greenlet, never a thread.
"""

import errno
import socket as blocking
import struct
import time
from contextlib import suppress
from typing import Any

import gevent
from gevent.socket import socket
from gunicorn.http.errors import LimitRequestHeaders

LARGEST_HEAD = 32 * 1024
CHUNKING = 64 * 1024
"""Bytes of chunk sizes, extensions and trailers that may come with the largest body."""

SLICE = 4096
"""Bytes of a chunked body read at a time; gunicorn copies what it has once for each chunk."""

PART_BYTES = 16 * 1024
"""Bytes up to which the parts of an answer wait for each other."""

LINGER_SECONDS = 2.0
LINGER_BYTES = 1 << 20
MOST_HELD = 64 << 20
"""Bytes of requests under way and of answers not taken that a worker holds together."""

IDLE, ARRIVING, ANSWERED, SENDING, LEAVING = range(5)
"""States of a connection: between requests, sending one, having it answered, taking the answer."""

GIVING_WAY = (IDLE, ARRIVING, SENDING)
LONG_IDLE_SECONDS = 1.0
ABORT = struct.pack("ii", 1, 0)


class TooSlow(Exception):
    """A request did not arrive in time."""


class TooLong(Exception):
    """A chunked body is longer than any body may be, with all that surrounds it."""


class Crowd:
    """The connections of a worker by state, those that came into it first in front."""

    def __init__(self, most: int, patience: float, keep_alive: float, largest_body: int) -> None:
        self.most = most
        self.patience = patience
        self.keep_alive = keep_alive
        self.largest_body = largest_body
        self.held = 0
        self.size = 0
        self.by_state: list[dict[Connection, None]] = [{} for _ in range(LEAVING + 1)]

    def make_room(self, states: tuple[int, ...] = GIVING_WAY) -> bool:
        """Let a connection go; False where none may.

        It is the one that has been idle for longest. Where all idle ones were busy a moment ago, it
        is one that never asked for anything, and has been in its state for longest: a crowd of half
        requests must not drive out those who ask and are answered.
        """
        first = [next(iter(self.by_state[state])) for state in states if self.by_state[state]]
        if not first:
            return False
        long_idle = time.monotonic() - LONG_IDLE_SECONDS
        if not (first[0].state == IDLE and first[0].since < long_idle):
            first.sort(key=lambda connection: (connection.requests > 0, connection.since))
        first[0].dismiss()
        return True

    def end_after_answers(self) -> None:
        """Have the answers under way say that they are their connections' last."""
        for state in (ARRIVING, ANSWERED):
            for connection in self.by_state[state]:
                if connection.request:
                    connection.end_after_answer()

    def dismiss_idle(self) -> None:
        """Let all go that are between requests."""
        while self.make_room((IDLE,)):
            pass


class Connection(socket):  # type: ignore[misc]
    """The socket of one client."""

    def __init__(self, client: Any, crowd: Crowd) -> None:
        super().__init__(client.family, client.type, client.proto, fileno=client.detach())
        self.crowd = crowd
        self.born = time.monotonic()
        self.requests = 0
        self.request: Any = None
        self.state = IDLE
        self.since = self.born
        self.held = 0
        self.gone = False
        self.unsent = bytearray()
        self.deadline = self.born + crowd.patience
        self.allowance = LARGEST_HEAD
        crowd.by_state[IDLE][self] = None
        crowd.size += 1

    # -- states --

    def enter(self, state: int) -> None:
        if state != self.state and self.state != LEAVING:
            del self.crowd.by_state[self.state][self]
            self.state = state
            self.since = time.monotonic()
            self.crowd.by_state[state][self] = None

    def await_request(self) -> None:
        """The request before has been answered."""
        self.enter(IDLE)
        self._hold(-self.held)
        self.request = None
        self.deadline = time.monotonic() + self.crowd.keep_alive
        self.allowance = LARGEST_HEAD

    def begin(self, request: Any, chunked: bool) -> None:
        """The head of a request has arrived."""
        if self.state == IDLE:  # all of it came with the request before
            self.deadline = time.monotonic() + self.crowd.patience
        self.request = request
        self.requests += 1
        self.allowance = self.crowd.largest_body + CHUNKING if chunked else 0
        self.enter(ANSWERED)

    def end_after_answer(self) -> None:
        """No further request will be read; the answer says so."""
        self.request.force_close()

    def dismiss(self) -> None:
        """End it from outside: whoever waits for it finds it closed."""
        self.enter(LEAVING)
        self.gone = True
        with suppress(OSError):
            self.shutdown(blocking.SHUT_RDWR)

    def leave(self) -> None:
        """Take it out of the crowd, once it is closed."""
        self._hold(-self.held)
        del self.crowd.by_state[self.state][self]
        self.crowd.size -= 1

    def _hold(self, size: int) -> None:
        self.held += size
        self.crowd.held += size
        if size > 0 and self.crowd.held > MOST_HELD:
            self.crowd.make_room((SENDING, ARRIVING))

    # -- reading and sending, as gunicorn does it --

    def recv(self, size: int, flags: int = 0) -> bytes:
        """Bytes of a request. Raises TooSlow, TooLong and LimitRequestHeaders."""
        if flags:
            return bytes(super().recv(size, flags))
        of_body = self.state == ANSWERED
        if of_body:
            self.enter(ARRIVING)
            if self.allowance:
                size = min(size, SLICE)
                gevent.sleep(0)  # a fast sender must not keep the loop to itself
        data = self._recv_in_time(size)
        if of_body:
            self.enter(ANSWERED)
        elif self.state == IDLE and data:
            self.enter(ARRIVING)
            self.deadline = time.monotonic() + self.crowd.patience
        self._count(len(data), of_body)
        self.gone = self.gone or not data
        return data

    def _recv_in_time(self, size: int) -> bytes:
        left = self.deadline - time.monotonic()
        try:
            if left <= 0:
                raise TimeoutError
            self.settimeout(left)
            return bytes(super().recv(size))
        except TimeoutError:
            if self.state == IDLE:
                return b""
            raise TooSlow from None

    def _count(self, size: int, of_body: bool) -> None:
        self._hold(size)
        if self.allowance:
            self.allowance -= size
            if self.allowance <= 0:
                raise TooLong if of_body else LimitRequestHeaders("too long together")

    def sendall(self, data: Any, flags: int = 0) -> None:
        """Send a part of an answer; short parts go together, when ``flush`` is called."""
        self.unsent += data
        if len(self.unsent) > PART_BYTES:
            self.flush()

    def flush(self) -> None:
        """Send what is left of an answer; all parts together within the time."""
        data = self.unsent
        if not data:
            return
        self.unsent = bytearray()
        if self.state != SENDING:
            self.enter(SENDING)
            self.deadline = time.monotonic() + self.crowd.patience
        self._hold(len(data))
        try:
            self.settimeout(max(self.deadline - time.monotonic(), 0.001))
            sent = self.send(data)
            if sent < len(data):
                super().sendall(memoryview(data)[sent:])
        except TimeoutError:
            self.gone = True
            self.setsockopt(blocking.SOL_SOCKET, blocking.SO_LINGER, ABORT)
            raise ConnectionResetError(errno.ECONNRESET, "the answer was not taken") from None
        finally:
            self._hold(-len(data))

    def close(self) -> None:
        """Close such that the last answer arrives: what still comes in is read and dropped."""
        with suppress(OSError):
            self.flush()
        if self.state == SENDING and not self.gone:
            self.enter(IDLE)
            with suppress(OSError):
                self.shutdown(blocking.SHUT_WR)
                self.deadline = time.monotonic() + LINGER_SECONDS
                read = 0
                while read < LINGER_BYTES and (part := self._recv_in_time(65536)):
                    read += len(part)
        super().close()

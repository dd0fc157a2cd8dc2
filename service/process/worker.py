"""gunicorn's gevent worker, with the limits that nobody outside can hold the service.

A connection costs a greenlet. gunicorn parses what comes and frames what goes; here is only who is
let in (the worker with the fewest connections, the oldest idle one giving way), when a connection
ends, and what is refused although it can be parsed.
"""

import errno
import random
import re
import time
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import gevent
from gevent.server import StreamServer
from gunicorn.http import errors
from gunicorn.workers.ggevent import GeventWorker
from werkzeug.http import parse_list_header

from service.process import metrics, slots
from service.process.connection import Connection, Crowd, TooLong, TooSlow
from service.process.refusal import raw_problem
from service.process.settings import read_settings
from service.process.shared_folder import stopping_mark

TICK_SECONDS = 0.1
PAUSE_SECONDS = 0.05
TURN_SECONDS = 0.01
"""For each connection that a worker has more than another it waits so long with the next."""

NEAR = 8
"""An eighth more connections than another worker has is no difference worth waiting for."""

ROOM = 8
"""Descriptors kept free once a worker has run out of them."""

SPILL = 64 * 1024
"""Bytes of a body nobody read that are read past; a longer rest ends the connection."""

KEPT_LINGER_SECONDS = 2.0
"""Time that a stopping worker leaves idle connections, for a request that is on its way."""

HOST = re.compile(r"([\w.~!$&'()*+,;=%-]*|\[[0-9a-f:.]+\])(:[0-9]*)?", re.ASCII | re.IGNORECASE)
"""RFC 3986, section 3.2.2, but for addresses of the future."""

EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
REFUSED: tuple[tuple[type[BaseException], str], ...] = (
    (TooSlow, "request_timeout"),
    (TooLong, "body_too_large"),
    (errors.LimitRequestLine, "uri_too_long"),
    (errors.LimitRequestHeaders, "headers_too_large"),
    (errors.ParseException, "malformed_http"),
)


class Listener(StreamServer):  # type: ignore[misc]
    """Takes connections when it is this worker's turn."""

    waited = False

    def __init__(self, worker: "Worker", listening: Any) -> None:
        self.worker = worker
        super().__init__(listening, handle=lambda *new: worker.handle(listening, *new))
        self.max_accept = 1

    def do_read(self) -> Any:
        """The next connection; None where another worker, or a later time, is to take it."""
        crowd, waited = self.worker.crowd, self.waited
        self.waited = False
        ahead = 0 if waited else slots.excess()
        if ahead * NEAR > crowd.size:
            self.waited = True
            return self._pause(min(ahead * TURN_SECONDS, PAUSE_SECONDS))
        if crowd.size >= crowd.most and not crowd.make_room():
            return self._pause(PAUSE_SECONDS)
        try:
            return self._counted(super().do_read())
        except OSError as error:
            if error.errno in EXHAUSTED:
                crowd.most = max(crowd.size - ROOM, 1)
            return self._pause(0 if crowd.make_room() else PAUSE_SECONDS)

    def _counted(self, new: Any) -> Any:
        if new is not None:
            slots.tell(self.worker.crowd.size + 1)
        return new

    def _pause(self, seconds: float) -> None:
        self.stop_accepting()
        gevent.spawn_later(seconds, self._go_on)

    def _go_on(self) -> None:
        if self.started:
            self.start_accepting()

    def take_waiting(self) -> None:
        """Take every connection that the kernel has ready, before the port closes."""
        while not self.closed:
            try:
                new = super().do_read()
            except OSError:
                return
            if new is None:
                return
            self.do_handle(*new)


class Worker(GeventWorker):  # type: ignore[misc]
    """A gevent worker that slow, idle and many clients cannot hold."""

    slot: int
    stopping = False

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.settings = settings = read_settings()
        self.crowd = Crowd(
            self.cfg.worker_connections,
            settings.read_seconds,
            settings.keep_alive_seconds,
            settings.max_body_bytes,
        )

    # -- life --

    def run(self) -> None:
        """Take connections until told to stop."""
        slots.tell(0)
        listeners = [Listener(self, listening) for listening in self.sockets]
        for listener in listeners:
            listener.start()
        while self.alive:
            self.notify()
            self.stopping = self._is_stopping()
            if self.stopping:
                self.crowd.end_after_answers()
            self.crowd.most = min(self.crowd.most + 1, self.cfg.worker_connections)
            gevent.sleep(TICK_SECONDS)
        slots.tell(slots.ABSENT)
        for listener in listeners:
            if self._is_stopping():  # otherwise other workers take what waits
                listener.take_waiting()
            listener.close()
        self._finish()

    def _finish(self) -> None:
        """Answer what is under way, and what still comes on kept connections in a while."""
        started = time.monotonic()
        while self.crowd.size and time.monotonic() - started < self.cfg.graceful_timeout:
            if time.monotonic() - started > KEPT_LINGER_SECONDS:
                self.crowd.dismiss_idle()
            self.notify()
            gevent.sleep(PAUSE_SECONDS)

    def timeout_ctx(self) -> AbstractContextManager[None]:
        """Connections keep the times themselves."""
        return nullcontext()

    def _is_stopping(self) -> bool:
        mark = stopping_mark()
        return mark is not None and mark.exists()

    # -- connections --

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Answer the requests of one connection."""
        connection = Connection(client, self.crowd)
        try:
            super().handle(listener, connection, addr)
        finally:
            connection.leave()
            if self.alive:
                slots.tell(self.crowd.size)

    def handle_request(self, listener_name: Any, req: Any, sock: Connection, addr: Any) -> bool:
        """Answer one request; StopIteration where it is the connection's last."""
        fields = _fields(req)
        sock.begin(req, "TRANSFER-ENCODING" in fields)
        _check(req, fields, self.crowd.largest_body)
        if "close" in _listed(fields, "CONNECTION") or self._is_last(sock):
            req.force_close()
        super().handle_request(listener_name, req, sock, addr)
        sock.flush()
        try:
            if len(req.body.read(SPILL)) == SPILL:
                raise StopIteration
        except (TooSlow, TooLong, errors.ParseException):
            raise StopIteration from None
        sock.await_request()
        return True

    def _is_last(self, connection: Connection) -> bool:
        if self.stopping or connection.requests >= self.settings.connection_requests:
            return True
        lifetime = self.settings.connection_seconds * random.uniform(0.8, 1.0)
        return time.monotonic() - connection.born > lifetime

    def handle_error(self, req: Any, client: Connection, addr: Any, exc: BaseException) -> None:
        """Answer what is refused before there is a request for the application."""
        code = next((code for kind, code in REFUSED if isinstance(exc, kind)), "internal_error")
        if code == "internal_error":
            self.log.error("a request failed before it reached the application", exc_info=exc)
        metrics.REFUSALS.labels("", "unknown", code, "").inc()
        detail = f"{exc}." if isinstance(exc, errors.ParseException) else ""
        origin = _fields(req).get("ORIGIN") if req else None
        try:
            client.sendall(raw_problem(code, detail, self.settings.cors_origins, origin))
        except OSError:
            self.log.debug("a refusal was not taken")


def _fields(req: Any) -> dict[str, str]:
    """The header fields of a request by upper-case name, repeated ones joined."""
    fields: dict[str, str] = {}
    for name, value in req.headers:
        fields[name] = f"{fields[name]},{value}" if name in fields else value
    return fields


def _listed(fields: dict[str, str], name: str) -> list[str]:
    value = fields.get(name)
    return [item.lower() for item in parse_list_header(value)] if value else []


def _check(req: Any, fields: dict[str, str], largest_body: int) -> None:
    """Refuse what gunicorn parses and RFC 9112 forbids, before anything is sent."""
    host = fields.get("HOST")
    if host is None and req.version >= (1, 1):
        raise errors.InvalidHeader("HOST")  # section 3.2
    if host and not HOST.fullmatch(host):
        raise errors.InvalidHeader("HOST")
    if "TRANSFER-ENCODING" in fields and _listed(fields, "TRANSFER-ENCODING") != ["chunked"]:
        raise errors.UnsupportedTransferCoding(fields["TRANSFER-ENCODING"])  # section 6.1
    length = fields.get("CONTENT-LENGTH", "0")
    if "EXPECT" in fields and int(length) > largest_body:
        raise TooLong  # RFC 9110, section 10.1.1: no 100 before a refusal

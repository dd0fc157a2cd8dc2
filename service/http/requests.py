"""The way of every request: its id, its checks, its log line and its metrics."""

import errno
import logging
import random
import re
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from flask import Flask, Request, Response, g, request
from gunicorn.http.errors import ParseException
from werkzeug.datastructures import MIMEAccept
from werkzeug.exceptions import HTTPException

from rules import games
from rules.message import Voice, say
from rules.wire import read_all
from service.contract.problems import Problem, nothing_at
from service.contract.strict_json import MalformedJson, parse
from service.contract.voices import DEFAULT, voice, written
from service.http.application import service
from service.http.languages import asked_language
from service.process import metrics
from service.process.connection import Connection, TooLong, TooSlow
from service.process.logs import access
from service.process.turns import LARGE_BODY, aside
from service.search.suggesting import GaveUp

JSON = "application/json"
PROBLEM_JSON = "application/problem+json"
SANE_ID = re.compile(r"[A-Za-z0-9._~+/=:@-]{1,128}\Z")
PLAIN_ACCEPTS = frozenset({"", "*/*", JSON, "application/json, text/plain, */*"})
PROBES = frozenset(("healthz", "readyz", "metrics"))
"""Operations asked for every few seconds; only what goes wrong with them is logged."""

TOO_LARGE = say("The body is larger than this service takes.")
SECURITY_HEADERS = [
    ("X-Content-Type-Options", "nosniff"),
    ("Cache-Control", "no-store"),
    ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"),
]
TRACEPARENT = re.compile(r"[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}")
UNREAD = frozenset(("body_too_large", "malformed_http", "request_timeout"))
"""Problems after which nobody knows where the next request begins."""

WITH_REASONS = frozenset(("illegal_move", "inconsistent_state"))
"""Problems whose errors carry codes of the game."""


def json_response(document: Any, status: int = 200, mimetype: str = JSON) -> Response:
    body = written(document, asked_voice)
    return Response(body, status, _headers(g.language), mimetype)


@cache
def _headers(language: str) -> list[tuple[str, str]]:
    return [*SECURITY_HEADERS, ("Content-Language", language), ("Vary", "Accept-Language")]


def asked_voice() -> Voice:
    """The language of the request, with the words of its game."""
    return voice(g.language, operation_of(request.endpoint)[0])


def read_body() -> Any:
    """The request's body as strict JSON. Raises Problem."""
    incoming = request._get_current_object()  # type: ignore[attr-defined]
    _check_content_type(incoming)
    try:
        body = incoming.get_data(cache=False)
    except ParseException:  # chunks that are none
        broken = say("The body is sent in chunks that cannot be read.")
        raise Problem("malformed_http", broken) from None
    except TooSlow:
        raise Problem("request_timeout") from None
    except TooLong:
        raise Problem("body_too_large", TOO_LARGE) from None
    if len(body) < (incoming.content_length or 0):
        raise Problem("malformed_http", say("The body ended before its Content-Length."))
    # A chunked body that is too long comes back cut off at the limit.
    if len(body) == incoming.max_content_length and incoming.environ["wsgi.input"].read(1):
        raise Problem("body_too_large", TOO_LARGE)
    try:
        return aside(parse, body) if len(body) > LARGE_BODY else parse(body)
    except MalformedJson as error:
        raise Problem("malformed_json", error.args[0]) from None


def reader() -> Callable[[Any, Any], Any]:
    """The function that reads documents of this request's body, beside the loop if it is large."""
    length = request.content_length
    return read_all if length is not None and length <= LARGE_BODY else partial(aside, read_all)


def _check_content_type(incoming: Request) -> None:
    encoding = incoming.environ.get("HTTP_CONTENT_ENCODING", "")
    if encoding and encoding.lower() != "identity":
        detail = say("Bodies are not taken with Content-Encoding {encoding}.", encoding=encoding)
        raise Problem("unsupported_media_type", detail)
    given = incoming.environ.get("CONTENT_TYPE", "")
    if given == JSON:
        return
    charset = incoming.mimetype_params.get("charset", "utf-8").lower()
    if incoming.mimetype != JSON or charset not in ("utf-8", "utf8"):
        detail = say("Bodies are sent as Content-Type: application/json; this one has no type.")
        if given:
            detail = say(
                "Bodies are sent as Content-Type: application/json, not as {given}.", given=given
            )
        raise Problem("unsupported_media_type", detail)


def check_accept() -> None:
    """Refuse a request that will not take JSON. A header that cannot be read asks for nothing."""
    given = request.environ.get("HTTP_ACCEPT", "")
    if given in PLAIN_ACCEPTS:
        return
    readable = accepted()
    if readable and not readable[JSON]:
        detail = say("Only application/json is answered here, not {given}.", given=given)
        raise Problem("not_acceptable", detail)


def accepted() -> MIMEAccept:
    """The types that the ``Accept`` header names; their parameters, as a charset, ask nothing."""
    named = (
        (kind.partition(";")[0].strip(), quality) for kind, quality in request.accept_mimetypes
    )
    return MIMEAccept([(kind, quality) for kind, quality in named if "/" in kind])


def install(app: Flask) -> None:
    """Hook ids, problems, metrics and access logs into an application."""
    app.before_request(_begin)
    app.after_request(_end)
    app.register_error_handler(Exception, _problem_response)


def _begin() -> None:
    context = g._get_current_object()
    context.started = time.perf_counter()
    environ = request.environ
    given = environ.get("HTTP_X_REQUEST_ID", "")
    context.request_id = given if SANE_ID.match(given) else f"{random.getrandbits(128):032x}"
    context.trace_id = None
    if "HTTP_TRACEPARENT" in environ:
        named = TRACEPARENT.fullmatch(environ["HTTP_TRACEPARENT"])
        context.trace_id = named and named[1]
    context.problem = None
    context.language = DEFAULT
    metrics.IN_FLIGHT.inc()
    context.language = asked_language(request)


def _end(response: Response) -> Response:
    context = g._get_current_object()
    duration = time.perf_counter() - context.started
    headers = response.headers
    headers["X-Request-ID"] = context.request_id
    if "X-Content-Type-Options" not in headers:
        for name, value in [*SECURITY_HEADERS, ("Referrer-Policy", "no-referrer")]:
            headers.setdefault(name, value)
    game, operation = operation_of(request.endpoint)
    status = response.status_code
    metrics.IN_FLIGHT.dec()
    metrics.requests(game, operation, status).observe(duration)
    problem = context.problem
    if problem is not None:
        count_refusal(game, operation, problem)
    if service().settings.access_log and not (operation in PROBES and status < 400):
        access(
            {
                "request_id": context.request_id,
                "trace_id": context.trace_id,
                "game": game,
                "operation": operation,
                "status": status,
                "problem": problem and problem.code,
                "duration_ms": round(duration * 1000, 3),
            }
        )
    return response


def count_refusal(game: str, operation: str, problem: Problem) -> None:
    """Add to the figures, with the game's own reason where there is one."""
    reason = problem.errors[0].code if problem.code in WITH_REASONS else ""
    metrics.REFUSALS.labels(game, operation, problem.code, reason).inc()


@cache
def operation_of(endpoint: str | None) -> tuple[str, str]:
    """Game and operation of an endpoint, as logs and metrics name them."""
    if endpoint is None:
        return "", "unknown"
    blueprint, _, operation = endpoint.rpartition(".")
    return blueprint if blueprint in games() else "", operation


def _problem_response(error: Exception) -> Response:
    problem = as_problem(error)
    g.problem = problem
    response = json_response(
        problem.document(g.request_id, asked_voice()), problem.kind.status, mimetype=PROBLEM_JSON
    )
    response.headers.update(problem.headers)
    connection = request.environ.get("gunicorn.socket")
    if problem.code in UNREAD and isinstance(connection, Connection):
        connection.end_after_answer()
    return response


def as_problem(error: Exception) -> Problem:
    """The problem that an error is answered with; what is nobody's request's fault is logged."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HTTPException):
        return _http_problem(error)
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
        return Problem("overloaded", say("No descriptor is left."), headers={"Retry-After": "1"})
    if isinstance(error, GaveUp):
        return Problem(
            "overloaded",
            say("The search was given up: the client hung up."),
            headers={"Retry-After": "1"},
        )
    logging.getLogger("arbitro").error(
        "request failed", exc_info=error, extra={"request_id": g.request_id}
    )
    return Problem("internal_error")


def _http_problem(error: HTTPException) -> Problem:
    """A problem for what Flask itself refuses: unknown paths, methods, oversized bodies."""
    if error.code == 405:
        allowed = ", ".join(sorted(getattr(error, "valid_methods", None) or ()))
        detail = say(
            "{method} is not possible here; try {allowed}.",
            method=request.method,
            allowed=allowed,
        )
        return Problem("method_not_allowed", detail, headers={"Allow": allowed})
    if error.code == 413:
        return Problem("body_too_large", TOO_LARGE)
    if error.code in (301, 308, 404):
        return Problem("not_found", nothing_at(request.path))
    return Problem("malformed_http")

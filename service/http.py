"""What every request passes through: its id, its checks, its log line and its metrics."""

import logging
import re
import secrets
import time
from typing import Any

import orjson
from flask import Flask, Response, g, request
from werkzeug.datastructures import MIMEAccept
from werkzeug.exceptions import HTTPException

from rules import games
from service import metrics
from service.logs import ACCESS
from service.problems import Problem
from service.strict_json import MalformedJson, parse

JSON = "application/json"
PROBLEM_JSON = "application/problem+json"
SANE_ID = re.compile(r"[A-Za-z0-9._~+/=:@-]{1,128}\Z")
PLAIN_ACCEPTS = frozenset({"", "*/*", JSON, "application/json, text/plain, */*"})
SECURITY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


def json_response(document: Any, status: int = 200, mimetype: str = JSON) -> Response:
    return Response(orjson.dumps(document), status, mimetype=mimetype)


def read_body() -> Any:
    """The request's body as strict JSON. Raises Problem."""
    _check_content_type()
    body = request.get_data(cache=False)
    try:
        return parse(body)
    except MalformedJson as error:
        raise Problem("malformed_json", str(error)) from None


def _check_content_type() -> None:
    if request.content_encoding and request.content_encoding.lower() != "identity":
        detail = f"Bodies are not taken with Content-Encoding {request.content_encoding}."
        raise Problem("unsupported_media_type", detail)
    given = request.content_type or ""
    if given == JSON:
        return
    charset = request.mimetype_params.get("charset", "utf-8").lower()
    if request.mimetype != JSON or charset not in ("utf-8", "utf8"):
        sent = f"not {given!r}" if given else "and this request has none"
        raise Problem(
            "unsupported_media_type", f"Bodies are sent as Content-Type: application/json, {sent}."
        )


def check_accept() -> None:
    """Refuse a request that will not take JSON. A header that cannot be read asks for nothing."""
    given = request.headers.get("Accept", "")
    if given in PLAIN_ACCEPTS:
        return
    accepted = request.accept_mimetypes
    readable = MIMEAccept([(kind, quality) for kind, quality in accepted if "/" in kind])
    if readable and not readable[JSON]:
        raise Problem("not_acceptable", f"Only application/json is answered here, not {given!r}.")


def install(app: Flask) -> None:
    """Hook ids, problems, logs and metrics into an application."""
    app.before_request(_begin)
    app.after_request(_end)
    app.register_error_handler(Exception, _problem_response)


def _begin() -> None:
    g.started = time.perf_counter()
    given = request.headers.get("X-Request-ID", "")
    g.request_id = given if SANE_ID.match(given) else secrets.token_hex(16)
    g.problem = None
    metrics.IN_FLIGHT.inc()


def _end(response: Response) -> Response:
    duration = time.perf_counter() - g.started
    response.headers["X-Request-ID"] = g.request_id
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)
    game, operation = operation_of(request.endpoint)
    status = response.status_code
    metrics.IN_FLIGHT.dec()
    metrics.REQUESTS.labels(game, operation, status).inc()
    metrics.DURATION.labels(game, operation).observe(duration)
    if g.problem is not None:
        metrics.REFUSALS.labels(game, operation, g.problem).inc()
    if ACCESS.isEnabledFor(logging.INFO):
        fields: dict[str, Any] = {
            "request_id": g.request_id,
            "game": game,
            "operation": operation,
            "status": status,
            "duration_ms": round(duration * 1000, 3),
        }
        if g.problem is not None:
            fields["problem"] = g.problem
        ACCESS.info("request", extra=fields)
    return response


def operation_of(endpoint: str | None) -> tuple[str, str]:
    """Game and operation of an endpoint, as logs and metrics name them."""
    if endpoint is None:
        return "", "unknown"
    blueprint, _, operation = endpoint.rpartition(".")
    return blueprint if blueprint in games() else "", operation


def _problem_response(error: Exception) -> Response:
    problem = as_problem(error)
    g.problem = problem.code
    response = json_response(
        problem.document(g.request_id), problem.kind.status, mimetype=PROBLEM_JSON
    )
    response.headers.update(problem.headers)
    return response


def as_problem(error: Exception) -> Problem:
    """The problem that an error is answered with; what is nobody's request's fault is logged."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HTTPException):
        return _http_problem(error)
    logging.getLogger("arbitro").error(
        "request failed", exc_info=error, extra={"request_id": g.request_id}
    )
    return Problem("internal_error")


def _http_problem(error: HTTPException) -> Problem:
    """A problem for what Flask itself refuses: unknown paths, methods, oversized bodies."""
    if error.code == 405:
        allowed = ", ".join(sorted(getattr(error, "valid_methods", None) or ()))
        detail = f"{request.method} is not possible here; try {allowed}."
        return Problem("method_not_allowed", detail, headers={"Allow": allowed})
    if error.code == 413:
        return Problem("body_too_large", "The body is larger than this service takes.")
    if error.code in (301, 308, 404):
        return Problem("not_found", f"There is nothing at {request.path}.")
    return Problem("malformed_json", "The request could not be read.")

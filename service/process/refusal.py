"""Whole HTTP answers, for what is refused before there is a request for the application."""

import secrets
from http import HTTPStatus

import orjson

from service.contract.problems import Problem

EXPOSED = ("X-Request-ID", "Retry-After", "Allow", "WWW-Authenticate")
"""Headers of an answer that pages of other origins may read."""


def raw_problem(
    code: str, detail: str, origins: tuple[str, ...], origin: str | None = None
) -> bytes:
    """A problem as bytes, for browsers of these origins too; ``origin`` is the request's."""
    problem, request_id = Problem(code, detail), secrets.token_hex(16)
    body = orjson.dumps(problem.document(request_id))
    status = problem.kind.status
    return (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        "Content-Type: application/problem+json\r\n"
        "Content-Language: en\r\n"
        f"Content-Length: {len(body)}\r\n"
        f"X-Request-ID: {request_id}\r\n"
        "X-Content-Type-Options: nosniff\r\n"
        "Cache-Control: no-store\r\n"
        f"{_cross_origin(origins, origin)}"
        "Connection: close\r\n\r\n"
    ).encode() + body


def _cross_origin(origins: tuple[str, ...], origin: str | None) -> str:
    """The headers for browsers. A head too long to be read names no origin; one alone is told."""
    if origin is None and len(origins) == 1:
        origin = origins[0]
    allowed = "*" if "*" in origins else origin if origin in origins else None
    if allowed is None:
        return ""
    exposed = f"Access-Control-Expose-Headers: {', '.join(EXPOSED)}\r\n"
    vary = "" if allowed == "*" else "Vary: Origin\r\n"
    return f"Access-Control-Allow-Origin: {allowed}\r\n{exposed}{vary}"

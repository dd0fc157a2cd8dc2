"""Answers to browsers of other origins, by Flask-CORS."""

from flask import Flask, Response, request
from flask_cors import CORS

from service.process.refusal import EXPOSED


def allow_origins(app: Flask, origins: tuple[str, ...]) -> None:
    """Let pages of these origins (``*``: any) call the service, errors included.

    Only requests that name an origin are looked at: Flask-CORS takes about a sixth of the time
    of a small request, and without an origin there is no browser that would read its headers.
    """
    CORS(
        app,
        origins="*" if "*" in origins else list(origins),
        send_wildcard="*" in origins,
        allow_headers=["Content-Type", "X-Request-ID", "X-API-Key", "Authorization", "Traceparent"],
        expose_headers=list(EXPOSED),
        max_age=3600,
    )
    add_headers = app.after_request_funcs[None].pop()

    @app.after_request
    def for_origins(response: Response) -> Response:
        if "HTTP_ORIGIN" not in request.environ:
            return response
        answered: Response = add_headers(response)  # type: ignore[assignment]
        return answered

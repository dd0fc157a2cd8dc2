"""What the service says of itself: games, health, readiness, problems, metrics, documentation."""

from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, render_template, request, send_from_directory

from service.contract.catalogue import contracts
from service.contract.problems import FIELD_ERRORS, KINDS, Problem
from service.http.application import service
from service.http.described import game_summary
from service.http.openapi import openapi_bytes
from service.http.requests import check_accept, json_response
from service.process.metrics import CONTENT_TYPE, exposition
from service.process.shared_folder import stopping_mark
from service.process.version import VERSION, is_compiled
from service.search.pool import is_up

SWAGGER_UI = Path(flask_swagger_ui.__file__).parent / "dist"
DOCS_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
RETRY = {"Retry-After": "1"}


def discovery_blueprint() -> Blueprint:
    """The routes that need no game."""
    blueprint = Blueprint("service", __name__, template_folder="templates", static_folder=None)
    listed = {"games": [game_summary(contract.game) for contract in contracts().values()]}
    health = {"status": "ok", "version": VERSION, "compiled": is_compiled()}

    @blueprint.get("/v1/games")
    def games() -> Response:
        check_accept()
        return json_response(listed)

    @blueprint.get("/healthz")
    def healthz() -> Response:
        check_accept()
        return json_response(health)

    @blueprint.get("/readyz")
    def readyz() -> Response:
        check_accept()
        mark = stopping_mark()
        if mark is not None and mark.exists():
            raise Problem("overloaded", "The service is stopping.", headers=RETRY)
        path = service().settings.search_socket
        if path is not None and not is_up(path):
            raise Problem("overloaded", "The search processes are not up yet.", headers=RETRY)
        return json_response(health)

    @blueprint.get("/metrics")
    def metrics() -> Response:
        settings = service().settings
        return Response(
            exposition(settings.search_processes, settings.search_queue), content_type=CONTENT_TYPE
        )

    for code in KINDS:
        blueprint.add_url_rule(
            f"/problems/{code}", "problem", _problem_page, defaults={"code": code}
        )
    _add_documentation(blueprint)
    return blueprint


def _problem_page(code: str) -> Response:
    kind = KINDS[code]
    page = {
        "code": code,
        "title": kind.title,
        "status": kind.status,
        "explanation": kind.meaning,
    }
    if request.accept_mimetypes.best_match(["application/json", "text/html"]) == "text/html":
        codes = FIELD_ERRORS if code == "invalid_request" else {}
        response = Response(render_template("problem.html", **page, codes=codes))
        response.headers["Content-Security-Policy"] = DOCS_POLICY
        return response
    check_accept()
    return json_response(page)


def _add_documentation(blueprint: Blueprint) -> None:
    @blueprint.get("/openapi.json")
    def openapi() -> Response:
        check_accept()
        return Response(openapi_bytes(), mimetype="application/json")

    @blueprint.get("/docs")
    def docs() -> Response:
        response = Response(render_template("docs.html"))
        response.headers["Content-Security-Policy"] = DOCS_POLICY
        return response

    @blueprint.get("/docs/<path:name>")
    def docs_file(name: str) -> Response:
        own = Path(__file__).parent / "static" / "docs"
        folder = own if (own / name).is_file() else SWAGGER_UI
        response = send_from_directory(folder, name)
        response.headers["Cache-Control"] = "public, max-age=3600"
        return response

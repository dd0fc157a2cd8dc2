"""What the service says of itself: games, health, readiness, problems, metrics, documentation."""

import os
from pathlib import Path
from typing import Any

import flask_swagger_ui
from flask import Blueprint, Response, current_app, render_template, request, send_from_directory

from rules.wire import Choice, Flag, Integer, Listed, Nested, Text, WireField, schema
from service.contract.problems import FIELD_ERRORS, KINDS, Problem
from service.contract.schemas import contracts
from service.http.requests import check_accept, json_response
from service.http.routes import game_summary
from service.process.metrics import CONTENT_TYPE, exposition
from service.process.shared_folder import stopping_mark
from service.process.version import VERSION, is_compiled

SWAGGER_UI = Path(flask_swagger_ui.__file__).parent / "dist"
DOCS_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
RETRY = {"Retry-After": "1"}


class Mapped(WireField):
    """An object from any names to values of one kind."""

    def __init__(self, kind: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.kind = kind

    def read(self, value: Any) -> Any:
        return value

    def describe(self, reference: Any) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": {"type": self.kind}}


MOST_TOLD = 1000
"""Entries of each list about a game, more than any game has."""

GameOption = schema(
    "GameOption",
    name=Text(),
    default=Integer(),
    minimum=Integer(),
    maximum=Integer(),
    description=Text(),
)
SUMMARY: dict[str, Any] = {
    "id": Text(),
    "name": Text(),
    "rules_version": Integer(1),
    "seats": Integer(1),
    "teams": Listed(
        Listed(Integer(), 0, MOST_TOLD),
        0,
        MOST_TOLD,
        allow_none=True,
        metadata={"description": "Seats of each team, null in games without teams."},
    ),
    "deck_size": Integer(1),
    "scope": Choice("match", "deal"),
    "opener": Text(metadata={"description": "Name of the seat that a deal starts from."}),
    "options": Listed(Nested(GameOption), 0, MOST_TOLD),
    "links": Mapped("string"),
}
GameSummary = schema("GameSummary", **SUMMARY)
GameList = schema("GameList", games=Listed(Nested(GameSummary), 0, MOST_TOLD))
CatalogueCard = schema(
    "CatalogueCard",
    code=Text(),
    suit=Text(allow_none=True),
    rank=Text(),
    name=Text(),
    values=Mapped("number"),
)
ReasonCode = schema("ReasonCode", code=Text(), rule=Text(), meaning=Text())
FaultCode = schema("FaultCode", code=Text(), meaning=Text())
GameDetail = schema(
    "GameDetail",
    **SUMMARY,
    cards=Listed(Nested(CatalogueCard), 0, MOST_TOLD),
    phases=Listed(Text(), 0, MOST_TOLD),
    move_types=Listed(Text(), 0, MOST_TOLD),
    reason_codes=Listed(Nested(ReasonCode), 0, MOST_TOLD),
    fault_codes=Listed(Nested(FaultCode), 0, MOST_TOLD),
    rules=Text(most=100_000),
)
Health = schema(
    "Health",
    status=Choice("ok"),
    version=Text(),
    compiled=Flag(metadata={"description": "Whether the rules run compiled or interpreted."}),
)
ProblemPage = schema(
    "ProblemPage", code=Text(), title=Text(), status=Integer(), explanation=Text(most=10_000)
)


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
        path = current_app.config["SEARCH_SOCKET"]
        if path is not None and not os.path.exists(path):
            raise Problem("overloaded", "The search processes are not up yet.", headers=RETRY)
        return json_response(health)

    @blueprint.get("/metrics")
    def metrics() -> Response:
        return Response(exposition(*current_app.config["SEARCHES"]), content_type=CONTENT_TYPE)

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
    from service.http.openapi import openapi_bytes

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

"""The service described by itself: games, health, readiness, problems, metrics, documentation."""

from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, g, render_template

from rules.message import say
from service.contract.problems import FIELD_ERRORS, KINDS, Problem
from service.contract.voices import languages, voice
from service.http.application import service
from service.http.described import game_list
from service.http.documents import OWN_AGE, document, file_document, json_document, respond
from service.http.openapi import openapi_bytes
from service.http.requests import JSON, accepted, check_accept, json_response
from service.process.metrics import CONTENT_TYPE, exposition
from service.process.shared_folder import stopping_mark
from service.process.version import VERSION, is_compiled
from service.search.pool import is_up

SWAGGER_UI = Path(flask_swagger_ui.__file__).parent / "dist"
DOCS_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
OWN_DOCS = Path(__file__).parent / "static" / "docs"
HTML = "text/html"
RETRY = {"Retry-After": "1"}


def discovery_blueprint() -> Blueprint:
    """The routes that need no game."""
    blueprint = Blueprint("service", __name__, template_folder="templates", static_folder=None)
    listed = {language: json_document(game_list(language)) for language in languages()}

    @blueprint.get("/v1/games")
    def games() -> Response:
        check_accept()
        return respond(listed[g.language], OWN_AGE, language=g.language)

    for code in KINDS:
        blueprint.add_url_rule(
            f"/problems/{code}", "problem", _problem_page, defaults={"code": code}
        )
    _add_probes(blueprint)
    _add_documentation(blueprint)
    return blueprint


def _add_probes(blueprint: Blueprint) -> None:
    health = {"status": "ok", "version": VERSION, "compiled": is_compiled()}

    @blueprint.get("/healthz")
    def healthz() -> Response:
        check_accept()
        return json_response(health)

    @blueprint.get("/readyz")
    def readyz() -> Response:
        check_accept()
        mark = stopping_mark()
        if mark is not None and mark.exists():
            raise Problem("overloaded", say("The service is stopping."), headers=RETRY)
        path = service().settings.search_socket
        if path is not None and not is_up(path):
            raise Problem("overloaded", say("The search processes are not up yet."), headers=RETRY)
        return json_response(health)

    @blueprint.get("/metrics")
    def metrics() -> Response:
        settings = service().settings
        return Response(
            exposition(settings.search_processes, settings.search_queue), content_type=CONTENT_TYPE
        )


def _problem_page(code: str) -> Response:
    kind, say = KINDS[code], voice(g.language).say
    page = {
        "code": code,
        "title": say(kind.title),
        "status": kind.status,
        "explanation": say(kind.meaning),
    }
    if accepted().best_match([JSON, HTML]) == HTML:
        told = FIELD_ERRORS if code == "invalid_request" else {}
        codes = {name: say(meaning) for name, meaning in told.items()}
        text = render_template("problem.html", **page, codes=codes, language=g.language)
        response = respond(document(text.encode(), HTML), policy=DOCS_POLICY, language=g.language)
    else:
        check_accept()
        response = respond(json_document(page), language=g.language)
    response.vary.add("Accept")
    return response


def _add_documentation(blueprint: Blueprint) -> None:
    @blueprint.get("/openapi.json")
    def openapi() -> Response:
        check_accept()
        return respond(document(openapi_bytes()))

    @blueprint.get("/docs")
    def docs() -> Response:
        return respond(document(render_template("docs.html").encode(), HTML), policy=DOCS_POLICY)

    @blueprint.get("/docs/<path:name>")
    def docs_file(name: str) -> Response:
        try:
            found = file_document(OWN_DOCS, name)
        except Problem:
            found = file_document(SWAGGER_UI, name)
        return respond(found)

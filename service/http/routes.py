"""The routes of the games: one blueprint each, built from its descriptor."""

from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, g

from service.contract.catalogue import GameContracts
from service.contract.voices import languages, voice
from service.http import tracing
from service.http.described import game_document
from service.http.documents import OWN_AGE, json_document, respond
from service.http.requests import check_accept, json_response, read_body, reader
from service.http.searching import advisor
from service.operations.answering import THINKING, answer
from service.operations.vault import Vault
from service.search.suggesting import Advisor, advise_here


def game_blueprint(contract: GameContracts, vault: Vault | None, traced: bool = False) -> Blueprint:
    """``/v1/games/<game>`` and the operations below it."""
    game = contract.game
    blueprint = Blueprint(game.id, __name__, url_prefix=f"/v1/games/{game.id}")
    documents = {
        language: json_document(game_document(game, voice(language, game.id)))
        for language in languages()
    }

    def describe() -> Response:
        check_accept()
        return respond(documents[g.language], OWN_AGE, language=g.language)

    blueprint.add_url_rule("", "describe", describe, methods=["GET"])
    poster = _traced_poster if traced else _poster
    for operation in contract.by_operation:
        blueprint.add_url_rule(
            f"/{operation}", operation, poster(contract, operation, vault), methods=["POST"]
        )
    return blueprint


def _advisor(operation: str) -> Advisor:
    return advisor() if operation in THINKING else advise_here


def _poster(contract: GameContracts, operation: str, vault: Vault | None) -> Callable[[], Response]:
    def post() -> Response:
        check_accept()
        body = read_body()
        advise = _advisor(operation)
        return json_response(answer(contract, operation, body, advise, vault, reader()))

    return post


def _traced_poster(
    contract: GameContracts, operation: str, vault: Vault | None
) -> Callable[[], Response]:
    """As ``_poster``, with a span for each step."""

    def searching(advise: Advisor) -> Advisor:
        def traced(*question: Any) -> Any:
            with tracing.span("search"):
                return advise(*question)

        return traced

    def post() -> Response:
        check_accept()
        with tracing.span("parse"):
            body = read_body()
        with tracing.span("rules"):
            advise = searching(_advisor(operation))
            answered = answer(contract, operation, body, advise, vault, reader())
        with tracing.span("serialise"):
            return json_response(answered)

    return post

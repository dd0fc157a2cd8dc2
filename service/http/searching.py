"""The thinker behind the suggestions of a request."""

from typing import Any

from flask import request

from service.contract.pieces import AnyGame
from service.http.application import service
from service.search.pool import ask
from service.search.suggesting import Advisor, Budget, advise_here, sharing


def advisor() -> Advisor:
    """The advisor of this request, all of whose searches together have one limit of time."""
    return sharing(service().settings.search_seconds, _searcher())


def _searcher() -> Advisor:
    """The pool of search processes where there is one, else this thread."""
    path = service().settings.search_socket
    if path is None:
        return advise_here
    client = request.environ.get("gunicorn.socket")

    def advise(game: AnyGame, view: Any, budget: Budget, level: str, seed: str) -> Any:
        question = {
            "game": game.id,
            "view": game.write_view(view),
            "time_ms": budget.time_ms,
            "simulations": budget.simulations,
            "steady": budget.steady,
            "level": level,
            "seed": seed,
        }
        return ask(path, question, client)

    return advise

"""Requests for every operation of a game, from an opening or a random position."""

import json

from service.http.openapi import example_requests
from tests.playing import documents


def post(client, game, operation, body, **kwargs):
    path = f"/v1/games/{game.id}/{operation}"
    return client.post(path, data=json.dumps(body), content_type="application/json", **kwargs)


def opening(game):
    state = game.shuffle_and_deal("opening", None, game.default_options())
    return game.write_state(state)


def finished(game):
    """A state in which the deal is over."""
    return [state for state, move in documents(game, 1) if move is None][-1]


def examples(contract):
    return example_requests(contract)

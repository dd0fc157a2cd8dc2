"""Games that are played sealed, as the tests of them need it."""

import random

from service.contract.tokens import STATE, Seals
from service.http.app import create_app
from service.process.settings import Settings
from tests.requests_of import post

KEY, OTHER_KEY = bytes(range(32)), bytes(range(1, 33))
FEW = {"budget": {"simulations": 2}}


def client_with(*keys, **others):
    return create_app(Settings(log_level="ERROR", seal_keys=keys, **others)).test_client()


def ask(client, game, operation, body):
    """The response of an operation on sealed games."""
    return post(client, game, f"sealed/{operation}", body)


def answered(client, game, operation, body):
    return _taken(ask(client, game, operation, body))


def plainly(client, game, operation, body):
    """As ``answered``, for an operation on plain states."""
    return _taken(post(client, game, operation, body))


def _taken(response):
    assert response.status_code == 200, response.json
    return response.json


def dealt(client, game, **asked):
    return answered(client, game, "deal", asked)


def held(token, ticket):
    return {"sealed_state": token, "ticket": ticket}


def inside(token, key=KEY):
    """What a sealed state holds; only the key's owner can know."""
    return Seals([key]).read(STATE, token)


def played(client, game, deal, seed=1):
    """Plays a sealed game by its tickets; yields (token before, move, seat, answer)."""
    rng = random.Random(f"{game.id} {seed}")
    token = deal["sealed_state"]
    while (seat := inside(token)["state"]["to_act"]) is not None:
        hand = held(token, deal["tickets"][seat])
        move = rng.choice(answered(client, game, "legal-moves", hand)["moves"])
        answer = answered(client, game, "apply", {**hand, "move": move})
        yield token, move, seat, answer
        token = answer["sealed_state"]


def ticket_of(game, payload, seat):
    """A genuine ticket; only the key's owner can make one."""
    names = ("game", "game_id", "dealing")
    return Seals([KEY]).sign({**{name: payload[name] for name in names}, "seat": seat})


def with_tickets(game, deal):
    """A deal with the tickets that the seats of the AI do not get."""
    payload = inside(deal["sealed_state"])
    return {**deal, "tickets": [ticket_of(game, payload, seat) for seat in range(game.seats)]}


def assert_refused(response):
    """The one refusal: the same to the letter for everything."""
    assert response.status_code == 403
    document = {key: value for key, value in response.json.items() if key != "request_id"}
    assert document == {
        "type": "/problems/seal_refused",
        "title": "The sealed state or ticket is not taken",
        "status": 403,
        "detail": document["detail"],
        "code": "seal_refused",
        "errors": [{"pointer": "", "code": "seal_refused", "detail": document["detail"]}],
    }
    assert document["detail"].startswith("The token or ticket was altered, has expired, belongs")

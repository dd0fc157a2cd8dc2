"""Bodies that might cost too much: good ones with places blown up as far as a body may reach."""

import json
import time
from functools import cache
from pathlib import Path

from service.operations.answering import THINKING
from tests.playing import documents, sampled
from tests.requests_of import examples
from tests.sealing import KEY, answered, client_with, dealt, held, inside, played
from tests.test_bad_input import pointers, replaced, value_at

LARGEST = 256 * 1024
"""Bytes of the largest body that the service takes unless told otherwise."""

FULL = 100
"""The size that fills a body."""


def written(body):
    return json.dumps(body, separators=(",", ":")).encode()


@cache
def bodies(contract):
    """Good bodies of every operation that needs no search, and of a batch: (path, body) pairs."""
    game = contract.game
    base = f"/v1/games/{game.id}"
    made = [
        (f"{base}/{operation}", body)
        for operation, body in examples(contract).items()
        if operation not in THINKING
    ]
    played = list(documents(game, 1))
    deal, moves = {"seed": "0/0"}, [move for _, move in played if move is not None]
    made.append((f"{base}/replay", {"deal": deal, "moves": moves}))
    made.append((f"{base}/apply", {"state": played[0][0], "moves": moves}))
    for state, move in sampled(played, 12):
        table = game.read_state(state)
        view = game.write_view(game.view(table, table.to_act))
        made.append((f"{base}/legal-moves", {"state": state}))
        made.append((f"{base}/legal-moves", {"view": view}))
        made.append((f"{base}/score", {"state": state}))
        made.append((f"{base}/view", {"state": state, "seat": 0}))
        if move is not None:
            made.append((f"{base}/validate", {"view": view, "move": move}))
    last = played[-1][0]
    made.append((f"{base}/deal", {"previous": last}))
    made += [(f"{base}/{operation}", body) for operation, body in costly(game)]
    made += [(f"{base}/sealed/{operation}", body) for operation, body in sealed(game)]
    made += [("/v1/batch", filled(path, body)) for path, body in made]
    return [(path, json.loads(written(body))) for path, body in made]


def sealed(game):
    """Good requests about a sealed game at its start and at its end, as (operation, body) pairs."""
    client = client_with(KEY)
    deal = dealt(client, game)
    (*_, (_, _, _, ended)) = played(client, game, deal)
    nobody = [None] * game.seats
    yield "deal", {"seed": "a", "ai_seats": [0], "options": game.default_options()}
    yield "commit", {"client_commitments": nobody}
    bound = answered(client, game, "commit", {"client_commitments": nobody})
    yield "deal", {"sealed_seed": bound["sealed_seed"], "client_seeds": nobody}
    hands = [held(deal["sealed_state"], ticket) for ticket in deal["tickets"]]
    acting = hands[inside(deal["sealed_state"])["state"]["to_act"]]
    (move, *_) = answered(client, game, "legal-moves", acting)["moves"]
    yield "legal-moves", acting
    yield "validate", {**acting, "move": move}
    yield "apply", {**acting, "move": move, "narrate": True}
    yield "score", acting
    last = {"sealed_state": ended["sealed_state"], "ticket": deal["tickets"][0]}
    yield "view", {**last, "since_ply": 0, "narrate": True}
    if game.scope == "match":
        yield "deal", {"sealed_previous": ended["sealed_state"], "ticket": deal["tickets"][0]}


def costly(game):
    """Good requests that the rules of a game make dear, as (operation, body) pairs."""
    listed = Path(__file__).parent / game.id / "costly.json"
    return json.loads(listed.read_text()).items() if listed.is_file() else ()


def filled(path, body):
    """A batch of one request again and again."""
    item = {"id": 1, "path": path, "body": body}
    return [item] * min(100, (LARGEST - 2) // (len(written(item)) + 1))


def blown_up(value, kind, size):
    """A value in the place of another: ``size`` of ``FULL`` of what a body has room for."""
    room = LARGEST * size // FULL
    atoms = (value, {}, [], 1, "7D", None, {"seat": 0}, {"type": "play"}, 1.5)
    if kind < len(atoms):
        again = value if isinstance(value, list) and kind == 0 and value else [atoms[kind]]
        return again * max(1, room // (len(written(again)) - 1))
    other = kind - len(atoms)
    if other == 0:
        return "\x7f" * room
    if other == 1:
        return '\\":' * (room // 5)
    if other == 2:
        return {f"{number}/~": ":" for number in range(room // 14)}
    if other == 3:
        return 2**31 - 1
    if other == 4:
        return json.loads("[" * 20 + "]" * 20)
    return 10 ** (size % 20)


KINDS = 15


def hostile(contract, base, changes):
    """(path, bytes) of a body, changed at places: each change is three numbers."""
    path, body = bodies(contract)[base % len(bodies(contract))]
    for place, kind, size in changes:
        places = list(pointers(body))
        pointer = places[place % len(places)]
        changed = replaced(body, pointer, blown_up(value_at(body, pointer), kind % KINDS, size))
        if len(written(changed)) <= LARGEST:
            body = changed
    return path, written(body)


def cost(client, path, data, tries=3):
    """The answer to a body, and the fewest CPU seconds that it took in a few tries."""
    assert len(data) <= LARGEST
    seconds = []
    for _ in range(tries):
        started = time.process_time()
        response = client.post(path, data=data, content_type="application/json")
        seconds.append(time.process_time() - started)
    return response, min(seconds)

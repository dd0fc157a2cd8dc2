"""Any body at all gets a precise answer: never a 500, never a partial effect."""

import json
import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.example import PATH
from tests.playing import documents, sampled
from tests.requests_of import examples, post

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
ODD = [None, True, 0, -1, 1.5, 10**20, "", "ZZ", "7D", [], {}, [[]], [None], {"type": "play"}]


def pointers(value, pointer=()):
    """Every place in a document."""
    yield pointer
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from pointers(inner, (*pointer, key))
    elif isinstance(value, list):
        for position, inner in enumerate(value):
            yield from pointers(inner, (*pointer, position))


def some_pointers(document, rng, most=60):
    """Places of a document, a sample where there are many."""
    found = list(pointers(document))
    return found if len(found) <= most else rng.sample(found, most)


def replaced(document, pointer, value):
    if not pointer:
        return value
    document = json.loads(json.dumps(document))
    target = document
    for key in pointer[:-1]:
        target = target[key]
    target[pointer[-1]] = value
    return document


def without(document, pointer):
    document = json.loads(json.dumps(document))
    target = document
    for key in pointer[:-1]:
        target = target[key]
    del target[pointer[-1]]
    return document


def check_answer(response):
    """A problem that points into the body, or an answer."""
    assert response.status_code in (200, 400, 422), response.data
    if response.status_code == 200:
        return
    document = response.json
    assert document["status"] == response.status_code
    if document["code"] != "malformed_json":
        assert document["errors"]
        assert all(error["code"] and error["detail"] for error in document["errors"])


def test_an_odd_value_at_every_place_of_every_request(client, contract):
    rng = random.Random(8)
    for operation, body in examples(contract).items():
        for pointer in some_pointers(json.loads(json.dumps(body)), rng):
            for value in rng.sample(ODD, 2):
                broken = replaced(body, pointer, value)
                check_answer(post(client, contract.game, operation, broken))


def test_a_field_too_few_or_too_many_at_every_place(client, contract):
    rng = random.Random(13)
    for operation, body in examples(contract).items():
        body = json.loads(json.dumps(body))
        for pointer in some_pointers(body, rng):
            if pointer:
                check_answer(post(client, contract.game, operation, without(body, pointer)))
            if isinstance(value_at(body, pointer), dict):
                broken = replaced(body, (*pointer, "no such field"), 1)
                response = post(client, contract.game, operation, broken)
                assert response.status_code == 400
                place = "".join(f"/{key}" for key in (*pointer, "no such field"))
                assert place in {error["pointer"] for error in response.json["errors"]}


def value_at(document, pointer):
    for key in pointer:
        document = document[key]
    return document


def test_corrupted_states_at_every_place(client, game):
    rng = random.Random(9)
    for document, _ in sampled(documents(game, 2), 12):
        for pointer in some_pointers(document, rng):
            broken = replaced(document, pointer, rng.choice(ODD))
            for operation in ("legal-moves", "score"):
                check_answer(post(client, game, operation, {"state": broken}))


def test_corrupted_views_at_every_place(client, game):
    rng = random.Random(10)
    for document, _ in sampled(documents(game, 2), 8):
        state = game.read_state(document)
        for seat in (None, state.to_act):
            view = json.loads(json.dumps(game.write_view(game.view(state, seat))))
            for pointer in some_pointers(view, rng):
                broken = replaced(view, pointer, rng.choice(ODD))
                check_answer(post(client, game, "legal-moves", {"view": broken}))


@settings(max_examples=150, suppress_health_check=list(HealthCheck), deadline=None)
@given(body=ANYTHING, operation=st.sampled_from(["deal", "validate", "apply", "replay", "advance"]))
def test_anything_at_all(client, contract, body, operation):
    check_answer(post(client, contract.game, operation, body))


@settings(max_examples=200, suppress_health_check=list(HealthCheck), deadline=None)
@given(body=st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_bytes_at_all(client, body):
    path = f"{PATH}/deal"
    check_answer(client.post(path, data=body, content_type="application/json"))

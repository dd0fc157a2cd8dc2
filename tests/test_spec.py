"""The OpenAPI document: valid, fresh, true of the answers, and found true by schemathesis."""

import json
import random
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from rules.wire import CardCode, Union
from service.http.openapi import openapi_bytes, openapi_document, own_openapi_bytes
from tests.playing import documents, positions, sampled
from tests.requests_of import post
from tests.test_bad_input import ODD, replaced, some_pointers

COMMITTED = Path(__file__).parent.parent / "openapi" / "openapi.json"


@pytest.fixture(scope="module")
def document():
    return json.loads(openapi_bytes())


@pytest.fixture(scope="module")
def validator_of(document):
    registry = Registry().with_resource(
        "urn:spec", Resource.from_contents(document, default_specification=DRAFT202012)
    )

    def validator(name):
        schema = {"$ref": f"urn:spec#/components/schemas/{name}"}
        return Draft202012Validator(schema, registry=registry)

    return validator


def test_the_document_is_valid_openapi(document):
    assert document["openapi"] == "3.1.0"
    validate(document)


def test_the_committed_document_is_fresh():
    assert COMMITTED.read_bytes() == own_openapi_bytes(), "run `make openapi` and commit the result"


def test_generation_is_deterministic():
    assert openapi_document() == openapi_document()


def test_a_key_may_be_sent_to_every_call_and_is_demanded_by_none(document):
    schemes = document["components"]["securitySchemes"]
    assert schemes["apiKey"]["name"] == "X-API-Key"
    assert schemes["bearer"]["scheme"] == "bearer"
    for path, operations in document["paths"].items():
        for operation in operations.values():
            guarded = path.startswith("/v1/")
            assert ("security" in operation) == guarded, path
            assert {"401", "429"} <= set(operation["responses"]) or not guarded, path
            for needed in operation.get("security", []):
                assert set(needed) <= set(schemes)
            assert {} in operation.get("security", [{}])


def test_refusals_name_the_headers_that_they_carry(document):
    responses = document["components"]["responses"]
    assert "WWW-Authenticate" in responses["Refused401"]["headers"]
    assert "Retry-After" in responses["Refused429"]["headers"]
    assert "Retry-After" in responses["Refused503"]["headers"]


def test_every_object_is_closed(document):
    for name, schema in document["components"]["schemas"].items():
        if schema.get("type") == "object":
            assert schema["additionalProperties"] is False, name


def test_every_game_has_types_of_its_own(document, contract):
    schemas = document["components"]["schemas"]
    for name in ("State", "View", "Move", "Event", "Score", "Card", "Reason"):
        assert f"{contract.prefix}{name}" in schemas
    move = schemas[f"{contract.prefix}Move"]
    assert set(move["discriminator"]["mapping"]) == set(contract.game.move_types)
    for branch in move["oneOf"]:
        literal = schemas[branch["$ref"].split("/")[-1]]["properties"]["type"]
        assert len(literal["enum"]) == 1
    assert schemas[f"{contract.prefix}Card"]["enum"] == list(contract.game.deck.codes)
    assert schemas[f"{contract.prefix}Reason"]["properties"]["code"]["enum"] == list(
        contract.game.reasons
    )


def test_examples_are_what_the_service_answers(client, document):
    for path, operations in document["paths"].items():
        operation = operations.get("post")
        if operation is None:
            continue
        (body,) = operation["requestBody"]["content"].values()
        if "example" not in body:
            assert "/sealed/" in path, "tokens differ from run to run"
            continue
        (answer,) = operation["responses"]["200"]["content"].values()
        response = client.post(path, json=body["example"])
        assert response.status_code == 200
        if "example" in answer and "elapsed_ms" not in answer["example"]:
            assert response.json == answer["example"]


def test_states_views_moves_events_and_scores_fit_their_schemas(validator_of, contract):
    game, prefix = contract.game, contract.prefix
    for state, move in sampled(positions(game, 2, seed="schemas"), 30):
        check(validator_of(f"{prefix}State"), game.write_state(state))
        check(validator_of(f"{prefix}Score"), game.score(state).document())
        for seat in (None, *range(game.seats)):
            check(validator_of(f"{prefix}View"), game.write_view(game.view(state, seat)))
        for listed in game.moves_of(state)[:20]:
            check(validator_of(f"{prefix}Move"), game.write_move(listed))
        if move is not None:
            for event in game.apply(state, move)[1]:
                check(validator_of(f"{prefix}Event"), event)
                check(validator_of(f"{prefix}Event"), game.event_for(event, None))


def check(validator, value):
    validator.validate(json.loads(json.dumps(value)))


def test_server_and_published_schema_refuse_the_same(client, validator_of, contract):
    """Where the published schema says no, the service answers 400, and where yes, never 400.

    Conditions between fields are published in words, and so aside here.
    """
    rng = random.Random(11)
    validator = validator_of(f"{contract.prefix}LegalMovesRequest")
    for state, _ in sampled(documents(contract.game, 1), 4):
        body = json.loads(json.dumps({"state": state}))
        for pointer in some_pointers(body, rng):
            for odd in rng.sample(ODD, 3):
                broken = replaced(body, pointer, odd)
                answered = post(client, contract.game, "legal-moves", broken)
                codes = {error["code"] for error in answered.json.get("errors", [])}
                refused = answered.status_code == 400 and codes != {"conflicting_fields"}
                assert refused == (not validator.is_valid(broken)), (pointer, odd)


def test_unions_and_enumerations_are_published_once(document):
    assert len(Union.__subclasses__()) >= 3 * len(CardCode.__subclasses__())

"""The OpenAPI document, generated from the schemas that load requests.

``python -m service.http.openapi`` writes it to ``openapi/openapi.json``; the examples in it are
produced by running the operations themselves.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from marshmallow import Schema

from rules import own_games
from rules.wire import CardCode, Described, Union, WireField, WireSchema
from service.contract.catalogue import GameContracts, contracts
from service.contract.problems import KINDS, ProblemSchema
from service.contract.voices import DEFAULT, languages
from service.http.batch import BatchAnswer, BatchRequest
from service.http.described import (
    GameDetail,
    GameList,
    Health,
    ProblemPage,
    game_document,
    game_summary,
)
from service.http.guard import GUARDED
from service.http.languages import PARAMETER
from service.operations.answering import answer
from service.process.version import VERSION

DESCRIPTION = (
    "arbitro adjudicates the rules of card games. It keeps nothing: post the state that one call "
    "returned to the next. Every refusal says what is wrong, where, and which rule says so."
)
EXAMPLE_SEED = "arbitro"
BATCH = (
    "Every item is answered for itself, with a status of its own. Where callers have a rate, each "
    "item counts as a call; those above the rate are answered with 429, and `Retry-After` of the "
    "whole answer says how long to wait."
)
KEY = "One of the service's keys; needed only where the service has keys."
SECURITY_SCHEMES: Mapping[str, Described] = {
    "apiKey": {"type": "apiKey", "in": "header", "name": "X-API-Key", "description": KEY},
    "bearer": {"type": "http", "scheme": "bearer", "description": KEY},
}
SECURITY: list[Described] = [{}, {"apiKey": []}, {"bearer": []}]
"""A key in either header, or none: a service without keys asks for none."""

LANGUAGE: Described = {
    "description": "Language of the texts, before `Accept-Language`. Codes never change.",
    "schema": {"type": "string", "enum": list(languages())},
}
WAIT: Described = {
    "Retry-After": {
        "description": "Seconds to wait before the next try.",
        "schema": {"type": "integer", "minimum": 1},
    }
}
CHALLENGE: Described = {
    "WWW-Authenticate": {"description": "How to send a key.", "schema": {"type": "string"}}
}
HEADERS: Mapping[str, Described] = {"401": CHALLENGE, "429": WAIT, "503": WAIT}
REFUSALS = {
    "400": "The body is not strict JSON, or not what the schema says.",
    "401": "This service asks for a key (`X-API-Key` or `Authorization: Bearer`).",
    "403": "A sealed state or ticket is not taken.",
    "406": "The `Accept` header leaves out JSON.",
    "409": "The service remembers that another move was made from here.",
    "413": "The body is too large.",
    "415": "The body is not sent as `application/json`.",
    "422": "Well-formed, but against the rules.",
    "429": "The caller's rate is used up; `Retry-After` says how long.",
    "503": "No capacity is left, or the service is stopping; `Retry-After` says how long.",
}


def openapi_document(games: Iterable[GameContracts] | None = None) -> dict[str, Any]:
    """The document of these games (None: of all) as JSON-ready data."""
    return _Builder(contracts().values() if games is None else games).build()


@cache
def openapi_bytes() -> bytes:
    """The document as the service answers it; built on first use."""
    return written(openapi_document())


def own_openapi_bytes() -> bytes:
    """The document as it is published: without games that other packages bring."""
    return written(openapi_document([contracts()[game_id] for game_id in own_games()]))


def written(document: Mapping[str, Any]) -> bytes:
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()


class _Builder:
    """Collects the components and paths of one document."""

    def __init__(self, games: Iterable[GameContracts]) -> None:
        self.games = list(games)
        self.plugin = MarshmallowPlugin(schema_name_resolver=_schema_name)
        self.spec = APISpec(
            title="arbitro",
            version=VERSION,
            openapi_version="3.1.0",
            plugins=[self.plugin],
            info={"description": DESCRIPTION, "license": {"name": "MIT", "identifier": "MIT"}},
            servers=[{"url": "/", "description": "This service."}],
        )
        converter = self.plugin.converter
        assert converter is not None
        converter.add_attribute_function(  # type: ignore[no-untyped-call]
            self._wire_field_properties()
        )
        self.special: dict[type[Schema], str] = {}

    def build(self) -> dict[str, Any]:
        self.reference(ProblemSchema)
        for name, scheme in SECURITY_SCHEMES.items():
            self.spec.components.security_scheme(name, scheme)
        self.spec.components.parameter(PARAMETER, "query", LANGUAGE)
        for status, description in REFUSALS.items():
            self.spec.components.response(
                f"Refused{status}", _problem_response(status, description)
            )
        self._discovery()
        for contract in self.games:
            self._game(contract)
        self._batch()
        document: dict[str, Any] = self.spec.to_dict()
        document["components"]["schemas"] = dict(sorted(document["components"]["schemas"].items()))
        return document

    # -- schemas --

    def reference(self, schema: type[Schema]) -> Described:
        """A ``$ref`` to a schema, registered by its class name on first use."""
        if issubclass(schema, Union | CardCode):
            if schema not in self.special:
                self.special[schema] = schema.__name__
                self.spec.components.schema(schema.__name__, component=self._special(schema))
            return {"$ref": f"#/components/schemas/{schema.__name__}"}
        name = _schema_name(schema)
        if name not in self.spec.components.schemas:
            conditions = schema.conditions if issubclass(schema, WireSchema) else {}
            self.spec.components.schema(name, component=dict(conditions), schema=schema)
        return {"$ref": f"#/components/schemas/{name}"}

    def _wire_field_properties(self) -> Any:
        def properties(converter: Any, field: Any, ret: Described) -> Described:
            """Publish our fields by their own description; apispec's default knows none of them."""
            if not isinstance(field, WireField):
                return {}
            ret.clear()
            return field.published(self.reference)

        return properties

    def _special(self, schema: type[Union] | type[CardCode]) -> Described:
        if issubclass(schema, CardCode):
            return {"type": "string", "enum": list(schema.codes)}
        mapping = {kind: self.reference(branch) for kind, branch in schema.branches.items()}
        return {
            "oneOf": list(mapping.values()),
            "discriminator": {
                "propertyName": schema.tag,
                "mapping": {kind: branch["$ref"] for kind, branch in mapping.items()},
            },
        }

    # -- paths --

    def _get(self, path: str, operation_id: str, summary: str, tag: str, **answer: Any) -> None:
        guarded = path.startswith(GUARDED)
        statuses = ["400", "401", "406", "429"] if guarded else ["400", "406"]
        if path == "/readyz":
            statuses.append("503")
        operation: Described = {
            "operationId": operation_id,
            "summary": summary,
            "tags": [tag],
            "parameters": [PARAMETER],
            "responses": {"200": _ok(**answer), **{each: _refusal(each) for each in statuses}},
        }
        if guarded:
            operation["security"] = SECURITY
        self.spec.path(path, operations={"get": operation})

    def _discovery(self) -> None:
        games = [contract.game for contract in self.games]
        self._get(
            "/v1/games",
            "listGames",
            "List the games",
            "discovery",
            schema=self.reference(GameList),
            example={"games": [game_summary(game) for game in games], "languages": [DEFAULT]},
        )
        for path, name, summary in (
            ("/healthz", "health", "Whether the process lives"),
            ("/readyz", "readiness", "Whether requests should be sent here"),
        ):
            self._get(path, name, summary, "operations", schema=self.reference(Health))
        for code in KINDS:
            self._get(
                f"/problems/{code}",
                f"explain_{code}",
                f"Explain the problem `{code}`",
                "problems",
                schema=self.reference(ProblemPage),
            )

    def _game(self, contract: GameContracts) -> None:
        game = contract.game
        self.spec.tag({"name": game.id, "description": game.name})
        self._get(
            f"/v1/games/{game.id}",
            f"describe{contract.prefix}",
            f"{game.name}: cards, phases, moves, codes and rules",
            game.id,
            schema=self.reference(GameDetail),
            example=game_document(game),
        )
        examples = example_requests(contract)
        for operation, described in contract.by_operation.items():
            body = {"schema": self.reference(described.request)}
            answered = {"schema": self.reference(described.answer)}
            if operation in examples:
                body["example"] = examples[operation]
                answered["example"] = _executed(contract, operation, examples[operation])
            name = operation.replace("-", "_").replace("/", "_")
            self.spec.path(
                f"/v1/games/{game.id}/{operation}",
                operations={
                    "post": {
                        "operationId": f"{game.id}_{name}",
                        "summary": described.summary,
                        "tags": [game.id],
                        "parameters": [PARAMETER],
                        "security": SECURITY,
                        "requestBody": {"required": True, "content": {"application/json": body}},
                        "responses": {
                            "200": _ok(**answered),
                            **{status: _refusal(status) for status in REFUSALS},
                        },
                    }
                },
            )

    def _batch(self) -> None:
        body = {
            "schema": BatchRequest.published(self.reference),
            "example": [
                {
                    "id": "first",
                    "path": f"/v1/games/{contract.game.id}/deal",
                    "body": {"seed": EXAMPLE_SEED},
                }
                for contract in self.games
            ],
        }
        self.spec.path(
            "/v1/batch",
            operations={
                "post": {
                    "operationId": "batch",
                    "summary": "Answer up to 100 requests in one",
                    "tags": ["batch"],
                    "parameters": [PARAMETER],
                    "description": BATCH,
                    "security": SECURITY,
                    "requestBody": {"required": True, "content": {"application/json": body}},
                    "responses": {
                        "200": _ok(schema=BatchAnswer.published(self.reference)),
                        **{status: _refusal(status) for status in REFUSALS if status != "422"},
                    },
                }
            },
        )


def _schema_name(schema: Any) -> str:
    name: str = (schema if isinstance(schema, type) else type(schema)).__name__
    return name.removesuffix("Schema")


def _ok(schema: Described, example: Any = None) -> Described:
    content: Described = {"schema": schema}
    if example is not None:
        content["example"] = example
    return {"description": "The answer.", "content": {"application/json": content}}


def _refusal(status: str) -> Described:
    return {"$ref": f"#/components/responses/Refused{status}"}


def _problem_response(status: str, description: str) -> Described:
    reference = {"$ref": "#/components/schemas/Problem"}
    response: Described = {
        "description": description,
        "content": {"application/problem+json": {"schema": reference}},
    }
    if status in HEADERS:
        response["headers"] = HEADERS[status]
    return response


# -- examples --------------------------------------------------------------------------------------


def example_requests(contract: GameContracts) -> dict[str, Any]:
    """A request for every operation that the rules allow, from one fixed deal."""
    game = contract.game
    state = game.shuffle_and_deal(EXAMPLE_SEED, None, game.default_options())
    first = [game.write_move(move) for move in game.moves_of(state)[:1]]
    document = game.write_state(state)
    thinking = {"budget": {"simulations": 10}, "level": "beginner", "seed": EXAMPLE_SEED}
    return {
        "deal": {"seed": EXAMPLE_SEED},
        "legal-moves": {"state": document},
        "validate": {"state": document, "move": first[0]},
        "apply": {"state": document, "moves": first},
        "score": {"state": document},
        "view": {"state": document, "seat": 0},
        "suggest": {"view": game.write_view(game.view(state, state.to_act)), **thinking},
        "advance": {"state": document, "seats": [state.to_act], **thinking},
        "replay": {"deal": {"seed": EXAMPLE_SEED}, "moves": first},
    }


def _executed(contract: GameContracts, operation: str, request: Any) -> Any:
    answered = answer(contract, operation, request)
    if "elapsed_ms" in answered:
        answered["elapsed_ms"] = 1.5  # the one figure that no two runs share
    return answered


def main() -> None:
    """Write the document to the path given, by default ``openapi/openapi.json``."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "openapi/openapi.json")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(own_openapi_bytes())


if __name__ == "__main__":
    main()

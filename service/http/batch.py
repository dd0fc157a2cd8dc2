"""Many operations in one request, each answered for itself."""

import time
from collections.abc import Callable
from typing import Any

import orjson
from flask import Blueprint, Response, g
from marshmallow import ValidationError
from werkzeug.exceptions import HTTPException

from rules import own_games
from rules.message import say
from rules.wire import Integer, Listed, Nested, Text, WireField, schema, wrong
from service.contract.catalogue import GameContracts, contracts
from service.contract.problems import Problem, invalid_request
from service.contract.voices import voice, written
from service.http.application import service
from service.http.guard import rate_limited, take_more
from service.http.requests import (
    as_problem,
    check_accept,
    count_refusal,
    json_response,
    read_body,
    reader,
)
from service.http.searching import advisor
from service.operations.answering import THINKING, answer
from service.operations.vault import Vault
from service.process.turns import pause
from service.search.suggesting import Advisor

MOST_BATCHED = 100
BATCH_BYTES = 4_000_000
"""Bytes that the answers of a batch may have together, problems for what does not fit aside."""

BATCH_SECONDS = 0.15
"""CPU seconds after which no further item of a batch is answered; searches are not counted."""

BATCH = "batch"


class BatchId(WireField):
    """The caller's name for an item: a string or an integer, returned as it came."""

    _text, _integer = Text(0, 128), Integer(-(2**31), 2**31 - 1)

    def read(self, value: Any) -> Any:
        if type(value) is str:
            return self._text.read(value)
        if type(value) in (int, float):
            return self._integer.read(value)
        raise wrong("wrong_type", say("This must be a string or an integer."))

    def describe(self, reference: Any) -> dict[str, Any]:
        return {"oneOf": [self._text.describe(reference), self._integer.describe(reference)]}


class AnyJson(WireField):
    """A body for another path; that path's schema has the say."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(allow_none=True, **kwargs)

    def read(self, value: Any) -> Any:
        return value

    def published(self, reference: Any) -> dict[str, Any]:
        return {"description": "What `path` takes or answers."}


BatchItem = schema(
    "BatchItem",
    id=BatchId(),
    path=Text(1, 200, metadata={"examples": [f"/v1/games/{next(iter(own_games()))}/legal-moves"]}),
    body=AnyJson(),
)
BatchRequest = Listed(Nested(BatchItem), 0, MOST_BATCHED)
BatchItemAnswer = schema("BatchItemAnswer", id=BatchId(), status=Integer(200, 599), body=AnyJson())
BatchAnswer = Listed(Nested(BatchItemAnswer), 0, MOST_BATCHED)


class BatchBudget:
    """The bytes and CPU seconds that are left to the items of one batch together."""

    def __init__(self) -> None:
        self.bytes = BATCH_BYTES
        self.seconds = BATCH_SECONDS

    @property
    def used_up(self) -> bool:
        return self.seconds <= 0 or self.bytes < 0

    def take(self, written: bytes, seconds: float) -> bool:
        """Count an answer; False if it does not fit, which ends the batch."""
        self.bytes -= len(written)
        self.seconds -= seconds
        return self.bytes >= 0


class Meter:
    """CPU seconds of this request in the loop; what others do while it waits is not its own."""

    def __init__(self, reader: Callable[[Any, Any], Any]) -> None:
        self.reader = reader
        self.spent = -time.thread_time()

    def read(self, schema: Any, value: Any) -> Any:
        self.spent += time.thread_time()
        try:
            return self.reader(schema, value)
        finally:
            self.spent -= time.thread_time()

    def seconds(self) -> float:
        return self.spent + time.thread_time()


class Batch:
    """Many operations in one request, each answered for itself."""

    def __init__(self, vault: Vault | None) -> None:
        self.vault = vault
        self.by_endpoint = {
            f"{game_id}.{operation}": (contract, operation)
            for game_id, contract in contracts().items()
            for operation in contract.by_operation
        }
        self.by_path = {
            f"/v1/games/{contract.game.id}/{operation}": (contract, operation)
            for contract, operation in self.by_endpoint.values()
        }

    def __call__(self) -> Response:
        check_accept()
        try:
            items = reader()(BatchRequest, read_body())
        except ValidationError as error:
            raise invalid_request(error) from None
        # The request itself has been counted, for the first item.
        allowed, wait = take_more(len(items) - 1)
        advise, budget = advisor(), BatchBudget()
        answers = [self._written(item, advise, budget) for item in items[: allowed + 1]]
        refused = [self._problem(item, rate_limited(wait)) for item in items[allowed + 1 :]]
        response = json_response([orjson.Fragment(written) for written in answers + refused])
        if refused:
            response.headers["Retry-After"] = str(wait)
        return response

    def _written(self, item: dict[str, Any], advise: Advisor, budget: BatchBudget) -> bytes:
        """The answer to an item as JSON, or a problem where it no longer fits the budget."""
        pause()
        if budget.used_up:
            return self._problem(item, Problem("batch_too_large"))
        meter = Meter(reader())
        routed = self._routed(item["path"])
        written = self._answered(item, routed, advise, meter)
        searched = routed is not None and routed[1] in THINKING
        if budget.take(written, 0 if searched else meter.seconds()):
            return written
        return self._problem(item, Problem("batch_too_large"))

    def _routed(self, path: str) -> tuple[GameContracts, str] | None:
        """The operation that a path leads to, by the rule for requests of their own."""
        if path in self.by_path or not path.startswith("/"):
            return self.by_path.get(path)
        try:
            endpoint, _ = service().url_map.bind("").match(path, method="POST")
        except HTTPException:
            return None
        return self.by_endpoint.get(str(endpoint))

    def _answered(
        self,
        item: dict[str, Any],
        routed: tuple[GameContracts, str] | None,
        advise: Advisor,
        meter: Meter,
    ) -> bytes:
        try:
            if routed is None:
                raise Problem(
                    "not_found",
                    say("No operation of a game has the path {path}.", path=item["path"]),
                )
            body = answer(*routed, item["body"], advise, self.vault, meter.read)
        except Exception as error:
            return self._problem(item, as_problem(error))
        answered = {"id": item["id"], "status": 200, "body": body}
        return written(answered, lambda: voice(g.language, routed[0].game.id))

    def _problem(self, item: dict[str, Any], problem: Problem) -> bytes:
        routed = self._routed(item["path"])
        game_id = routed[0].game.id if routed else ""
        count_refusal(game_id, BATCH, problem)
        body = problem.document(g.request_id, voice(g.language, game_id))
        return orjson.dumps({"id": item["id"], "status": problem.kind.status, "body": body})


def batch_blueprint(vault: Vault | None) -> Blueprint:
    """``/v1/batch``."""
    blueprint = Blueprint("batch", __name__)
    blueprint.add_url_rule("/v1/batch", "batch", Batch(vault), methods=["POST"])
    return blueprint

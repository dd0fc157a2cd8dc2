"""Every refusal of the service: a problem document (RFC 9457) with a stable code."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from marshmallow import ValidationError

from rules.game import Fault
from rules.message import ENGLISH, Message, Voice, say, say_many
from rules.wire import (
    MOST_COMPLAINTS,
    Choice,
    Integer,
    Listed,
    Nested,
    Text,
    WireSchema,
    schema,
)

MOST_ERRORS = MOST_COMPLAINTS
"""A problem lists at most this many errors, so that an answer cannot dwarf its request."""

LONGEST_DETAIL = 1000
"""Characters of a detail, which may quote what was sent."""


class Kind(NamedTuple):
    """One type of problem."""

    status: int
    title: str
    meaning: str


KINDS: Mapping[str, Kind] = {
    "malformed_json": Kind(
        400,
        "The body is not strict JSON",
        "The body could not be read as JSON: broken syntax, bytes that are not UTF-8, NaN or "
        "Infinity, a key that stands twice in one object, or nesting deeper than any request "
        "needs. `detail` says which and where.",
    ),
    "invalid_request": Kind(
        400,
        "The request does not fit the published schema",
        "The body is JSON, but not of the shape that the OpenAPI document gives for this "
        "operation. `errors` points at each field that is missing, unknown, of the wrong type "
        "or out of range.",
    ),
    "malformed_http": Kind(
        400,
        "This is no HTTP request",
        "The request line or a header could not be read, so nothing else of the request was.",
    ),
    "unauthorized": Kind(
        401,
        "A key is needed",
        "This service is open to those who send one of its keys, as `X-API-Key: …` or "
        "`Authorization: Bearer …`.",
    ),
    "seal_refused": Kind(
        403,
        "The sealed state or ticket is not taken",
        "The token or ticket was altered, has expired, belongs to another game, seat or service, "
        "or gives no right to this. Which of these it is, is not told.",
    ),
    "not_found": Kind(
        404, "There is nothing at this address", "No operation of the service has this path."
    ),
    "method_not_allowed": Kind(
        405,
        "The address does not take this method",
        "The path exists, but not for this HTTP method; the `Allow` header lists those it takes.",
    ),
    "not_acceptable": Kind(
        406,
        "The answer cannot have the type asked for",
        "The `Accept` header leaves out `application/json`, the only type that is answered here.",
    ),
    "request_timeout": Kind(
        408,
        "The request did not arrive in time",
        "Too much time went by before all of the request was there; nothing was done.",
    ),
    "already_played": Kind(
        409,
        "Another move was made from here",
        "The service remembers the moves of sealed games, and from this position a different one "
        "has been made. Go on from the newest sealed state of the game.",
    ),
    "body_too_large": Kind(
        413,
        "The body is too large",
        "The request body is larger than this service takes; no valid request needs that much.",
    ),
    "batch_too_large": Kind(
        413,
        "The batch asks for more than one request may cost",
        "The answers before this item of a batch took what one request may cost in bytes or in "
        "computing time; send the item in another request.",
    ),
    "uri_too_long": Kind(
        414, "The address is too long", "No address of this service is that long."
    ),
    "unsupported_media_type": Kind(
        415,
        "The body is not sent as JSON",
        "Requests carry `Content-Type: application/json`, in UTF-8 and without compression.",
    ),
    "inconsistent_state": Kind(
        422,
        "The state could not have come about",
        "The state, view or deck is well-formed, but no game leads to it. `errors` names every "
        "inconsistency with a code of its own and points at it.",
    ),
    "illegal_move": Kind(
        422,
        "The rules do not allow this move",
        "The move is well-formed, but illegal in this state. `errors` gives the reason code, "
        "the explanation and the section of the rules.",
    ),
    "seed_mismatch": Kind(
        422,
        "A seed is not the one that was committed to",
        "A deal that was committed to takes the seeds of just the seats that committed to one, "
        "each with the SHA-256 that was told before. `errors` points at each seed that differs.",
    ),
    "redeal_required": Kind(
        422,
        "The rules declare this deal void",
        "The deck given leads to a deal that has to be dealt again, for example a first table "
        "that the rules do not allow.",
    ),
    "unsupported_rules_version": Kind(
        422,
        "The rules version is unknown",
        "The state or view was made for a version of the rules that this service does not know.",
    ),
    "hidden_information": Kind(
        422,
        "The view cannot answer this",
        "The question depends on cards that the view's seat may not see, such as the moves of "
        "another seat.",
    ),
    "sealing_unavailable": Kind(
        422,
        "This service seals no states",
        "Sealed states need a key, and this service has none configured. Everything else works: "
        "send the plain `state`.",
    ),
    "rate_limited": Kind(
        429, "Too many requests", "The caller has used up its rate; `Retry-After` says how long."
    ),
    "headers_too_large": Kind(
        431,
        "The headers are too large",
        "The request has more headers, or longer ones, than this service takes.",
    ),
    "internal_error": Kind(
        500,
        "The service failed",
        "A fault of the service, not of the request. Its log has the details under the "
        "`request_id`.",
    ),
    "ledger_unavailable": Kind(
        503,
        "The memory of moves does not answer",
        "This service remembers the moves of sealed games, and its memory cannot be reached; "
        "nothing was played. `Retry-After` says when to try again.",
    ),
    "overloaded": Kind(
        503,
        "The service is busy",
        "No capacity is left for this kind of request; `Retry-After` says when to try again.",
    ),
}

FIELD_ERRORS: Mapping[str, str] = {
    "required": "A field that must be there is missing.",
    "unknown_field": "A field that the schema does not know.",
    "wrong_type": "A value of another JSON type than the schema asks for.",
    "out_of_range": "A number outside its range.",
    "wrong_length": "A string or array that is too short or too long.",
    "unknown_value": "A value that is not among those listed in the schema.",
    "card_unknown": "The game has no card with this code.",
    "conflicting_fields": "Fields that exclude or require one another.",
}
"""Codes of the errors inside an ``invalid_request``."""


class Pointed(NamedTuple):
    """One error inside a problem: where it is, its code, and what would be right."""

    pointer: str
    code: str
    detail: str
    parameter: str | None = None

    def document(self, voice: Voice) -> dict[str, str]:
        document = {**self._asdict(), "detail": brief(voice.say(self.detail))}
        if self.parameter is None:
            del document["parameter"]
        return document


ProblemError = schema(
    "ProblemError",
    pointer=Text(metadata={"description": "JSON pointer into the request body."}),
    code=Text(metadata={"description": "Stable code of this error."}),
    detail=Text(most=10_000),
    parameter=Text(
        required=False, metadata={"description": "Name of the query parameter that is wrong."}
    ),
)


class ProblemSchema(WireSchema):
    """A problem document."""

    type = Text(metadata={"description": "Address of the explanation of this kind of problem."})
    title = Text()
    status = Integer(400, 599)
    detail = Text(most=10_000)
    code = Choice(*KINDS)
    request_id = Text()
    errors = Listed(Nested(ProblemError), 0, MOST_ERRORS)


_problem_schema = ProblemSchema()


class Problem(Exception):
    """A request that cannot be answered as asked."""

    def __init__(
        self,
        code: str,
        detail: str = "",
        errors: Sequence[Pointed] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.kind = KINDS[code]
        self.detail = detail or self.kind.meaning
        self.errors = errors
        self.headers = dict(headers or {})

    def document(self, request_id: str, voice: Voice = ENGLISH) -> dict[str, Any]:
        """The problem as JSON carries it."""
        document: dict[str, Any] = _problem_schema.dump(
            {
                "type": f"/problems/{self.code}",
                "title": voice.say(self.kind.title),
                "status": self.kind.status,
                "detail": brief(voice.say(self.detail)),
                "code": self.code,
                "request_id": request_id,
                "errors": [error.document(voice) for error in self.errors[:MOST_ERRORS]],
            }
        )
        return document


def nothing_at(path: str) -> Message:
    return say("There is nothing at {path}.", path=path)


def brief(text: str) -> str:
    """A text cut to what a detail may have."""
    return text if len(text) <= LONGEST_DETAIL else f"{text[: LONGEST_DETAIL - 1]}…"


def invalid_request(error: ValidationError) -> Problem:
    """The problem of a body that its schema refused, from the complaints of ``read_all``."""
    complaints: Any = error.messages
    errors = [Pointed(told.pointer, told.code, told.detail) for told in complaints]
    first = errors[0]
    detail = say("The body: {detail}", detail=first.detail)
    if first.pointer:
        detail = say("{pointer}: {detail}", pointer=first.pointer, detail=first.detail)
    return Problem("invalid_request", _with_others(detail, errors), errors)


def _with_others(detail: str, errors: Sequence[Pointed]) -> str:
    others = len(errors) - 1
    if not others:
        return detail
    if len(errors) >= MOST_ERRORS:
        return say("{detail} (and at least {others} more)", detail=detail, others=others)
    return say_many(
        "{detail} (and {count} more)", "{detail} (and {count} more)", detail=detail, count=others
    )


def inconsistent(faults: Sequence[Fault], pointer: str) -> Problem:
    """The problem of a state, view or deck with faults; ``pointer`` is where it stands."""
    errors = [Pointed(pointer + fault.pointer, fault.code, fault.detail) for fault in faults]
    return Problem("inconsistent_state", _with_others(errors[0].detail, errors), errors)

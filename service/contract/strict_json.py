"""JSON read strictly: RFC 8259 and nothing more, every key once, no deeper than requests need."""

import json
import math
from decimal import Decimal, InvalidOperation
from typing import Any

import orjson

from rules.message import say

DEEPEST = 24
"""Levels of arrays and objects; the deepest valid request, a batch of replays, needs fewer."""

LONGEST_NAME = 100
"""Characters of a key that a refusal repeats."""

LONGEST_INTEGER = 19
"""Digits of an integer that is kept as one; longer ones are beyond every range."""


class MalformedJson(ValueError):
    """A body that is no JSON, or JSON that readers would disagree about."""


def parse(body: bytes) -> Any:
    """The value that a body holds, in a time linear in its length.

    Raises MalformedJson for broken JSON, NaN and Infinity, undecodable bytes, lone surrogates,
    duplicate keys, and nesting deeper than ``DEEPEST``. A number that only rounding would make an
    integer becomes the next float: 1.0000000000000000001 is not 1.
    """
    try:
        value = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        where = {"line": error.lineno, "column": error.colno}
        told = say("The body is not valid JSON (line {line}, column {column}).", **where)
        raise MalformedJson(told) from None
    # Every key is followed by a colon. With exactly as many colons as keys none can have been met
    # twice; with more, some may stand inside strings, and only a closer look tells. So it does
    # with numbers that a float may have rounded: they have a point or a negative exponent.
    if _count_keys(value) != body.count(b":") or any(mark in body for mark in _ROUNDED):
        return _closely_read(body)
    return value


_ROUNDED = (b".", b"e-", b"E-")
_CONTAINERS = frozenset((dict, list))


def _count_keys(value: Any) -> int:
    """The number of keys in all objects of a value. Raises MalformedJson if nested too deep."""
    keys = 0
    level = [value] if type(value) in _CONTAINERS else []
    for _ in range(DEEPEST):
        if not level:
            return keys
        inner: list[Any] = []
        for container in level:
            if type(container) is dict:
                keys += len(container)
                container = container.values()
            inner += [entry for entry in container if type(entry) in _CONTAINERS]
        level = inner
    if level:
        raise MalformedJson(say("The body is nested deeper than {levels} levels.", levels=DEEPEST))
    return keys


def _closely_read(body: bytes) -> Any:
    """The value of a body that is known to be JSON. Raises MalformedJson for a duplicate key."""
    return json.loads(body, object_pairs_hook=_unique, parse_float=_exact, parse_int=_integer)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        met: set[str] = set()
        for key, _ in pairs:
            if key in met:
                name = key if len(key) <= LONGEST_NAME else f"{key[:LONGEST_NAME]}…"
                raise MalformedJson(say("The key “{name}” stands twice in one object.", name=name))
            met.add(key)
    return found


def _exact(text: str) -> float:
    """A number as a float, which is an integer only if the number is one."""
    value = float(text)
    if not value.is_integer():
        return value
    mantissa, _, exponent = text.replace("E", "e").partition("e")
    if exponent:
        try:
            whole = Decimal(text) == value
        except InvalidOperation:  # exponents of 19 digits; what is no infinity is next to 0
            whole = not mantissa.strip("-0.")
    else:
        whole = not mantissa.partition(".")[2].strip("0")
    return value if whole else math.nextafter(value, math.inf)


def _integer(text: str) -> int | float:
    return int(text) if len(text) <= LONGEST_INTEGER else float(text)

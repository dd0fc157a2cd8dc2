"""JSON read strictly: RFC 8259 and nothing more, every key once, no deeper than requests need."""

import json
from typing import Any

import orjson

DEEPEST = 24
"""Levels of arrays and objects; the deepest valid request, a batch of replays, needs fewer."""


class MalformedJson(ValueError):
    """A body that is no JSON, or JSON that readers would disagree about."""


def parse(body: bytes) -> Any:
    """The value that a body holds.

    Raises MalformedJson for broken JSON, NaN and Infinity, undecodable bytes, lone surrogates,
    duplicate keys, and nesting deeper than ``DEEPEST``.
    """
    try:
        value = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise MalformedJson(f"The body is not valid JSON: {error}.") from None
    keys = _count_keys(value, DEEPEST)
    # Every key is followed by a colon. With exactly as many colons as keys none can have been met
    # twice; with more, some may stand inside strings, and only a closer look tells.
    if keys != body.count(b":"):
        _refuse_duplicates(body)
    return value


def _count_keys(value: Any, levels: int) -> int:
    """How many keys a value holds in all its objects. Raises MalformedJson if nested too deep."""
    kind = type(value)
    if kind is dict:
        entries = value.values()
        keys = len(value)
    elif kind is list:
        entries = value
        keys = 0
    else:
        return 0
    if levels == 0:
        raise MalformedJson(f"The body is nested deeper than {DEEPEST} levels.")
    for entry in entries:
        if type(entry) is dict or type(entry) is list:
            keys += _count_keys(entry, levels - 1)
    return keys


def _refuse_duplicates(body: bytes) -> None:
    def unique(pairs: list[tuple[str, Any]]) -> None:
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise MalformedJson(f"The key {key!r} stands twice in one object.")
            seen.add(key)

    json.loads(body, object_pairs_hook=unique)

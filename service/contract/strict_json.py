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
    # Every key is followed by a colon. With exactly as many colons as keys none can have been met
    # twice; with more, some may stand inside strings, and only a closer look tells.
    if _count_keys(value) != body.count(b":"):
        _refuse_duplicates(body)
    return value


def _count_keys(value: Any) -> int:
    """How many keys a value holds in all its objects. Raises MalformedJson if nested too deep."""
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
        raise MalformedJson(f"The body is nested deeper than {DEEPEST} levels.")
    return keys


_CONTAINERS = frozenset((dict, list))


def _refuse_duplicates(body: bytes) -> None:
    def unique(pairs: list[tuple[str, Any]]) -> None:
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise MalformedJson(f"The key {key!r} stands twice in one object.")
            seen.add(key)

    json.loads(body, object_pairs_hook=unique)

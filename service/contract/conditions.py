"""Conditions between the fields of a request: said once, checked here, published in words.

JSON Schema could say them too, but generators of clients stumble over constraints without
properties (``allOf`` of ``required`` lists), so the document tells them in a description.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.message import Choices, Group, Message, say
from rules.wire import WireSchema, wrong


class Condition(NamedTuple):
    """A relation that must hold between fields: as a check, and in words."""

    holds: Callable[[Mapping[str, Any]], bool]
    detail: Message


class Conditional(WireSchema):
    """A request whose fields meet conditions."""

    rules: Sequence[Condition] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.rules:
            cls.conditions = {"description": " ".join(rule.detail for rule in cls.rules)}

    def cross_check(self, data: dict[str, Any]) -> None:
        for rule in self.rules:
            if not rule.holds(data):
                raise wrong("conflicting_fields", rule.detail)


def _quoted(names: Sequence[str]) -> list[str]:
    return [f"`{name}`" for name in names]


def exactly_one(*names: str) -> Condition:
    return Condition(
        lambda data: sum(name in data for name in names) == 1,
        say("Give exactly one of {names}.", names=Group(_quoted(names))),
    )


def not_both(one: str, other: str) -> Condition:
    return Condition(
        lambda data: one not in data or other not in data,
        say("Give `{one}` or `{other}`, not both.", one=one, other=other),
    )


def follows(name: str, from_: str) -> Condition:
    """``name`` may not be given beside the field that decides it."""
    condition = not_both(from_, name)
    detail = say("With `{source}`, `{name}` follows from it.", source=from_, name=name)
    return condition._replace(detail=detail)


def needs(name: str, *others: str) -> Condition:
    """Where ``name`` is given, one of the others must be."""
    return Condition(
        lambda data: name not in data or any(other in data for other in others),
        say("With `{name}`, {names} must be given.", name=name, names=Choices(_quoted(others))),
    )


def one_needed(*names: str) -> Condition:
    return Condition(
        lambda data: any(name in data for name in names),
        say("Give {names}.", names=Choices(_quoted(names))),
    )


def alone(name: str, *beside: str) -> Condition:
    """``name``, if given, admits no field but ``beside``."""
    allowed = {name, *beside}
    return Condition(
        lambda data: name not in data or allowed.issuperset(data),
        say(
            "`{name}` goes with no other field but {names}.",
            name=name,
            names=Group(_quoted(beside)),
        ),
    )

"""Conditions between the fields of a request: said once, checked here, published in words.

JSON Schema could say them too, but generators of clients stumble over constraints without
properties (``allOf`` of ``required`` lists), so the document tells them in a description.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.wire import WireSchema, wrong


class Condition(NamedTuple):
    """A relation that must hold between fields: as a check, and in words."""

    holds: Callable[[Mapping[str, Any]], bool]
    detail: str


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


def _names(names: Sequence[str], joined: str) -> str:
    quoted = [f"`{name}`" for name in names]
    return f" {joined} ".join([", ".join(quoted[:-1]), quoted[-1]]) if quoted[1:] else quoted[0]


def exactly_one(*names: str) -> Condition:
    return Condition(
        lambda data: sum(name in data for name in names) == 1,
        f"Give exactly one of {_names(names, 'and')}.",
    )


def not_both(one: str, other: str) -> Condition:
    return Condition(
        lambda data: one not in data or other not in data,
        f"Give `{one}` or `{other}`, not both.",
    )


def follows(name: str, from_: str) -> Condition:
    """``name`` may not be given beside the field that decides it."""
    condition = not_both(from_, name)
    return condition._replace(detail=f"With `{from_}`, `{name}` follows from it.")


def needs(name: str, *others: str) -> Condition:
    """Where ``name`` is given, one of the others must be."""
    return Condition(
        lambda data: name not in data or any(other in data for other in others),
        f"With `{name}`, {_names(others, 'or')} must be given.",
    )


def one_needed(*names: str) -> Condition:
    return Condition(
        lambda data: any(name in data for name in names),
        f"Give {_names(names, 'or')}.",
    )


def alone(name: str, *beside: str) -> Condition:
    """``name``, if given, admits no field but ``beside``."""
    allowed = {name, *beside}
    return Condition(
        lambda data: name not in data or allowed.issuperset(data),
        f"`{name}` goes with no other field but {_names(beside, 'and')}.",
    )

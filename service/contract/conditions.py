"""Conditions between the fields of a request: said once, and checked and published alike."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.wire import Described, WireSchema, wrong


class Condition(NamedTuple):
    """Something that must hold between fields: as a check, as JSON Schema, and in words."""

    holds: Callable[[Mapping[str, Any]], bool]
    described: Described
    detail: str


class Conditional(WireSchema):
    """A request whose fields meet conditions."""

    rules: Sequence[Condition] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.rules:
            cls.conditions = {"allOf": [rule.described for rule in cls.rules]}

    def cross_check(self, data: dict[str, Any]) -> None:
        for rule in self.rules:
            if not rule.holds(data):
                raise wrong("conflicting_fields", rule.detail)


def _names(names: Sequence[str], joined: str) -> str:
    quoted = [f"`{name}`" for name in names]
    return f" {joined} ".join([", ".join(quoted[:-1]), quoted[-1]]) if quoted[1:] else quoted[0]


def _any_of(names: Sequence[str]) -> Described:
    return {"anyOf": [{"required": [name]} for name in names]}


def exactly_one(*names: str) -> Condition:
    return Condition(
        lambda data: sum(name in data for name in names) == 1,
        {"oneOf": [{"required": [name]} for name in names]},
        f"Give exactly one of {_names(names, 'and')}.",
    )


def not_both(one: str, other: str) -> Condition:
    return Condition(
        lambda data: one not in data or other not in data,
        {"not": {"required": [one, other]}},
        f"Give `{one}` or `{other}`, not both.",
    )


def follows(name: str, from_: str) -> Condition:
    """``name`` may not be given beside what it follows from."""
    condition = not_both(from_, name)
    return condition._replace(detail=f"With `{from_}`, `{name}` follows from it.")


def needs(name: str, *others: str) -> Condition:
    """Where ``name`` is given, one of the others must be."""
    return Condition(
        lambda data: name not in data or any(other in data for other in others),
        {"anyOf": [{"not": {"required": [name]}}, *_any_of(others)["anyOf"]]},
        f"With `{name}`, {_names(others, 'or')} must be given.",
    )


def one_needed(*names: str) -> Condition:
    return Condition(
        lambda data: any(name in data for name in names),
        _any_of(names),
        f"Give {_names(names, 'or')}.",
    )


def only_if(flag: str, *names: str) -> Condition:
    """Fields that are only taken where a flag is true."""
    is_true = {"required": [flag], "properties": {flag: {"const": True}}}
    return Condition(
        lambda data: data.get(flag) is True or not any(name in data for name in names),
        {"anyOf": [{"not": _any_of(names)}, is_true]},
        f"{_names(names, 'and')} are only taken with `{flag}`: true.",
    )


def alone(name: str, *beside: str) -> Condition:
    """``name``, if given and not false, admits no field but ``beside``."""
    allowed = {name, *beside}
    given = {"required": [name], "properties": {name: {"not": {"const": False}}}}
    return Condition(
        lambda data: data.get(name, False) is False or allowed.issuperset(data),
        {"anyOf": [{"not": given}, {"propertyNames": {"enum": sorted(allowed)}}]},
        f"`{name}` goes with no other field but {_names(beside, 'and')}.",
    )

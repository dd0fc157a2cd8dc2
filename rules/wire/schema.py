"""Wire schemas, and what the schemas of all games have in common.

Marshmallow schemas are the only description of the wire format: requests are loaded by them and the
OpenAPI document is generated from them. Only this module, ``fields`` and the games' ``schema``
modules import marshmallow; the rules themselves never do.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from marshmallow import RAISE, Schema, ValidationError, missing, validates_schema

from rules.game import Game
from rules.wire.fields import (
    Choice as Choice,
)
from rules.wire.fields import (
    Complaint as Complaint,
)
from rules.wire.fields import (
    Described as Described,
)
from rules.wire.fields import (
    Flag as Flag,
)
from rules.wire.fields import (
    Integer as Integer,
)
from rules.wire.fields import (
    Listed as Listed,
)
from rules.wire.fields import (
    NullOnly as NullOnly,
)
from rules.wire.fields import (
    Number as Number,
)
from rules.wire.fields import (
    Reference as Reference,
)
from rules.wire.fields import (
    Text as Text,
)
from rules.wire.fields import (
    WireField as WireField,
)
from rules.wire.fields import (
    each as each,
)
from rules.wire.fields import (
    wrong as wrong,
)
from rules.wire.fields import (
    wrong_type as wrong_type,
)


class Codes(WireField):
    """A list of card codes of any spelling, checked in one pass.

    Codes that the game does not have are a matter for the rules (``card_unknown``), not for the
    schema; the published description names the known ones beside any string.
    """

    def __init__(self, card: type["CardCode"], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.card = card

    def read(self, value: Any) -> list[str]:
        if type(value) is not list:
            raise wrong_type("an array of card codes", value)
        if all(map(str.__instancecheck__, value)):
            return value
        raise ValidationError(
            {
                position: wrong_type("a card code", entry).messages
                for position, entry in enumerate(value)
                if type(entry) is not str
            }
        )

    def describe(self, reference: Reference) -> Described:
        return {
            "type": "array",
            "items": {"anyOf": [reference(self.card), {"type": "string"}]},
        }


class Code(WireField):
    """One card code of any spelling, as ``Codes``."""

    def __init__(self, card: type["CardCode"], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.card = card

    def read(self, value: Any) -> str:
        if type(value) is not str:
            raise wrong_type("a card code", value)
        return value

    def describe(self, reference: Reference) -> Described:
        return {"anyOf": [reference(self.card), {"type": "string"}]}


class Card(WireField):
    """The code of a card that the game has."""

    def __init__(self, card: type["CardCode"], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.card = card

    def read(self, value: Any) -> str:
        if type(value) is not str:
            raise wrong_type("a card code", value)
        if value not in self.card.codes:
            raise wrong("card_unknown", "The game has no card with this code.")
        return value

    def describe(self, reference: Reference) -> Described:
        return reference(self.card)


class Cards(Listed):
    """A list of codes of cards that the game has."""

    def __init__(self, card: type["CardCode"], least: int = 0, **kwargs: Any) -> None:
        super().__init__(Card(card), least, **kwargs)


class Nested(WireField):
    """An object described by a schema of its own."""

    def __init__(self, schema: type["WireSchema"], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.nested = schema
        self._instance: WireSchema | None = None

    @property
    def instance(self) -> "WireSchema":
        if self._instance is None:
            self._instance = self.nested()
        return self._instance

    def read(self, value: Any) -> Any:
        return self.instance.read(value)

    def describe(self, reference: Reference) -> Described:
        return reference(self.nested)


class OneOf(WireField):
    """An object of one of several schemas, told apart by a literal field."""

    def __init__(self, union: type["Union"], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.union = union

    def read(self, value: Any) -> Any:
        if type(value) is not dict:
            raise wrong_type("an object", value)
        tag = self.union.tag
        if tag not in value:
            raise ValidationError({tag: [Complaint("required", "This field is required.")]})
        kind = value[tag]
        branches = self.union.instances()
        if type(kind) is not str or kind not in branches:
            known = " or ".join(branches)
            raise ValidationError({tag: [Complaint("unknown_value", f"This must be {known}.")]})
        return branches[kind].read(value)

    def describe(self, reference: Reference) -> Described:
        return reference(self.union)


class WireSchema(Schema):
    """A schema that refuses unknown fields and reads well-formed data in one plain pass.

    The plain pass covers what marshmallow's own loading covers; data that it refuses is loaded
    again by marshmallow, which collects every error instead of the first.
    """

    class Meta:
        unknown = RAISE

    conditions: Described = {}
    """What ``cross_check`` asks for, as JSON Schema keywords beside the properties."""

    error_messages: dict[str, str] = {
        "unknown": Complaint("unknown_field", "There is no such field."),
        "type": Complaint("wrong_type", "This must be an object."),
    }

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._plan = [
            (name, field.read, field.required, field.allow_none, field.load_default)
            for name, field in self.fields.items()
            if isinstance(field, WireField)
        ]

    def read(self, data: Any) -> dict[str, Any]:
        """The loaded data. Raises ValidationError with every error found."""
        try:
            return self._read(data)
        except ValidationError:
            loaded: dict[str, Any] = self.load(data)
            return loaded

    def _read(self, data: Any) -> dict[str, Any]:
        if type(data) is not dict:
            raise wrong_type("an object", data)
        loaded: dict[str, Any] = {}
        met = 0
        for name, read, required, allow_none, default in self._plan:
            if name in data:
                value = data[name]
                loaded[name] = None if value is None and allow_none else read(value)
                met += 1
            elif required:
                raise wrong("required", name)
            elif default is not missing:
                loaded[name] = default
        if met != len(data):
            raise wrong("unknown_field", "")
        self.cross_check(loaded)
        return loaded

    @validates_schema
    def _cross_check(self, data: dict[str, Any], **kwargs: Any) -> None:
        self.cross_check(data)

    def cross_check(self, data: dict[str, Any]) -> None:
        """Conditions between fields; the place for a schema to add its own."""


class Union(Schema):
    """Schemas of which exactly one applies, by the value of the field ``tag``."""

    tag: ClassVar[str]
    branches: ClassVar[Mapping[str, type[WireSchema]]]
    _instances: ClassVar[dict[str, WireSchema] | None] = None

    @classmethod
    def instances(cls) -> dict[str, WireSchema]:
        if cls._instances is None:
            cls._instances = {kind: branch() for kind, branch in cls.branches.items()}
        return cls._instances


class CardCode(Schema):
    """The codes of a game's cards, published as one enumeration."""

    codes: ClassVar[tuple[str, ...]]


def union(name: str, tag: str, branches: Mapping[str, type[WireSchema]]) -> type[Union]:
    return type(name, (Union,), {"tag": tag, "branches": dict(branches)})


def card_code(name: str, codes: tuple[str, ...]) -> type[CardCode]:
    return type(name, (CardCode,), {"codes": codes})


def schema(name: str, /, **declared: WireField) -> type[WireSchema]:
    """A schema class made of fields given by name."""
    return type(name, (WireSchema,), dict(declared))


class GameSchemas(NamedTuple):
    """Everything that is typed per game."""

    card: type[CardCode]
    state: type[WireSchema]
    view: type[WireSchema]
    move: type[Union]
    event: type[Union]
    options: type[WireSchema]
    score: type[WireSchema]


def options_schema(name: str, game: Game[Any, Any, Any]) -> type[WireSchema]:
    """The options as a state carries them: all of them, within their ranges."""
    declared = {
        option.name: Integer(option.least, option.most, metadata={"description": option.meaning})
        for option in game.options
    }
    return schema(name, **declared)


def tagged(name: str, tag: str, value: str, /, **declared: WireField) -> type[WireSchema]:
    """A branch of a union: a literal tag and the branch's own fields."""
    return schema(name, **{tag: Choice(value)}, **declared)


def score_schema(
    prefix: str, game: Game[Any, Any, Any], items: Mapping[str, type[WireSchema] | None]
) -> type[WireSchema]:
    """The schema of a game's scores from its items and the schema of each one's detail."""
    branches = {
        name: tagged(
            f"{prefix}{_camel(name)}Item",
            "name",
            name,
            points=Number(),
            detail=NullOnly() if detail is None else Nested(detail, allow_none=True),
        )
        for name, detail in items.items()
    }
    sides = len(game.teams) if game.teams else game.seats
    side = schema(
        f"{prefix}Side",
        side=Integer(0, sides - 1),
        seats=Listed(Integer(0, game.seats - 1), 1, game.seats),
        total=Number(),
        items=Listed(OneOf(union(f"{prefix}ScoreItem", "name", branches)), len(items), len(items)),
    )
    match = schema(
        f"{prefix}Match",
        scores=each(sides, Integer()),
        target=Integer(1, 1000),
        over=Flag(),
        winner=Integer(0, sides - 1, allow_none=True),
    )
    return schema(
        f"{prefix}Score",
        final=Flag(),
        sides=each(sides, Nested(side)),
        winner=Integer(0, sides - 1, allow_none=True),
        draw=Flag(),
        match=Nested(match, allow_none=True) if game.scope == "match" else NullOnly(),
    )


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))

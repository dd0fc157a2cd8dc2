"""Schemas: objects with fields, and unions of such objects told apart by a tag.

Marshmallow schemas are the only description of the wire format: requests are read by them and the
OpenAPI document is generated from them. Only this package and the games' ``wire`` modules import
marshmallow; the rules themselves never do. ``docs/decisions/wire-layer.md`` says why reading them
is code of our own.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, ClassVar

from marshmallow import RAISE, Schema, ValidationError, missing, validates_schema

from rules.message import say
from rules.wire.complaints import (
    AN_OBJECT,
    LONGEST_NAME,
    Complaints,
    Enough,
    escaped,
    wrong,
    wrong_type,
)
from rules.wire.fields import (
    Choice,
    Codec,
    Container,
    Described,
    Reference,
    WireField,
    one_of,
)


class Nested(Container):
    """An object described by a schema of its own."""

    def __init__(self, schema: type["WireSchema"], **kwargs: Any) -> None:
        self.decode, self.encode = schema.decode, schema.encode
        super().__init__(**kwargs)
        self.nested = schema

    @cached_property
    def instance(self) -> "WireSchema":
        return self.nested()

    def read(self, value: Any) -> Any:
        return self.instance.read(value)

    def check(self, value: Any) -> None:
        if type(value) is not dict:
            raise wrong_type(AN_OBJECT, value)

    def complain_inside(self, value: Any, pointer: str, complaints: Complaints) -> None:
        self.instance.complain(value, pointer, complaints)

    def describe(self, reference: Reference) -> Described:
        return reference(self.nested)


class OneOf(Container):
    """An object of one of several schemas, told apart by a literal field."""

    def __init__(self, union: type["Union"], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.union = union

    def read(self, value: Any) -> Any:
        if type(value) is not dict:
            raise wrong_type(AN_OBJECT, value)
        return self._branch(value).read(value)

    def _branch(self, value: dict[str, Any]) -> "WireSchema":
        tag, branches = self.union.tag, self.union.instances()
        if tag not in value:
            raise wrong("required", say("This field is required."))
        kind = value[tag]
        if type(kind) is not str or kind not in branches:
            raise wrong("unknown_value", one_of(branches))
        return branches[kind]

    def check(self, value: Any) -> None:
        if type(value) is not dict:
            raise wrong_type(AN_OBJECT, value)

    def complain_inside(self, value: Any, pointer: str, complaints: Complaints) -> None:
        try:
            branch = self._branch(value)
        except ValidationError as error:
            complaints.add(f"{pointer}/{self.union.tag}", error)
        else:
            branch.complain(value, pointer, complaints)

    def describe(self, reference: Reference) -> Described:
        return reference(self.union)


class WireSchema(Schema):
    """A schema that refuses unknown fields and reads well-formed data in one plain pass.

    What the plain pass refuses is gone through once more for every error instead of the first, see
    ``read_all``.
    """

    class Meta:
        unknown = RAISE

    decode: ClassVar[Codec | None] = None
    encode: ClassVar[Codec | None] = None
    """The codecs of what a game has a type of its own for, see ``record``."""

    conditions: Described = {}
    """The demands of ``cross_check``, as JSON Schema keywords beside the properties."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._plan = [
            (name, field.read, field.required, field.allow_none, field.load_default)
            for name, field in self.fields.items()
            if isinstance(field, WireField)
        ]

    def read(self, data: Any) -> dict[str, Any]:
        """The checked data. Raises ValidationError at the first error."""
        if type(data) is not dict:
            raise wrong_type(AN_OBJECT, data)
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

    def complain(self, data: Any, pointer: str, complaints: Complaints) -> None:
        """Add everything that is wrong about an object that stands at ``pointer``."""
        if type(data) is not dict:
            complaints.add(pointer, wrong_type(AN_OBJECT, data))
            return
        before = len(complaints)
        for name, field in self.fields.items():
            if name in data:
                assert isinstance(field, WireField)
                field.complain(data[name], f"{pointer}/{name}", complaints)
            elif field.required:
                complaints.add(
                    f"{pointer}/{name}", wrong("required", say("This field is required."))
                )
        for name in data:
            if name not in self.fields:
                self._complain_of_unknown(name, pointer, complaints)
        if len(complaints) == before:
            try:
                self.cross_check(data)
            except ValidationError as error:
                complaints.add(pointer, error)

    def _complain_of_unknown(self, name: str, pointer: str, complaints: Complaints) -> None:
        code, detail = "unknown_field", say("There is no such field.")
        if len(name) > LONGEST_NAME:
            shown = say("There is no such field: {name}…", name=name[:LONGEST_NAME])
            complaints.add(pointer, wrong(code, shown))
        else:
            complaints.add(f"{pointer}/{escaped(name)}", wrong(code, detail))

    @validates_schema
    def _cross_check(self, data: dict[str, Any], **kwargs: Any) -> None:
        self.cross_check(data)

    def cross_check(self, data: dict[str, Any]) -> None:
        """Conditions between fields; the place for a schema to add its own."""


def read_all(reader: WireSchema | WireField, value: Any) -> Any:
    """The checked value. Raises ValidationError with all errors, at most a hundred.

    The errors are complaints that point into ``value``.
    """
    try:
        return reader.read(value)
    except ValidationError:
        complaints = Complaints()
        with suppress(Enough):
            reader.complain(value, "", complaints)
        raise ValidationError(list(complaints)) from None


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


def union(name: str, tag: str, branches: Mapping[str, type[WireSchema]]) -> type[Union]:
    return type(name, (Union,), {"tag": tag, "branches": dict(branches)})


def schema(name: str, /, **declared: WireField) -> type[WireSchema]:
    """A schema class made of fields given by name."""
    return type(name, (WireSchema,), dict(declared))


def tagged(name: str, tag: str, value: str, /, **declared: WireField) -> type[WireSchema]:
    """A branch of a union: a literal tag and the branch's own fields."""
    return schema(name, **{tag: Choice(value)}, **declared)


Branches = Mapping[str, Mapping[str, WireField]]
"""The fields of each branch of a union, by the value of its tag."""


def tagged_union(
    prefix: str,
    suffix: str,
    branches: Branches,
    tag: str = "type",
    name: str = "",
) -> type[Union]:
    """A union named ``prefix + suffix``, from the fields of each branch by the value of its tag.

    The branch of ``trick_won`` is the schema ``{prefix}TrickWon{suffix}``.
    """
    made = {
        kind: tagged(f"{prefix}{camel(kind)}{suffix}", tag, kind, **declared)
        for kind, declared in branches.items()
    }
    return union(name or f"{prefix}{suffix}", tag, made)


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


# -- tuples of the rules ---------------------------------------------------------------------------


Source = tuple[str, Codec | None]
"""The origin of a tuple's field: a key of the document, and the codec of its value."""


def tuple_reader(kind: Any, sources: Sequence[Source]) -> Codec:
    """Makes a NamedTuple from a document; a key that is absent counts as null."""
    names = [name for name, _ in sources]
    coded = [(at, decode) for at, (_, decode) in enumerate(sources) if decode is not None]
    make = kind._make

    def read(document: Mapping[str, Any]) -> Any:
        values = list(map(document.get, names))
        for at, decode in coded:
            values[at] = decode(values[at])
        return make(values)

    return read


def tuple_writer(sources: Sequence[Source]) -> Codec:
    """Makes a document from a NamedTuple, key by key."""
    steps = [(at, name, encode) for at, (name, encode) in enumerate(sources)]

    def write(value: Sequence[Any]) -> dict[str, Any]:
        return {
            name: value[at] if encode is None else encode(value[at]) for at, name, encode in steps
        }

    return write


def record(name: str, kind: Any, /, **declared: WireField) -> type[WireSchema]:
    """The schema of a NamedTuple of the rules whose fields have the names of the document's."""
    if kind._fields != tuple(declared):
        raise TypeError(f"{name} declares {list(declared)}, not the fields {kind._fields}.")
    made = schema(name, **declared)
    fields = declared.items()
    made.decode = tuple_reader(kind, [(name, field.decoder) for name, field in fields])
    made.encode = tuple_writer([(name, field.encoder) for name, field in fields])
    return made

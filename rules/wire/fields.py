"""The kinds of value that wire schemas are made of; they know no game.

Every field says in one place how a value is checked (``read``), how it is published (``describe``),
and how it is turned into what the rules compute with and back (``decode`` and ``encode``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from marshmallow import Schema, ValidationError, fields, missing

from rules.message import Choices, Message, Term, say, say_many
from rules.wire.complaints import (
    A_BOOLEAN,
    A_NUMBER,
    A_STRING,
    AN_ARRAY,
    AN_INTEGER,
    Complaints,
    wrong,
    wrong_type,
)

Described = dict[str, Any]
"""A JSON Schema object."""

Reference = Callable[[type[Schema]], Described]
"""Gives the ``$ref`` of a schema class, registering it where it is new."""

Codec = Callable[[Any], Any]
"""Turns one form of a value into another."""

LARGEST = 2**31 - 1


def or_none(codec: Codec | None) -> Codec | None:
    """A codec that leaves null alone."""
    if codec is None:
        return None
    return lambda value: None if value is None else codec(value)


class WireField(fields.Field[Any]):
    """A field that reads a JSON value strictly, and describes what it accepts.

    ``decode`` and ``encode`` replace the codecs of the kind, where a game has its own. ``derive``
    makes the JSON value from a whole state or view, where the field alone does not suffice.
    """

    decode: Codec | None = None
    """From a checked JSON value to that of the rules; None where they are the same."""
    encode: Codec | None = None
    """From a value of the rules to JSON; None where they are the same."""

    def __init__(
        self,
        *,
        description: str = "",
        examples: Sequence[Any] = (),
        decode: Codec | None = None,
        encode: Codec | None = None,
        derive: Codec | None = None,
        metadata: Mapping[str, Any] | None = None,
        **kwargs: Any,
    ) -> None:
        kwargs.setdefault("required", True)
        told = {"description": description, "examples": list(examples), **(metadata or {})}
        super().__init__(metadata={key: text for key, text in told.items() if text}, **kwargs)
        self.decode = decode or self.decode
        self.encode = encode or self.encode
        self.derive = derive

    @property
    def decoder(self) -> Codec | None:
        """``decode``, null included."""
        return or_none(self.decode) if self.allow_none else self.decode

    @property
    def encoder(self) -> Codec | None:
        """``encode``, null included."""
        return or_none(self.encode) if self.allow_none else self.encode

    def read(self, value: Any) -> Any:
        """The checked JSON value. Raises ValidationError."""
        raise NotImplementedError  # pragma: no cover

    def complain(self, value: Any, pointer: str, complaints: Complaints) -> None:
        """Add everything that is wrong about a value that stands at ``pointer``."""
        try:
            self.read_or_none(value)
        except ValidationError as error:
            complaints.add(pointer, error)

    def describe(self, reference: Reference) -> Described:
        """The JSON Schema of what ``read`` accepts, null aside."""
        raise NotImplementedError  # pragma: no cover

    def read_or_none(self, value: Any) -> Any:
        if value is None:
            if self.allow_none:
                return None
            raise self.make_error("null")
        return self.read(value)

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        return self.read(value)

    def make_error(self, key: str, **kwargs: Any) -> ValidationError:
        if key == "required":
            return wrong("required", say("This field is required."))
        if key == "null":
            return wrong("wrong_type", say("This may not be null."))
        return super().make_error(key, **kwargs)

    def published(self, reference: Reference) -> Described:
        """The JSON Schema of the field with null and metadata worked in."""
        described = self.describe(reference)
        if self.allow_none:
            described = _or_null(described)
        for key in ("description", "examples"):
            if key in self.metadata:
                described[key] = self.metadata[key]
        if self.load_default is not missing and self.load_default is not None:
            described["default"] = self.load_default
        return described


def _or_null(described: Described) -> Described:
    if "enum" in described:
        return {
            **described,
            "type": [described["type"], "null"],
            "enum": [*described["enum"], None],
        }
    if "type" in described:
        return {**described, "type": [described["type"], "null"]}
    return {"anyOf": [described, {"type": "null"}]}


class Integer(WireField):
    """An integral JSON number: 5 and 5.0, never "5", true or 5.5."""

    def __init__(self, least: int = 0, most: int = LARGEST, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.least, self.most = least, most

    def read(self, value: Any) -> int:
        if type(value) is float and value.is_integer():
            value = int(value)
        elif type(value) is not int:
            raise wrong_type(AN_INTEGER, value)
        if not self.least <= value <= self.most:
            detail = say("This must be from {least} to {most}.", least=self.least, most=self.most)
            raise wrong("out_of_range", detail)
        return int(value)

    def describe(self, reference: Reference) -> Described:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Number(WireField):
    """A JSON number."""

    def read(self, value: Any) -> float:
        if type(value) not in (int, float):
            raise wrong_type(A_NUMBER, value)
        return value  # type: ignore[no-any-return]

    def describe(self, reference: Reference) -> Described:
        return {"type": "number"}


class Flag(WireField):
    """A JSON boolean."""

    def read(self, value: Any) -> bool:
        if type(value) is not bool:
            raise wrong_type(A_BOOLEAN, value)
        return value

    def describe(self, reference: Reference) -> Described:
        return {"type": "boolean"}


class Text(WireField):
    """A string of a bounded number of characters."""

    def __init__(self, least: int = 0, most: int = 1000, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.least, self.most = least, most

    def read(self, value: Any) -> str:
        if type(value) is not str:
            raise wrong_type(A_STRING, value)
        if not self.least <= len(value) <= self.most:
            detail = say(
                "This must have {least} to {most} characters.", least=self.least, most=self.most
            )
            raise wrong("wrong_length", detail)
        return value

    def describe(self, reference: Reference) -> Described:
        return {"type": "string", "minLength": self.least, "maxLength": self.most}


MOST_NAMED = 8
"""More values than these are not listed in a refusal."""


def one_of(choices: Iterable[str]) -> Message:
    return say("This must be {choices}.", choices=Choices(choices))


class Choice(WireField):
    """One of a few strings; with a single choice, the literal that tells union branches apart."""

    def __init__(self, *choices: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.choices = choices

    def read(self, value: Any) -> str:
        if type(value) is not str:
            raise wrong_type(A_STRING, value)
        if value not in self.choices:
            few = len(self.choices) <= MOST_NAMED
            raise wrong(
                "unknown_value",
                one_of(self.choices) if few else say("This must be a listed value."),
            )
        return value

    def describe(self, reference: Reference) -> Described:
        return {"type": "string", "enum": list(self.choices)}


class Container(WireField):
    """A field whose values hold others: what is wrong about it is what is wrong about them."""

    def check(self, value: Any) -> None:
        """Type and size, before any of what is inside. Raises ValidationError."""
        raise NotImplementedError  # pragma: no cover

    def complain_inside(self, value: Any, pointer: str, complaints: Complaints) -> None:
        """As ``complain``, for what a value holds that ``check`` let through."""
        raise NotImplementedError  # pragma: no cover

    def complain(self, value: Any, pointer: str, complaints: Complaints) -> None:
        try:
            if value is None:
                self.read_or_none(value)
                return
            self.check(value)
        except ValidationError as error:
            complaints.add(pointer, error)
        else:
            self.complain_inside(value, pointer, complaints)


class Listed(Container):
    """An array of a bounded number of entries, all read by one field."""

    what: Term = AN_ARRAY

    def __init__(self, entry: WireField, least: int, most: int, **kwargs: Any) -> None:
        self.decode = self.decode or _each(entry.decoder, tuple)
        self.encode = self.encode or _each(entry.encoder, list)
        super().__init__(**kwargs)
        self.entry, self.least, self.most = entry, least, most

    def check(self, value: Any) -> None:
        if type(value) is not list:
            raise wrong_type(self.what, value)
        if not self.least <= len(value) <= self.most:
            raise wrong("wrong_length", self._wrong_length(len(value)))

    def read(self, value: Any) -> list[Any]:
        self.check(value)
        return list(map(self.entry.read_or_none, value))

    def complain_inside(self, value: list[Any], pointer: str, complaints: Complaints) -> None:
        complain = self.entry.complain
        for position, entry in enumerate(value):
            complain(entry, f"{pointer}/{position}", complaints)

    def _wrong_length(self, given: int) -> Message:
        if self.least == self.most:
            return say_many(
                "This must have exactly {count} entry, not {given}.",
                "This must have exactly {count} entries, not {given}.",
                count=self.least,
                given=given,
            )
        return say_many(
            "This must have {least} to {count} entry, not {given}.",
            "This must have {least} to {count} entries, not {given}.",
            least=self.least,
            count=self.most,
            given=given,
        )

    def describe(self, reference: Reference) -> Described:
        described: Described = {"type": "array", "items": self.entry.published(reference)}
        if self.least:
            described["minItems"] = self.least
        return {**described, "maxItems": self.most}


def _each(codec: Codec | None, collected: type) -> Codec:
    return collected if codec is None else lambda values: collected(map(codec, values))


def each(count: int, entry: WireField, **kwargs: Any) -> Listed:
    """An array with one entry for each of ``count`` seats or sides."""
    return Listed(entry, count, count, **kwargs)


class NullOnly(WireField):
    """A field that a game has no use for: always null."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(allow_none=True, **kwargs)

    def read(self, value: Any) -> None:
        raise wrong("wrong_type", say("This must be null."))

    def describe(self, reference: Reference) -> Described:
        return {"type": "null"}

    def published(self, reference: Reference) -> Described:
        return self.describe(reference)

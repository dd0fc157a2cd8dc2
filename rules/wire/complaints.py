"""Errors in a document: each with a stable code and a pointer, and no more than anybody reads."""

from typing import Any

from marshmallow import ValidationError

MOST_COMPLAINTS = 100
"""Reading stops at this many errors, so that neither work nor answer outgrows the request."""

LONGEST_NAME = 100
"""A longer name of an unknown field is not repeated."""


class Complaint(str):
    """An error message with the stable code that goes with it, and a pointer to where it is."""

    code: str
    pointer: str

    def __new__(cls, code: str, detail: str, pointer: str = "") -> "Complaint":
        complaint = super().__new__(cls, detail)
        complaint.code, complaint.pointer = code, pointer
        return complaint


def wrong(code: str, detail: str) -> ValidationError:
    return ValidationError([Complaint(code, detail)])


class Enough(Exception):
    """No further error is looked for."""


class Complaints(list[Complaint]):
    """The errors of one request, at most ``MOST_COMPLAINTS``."""

    def add(self, pointer: str, error: ValidationError) -> None:
        """Raises Enough with the last error that is listed."""
        messages: Any = error.messages
        self += [Complaint(message.code, message, pointer) for message in messages]
        if len(self) >= MOST_COMPLAINTS:
            raise Enough


def escaped(key: str) -> str:
    """A key as a step of a JSON pointer."""
    return key.replace("~", "~0").replace("/", "~1")


def kind_of(value: Any) -> str:
    """The JSON type of a value, as people call it."""
    if value is None:
        return "null"
    kinds = {bool: "a boolean", str: "a string", dict: "an object", list: "an array"}
    return kinds.get(type(value), "a number")


def wrong_type(expected: str, value: Any) -> ValidationError:
    return wrong("wrong_type", f"This must be {expected}, not {kind_of(value)}.")

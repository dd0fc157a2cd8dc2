"""Errors in a document: each with a stable code and a pointer, and no more than anybody reads."""

from typing import Any

from marshmallow import ValidationError

from rules.message import Term, say

MOST_COMPLAINTS = 100
"""Reading stops at this many errors, so that neither work nor answer outgrows the request."""

LONGEST_NAME = 100
"""A longer name of an unknown field is not repeated."""


class Complaint(str):
    """An error message with the stable code that goes with it, and a pointer to where it is."""

    code: str
    detail: str
    """The message, of which other languages can be made."""
    pointer: str

    def __new__(cls, code: str, detail: str, pointer: str = "") -> "Complaint":
        complaint = super().__new__(cls, detail)
        complaint.code, complaint.detail, complaint.pointer = code, detail, pointer
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
        self += [Complaint(message.code, message.detail, pointer) for message in messages]
        if len(self) >= MOST_COMPLAINTS:
            raise Enough


AN_INTEGER = Term("type", "an integer")
A_NUMBER = Term("type", "a number")
A_BOOLEAN = Term("type", "a boolean")
A_STRING = Term("type", "a string")
AN_OBJECT = Term("type", "an object")
AN_ARRAY = Term("type", "an array")
A_CARD_CODE = Term("type", "a card code")
CARD_CODES = Term("type", "an array of card codes")
NULL = Term("type", "null")
KINDS = {bool: A_BOOLEAN, str: A_STRING, dict: AN_OBJECT, list: AN_ARRAY, type(None): NULL}


def escaped(key: str) -> str:
    """A key as a step of a JSON pointer."""
    return key.replace("~", "~0").replace("/", "~1")


def kind_of(value: Any) -> Term:
    """The JSON type of a value, as people call it."""
    return KINDS.get(type(value), A_NUMBER)


def wrong_type(expected: Term, value: Any) -> ValidationError:
    detail = say("This must be {expected}, not {kind}.", expected=expected, kind=kind_of(value))
    return wrong("wrong_type", detail)

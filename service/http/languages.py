"""The language of a request: the parameter ``lang``, or else the header ``Accept-Language``."""

from functools import lru_cache

from flask import Request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from rules.message import Choices, say
from service.contract.problems import Pointed, Problem
from service.contract.voices import DEFAULT, languages, lookup

PARAMETER = "lang"
LONGEST = 256
"""Characters of the header that are looked at, more than any browser sends."""


def asked_language(incoming: Request) -> str:
    """The tag of an offered language. Raises Problem for a parameter that names none."""
    environ = incoming.environ
    if PARAMETER in environ.get("QUERY_STRING", "") and PARAMETER in incoming.args:
        asked = incoming.args[PARAMETER]
        if asked not in languages():
            detail = say(
                "The parameter `{name}` must be {languages}.",
                name=PARAMETER,
                languages=Choices(languages()),
            )
            where = Pointed("", "unknown_value", detail, PARAMETER)
            raise Problem("invalid_request", detail, [where])
        return asked
    return negotiated(environ.get("HTTP_ACCEPT_LANGUAGE", "")[:LONGEST])


@lru_cache(maxsize=1024)
def negotiated(header: str) -> str:
    """The first language, by quality, that is offered; the default if none is."""
    for tag, quality in parse_accept_header(header, LanguageAccept):
        found = DEFAULT if tag == "*" else lookup(tag)
        if found and quality > 0:
            return found
    return DEFAULT

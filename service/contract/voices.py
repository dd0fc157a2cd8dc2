"""Languages: what is said in which, from the catalogues that exist.

A catalogue is a gettext file ``locale/<language>.po``: one of the service's own, which has the
texts that all games share too, and one for each game in its folder. A language is offered once all
of our own catalogues have it; a game from outside that lacks it speaks English.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from gettext import GNUTranslations
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

import orjson
from babel.lists import format_list
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal

from rules import games, own_games
from rules.message import ENGLISH, Message, Term, Voice, form

LOCALE = "locale"
DEFAULT = ENGLISH.language
OWN = Path(__file__).parent.parent / LOCALE
RULES = "rules"
"""The context of the sections of the rules in a catalogue."""


def home_of(package: str) -> Path:
    """The folder of a game's catalogues."""
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent / LOCALE


@cache
def languages() -> tuple[str, ...]:
    """The languages that are offered, as BCP 47 tags; the default first."""
    homes = [OWN, *(home_of(game.package) for game in own_games().values())]
    found = [{path.stem for path in home.glob("*.po")} for home in homes]
    return (DEFAULT, *sorted(set.intersection(*found)))


class Translated(Voice):
    """Says messages by a catalogue; what it lacks is said in English."""

    def __init__(self, language: str, catalogue: GNUTranslations) -> None:
        self.language, self.locale = language, language.replace("-", "_")
        self.catalogue = catalogue

    def say(self, text: str) -> str:
        if isinstance(text, Message | Term):
            return super().say(text)
        return self.catalogue.gettext(text) if text else text

    def section(self, text: str) -> str:
        return self.catalogue.pgettext(RULES, text)

    def template(self, message: Message) -> str:
        if message.plural is None:
            return self.catalogue.gettext(message.template)
        count = message.values["count"]
        return self.catalogue.ngettext(message.template, message.plural, count)

    def named(self, term: Term, wanted: str) -> str:
        return form(self.catalogue.pgettext(term.kind, term.name), wanted)

    def joined(self, texts: Sequence[str], style: str) -> str:
        styles: Any = {"and": "standard", "or": "or"}
        return format_list(texts, style=styles[style], locale=self.locale)

    def number(self, value: int | float) -> str:
        return format_decimal(value, locale=self.locale)


def catalogue(home: Path, language: str) -> GNUTranslations | None:
    path = home / f"{language}.po"
    if not path.exists():
        return None
    compiled = BytesIO()
    with path.open("rb") as source:
        write_mo(compiled, read_po(source))
    compiled.seek(0)
    return GNUTranslations(compiled)


@cache
def voice(language: str, game_id: str = "") -> Voice:
    """The voice for texts of a game, or of the service alone."""
    shared = catalogue(OWN, language)
    if language == DEFAULT or shared is None:
        return ENGLISH
    game = games().get(game_id)
    own = game and catalogue(home_of(game.package), language)
    if not own:
        return Translated(language, shared)
    own.add_fallback(shared)
    return Translated(language, own)


def written(document: Any, voice: Callable[[], Voice]) -> bytes:
    """A document as JSON, its messages said by the voice, which is asked for only if needed."""

    def said(value: Any) -> Any:
        if isinstance(value, str):
            return str(voice().say(value))
        raise TypeError

    return orjson.dumps(document, said, orjson.OPT_PASSTHROUGH_SUBCLASS)


# -- negotiation -----------------------------------------------------------------------------------

ALIASES = {"no": "nb", "nn": "nb", "zh": "zh-Hans", "zh-cn": "zh-Hans", "zh-sg": "zh-Hans"}
TRADITIONAL = re.compile(r"zh-(hant|tw|hk|mo)\b", re.I)
"""Readers of traditional Chinese are not served by the simplified script."""


def lookup(wanted: str, among: Sequence[str] | None = None) -> str | None:
    """The language for a tag, which is cut from its end until one offered fits (RFC 4647, 3.4)."""
    offered = {tag.lower(): tag for tag in among or languages()}
    tag = wanted.strip().lower().replace("_", "-")
    if TRADITIONAL.match(tag):
        return None
    while tag:
        found = offered.get(ALIASES.get(tag, tag).lower())
        if found:
            return found
        tag = tag.rpartition("-")[0]
        if len(tag.rpartition("-")[2]) == 1:
            tag = tag.rpartition("-")[0]
    return None

"""Sentences for people: English templates with named values, which any language can be said from.

A ``Message`` is its English text, so that whoever does not care about languages just has a string;
it remembers the template and the values, from which the service says it in the language asked for.
Templates name a value as ``{card}``, which is a card's short sign where it has one (7♦), or with a
form, as ``{card:name}`` (seven of diamonds). Catalogues may give words further forms, see ``form``.
"""

from collections.abc import Iterable, Mapping, Sequence
from string import Formatter
from typing import Any

from rules.cards import Deck, cards_of


class Term(str):
    """A word of the game, such as a card or a phase: its kind, its English name, perhaps a sign."""

    kind: str
    name: str

    def __new__(cls, kind: str, name: str, sign: str = "") -> "Term":
        term = super().__new__(cls, sign or name)
        term.kind, term.name = kind, name
        return term

    def __reduce__(self) -> tuple[Any, ...]:  # for copies
        return Term, (self.kind, self.name, str(self))


class Group(tuple[str, ...]):
    """Values that stand together, as the cards of a capture."""


class Choices(tuple[Any, ...]):
    """Values of which any one will do."""


class Message(str):
    """A sentence in English with the template and the values that it was made from."""

    template: str
    plural: str | None
    values: Mapping[str, Any]

    def __new__(
        cls, template: str, values: Mapping[str, Any], plural: str | None = None
    ) -> "Message":
        chosen = template if plural is None or values["count"] == 1 else plural
        message = super().__new__(cls, ENGLISH.vformat(chosen, (), values))
        message.template, message.plural, message.values = template, plural, values
        return message

    def __reduce__(self) -> tuple[Any, ...]:  # for copies
        return Message, (self.template, self.values, self.plural)


def say(template: str, /, **values: Any) -> Message:
    """A sentence, from a template that catalogues translate."""
    return Message(template, values)


def say_many(one: str, many: str, /, **values: Any) -> Message:
    """A sentence that depends on the number ``count``."""
    return Message(one, values, many)


def term(deck: Deck, named: int | str) -> str:
    """A card by its number or its code; a code that the deck does not have stays what it is."""
    if isinstance(named, str):
        if named not in deck.index:
            return named
        named = deck.index[named]
    known = deck.catalogue[named]
    return Term("card", known.name, known.sign)


def terms(deck: Deck, named: int | Iterable[int | str]) -> Group:
    """Cards as a mask, or in the order given."""
    return Group(
        [term(deck, each) for each in (cards_of(named) if isinstance(named, int) else named)]
    )


def word(kind: str, code: str) -> Term:
    """The word for a code, such as a phase; in English it is the code, as people write it."""
    return Term(kind, code.replace("_", " "))


def form(text: str, wanted: str) -> str:
    """One of the forms of a word: "sedma|acc=sedmu" is "sedma", and "sedmu" as ``acc``."""
    base, *forms = text.split("|")
    if wanted and forms:
        marked = f"{wanted}="
        return next((each[len(marked) :] for each in forms if each.startswith(marked)), base)
    return base


class Voice(Formatter):
    """Says messages in English; other languages override what they say otherwise."""

    language = "en"

    def say(self, text: str) -> str:
        """A message, or else a fixed text, in this language."""
        if isinstance(text, Message):
            return self.vformat(self.template(text), (), text.values)
        return self.named(text, "") if isinstance(text, Term) else text

    def section(self, text: str) -> str:
        """A section of the rules."""
        return text

    def template(self, message: Message) -> str:
        plural, values = message.plural, message.values
        return message.template if plural is None or values["count"] == 1 else plural

    def named(self, term: Term, wanted: str) -> str:
        """The name of a term, in one of its forms."""
        return term.name

    def joined(self, texts: Sequence[str], style: str) -> str:
        """A list in words; ``style`` is "and" or "or"."""
        *most, last = texts
        return f"{', '.join(most)} {style} {last}" if most else last

    def number(self, value: int | float) -> str:
        return str(value)

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, Group | Choices):
            texts = [self.format_field(each, format_spec) for each in value]
            if isinstance(value, Choices):
                return self.joined(texts, "or") if texts else ""
            signs = not format_spec and all(
                isinstance(each, Term) and each != each.name for each in value
            )
            return " ".join(texts) if signs or not texts else self.joined(texts, "and")
        if isinstance(value, Term):
            signed = not format_spec and value != value.name
            return str(value) if signed else self.named(value, format_spec)
        if isinstance(value, str):
            return self.say(value) if isinstance(value, Message) else value
        return self.number(value)


ENGLISH = Voice()

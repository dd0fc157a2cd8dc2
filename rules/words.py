"""The words of a game: a label for every code that a client may meet, and sentences for events.

A game declares them in its module ``words``; phases, moves and options are labelled by their codes
and need no entry. Everything is English here; catalogues in the game's folder ``locale`` translate.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.cards import Deck
from rules.message import Message, Term, say, term, terms

Event = dict[str, Any]


class Told(NamedTuple):
    """Sentences for an event, by whose it is: the reader's, another seat's, nobody's."""

    own: str
    other: str
    nobody: str = ""


Teller = Callable[[Event, Sequence[Event], int | None], Message]
"""Tells an event from the events before it, for a seat; as ``Told``, where that does not do."""


class Label(NamedTuple):
    """A code of some kind with its word, and a sentence about it if there is more to say."""

    kind: str
    code: str
    label: str
    explanation: str = ""


class Words(NamedTuple):
    """The labels of a game, by kind and code, and how its events are told."""

    labels: Mapping[str, Mapping[str, str]] = {}
    explanations: Mapping[str, str] = {}
    """A sentence about each score item."""
    told: Mapping[str, Told | Teller] = {}


def value_terms(deck: Deck, words: Words, event: Event) -> dict[str, Any]:
    """The fields of an event as values of a message."""
    return {name: _value_term(deck, words, name, value) for name, value in event.items()}


def _value_term(deck: Deck, words: Words, name: str, value: Any) -> Any:
    if isinstance(value, str):
        if value in deck.index:
            return term(deck, value)
        label = words.labels.get(name, {}).get(value)
        return Term(name, label or spaced(value))
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return terms(deck, value)
    return value


def sentence(
    deck: Deck, words: Words, event: Event, before: Sequence[Event], seat: int | None
) -> Message:
    """A sentence for an event that ``seat`` (None: a spectator) may see in just this form."""
    told = words.told[event["type"]]
    if not isinstance(told, Told):
        return told(event, before, seat)
    whose = event["seat"]
    template = told.nobody if whose is None else told.own if whose == seat else told.other
    return say(template, **value_terms(deck, words, event))


def team_result(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    """The end of a deal between two teams, of the even and of the odd seats."""
    first, second = event["points"]
    team = event["team"]
    if team is None:
        return say("The deal is drawn, {first} to {second}.", first=first, second=second)
    points = {"points": event["points"][team], "others": event["points"][1 - team]}
    if seat is not None and seat % 2 == team:
        return say("Your side wins the deal, {points} to {others}.", **points)
    return say("Team {team} wins the deal, {points} to {others}.", team=team, **points)


def spaced(code: str) -> str:
    """A code as people write it."""
    return code.replace("_", " ")


SECTION = re.compile(r"^(?:   )?(\d+(?=\. )|\d+\.\d+(?= ))\.? ", re.M)


def sections(rules_text: str) -> Iterator[tuple[str, str]]:
    """The rules as they are numbered: each section's number and text, the title as number ""."""
    parts = SECTION.split(rules_text)
    yield "", " ".join(parts[0].split())
    for number, text in zip(parts[1::2], parts[2::2], strict=True):
        yield number, " ".join(text.split())

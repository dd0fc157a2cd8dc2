"""The descriptor of a game, for everything that must not know which one it has.

A game's rules live in a folder of their own below ``rules``; the folder's package offers one object
named ``game``, an instance of ``Game``. The service, the tests, the search and the
documentation reach a game only through it.

Three kinds of value travel between the parts:

* a *document* is what JSON carries: dicts, lists, numbers and card codes, already of the shape
  that the game's schemas publish;
* a *state*, *view* or *move* is the game's own immutable type, made of small integers and masks;
* an *event* is a document that tells what a move did, enough to animate it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from rules.cards import Deck
from rules.message import Term, say
from rules.score import Score
from rules.search.thinking import Thinking
from rules.shuffle import Stream
from rules.words import Label, Words, sections, sentence, spaced

Document = dict[str, Any]


class Table(Protocol):
    """The part that states and views of every game have alike."""

    @property
    def phase(self) -> str: ...

    @property
    def to_act(self) -> int | None: ...


class Seen(Table, Protocol):
    """A table as one seat (None: a spectator) sees it."""

    @property
    def seat(self) -> int | None: ...


S = TypeVar("S", bound=Table)
V = TypeVar("V", bound=Seen)
M = TypeVar("M")
Row = TypeVar("Row", bound=tuple[int, ...])


class Fault(NamedTuple):
    """An impossibility in a submitted document: a code, the JSON pointer, the explanation."""

    code: str
    pointer: str
    detail: str


class Refusal(NamedTuple):
    """The refusal of a move: a stable code, the explanation, and the section of the rules."""

    code: str
    detail: str
    rule: str


Verdict = tuple[str, str]
"""A reason code, and the words that explain it for the move at hand."""


class IllegalMove(Exception):
    """A move that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.detail)
        self.refusal = refusal


class RedealRequired(Exception):
    """A deck that the rules declare void: it has to be dealt again."""


class Option(NamedTuple):
    """A setting of a game: an integer with its default and range."""

    name: str
    default: int
    least: int
    most: int
    meaning: str


class Reason(NamedTuple):
    """A refusal code: the section of the rules it stands for, and what it means in general."""

    section: str
    meaning: str


def replaced(row: Row, seat: int, value: int) -> Row:
    """A tuple with one entry a seat, the entry of ``seat`` replaced."""
    return cast(Row, (*row[:seat], value, *row[seat + 1 :]))


@dataclass(frozen=True)
class Wire(Generic[S, V, M]):
    """The wire format of one game: the schemas that are published, the readers and the writers."""

    schemas: Any
    read_state: Callable[[Document], S]
    write_state: Callable[[S], Document]
    read_view: Callable[[Document], V]
    write_view: Callable[[V], Document]
    read_move: Callable[[Document], M]
    write_move: Callable[[M], Document]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V, M]):
    """The descriptor of one game: its facts, and the verbs that every game understands."""

    id: str
    name: str
    rules_text: str
    """The numbered rules, as they stand at the head of the game's folder."""
    rules_version: int = 1
    seats: int
    teams: tuple[tuple[int, ...], ...] | None = None
    scope: str = "deal"
    opener: str = "dealer"
    """The seat that a deal starts from, by the name that requests and states give it."""
    deck: Deck
    options: tuple[Option, ...] = ()
    phases: tuple[str, ...]
    move_types: tuple[str, ...]
    reasons: Mapping[str, Reason]
    """Every code that a refused move can have."""
    fault_codes: Mapping[str, str]
    """Every code that a fault of a document can have, with its meaning."""
    private: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Per event type, the fields that only the event's own seat may see."""

    # ``state_faults`` and ``view_faults`` take what the schemas let through and name every fault,
    # with pointers relative to the document; the readers of ``wire`` take what has none.
    package: str
    """The Python package of the game; its module ``wire`` declares the wire format."""
    state_faults: Callable[[Document], list[Fault]]
    view_faults: Callable[[Document], list[Fault]]

    # The verbs. ``legal_moves`` and ``verdict`` are asked about the acting seat and take its view.
    deal: Callable[[Sequence[int], int, Document, S | None], S]
    """A deal from (deck, top card first; opener; options; previous state of the match).

    Raises RedealRequired if the rules void it.
    """
    next_opener: Callable[[S], int] | None = None
    """The seat that the next deal of a match starts from; None for games of one deal."""
    view: Callable[[S, int | None], V]
    """The part of a state that a seat (None: a spectator) may know, from an allow-list."""
    legal_moves: Callable[[V], list[M]]
    """Every legal move, in the contract's order."""
    verdict: Callable[[V, M], Verdict | None]
    """The reason that forbids a move; None if it is legal."""
    play: Callable[[S, M], tuple[S, list[Document]]]
    """The state after a move known to be legal, and the events that led there."""
    score: Callable[[S], Score]
    seen_score: Callable[[S, int | None], Score] | None = None
    """The score as far as a seat (None: a spectator) may know it; None where all may know it."""
    think: Callable[[V, int], Thinking[M]] | None = None
    """A search for the acting seat's move, from its view and a seed alone."""
    value_unit: str = say("points of the deal by which the side to act is expected to be ahead")
    """The unit of the values of suggestions."""
    greedy: Callable[[V], M] | None = None
    """The move of a documented greedy player, the bar that the search is measured against."""

    # -- documents --------------------------------------------------------------------------------

    @cached_property
    def wire(self) -> Wire[S, V, M]:
        """The wire format, loaded when it is first asked for: the rules do without it."""
        declared: Wire[S, V, M] = import_module(f"{self.package}.wire").wire
        return declared

    @cached_property
    def words(self) -> Words:
        """Labels and sentences; a game without its module ``words`` has its codes for labels."""
        name = f"{self.package}.words"
        words: Words = import_module(name).words if find_spec(name) else Words()
        return words

    @cached_property
    def read_state(self) -> Callable[[Document], S]:
        return self.wire.read_state

    @cached_property
    def write_state(self) -> Callable[[S], Document]:
        return self.wire.write_state

    @cached_property
    def read_view(self) -> Callable[[Document], V]:
        return self.wire.read_view

    @cached_property
    def write_view(self) -> Callable[[V], Document]:
        return self.wire.write_view

    @cached_property
    def read_move(self) -> Callable[[Document], M]:
        return self.wire.read_move

    @cached_property
    def write_move(self) -> Callable[[M], Document]:
        return self.wire.write_move

    # -- shared by every game -------------------------------------------------------------------

    def refusal(self, code: str, detail: str) -> Refusal:
        """A refusal with the section of the rules that its code stands for."""
        return Refusal(code, detail, f"{self.id} {self.reasons[code].section}")

    def next_deal_refusal(self, previous: S) -> Refusal | None:
        """The refusal of a further deal of the match after ``previous``; None if one can follow."""
        if previous.phase == "deal_over":
            return None
        if previous.phase == "match_over":
            return self.refusal("match_over", say("The match is over; start a new one."))
        return self.refusal("deal_not_over", say("The deal has not ended; finish it first."))

    def score_for(self, state: S, seat: int | None) -> Score:
        """The score as far as a seat (None: a spectator) may know it."""
        return self.score(state) if self.seen_score is None else self.seen_score(state, seat)

    def event_for(self, event: Document, seat: int | None) -> Document:
        """An event as one seat (None: a spectator) may see it."""
        if event["seat"] == seat is not None:
            return event
        hidden = self.private.get(event["type"], ())
        return {**event, **dict.fromkeys(hidden)} if hidden else event

    def narrated(self, events: Sequence[Document], seat: int | None) -> list[str]:
        """A sentence for each event, as one seat (None: a spectator) may know them."""
        seen = [self.event_for(event, seat) for event in events]
        told: list[str] = []
        for index, event in enumerate(seen):
            if event["type"] in self.words.told:
                told.append(sentence(self.deck, self.words, event, seen[:index], seat))
            else:
                told.append(Term("event", spaced(event["type"])))
        return told

    @cached_property
    def sections(self) -> list[tuple[str, str]]:
        """The rules section by section, see ``rules.words.sections``."""
        return list(sections(self.rules_text))

    @cached_property
    def labels(self) -> list[Label]:
        """Every code that a client may meet, with its word."""
        codes = {
            "phase": self.phases,
            "move": self.move_types,
            "event": tuple(self.words.told),
            "option": tuple(option.name for option in self.options),
        }
        found = [
            Label(kind, code, spaced(code)) for kind, listed in codes.items() for code in listed
        ]
        return found + [
            Label(kind, code, word, self.words.explanations.get(code, "") if kind == "item" else "")
            for kind, declared in self.words.labels.items()
            for code, word in declared.items()
        ]

    def turn_refusal(self, to_act: int | None, seat: int | None) -> Refusal | None:
        """Refuse a move when nobody is to act, or when a seat other than the one to act makes it.

        ``seat`` None stands for the seat to act.
        """
        if to_act is None:
            over = say("The deal is over; no more moves can be made.")
            return self.refusal("game_over", over)
        if seat is not None and seat != to_act:
            other = say("Seat {due} is to act, not seat {seat}.", due=to_act, seat=seat)
            return self.refusal("not_your_turn", other)
        return None

    def why_illegal(self, state: S, move: M, seat: int | None = None) -> Refusal | None:
        """The refusal of a move of ``seat`` (default: the seat to act); None if it is legal."""
        to_act = state.to_act
        return self.turn_refusal(to_act, seat) or self.check(self.view(state, to_act), move)

    def check(self, view: V, move: M) -> Refusal | None:
        """The refusal of a move of the acting seat, whose view this is; None if it is legal."""
        verdict = self.verdict(view, move)
        return None if verdict is None else self.refusal(*verdict)

    def apply(self, state: S, move: M, seat: int | None = None) -> tuple[S, list[Document]]:
        """The next state and the events of a move. Raises IllegalMove."""
        refusal = self.why_illegal(state, move, seat)
        if refusal:
            raise IllegalMove(refusal)
        return self.play(state, move)

    def moves_of(self, state: S) -> list[M]:
        """The legal moves in a state, none when the deal is over."""
        to_act = state.to_act
        return [] if to_act is None else self.legal_moves(self.view(state, to_act))

    def shuffle_and_deal(
        self, seed: str, opener: int | None, options: Document, previous: S | None = None
    ) -> S:
        """Deal from a seed by the portable shuffle; void deals are dealt again from the stream."""
        stream = Stream(self.id, seed)
        if previous is not None and self.next_opener is not None:
            opener = self.next_opener(previous)
        elif opener is None:
            opener = stream.uniform(self.seats)
        while True:
            try:
                return self.deal(stream.shuffled(self.deck.size), opener, options, previous)
            except RedealRequired:
                continue

    def default_options(self) -> Document:
        return {option.name: option.default for option in self.options}

"""States and views on the wire, from one declaration of their fields.

A game declares its fields once, in the order in which documents list them: a plain field is public
and stands in states and views alike; ``in_state``, ``in_view`` and ``differs`` mark the others. Out
of that come both schemas and the functions that read and write both documents. The id, the rules
version and the options are those of the game's descriptor.

A new public field is told in four places: ``State`` and ``View`` (at the same place among the
public fields, which come last in both), ``deal`` for its first value, and the declaration.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from rules.game import Document, Game, Wire
from rules.wire.card_fields import CardCode, CardSet
from rules.wire.fields import Choice, Codec, Integer, WireField, each, or_none
from rules.wire.schema import Nested, Source, Union, WireSchema, schema, tuple_reader
from rules.wire.score import score_schema

AnyGame = Game[Any, Any, Any]

HANDS = ("hands", "seat", "hand", "hand_sizes")
"""The fields that schemas list first among those that are not public."""


class GameSchemas(NamedTuple):
    """Everything that is typed per game."""

    card: type[CardCode]
    state: type[WireSchema]
    view: type[WireSchema]
    move: type[Union]
    event: type[Union]
    options: type[WireSchema]
    score: type[WireSchema]


class Split(NamedTuple):
    """A field that is not public: in states, and in views; None where they do not have it."""

    state: WireField | None
    view: WireField | None


Fields = Mapping[str, WireField | Split]
"""The declaration of a game's tables."""


def in_state(field: WireField) -> Split:
    return Split(field, None)


def in_view(field: WireField) -> Split:
    return Split(None, field)


def differs(state: WireField, view: WireField) -> Split:
    return Split(state, view)


def viewer(seats: int) -> Split:
    """The seat that a view belongs to."""
    return in_view(Integer(0, seats - 1, allow_none=True, description="Null for a spectator."))


def hands(card: type[CardCode], seats: int, most: int, description: str) -> dict[str, Split]:
    """All hands in a state; in a view its seat's own, and how many cards each has."""
    shown = CardSet(card, required=False, description="Absent in a spectator's view.")
    return {
        "hands": in_state(each(seats, CardSet(card), description=description)),
        "hand": in_view(shown),
        "hand_sizes": in_view(each(seats, Integer(0, most))),
    }


def wire_format(
    game: AnyGame,
    prefix: str,
    *,
    card: type[CardCode],
    state: Any,
    view: Any,
    fields: Fields,
    move: type[Union],
    event: type[Union],
    items: Mapping[str, type[WireSchema] | None],
    read_move: Callable[[Document], Any],
    write_move: Callable[[Any], Document],
) -> Wire[Any, Any, Any]:
    """The wire format of a game: its NamedTuples of states and views, and how documents show them.

    ``items`` are the score items with the schema of each one's detail.
    """
    _check_public_part(game, state, view, fields)
    options = _options(f"{prefix}Options", game)
    of_state = _Kind(game, f"{prefix}State", state, options, fields, 0)
    of_view = _Kind(game, f"{prefix}View", view, options, fields, 1)
    score = score_schema(prefix, game, items)
    return Wire(
        GameSchemas(card, of_state.schema(), of_view.schema(), move, event, options, score),
        read_state=of_state.reader(),
        write_state=of_state.writer(),
        read_view=_with_empty_hand(of_view.reader()),
        write_view=of_view.writer(),
        read_move=read_move,
        write_move=write_move,
    )


def _options(name: str, game: AnyGame) -> type[WireSchema]:
    """The options as a state carries them: all of them, within their ranges."""
    declared = {
        option.name: Integer(option.least, option.most, description=option.meaning)
        for option in game.options
    }
    return schema(name, **declared)


def _check_public_part(game: AnyGame, state: Any, view: Any, fields: Fields) -> None:
    """Views copy the end of a state: the public fields must be just that, in the same order."""
    names = {option.name for option in game.options}
    names.update(name for name, field in fields.items() if isinstance(field, WireField))
    for kind in (state, view):
        last = kind._fields[-len(names) :]
        if set(last) != names or last != state._fields[-len(names) :]:
            raise TypeError(f"The last fields of {kind} must be the public ones: {sorted(names)}.")


class _Kind:
    """States or views of one game: the fields that their documents have, in order."""

    def __init__(
        self,
        game: AnyGame,
        name: str,
        kind: Any,
        options: type[WireSchema],
        fields: Fields,
        which: int,
    ) -> None:
        self.name, self.kind = name, kind
        self.option_names = [option.name for option in game.options]
        self.head: dict[str, WireField] = {
            "game": Choice(game.id),
            "rules_version": Integer(1),
            "options": Nested(options),
        }
        self.constants = {"game": game.id, "rules_version": game.rules_version, "options": None}
        self.public = [name for name, field in fields.items() if isinstance(field, WireField)]
        shown = {
            name: field if isinstance(field, WireField) else field[which]
            for name, field in fields.items()
        }
        self.fields = {name: field for name, field in shown.items() if field is not None}
        if {*self.fields, *self.option_names} != set(kind._fields):
            raise TypeError(f"{name} declares {sorted(self.fields)}, not {sorted(kind._fields)}.")

    def schema(self) -> type[WireSchema]:
        order = (*self.public, *HANDS, *self.fields)
        declared = {name: self.fields[name] for name in order if name in self.fields}
        return schema(self.name, **self.head, **declared)

    def reader(self) -> Callable[[Document], Any]:
        return tuple_reader(self.kind, [self._source(name) for name in self.kind._fields])

    def _source(self, name: str) -> Source:
        if name in self.option_names:
            return "options", itemgetter(name)
        field = self.fields[name]
        return name, field.decoder if field.required else or_none(field.decoder)

    def writer(self) -> Callable[[Any], Document]:
        optional = [name for name, field in self.fields.items() if not field.required]
        names = [name for name in self.fields if name not in optional] + optional
        blank = {**self.constants, **dict.fromkeys(names)}
        derived = [("options", self._options_of())]
        derived += [(n, field.derive) for n, field in self.fields.items() if field.derive]
        coded = [
            (name, self.kind._fields.index(name), encode)
            for name in names
            if (encode := self._encoder(name)) is not None
        ]
        special = {name for name, *_ in (*derived, *coded)}
        plain = [(n, self.kind._fields.index(n)) for n in names if n not in special]

        def write(table: Sequence[Any]) -> Document:
            document = blank.copy()
            for name, at in plain:
                document[name] = table[at]
            for name, at, encode in coded:
                document[name] = encode(table[at])
            for name, derive in derived:
                document[name] = derive(table)
            for name in optional:
                if document[name] is None:
                    del document[name]
            return document

        return write

    def _encoder(self, name: str) -> Codec | None:
        field = self.fields[name]
        if field.derive:
            return None
        return field.encoder if field.required else or_none(field.encoder)

    def _options_of(self) -> Codec:
        names = self.option_names
        return lambda table: {name: getattr(table, name) for name in names}


def _with_empty_hand(read: Callable[[Document], Any]) -> Callable[[Document], Any]:
    """A seat's view may leave out a hand that has no cards; a spectator's has none."""

    def read_view(document: Document) -> Any:
        view = read(document)
        if view.hand is None and view.seat is not None:
            return view._replace(hand=0)
        return view

    return read_view

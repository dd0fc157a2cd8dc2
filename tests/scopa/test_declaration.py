"""The wire layer: one declaration of a table's fields is all that schemas and codecs need."""

from typing import NamedTuple

import pytest

from rules.scopa import game
from rules.scopa import wire as scopa
from rules.scopa.state import State, View
from rules.wire import Integer, in_view, wire_format


class Longer(NamedTuple):
    """A state with one more public field."""

    hands: tuple
    stock: tuple
    target: int
    phase: str
    deal_number: int
    dealer: int
    to_act: int | None
    table: tuple
    captured: tuple
    sweeps: tuple
    last_capturer: int | None
    scores: tuple
    turns: int


LongerView = NamedTuple("LongerView", [(name, object) for name in (*View._fields, "turns")])


def declared(state, view, **more):
    return wire_format(
        game,
        "Longer",
        card=scopa.CARD,
        state=state,
        view=view,
        fields={**scopa.FIELDS, **more},
        move=game.wire.schemas.move,
        event=game.wire.schemas.event,
        items=scopa.ITEMS,
        read_move=game.read_move,
        write_move=game.write_move,
    )


def test_a_public_field_is_told_in_four_places():
    """The two types, the first value and the declaration; documents and schemas follow."""
    wire = declared(Longer, LongerView, turns=Integer(0, 36))
    dealt = game.shuffle_and_deal("a", 0, game.default_options())
    state = Longer(*dealt, turns=7)
    document = wire.write_state(state)
    assert document == {**game.write_state(dealt), "turns": 7}
    assert wire.read_state(wire.schemas.state().read(document)) == state
    seen = game.view(dealt, 1)
    view = LongerView(*seen[:4], *state[2:])
    shown = wire.write_view(view)
    assert shown == {**game.write_view(seen), "turns": 7}
    assert wire.read_view(wire.schemas.view().read(shown)) == view


def test_what_is_not_public_cannot_stand_among_the_public_fields():
    """Views copy the end of a state, so that order has to be the same in both."""
    with pytest.raises(TypeError, match="public"):
        declared(State, NamedTuple("Moved", [(name, object) for name in reversed(View._fields)]))
    with pytest.raises(TypeError, match="public"):
        declared(Longer, View, turns=Integer())
    with pytest.raises(TypeError, match="declares"):
        declared(State, View, secret=in_view(Integer()))


def test_rules_version_and_id_are_those_of_the_descriptor(game):
    state = game.shuffle_and_deal("a", 0, game.default_options())
    for document in (game.write_state(state), game.write_view(game.view(state, 0))):
        assert list(document)[:3] == ["game", "rules_version", "options"]
        assert document["game"] == game.id
        assert document["rules_version"] == game.rules_version

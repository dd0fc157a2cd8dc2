"""The wire format of Cicera."""

from rules.cicera import game
from rules.cicera.captures import BONUSES, Tally
from rules.cicera.cards import DECK
from rules.cicera.moves import Play
from rules.cicera.state import HAND, State, View
from rules.game import Document
from rules.wire import (
    Branches,
    Card,
    Cards,
    CardSet,
    Choice,
    Code,
    Codes,
    Fields,
    Integer,
    Nested,
    Number,
    card_code,
    each,
    hands,
    schema,
    tagged_union,
    viewer,
    wire_format,
)

CARD = card_code("CiceraCard", DECK)
TALLY = schema("CiceraBonuses", **{name: Integer(0, 52) for name in BONUSES})


def _read_tally(counts: Document) -> Tally:
    return (counts["sweep"], counts["picada"], counts["simili"], counts["quadriglia"])


def _write_tally(tally: Tally) -> Document:
    return dict(zip(BONUSES, tally, strict=True))


FIELDS: Fields = {
    "phase": Choice(*game.phases),
    "dealer": Integer(0, 3),
    "to_act": Integer(0, 3, allow_none=True, description="Null unless `phase` is `play`."),
    "table": Codes(CARD, description="Face-up cards in order of arrival."),
    "captured": each(2, CardSet(CARD), description="The pile of each team."),
    "bonuses": each(
        2,
        Nested(TALLY, decode=_read_tally, encode=_write_tally),
        description="Capture bonuses of each team.",
    ),
    "last_capturer": Integer(0, 3, allow_none=True),
    "just_laid": Code(
        CARD,
        allow_none=True,
        description="The card the previous player laid on the turn just before.",
    ),
    "seat": viewer(4),
    **hands(CARD, 4, 4 * HAND, "The hand of each seat."),
}

MOVES: Branches = {
    "play": {
        "card": Card(CARD),
        "capture": Cards(CARD, description="Empty when the card is laid."),
    },
}

EVENTS: Branches = {
    "card_played": {"seat": Integer(0, 3), "card": Card(CARD)},
    "capture": {"seat": Integer(0, 3), "cards": Cards(CARD)},
    "bonus": {"seat": Integer(0, 3), "bonus": Choice(*BONUSES)},
    "table_taken": {"seat": Integer(0, 3), "cards": Cards(CARD)},
    "deal_over": {
        "seat": Integer(0, 3, allow_none=True, description="Null: teams win."),
        "team": Integer(0, 1, allow_none=True, description="Winner of the deal."),
        "points": each(2, Number()),
    },
}

COUNT = schema("CiceraCount", count=Integer(0, 52))
ITEMS = {
    **dict.fromkeys(BONUSES),
    "cards": COUNT,
    "swords": COUNT,
    "la_mata": None,
    "ten_of_coins": None,
    "fante_of_cups": None,
    "napula": None,
}


def read_move(document: Document) -> Play:
    return Play(DECK.index[document["card"]], DECK.read(document["capture"]))


def write_move(move: Play) -> Document:
    return {"type": "play", "card": DECK.codes[move.card], "capture": DECK.spell(move.capture)}


wire = wire_format(
    game,
    "Cicera",
    card=CARD,
    state=State,
    view=View,
    fields=FIELDS,
    move=tagged_union("Cicera", "Move", MOVES),
    event=tagged_union("Cicera", "Event", EVENTS),
    items=ITEMS,
    read_move=read_move,
    write_move=write_move,
)

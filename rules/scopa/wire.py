"""The wire format of Scopa."""

from rules.game import Document
from rules.scopa import game
from rules.scopa.cards import DECK
from rules.scopa.moves import Play
from rules.scopa.state import State, View
from rules.wire import (
    Branches,
    Card,
    Cards,
    CardSet,
    Choice,
    Codes,
    Fields,
    Integer,
    Listed,
    card_code,
    each,
    hands,
    in_state,
    in_view,
    schema,
    tagged_union,
    viewer,
    wire_format,
)

CARD = card_code("ScopaCard", DECK)

FIELDS: Fields = {
    "seat": viewer(2),
    "phase": Choice(*game.phases),
    "deal_number": Integer(1, 1_000_000, description="1 for the first of a match."),
    "dealer": Integer(0, 1),
    "to_act": Integer(0, 1, allow_none=True, description="Null unless `phase` is `play`."),
    **hands(CARD, 2, 40, "The hand of each seat."),
    "table": Codes(CARD, description="Face-up cards in order of arrival."),
    "stock": in_state(Codes(CARD, description="Undealt cards; the first is dealt next.")),
    "stock_size": in_view(Integer(0, 40)),
    "captured": each(2, CardSet(CARD), description="The pile of each seat."),
    "sweeps": each(2, Integer(), description="Sweeps of each seat in this deal."),
    "last_capturer": Integer(0, 1, allow_none=True),
    "scores": each(2, Integer(), description="Match totals of the completed deals, per seat."),
}

MOVES: Branches = {
    "play": {
        "card": Card(CARD),
        "capture": Cards(CARD, description="Empty when the card is laid."),
    },
}

EVENTS: Branches = {
    "card_played": {"seat": Integer(0, 1), "card": Card(CARD)},
    "capture": {"seat": Integer(0, 1), "cards": Cards(CARD)},
    "sweep": {"seat": Integer(0, 1)},
    "cards_dealt": {
        "seat": Integer(0, 1),
        "count": Integer(0, 40),
        "cards": Cards(
            CARD, allow_none=True, description="Null where the reader may not see them."
        ),
    },
    "table_taken": {"seat": Integer(0, 1), "cards": Cards(CARD)},
    "deal_over": {
        "seat": Integer(0, 1, allow_none=True, description="Winner of the deal."),
        "points": each(2, Integer()),
    },
    "match_over": {"seat": Integer(0, 1), "scores": each(2, Integer())},
}

COUNT = schema("ScopaCount", count=Integer(0, 40))
PRIMIERA = schema(
    "ScopaPrimiera",
    sum=Integer(description="0 when a suit is missing."),
    cards=Listed(Card(CARD), 0, 4),
)
ITEMS = {
    "sweeps": None,
    "cards": COUNT,
    "diamonds": COUNT,
    "settebello": None,
    "primiera": PRIMIERA,
}


def read_move(document: Document) -> Play:
    return Play(DECK.index[document["card"]], DECK.read(document["capture"]))


def write_move(move: Play) -> Document:
    return {"type": "play", "card": DECK.codes[move.card], "capture": DECK.spell(move.capture)}


wire = wire_format(
    game,
    "Scopa",
    card=CARD,
    state=State,
    view=View,
    fields=FIELDS,
    move=tagged_union("Scopa", "Move", MOVES),
    event=tagged_union("Scopa", "Event", EVENTS),
    items=ITEMS,
    read_move=read_move,
    write_move=write_move,
)

"""The wire format of Briscola."""

from arbitro_briscola import game
from arbitro_briscola.table import DECK, SUITS, Play, State, View
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
    card_code,
    each,
    hands,
    in_state,
    in_view,
    tagged_union,
    viewer,
    wire_format,
)

CARD = card_code("BriscolaCard", DECK)
CODES = tuple(SUITS)

FIELDS: Fields = {
    "seat": viewer(2),
    "phase": Choice(*game.phases),
    "dealer": Integer(0, 1),
    "to_act": Integer(0, 1, allow_none=True, description="Null once the deal is over."),
    **hands(CARD, 2, 3, "The hand of each seat."),
    "trump": Choice(*CODES, decode=CODES.index, encode=CODES.__getitem__),
    "turned": Code(CARD, allow_none=True, description="The card below the stock, until drawn."),
    "stock": in_state(Codes(CARD, description="The first card is drawn next.")),
    "stock_size": in_view(Integer(0, 33, description="The card turned up is not counted.")),
    "led": Code(CARD, allow_none=True, description="The card that waits for an answer."),
    "captured": each(2, CardSet(CARD), description="The cards in the tricks of each seat."),
}

MOVES: Branches = {"play": {"card": Card(CARD)}}

SEAT = Integer(0, 1)
EVENTS: Branches = {
    "card_played": {"seat": SEAT, "card": Card(CARD)},
    "trick_won": {"seat": SEAT, "cards": Cards(CARD, 2), "points": Integer(0, 22)},
    "card_drawn": {
        "seat": SEAT,
        "card": Card(CARD, allow_none=True, description="Null where the reader may not see it."),
    },
    "indicator_drawn": {"seat": SEAT, "card": Card(CARD)},
    "deal_over": {
        "seat": Integer(0, 1, allow_none=True, description="The winner; null in a draw."),
        "points": each(2, Integer(0, 120)),
    },
}


def read_move(document: Document) -> Play:
    return Play(DECK.index[document["card"]])


def write_move(move: Play) -> Document:
    return {"type": "play", "card": DECK.codes[move.card]}


wire = wire_format(
    game,
    "Briscola",
    card=CARD,
    state=State,
    view=View,
    fields=FIELDS,
    move=tagged_union("Briscola", "Move", MOVES),
    event=tagged_union("Briscola", "Event", EVENTS),
    items={"card_points": None},
    read_move=read_move,
    write_move=write_move,
)

"""The wire format of Ottocento."""

from rules.game import Document
from rules.ottocento import game
from rules.ottocento.cards import DECK
from rules.ottocento.combinations import SETS, SUIT_SEQUENCES
from rules.ottocento.moves import Declare, Discard, Move, Play, Settle
from rules.ottocento.state import SEATS, TRICKS, Declaration, Settlement, State, Trick, View, leader
from rules.wire import (
    Branches,
    Card,
    Cards,
    CardSet,
    Choice,
    Code,
    Fields,
    Flag,
    Integer,
    Listed,
    Nested,
    Number,
    card_code,
    differs,
    each,
    hands,
    record,
    schema,
    tagged_union,
    viewer,
    wire_format,
)

CARD = card_code("OttocentoCard", DECK)


def _seat(description: str = "", allow_none: bool = False) -> Integer:
    return Integer(0, SEATS - 1, allow_none=allow_none, description=description)


DECLARATION = record(
    "OttocentoDeclaration",
    Declaration,
    cards=CardSet(CARD, description="Every card used in a combination."),
    points=Integer(description="Points of all combinations, doubling included."),
)
PLAYED = schema("OttocentoPlayed", seat=_seat(), card=Code(CARD))
TRICK = record(
    "OttocentoTrick",
    Trick,
    leader=_seat(),
    cards=each(SEATS, Code(CARD), description="In order of play."),
    winner=_seat(),
)
SETTLEMENT = record("OttocentoSettlement", Settlement, seat=_seat(), card=Code(CARD))


def _read_trick(entries: list[Document]) -> tuple[int, ...]:
    return DECK.read([entry["card"] for entry in entries])


def _trick_of(table: State | View) -> list[Document]:
    if not table.trick:
        return []
    first = leader(table)
    return [
        {"seat": (first + turn) % SEATS, "card": DECK.codes[card]}
        for turn, card in enumerate(table.trick)
    ]


FIELDS: Fields = {
    "phase": Choice(*game.phases),
    "dealer": _seat(),
    "to_act": _seat("Null once the deal is over.", allow_none=True),
    "discards": differs(
        CardSet(CARD, description="The dealer's; empty in phase `discard`."),
        CardSet(
            CARD,
            allow_none=True,
            description="Null for all but the dealer until the deal is over.",
        ),
    ),
    "declarations": each(
        SEATS,
        Nested(DECLARATION, allow_none=True),
        description="What each seat has declared; null if nothing (yet).",
    ),
    "trick": Listed(
        Nested(PLAYED),
        0,
        SEATS,
        decode=_read_trick,
        derive=_trick_of,
        description="The cards of the trick in play, in order of play.",
    ),
    "tricks": Listed(Nested(TRICK), 0, TRICKS + 1, description="The complete tricks."),
    "settlement": Nested(
        SETTLEMENT,
        allow_none=True,
        description="The card given for the Matto; null if none (yet).",
    ),
    "seat": viewer(SEATS),
    **hands(CARD, SEATS, 62, "The hand of each seat."),
}

MOVES: Branches = {
    "discard": {"cards": Cards(CARD, description="The rules ask for exactly two.")},
    "declare": {},
    "play": {"card": Card(CARD)},
    "settle": {"card": Card(CARD)},
}

NAMES = (
    *[name for name, _, _ in SETS],
    "grande",
    *[name for name, _ in SUIT_SEQUENCES],
    "aces",
    "moors",
)
COMBINATION = schema(
    "OttocentoCombination",
    name=Choice(*NAMES),
    cards=Cards(CARD),
    points=Integer(description="Before any doubling."),
)
NO_SEAT = Integer(0, 3, allow_none=True, description="Null: it is about a team.")

EVENTS: Branches = {
    "discard": {
        "cards": Cards(CARD, allow_none=True, description="Null where the reader may not see them.")
    },
    "declaration": {
        "cards": Cards(CARD),
        "points": Integer(),
        "combinations": Listed(Nested(COMBINATION), 0, len(NAMES)),
    },
    "card_played": {"card": Card(CARD)},
    "trick_won": {"cards": Cards(CARD, description="In order of play.")},
    "settlement_due": {},
    "settlement": {"card": Card(CARD)},
    "forfeit": {
        "seat": NO_SEAT,
        "team": Integer(0, 1, description="The team without a trick."),
        "cards": Cards(CARD, description="What it loses to the other team."),
    },
    "discards_shown": {"cards": Cards(CARD)},
    "deal_over": {
        "seat": NO_SEAT,
        "team": Integer(0, 1, allow_none=True, description="Winner of the deal."),
        "points": each(2, Number()),
    },
}

DECLARED = schema(
    "OttocentoDeclared",
    seat=_seat(),
    cards=Cards(CARD),
    points=Integer(),
    combinations=Listed(Nested(COMBINATION), 0, len(NAMES)),
)
CAPTURED = schema(
    "OttocentoCaptured", combinations=Listed(Nested(COMBINATION), 0, len(NAMES)), doubled=Flag()
)
ITEMS = {
    "card_points": schema("OttocentoPile", pile=Cards(CARD)),
    "last_trick": None,
    "declarations": schema(
        "OttocentoDeclarations", declarations=Listed(Nested(DECLARED), 0, SEATS)
    ),
    "captured_sets": CAPTURED,
    "captured_sequences": CAPTURED,
}


def read_move(document: Document) -> Move:
    kind = document["type"]
    if kind == "declare":
        return Declare()
    if kind == "discard":
        return Discard(DECK.read(document["cards"]))
    card = DECK.index[document["card"]]
    return Play(card) if kind == "play" else Settle(card)


def write_move(move: Move) -> Document:
    if isinstance(move, Declare):
        return {"type": "declare"}
    if isinstance(move, Discard):
        return {"type": "discard", "cards": DECK.spell(move.cards)}
    return {"type": move.type, "card": DECK.codes[move.card]}


wire = wire_format(
    game,
    "Ottocento",
    card=CARD,
    state=State,
    view=View,
    fields=FIELDS,
    move=tagged_union("Ottocento", "Move", MOVES),
    event=tagged_union(
        "Ottocento", "Event", {kind: {"seat": _seat(), **told} for kind, told in EVENTS.items()}
    ),
    items=ITEMS,
    read_move=read_move,
    write_move=write_move,
)

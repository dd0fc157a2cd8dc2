"""The wire format of Ottocento."""

from rules.ottocento import game as ottocento
from rules.ottocento.combinations import SETS, SUIT_SEQUENCES
from rules.wire.schema import (
    Card,
    Cards,
    Choice,
    Code,
    Codes,
    Flag,
    GameSchemas,
    Integer,
    Listed,
    Nested,
    Number,
    WireField,
    WireSchema,
    card_code,
    each,
    options_schema,
    schema,
    score_schema,
    tagged,
    union,
)

OttocentoCard = card_code("OttocentoCard", ottocento.deck.codes)
OttocentoOptions = options_schema("OttocentoOptions", ottocento)

OttocentoDeclaration = schema(
    "OttocentoDeclaration",
    cards=Codes(OttocentoCard, metadata={"description": "Every card used in a combination."}),
    points=Integer(metadata={"description": "Points of all combinations, doubling included."}),
)
OttocentoPlayed = schema("OttocentoPlayed", seat=Integer(0, 3), card=Code(OttocentoCard))
OttocentoTrick = schema(
    "OttocentoTrick",
    leader=Integer(0, 3),
    cards=each(4, Code(OttocentoCard), metadata={"description": "In order of play."}),
    winner=Integer(0, 3),
)
OttocentoSettlement = schema("OttocentoSettlement", seat=Integer(0, 3), card=Code(OttocentoCard))


class OttocentoTable(WireSchema):
    """What states and views have in common: all that is public."""

    game = Choice("ottocento")
    rules_version = Integer(1)
    options = Nested(OttocentoOptions)
    phase = Choice(*ottocento.phases)
    dealer = Integer(0, 3)
    to_act = Integer(0, 3, allow_none=True, metadata={"description": "Null once the deal is over."})
    declarations = each(
        4,
        Nested(OttocentoDeclaration, allow_none=True),
        metadata={"description": "What each seat has declared; null if nothing (yet)."},
    )
    trick = Listed(
        Nested(OttocentoPlayed),
        metadata={"description": "The cards of the trick in play, in order of play."},
    )
    tricks = Listed(Nested(OttocentoTrick), metadata={"description": "The complete tricks."})
    settlement = Nested(
        OttocentoSettlement,
        allow_none=True,
        metadata={"description": "The card given for the Matto; null if none (yet)."},
    )


class OttocentoState(OttocentoTable):
    """A whole table."""

    hands = each(4, Codes(OttocentoCard), metadata={"description": "The hand of each seat."})
    discards = Codes(
        OttocentoCard, metadata={"description": "The dealer's; empty in phase `discard`."}
    )


class OttocentoView(OttocentoTable):
    """A table as one seat, or a spectator, sees it."""

    seat = Integer(0, 3, allow_none=True, metadata={"description": "Null for a spectator."})
    hand = Codes(
        OttocentoCard, required=False, metadata={"description": "Absent in a spectator's view."}
    )
    hand_sizes = each(4, Integer(0, 62))
    discards = Codes(
        OttocentoCard,
        allow_none=True,
        metadata={"description": "Null for all but the dealer until the deal is over."},
    )


def _move(name: str, kind: str, /, **declared: WireField) -> type[WireSchema]:
    return tagged(f"Ottocento{name}Move", "type", kind, **declared)


MOVES = {
    "discard": _move(
        "Discard",
        "discard",
        cards=Cards(OttocentoCard, metadata={"description": "The rules ask for exactly two."}),
    ),
    "declare": _move("Declare", "declare"),
    "play": _move("Play", "play", card=Card(OttocentoCard)),
    "settle": _move("Settle", "settle", card=Card(OttocentoCard)),
}

OttocentoCombination = schema(
    "OttocentoCombination",
    name=Choice(
        *[name for name, _, _ in SETS],
        "grande",
        *[name for name, _ in SUIT_SEQUENCES],
        "aces",
        "moors",
    ),
    cards=Cards(OttocentoCard),
    points=Integer(metadata={"description": "Before any doubling."}),
)


def _event(
    name: str, kind: str, seat: WireField | None = None, /, **declared: WireField
) -> type[WireSchema]:
    return tagged(f"Ottocento{name}Event", "type", kind, seat=seat or Integer(0, 3), **declared)


def _no_seat() -> WireField:
    return Integer(0, 3, allow_none=True, metadata={"description": "Null: it is about a team."})


EVENTS = {
    "discard": _event(
        "Discard",
        "discard",
        cards=Cards(
            OttocentoCard,
            allow_none=True,
            metadata={"description": "Null where the reader may not see them."},
        ),
    ),
    "declaration": _event(
        "Declaration",
        "declaration",
        cards=Cards(OttocentoCard),
        points=Integer(),
        combinations=Listed(Nested(OttocentoCombination)),
    ),
    "card_played": _event("CardPlayed", "card_played", card=Card(OttocentoCard)),
    "trick_won": _event(
        "TrickWon",
        "trick_won",
        cards=Cards(OttocentoCard, metadata={"description": "In order of play."}),
    ),
    "settlement_due": _event("SettlementDue", "settlement_due"),
    "settlement": _event("Settlement", "settlement", card=Card(OttocentoCard)),
    "forfeit": _event(
        "Forfeit",
        "forfeit",
        _no_seat(),
        team=Integer(0, 1, metadata={"description": "The team without a trick."}),
        cards=Cards(OttocentoCard, metadata={"description": "What it loses to the other team."}),
    ),
    "discards_shown": _event("DiscardsShown", "discards_shown", cards=Cards(OttocentoCard)),
    "deal_over": _event(
        "DealOver",
        "deal_over",
        _no_seat(),
        team=Integer(0, 1, allow_none=True, metadata={"description": "Winner of the deal."}),
        points=each(2, Number()),
    ),
}

OttocentoPile = schema("OttocentoPile", pile=Cards(OttocentoCard))
OttocentoDeclared = schema(
    "OttocentoDeclared",
    seat=Integer(0, 3),
    cards=Cards(OttocentoCard),
    points=Integer(),
    combinations=Listed(Nested(OttocentoCombination)),
)
OttocentoDeclarations = schema(
    "OttocentoDeclarations", declarations=Listed(Nested(OttocentoDeclared))
)
OttocentoCaptured = schema(
    "OttocentoCaptured",
    combinations=Listed(Nested(OttocentoCombination)),
    doubled=Flag(),
)

schemas = GameSchemas(
    card=OttocentoCard,
    state=OttocentoState,
    view=OttocentoView,
    move=union("OttocentoMove", "type", MOVES),
    event=union("OttocentoEvent", "type", EVENTS),
    options=OttocentoOptions,
    score=score_schema(
        "Ottocento",
        ottocento,
        {
            "card_points": OttocentoPile,
            "last_trick": None,
            "declarations": OttocentoDeclarations,
            "captured_sets": OttocentoCaptured,
            "captured_sequences": OttocentoCaptured,
        },
    ),
)

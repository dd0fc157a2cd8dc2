"""The wire format of Scopa."""

from rules.scopa import game as scopa
from rules.wire.schema import (
    Card,
    Cards,
    Choice,
    Codes,
    GameSchemas,
    Integer,
    Listed,
    Nested,
    WireSchema,
    card_code,
    each,
    options_schema,
    schema,
    score_schema,
    tagged,
    union,
)

ScopaCard = card_code("ScopaCard", scopa.deck.codes)
ScopaOptions = options_schema("ScopaOptions", scopa)


class ScopaTable(WireSchema):
    """What states and views have in common: all that is public."""

    game = Choice("scopa")
    rules_version = Integer(1)
    options = Nested(ScopaOptions)
    phase = Choice(*scopa.phases)
    deal_number = Integer(1, 1_000_000, metadata={"description": "1 for the first of a match."})
    dealer = Integer(0, 1)
    to_act = Integer(
        0, 1, allow_none=True, metadata={"description": "Null unless `phase` is `play`."}
    )
    table = Codes(ScopaCard, metadata={"description": "Face-up cards in order of arrival."})
    captured = each(2, Codes(ScopaCard), metadata={"description": "The pile of each seat."})
    sweeps = each(2, Integer(), metadata={"description": "Sweeps of each seat in this deal."})
    last_capturer = Integer(0, 1, allow_none=True)
    scores = each(
        2, Integer(), metadata={"description": "Match totals of the completed deals, per seat."}
    )


class ScopaState(ScopaTable):
    """A whole table."""

    hands = each(2, Codes(ScopaCard), metadata={"description": "The hand of each seat."})
    stock = Codes(ScopaCard, metadata={"description": "Undealt cards; the first is dealt next."})


class ScopaView(ScopaTable):
    """A table as one seat, or a spectator, sees it."""

    seat = Integer(0, 1, allow_none=True, metadata={"description": "Null for a spectator."})
    hand = Codes(
        ScopaCard, required=False, metadata={"description": "Absent in a spectator's view."}
    )
    hand_sizes = each(2, Integer(0, 40))
    stock_size = Integer(0, 40)


ScopaPlayMove = tagged(
    "ScopaPlayMove",
    "type",
    "play",
    card=Card(ScopaCard),
    capture=Cards(ScopaCard, metadata={"description": "Empty when the card is laid."}),
)

EVENTS = {
    "card_played": tagged(
        "ScopaCardPlayedEvent", "type", "card_played", seat=Integer(0, 1), card=Card(ScopaCard)
    ),
    "capture": tagged(
        "ScopaCaptureEvent", "type", "capture", seat=Integer(0, 1), cards=Cards(ScopaCard)
    ),
    "sweep": tagged("ScopaSweepEvent", "type", "sweep", seat=Integer(0, 1)),
    "cards_dealt": tagged(
        "ScopaCardsDealtEvent",
        "type",
        "cards_dealt",
        seat=Integer(0, 1),
        count=Integer(0, 40),
        cards=Cards(
            ScopaCard,
            allow_none=True,
            metadata={"description": "Null where the reader may not see them."},
        ),
    ),
    "table_taken": tagged(
        "ScopaTableTakenEvent", "type", "table_taken", seat=Integer(0, 1), cards=Cards(ScopaCard)
    ),
    "deal_over": tagged(
        "ScopaDealOverEvent",
        "type",
        "deal_over",
        seat=Integer(0, 1, allow_none=True, metadata={"description": "Winner of the deal."}),
        points=each(2, Integer()),
    ),
    "match_over": tagged(
        "ScopaMatchOverEvent", "type", "match_over", seat=Integer(0, 1), scores=each(2, Integer())
    ),
}

ScopaCount = schema("ScopaCount", count=Integer(0, 40))
ScopaPrimiera = schema(
    "ScopaPrimiera",
    sum=Integer(metadata={"description": "0 when a suit is missing."}),
    cards=Listed(Card(ScopaCard), 0, 4),
)

schemas = GameSchemas(
    card=ScopaCard,
    state=ScopaState,
    view=ScopaView,
    move=union("ScopaMove", "type", {"play": ScopaPlayMove}),
    event=union("ScopaEvent", "type", EVENTS),
    options=ScopaOptions,
    score=score_schema(
        "Scopa",
        scopa,
        {
            "sweeps": None,
            "cards": ScopaCount,
            "diamonds": ScopaCount,
            "settebello": None,
            "primiera": ScopaPrimiera,
        },
    ),
)

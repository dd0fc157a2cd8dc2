"""The wire format of Schnapsen."""

from rules.schnapsen import game as schnapsen
from rules.schnapsen.cards import SUIT_CODES
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

REASONS = ("reached_66", "closer_failed", "last_trick")

SchnapsenCard = card_code("SchnapsenCard", schnapsen.deck.codes)
SchnapsenOptions = options_schema("SchnapsenOptions", schnapsen)

SchnapsenExchanged = schema(
    "SchnapsenExchanged",
    seat=Integer(0, 1),
    card=Code(SchnapsenCard, metadata={"description": "The card taken from below the stock."}),
)
SchnapsenClosed = schema(
    "SchnapsenClosed",
    seat=Integer(0, 1, metadata={"description": "The closer."}),
    opponent_points=Integer(
        metadata={"description": "The opponent's points at closing, counted marriages included."}
    ),
    opponent_tricks=Integer(metadata={"description": "The opponent's tricks at closing."}),
)
SchnapsenMarriage = schema(
    "SchnapsenMarriage",
    seat=Integer(0, 1),
    suit=Choice(*SUIT_CODES),
    points=Integer(metadata={"description": "20, or 40 in trumps, even while it is pending."}),
    trick=Integer(metadata={"description": "The number of tricks complete at the time."}),
)
SchnapsenLed = schema("SchnapsenLed", seat=Integer(0, 1), card=Code(SchnapsenCard))


SchnapsenTrick = schema(
    "SchnapsenTrick",
    leader=Integer(0, 1),
    cards=each(2, Code(SchnapsenCard), metadata={"description": "The card led, then the answer."}),
    winner=Integer(0, 1),
)
SchnapsenResult = schema(
    "SchnapsenResult",
    winner=Integer(0, 1),
    game_points=Integer(),
    reason=Choice(*REASONS),
)


class SchnapsenTable(WireSchema):
    """What states and views have in common: all that is public."""

    game = Choice("schnapsen")
    rules_version = Integer(1)
    options = Nested(SchnapsenOptions)
    phase = Choice(*schnapsen.phases)
    deal_number = Integer(1, 1_000_000, metadata={"description": "1 for the first of a match."})
    dealer = Integer(0, 1)
    to_act = Integer(
        0, 1, allow_none=True, metadata={"description": "Null unless `phase` is `play`."}
    )
    trump = Choice(*SUIT_CODES, metadata={"description": "The suit of the indicator."})
    indicator = Code(
        SchnapsenCard,
        allow_none=True,
        metadata={"description": "The open card below the stock; null once drawn."},
    )
    exchanged = Nested(
        SchnapsenExchanged, allow_none=True, metadata={"description": "Null if nobody exchanged."}
    )
    closed = Nested(
        SchnapsenClosed, allow_none=True, metadata={"description": "Null unless closed."}
    )
    marriages = Listed(
        Nested(SchnapsenMarriage), metadata={"description": "Those declared, in order."}
    )
    trick = Listed(
        Nested(SchnapsenLed),
        0,
        1,
        metadata={"description": "The card led, while it waits for its answer."},
    )
    tricks = Listed(
        Nested(SchnapsenTrick), 0, 10, metadata={"description": "The complete tricks, in order."}
    )
    scores = each(
        2,
        Integer(),
        metadata={"description": "What each player still needs, a finished deal counted."},
    )
    result = Nested(
        SchnapsenResult, allow_none=True, metadata={"description": "Null until the deal is over."}
    )


class SchnapsenState(SchnapsenTable):
    """A whole table."""

    hands = each(2, Codes(SchnapsenCard), metadata={"description": "The hand of each seat."})
    stock = Codes(
        SchnapsenCard,
        metadata={"description": "The first is drawn next; the indicator is not among them."},
    )


class SchnapsenView(SchnapsenTable):
    """A table as one seat, or a spectator, sees it."""

    seat = Integer(0, 1, allow_none=True, metadata={"description": "Null for a spectator."})
    hand = Codes(
        SchnapsenCard, required=False, metadata={"description": "Absent in a spectator's view."}
    )
    hand_sizes = each(2, Integer(0, 20))
    stock_size = Integer(0, 20)


MOVES = {
    "exchange": tagged("SchnapsenExchangeMove", "type", "exchange"),
    "close": tagged("SchnapsenCloseMove", "type", "close"),
    "marriage": tagged("SchnapsenMarriageMove", "type", "marriage", card=Card(SchnapsenCard)),
    "play": tagged("SchnapsenPlayMove", "type", "play", card=Card(SchnapsenCard)),
}


def _event(name: str, kind: str, /, **declared: WireField) -> type[WireSchema]:
    return tagged(f"Schnapsen{name}Event", "type", kind, seat=Integer(0, 1), **declared)


EVENTS = {
    "card_played": _event("CardPlayed", "card_played", card=Card(SchnapsenCard)),
    "exchange": _event(
        "Exchange",
        "exchange",
        card=Card(SchnapsenCard, metadata={"description": "The card taken from below the stock."}),
        jack=Card(SchnapsenCard, metadata={"description": "The trump jack left in its place."}),
    ),
    "stock_closed": _event(
        "StockClosed", "stock_closed", opponent_points=Integer(), opponent_tricks=Integer()
    ),
    "marriage": _event(
        "Marriage",
        "marriage",
        suit=Choice(*SUIT_CODES),
        points=Integer(20, 40),
        counted=Flag(metadata={"description": "False while it waits for the first trick."}),
    ),
    "marriage_counted": _event(
        "MarriageCounted",
        "marriage_counted",
        suit=Choice(*SUIT_CODES),
        points=Integer(20, 40),
    ),
    "trick_won": _event(
        "TrickWon", "trick_won", cards=Cards(SchnapsenCard, 2), points=Integer(4, 22)
    ),
    "card_drawn": _event(
        "CardDrawn",
        "card_drawn",
        card=Card(
            SchnapsenCard,
            allow_none=True,
            metadata={"description": "Null where the reader may not see it."},
        ),
    ),
    "indicator_drawn": _event("IndicatorDrawn", "indicator_drawn", card=Card(SchnapsenCard)),
    "deal_over": _event(
        "DealOver", "deal_over", game_points=Integer(1, 3), reason=Choice(*REASONS)
    ),
    "match_over": _event("MatchOver", "match_over", scores=each(2, Integer())),
}

SchnapsenGamePoints = schema(
    "SchnapsenGamePoints",
    reason=Choice(
        *REASONS, allow_none=True, metadata={"description": "Null until the deal is over."}
    ),
    card_points=Integer(
        metadata={"description": "What the cards in the seat's tricks are worth, marriages aside."}
    ),
)

schemas = GameSchemas(
    card=SchnapsenCard,
    state=SchnapsenState,
    view=SchnapsenView,
    move=union("SchnapsenMove", "type", MOVES),
    event=union("SchnapsenEvent", "type", EVENTS),
    options=SchnapsenOptions,
    score=score_schema("Schnapsen", schnapsen, {"game_points": SchnapsenGamePoints}),
)

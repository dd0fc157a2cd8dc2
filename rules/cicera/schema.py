"""The wire format of Cicera."""

from rules.cicera import game as cicera
from rules.cicera.captures import BONUSES
from rules.cicera.state import HAND
from rules.wire.schema import (
    Card,
    Cards,
    Choice,
    Code,
    Codes,
    GameSchemas,
    Integer,
    Nested,
    Number,
    WireSchema,
    card_code,
    each,
    options_schema,
    schema,
    score_schema,
    tagged,
    union,
)

CiceraCard = card_code("CiceraCard", cicera.deck.codes)
CiceraOptions = options_schema("CiceraOptions", cicera)
CiceraBonuses = schema("CiceraBonuses", **{name: Integer(0, 52) for name in BONUSES})


class CiceraTable(WireSchema):
    """What states and views have in common: all that is public."""

    game = Choice("cicera")
    rules_version = Integer(1)
    options = Nested(CiceraOptions)
    phase = Choice(*cicera.phases)
    dealer = Integer(0, 3)
    to_act = Integer(
        0, 3, allow_none=True, metadata={"description": "Null unless `phase` is `play`."}
    )
    table = Codes(CiceraCard, metadata={"description": "Face-up cards in order of arrival."})
    captured = each(2, Codes(CiceraCard), metadata={"description": "The pile of each team."})
    bonuses = each(
        2, Nested(CiceraBonuses), metadata={"description": "Capture bonuses of each team."}
    )
    last_capturer = Integer(0, 3, allow_none=True)
    just_laid = Code(
        CiceraCard,
        allow_none=True,
        metadata={"description": "The card the previous player laid on the turn just before."},
    )


class CiceraState(CiceraTable):
    """A whole table."""

    hands = each(4, Codes(CiceraCard), metadata={"description": "The hand of each seat."})


class CiceraView(CiceraTable):
    """A table as one seat, or a spectator, sees it."""

    seat = Integer(0, 3, allow_none=True, metadata={"description": "Null for a spectator."})
    hand = Codes(
        CiceraCard, required=False, metadata={"description": "Absent in a spectator's view."}
    )
    hand_sizes = each(4, Integer(0, 4 * HAND))


CiceraPlayMove = tagged(
    "CiceraPlayMove",
    "type",
    "play",
    card=Card(CiceraCard),
    capture=Cards(CiceraCard, metadata={"description": "Empty when the card is laid."}),
)

EVENTS = {
    "card_played": tagged(
        "CiceraCardPlayedEvent", "type", "card_played", seat=Integer(0, 3), card=Card(CiceraCard)
    ),
    "capture": tagged(
        "CiceraCaptureEvent", "type", "capture", seat=Integer(0, 3), cards=Cards(CiceraCard)
    ),
    "bonus": tagged(
        "CiceraBonusEvent", "type", "bonus", seat=Integer(0, 3), bonus=Choice(*BONUSES)
    ),
    "table_taken": tagged(
        "CiceraTableTakenEvent", "type", "table_taken", seat=Integer(0, 3), cards=Cards(CiceraCard)
    ),
    "deal_over": tagged(
        "CiceraDealOverEvent",
        "type",
        "deal_over",
        seat=Integer(0, 3, allow_none=True, metadata={"description": "Null: teams win."}),
        team=Integer(0, 1, allow_none=True, metadata={"description": "Winner of the deal."}),
        points=each(2, Number()),
    ),
}

CiceraCount = schema("CiceraCount", count=Integer(0, 52))

schemas = GameSchemas(
    card=CiceraCard,
    state=CiceraState,
    view=CiceraView,
    move=union("CiceraMove", "type", {"play": CiceraPlayMove}),
    event=union("CiceraEvent", "type", EVENTS),
    options=CiceraOptions,
    score=score_schema(
        "Cicera",
        cicera,
        {
            **dict.fromkeys(BONUSES),
            "cards": CiceraCount,
            "swords": CiceraCount,
            "la_mata": None,
            "ten_of_coins": None,
            "fante_of_cups": None,
            "napula": None,
        },
    ),
)

"""The wire format of Dou Dizhu."""

from rules.doudizhu import game as doudizhu
from rules.doudizhu.kinds import KINDS
from rules.doudizhu.state import SEATS
from rules.wire.schema import (
    Cards,
    Choice,
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

DoudizhuCard = card_code("DoudizhuCard", doudizhu.deck.codes)
DoudizhuOptions = options_schema("DoudizhuOptions", doudizhu)


def _seat(description: str = "", allow_none: bool = False) -> Integer:
    metadata = {"description": description} if description else {}
    return Integer(0, SEATS - 1, allow_none=allow_none, metadata=metadata)


def _any_integer(description: str) -> Integer:
    """A number whose range is a matter for the rules."""
    return Integer(-(2**31), 2**31 - 1, metadata={"description": description})


DoudizhuCombination = schema(
    "DoudizhuCombination",
    seat=_seat("Who played it."),
    kind=Choice(*KINDS),
    cards=Codes(DoudizhuCard),
)


class DoudizhuTable(WireSchema):
    """What states and views have in common: all that is public."""

    game = Choice("doudizhu")
    rules_version = Integer(1)
    options = Nested(DoudizhuOptions)
    phase = Choice(*doudizhu.phases)
    first_bidder = _seat()
    to_act = _seat("Null in `deal_over` and `redeal`.", allow_none=True)
    bids = Listed(
        _any_integer("0 for a pass, else 1 to 3."),
        metadata={"description": "Every call of the auction, from `first_bidder` on."},
    )
    landlord = _seat("Null while there is none.", allow_none=True)
    bid = _any_integer("The highest bid so far, 0 if there is none.")
    combination = Nested(
        DoudizhuCombination,
        allow_none=True,
        metadata={"description": "What has to be beaten; null when `to_act` leads."},
    )
    passes = Integer(metadata={"description": "Passes since the combination, 0 or 1."})
    played = each(
        SEATS, Codes(DoudizhuCard), metadata={"description": "All cards each seat has played."}
    )
    plays = each(
        SEATS, Integer(), metadata={"description": "How many combinations each seat has played."}
    )
    bombs = Integer(metadata={"description": "Bombs played so far."})
    rockets = Integer(metadata={"description": "Rockets played so far."})


class DoudizhuState(DoudizhuTable):
    """A whole table."""

    hands = each(
        SEATS,
        Codes(DoudizhuCard),
        metadata={"description": "The hand of each seat; the landlord's includes the bottom."},
    )
    bottom = Codes(
        DoudizhuCard,
        metadata={"description": "The three cards that the landlord takes, named to the end."},
    )


class DoudizhuView(DoudizhuTable):
    """A table as one seat, or a spectator, sees it."""

    seat = _seat("Null for a spectator.", allow_none=True)
    hand = Codes(
        DoudizhuCard, required=False, metadata={"description": "Absent in a spectator's view."}
    )
    hand_sizes = each(SEATS, Integer(0, 54))
    bottom = Codes(
        DoudizhuCard,
        allow_none=True,
        metadata={"description": "Null until there is a landlord."},
    )


MOVES = {
    "bid": tagged(
        "DoudizhuBidMove",
        "type",
        "bid",
        value=_any_integer("0 passes; 1 to 3 above the highest bid so far."),
    ),
    "play": tagged(
        "DoudizhuPlayMove",
        "type",
        "play",
        cards=Cards(DoudizhuCard, least=1, metadata={"description": "One combination."}),
    ),
    "pass": tagged("DoudizhuPassMove", "type", "pass"),
}

DOUBLED: dict[str, WireField] = {
    "seat": _seat("Whose play doubles the multiplier."),
    "multiplier": Integer(1, metadata={"description": "The multiplier from then on."}),
}

EVENTS = {
    "bid": tagged("DoudizhuBidEvent", "type", "bid", seat=_seat(), value=Integer(0, 3)),
    "landlord": tagged(
        "DoudizhuLandlordEvent",
        "type",
        "landlord",
        seat=_seat("The landlord, who leads."),
        bid=Integer(1, 3),
        bottom=Cards(DoudizhuCard, metadata={"description": "The cards taken, open to all."}),
    ),
    "redeal": tagged(
        "DoudizhuRedealEvent", "type", "redeal", seat=_seat("Null: nobody bid.", allow_none=True)
    ),
    "play": tagged(
        "DoudizhuPlayEvent",
        "type",
        "play",
        seat=_seat(),
        kind=Choice(*KINDS),
        cards=Cards(DoudizhuCard),
    ),
    "bomb": tagged("DoudizhuBombEvent", "type", "bomb", **DOUBLED),
    "rocket": tagged("DoudizhuRocketEvent", "type", "rocket", **DOUBLED),
    "pass": tagged("DoudizhuPassEvent", "type", "pass", seat=_seat()),
    "trick_won": tagged(
        "DoudizhuTrickWonEvent", "type", "trick_won", seat=_seat("Who leads anew.")
    ),
    "spring": tagged("DoudizhuSpringEvent", "type", "spring", **DOUBLED),
    "anti_spring": tagged("DoudizhuAntiSpringEvent", "type", "anti_spring", **DOUBLED),
    "deal_over": tagged(
        "DoudizhuDealOverEvent",
        "type",
        "deal_over",
        seat=_seat("Who went out."),
        landlord=_seat(),
        points=each(SEATS, Integer(-(2**31)), metadata={"description": "Of each seat."}),
    ),
}

DoudizhuResult = schema(
    "DoudizhuResult",
    bid=Integer(0, 3),
    multiplier=Integer(1, metadata={"description": "So far, while the deal is not over."}),
    bombs=Integer(),
    rockets=Integer(),
    spring=Flag(metadata={"description": "The landlord won before a farmer played."}),
    anti_spring=Flag(metadata={"description": "A farmer won after one play of the landlord."}),
)

schemas = GameSchemas(
    card=DoudizhuCard,
    state=DoudizhuState,
    view=DoudizhuView,
    move=union("DoudizhuMove", "type", MOVES),
    event=union("DoudizhuEvent", "type", EVENTS),
    options=DoudizhuOptions,
    score=score_schema("Doudizhu", doudizhu, {"result": DoudizhuResult}),
)

"""The wire format of Dou Dizhu."""

from functools import lru_cache

from rules.doudizhu import game
from rules.doudizhu.cards import DECK
from rules.doudizhu.combinations import classify, kind_of
from rules.doudizhu.kinds import KINDS
from rules.doudizhu.moves import Bid, Move, Pass, Play
from rules.doudizhu.state import SEATS, Combination, State, View
from rules.game import Document
from rules.wire import (
    Branches,
    Cards,
    CardSet,
    Choice,
    Codes,
    Fields,
    Flag,
    Integer,
    Listed,
    Nested,
    WireField,
    card_code,
    differs,
    each,
    hands,
    schema,
    tagged_union,
    viewer,
    wire_format,
)

MOST_CALLS = 4 * SEATS
"""More than any auction has; one too many is for the rules to say."""

CARD = card_code("DoudizhuCard", DECK)


def _seat(description: str = "", allow_none: bool = False) -> Integer:
    return Integer(0, SEATS - 1, allow_none=allow_none, description=description)


def _any_integer(description: str) -> Integer:
    """A number whose range is a matter for the rules."""
    return Integer(-(2**31), 2**31 - 1, description=description)


COMBINATION = schema(
    "DoudizhuCombination",
    seat=_seat("Who played it."),
    kind=Choice(*KINDS),
    cards=Codes(CARD),
)


def _read_combination(document: Document) -> Combination:
    cards = DECK.mask(document["cards"])
    return Combination(document["seat"], classify(cards), cards)


def _write_combination(combination: Combination) -> Document:
    return {
        "seat": combination.seat,
        "kind": KINDS[kind_of(combination.number)],
        "cards": DECK.codes_of(combination.cards),
    }


FIELDS: Fields = {
    "phase": Choice(*game.phases),
    "first_bidder": _seat(),
    "to_act": _seat("Null in `deal_over` and `redeal`.", allow_none=True),
    "bottom": differs(
        CardSet(CARD, description="The three cards that the landlord takes, named to the end."),
        CardSet(CARD, allow_none=True, description="Null until there is a landlord."),
    ),
    "bids": Listed(
        _any_integer("0 for a pass, else 1 to 3."),
        0,
        MOST_CALLS,
        description="Every call of the auction, from `first_bidder` on.",
    ),
    "landlord": _seat("Null while there is none.", allow_none=True),
    "bid": _any_integer("The highest bid so far, 0 if there is none."),
    "combination": Nested(
        COMBINATION,
        allow_none=True,
        decode=_read_combination,
        encode=_write_combination,
        description="What has to be beaten; null when `to_act` leads.",
    ),
    "passes": Integer(description="Passes since the combination, 0 or 1."),
    "played": each(SEATS, CardSet(CARD), description="All cards each seat has played."),
    "plays": each(SEATS, Integer(), description="How many combinations each seat has played."),
    "bombs": Integer(description="Bombs played so far."),
    "rockets": Integer(description="Rockets played so far."),
    "seat": viewer(SEATS),
    **hands(CARD, SEATS, 54, "The hand of each seat; the landlord's includes the bottom."),
}

MOVES: Branches = {
    "bid": {"value": _any_integer("0 passes; 1 to 3 above the highest bid so far.")},
    "play": {"cards": Cards(CARD, least=1, description="One combination.")},
    "pass": {},
}

DOUBLED: dict[str, WireField] = {
    "seat": _seat("Whose play doubles the multiplier."),
    "multiplier": Integer(1, description="The multiplier from then on."),
}

EVENTS: Branches = {
    "bid": {"seat": _seat(), "value": Integer(0, 3)},
    "landlord": {
        "seat": _seat("The landlord, who leads."),
        "bid": Integer(1, 3),
        "bottom": Cards(CARD, description="The cards taken, open to all."),
    },
    "redeal": {"seat": _seat("Null: nobody bid.", allow_none=True)},
    "play": {"seat": _seat(), "kind": Choice(*KINDS), "cards": Cards(CARD)},
    "bomb": DOUBLED,
    "rocket": DOUBLED,
    "pass": {"seat": _seat()},
    "trick_won": {"seat": _seat("Who leads anew.")},
    "spring": DOUBLED,
    "anti_spring": DOUBLED,
    "deal_over": {
        "seat": _seat("Who went out."),
        "landlord": _seat(),
        "points": each(SEATS, Integer(-(2**31)), description="Of each seat."),
    },
}

RESULT = schema(
    "DoudizhuResult",
    bid=Integer(0, 3),
    multiplier=Integer(1, description="So far, while the deal is not over."),
    bombs=Integer(),
    rockets=Integer(),
    spring=Flag(description="The landlord won before a farmer played."),
    anti_spring=Flag(description="A farmer won after one play of the landlord."),
)


def read_move(document: Document) -> Move:
    if document["type"] == "bid":
        return Bid(document["value"])
    if document["type"] == "pass":
        return Pass()
    return Play(DECK.read(document["cards"]))


def write_move(move: Move) -> Document:
    if isinstance(move, Bid):
        return {"type": "bid", "value": move.value}
    if isinstance(move, Pass):
        return {"type": "pass"}
    return {"type": "play", "cards": list(_spelled(move.cards))}


@lru_cache(maxsize=1 << 16)
def _spelled(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Codes in canonical order; the same few sets come up in list after list."""
    return tuple(DECK.spell(sorted(cards)))


wire = wire_format(
    game,
    "Doudizhu",
    card=CARD,
    state=State,
    view=View,
    fields=FIELDS,
    move=tagged_union("Doudizhu", "Move", MOVES),
    event=tagged_union("Doudizhu", "Event", EVENTS),
    items={"result": RESULT},
    read_move=read_move,
    write_move=write_move,
)

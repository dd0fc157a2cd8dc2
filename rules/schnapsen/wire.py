"""The wire format of Schnapsen."""

from operator import attrgetter
from typing import Any

from rules.game import Document
from rules.schnapsen import game
from rules.schnapsen.cards import DECK, SUIT_CODES
from rules.schnapsen.moves import CloseMove, ExchangeMove, MarriageMove, Move, PlayMove
from rules.schnapsen.state import Closed, Exchanged, Led, Marriage, Result, State, Trick, View
from rules.wire import (
    Branches,
    Card,
    Cards,
    Choice,
    Code,
    Codes,
    Fields,
    Flag,
    Integer,
    Listed,
    Nested,
    card_code,
    each,
    hands,
    in_state,
    in_view,
    record,
    schema,
    tagged_union,
    viewer,
    wire_format,
)

REASONS = ("reached_66", "closer_failed", "last_trick")

TRICKS = DECK.size // 2

CARD = card_code("SchnapsenCard", DECK)


def _seat(description: str = "", **kwargs: Any) -> Integer:
    return Integer(0, 1, description=description, **kwargs)


def _suit(description: str = "") -> Choice:
    decode, encode = SUIT_CODES.index, SUIT_CODES.__getitem__
    return Choice(*SUIT_CODES, description=description, decode=decode, encode=encode)


EXCHANGED = record(
    "SchnapsenExchanged",
    Exchanged,
    seat=_seat(),
    card=Code(CARD, description="The card taken from below the stock."),
)
CLOSED = record(
    "SchnapsenClosed",
    Closed,
    seat=_seat("The closer."),
    opponent_points=Integer(
        description="The opponent's points at closing, counted marriages included."
    ),
    opponent_tricks=Integer(description="The opponent's tricks at closing."),
)
MARRIAGE = record(
    "SchnapsenMarriage",
    Marriage,
    seat=_seat(),
    suit=_suit(),
    points=Integer(description="20, or 40 in trumps, even while it is pending."),
    trick=Integer(description="The number of tricks complete at the time."),
)
LED = record("SchnapsenLed", Led, seat=_seat(), card=Code(CARD))
TRICK = schema(
    "SchnapsenTrick",
    leader=_seat(),
    cards=each(2, Code(CARD), description="The card led, then the answer."),
    winner=_seat(),
)
RESULT = record(
    "SchnapsenResult", Result, winner=_seat(), game_points=Integer(), reason=Choice(*REASONS)
)


def _read_marriages(entries: list[Document]) -> tuple[Marriage, ...]:
    read: Any = MARRIAGE.decode
    return tuple(sorted(map(read, entries), key=attrgetter("trick")))


def _read_led(entries: list[Document]) -> Led | None:
    read: Any = LED.decode
    return read(entries[0]) if entries else None


def _write_led(led: Led | None) -> list[Document]:
    write: Any = LED.encode
    return [] if led is None else [write(led)]


def _read_trick(entry: Document) -> Trick:
    led, answer = DECK.read(entry["cards"])
    return Trick(entry["leader"], led, answer, entry["winner"])


def _write_trick(trick: Trick) -> Document:
    cards = [DECK.codes[trick.led], DECK.codes[trick.answer]]
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner}


FIELDS: Fields = {
    "phase": Choice(*game.phases),
    "deal_number": Integer(1, 1_000_000, description="1 for the first of a match."),
    "dealer": _seat(),
    "to_act": _seat("Null unless `phase` is `play`.", allow_none=True),
    "trump": _suit("The suit of the indicator."),
    "indicator": Code(
        CARD, allow_none=True, description="The open card below the stock; null once drawn."
    ),
    "exchanged": Nested(EXCHANGED, allow_none=True, description="Null if nobody exchanged."),
    "closed": Nested(CLOSED, allow_none=True, description="Null unless closed."),
    "marriages": Listed(
        Nested(MARRIAGE), 0, TRICKS, decode=_read_marriages, description="Those declared, in order."
    ),
    "trick": Listed(
        Nested(LED),
        0,
        1,
        decode=_read_led,
        encode=_write_led,
        description="The card led, while it waits for its answer.",
    ),
    "tricks": Listed(
        Nested(TRICK, decode=_read_trick, encode=_write_trick),
        0,
        TRICKS,
        description="The complete tricks, in order.",
    ),
    "scores": each(
        2, Integer(), description="What each player still needs, a finished deal counted."
    ),
    "result": Nested(RESULT, allow_none=True, description="Null until the deal is over."),
    "seat": viewer(2),
    **hands(CARD, 2, 20, "The hand of each seat."),
    "stock": in_state(
        Codes(CARD, description="The first is drawn next; the indicator is not among them.")
    ),
    "stock_size": in_view(Integer(0, 20)),
}

MOVES: Branches = {
    "exchange": {},
    "close": {},
    "marriage": {"card": Card(CARD)},
    "play": {"card": Card(CARD)},
}

EVENTS: Branches = {
    "card_played": {"card": Card(CARD)},
    "exchange": {
        "card": Card(CARD, description="The card taken from below the stock."),
        "jack": Card(CARD, description="The trump jack left in its place."),
    },
    "stock_closed": {"opponent_points": Integer(), "opponent_tricks": Integer()},
    "marriage": {
        "suit": _suit(),
        "points": Integer(20, 40),
        "counted": Flag(description="False while it waits for the first trick."),
    },
    "marriage_counted": {"suit": _suit(), "points": Integer(20, 40)},
    "trick_won": {"cards": Cards(CARD, 2), "points": Integer(4, 22)},
    "card_drawn": {
        "card": Card(CARD, allow_none=True, description="Null where the reader may not see it.")
    },
    "indicator_drawn": {"card": Card(CARD)},
    "deal_over": {"game_points": Integer(1, 3), "reason": Choice(*REASONS)},
    "match_over": {"scores": each(2, Integer())},
}

GAME_POINTS = schema(
    "SchnapsenGamePoints",
    reason=Choice(*REASONS, allow_none=True, description="Null until the deal is over."),
    card_points=Integer(
        description="What the cards in the seat's tricks are worth, marriages aside."
    ),
)


def read_move(document: Document) -> Move:
    kind = document["type"]
    if kind == "exchange":
        return ExchangeMove()
    if kind == "close":
        return CloseMove()
    card = DECK.index[document["card"]]
    return MarriageMove(card) if kind == "marriage" else PlayMove(card)


def write_move(move: Move) -> Document:
    if isinstance(move, ExchangeMove | CloseMove):
        return {"type": move.type}
    return {"type": move.type, "card": DECK.codes[move.card]}


wire = wire_format(
    game,
    "Schnapsen",
    card=CARD,
    state=State,
    view=View,
    fields=FIELDS,
    move=tagged_union("Schnapsen", "Move", MOVES),
    event=tagged_union(
        "Schnapsen", "Event", {kind: {"seat": _seat(), **told} for kind, told in EVENTS.items()}
    ),
    items={"game_points": GAME_POINTS},
    read_move=read_move,
    write_move=write_move,
)

"""Schnapsen documents: states, views and moves as JSON carries them."""

from operator import attrgetter
from typing import Any

from rules.cards import mask_of
from rules.game import Document
from rules.schnapsen.cards import DECK, SUIT_CODES
from rules.schnapsen.moves import CloseMove, ExchangeMove, MarriageMove, Move, PlayMove
from rules.schnapsen.state import Closed, Exchanged, Led, Marriage, Result, State, Trick, View


def _pair(values: Any) -> tuple[int, int]:
    first, second = values
    return (first, second)


def _card(code: str | None) -> int | None:
    return None if code is None else DECK.index[code]


def _exchanged(document: Document) -> Exchanged | None:
    exchanged = document["exchanged"]
    return exchanged and Exchanged(exchanged["seat"], DECK.index[exchanged["card"]])


def _closed(document: Document) -> Closed | None:
    closed = document["closed"]
    return closed and Closed(**closed)


def _result(document: Document) -> Result | None:
    result = document["result"]
    return result and Result(**result)


def read_marriages(document: Document) -> tuple[Marriage, ...]:
    """The marriages in the order in which the document lists them."""
    return tuple(
        Marriage(entry["seat"], SUIT_CODES.index(entry["suit"]), entry["points"], entry["trick"])
        for entry in document["marriages"]
    )


def _in_order(document: Document) -> tuple[Marriage, ...]:
    return tuple(sorted(read_marriages(document), key=attrgetter("trick")))


def _trick(document: Document) -> Led | None:
    for entry in document["trick"]:
        return Led(entry["seat"], DECK.index[entry["card"]])
    return None


def _tricks(document: Document) -> tuple[Trick, ...]:
    return tuple(
        Trick(entry["leader"], *_pair(DECK.read(entry["cards"])), entry["winner"])
        for entry in document["tricks"]
    )


def read_state(document: Document) -> State:
    hands = document["hands"]
    return State(
        target=document["options"]["target"],
        phase=document["phase"],
        deal_number=document["deal_number"],
        dealer=document["dealer"],
        to_act=document["to_act"],
        hands=(mask_of(DECK.read(hands[0])), mask_of(DECK.read(hands[1]))),
        stock=DECK.read(document["stock"]),
        trump=SUIT_CODES.index(document["trump"]),
        indicator=_card(document["indicator"]),
        exchanged=_exchanged(document),
        closed=_closed(document),
        marriages=_in_order(document),
        trick=_trick(document),
        tricks=_tricks(document),
        scores=_pair(document["scores"]),
        result=_result(document),
    )


def read_view(document: Document) -> View:
    seat = document["seat"]
    return View(
        seat=seat,
        target=document["options"]["target"],
        phase=document["phase"],
        deal_number=document["deal_number"],
        dealer=document["dealer"],
        to_act=document["to_act"],
        hand=None if seat is None else mask_of(DECK.read(document.get("hand") or ())),
        hand_sizes=_pair(document["hand_sizes"]),
        stock_size=document["stock_size"],
        trump=SUIT_CODES.index(document["trump"]),
        indicator=_card(document["indicator"]),
        exchanged=_exchanged(document),
        closed=_closed(document),
        marriages=_in_order(document),
        trick=_trick(document),
        tricks=_tricks(document),
        scores=_pair(document["scores"]),
        result=_result(document),
    )


def _table_document(table: State | View) -> Document:
    """The part of a document that is public, and so the same in states and views."""
    codes = DECK.codes
    exchanged, closed, lead, result = table.exchanged, table.closed, table.trick, table.result
    return {
        "game": "schnapsen",
        "rules_version": 1,
        "options": {"target": table.target},
        "phase": table.phase,
        "deal_number": table.deal_number,
        "dealer": table.dealer,
        "to_act": table.to_act,
        "trump": SUIT_CODES[table.trump],
        "indicator": None if table.indicator is None else codes[table.indicator],
        "exchanged": exchanged and {"seat": exchanged.seat, "card": codes[exchanged.card]},
        "closed": closed and closed._asdict(),
        "marriages": [
            {**marriage._asdict(), "suit": SUIT_CODES[marriage.suit]}
            for marriage in table.marriages
        ],
        "trick": [] if lead is None else [{"seat": lead.seat, "card": codes[lead.card]}],
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [codes[trick.led], codes[trick.answer]],
                "winner": trick.winner,
            }
            for trick in table.tricks
        ],
        "scores": list(table.scores),
        "result": result and result._asdict(),
    }


def write_state(state: State) -> Document:
    return {
        **_table_document(state),
        "hands": [DECK.codes_of(hand) for hand in state.hands],
        "stock": DECK.spell(state.stock),
    }


def write_view(view: View) -> Document:
    document = {
        **_table_document(view),
        "seat": view.seat,
        "hand_sizes": list(view.hand_sizes),
        "stock_size": view.stock_size,
    }
    if view.hand is not None:
        document["hand"] = DECK.codes_of(view.hand)
    return document


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

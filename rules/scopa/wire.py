"""Scopa documents: states, views and moves as JSON carries them."""

from typing import Any

from rules.cards import mask_of
from rules.game import Document
from rules.scopa.cards import DECK
from rules.scopa.moves import Play
from rules.scopa.state import State, View


def _pair(values: Any) -> tuple[int, int]:
    first, second = values
    return (first, second)


def _masks(lists: Any) -> tuple[int, int]:
    return (mask_of(DECK.read(lists[0])), mask_of(DECK.read(lists[1])))


def read_state(document: Document) -> State:
    return State(
        target=document["options"]["target"],
        phase=document["phase"],
        deal_number=document["deal_number"],
        dealer=document["dealer"],
        to_act=document["to_act"],
        hands=_masks(document["hands"]),
        table=DECK.read(document["table"]),
        stock=DECK.read(document["stock"]),
        captured=_masks(document["captured"]),
        sweeps=_pair(document["sweeps"]),
        last_capturer=document["last_capturer"],
        scores=_pair(document["scores"]),
    )


def write_state(state: State) -> Document:
    return {
        "game": "scopa",
        "rules_version": 1,
        "options": {"target": state.target},
        "phase": state.phase,
        "deal_number": state.deal_number,
        "dealer": state.dealer,
        "to_act": state.to_act,
        "hands": [DECK.codes_of(hand) for hand in state.hands],
        "table": DECK.spell(state.table),
        "stock": DECK.spell(state.stock),
        "captured": [DECK.codes_of(pile) for pile in state.captured],
        "sweeps": list(state.sweeps),
        "last_capturer": state.last_capturer,
        "scores": list(state.scores),
    }


def read_view(document: Document) -> View:
    seat = document["seat"]
    return View(
        seat=seat,
        target=document["options"]["target"],
        phase=document["phase"],
        deal_number=document["deal_number"],
        dealer=document["dealer"],
        to_act=document["to_act"],
        hand=None if seat is None else mask_of(DECK.read(document.get("hand", ()))),
        hand_sizes=_pair(document["hand_sizes"]),
        table=DECK.read(document["table"]),
        stock_size=document["stock_size"],
        captured=_masks(document["captured"]),
        sweeps=_pair(document["sweeps"]),
        last_capturer=document["last_capturer"],
        scores=_pair(document["scores"]),
    )


def write_view(view: View) -> Document:
    document = {
        "game": "scopa",
        "rules_version": 1,
        "options": {"target": view.target},
        "seat": view.seat,
        "phase": view.phase,
        "deal_number": view.deal_number,
        "dealer": view.dealer,
        "to_act": view.to_act,
        "hand_sizes": list(view.hand_sizes),
        "table": DECK.spell(view.table),
        "stock_size": view.stock_size,
        "captured": [DECK.codes_of(pile) for pile in view.captured],
        "sweeps": list(view.sweeps),
        "last_capturer": view.last_capturer,
        "scores": list(view.scores),
    }
    if view.hand is not None:
        document["hand"] = DECK.codes_of(view.hand)
    return document


def read_move(document: Document) -> Play:
    index = DECK.index
    return Play(index[document["card"]], DECK.read(document["capture"]))


def write_move(move: Play) -> Document:
    return {"type": "play", "card": DECK.codes[move.card], "capture": DECK.spell(move.capture)}

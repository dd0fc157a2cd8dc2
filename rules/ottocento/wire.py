"""Ottocento documents: states, views and moves as JSON carries them."""

from typing import Any

from rules.cards import mask_of
from rules.game import Document
from rules.ottocento.cards import DECK
from rules.ottocento.moves import Declare, Discard, Move, Play, Settle
from rules.ottocento.state import SEATS, Declaration, Settlement, State, Trick, View, leader


def _mask(codes: Any) -> int:
    return mask_of(DECK.read(codes))


def _declarations(document: Document) -> tuple[Declaration | None, ...]:
    return tuple(
        None if declared is None else Declaration(_mask(declared["cards"]), declared["points"])
        for declared in document["declarations"]
    )


def _trick(document: Document) -> tuple[int, ...]:
    return DECK.read(entry["card"] for entry in document["trick"])


def _tricks(document: Document) -> tuple[Trick, ...]:
    return tuple(
        Trick(entry["leader"], DECK.read(entry["cards"]), entry["winner"])
        for entry in document["tricks"]
    )


def _settlement(document: Document) -> Settlement | None:
    given = document["settlement"]
    return None if given is None else Settlement(given["seat"], DECK.index[given["card"]])


def read_state(document: Document) -> State:
    return State(
        phase=document["phase"],
        dealer=document["dealer"],
        to_act=document["to_act"],
        hands=tuple(map(_mask, document["hands"])),
        discards=_mask(document["discards"]),
        declarations=_declarations(document),
        trick=_trick(document),
        tricks=_tricks(document),
        settlement=_settlement(document),
    )


def read_view(document: Document) -> View:
    seat, discards = document["seat"], document["discards"]
    return View(
        seat=seat,
        phase=document["phase"],
        dealer=document["dealer"],
        to_act=document["to_act"],
        hand=None if seat is None else _mask(document.get("hand", ())),
        hand_sizes=tuple(document["hand_sizes"]),
        discards=None if discards is None else _mask(discards),
        declarations=_declarations(document),
        trick=_trick(document),
        tricks=_tricks(document),
        settlement=_settlement(document),
    )


def _trick_document(table: State | View) -> list[Document]:
    if not table.trick:
        return []
    first = leader(table)
    return [
        {"seat": (first + turn) % SEATS, "card": DECK.codes[card]}
        for turn, card in enumerate(table.trick)
    ]


def _table_document(table: State | View) -> Document:
    """The part of a document that is public, and so the same in states and views."""
    given = table.settlement
    return {
        "game": "ottocento",
        "rules_version": 1,
        "options": {},
        "phase": table.phase,
        "dealer": table.dealer,
        "to_act": table.to_act,
        "discards": None if table.discards is None else DECK.codes_of(table.discards),
        "declarations": [
            declared and {"cards": DECK.codes_of(declared.cards), "points": declared.points}
            for declared in table.declarations
        ],
        "trick": _trick_document(table),
        "tricks": [
            {"leader": trick.leader, "cards": DECK.spell(trick.cards), "winner": trick.winner}
            for trick in table.tricks
        ],
        "settlement": given and {"seat": given.seat, "card": DECK.codes[given.card]},
    }


def write_state(state: State) -> Document:
    return {**_table_document(state), "hands": [DECK.codes_of(hand) for hand in state.hands]}


def write_view(view: View) -> Document:
    document = {
        **_table_document(view),
        "seat": view.seat,
        "hand_sizes": list(view.hand_sizes),
    }
    if view.hand is not None:
        document["hand"] = DECK.codes_of(view.hand)
    return document


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

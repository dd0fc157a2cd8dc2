"""Cicera documents: states, views and moves as JSON carries them."""

from typing import Any

from rules.cards import mask_of
from rules.cicera.captures import BONUSES, Tally
from rules.cicera.cards import DECK
from rules.cicera.moves import Play
from rules.cicera.state import State, View
from rules.game import Document


def _masks(lists: Any) -> tuple[int, int]:
    return (mask_of(DECK.read(lists[0])), mask_of(DECK.read(lists[1])))


def _tallies(documents: Any) -> tuple[Tally, Tally]:
    first, second = (
        (counts["sweep"], counts["picada"], counts["simili"], counts["quadriglia"])
        for counts in documents
    )
    return (first, second)


def _just_laid(document: Document) -> int | None:
    code = document["just_laid"]
    return None if code is None else DECK.index[code]


def _table_document(table: State | View) -> Document:
    """The part of a document that is public, and so the same in states and views."""
    return {
        "game": "cicera",
        "rules_version": 1,
        "options": {},
        "phase": table.phase,
        "dealer": table.dealer,
        "to_act": table.to_act,
        "table": DECK.spell(table.table),
        "captured": [DECK.codes_of(pile) for pile in table.captured],
        "bonuses": [dict(zip(BONUSES, tally, strict=True)) for tally in table.bonuses],
        "last_capturer": table.last_capturer,
        "just_laid": None if table.just_laid is None else DECK.codes[table.just_laid],
    }


def read_state(document: Document) -> State:
    return State(
        phase=document["phase"],
        dealer=document["dealer"],
        to_act=document["to_act"],
        hands=tuple(mask_of(DECK.read(hand)) for hand in document["hands"]),
        table=DECK.read(document["table"]),
        captured=_masks(document["captured"]),
        bonuses=_tallies(document["bonuses"]),
        last_capturer=document["last_capturer"],
        just_laid=_just_laid(document),
    )


def write_state(state: State) -> Document:
    return {**_table_document(state), "hands": [DECK.codes_of(hand) for hand in state.hands]}


def read_view(document: Document) -> View:
    seat = document["seat"]
    return View(
        seat=seat,
        phase=document["phase"],
        dealer=document["dealer"],
        to_act=document["to_act"],
        hand=None if seat is None else mask_of(DECK.read(document.get("hand", ()))),
        hand_sizes=tuple(document["hand_sizes"]),
        table=DECK.read(document["table"]),
        captured=_masks(document["captured"]),
        bonuses=_tallies(document["bonuses"]),
        last_capturer=document["last_capturer"],
        just_laid=_just_laid(document),
    )


def write_view(view: View) -> Document:
    document = {
        **_table_document(view),
        "seat": view.seat,
        "hand_sizes": list(view.hand_sizes),
    }
    if view.hand is not None:
        document["hand"] = DECK.codes_of(view.hand)
    return document


def read_move(document: Document) -> Play:
    return Play(DECK.index[document["card"]], DECK.read(document["capture"]))


def write_move(move: Play) -> Document:
    return {"type": "play", "card": DECK.codes[move.card], "capture": DECK.spell(move.capture)}

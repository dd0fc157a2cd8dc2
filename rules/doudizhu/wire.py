"""Dou Dizhu documents: states, views and moves as JSON carries them."""

from functools import lru_cache
from typing import Any

from rules.cards import mask_of
from rules.doudizhu.cards import DECK
from rules.doudizhu.combinations import classify, kind_of
from rules.doudizhu.kinds import KINDS
from rules.doudizhu.moves import Bid, Move, Pass, Play
from rules.doudizhu.state import Combination, State, View
from rules.game import Document


def _masks(lists: Any) -> tuple[int, ...]:
    return tuple(mask_of(DECK.read(codes)) for codes in lists)


def _combination(document: Document | None) -> Combination | None:
    if document is None:
        return None
    cards = mask_of(DECK.read(document["cards"]))
    return Combination(document["seat"], classify(cards), cards)


def _combination_document(combination: Combination | None) -> Document | None:
    if combination is None:
        return None
    return {
        "seat": combination.seat,
        "kind": KINDS[kind_of(combination.number)],
        "cards": DECK.codes_of(combination.cards),
    }


def _table_document(table: State | View) -> Document:
    """The part of a document that is public, and so the same in states and views."""
    bottom = table.bottom
    return {
        "game": "doudizhu",
        "rules_version": 1,
        "options": {},
        "phase": table.phase,
        "first_bidder": table.first_bidder,
        "to_act": table.to_act,
        "bottom": None if bottom is None else DECK.codes_of(bottom),
        "bids": list(table.bids),
        "landlord": table.landlord,
        "bid": table.bid,
        "combination": _combination_document(table.combination),
        "passes": table.passes,
        "played": [DECK.codes_of(pile) for pile in table.played],
        "plays": list(table.plays),
        "bombs": table.bombs,
        "rockets": table.rockets,
    }


def read_state(document: Document) -> State:
    return State(
        phase=document["phase"],
        first_bidder=document["first_bidder"],
        to_act=document["to_act"],
        hands=_masks(document["hands"]),
        bottom=mask_of(DECK.read(document["bottom"])),
        bids=tuple(document["bids"]),
        landlord=document["landlord"],
        bid=document["bid"],
        combination=_combination(document["combination"]),
        passes=document["passes"],
        played=_masks(document["played"]),
        plays=tuple(document["plays"]),
        bombs=document["bombs"],
        rockets=document["rockets"],
    )


def write_state(state: State) -> Document:
    hands = [DECK.codes_of(hand) for hand in state.hands]
    return {**_table_document(state), "hands": hands}


def read_view(document: Document) -> View:
    seat, bottom = document["seat"], document["bottom"]
    return View(
        seat=seat,
        phase=document["phase"],
        first_bidder=document["first_bidder"],
        to_act=document["to_act"],
        hand=None if seat is None else mask_of(DECK.read(document.get("hand", ()))),
        hand_sizes=tuple(document["hand_sizes"]),
        bottom=None if bottom is None else mask_of(DECK.read(bottom)),
        bids=tuple(document["bids"]),
        landlord=document["landlord"],
        bid=document["bid"],
        combination=_combination(document["combination"]),
        passes=document["passes"],
        played=_masks(document["played"]),
        plays=tuple(document["plays"]),
        bombs=document["bombs"],
        rockets=document["rockets"],
    )


def write_view(view: View) -> Document:
    document = {**_table_document(view), "seat": view.seat, "hand_sizes": list(view.hand_sizes)}
    if view.hand is not None:
        document["hand"] = DECK.codes_of(view.hand)
    return document


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

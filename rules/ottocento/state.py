"""The Ottocento table: states, views and the deal (section 2)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import mask_of
from rules.game import Document

SEATS: Final = 4
HAND: Final = 15
DISCARDS: Final = 2
TRICKS: Final = 15

DISCARDING: Final = 0
PLAYING: Final = 1
SETTLING: Final = 2
STAGE_OF: Final = {"discard": DISCARDING, "play": PLAYING, "settlement": SETTLING}
"""The phases in which somebody is to act (section 2.5), as the search numbers them."""


class Declaration(NamedTuple):
    """The cards that a seat has shown as a mask, and what they earned (section 3.2)."""

    cards: int
    points: int


class Trick(NamedTuple):
    """A complete trick: its cards in order of play."""

    leader: int
    cards: tuple[int, ...]
    winner: int


class Settlement(NamedTuple):
    """The card that a seat has given for the Matto (section 5.3)."""

    seat: int
    card: int


class State(NamedTuple):
    """A whole table; hands and discards are masks, tricks are cards in order of play."""

    hands: tuple[int, ...]
    discards: int

    phase: str
    dealer: int
    to_act: int | None
    declarations: tuple[Declaration | None, ...]
    trick: tuple[int, ...]
    tricks: tuple[Trick, ...]
    settlement: Settlement | None


class View(NamedTuple):
    """A table as one seat sees it.

    ``hand`` is None for a spectator, ``discards`` where they may not be seen.
    """

    seat: int | None
    hand: int | None
    hand_sizes: tuple[int, ...]
    discards: int | None

    phase: str
    dealer: int
    to_act: int | None
    declarations: tuple[Declaration | None, ...]
    trick: tuple[int, ...]
    tricks: tuple[Trick, ...]
    settlement: Settlement | None


def deal(deck: Sequence[int], dealer: int, options: Document, previous: State | None) -> State:
    """Deal fifteen cards to each seat from dealer + 1 on and seventeen to the dealer (2.2)."""
    hands = [0] * SEATS
    for turn in range(SEATS):
        first = turn * HAND
        last = first + HAND if turn < SEATS - 1 else len(deck)
        hands[(dealer + 1 + turn) % SEATS] = mask_of(deck[first:last])
    return State(
        phase="discard",
        dealer=dealer,
        to_act=dealer,
        hands=tuple(hands),
        discards=0,
        declarations=(None,) * SEATS,
        trick=(),
        tricks=(),
        settlement=None,
    )


def shows_discards(phase: str, dealer: int, seat: int | None) -> bool:
    """True for the dealer and, once the deal is over, for all, who may see the discards (2.4)."""
    return phase == "deal_over" or seat == dealer


def view(state: State, seat: int | None) -> View:
    """The table from one seat: its own hand, the sizes of the others, and all that is public."""
    seen = shows_discards(state.phase, state.dealer, seat)
    return View(
        seat,
        None if seat is None else state.hands[seat],
        tuple(hand.bit_count() for hand in state.hands),
        state.discards if seen else None,
        *state[2:],
    )


def leader(table: State | View) -> int:
    """The seat that led, or is to lead, the trick on the table of phase ``play``."""
    assert table.to_act is not None
    return (table.to_act - len(table.trick)) % SEATS

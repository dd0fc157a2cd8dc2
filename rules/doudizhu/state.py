"""The Dou Dizhu table: states, views and the deal (section 2.1)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import mask_of
from rules.game import Document

SEATS: Final = 3
HAND: Final = 17
BOTTOM: Final = 3
PASSES: Final = 2
"""Passes in a row after which a bid, or a combination, stands (2.3, 3.5)."""

AUCTION_PHASES: Final = ("bidding", "redeal")
"""The phases without a landlord: the bottom still lies on the table."""

FINAL_PHASES: Final = ("deal_over", "redeal")
"""The phases in which nobody is to act any more."""


class Combination(NamedTuple):
    """The combination to beat: its seat, its number in the table of combinations, its cards."""

    seat: int
    number: int
    cards: int


class State(NamedTuple):
    """A whole table; hands, piles and the bottom are masks, bids stand in the order of calling."""

    hands: tuple[int, ...]
    bottom: int

    phase: str
    first_bidder: int
    to_act: int | None
    bids: tuple[int, ...]
    landlord: int | None
    bid: int
    combination: Combination | None
    passes: int
    played: tuple[int, ...]
    plays: tuple[int, ...]
    bombs: int
    rockets: int


class View(NamedTuple):
    """A table as one seat sees it; ``hand`` is None for a spectator, ``bottom`` while hidden."""

    seat: int | None
    hand: int | None
    hand_sizes: tuple[int, ...]
    bottom: int | None

    phase: str
    first_bidder: int
    to_act: int | None
    bids: tuple[int, ...]
    landlord: int | None
    bid: int
    combination: Combination | None
    passes: int
    played: tuple[int, ...]
    plays: tuple[int, ...]
    bombs: int
    rockets: int


def deal(
    deck: Sequence[int], first_bidder: int, options: Document, previous: State | None
) -> State:
    """Deal seventeen cards to each seat in turn; the last three are the bottom (2.1)."""
    return State(
        phase="bidding",
        first_bidder=first_bidder,
        to_act=first_bidder,
        hands=tuple(mask_of(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(SEATS)),
        bottom=mask_of(deck[SEATS * HAND :]),
        bids=(),
        landlord=None,
        bid=0,
        combination=None,
        passes=0,
        played=(0, 0, 0),
        plays=(0, 0, 0),
        bombs=0,
        rockets=0,
    )


def view(state: State, seat: int | None) -> View:
    """The table from one seat: its own hand, sizes of what is hidden, and all that is public."""
    return View(
        seat,
        None if seat is None else state.hands[seat],
        tuple(hand.bit_count() for hand in state.hands),
        None if state.phase in AUCTION_PHASES else state.bottom,
        *state[2:],
    )

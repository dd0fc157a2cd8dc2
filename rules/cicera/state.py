"""The Cicera table: states, views and the deal (section 2)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import mask_of
from rules.cicera.captures import Tally
from rules.game import Document

HAND: Final = 12
TABLE: Final = 4
SEATS: Final = 4

NO_BONUSES: Final[Tally] = (0, 0, 0, 0)


class State(NamedTuple):
    """A whole table; hands and piles are masks, the table is cards in order of arrival."""

    hands: tuple[int, ...]

    phase: str
    dealer: int
    to_act: int | None
    table: tuple[int, ...]
    captured: tuple[int, int]
    bonuses: tuple[Tally, Tally]
    last_capturer: int | None
    just_laid: int | None


class View(NamedTuple):
    """A table as one seat sees it; ``hand`` is None for a spectator."""

    seat: int | None
    hand: int | None
    hand_sizes: tuple[int, ...]

    phase: str
    dealer: int
    to_act: int | None
    table: tuple[int, ...]
    captured: tuple[int, int]
    bonuses: tuple[Tally, Tally]
    last_capturer: int | None
    just_laid: int | None


def deal(deck: Sequence[int], dealer: int, options: Document, previous: State | None) -> State:
    """Deal twelve cards to each seat from dealer + 1 on, and four to the table (section 2)."""
    hands = [0] * SEATS
    for turn in range(SEATS):
        seat = (dealer + 1 + turn) % SEATS
        hands[seat] = mask_of(deck[turn * HAND : (turn + 1) * HAND])
    return State(
        phase="play",
        dealer=dealer,
        to_act=(dealer + 1) % SEATS,
        hands=tuple(hands),
        table=tuple(deck[SEATS * HAND : SEATS * HAND + TABLE]),
        captured=(0, 0),
        bonuses=(NO_BONUSES, NO_BONUSES),
        last_capturer=None,
        just_laid=None,
    )


def view(state: State, seat: int | None) -> View:
    """The table from one seat: its own hand, the sizes of the others, and all that is public."""
    return View(
        seat,
        None if seat is None else state.hands[seat],
        tuple(hand.bit_count() for hand in state.hands),
        *state[1:],
    )

"""The Scopa table: states, views, the deal and the end of a match (sections 2, 5 and 6)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import mask_of
from rules.game import Document, RedealRequired
from rules.scopa.cards import KINGS

HAND: Final = 3
TABLE: Final = 4


class State(NamedTuple):
    """A whole table; hands and piles are masks, stock and table are cards in order."""

    hands: tuple[int, int]
    stock: tuple[int, ...]

    target: int
    phase: str
    deal_number: int
    dealer: int
    to_act: int | None
    table: tuple[int, ...]
    captured: tuple[int, int]
    sweeps: tuple[int, int]
    last_capturer: int | None
    scores: tuple[int, int]


class View(NamedTuple):
    """A table as one seat sees it; ``hand`` is None for a spectator."""

    seat: int | None
    hand: int | None
    hand_sizes: tuple[int, int]
    stock_size: int

    target: int
    phase: str
    deal_number: int
    dealer: int
    to_act: int | None
    table: tuple[int, ...]
    captured: tuple[int, int]
    sweeps: tuple[int, int]
    last_capturer: int | None
    scores: tuple[int, int]


def deal(deck: Sequence[int], dealer: int, options: Document, previous: State | None) -> State:
    """Deal three cards to each seat and four to the table (section 2).

    Raises RedealRequired when the table holds three or four kings.
    """
    table = tuple(deck[2 * HAND : 2 * HAND + TABLE])
    if (mask_of(table) & KINGS).bit_count() >= 3:
        raise RedealRequired
    return State(
        target=previous.target if previous else options["target"],
        phase="play",
        deal_number=previous.deal_number + 1 if previous else 1,
        dealer=dealer,
        to_act=1 - dealer,
        hands=hands_dealt(deck, dealer),
        table=table,
        stock=tuple(deck[2 * HAND + TABLE :]),
        captured=(0, 0),
        sweeps=(0, 0),
        last_capturer=None,
        scores=previous.scores if previous else (0, 0),
    )


def hands_dealt(cards: Sequence[int], dealer: int) -> tuple[int, int]:
    """The hands from the next six cards, three to the non-dealer first (sections 2.1 and 2.4)."""
    first, second = mask_of(cards[:HAND]), mask_of(cards[HAND : 2 * HAND])
    return (second, first) if dealer == 0 else (first, second)


def next_dealer(previous: State) -> int:
    """The seat that deals after ``previous``: the other one (section 6)."""
    return 1 - previous.dealer


def match_is_over(scores: Sequence[int], target: int) -> bool:
    """True if match totals decide the match (section 6): unequal, the larger at the target."""
    return scores[0] != scores[1] and max(scores) >= target


def view(state: State, seat: int | None) -> View:
    """The table from one seat: its own hand, sizes of what is hidden, and all that is public."""
    return View(
        seat,
        None if seat is None else state.hands[seat],
        (state.hands[0].bit_count(), state.hands[1].bit_count()),
        len(state.stock),
        *state[2:],
    )

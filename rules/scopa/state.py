"""Dealing and playing Scopa (sections 2 to 5), on small integers and masks.

``captures_of`` and ``coded_moves`` are the only source of what is legal: the listing, the check of
a single move, the application of moves and any search stand on them.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import cards_of, mask_of
from rules.game import Document, RedealRequired
from rules.scopa.cards import KINGS, OF_VALUE, VALUE

HAND: Final = 3
TABLE: Final = 4

CARD_BITS: Final = 6
CARD_FIELD: Final = (1 << CARD_BITS) - 1
"""A coded move is ``captured mask << CARD_BITS | card played``."""


class State(NamedTuple):
    """A whole table; hands and piles are masks, stock and table are cards in order."""

    target: int
    phase: str
    deal_number: int
    dealer: int
    to_act: int | None
    hands: tuple[int, int]
    table: tuple[int, ...]
    stock: tuple[int, ...]
    captured: tuple[int, int]
    sweeps: tuple[int, int]
    last_capturer: int | None
    scores: tuple[int, int]


class View(NamedTuple):
    """A table as one seat sees it; ``hand`` is None for a spectator."""

    seat: int | None
    target: int
    phase: str
    deal_number: int
    dealer: int
    to_act: int | None
    hand: int | None
    hand_sizes: tuple[int, int]
    table: tuple[int, ...]
    stock_size: int
    captured: tuple[int, int]
    sweeps: tuple[int, int]
    last_capturer: int | None
    scores: tuple[int, int]


class Play(NamedTuple):
    """A card played and the table cards it is said to capture, in the order they were named."""

    card: int
    capture: tuple[int, ...]


# -- section 3: what a card may capture ----------------------------------------------------------


def groups_of(value: int, table: int) -> list[int]:
    """The groups of two or more table cards that add up to ``value`` (section 3.2).

    Fewest cards first, then by the cards in canonical order.
    """
    groups: list[int] = []
    usable = [card for card in cards_of(table) if VALUE[card] < value]
    _extend(groups, usable, 0, value, 0)
    groups.sort(key=int.bit_count)
    return groups


def _extend(groups: list[int], usable: list[int], start: int, missing: int, group: int) -> None:
    """Add every group made of ``group`` and cards from ``usable[start:]`` worth ``missing``."""
    for position in range(start, len(usable)):
        card = usable[position]
        left = missing - VALUE[card]
        if left == 0:
            groups.append(group | 1 << card)
        elif left > 0:
            _extend(groups, usable, position + 1, left, group | 1 << card)


def captures_of(card: int, table: int) -> list[int]:
    """The sets of table cards that ``card`` may capture; empty when it can only be laid.

    An equal card forbids sums (section 3.1); a capture that exists must be made (section 3.3).
    """
    equal = table & OF_VALUE[VALUE[card]]
    if equal:
        return [1 << other for other in cards_of(equal)]
    return groups_of(VALUE[card], table)


def coded_moves(hand: int, table: int) -> list[int]:
    """Every legal move as a coded integer, in the contract's order."""
    moves: list[int] = []
    for card in cards_of(hand):
        captures = captures_of(card, table)
        if captures:
            for capture in captures:
                moves.append(capture << CARD_BITS | card)
        else:
            moves.append(card)
    return moves


# -- sections 2 and 4: dealing, and what a play leads to -----------------------------------------


def deal(deck: Sequence[int], dealer: int, options: Document, previous: State | None) -> State:
    """Deal three cards to each seat and four to the table (section 2).

    Raises RedealRequired when the table holds three or four kings.
    """
    first, second = mask_of(deck[:HAND]), mask_of(deck[HAND : 2 * HAND])
    table = tuple(deck[2 * HAND : 2 * HAND + TABLE])
    if (mask_of(table) & KINGS).bit_count() >= 3:
        raise RedealRequired
    return State(
        target=previous.target if previous else options["target"],
        phase="play",
        deal_number=previous.deal_number + 1 if previous else 1,
        dealer=dealer,
        to_act=1 - dealer,
        hands=(second, first) if dealer == 0 else (first, second),
        table=table,
        stock=tuple(deck[2 * HAND + TABLE :]),
        captured=(0, 0),
        sweeps=(0, 0),
        last_capturer=None,
        scores=previous.scores if previous else (0, 0),
    )


def next_dealer(previous: State) -> int:
    """The seat that deals after ``previous``: the other one (section 6)."""
    return 1 - previous.dealer


def is_sweep(table_left: bool, last_card: bool) -> bool:
    """Whether a capture scores a sweep: it empties the table, but not with the last card (4)."""
    return not table_left and not last_card


def match_is_over(scores: Sequence[int], target: int) -> bool:
    """Whether match totals decide the match (section 6): unequal, the larger at the target."""
    return scores[0] != scores[1] and max(scores) >= target


def view(state: State, seat: int | None) -> View:
    """The table from one seat: its own hand, sizes of what is hidden, and all that is public."""
    return View(
        seat=seat,
        target=state.target,
        phase=state.phase,
        deal_number=state.deal_number,
        dealer=state.dealer,
        to_act=state.to_act,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=(state.hands[0].bit_count(), state.hands[1].bit_count()),
        table=state.table,
        stock_size=len(state.stock),
        captured=state.captured,
        sweeps=state.sweeps,
        last_capturer=state.last_capturer,
        scores=state.scores,
    )

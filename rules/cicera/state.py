"""Dealing and playing Cicera (sections 2 to 4), on small integers and masks.

``captures_among`` is the only source of what may be taken: the listing, the check of a single move,
the application of moves and any search stand on it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import cards_of, mask_of
from rules.cicera.cards import NUMERALS, NUMERALS_PER_SUIT, OF_RANK, OF_SUIT, RANK, SUIT, VALUE
from rules.game import Document

HAND: Final = 12
TABLE: Final = 4
SEATS: Final = 4

CARD_BITS: Final = 6
CARD_FIELD: Final = (1 << CARD_BITS) - 1
"""A coded move is ``captured mask << CARD_BITS | card played``."""

BONUSES = ("sweep", "picada", "simili", "quadriglia")
SWEEP: Final = 1
PICADA: Final = 2
SIMILI: Final = 4
QUADRIGLIA: Final = 8
"""The bonuses of one capture as a bit set, in the order of ``BONUSES``."""

Tally = tuple[int, int, int, int]
"""How often a team has scored each bonus, in the order of ``BONUSES``."""


class State(NamedTuple):
    """A whole table; hands and piles are masks, the table is cards in order of arrival."""

    phase: str
    dealer: int
    to_act: int | None
    hands: tuple[int, ...]
    table: tuple[int, ...]
    captured: tuple[int, int]
    bonuses: tuple[Tally, Tally]
    last_capturer: int | None
    just_laid: int | None


class View(NamedTuple):
    """A table as one seat sees it; ``hand`` is None for a spectator."""

    seat: int | None
    phase: str
    dealer: int
    to_act: int | None
    hand: int | None
    hand_sizes: tuple[int, ...]
    table: tuple[int, ...]
    captured: tuple[int, int]
    bonuses: tuple[Tally, Tally]
    last_capturer: int | None
    just_laid: int | None


class Play(NamedTuple):
    """A card played and the table cards it is said to capture, in the order they were named."""

    card: int
    capture: tuple[int, ...]


# -- section 3: what a card may capture ----------------------------------------------------------


NO_SUMS: Final[list[list[int]]] = [[] for _ in range(NUMERALS_PER_SUIT + 1)]


def sums_of(table: int) -> list[list[int]]:
    """The groups of two or more table numerals, by what they add up to, 0 to 10 (section 3.3).

    Under each sum fewest cards first, then by the cards in canonical order. Groups of one card,
    then of two and so on are extended by every later card, which yields just that order.
    The lists are for reading only.
    """
    cards = cards_of(table & NUMERALS)
    if len(cards) < 2:
        return NO_SUMS
    sums: list[list[int]] = [[] for _ in range(NUMERALS_PER_SUIT + 1)]
    groups = [1 << card for card in cards]
    totals = [VALUE[card] for card in cards]
    nexts = list(range(1, len(cards) + 1))
    at = 0
    while at < len(groups):
        group, total = groups[at], totals[at]
        for position in range(nexts[at], len(cards)):
            longer = total + VALUE[cards[position]]
            if longer <= NUMERALS_PER_SUIT:
                groups.append(group | 1 << cards[position])
                totals.append(longer)
                nexts.append(position + 1)
                sums[longer].append(groups[-1])
        at += 1
    return sums


def captures_among(card: int, table: int, sums: list[list[int]]) -> list[int]:
    """The sets of table cards that ``card`` may capture, in the contract's order.

    Laying the card is legal besides (section 3.1): one equal card (3.2), or for a numeral a sum.
    ``sums`` are those of the table; courts, which have no number, find none there. The list may be
    one of ``sums``: it is for reading only.
    """
    equal = table & OF_RANK[RANK[card]]
    if not equal:
        return sums[VALUE[card]]
    return [1 << other for other in cards_of(equal)] + sums[VALUE[card]]


def captures_of(card: int, table: int) -> list[int]:
    """The captures of a single card; for several cards at one table use ``captures_among``."""
    return captures_among(card, table, sums_of(table))


def coded_moves(hand: int, table: int) -> list[int]:
    """Every legal move as a coded integer, in the contract's order."""
    moves: list[int] = []
    sums = sums_of(table)
    for card in cards_of(hand):
        moves.append(card)
        for capture in captures_among(card, table, sums):
            moves.append(capture << CARD_BITS | card)
    return moves


# -- section 4: what a capture earns --------------------------------------------------------------


def bonuses_of(card: int, taken: int, table: int, just_laid: int) -> int:
    """The bonuses of a capture as a bit set (section 4).

    ``table`` is what lay there before; ``just_laid`` is the mask of the card the previous player
    laid, 0 if it laid none.
    """
    bonuses = 0
    if taken == table:
        bonuses |= SWEEP
    if taken == just_laid and taken & OF_RANK[RANK[card]]:
        bonuses |= PICADA
    if not taken & ~OF_SUIT[SUIT[card]]:
        bonuses |= SIMILI
    two_less = taken & taken - 1
    two_less &= two_less - 1
    if two_less:
        bonuses |= QUADRIGLIA
    return bonuses


# -- section 2: dealing ---------------------------------------------------------------------------

NO_BONUSES: Tally = (0, 0, 0, 0)


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
        seat=seat,
        phase=state.phase,
        dealer=state.dealer,
        to_act=state.to_act,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        table=state.table,
        captured=state.captured,
        bonuses=state.bonuses,
        last_capturer=state.last_capturer,
        just_laid=state.just_laid,
    )

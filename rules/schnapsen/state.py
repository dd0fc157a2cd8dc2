"""The Schnapsen table: states, views and the deal (section 2)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import mask_of
from rules.game import Document
from rules.schnapsen.cards import SUIT

HAND: Final = 5
FIRST_ROUND: Final = 3
"""Cards dealt to each seat before the indicator is turned up; the other two follow it."""

STOCK: Final = 9
"""Stock cards after the deal; each round of drawing takes two, the last one and the indicator."""

LAST_OPEN_LEAD: Final = 4
"""Tricks complete at the last lead with an open stock: one card above the indicator is left."""


class Exchanged(NamedTuple):
    """The seat that took the card below the stock for the trump jack, and that card (4.2)."""

    seat: int
    card: int


class Closed(NamedTuple):
    """The seat that closed the stock, and the opponent's points and tricks at that moment (4.3)."""

    seat: int
    opponent_points: int
    opponent_tricks: int


class Marriage(NamedTuple):
    """A declared marriage; ``trick`` is the number of tricks complete at the time."""

    seat: int
    suit: int
    points: int
    trick: int


class Led(NamedTuple):
    """A card on the table that waits for its answer."""

    seat: int
    card: int


class Trick(NamedTuple):
    """A complete trick."""

    leader: int
    led: int
    answer: int
    winner: int


class Result(NamedTuple):
    """The result of a deal: its winner, the game points, and the code of the reason."""

    winner: int
    game_points: int
    reason: str


class State(NamedTuple):
    """A whole table; hands are masks, the stock is cards in the order they will be drawn."""

    hands: tuple[int, int]
    stock: tuple[int, ...]

    target: int
    phase: str
    deal_number: int
    dealer: int
    to_act: int | None
    trump: int
    indicator: int | None
    exchanged: Exchanged | None
    closed: Closed | None
    marriages: tuple[Marriage, ...]
    trick: Led | None
    tricks: tuple[Trick, ...]
    scores: tuple[int, int]
    result: Result | None


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
    trump: int
    indicator: int | None
    exchanged: Exchanged | None
    closed: Closed | None
    marriages: tuple[Marriage, ...]
    trick: Led | None
    tricks: tuple[Trick, ...]
    scores: tuple[int, int]
    result: Result | None


def deal(deck: Sequence[int], dealer: int, options: Document, previous: State | None) -> State:
    """Deal three and two cards to each seat, turning up the indicator in between (section 2.1)."""
    turned = 2 * FIRST_ROUND
    rest = deck[turned + 1 :]
    more = HAND - FIRST_ROUND
    first = mask_of([*deck[:FIRST_ROUND], *rest[:more]])
    second = mask_of([*deck[FIRST_ROUND:turned], *rest[more : 2 * more]])
    target = previous.target if previous else options["target"]
    return State(
        target=target,
        phase="play",
        deal_number=previous.deal_number + 1 if previous else 1,
        dealer=dealer,
        to_act=1 - dealer,
        hands=(second, first) if dealer == 0 else (first, second),
        stock=tuple(rest[2 * more :]),
        trump=SUIT[deck[turned]],
        indicator=deck[turned],
        exchanged=None,
        closed=None,
        marriages=(),
        trick=None,
        tricks=(),
        scores=previous.scores if previous else (target, target),
        result=None,
    )


def next_dealer(previous: State) -> int:
    """The seat that deals after ``previous``: the other one (section 2.3)."""
    return 1 - previous.dealer


def view(state: State, seat: int | None) -> View:
    """The table from one seat: its own hand, sizes of what is hidden, and all that is public."""
    return View(
        seat,
        None if seat is None else state.hands[seat],
        (state.hands[0].bit_count(), state.hands[1].bit_count()),
        len(state.stock),
        *state[2:],
    )


def stock_is_open(table: State | View) -> bool:
    """True while cards are drawn, and exchange and closing are possible (section 4.1)."""
    return table.closed is None and table.indicator is not None

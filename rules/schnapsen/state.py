"""Dealing and playing Schnapsen (sections 2 to 4), on small integers and masks.

``strict_answers``, ``marriages_in`` and ``stock_is_open`` are the only source of what is legal: the
listing, the check of a single move, the application of moves and any search stand on them.
A move is coded as an integer: a card is played, with ``MARRIAGE`` added it is led as one;
``EXCHANGE`` and ``CLOSE`` stand for themselves.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import cards_of, mask_of
from rules.game import Document
from rules.schnapsen.cards import HIGHER, JACK_OF, KINGS, OF_SUIT, QUEENS, SUIT

HAND: Final = 5
FIRST_ROUND: Final = 3
"""Cards dealt to each seat before the indicator is turned up; the other two follow it."""

STOCK: Final = 9
"""Stock cards after the deal; each round of drawing takes two, the last one and the indicator."""

LAST_OPEN: Final = 4
"""Tricks complete at the last lead with an open stock: one card above the indicator is left."""

CARD_FIELD: Final = 31
MARRIAGE: Final = 32
EXCHANGE: Final = 64
CLOSE: Final = 65


class Exchanged(NamedTuple):
    """Who took the card from below the stock for the trump jack, and which card it was."""

    seat: int
    card: int


class Closed(NamedTuple):
    """Who closed the stock, and what the opponent had at that moment."""

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
    """How a deal ended."""

    winner: int
    game_points: int
    reason: str


class State(NamedTuple):
    """A whole table; hands are masks, the stock is cards in the order they will be drawn."""

    target: int
    phase: str
    deal_number: int
    dealer: int
    to_act: int | None
    hands: tuple[int, int]
    stock: tuple[int, ...]
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
    target: int
    phase: str
    deal_number: int
    dealer: int
    to_act: int | None
    hand: int | None
    hand_sizes: tuple[int, int]
    stock_size: int
    trump: int
    indicator: int | None
    exchanged: Exchanged | None
    closed: Closed | None
    marriages: tuple[Marriage, ...]
    trick: Led | None
    tricks: tuple[Trick, ...]
    scores: tuple[int, int]
    result: Result | None


# -- section 3: tricks ----------------------------------------------------------------------------


def strict_answers(hand: int, led: int, trump: int) -> int:
    """The cards of a hand that may answer a lead under the strict rules (3.4 to 3.6)."""
    # Where the hand has no higher card, all its cards of the suit led are lower ones.
    return hand & HIGHER[led] or hand & OF_SUIT[SUIT[led]] or hand & OF_SUIT[trump] or hand


def lacking_after(led: int, answer: int, trump: int) -> int:
    """The cards that a seat has shown not to hold by a strict answer (3.4 to 3.6)."""
    if SUIT[answer] == SUIT[led]:
        return 0 if answer > led else HIGHER[led]
    if SUIT[answer] == trump:
        return OF_SUIT[SUIT[led]]
    return OF_SUIT[SUIT[led]] | OF_SUIT[trump]


def beats(answer: int, led: int, trump: int) -> bool:
    """Whether an answer takes the trick from the card led (section 3.2)."""
    if SUIT[answer] == SUIT[led]:
        return answer > led
    return SUIT[answer] == trump


def trick_winner(leader: int, led: int, answer: int, trump: int) -> int:
    """The seat that a trick goes to."""
    return 1 - leader if beats(answer, led, trump) else leader


# -- section 4: what the leader may do before and with a lead -------------------------------------


def stock_is_open(table: State | View) -> bool:
    """Whether cards are still drawn, and exchange and closing possible (section 4.1)."""
    return table.closed is None and table.indicator is not None


def marriages_in(hand: int) -> int:
    """The kings and queens of a hand that can be led as a marriage (section 4.4)."""
    kings = hand & KINGS & (hand & QUEENS) << 1
    return kings | kings >> 1


def marriage_points(suit: int, trump: int) -> int:
    """What a marriage is worth once it counts (section 4.4)."""
    return 40 if suit == trump else 20


def coded_moves(hand: int, led: int, trump: int, is_open: bool) -> list[int]:
    """Every legal move of a hand, in the contract's order; ``led`` is −1 for the leader."""
    if led >= 0:
        return cards_of(hand if is_open else strict_answers(hand, led, trump))
    moves: list[int] = []
    if is_open:
        if hand >> JACK_OF[trump] & 1:
            moves.append(EXCHANGE)
        moves.append(CLOSE)
    moves += [MARRIAGE | card for card in cards_of(marriages_in(hand))]
    moves += cards_of(hand)
    return moves


# -- section 2: dealing ---------------------------------------------------------------------------


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
        seat=seat,
        target=state.target,
        phase=state.phase,
        deal_number=state.deal_number,
        dealer=state.dealer,
        to_act=state.to_act,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=(state.hands[0].bit_count(), state.hands[1].bit_count()),
        stock_size=len(state.stock),
        trump=state.trump,
        indicator=state.indicator,
        exchanged=state.exchanged,
        closed=state.closed,
        marriages=state.marriages,
        trick=state.trick,
        tricks=state.tricks,
        scores=state.scores,
        result=state.result,
    )

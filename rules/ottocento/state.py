"""Dealing, declaring and playing Ottocento (sections 2 to 4), on small integers and masks.

``playable`` and ``overtakes`` are the only source of which cards are legal and who wins: the
listing, the check of a single move, the application of moves and any search stand on them.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.cards import mask_of
from rules.game import Document
from rules.ottocento.cards import MATTO, NO_SUIT, OF_SUIT, POWER, SUIT, TRUMP_SUIT, TRUMPS
from rules.ottocento.combinations import total_points

SEATS = 4
HAND = 15
DISCARDS = 2
TRICKS = 15
NO_CARD: Final = -1


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


# -- section 4: what may be played, and who wins --------------------------------------------------


def led_suit(trick: Sequence[int]) -> int:
    """The suit to follow: that of the first card that is not the Matto (sections 4.1 and 4.4)."""
    for card in trick:
        if SUIT[card] != NO_SUIT:
            return SUIT[card]
    return NO_SUIT


def playable(hand: int, led: int) -> int:
    """The cards of a hand that may be played to a suit; all of them where none is led (4.1 to 4.4).

    Of a hand known in part, too, a card that is not among them may not be played.
    """
    if led == NO_SUIT:
        return hand
    bound = hand & OF_SUIT[led] or hand & TRUMPS
    return bound | hand & MATTO if bound else hand


def overtakes(card: int, best: int) -> bool:
    """Whether a card wins over those before it, the highest of which is ``best`` (section 4.5).

    ``best`` is a trump or of the suit led, or NO_CARD where nothing but the Matto has been played.
    """
    if best == NO_CARD:
        return SUIT[card] != NO_SUIT
    return SUIT[card] in (SUIT[best], TRUMP_SUIT) and POWER[card] >= POWER[best]


def trick_winner(cards: Sequence[int]) -> int:
    """The position of the card that wins a trick (section 4.5); of equal Moors the last."""
    best, winner = NO_CARD, 0
    for position, card in enumerate(cards):
        if overtakes(card, best):
            best, winner = card, position
    return winner


def leader(table: State | View) -> int:
    """The seat that led, or is to lead, the trick on the table of phase ``play``."""
    assert table.to_act is not None
    return (table.to_act - len(table.trick)) % SEATS


# -- section 3: declaring -------------------------------------------------------------------------


def too_late_to_declare(view: View, seat: int) -> bool:
    """Whether a seat to act in phase ``play`` has declared or played already (section 3.1)."""
    return bool(view.tricks) or view.declarations[seat] is not None


def may_declare(view: View) -> bool:
    """Whether the acting seat may declare (sections 3.1 and 3.3)."""
    seat = view.to_act
    if view.phase != "play" or seat is None or too_late_to_declare(view, seat):
        return False
    return total_points(view.hand or 0) > 0


# -- section 2: dealing ---------------------------------------------------------------------------


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
    """Whether a seat may see the discards: the dealer, and all once the deal is over (2.4)."""
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

"""Tricks of Ottocento on cards and masks (section 4).

The listing, the check of a single move, the application of moves, the faults of documents and the
search all ask these functions.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rules.ottocento.cards import MATTO, NO_SUIT, OF_SUIT, POWER, SUIT, TRUMP_SUIT, TRUMPS
from rules.ottocento.state import SEATS

NO_CARD: Final = -1


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
    """True if a card wins over those before it, the highest of which is ``best`` (section 4.5).

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


# -- conclusions from the cards played ------------------------------------------------------------


class Played(NamedTuple):
    """A card, the seat that played it, and the suit to follow then (NO_SUIT: it was led).

    ``pointer`` is its place in a document, if it comes from one.
    """

    seat: int
    card: int
    led: int
    pointer: str = ""


def plays_of(leader: int, cards: Sequence[int]) -> list[Played]:
    """The plays of a trick, complete or not."""
    return [
        Played((leader + turn) % SEATS, card, led_suit(cards[:turn]))
        for turn, card in enumerate(cards)
    ]


def ruled_out(plays: Iterable[Played]) -> list[int]:
    """For each seat, the cards that its plays show it not to hold (sections 4.1 and 4.2)."""
    out = [0] * SEATS
    for seat, card, led, _ in plays:
        if led == NO_SUIT or 1 << card == MATTO or SUIT[card] == led:
            continue
        out[seat] |= OF_SUIT[led]
        if SUIT[card] != TRUMP_SUIT:
            out[seat] |= TRUMPS
    return out

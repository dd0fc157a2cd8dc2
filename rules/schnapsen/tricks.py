"""Tricks and marriages of Schnapsen on cards and masks (sections 3 and 4.4).

The listing, the check of a single move, the application of moves, the faults of documents and the
search all ask these functions.
"""

from rules.schnapsen.cards import HIGHER, KINGS, OF_SUIT, QUEENS, SUIT
from rules.schnapsen.state import LAST_OPEN_LEAD, STOCK


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


def tricks_at_closing(stock: int) -> int:
    """The number of tricks complete when the stock, of this size ever since, was closed (4.3)."""
    return (STOCK - stock) // 2


def strict_from(closing: int | None) -> int:
    """The number of the first trick, from 0, under the strict rules (section 3.4).

    ``closing`` is the number of tricks complete when the stock was closed, None if it was not.
    """
    return LAST_OPEN_LEAD + 1 if closing is None else max(closing, 0)


def beats(answer: int, led: int, trump: int) -> bool:
    """True if an answer takes the trick from the card led (section 3.2)."""
    if SUIT[answer] == SUIT[led]:
        return answer > led
    return SUIT[answer] == trump


def trick_winner(leader: int, led: int, answer: int, trump: int) -> int:
    """The seat that a trick goes to (section 3.2)."""
    return 1 - leader if beats(answer, led, trump) else leader


def marriages_in(hand: int) -> int:
    """The kings and queens of a hand that can be led as a marriage (section 4.4)."""
    kings = hand & KINGS & (hand & QUEENS) << 1
    return kings | kings >> 1


def marriage_points(suit: int, trump: int) -> int:
    """The points of a marriage once it counts (section 4.4)."""
    return 40 if suit == trump else 20

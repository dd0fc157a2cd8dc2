"""A sound way to play a card in Ottocento, by rules of thumb on masks.

The greedy player follows it to the letter in a plain ``Style``; the search's play-outs follow it
most of the time, the searching side in a sharper one.
Nothing here decides what is legal or who wins: that is ``tricks``.

The rules of thumb: court cards, Tarocchi and aces are worth most, because combinations in the pile
decide a deal. Win a trick with the lowest card that is enough if points are in it, with a court
card before a trump; throw points on a trick that the partner is going to win; throw away the
cheapest card otherwise, and save a court card by playing the Matto. Lead court cards that nobody
can beat in their suit while the suit is young, high trumps from a hand with many, else a low
card.
"""

from typing import Final

from rules.cards import mask_of
from rules.ottocento.ai.styles import Style
from rules.ottocento.cards import (
    ACES,
    ANGEL,
    BEGATO,
    COURT,
    FULL_DECK,
    HIGH_TRUMPS,
    JACKS,
    KINGS,
    KNIGHTS,
    LOW_TRUMPS,
    MATTO,
    MIDDLE_TRUMPS,
    MOORS,
    OF_SUIT,
    PIPS,
    POWER,
    QUEENS,
    SUIT,
    TOP_TRUMPS,
    TRUMP_SUIT,
    TRUMPS,
    WORLD_SUN_MOON,
)
from rules.ottocento.tricks import NO_CARD, overtakes, playable

TOP_PRICE: Final = 4
"""The worth in points that a trick must have before one of the highest trumps is spent on it."""

TRUMP_PRICE: Final = 8
"""The same for a trick of trumps that others have still to play to."""

RICH_TRICK: Final = 20
"""The worth in points from which a high trump comes first: a low one might be beaten."""

TRUMPS_ABOVE: Final = 6
"""The most higher trumps not seen that leave a trump likely to hold a trick of another suit.

In a trick of trumps only one may be above: everybody plays one there.
"""


def _worth(card: int) -> int:
    bit = 1 << card
    for cards, worth in (
        (KINGS, 12),
        (QUEENS, 9),
        (KNIGHTS, 7),
        (JACKS, 6),
        (ACES, 3),
        (ANGEL, 12),
        (BEGATO, 14),
        (WORLD_SUN_MOON, 8),
        (MOORS, 4),
        (HIGH_TRUMPS, 5),
        (MIDDLE_TRUMPS, 2),
    ):
        if bit & cards:
            return worth
    return 0 if bit & MATTO else 1


WORTH: Final = tuple([_worth(card) for card in range(62)])
"""The rough worth of having each card in the pile, in points, combinations included."""

ABOVE: Final = tuple(
    [mask_of([c for c in range(61) if c != card and overtakes(c, card)]) for card in range(61)]
)
"""The cards that win over each card when it is the highest of a trick."""


def _high_to_low(suit: int) -> tuple[int, ...]:
    cards = [card for card in range(61) if SUIT[card] == suit]
    cards.sort(key=_lowness)
    return tuple([1 << card for card in cards])


def _lowness(card: int) -> int:
    return -POWER[card]


RANKED: Final = tuple([_high_to_low(suit) for suit in range(5)])
"""The cards of each suit as masks, the highest first."""


def first_of(cards: int, groups: tuple[int, ...]) -> int:
    """The lowest card (a mask) of the first group that has any of ``cards``; 0 if none has."""
    for group in groups:
        found = cards & group
        if found:
            return found & -found
    return 0


def lead(hand: int, seen: int, style: Style) -> int:
    """The card (a mask) to lead from a hand; ``seen`` are the cards played before."""
    trumps = hand & TRUMPS
    out = FULL_DECK & ~(hand | seen)
    if trumps.bit_count() >= style.long_trumps:
        boss = _boss(TRUMP_SUIT, hand, seen)
        if boss and out & TRUMPS:
            return boss
    for suit in range(4):
        held = hand & OF_SUIT[suit]
        if held & COURT:
            boss = _boss(suit, hand, seen)
            if boss and ((out & OF_SUIT[suit]).bit_count() >= style.young or not out & TRUMPS):
                return boss
    low = hand & ~trumps & (PIPS | ACES)
    if low:
        return _shortest(hand, low)
    return first_of(hand, style.leads)


def _boss(suit: int, hand: int, seen: int) -> int:
    """The highest card of a suit still about, if it is in the hand; else 0."""
    for card in RANKED[suit]:
        if card & hand:
            return card
        if not card & seen:
            return 0
    return 0


def _shortest(hand: int, low: int) -> int:
    """A low card of the suit with the fewest cards in hand, to be void soon."""
    best, fewest = 0, 99
    for suit in range(4):
        cards = low & OF_SUIT[suit]
        if cards:
            n = (hand & OF_SUIT[suit]).bit_count()
            if n < fewest:
                best, fewest = cards & -cards, n
    return best


def follow(
    hand: int,
    led: int,
    best: int,
    count: int,
    partner_wins: bool,
    worth: int,
    seen: int,
    style: Style,
) -> int:
    """The card (a mask) to play to a trick of ``count`` cards.

    ``best`` is the card that wins it so far, ``worth`` what lies in it, ``seen`` the cards played,
    those of this trick included.
    """
    if best == NO_CARD:  # the Matto was led
        return lead(hand, seen, style)
    allowed = playable(hand, led)
    above = allowed & ABOVE[best]
    plain = allowed & ~above
    out = FULL_DECK & ~(hand | seen)
    if partner_wins and plain and (count == 3 or _holds(best, led, out, style.safe)):
        return first_of(plain, style.fattest)
    if above and not (partner_wins and plain):
        if count == 3:
            card = first_of(above, style.winners)
            if worth >= TOP_PRICE or not card & (TOP_TRUMPS | HIGH_TRUMPS):
                return card
        else:
            card = _reach(above, led, out, worth, style.ruffs)
            if card:
                return card
    return first_of(plain or allowed, style.cheapest)


def _holds(best: int, led: int, out: int, safe: int) -> bool:
    """True if a card is likely to win the trick against those that are not seen."""
    higher = out & ABOVE[best]
    if SUIT[best] == TRUMP_SUIT:
        return higher.bit_count() <= (TRUMPS_ABOVE if led != TRUMP_SUIT else 1)
    return not higher & OF_SUIT[led] and (out & OF_SUIT[led]).bit_count() >= safe


def _reach(above: int, led: int, out: int, worth: int, ruffs: tuple[int, ...]) -> int:
    """A card to win a trick with that others are still to play to; 0 if none is worth it."""
    if led != TRUMP_SUIT and above & OF_SUIT[led]:
        for card in RANKED[led]:
            if card & above:
                return card if card & (COURT | ACES) else 0
            if card & out:
                return 0
        return 0
    if led == TRUMP_SUIT and worth < TRUMP_PRICE:
        return 0
    if worth >= RICH_TRICK:
        return first_of(
            above, (HIGH_TRUMPS, MIDDLE_TRUMPS, WORLD_SUN_MOON, LOW_TRUMPS, MOORS, ANGEL)
        )
    return first_of(above, ruffs)

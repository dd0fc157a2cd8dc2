"""The cards that a document shows, and room for those that it hides (section 8.5)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.game import Fault
from rules.message import say
from rules.ottocento.cards import DISCARDABLE, FULL_DECK
from rules.ottocento.combinations import undeclared
from rules.ottocento.faults.record import Record
from rules.ottocento.state import SEATS
from rules.ottocento.tricks import ruled_out


class Shown(NamedTuple):
    """The cards in sight: what each seat has played, the open hands, the open discards."""

    record: Record
    plays: Sequence[int]
    hands: Sequence[int | None]
    discards: int

    @classmethod
    def by(cls, record: Record, hands: Sequence[int | None], discards: int) -> "Shown":
        """The cards that tricks, hands (None where closed) and discards (0 where closed) show."""
        return cls(record, [record.played_by(seat) for seat in range(SEATS)], hands, discards)

    def of(self, seat: int) -> int:
        """The cards that a seat is seen to hold or to have held, discards apart."""
        return self.plays[seat] | (self.hands[seat] or 0)

    def besides(self, seat: int) -> int:
        """The cards that are seen anywhere but with ``seat``."""
        cards = self.discards
        for other in range(SEATS):
            if other != seat:
                cards |= self.of(other)
        return cards

    def known_hands(self, declared: Sequence[int]) -> list[int]:
        """The cards that each seat is known to hold still: its open hand, or those declared."""
        hands = [declared[seat] & ~self.plays[seat] for seat in range(SEATS)]
        return [
            known if hand is None else hand for known, hand in zip(hands, self.hands, strict=True)
        ]


def unplaceable(shown: Shown, rooms: Sequence[int], declared: Sequence[int]) -> list[Fault]:
    """The faults for which the hidden cards cannot be dealt to their places.

    ``rooms`` says how many of them each seat holds and, at the end, how many are discards;
    ``declared`` are the cards that each seat has declared. What discards, declarations and plays
    rule out is added one after the other, so that a fault names the first that leaves no way.
    """
    hidden = FULL_DECK & ~(shown.besides(0) | shown.of(0))
    allowed = [hidden] * SEATS + [hidden & DISCARDABLE]
    if _crowded(hidden, allowed, rooms):
        detail = say("Among the cards not seen are too few that can be discarded.")
        return [Fault("discards_inconsistent", "/discards", detail)]
    for seat, cards in enumerate(declared):
        if cards and rooms[seat]:
            keeps = allowed[seat] & ~undeclared(hidden, shown.of(seat) | cards)
            allowed = [place & ~cards for place in allowed]
            allowed[seat] = keeps
    if _crowded(hidden, allowed, rooms):
        detail = say("The cards not seen cannot lie so that every seat declared what it had to.")
        return [Fault("declaration_inconsistent", "/declarations", detail)]
    for seat, cards in enumerate(ruled_out(shown.record.plays)):
        allowed[seat] &= ~cards
    if _crowded(hidden, allowed, rooms):
        detail = say(
            "The cards not seen cannot lie so that every card was allowed when it was played."
        )
        return [Fault("trick_inconsistent", "/tricks", detail)]
    return []


def _crowded(hidden: int, allowed: Sequence[int], rooms: Sequence[int]) -> bool:
    """True if the hidden cards do not fit where they are allowed.

    They fit if and only if no group of places is the only one for more cards than it has room for.
    """
    places = range(len(rooms))
    for group in range(1 << len(rooms)):
        confined = hidden
        room = 0
        for place in places:
            if group >> place & 1:
                room += rooms[place]
            else:
                confined &= ~allowed[place]
        if confined.bit_count() > room:
            return True
    return False

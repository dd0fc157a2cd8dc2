"""What the cards played in Ottocento tell about the cards not seen.

A seat is taken to play by the rules of thumb of ``policy`` more often than not, and to declare what
it can. A hand under which it did otherwise is not ruled out, only less likely: every surprise makes
it so by the factor that ``FACTORS`` gives, the partner's less, as he is taken to search too. This
is the inference that Long et al. (2010) find that perfect-information Monte Carlo misses.
"""

from typing import Final

from rules.ottocento.ai.policy import WORTH, follow, lead
from rules.ottocento.ai.styles import PLAIN_STYLE
from rules.ottocento.cards import NO_SUIT, SUIT
from rules.ottocento.combinations import total_points
from rules.ottocento.state import SEATS, View, leader
from rules.ottocento.tricks import NO_CARD, overtakes

BY_OPPONENT: Final = 4
BY_PARTNER: Final = 2
UNDECLARED: Final = 16
"""How surprising an unexpected play of an opponent is, one of the partner, who searches too, and an
unexpected declaration or lack of one."""

FACTORS: Final = tuple([int(65536 / 1.5**surprise) for surprise in range(28)])
"""How likely so much more surprise is, in 65,536ths: two thirds for each."""


class Context:
    """A card that a seat has played, and everything public that its choice may have rested on."""

    def __init__(self, card: int, led: int, best: int, count: int, partner_wins: bool) -> None:
        self.card = card
        self.led = led
        self.best = best
        self.count = count
        self.partner_wins = partner_wins
        self.worth = 0
        self.seen = 0
        self.since = 0  # the cards that the seat has played from this one on, as a mask

    def expected(self, held: int) -> bool:
        """Whether this card was to be expected of a seat that still holds ``held`` now."""
        hand = held | self.since
        if self.count == 0:
            return lead(hand, self.seen, PLAIN_STYLE) == self.card
        card = follow(
            hand,
            self.led,
            self.best,
            self.count,
            self.partner_wins,
            self.worth,
            self.seen,
            PLAIN_STYLE,
        )
        return card == self.card


class Evidence:
    """The plays and declarations of a view, to weigh hands by."""

    def __init__(self, view: View) -> None:
        self.contexts: list[list[Context]] = [[] for _ in range(SEATS)]
        self.seen = 0
        self.partner = -1 if view.to_act is None else (view.to_act + 2) % SEATS
        for trick in view.tricks:
            self._read(trick.leader, trick.cards)
        if view.trick:
            self._read(leader(view), view.trick)
        self.played = [0] * SEATS
        self.points = [-1] * SEATS
        for seat in range(SEATS):
            for context in reversed(self.contexts[seat]):
                self.played[seat] |= context.card
                context.since = self.played[seat]
            shown = view.declarations[seat]
            if shown is not None:
                self.points[seat] = shown.points
            elif self.played[seat]:
                self.points[seat] = 0

    def _read(self, first: int, cards: tuple[int, ...]) -> None:
        led, best, winner, worth = NO_SUIT, NO_CARD, first, 0
        for count, card in enumerate(cards):
            seat = (first + count) % SEATS
            context = Context(1 << card, led, best, count, winner == (seat + 2) % SEATS)
            context.worth = worth
            context.seen = self.seen
            self.contexts[seat].append(context)
            self.seen |= 1 << card
            worth += WORTH[card]
            if overtakes(card, best):
                best, winner = card, seat
                if led == NO_SUIT:
                    led = SUIT[card]

    def surprises(self, seat: int, held: int) -> int:
        """How much a seat that holds these cards now has done that was not to be expected."""
        count = 0
        unexpected = BY_PARTNER if seat == self.partner else BY_OPPONENT
        for context in self.contexts[seat]:
            hand = held | context.since
            if hand & (hand - 1) and not context.expected(held):
                count += unexpected
        points = self.points[seat]
        if points >= 0 and total_points(held | self.played[seat]) != points:
            count += UNDECLARED
        return count

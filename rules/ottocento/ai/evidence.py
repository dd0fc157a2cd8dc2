"""The evidence of the cards played in Ottocento about the cards not seen.

A seat is taken to play by the rules of thumb of ``policy`` more often than not, and to declare what
it can. A hand under which it did otherwise is not ruled out, but less likely by the factor that
``FACTORS`` gives for the surprise. The partner, who is taken to search too, surprises less. This is
the inference that Long et al. (2010) find that perfect-information Monte Carlo misses.
"""

from typing import Final

from rules.ottocento.ai.policy import WORTH, follow, lead
from rules.ottocento.ai.styles import PLAIN_STYLE
from rules.ottocento.cards import NO_SUIT, SUIT
from rules.ottocento.combinations import total_points
from rules.ottocento.state import SEATS, View, leader
from rules.ottocento.tricks import NO_CARD, overtakes

OPPONENT_SURPRISE: Final = 4
PARTNER_SURPRISE: Final = 2
DECLARATION_SURPRISE: Final = 16
"""Steps of surprise at an unexpected play of an opponent, at one of the partner, who is taken to
search too, and at an unexpected declaration or lack of one, which is almost never made."""

FACTORS: Final = tuple([int(65536 / 1.5**surprise) for surprise in range(28)])
"""The likelihood of each number of steps of surprise more, in 65,536ths: two thirds a step."""


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
        """True if this card was to be expected of a seat that still holds ``held`` now."""
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
        """The steps of surprise at what a seat that holds these cards now has done."""
        count = 0
        unexpected = PARTNER_SURPRISE if seat == self.partner else OPPONENT_SURPRISE
        for context in self.contexts[seat]:
            hand = held | context.since
            if hand & (hand - 1) and not context.expected(held):
                count += unexpected
        points = self.points[seat]
        if points >= 0 and total_points(held | self.played[seat]) != points:
            count += DECLARATION_SURPRISE
        return count

"""A Schnapsen table in one possible world, played on in place by plain integers and masks.

Every rule is asked of the module that has it; the class only keeps what they need to know.
"""

from typing import Final

from rules.cards import cards_of
from rules.schnapsen.ai.policy import greedy_answer, greedy_lead, unseen_by
from rules.schnapsen.ai.solving import Strict
from rules.schnapsen.cards import JACK_OF, POINTS, SUIT
from rules.schnapsen.moves import CARD_FIELD, CLOSE, EXCHANGE, MARRIAGE, coded_moves
from rules.schnapsen.scoring import MOST_GAME_POINTS, WINNING_POINTS, counted, outcome
from rules.schnapsen.tricks import marriage_points, marriages_in, trick_winner
from rules.search.core import Position, Random

SIDES: Final = (0, 1)

NOISE: Final = 8
"""One move of a play-out in this many is drawn at random, so that no line is ruled out."""


class SchnapsenPosition(Position):
    """A Schnapsen table in one world."""

    def __init__(self, to_act: int, trump: int) -> None:
        super().__init__(to_act, SIDES)
        self.trump = trump
        self.indicator = -1
        self.hand0 = 0
        self.hand1 = 0
        self.cards0 = 0
        self.cards1 = 0
        self.tricks0 = 0
        self.tricks1 = 0
        self.marriages0 = 0
        self.marriages1 = 0
        self.closer = -1
        self.closed_points = 0
        self.closed_tricks = 0
        self.led = -1
        self.played = 0
        self.stock: list[int] = []
        self.next = 0
        self.pays = 0

    def copy(self) -> "SchnapsenPosition":
        other = SchnapsenPosition(self.to_act, self.trump)
        other.indicator = self.indicator
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.cards0 = self.cards0
        other.cards1 = self.cards1
        other.tricks0 = self.tricks0
        other.tricks1 = self.tricks1
        other.marriages0 = self.marriages0
        other.marriages1 = self.marriages1
        other.closer = self.closer
        other.closed_points = self.closed_points
        other.closed_tricks = self.closed_tricks
        other.led = self.led
        other.played = self.played
        other.stock = self.stock
        other.next = self.next
        other.pays = self.pays
        return other

    def is_open(self) -> bool:
        return self.closer < 0 and self.indicator >= 0

    def hand(self) -> int:
        """The hand of the seat to act."""
        return self.hand0 if self.to_act == 0 else self.hand1

    def counted(self, seat: int) -> int:
        """A seat's points that count by now."""
        if seat == 0:
            return counted(self.cards0, self.tricks0, self.marriages0)
        return counted(self.cards1, self.tricks1, self.marriages1)

    def moves(self) -> list[int]:
        return coded_moves(self.hand(), self.led, self.trump, self.is_open())

    def worth_trying(self) -> list[int]:
        """The moves that no other one makes pointless, those that end nothing first.

        A marriage that wins is declared; an exchange is not put off; a marriage that is led is
        declared. Closing comes last, so that it is not chosen where it gains nothing.
        """
        if self.led >= 0:
            return self.moves()
        hand = self.hand()
        pairs = marriages_in(hand)
        declared = [MARRIAGE | card for card in cards_of(pairs)]
        winning = [move for move in declared if self._wins(move & CARD_FIELD)]
        if winning:
            return winning
        if self.is_open() and hand >> JACK_OF[self.trump] & 1:
            return [EXCHANGE]
        moves = declared + cards_of(hand & ~pairs)
        if self.is_open():
            moves.append(CLOSE)
        return moves

    def _wins(self, card: int) -> bool:
        """True if a marriage of the seat to act, led with this card, brings 66 at once (5.1)."""
        points = self.counted(self.to_act)
        return points > 0 and points + marriage_points(SUIT[card], self.trump) >= WINNING_POINTS

    # -- playing ----------------------------------------------------------------------------------

    def play(self, move: int) -> None:
        seat = self.to_act
        if move == EXCHANGE:
            jack = JACK_OF[self.trump]
            self._swap(seat, 1 << jack | 1 << self.indicator)
            self.indicator = jack
        elif move == CLOSE:
            self.closer = seat
            self.closed_points = self.counted(1 - seat)
            self.closed_tricks = self.tricks1 if seat == 0 else self.tricks0
        else:
            card = move & CARD_FIELD
            self._swap(seat, 1 << card)
            self.played |= 1 << card
            if self.led >= 0:
                self._answer(seat, card)
            else:
                self.led = card
                self.to_act = 1 - seat
                if move & MARRIAGE:
                    self._declare(seat, marriage_points(SUIT[card], self.trump))

    def _swap(self, seat: int, cards: int) -> None:
        """Put cards into a hand that lacks them, and take out those that it has."""
        if seat == 0:
            self.hand0 ^= cards
        else:
            self.hand1 ^= cards

    def _declare(self, seat: int, points: int) -> None:
        if seat == 0:
            self.marriages0 += points
        else:
            self.marriages1 += points
        self._settle(-1)

    def _answer(self, seat: int, card: int) -> None:
        winner = trick_winner(1 - seat, self.led, card, self.trump)
        points = POINTS[self.led] + POINTS[card]
        if winner == 0:
            self.cards0 += points
            self.tricks0 += 1
        else:
            self.cards1 += points
            self.tricks1 += 1
        self.led = -1
        self.to_act = winner
        self._settle(-1 if self.hand0 | self.hand1 else winner)
        if self.to_act >= 0 and self.is_open():
            self._draw(winner)

    def _settle(self, last: int) -> None:
        """End the deal if it is over."""
        self.pays = outcome(
            (self.counted(0), self.counted(1)),
            (self.tricks0, self.tricks1),
            (self.closer, self.closed_points, self.closed_tricks),
            last,
        )
        if self.pays:
            self.to_act = -1

    def _draw(self, winner: int) -> None:
        self._swap(winner, 1 << self.stock[self.next])
        if self.next + 1 < len(self.stock):
            self._swap(1 - winner, 1 << self.stock[self.next + 1])
        else:
            self._swap(1 - winner, 1 << self.indicator)
            self.indicator = -1
        self.next += 2

    def payoff(self) -> float:
        return float(self.pays)

    # -- for the search ---------------------------------------------------------------------------

    def greedy_move(self) -> int:
        """The move of the greedy player that ``policy`` describes."""
        seat, hand = self.to_act, self.hand()
        unseen = unseen_by(hand, self.played, self.indicator)
        pending = self.marriages0 if seat == 0 else self.marriages1
        points = pending + (self.cards0 if seat == 0 else self.cards1)
        if self.led < 0:
            return greedy_lead(hand, unseen, self.trump, self.is_open(), points)
        return greedy_answer(hand, unseen, self.led, self.trump, self.is_open(), points)

    def playout_move(self, random: Random) -> int:
        if random.below(NOISE) == 0:
            moves = self.worth_trying()
            return moves[random.below(len(moves))]
        return self.greedy_move()

    def finish(self, random: Random) -> float:
        """Played out until the stock is exhausted; from there on both know all, and play so."""
        while self.to_act >= 0:
            if self.indicator < 0:
                return self.value()
            self.play(self.playout_move(random))
        return self.payoff()

    def value(self) -> float:
        return float(best_value(self, -MOST_GAME_POINTS, MOST_GAME_POINTS))


def best_value(position: SchnapsenPosition, low: int, high: int) -> int:
    """The game points of seat 0 under best play; only those between low and high are exact."""
    if position.to_act < 0:
        return position.pays
    if not position.is_open():
        return _strict_value(position, low, high)
    rising = position.to_act == 0
    best = low if rising else high
    for move in position.worth_trying():
        after = position.copy()
        after.play(move)
        if rising:
            best = max(best, best_value(after, best, high))
            if best >= high:
                break
        else:
            best = min(best, best_value(after, low, best))
            if best <= low:
                break
    return best


def _strict_value(position: SchnapsenPosition, low: int, high: int) -> int:
    """As ``best_value``, by the solver for strict positions."""
    first = (position.hand0, position.cards0, position.tricks0, position.marriages0)
    second = (position.hand1, position.cards1, position.tricks1, position.marriages1)
    solver = Strict(position.trump, position.closed_points, position.closed_tricks)
    closer = position.closer
    leader = position.to_act if position.led < 0 else 1 - position.to_act
    if leader == 1:
        first, second = second, first
        low, high = -high, -low
        if closer >= 0:
            closer = 1 - closer
    if position.led < 0:
        value = solver.lead(first, second, closer, low, high)
    else:
        value = solver.answer(first, second, position.led, closer, low, high)
    return value if leader == 0 else -value

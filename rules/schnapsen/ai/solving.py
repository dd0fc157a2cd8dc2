"""Solving a Schnapsen deal under the strict rules, when it is known who holds what.

Alpha-beta over whole tricks, without an object per node. What is legal, who takes a trick and what
the end pays is asked of ``tricks`` and ``scoring``. Two facts keep the tree small: a marriage is
never worse declared than led in silence, for points only help the one who has them; and as the
points and tricks of both only grow, what a side has by now bounds what the other can still win.
"""

from rules.schnapsen.cards import POINTS, SUIT
from rules.schnapsen.scoring import (
    MOST_GAME_POINTS,
    counted,
    failed_points,
    game_points,
    outcome,
)
from rules.schnapsen.tricks import beats, marriage_points, marriages_in, strict_answers


class Strict:
    """The value of strict positions of one deal, in game points for the leader of a trick.

    A side is given as (hand, cards, tricks, marriages): a mask, the points of the cards in its
    tricks, the number of its tricks, and the points of the marriages it has declared. ``closer``
    is 0 if the leader has closed the stock, 1 if the other side has, −1 if nobody has.
    """

    def __init__(self, trump: int, closed_points: int, closed_tricks: int) -> None:
        """``closed_points`` and ``closed_tricks``: the closer's opponent at closing."""
        self.trump = trump
        self.closed_points = closed_points
        self.closed_tricks = closed_tricks
        self.nodes = 0

    def lead(
        self,
        mine: tuple[int, int, int, int],
        theirs: tuple[int, int, int, int],
        closer: int,
        low: int,
        high: int,
    ) -> int:
        """The leader's game points under best play; only those between low and high are exact."""
        best = -self._prize(mine, closer, 1)
        if best >= high:
            return best
        most = self._prize(theirs, closer, 0)
        if most < high:
            high = most
        if high <= low:
            return high
        hand, cards, tricks, marriages = mine
        declarable = marriages_in(hand)
        left = hand
        while left:
            card = left.bit_length() - 1
            left ^= 1 << card
            declared = marriages
            if declarable >> card & 1:
                declared += marriage_points(SUIT[card], self.trump)
            after = (hand ^ 1 << card, cards, tricks, declared)
            value = self.answer(after, theirs, card, closer, best if best > low else low, high)
            if value > best:
                best = value
                if best >= high:
                    break
        return best

    def answer(
        self,
        leader: tuple[int, int, int, int],
        mine: tuple[int, int, int, int],
        led: int,
        closer: int,
        low: int,
        high: int,
    ) -> int:
        """The leader's game points once a card, declared or not, has been led from its hand."""
        self.nodes += 1
        over = self._over(leader, mine, closer, -1)
        if over:
            return over
        hand = mine[0]
        left = strict_answers(hand, led, self.trump)
        best = MOST_GAME_POINTS + 1
        while left:
            low_bit = left & -left
            left ^= low_bit
            card = low_bit.bit_length() - 1
            value = self._trick(leader, mine, led, card, closer, low, best if best < high else high)
            if value < best:
                best = value
                if best <= low:
                    break
        return best

    def _trick(
        self,
        leader: tuple[int, int, int, int],
        other: tuple[int, int, int, int],
        led: int,
        answer: int,
        closer: int,
        low: int,
        high: int,
    ) -> int:
        """The leader's game points once a trick is complete."""
        won = POINTS[led] + POINTS[answer]
        rest = other[0] ^ 1 << answer
        taken = beats(answer, led, self.trump)
        if taken:
            other = (rest, other[1] + won, other[2] + 1, other[3])
        else:
            other = (rest, other[1], other[2], other[3])
            leader = (leader[0], leader[1] + won, leader[2] + 1, leader[3])
        last = -1 if rest else int(taken)
        over = self._over(leader, other, closer, last)
        if over:
            return over
        if taken:
            turned = closer if closer < 0 else 1 - closer
            return -self.lead(other, leader, turned, -high, -low)
        return self.lead(leader, other, closer, low, high)

    def _over(
        self,
        leader: tuple[int, int, int, int],
        other: tuple[int, int, int, int],
        closer: int,
        last: int,
    ) -> int:
        """The leader's game points if the deal is over, else 0."""
        return outcome(
            (counted(leader[1], leader[2], leader[3]), counted(other[1], other[2], other[3])),
            (leader[2], other[2]),
            (closer, self.closed_points, self.closed_tricks),
            last,
        )

    def _prize(self, loser: tuple[int, int, int, int], closer: int, winner: int) -> int:
        """The most that can be won from a side, given what it has by now; ``winner`` is 0 or 1."""
        if closer < 0:
            return game_points(counted(loser[1], loser[2], loser[3]), loser[2])
        if closer == winner:
            return game_points(self.closed_points, self.closed_tricks)
        return failed_points(self.closed_tricks)

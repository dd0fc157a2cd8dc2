"""A Scopa table in one world, for the search."""

from typing import Final

from rules.captures import piles_at_end
from rules.cards import count
from rules.scopa.ai.policy import NOISE, POINT, move_worth
from rules.scopa.captures import is_sweep
from rules.scopa.moves import CARD_BITS, CARD_FIELD, coded_moves
from rules.scopa.scoring import deal_points
from rules.scopa.state import HAND, hands_dealt
from rules.search.core import Position, Random

SIDES: Final = (0, 1)


class ScopaPosition(Position):
    """A Scopa table in one world."""

    def __init__(self, to_act: int) -> None:
        super().__init__(to_act, SIDES)
        self.dealer = 0
        self.table = 0
        self.hand0 = 0
        self.hand1 = 0
        self.pile0 = 0
        self.pile1 = 0
        self.sweeps0 = 0
        self.sweeps1 = 0
        self.last = -1
        self.stock: list[int] = []
        self.next = 0
        self.undealt = 0

    def moves(self) -> list[int]:
        return coded_moves(self.hand0 if self.to_act == 0 else self.hand1, self.table)

    def play(self, move: int) -> None:
        card = 1 << (move & CARD_FIELD)
        taken = move >> CARD_BITS
        seat = self.to_act
        if seat == 0:
            self.hand0 ^= card
        else:
            self.hand1 ^= card
        if taken:
            self.table ^= taken
            self.last = seat
            over = self.next == len(self.stock) and not self.hand0 | self.hand1
            sweep = int(is_sweep(self.table != 0, over))
            if seat == 0:
                self.pile0 |= taken | card
                self.sweeps0 += sweep
            else:
                self.pile1 |= taken | card
                self.sweeps1 += sweep
        else:
            self.table |= card
        self.to_act = 1 - seat
        if not self.hand0 | self.hand1:
            self._next_round()

    def _next_round(self) -> None:
        if self.next == len(self.stock):
            piles = piles_at_end((self.pile0, self.pile1), self.last, self.table)
            self.pile0, self.pile1 = piles
            self.to_act = -1
            return
        cards = self.stock[self.next : self.next + 2 * HAND]
        self.next += 2 * HAND
        self.hand0, self.hand1 = hands_dealt(cards, self.dealer)
        self.undealt &= ~(self.hand0 | self.hand1)

    def copy(self) -> "ScopaPosition":
        other = ScopaPosition(self.to_act)
        other.dealer = self.dealer
        other.table = self.table
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.pile0 = self.pile0
        other.pile1 = self.pile1
        other.sweeps0 = self.sweeps0
        other.sweeps1 = self.sweeps1
        other.last = self.last
        other.stock = self.stock
        other.next = self.next
        other.undealt = self.undealt
        return other

    def payoff(self) -> float:
        points = deal_points((self.pile0, self.pile1), (self.sweeps0, self.sweeps1))
        return float(points[0] - points[1])

    def promise(self, move: int) -> float:
        unseen, others, held = self._unseen()
        return move_worth(move, self.table, others, unseen, held) / POINT

    def _unseen(self) -> tuple[int, int, int]:
        """The cards that the seat to act does not see: how many, which, and how many are held."""
        other = self.hand1 if self.to_act == 0 else self.hand0
        held = count(other)
        return held + len(self.stock) - self.next, other | self.undealt, held

    def playout_move(self, random: Random) -> int:
        moves = self.moves()
        if len(moves) == 1 or random.below(8) == 0:
            return moves[random.below(len(moves))]
        unseen, others, held = self._unseen()
        best, best_worth = moves[0], -1000000
        for move in moves:
            worth = move_worth(move, self.table, others, unseen, held)
            worth += random.below(NOISE)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

"""A Cicera table in one world, for the search."""

from typing import Final

from rules.captures import piles_at_end
from rules.cards import count
from rules.cicera.ai.outlook import outlook
from rules.cicera.ai.policy import Look
from rules.cicera.captures import bonuses_of, captures_among, sums_of
from rules.cicera.cards import RANK
from rules.cicera.moves import CARD_BITS, CARD_FIELD, coded_moves
from rules.cicera.scoring import prizes
from rules.cicera.state import SEATS
from rules.search.core import Position, Random

SIDES: Final = (0, 1, 0, 1)
HORIZON: Final = 11
"""The plays of a play-out after the move in question; then it goes on to the end of the round."""

NOISE: Final = 20
"""The chance added to a look in play-outs, below this many hundredths of a point."""

LAST_CARDS: Final = 4
"""The cards in all hands from which a play-out always goes on to the end of the deal."""


class CiceraPosition(Position):
    """A Cicera table in one world."""

    def __init__(self, to_act: int) -> None:
        super().__init__(to_act, SIDES)
        self.hands = [0, 0, 0, 0]
        self.held = 0
        self.table = 0
        self.just_laid = 0
        self.pile0 = 0
        self.pile1 = 0
        self.bonus = 0
        self.last = -1

    def moves(self) -> list[int]:
        return coded_moves(self.hands[self.to_act], self.table)

    def play(self, move: int) -> None:
        number = move & CARD_FIELD
        card = 1 << number
        taken = move >> CARD_BITS
        seat = self.to_act
        self.hands[seat] ^= card
        self.held ^= card
        if taken:
            earned = count(bonuses_of(number, taken, self.table, self.just_laid))
            self.table ^= taken
            self.just_laid = 0
            self.last = seat & 1
            if seat & 1:
                self.pile1 |= taken | card
                self.bonus -= earned
            else:
                self.pile0 |= taken | card
                self.bonus += earned
        else:
            self.table |= card
            self.just_laid = card
        if self.held:
            self.to_act = (seat + 1) & 3
        else:
            self._end()

    def _end(self) -> None:
        self.to_act = -1
        piles = piles_at_end((self.pile0, self.pile1), self.last, self.table)
        self.pile0, self.pile1 = piles

    def copy(self) -> "CiceraPosition":
        other = CiceraPosition(self.to_act)
        other.hands = self.hands.copy()
        other.held = self.held
        other.table = self.table
        other.just_laid = self.just_laid
        other.pile0 = self.pile0
        other.pile1 = self.pile1
        other.bonus = self.bonus
        other.last = self.last
        return other

    def payoff(self) -> float:
        own, other = self.pile0, self.pile1
        points = sum(prizes(own, other)) - sum(prizes(other, own))
        return float(self.bonus + points)

    def look(self) -> Look:
        """The table as the seat to act sees it."""
        return Look(self.hands[self.to_act], self.table, self.just_laid, self.held)

    def promise(self, move: int) -> float:
        return self.look().of(move & CARD_FIELD, move >> CARD_BITS) / 100

    def playout_move(self, random: Random) -> int:
        look = self.look()
        sums = sums_of(self.table)
        best, best_look = -1, -1000000
        rest = self.hands[self.to_act]
        while rest:
            low = rest & -rest
            rest ^= low
            card = low.bit_length() - 1
            equal = look.equal(RANK[card])
            found = look.laying(card, equal) + random.below(NOISE)
            if found > best_look:
                best, best_look = card, found
            for taken in captures_among(card, self.table, sums):
                found = look.taking(card, taken, equal) + random.below(NOISE)
                if found > best_look:
                    best, best_look = taken << CARD_BITS | card, found
        return best

    def finish(self, random: Random) -> float:
        """The payoff to be expected after a few rounds, or that of the end if it is near."""
        plays = 0
        while self.to_act >= 0:
            if plays >= HORIZON:
                held = count(self.held)
                if held > LAST_CARDS and not held % SEATS:
                    return self.bonus + self.outlook()
            self.play(self.playout_move(random))
            plays += 1
        return self.payoff()

    def outlook(self) -> float:
        """The expected rest of the deal at the beginning of a round, in points of team 0."""
        return outlook(self.hands, self.to_act, self.table, self.just_laid, self.pile0, self.pile1)

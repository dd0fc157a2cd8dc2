"""A seat's cards in the search of Dou Dizhu, with the plan for them.

Cards are stacked (see ``decomposition``), so that a hand stands for all hands of the same ranks.
"""

from rules.cards import cards_of, count
from rules.doudizhu.ai.decomposition import Plan, plan_of, without
from rules.doudizhu.cards import BOTH_JOKERS, rank_of


class Hand:
    """A seat's cards, stacked, and its plan as long as that fits."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.size = count(cards)
        self.plays = 0
        self.planned = False
        self.singles = 0
        self.pairs = 0
        self.triples = 0
        self.quads = 0
        self.runs = 0

    def copy(self) -> "Hand":
        other = Hand(0)
        other.cards = self.cards
        other.size = self.size
        other.plays = self.plays
        other.planned = self.planned
        other.singles = self.singles
        other.pairs = self.pairs
        other.triples = self.triples
        other.quads = self.quads
        other.runs = self.runs
        return other

    def plan(self) -> None:
        """Make a plan if there is none that fits."""
        if not self.planned:
            plan: Plan = plan_of(self.cards)
            self.singles, self.pairs, self.triples, self.quads, self.runs = plan
            self.planned = True

    def take(self, cards: int) -> None:
        """Take a combination out; the plan no longer fits."""
        self.cards = without(self.cards, cards)
        self.size -= count(cards)
        self.plays += 1
        self.planned = False


def with_bottom(hand: int, bottom: int) -> int:
    """A stacked hand with the bottom's cards, of whatever suits, put on the stacks."""
    for card in cards_of(bottom):
        joker = 1 << card & BOTH_JOKERS
        put = joker or 1 << rank_of(card)
        while hand & put:
            put <<= 13
        hand |= put
    return hand

"""The play-out policy of Cicera: the look of a move, what it wins and leaves to the others.

A look is a sum of learned numbers (``learned``), in hundredths of a point for the own team; only
differences between the moves of one position mean something. Each number stands for something that
a player sees: the card laid or won, the bonuses of a capture (section 4), what stays on the table,
whether the next seat could sweep it, and how many equal cards are in the own hand and still unseen.
Whose team plays the last card of the deal matters too: it can wait, so the other team has to open
the ranks of which nobody has shown a card.
"""

from typing import Final

from rules.cards import count
from rules.cicera.ai.learned import (
    BONUSES,
    LAID,
    LAID_EQUAL,
    LEFT,
    LYING,
    LYING_EQUAL,
    SINGLE,
    SUM,
    TAKEN_EQUAL,
    WON,
)
from rules.cicera.captures import bonuses_of
from rules.cicera.cards import EACH_SUIT, NUMERALS_PER_SUIT, PER_SUIT, RANK, WEIGHT

BONUS: Final = tuple(
    sum(BONUSES[bonus] for bonus in range(4) if bonuses >> bonus & 1) for bonuses in range(16)
)
"""The look of each set of bonuses."""

SPAN: Final = 5
"""A rank has zero to four cards anywhere."""

PAIRS: Final = SPAN * SPAN
"""The number of pairs (equal cards in the own hand, equal cards unseen)."""

STAGES: Final = 6
"""The number of stages of a deal that ``stage_of`` tells apart."""

MARK: Final = (1 << PER_SUIT) - 1
"""A multiple of this is added by moving a card to the next suit: modulo it all suits count 1."""


def of_rank(cards: int, rank: int) -> int:
    """The number of cards of a rank in a set."""
    return (cards >> rank & EACH_SUIT) % MARK


def stage_of(held: int) -> int:
    """The stage of a deal, by the number of cards held in all hands.

    0, 2 or 4 for early, middle and late; one more if the team to act plays the last card.
    """
    return (0 if held > 32 else 2 if held > 16 else 4) + held % 2


class Look:
    """The table as the seat to act sees it, which gives the look of each of its moves."""

    def __init__(self, hand: int, table: int, just_laid: int, held: int) -> None:
        """All are masks; ``held`` are the cards in all hands, ``just_laid`` is 0 for none."""
        self.hand = hand
        self.others = held & ~hand
        self.table = table
        self.just_laid = just_laid
        self.stage = stage_of(count(held))
        self.size = 0
        self.weight = 0
        self.lying = 0
        rest = table
        while rest:
            low = rest & -rest
            rest ^= low
            card = low.bit_length() - 1
            self.size += 1
            self.weight += WEIGHT[card]
            self.lying += LYING[card] + LYING_EQUAL[self.equal(RANK[card])]

    def equal(self, rank: int) -> int:
        """The place of a rank in a table of ``PAIRS``."""
        return of_rank(self.hand, rank) * SPAN + of_rank(self.others, rank)

    def of(self, card: int, taken: int) -> int:
        """The look of a move: ``card`` is laid, or takes the cards ``taken``."""
        equal = self.equal(RANK[card])
        return self.taking(card, taken, equal) if taken else self.laying(card, equal)

    def laying(self, card: int, equal: int) -> int:
        """The look of laying a card; ``equal`` is the place of its rank."""
        look = self.lying + LAID[card] + LEFT[min(self.size + 1, len(LEFT) - 1)]
        at = self.stage * 2 * PAIRS + equal
        if not self.size:
            return look + LAID_EQUAL[at]
        look += LAID_EQUAL[at + PAIRS]
        weight = self.weight + WEIGHT[card]
        return look + SUM[self.equal(weight - 1)] if weight <= NUMERALS_PER_SUIT else look

    def taking(self, card: int, taken: int, equal: int) -> int:
        """The look of a capture; ``equal`` is the place of the rank of the card that takes."""
        bonuses = bonuses_of(card, taken, self.table, self.just_laid)
        look = WON[card] + BONUS[bonuses] + TAKEN_EQUAL[self.stage * PAIRS + equal] + self.lying
        size, weight = self.size, self.weight
        rest = taken
        while rest:
            low = rest & -rest
            rest ^= low
            won = low.bit_length() - 1
            look += WON[won] - LYING[won] - LYING_EQUAL[self.equal(RANK[won])]
            size -= 1
            weight -= WEIGHT[won]
        look += LEFT[min(size, len(LEFT) - 1)]
        if size == 1:
            left = self.table ^ taken
            return look + SINGLE[self.equal(RANK[left.bit_length() - 1])]
        return look + SUM[self.equal(weight - 1)] if 0 < weight <= NUMERALS_PER_SUIT else look

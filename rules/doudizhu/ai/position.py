"""A Dou Dizhu table in one possible world, which the search plays on in place.

Hands and combinations are stacked masks (see `decomposition`), so that a move is the same number in
every world, whatever the suits. In the auction a move is the value called; after it a mask, 0 for a
pass.
"""

from rules.cards import cards_of
from rules.doudizhu.ai.decomposition import Plan, plan_of, without
from rules.doudizhu.combinations import BOMB, classify, kind_of, legal_combinations, rank_of
from rules.doudizhu.state import MOST_BID, PASSES, SEATS, open_bids
from rules.search.core import Position

FARMERS_OF = ((0, 1, 1), (1, 0, 1), (1, 1, 0))
"""Side of each seat, by landlord: side 0 is the landlord, side 1 the farmers."""


class Hand:
    """A seat's cards, stacked, and its plan as long as that fits."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.size = cards.bit_count()
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
        self.size = self.cards.bit_count()
        self.plays += 1
        self.planned = False


class Table(Position):
    """A table in one world; ``landlord`` is −1 while bidding. Payoffs are the landlord's points."""

    def __init__(self, to_act: int, hands: list[Hand]) -> None:
        super().__init__(to_act, (0, 0, 0))
        self.hand0 = hands[0]
        self.hand1 = hands[1]
        self.hand2 = hands[2]
        self.bottom = 0
        self.highest = -1
        self.called = 0
        self.landlord = -1
        self.bid = 0
        self.to_beat = -1
        self.table_seat = -1
        self.passes = 0
        self.doublings = 0
        self.winner = -1

    def hand(self, seat: int) -> Hand:
        if seat == 0:
            return self.hand0
        return self.hand1 if seat == 1 else self.hand2

    def copy(self) -> "Table":
        other = Table(self.to_act, [self.hand0.copy(), self.hand1.copy(), self.hand2.copy()])
        self.hand_on(other)
        return other

    def hand_on(self, other: "Table") -> None:
        """Make the rest of another table, all but hands and turn, like this one."""
        other.sides = self.sides
        other.bottom = self.bottom
        other.highest = self.highest
        other.called = self.called
        other.landlord = self.landlord
        other.bid = self.bid
        other.to_beat = self.to_beat
        other.table_seat = self.table_seat
        other.passes = self.passes
        other.doublings = self.doublings
        other.winner = self.winner

    def moves(self) -> list[int]:
        if self.landlord < 0:
            return list(open_bids(self.bid))
        plays = legal_combinations(self.hand(self.to_act).cards, self.to_beat)
        return plays if self.to_beat < 0 else [0, *plays]

    def play(self, move: int) -> None:
        if self.landlord < 0:
            self._call(move)
        elif move == 0:
            self._pass()
        else:
            self._put_down(move)

    def _call(self, value: int) -> None:
        """Note a call (2.2); ``passes`` counts those in a row here too."""
        seat = self.to_act
        self.to_act = (seat + 1) % SEATS
        if value == 0:
            self.passes += 1
        else:
            self.bid = value
            self.highest = seat
            self.passes = 0
        if self.bid == MOST_BID or (self.bid and self.passes == PASSES):
            self.passes = 0
            self.appoint(self.highest)
        elif self.passes == SEATS:
            self.to_act = -1

    def appoint(self, landlord: int) -> None:
        """The landlord takes the bottom and leads (2.4)."""
        hand = self.hand(landlord)
        self.landlord = landlord
        self.sides = FARMERS_OF[landlord]
        self.to_act = landlord
        hand.cards = with_bottom(hand.cards, self.bottom)
        hand.size = hand.cards.bit_count()

    def _pass(self) -> None:
        self.passes += 1
        if self.passes == PASSES:
            self.to_act = self.table_seat
            self.to_beat = -1
            self.passes = 0
        else:
            self.to_act = (self.to_act + 1) % SEATS

    def _put_down(self, cards: int) -> None:
        seat = self.to_act
        hand = self.hand(seat)
        hand.take(cards)
        self.to_beat = classify(cards)
        self.table_seat = seat
        self.passes = 0
        if kind_of(self.to_beat) >= BOMB:
            self.doublings += 1
        if hand.size:
            self.to_act = (seat + 1) % SEATS
        else:
            self.to_act = -1
            self.winner = seat
            if self.sprung():
                self.doublings += 1

    def sprung(self) -> bool:
        """Whether the finished deal is a spring or an anti-spring (5.3)."""
        plays = self.hand(self.landlord).plays
        if self.winner != self.landlord:
            return plays == 1
        return self.hand0.plays + self.hand1.plays + self.hand2.plays == plays

    def payoff(self) -> float:
        if self.winner < 0:
            return 0.0
        stake = float(self.bid << self.doublings)
        return 2.0 * stake if self.winner == self.landlord else -2.0 * stake


def with_bottom(hand: int, bottom: int) -> int:
    """A stacked hand with the bottom's cards, of whatever suits, put on the stacks."""
    for card in cards_of(bottom):
        put = 1 << card if card >= 52 else 1 << rank_of(card)
        while hand & put:
            put <<= 13
        hand |= put
    return hand

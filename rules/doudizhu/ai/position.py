"""A Dou Dizhu table in one possible world, for the search.

Hands and combinations are stacked masks (see ``decomposition``), so that a move is the same number
in every world, whatever the suits. Every rule is asked of the module that has it, and a play-out
follows ``policy`` and, in the auction, ``bidding``.
"""

from typing import Final

from rules.doudizhu.ai.bidding import called
from rules.doudizhu.ai.hand import Hand, with_bottom
from rules.doudizhu.ai.policy import follow, lead, relieve
from rules.doudizhu.auction import open_bids, phase_after
from rules.doudizhu.combinations import beats, classify, kind_of
from rules.doudizhu.kinds import BOMB
from rules.doudizhu.moves import PASS, coded_moves
from rules.doudizhu.scoring import multiplier, shares, springs
from rules.doudizhu.state import PASSES, SEATS
from rules.search.core import Position, Random

FARMERS_OF: Final = ((0, 1, 1), (1, 0, 1), (1, 1, 0))
"""Side of each seat, by landlord: side 0 is the landlord, side 1 the farmers."""

DOUBLING: Final = 0.1
"""The weight of each doubling beside winning or losing, which count 1 and −1."""


class DoudizhuPosition(Position):
    """A Dou Dizhu table in one world.

    ``landlord`` is −1 while bidding, and ``passes`` are those in a row, in the auction too.
    Payoffs are the landlord's points. Where the search is for a call, they are those of
    ``asker``, the seat that is to call; else ``asker`` is −1.
    """

    def __init__(self, to_act: int, hands: list[Hand]) -> None:
        super().__init__(to_act, (0, 0, 0))
        self.hand0 = hands[0]
        self.hand1 = hands[1]
        self.hand2 = hands[2]
        self.bottom = 0
        self.highest = -1
        self.landlord = -1
        self.bid = 0
        self.to_beat = -1
        self.table_seat = -1
        self.passes = 0
        self.doublings = 0
        self.winner = -1
        self.asker = -1

    def hand(self, seat: int) -> Hand:
        """The cards that a seat holds."""
        if seat == 0:
            return self.hand0
        return self.hand1 if seat == 1 else self.hand2

    def copy(self) -> "DoudizhuPosition":
        hands = [self.hand0.copy(), self.hand1.copy(), self.hand2.copy()]
        other = DoudizhuPosition(self.to_act, hands)
        other.sides = self.sides
        other.bottom = self.bottom
        other.highest = self.highest
        other.landlord = self.landlord
        other.bid = self.bid
        other.to_beat = self.to_beat
        other.table_seat = self.table_seat
        other.passes = self.passes
        other.doublings = self.doublings
        other.winner = self.winner
        other.asker = self.asker
        return other

    # -- playing ----------------------------------------------------------------------------------

    def moves(self) -> list[int]:
        if self.landlord < 0:
            return list(open_bids(self.bid))
        return coded_moves(self.hand(self.to_act).cards, self.to_beat)

    def play(self, move: int) -> None:
        if self.landlord < 0:
            self._call(move)
        elif move == PASS:
            self._pass()
        else:
            self._put_down(move)

    def _call(self, value: int) -> None:
        """Note a call; the auction may end with it (2.2 to 2.5)."""
        seat = self.to_act
        self.to_act = (seat + 1) % SEATS
        if value == 0:
            self.passes += 1
        else:
            self.bid = value
            self.highest = seat
            self.passes = 0
        phase = phase_after(self.bid, self.passes)
        if phase == "play":
            self.passes = 0
            self._appoint(self.highest)
        elif phase == "redeal":
            self.to_act = -1

    def _appoint(self, landlord: int) -> None:
        """Let the landlord take the bottom and lead (2.4)."""
        hand = self.hand(landlord)
        self.landlord = landlord
        self.sides = FARMERS_OF[landlord]
        self.to_act = landlord
        hand.cards = with_bottom(hand.cards, self.bottom)
        hand.size = hand.cards.bit_count()

    def _pass(self) -> None:
        """Count a pass; after the second in a row the seat of the combination leads (3.5)."""
        self.passes += 1
        if self.passes == PASSES:
            self.to_act = self.table_seat
            self.to_beat = -1
            self.passes = 0
        else:
            self.to_act = (self.to_act + 1) % SEATS

    def _put_down(self, cards: int) -> None:
        """Put a combination on the table; the deal ends if that empties the hand (5.1, 5.2)."""
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
            plays = (self.hand0.plays, self.hand1.plays, self.hand2.plays)
            spring, anti_spring = springs(self.landlord, seat, plays)
            if spring or anti_spring:
                self.doublings += 1

    def payoff(self) -> float:
        if self.winner < 0:
            return 0.0
        points = shares(self.landlord, self.winner, self.bid * multiplier(self.doublings))
        return float(points[self.landlord if self.asker < 0 else self.asker])

    def utility(self, payoff: float) -> float:
        if self.asker >= 0:
            return payoff
        won = 1.0 if self.winner == self.landlord else -1.0
        return won * (1.0 + DOUBLING * self.doublings)

    # -- play-outs --------------------------------------------------------------------------------

    def playout_move(self, random: Random) -> int:
        hand = self.hand(self.to_act)
        if self.landlord < 0:
            return called(hand.cards, self.bid)
        whole = classify(hand.cards)
        if whole >= 0 and beats(whole, self.to_beat):
            return hand.cards
        hand.plan()
        return self._lead(hand, random) if self.to_beat < 0 else self._follow(hand)

    def _lead(self, hand: Hand, random: Random) -> int:
        seat, landlord = self.to_act, self.landlord
        left = self.hand((seat + 1) % SEATS)
        others = left.cards | self.hand((seat + 2) % SEATS).cards
        partner = 0 if landlord in (seat, (seat + 1) % SEATS) else left.size
        return lead(hand, others, self._least_enemy(), partner, random)

    def _follow(self, hand: Hand) -> int:
        seat, landlord = self.to_act, self.landlord
        played_by = self.hand(self.table_seat).size
        if landlord not in (seat, self.table_seat):
            next_size = self.hand(landlord).size if landlord == (seat + 1) % SEATS else 0
            return relieve(hand, self.to_beat, played_by, next_size)
        return follow(hand, self.to_beat, self._least_enemy(), played_by)

    def _least_enemy(self) -> int:
        """The fewest cards that an enemy of the seat to act holds."""
        seat, landlord = self.to_act, self.landlord
        if seat != landlord:
            return self.hand(landlord).size
        return min(self.hand((seat + 1) % SEATS).size, self.hand((seat + 2) % SEATS).size)

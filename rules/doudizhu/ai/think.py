"""How the AI plays Dou Dizhu: paired play-outs in sampled worlds, steered by hand decomposition.

Every world deals the unseen cards to the two other seats, the rest of the bottom always to the
landlord (perfect-information Monte Carlo: Long, Sturtevant, Buro, Furtak, "Understanding the
Success of Perfect Information Monte Carlo Sampling in Game Tree Search", 2010). Cowling, Powley and
Whitehouse ("Information Set Monte Carlo Tree Search", 2012) found in their study of Dou Dizhu that
its hundreds of moves leave little of a tree, and that a tree over information sets gains no more
than determinization; so the moves that are promising by the decomposition of the hand left over
are compared directly, in the same worlds. Play-outs follow `policy`, the auction `bidding`.
As in DouZero (Zha et al., 2021) a move is a whole combination with its attachments, and there are
two rewards: won or lost, and the points with their doublings. Moves are ranked mainly by the
first, and their values given in the second.

When nothing is hidden, since the landlord holds but known cards of the bottom or all unseen cards
are of one rank, and no more than ten cards are left in all hands, every value is exact: larger
endings take the plain solver longer than a slice of search may last.
"""

from typing import Final

from rules.cards import cards_of
from rules.doudizhu.ai.bidding import called
from rules.doudizhu.ai.decomposition import stacked, without, worth_of
from rules.doudizhu.ai.policy import chosen
from rules.doudizhu.ai.position import FARMERS_OF, Hand, Table
from rules.doudizhu.cards import DECK
from rules.doudizhu.combinations import (
    RANK_CARDS,
    base_of,
    classify,
    kind_of,
    legal_combinations,
    rank_counts,
    size_of,
)
from rules.doudizhu.listing import (
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    FOUR_TWO_PAIRS,
    FOUR_TWO_SINGLES,
    PLAIN,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
)
from rules.doudizhu.moves import Bid, Move, Pass, Play
from rules.doudizhu.state import SEATS, View
from rules.search.core import Random, Worlds
from rules.search.race import Race
from rules.search.thinking import Thinking, exact_thinking, only_thinking, searched_thinking

SPREAD: Final = 0.8
"""How far the utilities of two moves in one world lie apart; won and lost are 1 and -1."""

CALL_SPREAD: Final = 4.0
"""The same for calls, whose utilities are points."""

DOUBLING: Final = 0.1
"""How much more a won or lost deal counts for each doubling."""

MOST_OPENINGS: Final = 10
MOST_ATTACHED: Final = 4
"""How many moves are compared, and how many ways to attach cards to one body are looked at."""

ATTACHED: Final = (
    TRIPLE_SINGLE,
    TRIPLE_PAIR,
    AIRPLANE_SINGLES,
    AIRPLANE_PAIRS,
    FOUR_TWO_SINGLES,
    FOUR_TWO_PAIRS,
)
SOLVABLE: Final = 10
"""The most cards in all hands together for which a position is solved exactly."""


class Deal(Table):
    """A table whose play-outs follow the policy; ``asker`` is the seat that a search is for."""

    def __init__(self, to_act: int, hands: list[Hand]) -> None:
        super().__init__(to_act, hands)
        self.asker = -1

    def copy(self) -> "Deal":
        other = Deal(self.to_act, [self.hand0.copy(), self.hand1.copy(), self.hand2.copy()])
        self.hand_on(other)
        other.asker = self.asker
        return other

    def playout_move(self, random: Random) -> int:
        return called(self) if self.landlord < 0 else chosen(self, random)

    def payoff(self) -> float:
        """The landlord's points; those of the asker if it asked while bidding."""
        points = super().payoff()
        if self.asker >= 0 and self.asker != self.landlord:
            return -points / 2
        return points

    def utility(self, payoff: float) -> float:
        if self.asker >= 0:
            return payoff
        won = 1.0 if self.winner == self.landlord else -1.0
        return won * (1.0 + DOUBLING * self.doublings)


class DealWorlds(Worlds):
    """The worlds of a view: the unseen cards dealt to the other seats, and the bottom."""

    def __init__(self, view: View) -> None:
        seat = view.to_act
        assert seat is not None and view.hand is not None
        self.seat = seat
        bidding = view.phase == "bidding"
        seen = view.hand | view.played[0] | view.played[1] | view.played[2]
        known = 0
        landlord = -1 if view.landlord is None else view.landlord
        if view.bottom is not None and landlord != seat:
            known = view.bottom & ~view.played[landlord]
        self.known = [known if other == landlord else 0 for other in range(SEATS)]
        self.unseen = cards_of(DECK.full & ~(seen | known))
        self.sizes = [
            0 if other == seat else view.hand_sizes[other] - self.known[other].bit_count()
            for other in range(SEATS)
        ]
        base = Deal(seat, [Hand(0), Hand(0), Hand(0)])
        base.hand(seat).cards = stacked(view.hand)
        base.landlord = landlord
        base.bid = view.bid
        if bidding:
            base.asker = seat
            self._auction(base, view)
        else:
            self._play(base, view)
        self.base = base

    def _auction(self, base: Deal, view: View) -> None:
        for value in view.bids:
            base.passes = 0 if value else base.passes + 1
        if view.bid:
            base.highest = (view.first_bidder + view.bids.index(view.bid)) % SEATS

    def _play(self, base: Deal, view: View) -> None:
        base.sides = FARMERS_OF[base.landlord]
        for other in range(SEATS):
            base.hand(other).plays = view.plays[other]
        base.doublings = view.bombs + view.rockets
        if view.combination is not None:
            base.to_beat = view.combination.number
            base.table_seat = view.combination.seat
            base.passes = view.passes

    def deal(self, random: Random) -> Deal:
        position = self.base.copy()
        cards = self.unseen.copy()
        random.shuffle(cards)
        first = 0
        for other in range(SEATS):
            hand = position.hand(other)
            if other != self.seat:
                dealt = self.known[other]
                for card in cards[first : first + self.sizes[other]]:
                    dealt |= 1 << card
                first += self.sizes[other]
                hand.cards = stacked(dealt)
            hand.size = hand.cards.bit_count()
        for card in cards[first:]:
            position.bottom |= 1 << card
        return position

    def settled(self) -> bool:
        """Whether all worlds are one: every unseen card goes to one seat, or all are alike."""
        if self.base.landlord < 0:
            return False
        if min([self.sizes[other] for other in range(SEATS) if other != self.seat]) == 0:
            return True
        return max(rank_counts(sum([1 << card for card in self.unseen]))) == len(self.unseen)


class Decoder:
    """Turns coded moves into moves with the cards of a hand, the lowest suits first."""

    def __init__(self, view: View) -> None:
        self.hand = view.hand or 0
        self.bidding = view.phase == "bidding"

    def decode(self, move: int) -> Move:
        if self.bidding:
            return Bid(move)
        if move == 0:
            return Pass()
        cards: list[int] = []
        for rank, count in enumerate(rank_counts(move)):
            cards += cards_of(self.hand & RANK_CARDS[rank])[:count]
        cards.sort()
        return Play(tuple(cards))


# -- thinking -------------------------------------------------------------------------------------


def openings(table: Deal) -> list[int]:
    """The moves worth comparing: the policy's own, the pass, and those that leave good hands."""
    hand = table.hand(table.to_act)
    first = [table.playout_move(Random(1))]
    if table.to_beat >= 0 and first[0]:
        first.append(0)
    plays = _sensible(hand, legal_combinations(hand.cards, table.to_beat))
    ranked = [(-worth_of(without(hand.cards, move)), move) for move in plays]
    ranked.sort()
    for _, move in ranked:
        if len(first) == MOST_OPENINGS:
            break
        if move not in first:
            first.append(move)
    return first


def _sensible(hand: Hand, plays: list[int]) -> list[int]:
    """Leave out most attachments: all but the lowest few, none that the plan needs elsewhere."""
    hand.plan()
    loose = hand.singles & PLAIN | hand.pairs
    kept: list[int] = []
    count: dict[int, int] = {}
    for play in plays:
        index = classify(play)
        kind = kind_of(index)
        if kind in ATTACHED:
            group = kind << 8 | size_of(index) << 4 | base_of(index)
            before = count.get(group, 0)
            attached = play & PLAIN & ~(play >> 26)
            if before and (before >= MOST_ATTACHED or attached & ~loose or play >> 52):
                continue
            count[group] = before + 1
        kept.append(play)
    return kept


def think(view: View, seed: int) -> Thinking[Move]:
    """Think about the acting seat's move from its view alone."""
    worlds = DealWorlds(view)
    base = worlds.base
    decode = Decoder(view).decode
    if base.landlord < 0:
        race = Race(worlds, base.moves(), seed, 1.0, CALL_SPREAD)
        return searched_thinking(race, decode)
    moves = base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decode)
    sign = 1.0 if base.sides[base.to_act] == 0 else -1.0
    weight = 1.0 if sign > 0 else 0.5
    world = worlds.deal(Random(seed))
    if worlds.settled() and sum(view.hand_sizes) <= SOLVABLE:
        return exact_thinking(world, decode, weight)
    hand = base.hand(base.to_act).cards
    if hand in moves:
        world.play(hand)
        return Thinking(decode, None, [(hand, sign * weight * world.payoff(), 1)])
    return searched_thinking(Race(worlds, openings(world), seed, sign, SPREAD), decode, weight)

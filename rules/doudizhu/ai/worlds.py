"""The worlds that are possible for a seat of Dou Dizhu: the cards it does not see, dealt out.

Hidden are the hands of the two other seats and, in the auction, the bottom. In every world the
landlord holds what it has not played of the bottom.
"""

from rules.cards import cards_of, count, mask_of
from rules.doudizhu.ai.decomposition import stacked
from rules.doudizhu.ai.hand import Hand
from rules.doudizhu.ai.position import FARMERS_OF, DoudizhuPosition
from rules.doudizhu.auction import highest_bidder, passes_in_a_row
from rules.doudizhu.cards import DECK
from rules.doudizhu.combinations import rank_counts
from rules.doudizhu.state import SEATS, View
from rules.search.core import Random, Worlds


def _set_of(cards: list[int], first: int, last: int) -> int:
    """The set of some cards of a list; compiled, faster than ``mask_of`` of a slice."""
    found = 0
    for at in range(first, last):
        found |= 1 << cards[at]
    return found


class DoudizhuWorlds(Worlds):
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
        base = DoudizhuPosition(seat, [Hand(0), Hand(0), Hand(0)])
        base.hand(seat).cards = stacked(view.hand)
        base.landlord = landlord
        base.bid = view.bid
        if bidding:
            base.asker = seat
            self._auction(base, view)
        else:
            self._play(base, view)
        self.base = base

    def _auction(self, base: DoudizhuPosition, view: View) -> None:
        base.passes = passes_in_a_row(view.bids)
        if view.bid:
            base.highest = highest_bidder(view.first_bidder, view.bids)

    def _play(self, base: DoudizhuPosition, view: View) -> None:
        base.sides = FARMERS_OF[base.landlord]
        for other in range(SEATS):
            base.hand(other).plays = view.plays[other]
        base.doublings = view.bombs + view.rockets
        if view.combination is not None:
            base.to_beat = view.combination.number
            base.table_seat = view.combination.seat
            base.passes = view.passes

    def deal(self, random: Random) -> DoudizhuPosition:
        position = self.base.copy()
        cards = self.unseen.copy()
        random.shuffle(cards)
        first = 0
        for other in range(SEATS):
            hand = position.hand(other)
            if other != self.seat:
                last = first + self.sizes[other]
                hand.cards = stacked(self.known[other] | _set_of(cards, first, last))
                first = last
            hand.size = count(hand.cards)
            if other != self.seat and position.landlord >= 0:
                hand.plan()  # once for all copies of this world
        position.bottom = _set_of(cards, first, len(cards))
        return position

    def settled(self) -> bool:
        """True if all worlds are one: unseen cards go to one seat only, or are of one rank."""
        if self.base.landlord < 0:
            return False
        if min([self.sizes[other] for other in range(SEATS) if other != self.seat]) == 0:
            return True
        return max(rank_counts(mask_of(self.unseen))) == len(self.unseen)

"""The worlds of a Cicera view: the unseen cards dealt to the three other hands."""

from rules.cards import cards_of, mask_of
from rules.cicera.ai.position import CiceraPosition
from rules.cicera.cards import DECK
from rules.cicera.state import SEATS, View
from rules.search.core import Random, Worlds


class CiceraWorlds(Worlds):
    """The worlds of a view: the unseen cards dealt to the three other hands."""

    def __init__(self, view: View) -> None:
        seat = view.to_act
        assert seat is not None and view.hand is not None
        table = mask_of(view.table)
        self.unseen = cards_of(
            DECK.full & ~(view.hand | table | view.captured[0] | view.captured[1])
        )
        self.others = [other for other in range(SEATS) if other != seat]
        self.sizes = list(view.hand_sizes)
        base = CiceraPosition(seat)
        base.hands[seat] = view.hand
        base.held = view.hand | mask_of(self.unseen)
        base.table = table
        base.just_laid = 0 if view.just_laid is None else 1 << view.just_laid
        base.pile0, base.pile1 = view.captured
        base.bonus = sum(view.bonuses[0]) - sum(view.bonuses[1])
        base.last = -1 if view.last_capturer is None else view.last_capturer % 2
        self.base = base

    def deal(self, random: Random) -> CiceraPosition:
        position = self.base.copy()
        cards = self.unseen.copy()
        random.shuffle(cards)
        start = 0
        for seat in self.others:
            end = start + self.sizes[seat]
            hand = 0
            for at in range(start, end):
                hand |= 1 << cards[at]
            position.hands[seat] = hand
            start = end
        return position

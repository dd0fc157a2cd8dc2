"""The worlds of a Scopa view: the unseen cards dealt to the opponent's hand and the stock."""

from rules.cards import cards_of, mask_of
from rules.scopa.ai.position import ScopaPosition
from rules.scopa.cards import DECK
from rules.scopa.state import View
from rules.search.core import Random, Worlds


class ScopaWorlds(Worlds):
    """The worlds of a view: the unseen cards dealt to the opponent and the stock."""

    def __init__(self, view: View) -> None:
        seat = view.to_act
        assert seat is not None and view.hand is not None
        self.seat = seat
        self.hidden_hand = view.hand_sizes[1 - seat]
        table = mask_of(view.table)
        self.unseen = cards_of(
            DECK.full & ~(view.hand | table | view.captured[0] | view.captured[1])
        )
        base = ScopaPosition(seat)
        base.dealer = view.dealer
        base.table = table
        base.pile0, base.pile1 = view.captured
        base.sweeps0, base.sweeps1 = view.sweeps
        base.last = -1 if view.last_capturer is None else view.last_capturer
        if seat == 0:
            base.hand0 = view.hand
        else:
            base.hand1 = view.hand
        self.base = base
        self.hidden = mask_of(self.unseen)

    def deal(self, random: Random) -> ScopaPosition:
        position = self.base.copy()
        cards = self.unseen.copy()
        random.shuffle(cards)
        hidden = mask_of(cards[: self.hidden_hand])
        if self.seat == 0:
            position.hand1 = hidden
        else:
            position.hand0 = hidden
        position.stock = cards[self.hidden_hand :]
        position.next = 0
        position.undealt = self.hidden & ~hidden
        return position

"""The worlds that are possible for a seat of Schnapsen: the cards it does not see, dealt out.

Hidden are the opponent's hand and the stock. In every world the opponent holds what marriages and
an exchange have shown, unless it has played it since, and lacks what its strict answers exclude.
"""

from rules.cards import cards_of, mask_of
from rules.schnapsen.ai.position import SchnapsenPosition
from rules.schnapsen.cards import DECK, PARTNER
from rules.schnapsen.scoring import card_points_of, tricks_of
from rules.schnapsen.state import View
from rules.schnapsen.tricks import lacking_after, strict_from, tricks_at_closing
from rules.search.core import Random, Worlds


class SchnapsenWorlds(Worlds):
    """The worlds of a view: the unseen cards dealt to the opponent and the stock."""

    def __init__(self, view: View) -> None:
        seat = view.to_act
        assert seat is not None and view.hand is not None
        self.seat = seat
        self.base = position_of(view)
        held, lacking = shown_of(view, 1 - seat)
        base = self.base
        indicator = 0 if base.indicator < 0 else 1 << base.indicator
        unseen = DECK.full & ~(view.hand | base.played | indicator)
        self.held = held & unseen
        self.free = cards_of(unseen & ~self.held & ~lacking)
        self.elsewhere = cards_of(unseen & ~self.held & lacking)
        self.wanted = view.hand_sizes[1 - seat] - self.held.bit_count()

    def known(self) -> bool:
        """True if the opponent's hand is certain, and nothing else matters."""
        return not self.base.is_open() and self.wanted == len(self.free)

    def deal(self, random: Random) -> SchnapsenPosition:
        position = self.base.copy()
        cards = self.free.copy()
        random.shuffle(cards)
        hand = self.held | mask_of(cards[: self.wanted])
        if self.seat == 0:
            position.hand1 = hand
        else:
            position.hand0 = hand
        position.stock = cards[self.wanted :] + self.elsewhere
        return position


def position_of(view: View) -> SchnapsenPosition:
    """The acting seat's knowledge as a position; the opponent's hand and the stock are empty."""
    assert view.to_act is not None and view.hand is not None
    position = SchnapsenPosition(view.to_act, view.trump)
    if view.to_act == 0:
        position.hand0 = view.hand
    else:
        position.hand1 = view.hand
    position.indicator = -1 if view.indicator is None else view.indicator
    if view.closed is not None:
        position.closer = view.closed.seat
        position.closed_points = view.closed.opponent_points
        position.closed_tricks = view.closed.opponent_tricks
    position.led = -1 if view.trick is None else view.trick.card
    position.played = mask_of(led_in(view)) | mask_of(trick.answer for trick in view.tricks)
    position.cards0 = card_points_of(view.tricks, 0)
    position.cards1 = card_points_of(view.tricks, 1)
    position.tricks0 = tricks_of(view.tricks, 0)
    position.tricks1 = tricks_of(view.tricks, 1)
    position.marriages0 = sum(m.points for m in view.marriages if m.seat == 0)
    position.marriages1 = sum(m.points for m in view.marriages if m.seat == 1)
    return position


def led_in(view: View) -> list[int]:
    """The cards led so far, trick by trick, with the one on the table."""
    cards = [trick.led for trick in view.tricks]
    if view.trick is not None:
        cards.append(view.trick.card)
    return cards


def shown_of(view: View, seat: int) -> tuple[int, int]:
    """The cards a seat has shown to have had, and those it has shown to lack, as masks.

    An exchange and marriages show cards that may have been played since. Nobody draws after
    a strict answer, so what it shows to be missing stays missing.
    """
    led = led_in(view)
    held = mask_of([view.exchanged.card]) if view.exchanged and view.exchanged.seat == seat else 0
    for marriage in view.marriages:
        if marriage.seat == seat:
            held |= PARTNER[led[marriage.trick]]
    closing = None if view.closed is None else tricks_at_closing(view.stock_size)
    lacking = 0
    for trick in view.tricks[strict_from(closing) :]:
        if trick.leader != seat:
            lacking |= lacking_after(trick.led, trick.answer, view.trump)
    return held, lacking

"""Briscola for the generic search: a table in one possible world, and the worlds of a view."""

from arbitro_briscola.table import DECK, Play, View, beats, points_of
from rules.cards import cards_of, mask_of
from rules.search.core import Position, Random, Worlds
from rules.search.thinking import Thinking, exact_thinking, only_thinking, sampled_thinking

SCALE = 60.0
"""The spread of payoffs: differences of card points in an ordinary deal."""


class BriscolaPosition(Position):
    """A table in one world; the stock ends with the card turned up."""

    def __init__(self, to_act: int, trump: int) -> None:
        super().__init__(to_act, (0, 1))
        self.trump = trump
        self.hands = [0, 0]
        self.led = -1
        self.stock: list[int] = []
        self.lead = 0
        """Points of seat 0 less those of seat 1."""

    def copy(self) -> "BriscolaPosition":
        other = BriscolaPosition(self.to_act, self.trump)
        other.hands, other.led = self.hands.copy(), self.led
        other.stock, other.lead = self.stock.copy(), self.lead
        return other

    def moves(self) -> list[int]:
        return cards_of(self.hands[self.to_act])

    def play(self, move: int) -> None:
        seat = self.to_act
        self.hands[seat] ^= 1 << move
        if self.led < 0:
            self.led, self.to_act = move, 1 - seat
            return
        winner = seat if beats(move, self.led, self.trump) else 1 - seat
        points = points_of(1 << move | 1 << self.led)
        self.lead += points if winner == 0 else -points
        for drawer in (winner, 1 - winner) if self.stock else ():
            self.hands[drawer] |= 1 << self.stock.pop(0)
        self.led, self.to_act = -1, winner if any(self.hands) else -1

    def payoff(self) -> float:
        return float(self.lead)


class BriscolaWorlds(Worlds):
    """The unseen cards dealt to the opponent's hand and the stock."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None and view.hand is not None
        self.view, self.seat = view, view.seat
        self.below = [] if view.turned is None else [view.turned]
        shown = [*self.below, *([] if view.led is None else [view.led])]
        seen = view.hand | view.captured[0] | view.captured[1] | mask_of(shown)
        self.unseen = cards_of(DECK.full & ~seen)

    def deal(self, random: Random) -> BriscolaPosition:
        view, cards = self.view, self.unseen.copy()
        random.shuffle(cards)
        held = view.hand_sizes[1 - self.seat]
        position = BriscolaPosition(self.seat, view.trump)
        position.hands[self.seat] = view.hand or 0
        position.hands[1 - self.seat] = mask_of(cards[:held])
        position.led = -1 if view.led is None else view.led
        position.stock = cards[held:] + self.below
        position.lead = points_of(view.captured[0]) - points_of(view.captured[1])
        return position


def think(view: View, seed: int) -> Thinking[Play]:
    """Think about the acting seat's move: exactly once nothing is hidden any more."""
    worlds = BriscolaWorlds(view)
    moves = cards_of(view.hand or 0)
    if len(moves) == 1:
        return only_thinking(moves[0], Play)
    if view.stock_size == 0:
        return exact_thinking(worlds.deal(Random(seed)), Play)
    return sampled_thinking(worlds, Play, seed, SCALE)

"""How the AI plays Scopa: play-outs in sampled worlds, exact once the stock is empty.

Hidden are the opponent's hand and the order of the stock; once the stock is empty the opponent's
hand is known and the rest of the deal is solved. Values are the difference of deal points. The
play-outs follow the common wisdom of the game (Di Palma and Lanzi, "Traditional Wisdom and Monte
Carlo Tree Search Face-to-Face in the Card Game Scopone", 2018): sweep, take the settebello, take
coins, take many cards, and do not leave a table that can be swept.
"""

from typing import Final

from rules.cards import cards_of, count, mask_of
from rules.scopa.cards import DECK, DIAMONDS, OF_VALUE, PRIMIERA, SETTEBELLO, VALUE
from rules.scopa.scoring import deal_points
from rules.scopa.state import CARD_BITS, CARD_FIELD, HAND, Play, View, captures_of, coded_moves
from rules.search.core import Random
from rules.search.thinking import Thinking, exact_thinking, only_thinking, searched_thinking
from rules.search.widening import Judged, JudgedWorlds, WideningSearch

SIDES: Final = (0, 1)
EXPLORATION: Final = 2.8
TRUST: Final = 50.0
FIRST: Final = 8
EVERY: Final = 16


class ScopaPosition(Judged):
    """A Scopa table in one world."""

    def __init__(self, to_act: int) -> None:
        super().__init__(to_act, SIDES)
        self.dealer = 0
        self.table = 0
        self.hand0 = 0
        self.hand1 = 0
        self.pile0 = 0
        self.pile1 = 0
        self.sweeps0 = 0
        self.sweeps1 = 0
        self.last = -1
        self.stock: list[int] = []
        self.next = 0
        self.undealt = 0

    def moves(self) -> list[int]:
        return coded_moves(self.hand0 if self.to_act == 0 else self.hand1, self.table)

    def play(self, move: int) -> None:
        card = 1 << (move & CARD_FIELD)
        taken = move >> CARD_BITS
        seat = self.to_act
        if seat == 0:
            self.hand0 ^= card
        else:
            self.hand1 ^= card
        if taken:
            self.table ^= taken
            self.last = seat
            over = self.next == len(self.stock) and not self.hand0 | self.hand1
            sweep = 0 if self.table or over else 1
            if seat == 0:
                self.pile0 |= taken | card
                self.sweeps0 += sweep
            else:
                self.pile1 |= taken | card
                self.sweeps1 += sweep
        else:
            self.table |= card
        self.to_act = 1 - seat
        if not self.hand0 | self.hand1:
            self._next_round()

    def _next_round(self) -> None:
        if self.next == len(self.stock):
            if self.last == 0:
                self.pile0 |= self.table
            elif self.last == 1:
                self.pile1 |= self.table
            self.to_act = -1
            return
        first = mask_of(self.stock[self.next : self.next + HAND])
        second = mask_of(self.stock[self.next + HAND : self.next + 2 * HAND])
        self.next += 2 * HAND
        self.undealt &= ~(first | second)
        if self.dealer == 1:
            self.hand0, self.hand1 = first, second
        else:
            self.hand0, self.hand1 = second, first

    def copy(self) -> "ScopaPosition":
        other = ScopaPosition(self.to_act)
        other.dealer = self.dealer
        other.table = self.table
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.pile0 = self.pile0
        other.pile1 = self.pile1
        other.sweeps0 = self.sweeps0
        other.sweeps1 = self.sweeps1
        other.last = self.last
        other.stock = self.stock
        other.next = self.next
        other.undealt = self.undealt
        return other

    def payoff(self) -> float:
        points = deal_points((self.pile0, self.pile1), (self.sweeps0, self.sweeps1))
        return float(points[0] - points[1])

    def promise(self, move: int) -> float:
        unseen, others, held = self._unseen()
        return move_worth(move, self.table, others, unseen, held) / POINT

    def _unseen(self) -> tuple[int, int, int]:
        """The cards that the seat to act does not see: how many, which, and how many are held."""
        other = self.hand1 if self.to_act == 0 else self.hand0
        held = count(other)
        return held + len(self.stock) - self.next, other | self.undealt, held

    def playout_move(self, random: Random) -> int:
        moves = self.moves()
        if len(moves) == 1 or random.below(8) == 0:
            return moves[random.below(len(moves))]
        unseen, others, held = self._unseen()
        best, best_worth = moves[0], -1000000
        for move in moves:
            worth = move_worth(move, self.table, others, unseen, held)
            worth += random.below(NOISE)
            if worth > best_worth:
                best, best_worth = move, worth
        return best


POINT: Final = 80
"""The unit of the rough worths below is an eightieth of a point."""

NOISE: Final = 16
"""How far chance may turn a play-out from the best-looking move."""

CARD_WORTH: Final = tuple(
    8 + 9 * (DIAMONDS >> card & 1) + 48 * int(card == SETTEBELLO) + max(PRIMIERA[card] - 12, 0)
    for card in range(DECK.size)
)
"""What having a card in the pile is roughly worth, in eightieths of a point."""
SWEPT: Final = 112
"""A sweep is worth more than its point: the opponent finds an empty table."""

SWEEP_RISK: Final = 76
LEFT: Final = 4
"""What each card that stays on the table is worth."""


def _risk(equal: int, unseen: int, held: int) -> int:
    """The worth lost by leaving a table to one who holds ``held`` of ``unseen`` cards, if
    ``equal`` of these could sweep it."""
    missed = 1.0
    for drawn in range(held):
        missed *= max(unseen - equal - drawn, 0) / max(unseen - drawn, 1)
    return round(SWEEP_RISK * (1 - missed))


RISK: Final = tuple(
    _risk(equal, unseen, held) for held in range(4) for equal in range(5) for unseen in range(41)
)


def move_worth(move: int, table: int, others: int, unseen: int, held: int) -> int:
    """How good a move looks at once, in eightieths of a point: gains less what it offers.

    ``others`` are the ``unseen`` cards that the player does not see; the opponent holds ``held``
    of them.
    """
    card, taken = move & CARD_FIELD, move >> CARD_BITS
    worth = CARD_WORTH[card]
    if taken:
        left = table ^ taken
        rest = taken
        while rest:
            low = rest & -rest
            worth += CARD_WORTH[low.bit_length() - 1]
            rest ^= low
        if not left:
            return worth + SWEPT
    else:
        left = table | 1 << card
        worth = 10 - 2 * VALUE[card] - worth
    total = 0
    while left:
        low = left & -left
        total += VALUE[low.bit_length() - 1]
        worth += LEFT
        left ^= low
    if total > 10:
        return worth
    equal = others & OF_VALUE[total]
    return worth - RISK[(held * 5 + count(equal)) * 41 + unseen]


class ScopaWorlds(JudgedWorlds):
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


def decode(move: int) -> Play:
    """The move that a coded integer stands for."""
    return Play(move & CARD_FIELD, tuple(cards_of(move >> CARD_BITS)))


def think(view: View, seed: int) -> Thinking[Play]:
    """Think about the acting seat's move from its view alone."""
    worlds = ScopaWorlds(view)
    if view.stock_size == 0:
        return exact_thinking(worlds.deal(Random(seed)), decode)
    moves = worlds.base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decode)
    search = WideningSearch(worlds, seed, EXPLORATION, TRUST, FIRST, EVERY)
    return searched_thinking(search, decode)


def greedy(view: View) -> Play:
    """The documented greedy player: settebello, sweep, coins, cards, then primiera."""
    table = mask_of(view.table)
    assert view.hand is not None
    best: tuple[tuple[int, ...], int] | None = None
    for card in cards_of(view.hand):
        for taken in captures_of(card, table) or [0]:
            won = taken | 1 << card if taken else 0
            worth = (
                won >> SETTEBELLO & 1,
                int(won != 0 and taken == table),
                (won & DIAMONDS).bit_count(),
                won.bit_count(),
                sum(PRIMIERA[c] for c in cards_of(won)),
                -CARD_WORTH[card],
            )
            if best is None or worth > best[0]:
                best = (worth, taken << CARD_BITS | card)
    assert best is not None
    return decode(best[1])

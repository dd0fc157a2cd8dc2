"""How the AI plays Cicera: play-outs in sampled worlds, exact once the unseen cards have one place.

Hidden are the three other hands. Values are the difference of deal points. In the play-outs all
four players choose the move that looks best to them (``looks``), with a little chance; after a few
rounds the rest of the deal is estimated (``outlook``), with all cards open: truncated play-outs, as
Tesauro and Galperin used them for Backgammon ("On-line Policy Improvement using Monte-Carlo
Search", 1996). A move then differs from another by what it does, and not by the bonuses that come
by chance long after it, which make up most of what a deal varies by.

Both looks and outlook are sums of learned numbers: the outlook was fitted to the results of
play-outs, the looks to the values that the search itself finds, several times in turn (Anthony,
Tian, Barber, "Thinking Fast and Slow with Deep Learning and Tree Search", 2017).
That wisdom of the trade makes play-outs strong was found for Scopone, a near relation, by Di Palma
and Lanzi ("Traditional Wisdom and Monte Carlo Tree Search Face-to-Face in the Card Game Scopone",
2018).
"""

from typing import Final

from rules.cards import cards_of, count, mask_of
from rules.cicera.ai.outlook import outlook
from rules.cicera.ai.policy import Look
from rules.cicera.cards import DECK, RANK
from rules.cicera.moves import decode
from rules.cicera.scoring import prizes
from rules.cicera.state import (
    CARD_BITS,
    CARD_FIELD,
    SEATS,
    Play,
    View,
    bonuses_of,
    captures_among,
    coded_moves,
    sums_of,
)
from rules.search.core import Random
from rules.search.thinking import Thinking, exact_thinking, only_thinking, searched_thinking
from rules.search.widening import Judged, JudgedWorlds, WideningSearch

SIDES: Final = (0, 1, 0, 1)
EXPLORATION: Final = 1.4
TRUST: Final = 20.0
FIRST: Final = 6
EVERY: Final = 16
HORIZON: Final = 11
"""A play-out goes on for so many plays after the move in question, and to the end of a round."""

NOISE: Final = 20
"""How far chance may turn a play-out from the best-looking move, in hundredths of a point."""

SOON: Final = 4
"""With so few cards in the hands a play-out always goes on to the end of the deal."""


class CiceraPosition(Judged):
    """A Cicera table in one world."""

    def __init__(self, to_act: int) -> None:
        super().__init__(to_act, SIDES)
        self.hands = [0, 0, 0, 0]
        self.held = 0
        self.table = 0
        self.just_laid = 0
        self.pile0 = 0
        self.pile1 = 0
        self.bonus = 0
        self.last = -1

    def moves(self) -> list[int]:
        return coded_moves(self.hands[self.to_act], self.table)

    def play(self, move: int) -> None:
        number = move & CARD_FIELD
        card = 1 << number
        taken = move >> CARD_BITS
        seat = self.to_act
        self.hands[seat] ^= card
        self.held ^= card
        if taken:
            earned = count(bonuses_of(number, taken, self.table, self.just_laid))
            self.table ^= taken
            self.just_laid = 0
            self.last = seat & 1
            if seat & 1:
                self.pile1 |= taken | card
                self.bonus -= earned
            else:
                self.pile0 |= taken | card
                self.bonus += earned
        else:
            self.table |= card
            self.just_laid = card
        if self.held:
            self.to_act = (seat + 1) & 3
        else:
            self._end()

    def _end(self) -> None:
        self.to_act = -1
        if self.last == 0:
            self.pile0 |= self.table
        elif self.last == 1:
            self.pile1 |= self.table

    def copy(self) -> "CiceraPosition":
        other = CiceraPosition(self.to_act)
        other.hands = self.hands.copy()
        other.held = self.held
        other.table = self.table
        other.just_laid = self.just_laid
        other.pile0 = self.pile0
        other.pile1 = self.pile1
        other.bonus = self.bonus
        other.last = self.last
        return other

    def payoff(self) -> float:
        own, other = self.pile0, self.pile1
        points = sum(prizes(own, other)) - sum(prizes(other, own))
        return float(self.bonus + points)

    def look(self) -> Look:
        """What the seat to act sees."""
        return Look(self.hands[self.to_act], self.table, self.just_laid, self.held)

    def promise(self, move: int) -> float:
        return self.look().of(move & CARD_FIELD, move >> CARD_BITS) / 100

    def playout_move(self, random: Random) -> int:
        look = self.look()
        sums = sums_of(self.table)
        best, best_look = -1, -1000000
        rest = self.hands[self.to_act]
        while rest:
            low = rest & -rest
            rest ^= low
            card = low.bit_length() - 1
            equal = look.equal(RANK[card])
            found = look.laying(card, equal) + random.below(NOISE)
            if found > best_look:
                best, best_look = card, found
            for taken in captures_among(card, self.table, sums):
                found = look.taking(card, taken, equal) + random.below(NOISE)
                if found > best_look:
                    best, best_look = taken << CARD_BITS | card, found
        return best

    def finish(self, random: Random) -> float:
        """The payoff to be expected after a few rounds, or that of the end if it is near."""
        plays = 0
        while self.to_act >= 0:
            if plays >= HORIZON:
                held = count(self.held)
                if held > SOON and not held % SEATS:
                    return self.bonus + self.outlook()
            self.play(self.playout_move(random))
            plays += 1
        return self.payoff()

    def outlook(self) -> float:
        """What the rest of the deal is expected to bring, at the beginning of a round."""
        return outlook(self.hands, self.to_act, self.table, self.just_laid, self.pile0, self.pile1)


class CiceraWorlds(JudgedWorlds):
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


def think(view: View, seed: int) -> Thinking[Play]:
    """Think about the acting seat's move from its view alone."""
    worlds = CiceraWorlds(view)
    holders = sum(1 for seat in worlds.others if view.hand_sizes[seat])
    if holders <= 1:
        return exact_thinking(worlds.deal(Random(seed)), decode)
    moves = worlds.base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decode)
    search = WideningSearch(worlds, seed, EXPLORATION, TRUST, FIRST, EVERY)
    return searched_thinking(search, decode)

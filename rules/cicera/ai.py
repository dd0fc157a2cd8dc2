"""How the AI plays Cicera."""

from math import sqrt
from typing import Final

from rules.cards import cards_of, mask_of
from rules.cicera.cards import (
    ACE_OF_SWORDS,
    DECK,
    FANTE_OF_CUPS,
    LA_MATA,
    NUMERALS,
    OF_RANK,
    RANK,
    SWORDS,
    TEN_OF_COINS,
    VALUE,
)
from rules.cicera.moves import decode
from rules.cicera.play import (
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
from rules.cicera.scoring import prizes
from rules.search import Random
from rules.thinking import Thinking, exact_thinking
from rules.widening import Judged, JudgedWorlds, WideningSearch

SIDES: Final = (0, 1, 0, 1)
SCALE = 4.0
EXPLORATION = 0.7
HORIZON = 12
FIRST = 16
EVERY = 16
POINT: Final = 40
"""The unit of the rough worths below is a fortieth of a point."""


def _card_worth(card: int) -> int:
    """What winning a card is roughly worth: its share of the majorities, its prize, its run."""
    worth = 4
    if SWORDS >> card & 1:
        worth += 6
        place = card - ACE_OF_SWORDS
        worth += (36, 36, 36, 12, 8, 6, 5, 4, 3, 3, 0, 0, 0)[place]
    if card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS):
        worth += POINT
    return worth


CARD_WORTH: Final = tuple(_card_worth(card) for card in range(DECK.size))
BONUS_WORTH: Final = tuple(POINT * bonuses.bit_count() for bonuses in range(16))
HELD_RISK: Final = (0, 26, 44, 56, 64)
"""The chance, in fortieths, that the next seat holds one of so many unseen cards."""


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
            earned = BONUS_WORTH[bonuses_of(number, taken, self.table, self.just_laid)]
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
        return float(self.bonus // POINT + points)

    def promising(self) -> list[int]:
        hand, table, just_laid = self.hands[self.to_act], self.table, self.just_laid
        others = self.held & ~hand
        worths: list[tuple[int, int]] = []
        for move in coded_moves(hand, table):
            card, taken = move & CARD_FIELD, move >> CARD_BITS
            if taken:
                worth = capture_worth(card, taken, table, just_laid, others)
            else:
                worth = laying_worth(card, table, others)
            worths.append((-worth, move))
        worths.sort()
        return [move for _, move in worths]

    def estimate(self) -> float:
        own, other = self.pile0, self.pile1
        points = self.bonus / POINT + 2.0 * _lead(own, other, DECK.full, 4.0)
        points += _lead(own, other, SWORDS, 1.6)
        points += _count(own & SINGLES) - _count(other & SINGLES)
        return points + _run(own, other) - _run(other, own)

    def playout_move(self, random: Random) -> int:
        hand, table, just_laid = self.hands[self.to_act], self.table, self.just_laid
        others = self.held & ~hand
        sums = sums_of(table)
        best, best_worth = -1, -1000000
        rest = hand
        while rest:
            low = rest & -rest
            rest ^= low
            card = low.bit_length() - 1
            worth = laying_worth(card, table, others) + random.below(NOISE)
            if worth > best_worth:
                best, best_worth = card, worth
            for taken in captures_among(card, table, sums):
                worth = capture_worth(card, taken, table, just_laid, others) + random.below(NOISE)
                if worth > best_worth:
                    best, best_worth = taken << CARD_BITS | card, worth
        return best


NOISE: Final = 8
"""How far chance may turn a play-out from the best-looking move."""

SINGLES: Final = 1 << LA_MATA | 1 << TEN_OF_COINS | 1 << FANTE_OF_CUPS


def _lead(own: int, other: int, kind: int, spread: float) -> float:
    """The expected outcome, −1 to 1, of the majority in a kind of cards, a share being open."""
    mine, theirs = (own & kind).bit_count(), (other & kind).bit_count()
    lead = mine - theirs
    left = kind.bit_count() - mine - theirs
    if left == 0:
        return float((lead > 0) - (lead < 0))
    return lead / sqrt(lead * lead + spread * left)


def _run(own: int, other: int) -> float:
    """The expected napula of a pile, each open card as likely to come to it as not."""
    chance, expected = 1.0, 0.0
    for place in range(10):
        card = 1 << ACE_OF_SWORDS + place
        if other & card:
            break
        if not own & card:
            chance *= 0.5
        if place == 2:
            expected = 3 * chance
        elif place > 2:
            expected += chance
    return expected


def capture_worth(card: int, taken: int, table: int, just_laid: int, others: int) -> int:
    """How good a capture looks at once: what it wins, less what it leaves to the next seat."""
    worth = BONUS_WORTH[bonuses_of(card, taken, table, just_laid)] + CARD_WORTH[card]
    rest = taken
    while rest:
        low = rest & -rest
        worth += CARD_WORTH[low.bit_length() - 1]
        rest ^= low
    return worth - sweep_risk(table ^ taken, others)


def laying_worth(card: int, table: int, others: int) -> int:
    """How bad laying a card looks: a picada or a sweep for the next seat, a card given up."""
    risk = HELD_RISK[_count(others & OF_RANK[RANK[card]])]
    return -risk - (CARD_WORTH[card] >> 1) - sweep_risk(table | 1 << card, others)


def sweep_risk(table: int, others: int) -> int:
    """The risk that the next seat sweeps a table, given all the cards it may hold."""
    if not table & table - 1:
        if not table:
            return 0
        return HELD_RISK[_count(others & OF_RANK[RANK[table.bit_length() - 1]])]
    if table & ~NUMERALS:
        return 0
    total = 0
    while table:
        low = table & -table
        total += VALUE[low.bit_length() - 1]
        if total > 10:
            return 0
        table ^= low
    return HELD_RISK[_count(others & OF_RANK[total - 1])]


def _count(cards: int) -> int:
    """The number of cards of a small set."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


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
        base.bonus = POINT * (sum(view.bonuses[0]) - sum(view.bonuses[1]))
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
    search = WideningSearch(worlds, seed, SCALE, EXPLORATION, HORIZON, FIRST, EVERY)
    return Thinking(decode, search, [], 1.0)


PRIZE: Final = tuple(
    int(card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS))
    + int(ACE_OF_SWORDS <= card < ACE_OF_SWORDS + 3)
    for card in range(DECK.size)
)
"""How many prizes a card wins or helps to: its own point, and the napula's first three cards."""


def greedy(view: View) -> Play:
    """The documented greedy player."""
    assert view.hand is not None
    table = mask_of(view.table)
    just_laid = 0 if view.just_laid is None else 1 << view.just_laid
    others = DECK.full & ~(view.hand | table | view.captured[0] | view.captured[1])
    best = -1
    best_worth: tuple[int, ...] = ()
    for move in coded_moves(view.hand, table):
        worth = _greedy_worth(move, table, just_laid, others)
        if best < 0 or worth > best_worth:
            best, best_worth = move, worth
    return decode(best)


def _greedy_worth(move: int, table: int, just_laid: int, others: int) -> tuple[int, ...]:
    """What the greedy player looks at in a move, in order of importance."""
    card, taken = move & CARD_FIELD, move >> CARD_BITS
    if not taken:
        risk = HELD_RISK[_count(others & OF_RANK[RANK[card]])]
        return (0, 0, 0, -risk - sweep_risk(table | 1 << card, others), -CARD_WORTH[card])
    won = cards_of(taken | 1 << card)
    return (
        BONUS_WORTH[bonuses_of(card, taken, table, just_laid)],
        sum(PRIZE[c] for c in won),
        len(won),
        -sweep_risk(table ^ taken, others),
        sum(CARD_WORTH[c] for c in won),
    )

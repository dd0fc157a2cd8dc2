"""How the AI plays Cicera: play-outs in sampled worlds, exact once the unseen cards have one place.

Hidden are the three other hands. Values are the difference of deal points. What a move wins and
what it leaves to the next seat make up its first look, which guides all four players in the
play-outs: a card alone on the table invites a scùa, just laid also a picada; so does a table of
numerals that adds up to a rank others may still hold. The worths were found by letting policies
play tens of thousands of whole deals against each other. That wisdom of the trade makes play-outs
strong was found for Scopone, a near relation, by Di Palma and Lanzi ("Traditional Wisdom and Monte
Carlo Tree Search Face-to-Face in the Card Game Scopone", 2018).
"""

from typing import Final

from rules.cards import cards_of, mask_of
from rules.cicera.cards import (
    ACE_OF_SWORDS,
    DECK,
    FANTE_OF_CUPS,
    LA_MATA,
    NUMERALS_PER_SUIT,
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
from rules.thinking import Thinking, exact_thinking, only_thinking, searched_thinking
from rules.widening import Judged, JudgedWorlds, WideningSearch

SIDES: Final = (0, 1, 0, 1)
EXPLORATION: Final = 2.8
TRUST: Final = 50.0
FIRST: Final = 6
EVERY: Final = 16
POINT: Final = 40
"""The unit of the rough worths below is a fortieth of a point."""


def _card_worth(card: int) -> int:
    """What winning a card is roughly worth: its share of the majorities, its prize, its run."""
    worth = 8
    if SWORDS >> card & 1:
        worth += 10
        place = card - ACE_OF_SWORDS
        worth += (36, 36, 36, 12, 8, 6, 5, 4, 3, 3, 0, 0, 0)[place]
    if card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS):
        worth += 32
    return worth


CARD_WORTH: Final = tuple(_card_worth(card) for card in range(DECK.size))
BONUS_WORTH: Final = tuple(POINT * bonuses.bit_count() for bonuses in range(16))
CHANCE: Final = (0, 33, 56, 70, 80)
"""The chance, in per cent, that the next seat holds one of so many unseen cards."""
PICADA_RISK: Final = (0, 7, 11, 14, 16)
SINGLE_RISK: Final = (0, 47, 78, 98, 112)
SUM_RISK: Final = (0, 27, 44, 56, 64)
"""What is lost by offering a picada, a card alone or a sum, by how many unseen cards fit."""

EMPTIED: Final = 10
"""What it is worth that the next seat finds an empty table, and has to lay a card alone."""

SPARE: Final = 12
"""What it is worth to play one of several equal cards, for each of them."""

LEFT: Final = 6
"""What each card left to the next seat costs."""


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

    def promise(self, move: int) -> float:
        hand, table = self.hands[self.to_act], self.table
        others = self.held & ~hand
        size, weight = _count(table), _weight(table)
        card, taken = move & CARD_FIELD, move >> CARD_BITS
        if not taken:
            return laying_worth(card, hand, others, size, weight) / POINT
        bonuses = bonuses_of(card, taken, table, self.just_laid)
        worth = BONUS_WORTH[bonuses] + SPARE * _count(hand & OF_RANK[RANK[card]])
        return (worth + capture_worth(card, taken, table, others, size, weight)) / POINT

    def playout_move(self, random: Random) -> int:
        hand, table, just_laid = self.hands[self.to_act], self.table, self.just_laid
        others = self.held & ~hand
        size, weight = _count(table), _weight(table)
        sums = sums_of(table)
        best, best_worth = -1, -1000000
        rest = hand
        while rest:
            low = rest & -rest
            rest ^= low
            card = low.bit_length() - 1
            worth = laying_worth(card, hand, others, size, weight) + random.below(NOISE)
            if worth > best_worth:
                best, best_worth = card, worth
            for taken in captures_among(card, table, sums):
                worth = BONUS_WORTH[bonuses_of(card, taken, table, just_laid)]
                worth += SPARE * _count(hand & OF_RANK[RANK[card]])
                worth += capture_worth(card, taken, table, others, size, weight)
                worth += random.below(NOISE)
                if worth > best_worth:
                    best, best_worth = taken << CARD_BITS | card, worth
        return best


NOISE: Final = 8
"""How far chance may turn a play-out from the best-looking move."""


WEIGHT: Final = tuple(VALUE[card] or 99 for card in range(DECK.size))
"""What cards add to a sum; a court makes it too large for any card."""


def _weight(cards: int) -> int:
    """What a set of cards adds up to."""
    total = 0
    while cards:
        low = cards & -cards
        total += WEIGHT[low.bit_length() - 1]
        cards ^= low
    return total


# How a move looks. ``others`` are the cards that the next seat may hold; ``size`` and ``weight``
# are those of the table before the move, counted once for all moves.


def capture_worth(card: int, taken: int, table: int, others: int, size: int, weight: int) -> int:
    """How good a capture looks, bonuses aside: what it wins, less what it leaves."""
    worth = CARD_WORTH[card]
    rest = taken
    while rest:
        low = rest & -rest
        rest ^= low
        won = low.bit_length() - 1
        worth += CARD_WORTH[won]
        size -= 1
        weight -= WEIGHT[won]
    if not size:
        return worth + EMPTIED
    left = table ^ taken
    rank = RANK[left.bit_length() - 1] if size == 1 else weight - 1
    return worth - left_risk(size, rank, others)


def laying_worth(card: int, hand: int, others: int, size: int, weight: int) -> int:
    """How bad laying a card looks: what it leaves to the next seat, a picada to begin with."""
    equal = OF_RANK[RANK[card]]
    worth = SPARE * _count(hand & equal) - PICADA_RISK[_count(others & equal)]
    rank = weight + WEIGHT[card] - 1 if size else RANK[card]
    return worth - left_risk(size + 1, rank, others)


def left_risk(size: int, rank: int, others: int) -> int:
    """What leaving so many cards risks if those of a rank, provided it exists, take them all."""
    risk = LEFT * size
    if size == 1:
        return risk + SINGLE_RISK[_count(others & OF_RANK[rank])]
    if rank >= NUMERALS_PER_SUIT:
        return risk
    return risk + SUM_RISK[_count(others & OF_RANK[rank])]


def sweepers(table: int, others: int) -> int:
    """How many of the cards that the next seat may hold could sweep a table."""
    if not table & table - 1:
        return _count(others & OF_RANK[RANK[table.bit_length() - 1]]) if table else 0
    total = _weight(table)
    return _count(others & OF_RANK[total - 1]) if total <= NUMERALS_PER_SUIT else 0


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
    moves = worlds.base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decode)
    search = WideningSearch(worlds, seed, EXPLORATION, TRUST, FIRST, EVERY)
    return searched_thinking(search, decode)


PRIZE: Final = tuple(
    int(card in (LA_MATA, TEN_OF_COINS, FANTE_OF_CUPS))
    + int(ACE_OF_SWORDS <= card < ACE_OF_SWORDS + 3)
    for card in range(DECK.size)
)
"""How many prizes a card wins or helps to: its own point, and the napula's first three cards."""


def greedy(view: View) -> Play:
    """The documented greedy player, which looks one play ahead.

    It takes if it can: for the most bonuses, then the most prize cards and napula cards, the most
    cards, the smallest risk of a scùa by the next seat. Otherwise it lays the card that a picada or
    a scùa is least likely to follow. It knows which cards are still unseen.
    """
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
        risk = CHANCE[_count(others & OF_RANK[RANK[card]])]
        risk += CHANCE[sweepers(table | 1 << card, others)]
        return (0, 0, 0, -risk, -CARD_WORTH[card])
    won = cards_of(taken | 1 << card)
    return (
        bonuses_of(card, taken, table, just_laid).bit_count(),
        sum(PRIZE[c] for c in won),
        len(won),
        -CHANCE[sweepers(table ^ taken, others)],
        sum(CARD_WORTH[c] for c in won),
    )

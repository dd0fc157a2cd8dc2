"""The play-outs of Dou Dizhu: every seat follows the plan of its hand, as its role asks.

A seat uses what it could know: its hand, the sizes of the others, and which cards are still out.
Leading, it gets rid of its lowest cards in the longest plays, unless all but one of its plays win
the lead back: then these come first. Following, it beats an enemy with the play that leaves the
hand worth most, at almost any price when that enemy is nearly out; bombs it keeps for that or for
going out. Farmers do not beat each other needlessly, let the partner who is nearly out lead small,
and play high before a landlord who is.
"""

from typing import Final

from rules.doudizhu.ai.decomposition import (
    PAIR_STACK,
    STACKS,
    TRIPLE_STACK,
    runs_of,
    without,
    worth_of,
)
from rules.doudizhu.ai.hand import Hand
from rules.doudizhu.cards import ACE, BOTH_JOKERS, JACK, KING, PLAIN, RANK_CARDS, SERIAL, TWO
from rules.doudizhu.combinations import base_of, classify, kind_of, legal_combinations
from rules.doudizhu.kinds import BOMB, PAIR, SINGLE, TRIPLE_PAIR, TRIPLE_SINGLE
from rules.doudizhu.moves import PASS
from rules.search.core import Random

FEW_CARDS: Final = 2
"""The cards with which a seat may go out in its next play."""

LOSS: Final = 120
"""The worth of the hand, in hundredths, that beating an enemy may cost: about a low single's."""

PRESSED_LOSS: Final = 400
"""The same when that enemy is nearly out: about three low singles'."""

BOMB_SIZE: Final = 5
"""The most cards of an enemy for which a bomb is spent."""


# -- leading --------------------------------------------------------------------------------------


def lead(hand: Hand, others: int, enemy: int, partner: int, random: Random) -> int:
    """The play that a seat leads.

    ``others`` is a mask with the ranks that the other seats hold, each as often as one seat holds
    it, stacked; ``enemy`` is the least size of an enemy's hand, ``partner`` the size of the
    partner's if the partner acts next, else 0.
    """
    if enemy > 1:
        gift = _gift(hand, partner)
        if gift:
            return gift
    singles = others & PLAIN | others >> 52 << 13
    pairs, triples = others >> 13 & PLAIN, others >> 26 & PLAIN
    best, best_worth = 0, -1 << 40
    losers = 0
    safe, safe_worth = 0, -1 << 40
    for move in plan_plays(hand):
        number = classify(move)
        kind, base = kind_of(number), base_of(number)
        wins = _wins(kind, base, singles, pairs, triples)
        if not wins:
            losers += 1
        worth = _lead_worth(kind, base, move, enemy) + random.below(20)
        if worth > best_worth:
            best, best_worth = move, worth
        if wins and worth > safe_worth:
            safe, safe_worth = move, worth
    if safe and losers <= 1:
        best = safe
    return best


def _gift(hand: Hand, partner: int) -> int:
    """A low play that may let the partner, who acts next, go out; 0 if there is none."""
    if partner == 1:
        low = hand.cards & PLAIN
        low &= -low
        return low if low and low < 1 << KING else 0
    if partner == 2 and hand.pairs:
        low = hand.pairs & -hand.pairs
        return low * PAIR_STACK if low < 1 << JACK else 0
    return 0


def _wins(kind: int, base: int, singles: int, pairs: int, triples: int) -> bool:
    """True if a play is likely to win the lead back: nobody can top it but with a bomb."""
    if kind == SINGLE:
        return singles >> (base + 1) == 0
    if kind == PAIR:
        return pairs >> (base + 1) == 0
    if kind <= TRIPLE_PAIR:
        return triples >> (base + 1) == 0
    return kind > TRIPLE_PAIR and (kind >= BOMB or base >= ACE - 2)


def _lead_worth(kind: int, base: int, move: int, enemy: int) -> int:
    """The merit of leading a play of the plan, in tenths of a rank.

    A low play is led before a high one, and each of its cards counts two tenths. Of a triple that
    carries cards its own rank counts most. What an enemy with few
    cards might beat on its way out is led last, and then high; bombs are kept.
    """
    size = move.bit_count()
    if kind >= BOMB:
        return -400
    low = move & PLAIN
    lowest = (low & -low).bit_length() - 1 if low else base
    worth = -10 * lowest + 2 * size
    if kind == TRIPLE_SINGLE or kind == TRIPLE_PAIR:
        worth = -3 * lowest - 7 * base + 2 * size
    if enemy <= FEW_CARDS and size == enemy:
        worth += 20 * base - 500
    elif enemy <= FEW_CARDS and size < enemy:
        worth += 10 * base - 100
    return worth


def plan_plays(hand: Hand) -> list[int]:
    """The plays that a plan consists of; triples carry the lowest singles, else the lowest pair."""
    hand.plan()
    out = runs_of(hand.runs)
    singles, pairs, triples = hand.singles, hand.pairs, hand.triples
    chained = triples & SERIAL
    chained &= chained >> 1 | chained << 1
    while triples:
        low = triples & -triples
        core = low
        while chained & low and chained & triples & low << 1:
            low <<= 1
            core |= low
        triples &= ~core
        body = core * TRIPLE_STACK
        wings = _wings(singles, pairs, core.bit_count())
        if wings:
            body |= wings
            if wings >> 13:
                pairs &= ~wings
            else:
                singles &= ~wings
        out.append(body)
    if singles >> 13 == 3:
        out.append(BOTH_JOKERS)
        singles &= PLAIN
    while singles:
        low = singles & -singles
        singles ^= low
        out.append(low if low <= 1 << TWO else low << 39)
    while pairs:
        low = pairs & -pairs
        pairs ^= low
        out.append(low * PAIR_STACK)
    quads = hand.quads
    while quads:
        low = quads & -quads
        quads ^= low
        out.append(RANK_CARDS[low.bit_length() - 1])
    return out


def _wings(singles: int, pairs: int, n: int) -> int:
    """The n lowest singles or pairs that a core may carry, 0 if there are not enough low ones."""
    small = singles & ((1 << KING) - 1)
    double = pairs & ((1 << KING) - 1)
    if n == 1 and small and double and double & -double < small & -small:
        return (double & -double) * PAIR_STACK
    if small.bit_count() < n:
        if double.bit_count() < n:
            return 0
        return _lowest(double, n) * PAIR_STACK
    return _lowest(small, n)


def _lowest(ranks: int, n: int) -> int:
    """The n lowest of a set of ranks."""
    chosen_ranks = 0
    for _ in range(n):
        low = ranks & -ranks
        ranks ^= low
        chosen_ranks |= low
    return chosen_ranks


# -- following ------------------------------------------------------------------------------------


def follow(hand: Hand, to_beat: int, enemy: int, owner: int) -> int:
    """The answer of a seat to a combination of an enemy.

    ``enemy`` is the least size of an enemy's hand, ``owner`` that of the seat to be beaten.
    """
    pressed = enemy <= FEW_CARDS or owner <= FEW_CARDS + 1
    move = _answer(hand, to_beat, PRESSED_LOSS if pressed else LOSS)
    if move:
        return move
    return _bomb(hand, to_beat, enemy)


def relieve(hand: Hand, to_beat: int, partner: int, landlord: int) -> int:
    """The answer of a farmer to the partner: a pass, unless the play is low and costs nothing.

    ``partner`` is the size of the partner's hand, ``landlord`` that of the landlord's if the
    landlord acts next, else 0.
    """
    kind, base = kind_of(to_beat), base_of(to_beat)
    if kind > PAIR or partner <= FEW_CARDS:
        return PASS
    ranks = hand.singles if kind == SINGLE else hand.pairs
    if kind == SINGLE and ranks >> 13 == 3:
        ranks &= PLAIN
    above = ranks & -1 << (base + 1)
    if landlord == kind + 1 and base < TWO and above:
        return _of_rank(above.bit_length() - 1, kind)
    if base >= JACK:
        return PASS
    if landlord > FEW_CARDS:
        high = above & -1 << (JACK - 2) & (1 << ACE + 1) - 1
        if high and base < JACK - 2:
            above = high
    above &= (1 << TWO) - 1
    return _of_rank((above & -above).bit_length() - 1, kind) if above else PASS


def _of_rank(rank: int, kind: int) -> int:
    """A single, pair or triple (kinds 0 to 2) of a rank, stacked."""
    return 1 << (39 + rank) if rank > TWO else STACKS[kind + 1] << rank


def _answer(hand: Hand, number: int, loss: int) -> int:
    """The play, bombs apart, that beats a combination and leaves the hand that is worth most; 0 if
    even that one lowers its worth by ``loss`` or more."""
    best, most = 0, worth_of(hand.cards) - loss
    for move in legal_combinations(hand.cards, number):
        if kind_of(classify(move)) < BOMB:
            worth = worth_of(without(hand.cards, move))
            if worth > most:
                best, most = move, worth
    return best


def _bomb(hand: Hand, number: int, enemy: int) -> int:
    """A bomb, when the enemy is nearly out or the rest of the hand is nearly done; else a pass."""
    kind = kind_of(number)
    rocket = hand.cards >> 52 == 3
    if kind > BOMB or not (hand.quads or rocket):
        return 0
    if enemy > BOMB_SIZE and len(plan_plays(hand)) > 3:
        return 0
    above = hand.quads
    if kind == BOMB:
        above &= -1 << (base_of(number) + 1)
    if above:
        return RANK_CARDS[(above & -above).bit_length() - 1]
    return BOTH_JOKERS if rocket else 0

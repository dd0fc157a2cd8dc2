"""How play-outs go: every seat follows the plan of its hand, as its role asks.

A seat uses what it could know: its hand, the sizes of the others, and which cards are still out.
Leading, it gets rid of its lowest cards in the longest plays, unless all but one of its plays win
the lead back: then these come first. Following, it beats an enemy with the play that leaves the
hand worth most, at almost any price when he is nearly out; bombs it keeps for that or for going
out. Farmers do not beat each other needlessly, let the partner who is nearly out lead small, and
play high before a landlord who is.
"""

from typing import Final

from rules.doudizhu.ai.decomposition import (
    PAIRED,
    STACK,
    TRIPLED,
    runs_of,
    without,
    worth_of,
)
from rules.doudizhu.ai.position import Hand, Table
from rules.doudizhu.combinations import base_of, beats, classify, kind_of, legal_combinations
from rules.doudizhu.listing import (
    BOMB,
    BOTH_JOKERS,
    PAIR,
    PLAIN,
    RANK_CARDS,
    SERIAL,
    SINGLE,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
)
from rules.search.core import Random

JACK: Final = 8
KING: Final = 10
ACE: Final = 11
TWO: Final = 12
NEARLY_OUT: Final = 2
LOSS: Final = 120
PRESSED_LOSS: Final = 400
"""How much worth of the hand it may cost to beat an enemy, and to beat one who is nearly out."""

BOMB_AT: Final = 5
"""An enemy with so few cards is worth a bomb."""


def chosen(table: Table, random: Random) -> int:
    """The move of the seat to act."""
    hand = table.hand(table.to_act)
    whole = classify(hand.cards)
    if whole >= 0 and beats(whole, table.to_beat):
        return hand.cards
    hand.plan()
    if table.to_beat < 0:
        return _lead(table, hand, random)
    return _follow(table, hand)


# -- the others -----------------------------------------------------------------------------------


def least_enemy(table: Table) -> int:
    """The fewest cards that an enemy of the seat to act holds."""
    seat, landlord = table.to_act, table.landlord
    if seat != landlord:
        return table.hand(landlord).size
    return min(table.hand((seat + 1) % 3).size, table.hand((seat + 2) % 3).size)


def _others(table: Table) -> tuple[int, int, int]:
    """Ranks of which another seat holds a single (15 bits), a pair, a triple (13 bits)."""
    one = table.hand((table.to_act + 1) % 3).cards
    two = table.hand((table.to_act + 2) % 3).cards
    any_of = one | two
    singles = any_of & PLAIN | any_of >> 52 << 13
    return singles, any_of >> 13 & PLAIN, any_of >> 26 & PLAIN


# -- leading --------------------------------------------------------------------------------------


def _lead(table: Table, hand: Hand, random: Random) -> int:
    partner = 3 - table.to_act - table.landlord if table.to_act != table.landlord else -1
    enemy = least_enemy(table)
    if partner == (table.to_act + 1) % 3 and enemy > 1:
        gift = _gift(hand, table.hand(partner).size)
        if gift:
            return gift
    singles, pairs, triples = _others(table)
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
        return low * PAIRED if low < 1 << JACK else 0
    return 0


def _wins(kind: int, base: int, singles: int, pairs: int, triples: int) -> bool:
    """Whether a play is likely to win the lead back: nobody can top it but with a bomb."""
    if kind == SINGLE:
        return singles >> (base + 1) == 0
    if kind == PAIR:
        return pairs >> (base + 1) == 0
    if kind <= TRIPLE_PAIR:
        return triples >> (base + 1) == 0
    return kind > TRIPLE_PAIR and (kind >= BOMB or base >= ACE - 2)


def _lead_worth(kind: int, base: int, move: int, enemy: int) -> int:
    """What speaks for leading a play of the plan: low cards, many of them, and safety."""
    size = move.bit_count()
    if kind >= BOMB:
        return -400
    low = move & PLAIN
    lowest = (low & -low).bit_length() - 1 if low else base
    worth = -10 * lowest + 2 * size
    if kind == TRIPLE_SINGLE or kind == TRIPLE_PAIR:
        worth = -3 * lowest - 7 * base + 2 * size
    if enemy <= NEARLY_OUT and size == enemy:
        worth += 20 * base - 500
    elif enemy <= NEARLY_OUT and size < enemy:
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
        body = core * TRIPLED
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
        out.append(low * PAIRED)
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
        return (double & -double) * PAIRED
    if small.bit_count() < n:
        if double.bit_count() < n:
            return 0
        return _lowest(double, n) * PAIRED
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


def _follow(table: Table, hand: Hand) -> int:
    seat, landlord = table.to_act, table.landlord
    number = table.to_beat
    kind, base = kind_of(number), base_of(number)
    if seat != landlord and table.table_seat != landlord:
        return _help(table, hand, kind, base)
    enemy = least_enemy(table)
    pressed = enemy <= NEARLY_OUT or table.hand(table.table_seat).size <= NEARLY_OUT + 1
    move = _answer(hand, number, PRESSED_LOSS if pressed else LOSS)
    if move:
        return move
    return _bomb(hand, number, kind, enemy)


def _help(table: Table, hand: Hand, kind: int, base: int) -> int:
    """What a farmer does about a play of the partner: pass, unless it is low and costs nothing."""
    partner = table.hand(table.table_seat).size
    landlord_next = (table.to_act + 1) % 3 == table.landlord
    landlord = table.hand(table.landlord).size
    if kind > PAIR or partner <= NEARLY_OUT:
        return 0
    ranks = hand.singles if kind == SINGLE else hand.pairs
    if kind == SINGLE and ranks >> 13 == 3:
        ranks &= PLAIN
    above = ranks & -1 << (base + 1)
    if landlord_next and landlord == kind + 1 and base < TWO and above:
        return _of_rank(above.bit_length() - 1, kind)
    if base >= JACK:
        return 0
    if landlord_next and landlord > NEARLY_OUT:
        high = above & -1 << (JACK - 2) & (1 << ACE + 1) - 1
        if high and base < JACK - 2:
            above = high
    above &= (1 << TWO) - 1
    return _of_rank((above & -above).bit_length() - 1, kind) if above else 0


def _of_rank(rank: int, kind: int) -> int:
    """A single, pair or triple (kinds 0 to 2) of a rank, stacked."""
    return 1 << (39 + rank) if rank > TWO else STACK[kind + 1] << rank


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


def _bomb(hand: Hand, number: int, kind: int, enemy: int) -> int:
    """A bomb, when the enemy is nearly out or the rest of the hand is nearly done; else 0."""
    rocket = hand.cards >> 52 == 3
    if kind > BOMB or not (hand.quads or rocket):
        return 0
    if enemy > BOMB_AT and len(plan_plays(hand)) > 3:
        return 0
    above = hand.quads
    if kind == BOMB:
        above &= -1 << (base_of(number) + 1)
    if above:
        return RANK_CARDS[(above & -above).bit_length() - 1]
    return BOTH_JOKERS if rocket else 0

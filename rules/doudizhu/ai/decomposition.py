"""Taking a Dou Dizhu hand apart into few and strong plays.

A *stacked* hand is a card mask in which n cards of a rank lie in the first n suits; suits never
matter, so it stands for all hands of the same ranks, and a stacked combination for all of its kind
and ranks. A *plan* is the best way found to take a stacked hand apart: runs and pair runs chosen by
exhaustive search, what is left grouped by rank, triples and airplanes carrying the lowest of it.

The worth of a plan, in hundredths, adds up over its plays: a play costs about as much as it is
likely to cost in turns, so low cards cost most, and high ones, which win the lead back, little or
nothing. Bombs are worth keeping. Ahead is who needs the fewest further turns.
"""

from typing import Final, TypeAlias

from rules.doudizhu.cards import BLACK_JOKER, PLAIN, RED_JOKER, SERIAL
from rules.doudizhu.listing import split

PAIR_STACK: Final = 1 | 1 << 13
TRIPLE_STACK: Final = 1 | 1 << 13 | 1 << 26
STACKS: Final = (0, 1, PAIR_STACK, TRIPLE_STACK, TRIPLE_STACK | 1 << 39)
"""n cards of the lowest rank, stacked; shifted by r they are of rank r, up to the two."""

Plan: TypeAlias = tuple[int, int, int, int, int]
"""Ranks planned as singles (15 bits), pairs, triples, quads (13 bits), and the runs' code."""

SINGLE_WORTH: Final = (-140, -130, -120, -110, -100, -90, -80, -70, -60, -50, -40, -25, -5, 10, 20)
PAIR_WORTH: Final = (-140, -130, -120, -110, -100, -90, -80, -70, -55, -45, -30, -10, 0)
TRIPLE_WORTH: Final = (-130, -120, -110, -100, -90, -80, -70, -60, -45, -35, -20, -5, 5)
"""The worth of groups of each rank: near 0 where they are likely to win the lead back."""

BOMB_WORTH: Final = (50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 75, 80)
ROCKET_WORTH: Final = 80
"""The worth of keeping what wins the lead and doubles the stake; both jokers are one play."""

CHAIN_WORTH: Final = 85
"""The worth that joining a triple to the one below it saves."""


def _sums(weights: tuple[int, ...]) -> tuple[int, ...]:
    """For every mask of the 13 plain ranks, the weights of its ranks together."""
    sums = [0]
    for weight in weights[:13]:
        sums += [total + weight for total in sums]
    return tuple(sums)


_COUNT: Final = _sums((1,) * 13)
_SINGLES: Final = _sums(SINGLE_WORTH)
_PAIRS: Final = _sums(PAIR_WORTH)
_TRIPLES: Final = tuple(
    [
        total + CHAIN_WORTH * (ranks & ranks >> 1 & (SERIAL >> 1)).bit_count()
        for ranks, total in enumerate(_sums(TRIPLE_WORTH))
    ]
)
_BOMBS: Final = _sums(BOMB_WORTH)
_JOKERS: Final = (0, SINGLE_WORTH[BLACK_JOKER], SINGLE_WORTH[RED_JOKER], ROCKET_WORTH)


def stacked(cards: int) -> int:
    """The stacked hand with the ranks of any cards."""
    ones, twos, threes, fours, _, _, _ = split(cards)
    return ones | twos << 13 | threes << 26 | fours << 39 | cards >> 52 << 52


def without(hand: int, cards: int) -> int:
    """A stacked hand after a stacked combination has left it, stacked again."""
    c = cards & PLAIN
    d = (cards >> 13) & PLAIN
    h = (cards >> 26) & PLAIN
    s = cards >> 39 & PLAIN
    left = hand & ~(c * TRIPLE_STACK | c << 39 | cards >> 52 << 52)
    one = c & ~d
    if one:
        left |= (hand & PLAIN << 13) >> 13 & one
        left |= ((hand & PLAIN << 26) >> 26 & one) << 13
        left |= ((hand & PLAIN << 39) >> 39 & one) << 26
    two = d & ~h
    if two:
        left |= (hand & PLAIN << 26) >> 26 & two
        left |= ((hand & PLAIN << 39) >> 39 & two) << 13
    three = h & ~s
    if three:
        left |= (hand & PLAIN << 39) >> 39 & three
    return left


class _Search:
    """The search for the best plan of one hand."""

    def __init__(self) -> None:
        self.worth = -1 << 40
        self.singles = 0
        self.pairs = 0
        self.triples = 0
        self.quads = 0
        self.runs: list[int] = []
        self.best: tuple[int, ...] = ()

    def explore(
        self, ones: int, twos: int, threes: int, fours: int, start: int, worth: int
    ) -> None:
        """Try what is left without further runs, then with each further run.

        Runs are taken in order, so that no set of them is tried twice: by the rank they begin with,
        straights first. ``start`` is twice the least rank to begin with, plus 1 to leave out the
        straights that begin there.
        """
        self._settle(ones, twos, threes, fours, worth)
        self._straights(ones, twos, threes, fours, start, worth)
        self._pair_straights(ones, twos, threes, fours, start, worth)

    def _straights(
        self, ones: int, twos: int, threes: int, fours: int, start: int, worth: int
    ) -> None:
        """Go on with each straight that may come next."""
        serial = ones & SERIAL
        begins = serial & serial >> 1 & serial >> 2 & serial >> 3 & serial >> 4
        begins &= -1 << ((start + 1) >> 1)
        while begins:
            low = begins & -begins
            begins ^= low
            run = low * 31
            while serial & run == run:
                self.runs.append(run)
                self.explore(
                    ones & ~run | twos & run,
                    twos & ~run | threes & run,
                    threes & ~run | fours & run,
                    fours & ~run,
                    2 * low.bit_length() - 2,
                    worth + _straight_cost(run),
                )
                self.runs.pop()
                run |= run << 1

    def _pair_straights(
        self, ones: int, twos: int, threes: int, fours: int, start: int, worth: int
    ) -> None:
        """Go on with each pair straight that may come next."""
        serial = twos & SERIAL
        begins = serial & serial >> 1 & serial >> 2 & (-1 << (start >> 1))
        while begins:
            low = begins & -begins
            begins ^= low
            run = low * 7
            while serial & run == run:
                self.runs.append(run * PAIR_STACK)
                self.explore(
                    ones & ~run | threes & run,
                    twos & ~run | fours & run,
                    threes & ~run,
                    fours & ~run,
                    2 * low.bit_length() - 1,
                    worth + _pair_straight_cost(run),
                )
                self.runs.pop()
                run |= run << 1

    def _settle(self, ones: int, twos: int, threes: int, fours: int, worth: int) -> None:
        """Group by rank all that the runs leave, and keep the plan if it is the best so far."""
        singles, pairs, triples = ones & ~twos, twos & ~threes, threes & ~fours
        worth += _SINGLES[singles] + _PAIRS[pairs] + _TRIPLES[triples] + _BOMBS[fours]
        small = singles | pairs
        carriers = triples
        while carriers and small:
            carriers &= carriers - 1
            worth -= _carried_cost(singles, small & -small)
            small &= small - 1
        if worth > self.worth:
            self.worth = worth
            self.singles = singles
            self.pairs = pairs
            self.triples = triples
            self.quads = fours
            self.best = tuple(self.runs)


def _straight_cost(run: int) -> int:
    """The worth of a straight: about a single's of its top rank, more the longer it is."""
    return SINGLE_WORTH[run.bit_length() - 1] + 5 * (_COUNT[run] - 5) + 10


def _pair_straight_cost(run: int) -> int:
    """The worth of a pair straight: there are few, so hardly any is beaten."""
    return (PAIR_WORTH[run.bit_length() - 1] - 70) // 2


def _carried_cost(singles: int, rank: int) -> int:
    """The worth, 0 at most, of the single or pair of a rank (as a bit) that a triple carries."""
    return min(0, _SINGLES[rank] if singles & rank else _PAIRS[rank])


# -- plans remembered -----------------------------------------------------------------------------
#
# Search meets the same hands again and again. What is kept of a plan is two plain ints a hand,
# which the garbage collector need not look at: the groups, 13 bits each and 15 for the singles; and
# the worth above up to four runs, nine bits each.

MOST_PLANS: Final = 50_000
"""The plans remembered at a time, some megabytes; then all are forgotten."""

_LEAST: Final = 1 << 13  # added to a worth, so that none is negative
_RUN_BITS: Final = 9
_RUNS: Final = (1 << 4 * _RUN_BITS) - 1
_groups: Final[dict[int, int]] = {}
_worths: Final[dict[int, int]] = {}


def _learn(hand: int) -> int:
    """Find the best plan of a stacked hand and remember it; returns what is kept in _worths."""
    search = _Search()
    search.explore(
        hand & PLAIN, (hand >> 13) & PLAIN, (hand >> 26) & PLAIN, (hand >> 39) & PLAIN, 0, 0
    )
    runs = 0
    for run in search.best:
        ranks = run & PLAIN
        low = (ranks & -ranks).bit_length() - 1
        runs = runs << _RUN_BITS | int(run > PLAIN) << 8 | ranks.bit_count() << 4 | low
    jokers = hand >> 52
    kept = (search.worth + _JOKERS[jokers] + _LEAST) << 4 * _RUN_BITS | runs
    if len(_worths) >= MOST_PLANS:
        _worths.clear()
        _groups.clear()
    _worths[hand] = kept
    _groups[hand] = (
        search.singles | jokers << 13 | search.pairs << 15 | search.triples << 28
    ) | search.quads << 41
    return kept


def worth_of(hand: int) -> int:
    """The worth of the best plan of a stacked hand, in hundredths; 0 for no cards."""
    kept = _worths.get(hand)
    if kept is None:
        kept = _learn(hand)
    return (kept >> 4 * _RUN_BITS) - _LEAST


def plan_of(hand: int) -> Plan:
    """The best plan of a stacked hand."""
    kept = _worths.get(hand)
    if kept is None:
        kept = _learn(hand)
    groups = _groups[hand]
    return (
        groups & 0x7FFF,
        groups >> 15 & PLAIN,
        groups >> 28 & PLAIN,
        groups >> 41,
        kept & _RUNS,
    )


def runs_of(code: int) -> list[int]:
    """The runs of a plan, as stacked combinations."""
    runs: list[int] = []
    while code:
        run = ((1 << (code >> 4 & 15)) - 1) << (code & 15)
        runs.append(run * PAIR_STACK if code >> 8 & 1 else run)
        code >>= _RUN_BITS
    return runs


def plays_of(hand: int) -> int:
    """The number of plays in the plan of a stacked hand.

    Triples carry what they can, airplanes count once.
    """
    singles, pairs, triples, quads, runs = plan_of(hand)
    small = (singles & PLAIN).bit_count() + pairs.bit_count() + (1 if singles >> 13 else 0)
    if singles >> 13 == 3:
        small -= 1
    three = triples.bit_count()
    chained = (triples & triples >> 1 & (SERIAL >> 1)).bit_count()
    plays = three - chained + max(0, small - three) + quads.bit_count() + len(runs_of(runs))
    return plays + 1 if singles >> 13 == 3 else plays

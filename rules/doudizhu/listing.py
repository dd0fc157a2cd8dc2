"""The combinations that can be made from a Dou Dizhu hand (section 4).

Cards, ranks and their masks are those of ``cards``. Since cards of one rank stand 13 bits apart, a
few shifts split a hand by how often it holds a rank, and ``cards & RANK_CARDS[r]`` picks the cards
of a rank without a loop over suits.
Every list holds one mask per rank multiset, of the lowest suits, in the listing order: by size,
base rank, then attachments from the lowest rank.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rules.doudizhu.cards import BOTH_JOKERS, EVERY_SUIT, PLAIN, RANK_CARDS, SERIAL, TWO
from rules.doudizhu.kinds import (
    AIRPLANE,
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    FOUR_TWO_PAIRS,
    FOUR_TWO_SINGLES,
    PAIR,
    PAIR_STRAIGHT,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    TRIPLE_PAIR,
)


def subset_table(items: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For every bit mask over `items`, the chosen items from the lowest."""
    table: list[tuple[int, ...]] = [()]
    for item in items:
        table += [(*chosen, item) for chosen in table]
    return tuple(table)


def _run_table(shortest: int, longest: int) -> tuple[tuple[int, ...], ...]:
    """For every mask of ranks 3 … A, its runs as card masks of all suits: short first, then low."""
    runs = [((1 << n) - 1) << r for n in range(shortest, longest + 1) for r in range(13 - n)]
    return tuple(
        tuple([run * EVERY_SUIT for run in runs if run & held == run]) for held in range(1 << 12)
    )


_RANK_SETS: Final = subset_table(RANK_CARDS[:13])
_JOKER_SETS: Final = subset_table(RANK_CARDS[13:])
_STRAIGHTS: Final = _run_table(5, 12)
_PAIR_STRAIGHTS: Final = _run_table(3, 10)
_AIRPLANES: Final = _run_table(2, 6)
_UNPAIRED: Final = [0] * 15
Held: TypeAlias = tuple[int, int, int, int, int, int, int]


def split(hand: int) -> Held:
    """The plain ranks held at least 1, 2, 3, 4 times (13-bit masks), then the hand with only
    the lowest 1, 2, 3 cards of every rank (card masks, jokers left in)."""
    c = hand & PLAIN
    d = (hand >> 13) & PLAIN
    h = (hand >> 26) & PLAIN
    s = (hand >> 39) & PLAIN
    any2 = c | d
    any3 = any2 | h
    both = c & d
    two_of3 = both | (any2 & h)
    all3 = both & h
    return (
        any3 | s,
        two_of3 | (any3 & s),
        all3 | (two_of3 & s),
        all3 & s,
        hand & ~((c << 13) | (any2 << 26) | (any3 << 39)),
        hand & ~((both << 26) | (two_of3 << 39)),
        hand & ~(all3 << 39),
    )


def _ride(bodies: list[int], riders: list[int]) -> list[int]:
    """Every body with one rider of another rank."""
    return [body | rider for body in bodies for rider in riders if not body & rider]


def _add_wings(
    out: list[int], body: int, riders: list[int], twins: list[int], start: int, n: int
) -> None:
    """Append body + n riders from `start` on; twins[i] is rider i twice, 0 where it cannot be."""
    if n == 1:
        out += [body | rider for rider in riders[start:]]
        return
    for i in range(start, len(riders)):
        twin = twins[i]
        if twin:
            if n == 2:
                out.append(body | twin)
            else:
                _add_wings(out, body | twin, riders, twins, i + 1, n - 2)
        _add_wings(out, body | riders[i], riders, twins, i + 1, n - 1)


# In the next four functions a core is given as all cards of its ranks: its clubs are those
# ranks as a 13-bit mask, so `ones & ~core` are the ranks that may ride on it.


def _add_airplane_singles(out: list[int], cores: Sequence[int], held: Held) -> None:
    ones, twos, _, _, low1, low2, low3 = held
    paired = low2 & (twos * EVERY_SUIT)
    for core in cores:
        n = core.bit_count() >> 2
        if n > 5:
            break  # 20 cards is the limit, and longer cores follow
        ranks = _RANK_SETS[ones & ~core]
        riders = [low1 & cards for cards in ranks]
        twins = [paired & cards for cards in ranks]
        _add_wings(out, low3 & core, riders, twins, 0, n)


def _add_airplane_pairs(out: list[int], cores: Sequence[int], held: Held) -> None:
    _, twos, _, _, _, low2, low3 = held
    for core in cores:
        n = core.bit_count() >> 2
        if n > 4:
            break
        riders = [low2 & cards for cards in _RANK_SETS[twos & ~core]]
        _add_wings(out, low3 & core, riders, _UNPAIRED, 0, n)


def _add_four_singles(out: list[int], cores: Sequence[int], held: Held, jokers: int) -> None:
    ones, twos, _, _, low1, low2, _ = held
    paired = low2 & (twos * EVERY_SUIT)
    for core in cores:
        ranks = _RANK_SETS[ones & ~core] + _JOKER_SETS[jokers]
        riders = [low1 & cards for cards in ranks]
        _add_wings(out, core, riders, [paired & cards for cards in ranks], 0, 2)
        if jokers == 3:
            out.pop()  # both jokers together come last and may not ride


def _add_four_pairs(out: list[int], cores: Sequence[int], held: Held) -> None:
    twos = held[1]
    low2 = held[5]
    for core in cores:
        riders = [low2 & cards for cards in _RANK_SETS[twos & ~core]]
        _add_wings(out, core, riders, _UNPAIRED, 0, 2)


def leads(hand: int) -> list[int]:
    """All combinations of a hand, kind after kind, as card masks."""
    held = split(hand)
    ones, twos, threes, fours, low1, low2, low3 = held
    jokers = hand >> 52
    singles = [low1 & cards for cards in _RANK_SETS[ones] + _JOKER_SETS[jokers]]
    pairs = [low2 & cards for cards in _RANK_SETS[twos]]
    out = singles + pairs
    if threes:
        triples = [low3 & cards for cards in _RANK_SETS[threes]]
        out += triples
        out += _ride(triples, singles)
        out += _ride(triples, pairs)
    out += [low1 & run for run in _STRAIGHTS[ones & SERIAL]]
    out += [low2 & run for run in _PAIR_STRAIGHTS[twos & SERIAL]]
    cores = _AIRPLANES[threes & SERIAL]
    if cores:
        out += [low3 & core for core in cores]
        _add_airplane_singles(out, cores, held)
        _add_airplane_pairs(out, cores, held)
    if fours:
        quads = _RANK_SETS[fours]
        _add_four_singles(out, quads, held, jokers)
        _add_four_pairs(out, quads, held)
        out += quads
    if jokers == 3:
        out.append(BOTH_JOKERS)
    return out


def _runs(held: int, n: int, above: int) -> list[int]:
    """Runs of n of the ranks held, topped by a rank higher than `above`, as cards of all suits."""
    run = (1 << n) - 1
    starts = range(max(0, above - n + 2), 13 - n)
    return [(run << r) * EVERY_SUIT for r in starts if (held >> r) & run == run]


def _small(hand: int, held: Held, kind: int, above: int) -> list[int]:
    """The combinations of one of the first five kinds with a base rank above the given one."""
    ones, twos, threes, _, low1, low2, low3 = held
    higher = -1 << (above + 1)
    if kind == SINGLE:
        jokers = (hand >> 52) & (-1 << max(0, above - TWO))
        return [low1 & cards for cards in _RANK_SETS[ones & higher] + _JOKER_SETS[jokers]]
    if kind == PAIR:
        return [low2 & cards for cards in _RANK_SETS[twos & higher]]
    triples = [low3 & cards for cards in _RANK_SETS[threes & higher]]
    if kind == TRIPLE:
        return triples
    if kind == TRIPLE_PAIR:
        return _ride(triples, [low2 & cards for cards in _RANK_SETS[twos]])
    ranks = _RANK_SETS[ones] + _JOKER_SETS[hand >> 52]
    return _ride(triples, [low1 & cards for cards in ranks])


def same_kind(hand: int, held: Held, kind: int, size: int, above: int) -> list[int]:
    """The combinations of a hand of one kind (not the rocket), number of cards, and base rank
    above the given one (-1 for all), as card masks; `held` is `split(hand)`."""
    if kind <= TRIPLE_PAIR:
        return _small(hand, held, kind, above)
    ones, twos, threes, fours, low1, low2, low3 = held
    serial = threes & SERIAL
    out: list[int] = []
    if kind == STRAIGHT:
        out = [low1 & run for run in _runs(ones & SERIAL, size, above)]
    elif kind == PAIR_STRAIGHT:
        out = [low2 & run for run in _runs(twos & SERIAL, size // 2, above)]
    elif kind == AIRPLANE:
        out = [low3 & run for run in _runs(serial, size // 3, above)]
    elif kind == AIRPLANE_SINGLES:
        _add_airplane_singles(out, _runs(serial, size // 4, above), held)
    elif kind == AIRPLANE_PAIRS:
        _add_airplane_pairs(out, _runs(serial, size // 5, above), held)
    else:
        quads = _RANK_SETS[fours & (-1 << (above + 1))]
        if kind == FOUR_TWO_SINGLES:
            _add_four_singles(out, quads, held, hand >> 52)
        elif kind == FOUR_TWO_PAIRS:
            _add_four_pairs(out, quads, held)
        else:
            out += quads
    return out

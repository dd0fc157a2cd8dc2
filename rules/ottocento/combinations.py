"""Ottocento combinations (section 6): the sets and sequences of a set of cards.

The Contatori present serve in every sequence, whatever the others do (section 6.3), so a sequence
is as long as the cards it uses are many. ``score_combinations`` lists what it finds;
``total_points`` only adds up, for searches that do so very often.
"""

from typing import Final, NamedTuple

from rules.cards import cards_of
from rules.ottocento.cards import (
    ACES,
    ANGEL,
    CONTATORI,
    JACKS,
    KINGS,
    KNIGHTS,
    MOORS,
    QUEENS,
    SUIT_CARDS,
    TAROCCHI,
    WORLD_SUN_MOON,
)

SETS: Final[tuple[tuple[str, int, int], ...]] = (
    ("tarocchi", TAROCCHI, 18),
    ("kings", KINGS, 17),
    ("queens", QUEENS, 14),
    ("knights", KNIGHTS, 13),
    ("jacks", JACKS, 12),
)
"""The sets (section 6.1): name, cards, points for three (four give twice as much)."""

SUIT_SEQUENCES: Final[tuple[tuple[str, int], ...]] = (
    ("swords", 3),
    ("batons", 0),
    ("cups", 1),
    ("coins", 2),
)
"""The suit sequences (section 6.4): name, and the suit's position in the deck."""


class Combination(NamedTuple):
    """A set or sequence: the cards used in it (a mask, Contatori included), how many, points."""

    name: str
    cards: int
    length: int
    points: int


class Combinations(NamedTuple):
    """All combinations of a set of cards.

    The sums are doubled where three or more are in them (section 6.8); ``cards`` are all that are
    used in any.
    """

    sets: tuple[Combination, ...]
    sequences: tuple[Combination, ...]
    sets_points: int
    sequences_points: int
    total: int
    cards: int


# Tables for ``total_points``. An entry packs points into its low ten bits and the number of
# combinations they come from into the next six, so entries of several combinations add up.
_ONE: Final = 1 << 10
_THREE: Final = 3 << 10
_POINTS: Final = _ONE - 1
_LINE: Final = tuple([_ONE + 5 * n - 5 if n >= 3 else 0 for n in range(23)])
_BITS: Final = tuple([n.bit_count() for n in range(16)])
# Aces and Moors (6.5): at least two real ones, by 8 * Contatori + real cards.
_GROUP: Final = tuple([_LINE[c + n] if 2 <= n <= 4 else 0 for c in range(3) for n in range(8)])
_TAROCCHI: Final = (0, 0, 0, _ONE + 18, _ONE + 36)
_THROUGH: Final = 1 << 12


def _suit_entry(held: int, contatori: int) -> int:
    """The table entry of ten suit cards: their sequence (section 6.4) and their ranks.

    From bit 16 on three bits each say how many kings, queens, knights, jacks and aces they are.
    """
    ace, jack, knight, queen, king = [(held >> i) & 1 for i in (0, 6, 7, 8, 9)]
    court = jack + knight + queen
    entry = (king << 16) | (queen << 19) | (knight << 22) | (jack << 25) | (ace << 28)
    if king and (court >= 2 or (court and contatori)):
        entry += _LINE[1 + court + ace + contatori]
    return entry


def _set_entry(counts: int) -> int:
    """The table entry of the sets of suit cards (6.1), from three bits for each count."""
    entry = 0
    for i in range(4):
        n = (counts >> (3 * i)) & 7
        points = SETS[i + 1][2]
        if n >= 3:
            entry += _ONE + (points if n == 3 else 2 * points)
    return entry


def _run(numbered: int, fills: int) -> int:
    """The Grande's run through trumps 16 … 5, bits 11 … 0 (section 6.7).

    The real cards it reaches when ``fills`` Contatori may fill gaps, and _THROUGH if it gets past
    the 5.
    """
    reached = 0
    filled = False
    for bit in range(11, -1, -1):
        if (numbered >> bit) & 1:
            reached |= 1 << bit
            filled = False
        elif fills == 0 or filled:
            return reached  # a second filled position in a row ends the run, even at the 5
        else:
            fills -= 1
            filled = True
    return reached | _THROUGH


_SUIT: Final = tuple([_suit_entry(held, c) for c in range(3) for held in range(1024)])
_COURT_SETS: Final = tuple([_set_entry(counts) for counts in range(4096)])
_RUN: Final = tuple([_run(held, fills) for fills in range(3) for held in range(4096)])


def _grande(cards: int, contatori: int) -> int:
    """The cards used in the Grande, Contatori included; 0 if there is none (section 6.6)."""
    real = _BITS[(cards >> 57) & 7]
    fills = contatori if real > 1 else contatori - 1  # one real card: a Contatore completes it
    if real == 0 or fills < 0 or not cards & ANGEL:
        return 0
    run = _RUN[(fills << 12) + ((cards >> 45) & 4095)]
    used = ANGEL | WORLD_SUN_MOON | CONTATORI
    if run & _THROUGH:
        used |= MOORS
    return (cards & used) | ((run & 4095) << 45)


def _doubled(entry: int) -> int:
    """The points of a summed entry, doubled from three combinations on (section 6.8)."""
    points = entry & _POINTS
    return 2 * points if entry >= _THREE else points


def total_points(cards: int) -> int:
    """The points of all combinations of a set of cards, without listing them."""
    contatori = ((cards >> 40) & 1) + (cards >> 61)
    table = contatori << 10
    suits = (
        _SUIT[table + (cards & 1023)]
        + _SUIT[table + ((cards >> 10) & 1023)]
        + _SUIT[table + ((cards >> 20) & 1023)]
        + _SUIT[table + ((cards >> 30) & 1023)]
    )
    group = contatori << 3
    sequences = (suits & 65535) + _GROUP[group + (suits >> 28)]
    sequences += _GROUP[group + _BITS[(cards >> 41) & 15]]
    if cards & ANGEL:
        sequences += _LINE[_grande(cards, contatori).bit_count()]
    sets = _COURT_SETS[(suits >> 16) & 4095] + _TAROCCHI[contatori + _BITS[(cards >> 59) & 3]]
    return _doubled(sets) + _doubled(sequences)


def undeclared(hidden: int, held: int) -> int:
    """The hidden cards that would have earned more together with the cards ``held``.

    A seat whose declaration the cards ``held`` give cannot have had them (section 3.2).
    """
    points = total_points(held)
    cards = 0
    for card in cards_of(hidden & ~held):
        if total_points(held | 1 << card) > points:
            cards |= 1 << card
    return cards


def score_combinations(cards: int) -> Combinations:
    """The sets and sequences of a set of cards, with their cards and points."""
    sets = _sets(cards)
    sequences = _sequences(cards)
    sets_points = sum([found.points for found in sets]) * (2 if len(sets) > 2 else 1)
    sequences_points = sum([found.points for found in sequences])
    sequences_points *= 2 if len(sequences) > 2 else 1
    used = 0
    for found in sets + sequences:
        used |= found.cards
    total = sets_points + sequences_points
    return Combinations(tuple(sets), tuple(sequences), sets_points, sequences_points, total, used)


def _sets(cards: int) -> list[Combination]:
    sets: list[Combination] = []
    for name, of_rank, points in SETS:
        real = cards & of_rank
        n = real.bit_count()
        if n >= 3:
            sets.append(Combination(name, real, n, points if n == 3 else 2 * points))
    return sets


def _sequences(cards: int) -> list[Combination]:
    wild = cards & CONTATORI
    contatori = wild.bit_count()
    found = [("grande", _grande(cards, contatori))]
    for name, suit in SUIT_SEQUENCES:
        held = cards & SUIT_CARDS[suit]
        if _SUIT[(contatori << 10) + (held >> (10 * suit))] & _POINTS:
            found.append((name, (held & (ACES | JACKS | KNIGHTS | QUEENS | KINGS)) | wild))
    for name, group in (("aces", ACES), ("moors", MOORS)):
        real = cards & group
        if _GROUP[(contatori << 3) + real.bit_count()]:
            found.append((name, real | wild))
    sequences: list[Combination] = []
    for name, used in found:
        if used:
            n = used.bit_count()
            sequences.append(Combination(name, used, n, _LINE[n] & _POINTS))
    return sequences

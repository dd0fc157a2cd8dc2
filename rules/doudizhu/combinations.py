"""Dou Dizhu combinations: what a set of cards is, what beats it, what a hand may play.

Cards, ranks and masks are those of `listing`. A combination is known by its index in the table
of all 16,233 legal rank multisets, numbered in the listing order (section 4.6);
-1 stands for no combination, so also for the lead, where there is nothing to beat.
"""

from typing import Final

from rules.doudizhu.cards import BOTH_JOKERS, FULL_DECK, PLAIN, rank_of
from rules.doudizhu.hints import hint
from rules.doudizhu.kinds import BOMB, ROCKET, SIZES
from rules.doudizhu.listing import leads, same_kind, split, subset_table

# A rank key holds four bits a rank: the keys of the four suits and the jokers simply add up.
_SUIT_KEYS: Final = tuple([sum(s) for s in subset_table(tuple([1 << (4 * r) for r in range(13)]))])
_JOKER_KEYS: Final[tuple[int, ...]] = (0, 1 << 52, 1 << 56, (1 << 52) | (1 << 56))


def rank_key(cards: int) -> int:
    """The rank multiset of a card mask: how many of rank r, in bits 4r to 4r + 3."""
    return (
        _SUIT_KEYS[cards & PLAIN]
        + _SUIT_KEYS[(cards >> 13) & PLAIN]
        + _SUIT_KEYS[(cards >> 26) & PLAIN]
        + _SUIT_KEYS[(cards >> 39) & PLAIN]
        + _JOKER_KEYS[cards >> 52]
    )


def rank_counts(cards: int) -> list[int]:
    """The number of cards of each of the 15 ranks in a card mask."""
    key = rank_key(cards)
    return [(key >> (4 * r)) & 15 for r in range(15)]


def _base(cards: int) -> int:
    """Base rank of a combination: the highest of the ranks it holds most often."""
    ones, twos, threes, fours, _, _, _ = split(cards)
    most = fours or threes or twos or ones
    return most.bit_length() - 1 if most else rank_of(cards.bit_length() - 1)


def _table() -> tuple[dict[int, int], list[tuple[int, int, int]]]:
    """Index by rank key, and (kind, size, base rank) by index: all that the whole deck can play."""
    index: dict[int, int] = {}
    rows: list[tuple[int, int, int]] = []
    held = split(FULL_DECK)
    for kind, sizes in enumerate(SIZES):
        for size in sizes:
            found = [BOTH_JOKERS]
            if kind != ROCKET:
                found = same_kind(FULL_DECK, held, kind, size, -1)
            for cards in found:
                index[rank_key(cards)] = len(rows)
                rows.append((kind, size, _base(cards)))
    return index, rows


_TABLE: Final = _table()
_INDEX: Final = _TABLE[0]
_KIND: Final = tuple([row[0] for row in _TABLE[1]])
_SIZE: Final = tuple([row[1] for row in _TABLE[1]])
_BASE: Final = tuple([row[2] for row in _TABLE[1]])


def classify(cards: int) -> int:
    """Index of the combination a card mask is, -1 if it is none (section 4)."""
    return _INDEX.get(rank_key(cards), -1)


def kind_of(index: int) -> int:
    """Kind of a combination, as a position in KINDS."""
    return _KIND[index]


def size_of(index: int) -> int:
    """Number of cards of a combination."""
    return _SIZE[index]


def base_of(index: int) -> int:
    """Base rank 0..14 of a combination, the one that is compared."""
    return _BASE[index]


def beat_fault(index: int, to_beat: int) -> str | None:
    """The reason code against one combination on another (sections 3.3 and 3.4).

    None if it beats the other, or if ``to_beat`` is −1.
    """
    if to_beat < 0:
        return None
    kind = _KIND[index]
    other = _KIND[to_beat]
    if kind != other:
        if kind == ROCKET or (kind == BOMB and other != ROCKET):
            return None
        return "not_higher" if kind == BOMB else "kind_mismatch"
    if _SIZE[index] != _SIZE[to_beat]:
        return "size_mismatch"
    return None if _BASE[index] > _BASE[to_beat] else "not_higher"


def beats(index: int, to_beat: int) -> bool:
    """True if one combination may be played on another (3.3, 3.4); any may on -1."""
    return beat_fault(index, to_beat) is None


def legal_combinations(hand: int, to_beat: int = -1) -> list[int]:
    """The combinations a hand (a mask) may play on combination `to_beat`, or lead if that is -1:
    one mask per rank multiset, of the lowest suits, in the listing order (4.6). The pass is not
    among them."""
    if to_beat < 0:
        return leads(hand)
    kind = _KIND[to_beat]
    if kind == ROCKET:
        return []
    held = split(hand)
    out = same_kind(hand, held, kind, _SIZE[to_beat], _BASE[to_beat])
    if kind != BOMB:
        out += same_kind(hand, held, BOMB, 4, -1)
    if hand >> 52 == 3:
        out.append(BOTH_JOKERS)
    return out


def why_not(cards: int) -> str:
    """A hint for people why a card mask is no combination: the nearest kind and what breaks it
    (section 4). Empty if it is one."""
    return "" if classify(cards) >= 0 else hint(rank_counts(cards))

"""What the other seats call in play-outs: a quick estimate of what a hand is worth as landlord."""

from typing import Final

from rules.doudizhu.ai.decomposition import plays_of
from rules.doudizhu.ai.position import Table
from rules.doudizhu.listing import BOTH_JOKERS, RANK_CARDS
from rules.doudizhu.state import MOST_BID

_RED: Final = 1 << 53
_BLACK: Final = 1 << 52
_TWOS: Final = RANK_CARDS[12]
_ACES: Final = RANK_CARDS[11]


def strength(hand: int) -> int:
    """High cards and bombs: red joker 4, black 3, both 8, a two 2, an ace 1, a bomb 6."""
    points = 4 * int(hand & _RED != 0) + 3 * int(hand & _BLACK != 0)
    points += int(hand & BOTH_JOKERS == BOTH_JOKERS)
    points += 2 * (hand & _TWOS).bit_count() + (hand & _ACES).bit_count()
    bombs = hand & hand >> 13 & hand >> 26 & hand >> 39 & (1 << 12) - 1
    return points + 6 * bombs.bit_count()


def level(hand: int) -> int:
    """What a seat with a stacked hand of seventeen would bid up to: 0 to 3."""
    points = 2 * strength(hand) - plays_of(hand) + 4
    if points >= 16:
        return 3
    if points >= 12:
        return 2
    return 1 if points >= 9 else 0


def called(table: Table) -> int:
    """The call of the seat to act."""
    value = level(table.hand(table.to_act).cards)
    return min(value, MOST_BID) if value > table.bid else 0

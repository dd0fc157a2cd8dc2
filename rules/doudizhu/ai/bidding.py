"""The calls of play-outs: a quick estimate of the worth of a hand as landlord."""

from typing import Final

from rules.doudizhu.ai.decomposition import plays_of
from rules.doudizhu.auction import MOST_BID
from rules.doudizhu.cards import (
    ACE,
    BLACK_JOKER,
    BOTH_JOKERS,
    RANK_CARDS,
    RED_JOKER,
    SERIAL,
    TWO,
)

_RED: Final = RANK_CARDS[RED_JOKER]
_BLACK: Final = RANK_CARDS[BLACK_JOKER]
_TWOS: Final = RANK_CARDS[TWO]
_ACES: Final = RANK_CARDS[ACE]


def strength(hand: int) -> int:
    """High cards and bombs: red joker 4, black 3, both 8, a two 2, an ace 1, a bomb 6."""
    points = 4 * int(hand & _RED != 0) + 3 * int(hand & _BLACK != 0)
    points += int(hand & BOTH_JOKERS == BOTH_JOKERS)
    points += 2 * (hand & _TWOS).bit_count() + (hand & _ACES).bit_count()
    bombs = hand & hand >> 13 & hand >> 26 & hand >> 39 & SERIAL
    return points + 6 * bombs.bit_count()


def level(hand: int) -> int:
    """The highest bid, 0 to 3, of a seat with a stacked hand of seventeen."""
    points = 2 * strength(hand) - plays_of(hand) + 4
    if points >= 16:
        return 3
    if points >= 12:
        return 2
    return 1 if points >= 9 else 0


def called(hand: int, highest: int) -> int:
    """The call of a seat with a stacked hand on the highest bid so far; 0 passes."""
    value = level(hand)
    return min(value, MOST_BID) if value > highest else 0

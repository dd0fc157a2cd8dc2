"""The kinds of combination in Dou Dizhu (section 4), in the listing order (section 4.6)."""

from typing import Final

KINDS: Final[tuple[str, ...]] = (
    "single",
    "pair",
    "triple",
    "triple_single",
    "triple_pair",
    "straight",
    "pair_straight",
    "airplane",
    "airplane_singles",
    "airplane_pairs",
    "four_two_singles",
    "four_two_pairs",
    "bomb",
    "rocket",
)
SINGLE: Final = 0
PAIR: Final = 1
TRIPLE: Final = 2
TRIPLE_SINGLE: Final = 3
TRIPLE_PAIR: Final = 4
STRAIGHT: Final = 5
PAIR_STRAIGHT: Final = 6
AIRPLANE: Final = 7
AIRPLANE_SINGLES: Final = 8
AIRPLANE_PAIRS: Final = 9
FOUR_TWO_SINGLES: Final = 10
FOUR_TWO_PAIRS: Final = 11
BOMB: Final = 12
ROCKET: Final = 13

SIZES: Final[tuple[tuple[int, ...], ...]] = (
    (1,),
    (2,),
    (3,),
    (4,),
    (5,),
    tuple(range(5, 13)),
    tuple(range(6, 21, 2)),
    tuple(range(6, 19, 3)),
    (8, 12, 16, 20),
    (10, 15, 20),
    (6,),
    (8,),
    (4,),
    (2,),
)
"""The numbers of cards that a combination of each kind may have."""

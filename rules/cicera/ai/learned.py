"""The numbers of ``policy`` and ``outlook``, in hundredths of a point for the team to act.

``tools/cicera/learn.py`` finds and writes them; nobody edits them by hand. "Equal cards" are a
place in a table of pairs: 5 times the number in the own hand, plus the number unseen.
"""

from typing import Final


def numbers(text: str) -> tuple[int, ...]:
    """The numbers in a text; ``0*12`` are twelve zeros."""
    found: list[int] = []
    for word in text.split():
        number, _, times = word.partition("*")
        found += [int(number)] * int(times or 1)
    return tuple(found)


# -- policy: the look of a move -----------------------------------------------------------------

LAID: Final = numbers("""
19 10 13 15 15 14 11 9 6 2 11 11 11 18 11 13 13 13 12 12 6 6 2 -72 10 12 18 9 14 14 13 12 11 8 6
-72 11 10 11 -45 -78 -49 -21 -14 -16 -16 -14 -16 -18 -8 -14 -14
""")
"""Laying a card, by card."""

LAID_EQUAL: Final = numbers("""
0*5 102 -38 -64 -134 0 76 6 -53 0 0 36 19 0*3 50 0*9 3 -29 -80 -71 0 20 -4 -9 0 0 18 15 0*3 23 0*9
108 -51 -43 -196 0 73 18 -55 0 0 86 8 0*3 52 0*9 16 -30 -47 -138 0 31 19 -10 0 0 28 19 0*3 34 0*9
106 -28 -51 -105 0 71 19 -26 0*3 13 0*13 17 -28 -71 -73 0 24 0 -10 0 0 17 17 0*3 42 0*9 115 -31
-26 -171 0 54 31 -32 0 0 37 22 0*13 8 -29 -42 -148 0 21 4 -14 0 0 29 20 0*3 22 0*9 82 -26 -41 -57
0 52 13 -22 0*17 35 -19 -68 -29 0 32 5 -7 0*3 -10 0*13 61 -17 31 -61 0 0 -8 -6 0*17 33 -22 -17
-162 0 46 11 -5 0 0 -1 28 0*8
""")
"""Laying one of a rank: by stage, whether other cards lie there, and the rank's equal cards."""

WON: Final = numbers("""
7 9 1 -8 -4 2 -4 -6 -7 -8 -3 -9 -5 3 7 8 -3 -7 -3 -6 -7 -8 -10 1 -8 -8 8 3 5 -4 -6 -1 -10 -6 -6 5
5 -6 -7 59 75 51 13 3 3 -3 -2 -6 -13 -5 -5 -5
""")
"""Winning a card, by card."""

BONUSES: Final = numbers("""
80 97 80 18
""")
"""The capture bonuses, in the order of their bits."""

TAKEN_EQUAL: Final = numbers("""
0*5 -4 2 1 55 0 -14 9 58 0 0 6 2 0*13 17 13 20 -9 0 -2 44 -1 0 0 40 -27 0*3 -17 0*9 -5 23 12 30 0
-10 15 27 0 0 2 -30 0*13 28 26 30 11 0 -33 44 16 0 0 5 0*14 5 18 -7 23 0 0 14 7 0*17 29 19 10 -28
0 19 52 -3 0 0 5 -14 0*8
""")
"""Taking with one of a rank: by stage and the rank's equal cards."""

LEFT: Final = numbers("""
80 -17 45 6 2 -6 -28 -40 -42
""")
"""Leaving cards on the table, by their number."""

SINGLE: Final = numbers("""
54 -11 -18 -66 0 28 -34 -33 0 0 36 -15 0*3 42 0*9
""")
"""Leaving a card alone after a capture, by its equal cards."""

SUM: Final = numbers("""
6 -62 -78 -135 -152 16 -33 -75 -98 0 0 -9 -52 0 0 3 -9 0*3 16 0*4
""")
"""Leaving a table that adds up to a rank, by the equal cards of that rank."""

LYING: Final = numbers("""
-5 -13 0 -4 3 10 4 7 8 7 8 3 5 -1 -3 9 1 4 9 2 4 3 3 -30 2 6 -7 -4 15 6 -2 6 4 10 9 -21 18 10 8
-30 -34 -28 -2 7 -5 -4 -2 -5 -1 5 -1 -7
""")
"""Leaving a card that lay there before, by card."""

LYING_EQUAL: Final = numbers("""
-14 -28 -27 -47 0 3 -14 -26 0 0 -21 7 0*3 8 0*9
""")
"""The same, by its equal cards."""


# -- outlook: what the beginning of a round is worth ----------------------------------------------

FIRST_TO_PLAY: Final = -53
"""Playing first in a round: the other team plays last."""

PLACES: Final = numbers("""
-11 -10 -5 -38 23 56 -8 20 23 0 -1 -7 -57 0 0 15 -61 0*3 14 0*4 -76 -7 8 -6 0 -100 -8 0*3 -34 -61
0*3 -44 0*9 -15 8 31 0 0 -131 -39 0*3 -141 0*14 -22 0*4 -117 0*19 11 0*24 13 -15 4 -1 0 25 -7 -36
0 0 10 -33 0*3 -29 0*9 79 -18 11 0 0 96 -37 0*3 -16 0*14 43 25 0*3 -11 0*19 20 0*49 -18 30 21 0 0
-21 4 0*3 -30 0*14 97 68 0*3 113 0*19 127 0*74 -27 -2 0*3 -26 0*19 78 0*99 -90 0*124 -36 17 4 47 0
20 35 -20 0 0 145 -6 0*3 96 0*9 -12 -2 32 0 0 26 -66 0*3 -5 0*15 19 0*3 -107 0*19 3 0*49 -104 5 22
0 0 14 10 0*3 95 0*14 -71 48 0*3 -173 0*19 14 0*74 -66 -12 0*3 -55 0*19 -10 0*99 -30 0*249 2 30 54
0 0 15 60 0*3 68 0*14 9 45 0*3 20 0*19 45 0*74 -141 3 0*3 -76 0*19 -114 0*99 -157 0*374 19 -5 0*3
-4 0*19 32 0*99 -123 0*499 -7 0*624
""")
"""The spread of a rank: its cards in the hand that acts, the next three, and on the table."""

HELD: Final = numbers("""
-36 -26 -16 -15 -6 -4 -1 2 7 12 -11 -18 -16 -36 -32 -14 -14 -11 -6 -2 5 7 17 68 -18 -15 -33 -27
-15 -15 -5 -6 1 3 9 92 -1 -13 -19 7 27 33 11 20 17 18 14 20 33 13 -2 -1
""")
"""Holding a card, by card."""

ON_TABLE: Final = numbers("""
27 38 14 6 7 -1 -7 -5 -3 -6 9 -2 4 34 37 14 2 -5 -5 -5 -12 -6 -8 6 -3 -2 26 33 21 2 -2 -3 -7 -7 -4
-20 10 -9 2 55 106 20 2 2 3 -18 -2 -10 1 16 2 -1
""")
"""A card on the table, by card."""

PICADAS: Final = numbers("""
156 49 24 -31
""")
"""A seat can take the card just laid; the seat to act first."""

SINGLES: Final = numbers("""
153 4 65 41
""")
"""A seat can take the only card on the table by its equal."""

SUMS: Final = numbers("""
201 13 112 -57
""")
"""A seat can sweep two or more cards by their sum."""

MATCHES: Final = numbers("""
-3 -20 13 13
""")
"""Each equal card that a seat holds to one of several on the table."""

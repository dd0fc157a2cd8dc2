"""The 54 cards of Dou Dizhu (section 1), their ranks, and the sets of them that are of use.

A card is its position in the canonical deck: suits C, D, H, S of 13 cards each
(3 4 5 6 7 8 9 T J Q K A 2), then 52 = black joker, 53 = red joker. Ranks are 0 to 14 = 3 to 2,
black joker, red joker; a set of plain ranks is a mask of 13 bits. Cards of one rank stand 13 bits
apart.
"""

from typing import Final

from rules.cards import CardName, Deck, suited_deck

PLAIN_NAMES = {
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
    "2": "two",
}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
JOKER_NAMES = {"BJ": "black joker", "RJ": "red joker"}

LOWEST: Final = 3
"""The strength of a three; every higher rank counts one more, up to 17 for the red joker."""

STRENGTH = {rank: {"strength": LOWEST + n} for n, rank in enumerate((*PLAIN_NAMES, *JOKER_NAMES))}

DECK = Deck(
    suited_deck(SUITS, PLAIN_NAMES, STRENGTH)
    + [CardName(code, None, code, name, STRENGTH[code]) for code, name in JOKER_NAMES.items()]
)

# -- ranks ----------------------------------------------------------------------------------------

RANK_NAMES: Final = (*PLAIN_NAMES, *JOKER_NAMES)

JACK: Final = 8
KING: Final = 10
ACE: Final = 11
TWO: Final = 12
BLACK_JOKER: Final = 13
RED_JOKER: Final = 14
"""Ranks by name, for those who compare them."""

PLAIN: Final = (1 << 13) - 1
"""The 13 ranks of a suit."""

SERIAL: Final = (1 << 12) - 1
"""The ranks 3 to A, which runs are made of (section 4.2)."""


def rank_of(card: int) -> int:
    """Rank 0 to 14 of a card 0 to 53."""
    return card % 13 if card < 52 else card - 39


# -- sets of cards --------------------------------------------------------------------------------

FULL_DECK: Final = (1 << 54) - 1
BOTH_JOKERS: Final = 3 << 52
EVERY_SUIT: Final = 1 | (1 << 13) | (1 << 26) | (1 << 39)
"""The four threes; shifted by a plain rank, the four cards of that rank."""

RANK_CARDS: Final = (*(EVERY_SUIT << r for r in range(13)), 1 << 52, 1 << 53)
"""The cards of each rank."""

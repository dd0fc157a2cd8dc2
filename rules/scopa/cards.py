"""The 40 cards of Scopa (section 1): capture values, suits and primiera values as tables."""

from typing import Final

from rules.cards import Deck, mask_of, suited_deck

RANKS = {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "J": "jack",
    "Q": "queen",
    "K": "king",
}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}

PRIMIERA_OF_RANK: Final = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)

DECK = Deck(
    suited_deck(
        SUITS,
        RANKS,
        {
            rank: {"capture": position + 1, "primiera": PRIMIERA_OF_RANK[position]}
            for position, rank in enumerate(RANKS)
        },
    )
)

VALUE: Final = tuple(card % 10 + 1 for card in range(40))
"""Capture value of each card, 1 to 10."""

PRIMIERA: Final = tuple(PRIMIERA_OF_RANK[card % 10] for card in range(40))

OF_VALUE: Final = tuple(mask_of(card for card in range(40) if VALUE[card] == v) for v in range(11))
"""The four cards of each capture value; index 0 is empty."""

OF_SUIT: Final = tuple(mask_of(range(suit * 10, suit * 10 + 10)) for suit in range(4))

DIAMONDS: Final = OF_SUIT[1]
KINGS: Final = OF_VALUE[10]
SETTEBELLO: Final = DECK.index["7D"]

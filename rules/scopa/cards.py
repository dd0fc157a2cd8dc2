"""The 40 cards of Scopa (section 1): capture values, suits and primiera values as tables."""

from typing import Final

from rules.cards import Deck, mask_of, suited_deck

RANKS = {
    "A": "Ace",
    "2": "Two",
    "3": "Three",
    "4": "Four",
    "5": "Five",
    "6": "Six",
    "7": "Seven",
    "J": "Fante",
    "Q": "Regina",
    "K": "Re",
}
SUITS = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}

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

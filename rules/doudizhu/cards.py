"""The 54 cards of Dou Dizhu (section 1): four suits from three to two, and the two jokers."""

from rules.cards import CardName, Deck, suited_deck

RANKS = {
    "3": "Three",
    "4": "Four",
    "5": "Five",
    "6": "Six",
    "7": "Seven",
    "8": "Eight",
    "9": "Nine",
    "T": "Ten",
    "J": "Jack",
    "Q": "Queen",
    "K": "King",
    "A": "Ace",
    "2": "Two",
}
SUITS = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
JOKERS = {"BJ": "Black Joker", "RJ": "Red Joker"}

LOWEST = 3
"""The strength of a three; every higher rank counts one more, up to 17 for the red joker."""

STRENGTH = {rank: {"strength": LOWEST + n} for n, rank in enumerate((*RANKS, *JOKERS))}

DECK = Deck(
    suited_deck(SUITS, RANKS, STRENGTH)
    + [CardName(code, None, code, name, STRENGTH[code]) for code, name in JOKERS.items()]
)

"""The 52 Bresciane cards of Cicera (section 1) as tables."""

from rules.cards import Deck, mask_of, suited_deck

SUITS = {"B": "Batons", "C": "Cups", "D": "Coins", "S": "Swords"}
RANKS = {
    "A": "Asso",
    "2": "Two",
    "3": "Three",
    "4": "Four",
    "5": "Five",
    "6": "Six",
    "7": "Seven",
    "8": "Eight",
    "9": "Nine",
    "T": "Ten",
    "J": "Fante",
    "N": "Cavallo",
    "K": "Re",
}
PER_SUIT = len(RANKS)
NUMERALS_PER_SUIT = 10

DECK = Deck(
    suited_deck(
        SUITS,
        RANKS,
        {rank: {"capture": n + 1} for n, rank in enumerate(RANKS) if n < NUMERALS_PER_SUIT},
    )
)

RANK = tuple(card % PER_SUIT for card in range(DECK.size))

VALUE = tuple(
    rank + 1 if rank < NUMERALS_PER_SUIT else 0 for rank in (card % PER_SUIT for card in range(52))
)
"""What each numeral counts, 1 to 10; courts have no number and count 0."""

OF_RANK = tuple(mask_of(range(rank, DECK.size, PER_SUIT)) for rank in range(PER_SUIT))
OF_SUIT = tuple(
    mask_of(range(suit * PER_SUIT, (suit + 1) * PER_SUIT)) for suit in range(len(SUITS))
)
SUIT = tuple(card // PER_SUIT for card in range(DECK.size))

NUMERALS = mask_of(card for card in range(DECK.size) if card % PER_SUIT < NUMERALS_PER_SUIT)
SWORDS = OF_SUIT[3]
ACE_OF_SWORDS = DECK.index["AS"]
LA_MATA = DECK.index["2S"]
TEN_OF_COINS = DECK.index["TD"]
FANTE_OF_CUPS = DECK.index["JC"]

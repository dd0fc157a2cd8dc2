"""The 52 Bresciane cards of Cicera (section 1) as tables."""

from typing import Final

from rules.cards import Deck, mask_of, suited_deck

SUITS = {"B": "batons", "C": "cups", "D": "coins", "S": "swords"}
RANKS = {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "N": "knight",
    "K": "king",
}
PER_SUIT: Final = len(RANKS)
NUMERALS_PER_SUIT: Final = 10

DECK = Deck(
    suited_deck(
        SUITS,
        RANKS,
        {rank: {"capture": n + 1} for n, rank in enumerate(RANKS) if n < NUMERALS_PER_SUIT},
    )
)

RANK: Final = tuple(card % PER_SUIT for card in range(DECK.size))

VALUE: Final = tuple(
    rank + 1 if rank < NUMERALS_PER_SUIT else 0 for rank in (card % PER_SUIT for card in range(52))
)
"""The number of each numeral, 1 to 10; courts have none, which is 0 here."""

WEIGHT: Final = tuple(value or 99 for value in VALUE)
"""The part of a card in the weight of a table; a court makes that too large for any sweep."""

OF_RANK: Final = tuple(mask_of(range(rank, DECK.size, PER_SUIT)) for rank in range(PER_SUIT))
OF_SUIT: Final = tuple(
    mask_of(range(suit * PER_SUIT, (suit + 1) * PER_SUIT)) for suit in range(len(SUITS))
)
EACH_SUIT: Final = mask_of(range(0, DECK.size, PER_SUIT))
"""One card of each suit, the aces; moved up by a rank, the cards of that rank."""

SUIT: Final = tuple(card // PER_SUIT for card in range(DECK.size))

NUMERALS: Final = mask_of(card for card in range(DECK.size) if card % PER_SUIT < NUMERALS_PER_SUIT)
SWORDS: Final = OF_SUIT[3]
ACE_OF_SWORDS: Final = DECK.index["AS"]
LA_MATA: Final = DECK.index["2S"]
TEN_OF_COINS: Final = DECK.index["TD"]
FANTE_OF_CUPS: Final = DECK.index["JC"]

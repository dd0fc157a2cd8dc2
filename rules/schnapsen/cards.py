"""The 20 cards of Schnapsen (section 1) as tables: strength, points and marriage partners."""

from typing import Final

from rules.cards import Deck, mask_of, suited_deck

SUITS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS: Final = {"J": "jack", "Q": "queen", "K": "king", "T": "ten", "A": "ace"}
PER_SUIT: Final = len(RANKS)

POINTS_OF_RANK: Final = (2, 3, 4, 10, 11)

DECK: Final = Deck(
    suited_deck(SUITS, RANKS, {rank: {"points": POINTS_OF_RANK[n]} for n, rank in enumerate(RANKS)})
)

SUIT_CODES: Final = tuple(SUITS)
SUIT_NAMES: Final = tuple(SUITS.values())

SUIT: Final = tuple(card // PER_SUIT for card in range(DECK.size))
POINTS: Final = tuple(POINTS_OF_RANK[card % PER_SUIT] for card in range(DECK.size))

OF_SUIT: Final = tuple(
    mask_of(range(suit * PER_SUIT, (suit + 1) * PER_SUIT)) for suit in range(len(SUITS))
)
HIGHER: Final = tuple(
    mask_of(range(card + 1, (SUIT[card] + 1) * PER_SUIT)) for card in range(DECK.size)
)
"""The cards of the same suit that beat each card."""

JACK_OF: Final = tuple(suit * PER_SUIT for suit in range(len(SUITS)))
QUEENS: Final = mask_of(range(1, DECK.size, PER_SUIT))
KINGS: Final = QUEENS << 1

PARTNER: Final = tuple(
    1 << card + 1 if QUEENS >> card & 1 else 1 << card - 1 if KINGS >> card & 1 else 0
    for card in range(DECK.size)
)
"""For a queen her king and for a king his queen, as a set; empty for every other card."""


def card_points(cards: int) -> int:
    """The points of a set of cards (section 1)."""
    points = 0
    while cards:
        low = cards & -cards
        points += POINTS[low.bit_length() - 1]
        cards ^= low
    return points

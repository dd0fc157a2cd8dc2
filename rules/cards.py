"""Decks, cards and sets of cards, for every game.

A card is a small integer: its position in the game's deck in canonical order. A set of cards is a
plain ``int`` bit mask (bit ``i`` set: card ``i`` is in it). Card codes such as ``"7D"`` exist only
at the edge, where states are read from and written to JSON.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


def cards_of(mask: int) -> list[int]:
    """The cards of a set, in canonical order."""
    cards: list[int] = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def mask_of(cards: Iterable[int]) -> int:
    """The set that holds exactly these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class CardName(NamedTuple):
    """One entry of a deck's catalogue: what a card is called, and what it is worth for what.

    ``name`` is English as it stands within a sentence, ``sign`` good in any language.
    """

    code: str
    suit: str | None
    rank: str
    name: str
    values: Mapping[str, float]
    sign: str = ""


SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}


class Deck:
    """The cards of a game: codes in canonical order, each with its suit, rank and name."""

    def __init__(self, catalogue: Sequence[CardName]) -> None:
        self.catalogue = tuple(catalogue)
        self.codes = tuple(card.code for card in catalogue)
        self.size = len(self.codes)
        self.full = (1 << self.size) - 1
        self.index = {code: card for card, code in enumerate(self.codes)}

    def codes_of(self, mask: int) -> list[str]:
        """The codes of a set's cards, in canonical order."""
        codes = self.codes
        found: list[str] = []
        while mask:
            low = mask & -mask
            found.append(codes[low.bit_length() - 1])
            mask ^= low
        return found

    def spell(self, cards: Iterable[int]) -> list[str]:
        """The codes of cards in the order given."""
        return [self.codes[card] for card in cards]

    def read(self, codes: Iterable[str]) -> tuple[int, ...]:
        """The cards with these codes, in the order given. Raises KeyError on an unknown code."""
        return tuple(map(self.index.__getitem__, codes))

    def mask(self, codes: Iterable[str]) -> int:
        """The set of the cards with these codes. Raises KeyError on an unknown code."""
        mask = 0
        for code in codes:
            mask |= 1 << self.index[code]
        return mask

    def known(self, codes: Iterable[str]) -> tuple[int, ...]:
        """As ``read``, leaving unknown codes out."""
        return tuple(self.index[code] for code in codes if code in self.index)


def count(cards: int) -> int:
    """The number of cards of a small set.

    Compiled, this is faster than ``bit_count``, which stays a call of a method.
    """
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


def suited_deck(
    suits: Mapping[str, str], ranks: Mapping[str, str], values: Mapping[str, Mapping[str, float]]
) -> list[CardName]:
    """A catalogue of suits × ranks, suit by suit.

    ``suits`` and ``ranks`` map letters to names; ``values`` maps a rank to its named values.
    """
    return [
        CardName(
            rank + suit,
            suit,
            rank,
            f"{rank_name} of {suit_name}",
            values.get(rank, {}),
            (rank.replace("T", "10") + SIGNS[suit_name]) if suit_name in SIGNS else "",
        )
        for suit, suit_name in suits.items()
        for rank, rank_name in ranks.items()
    ]

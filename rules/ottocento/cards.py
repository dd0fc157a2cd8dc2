"""The 62 cards of Ottocento (section 1) as tables, and the sets of them that the rules name."""

from typing import Final

from rules.cards import CardName, Deck, suited_deck

SUITS = {"B": "batons", "C": "cups", "D": "coins", "S": "swords"}
RANKS = {
    "A": "ace",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "N": "knight",
    "Q": "queen",
    "K": "king",
}
PER_SUIT = len(RANKS)

SUIT_CARDS: Final[tuple[int, ...]] = (1023, 1023 << 10, 1023 << 20, 1023 << 30)
BEGATO: Final = 1 << 40
MOORS: Final = 15 << 41
WORLD_SUN_MOON: Final = 7 << 57
WORLD: Final = 1 << 59
ANGEL: Final = 1 << 60
MATTO: Final = 1 << 61
MATTO_CARD: Final = 61

TRUMPS: Final = MATTO - BEGATO  # Begato to Angel
CONTATORI: Final = BEGATO | MATTO
TAROCCHI: Final = ANGEL | WORLD | CONTATORI
ACES: Final = 1 | (1 << 10) | (1 << 20) | (1 << 30)
JACKS: Final = ACES << 6
KNIGHTS: Final = ACES << 7
QUEENS: Final = ACES << 8
KINGS: Final = ACES << 9
COURT: Final = KINGS | QUEENS | KNIGHTS | JACKS
PIPS: Final = (BEGATO - 1) & ~(COURT | ACES)
"""The cards of the four suits that are neither court cards nor aces."""

LOW_TRUMPS: Final = 63 << 45  # 5 to 10
MIDDLE_TRUMPS: Final = 15 << 51  # 11 to 14
HIGH_TRUMPS: Final = 3 << 55  # 15 and 16
TOP_TRUMPS: Final = ANGEL | WORLD_SUN_MOON

FULL_DECK: Final = (1 << 62) - 1
DISCARDABLE: Final = FULL_DECK ^ (KINGS | TAROCCHI)
"""The cards that the dealer may discard (section 2.3)."""


def _value(card: int) -> int:
    bit = 1 << card
    if bit & (TAROCCHI | KINGS):
        return 5
    if bit & QUEENS:
        return 4
    if bit & KNIGHTS:
        return 3
    return 2 if bit & JACKS else 1


VALUE: Final = tuple([_value(card) for card in range(62)])
"""The value of each card, 1 to 5 (section 1.3)."""

OF_VALUE: Final = tuple(
    [sum([1 << card for card in range(62) if VALUE[card] == value]) for value in range(6)]
)
"""The cards of each value; index 0 is empty."""


def _catalogue() -> list[CardName]:
    """Every card in canonical order: suits, trumps from the lowest, Matto."""
    trumps = [
        ("Begato", "Begato", "Begato"),
        *[(f"Moor{n}", "Moor", f"Moor {n}") for n in range(1, 5)],
        *[(str(n), str(n), f"trump {n}") for n in range(5, 17)],
        *[(name, name, name) for name in ("Moon", "Sun", "World", "Angel")],
    ]
    cards = suited_deck(SUITS, RANKS, {})
    cards += [CardName(code, "trumps", rank, name, {}) for code, rank, name in trumps]
    cards.append(CardName("Matto", None, "Matto", "Matto", {}))
    return [card._replace(values={"value": VALUE[n]}) for n, card in enumerate(cards)]


DECK = Deck(_catalogue())

TRUMP_SUIT: Final = 4
NO_SUIT: Final = -1
SUIT: Final = tuple([min(card // PER_SUIT, TRUMP_SUIT) for card in range(61)] + [NO_SUIT])
"""The suit of each card: 0 to 3, trumps 4, and none for the Matto."""

OF_SUIT: Final = (*SUIT_CARDS, TRUMPS)

_LONG = "A6789TJNQK"  # batons and swords, lowest first (section 1.2)
_ROUND = "T9876AJNQK"  # cups and coins


def _power(card: int) -> int:
    if SUIT[card] < TRUMP_SUIT:
        order = _LONG if SUIT[card] in (0, 3) else _ROUND
        return order.index(DECK.codes[card][0])
    if 1 << card & MOORS:
        return PER_SUIT + 1
    return PER_SUIT if 1 << card & BEGATO else PER_SUIT + card


POWER: Final = tuple([_power(card) for card in range(61)] + [NO_SUIT])
"""The height of each card in its suit, trumps above all suits, the Moors equal (1.1, 1.2)."""


def card_points_x2(pile: int) -> int:
    """The card points of a pile in half points: twice the values, less one per card (1.3)."""
    return (
        pile.bit_count()
        + 8 * (pile & (TAROCCHI | KINGS)).bit_count()
        + 6 * (pile & QUEENS).bit_count()
        + 4 * (pile & KNIGHTS).bit_count()
        + 2 * (pile & JACKS).bit_count()
    )

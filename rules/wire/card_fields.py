"""The kinds of value that carry cards: codes on the wire, small integers and masks in the rules."""

from typing import Any, ClassVar

from marshmallow import Schema

from rules.cards import Deck
from rules.message import say
from rules.wire.complaints import A_CARD_CODE, CARD_CODES, wrong, wrong_type
from rules.wire.fields import Described, Listed, Reference, WireField


class CardCode(Schema):
    """The codes of a game's cards, published as one enumeration."""

    deck: ClassVar[Deck]
    codes: ClassVar[tuple[str, ...]]


def card_code(name: str, deck: Deck) -> type[CardCode]:
    return type(name, (CardCode,), {"deck": deck, "codes": deck.codes})


class Code(WireField):
    """One card code of any spelling, as ``Codes``."""

    def __init__(self, card: type[CardCode], **kwargs: Any) -> None:
        self.decode, self.encode = card.deck.index.__getitem__, card.deck.codes.__getitem__
        super().__init__(**kwargs)
        self.card = card

    def read(self, value: Any) -> str:
        if type(value) is not str:
            raise wrong_type(A_CARD_CODE, value)
        return value

    def describe(self, reference: Reference) -> Described:
        return {"anyOf": [reference(self.card), {"type": "string"}]}


class Codes(Listed):
    """A list of card codes of any spelling, checked in one pass; in the rules, cards in order.

    Codes that the game does not have are a matter for the rules (``card_unknown``), not for the
    schema; the published description names the known ones beside any string. No list has more
    cards than the deck.
    """

    what = CARD_CODES

    def __init__(self, card: type[CardCode], **kwargs: Any) -> None:
        self.decode, self.encode = card.deck.read, card.deck.spell
        super().__init__(Code(card), 0, card.deck.size, **kwargs)

    def read(self, value: Any) -> list[str]:
        self.check(value)
        if all(map(str.__instancecheck__, value)):
            return value  # type: ignore[no-any-return]
        raise wrong_type(CARD_CODES, value)


class CardSet(Codes):
    """As ``Codes``; in the rules, a mask."""

    def __init__(self, card: type[CardCode], **kwargs: Any) -> None:
        super().__init__(card, **kwargs)
        self.decode, self.encode = card.deck.mask, card.deck.codes_of


class Card(WireField):
    """The code of a card that the game has."""

    def __init__(self, card: type[CardCode], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.card = card

    def read(self, value: Any) -> str:
        if type(value) is not str:
            raise wrong_type(A_CARD_CODE, value)
        if value not in self.card.codes:
            raise wrong("card_unknown", say("The game has no card with this code."))
        return value

    def describe(self, reference: Reference) -> Described:
        return reference(self.card)


class Cards(Listed):
    """A list of codes of cards that the game has."""

    def __init__(self, card: type[CardCode], least: int = 0, **kwargs: Any) -> None:
        super().__init__(Card(card), least, card.deck.size, **kwargs)

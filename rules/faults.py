"""The faults that any game's documents can have: cards missing, unknown or met twice."""

from collections.abc import Iterable, Sequence

from rules.cards import Deck
from rules.game import Document, Fault
from rules.message import say, say_many, term, terms

Place = tuple[str, Sequence[str]]
"""The place of cards: the JSON pointer of a list, and the card codes in it.

A single card is the pointer of the card itself, and its code as a plain string.
"""

CARD_FAULTS = {
    "card_unknown": say("The game has no card with this code."),
    "card_duplicated": say("The card lies in two places."),
    "card_missing": say("A card of the deck is nowhere to be found."),
}


def misplaced_cards(deck: Deck, places: Iterable[Place], hidden: int = 0) -> list[Fault]:
    """Cards that are not exactly once in ``places`` (pointer and codes of each).

    ``hidden`` is how many cards lie elsewhere, unseen: none in a state, in a view those of the
    other hands and the stock. Missing cards are only reported where nothing is hidden.
    """
    places = list(places)
    codes = [code for _, listed in places for code in codes_in(listed)]
    if len(codes) + hidden == deck.size and len(deck.index.keys() & set(codes)) == len(codes):
        return []
    return _card_faults(deck, places, hidden)


def unknown_cards(deck: Deck, pointer: str, listed: Sequence[str]) -> list[Fault]:
    """A fault for each code of a place that the game does not have."""
    return [
        Fault("card_unknown", _pointer_in(pointer, listed, at), CARD_FAULTS["card_unknown"])
        for at, code in enumerate(codes_in(listed))
        if code not in deck.index
    ]


def _pointer_in(pointer: str, listed: Sequence[str], at: int) -> str:
    """The pointer of one card of a place."""
    return pointer if isinstance(listed, str) else f"{pointer}/{at}"


def codes_in(listed: Sequence[str]) -> Sequence[str]:
    """The codes of a place, whether it is a list or a single card."""
    return (listed,) if isinstance(listed, str) else listed


def _card_faults(deck: Deck, places: list[Place], hidden: int) -> list[Fault]:
    faults: list[Fault] = []
    seen: dict[str, str] = {}
    for pointer, listed in places:
        for position, code in enumerate(codes_in(listed)):
            here = _pointer_in(pointer, listed, position)
            if code not in deck.index:
                faults.append(Fault("card_unknown", here, CARD_FAULTS["card_unknown"]))
            elif code in seen:
                detail = say(
                    "Met twice: {card}, also at {place}; a card can only be in one place.",
                    card=term(deck, code),
                    place=seen[code],
                )
                faults.append(Fault("card_duplicated", here, detail))
            else:
                seen[code] = here
    return faults + _absent_faults(deck, [code for code in deck.codes if code not in seen], hidden)


def _absent_faults(deck: Deck, absent: list[str], hidden: int) -> list[Fault]:
    """Faults when the cards that were not seen are not as many as those that lie hidden."""
    if len(absent) == hidden:
        return []
    if hidden == 0:
        detail = say(
            "Missing: {cards}. Every card of the deck must be somewhere.", cards=terms(deck, absent)
        )
        return [Fault("card_missing", "", detail)]
    detail = say_many(
        "{count} card is not shown, but the sizes leave room for {room}.",
        "{count} cards are not shown, but the sizes leave room for {room}.",
        count=len(absent),
        room=hidden,
    )
    return [Fault("card_missing" if len(absent) > hidden else "card_duplicated", "", detail)]


def misplaced_in_view(
    deck: Deck, document: Document, places: list[Place], elsewhere: int
) -> list[Fault]:
    """As ``misplaced_cards``, for a view: its own hand lies open, the other hands are hidden.

    ``places`` are the public places, ``elsewhere`` the number of hidden cards outside the hands.
    """
    seat, sizes, hand = document["seat"], document["hand_sizes"], document.get("hand")
    hidden = elsewhere + sum(sizes)
    faults: list[Fault] = []
    if seat is None:
        if hand is not None:
            detail = say("A spectator's view has no hand.")
            faults.append(Fault("hand_size_inconsistent", "/hand", detail))
        hand = []
    else:
        hand = [] if hand is None else hand
        if len(hand) != sizes[seat]:
            detail = say_many(
                "The hand has {count} card but `hand_sizes` says {size}.",
                "The hand has {count} cards but `hand_sizes` says {size}.",
                count=len(hand),
                size=sizes[seat],
            )
            faults.append(Fault("hand_size_inconsistent", "/hand", detail))
        hidden -= sizes[seat]
    return faults + misplaced_cards(deck, [*places, ("/hand", hand)], hidden)

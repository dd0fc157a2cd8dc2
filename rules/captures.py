"""The rules that all games share in which a card played may take cards from the table."""

from rules.cards import Deck, mask_of
from rules.game import Verdict
from rules.message import say, term, terms


def misnamed_cards(
    deck: Deck, seat: int | None, hand: int | None, table: int, card: int, capture: tuple[int, ...]
) -> Verdict | None:
    """The verdict on cards that are not where a play says; None if all are.

    The card played has to be in the hand, and every card taken on the table and named once.
    """
    if hand is None or not hand >> card & 1:
        return "card_not_in_hand", say(
            "Not in the hand of seat {seat}: {card}.", seat=seat, card=term(deck, card)
        )
    taken = mask_of(capture)
    if taken.bit_count() < len(capture):
        twice = next(c for c in capture if capture.count(c) > 1)
        return "capture_duplicated", say(
            "Named twice among the captured cards: {card}.", card=term(deck, twice)
        )
    if taken & ~table:
        return "capture_not_on_table", say(
            "Not on the table: {cards}.", cards=terms(deck, taken & ~table)
        )
    return None


def piles_at_end(piles: tuple[int, int], side: int, table: int) -> tuple[int, int]:
    """The piles after the table has gone to the side that captured last; −1: to nobody."""
    if side < 0:
        return piles
    return (piles[0] | table, piles[1]) if side == 0 else (piles[0], piles[1] | table)

"""Captures in Scopa (sections 3 and 4): which table cards a card may take, and when it sweeps.

``captures_of`` is the only source of what may be taken: the listing, the check of a single move and
the search stand on it.
"""

from rules.cards import cards_of
from rules.scopa.cards import OF_VALUE, VALUE


def groups_of(value: int, table: int) -> list[int]:
    """The groups of two or more table cards that add up to ``value`` (section 3.2).

    Fewest cards first, then by the cards in canonical order.
    """
    groups: list[int] = []
    usable = [card for card in cards_of(table) if VALUE[card] < value]
    _extend(groups, usable, 0, value, 0)
    groups.sort(key=int.bit_count)
    return groups


def _extend(groups: list[int], usable: list[int], start: int, missing: int, group: int) -> None:
    """Add every group made of ``group`` and cards from ``usable[start:]`` worth ``missing``."""
    for position in range(start, len(usable)):
        card = usable[position]
        left = missing - VALUE[card]
        if left == 0:
            groups.append(group | 1 << card)
        elif left > 0:
            _extend(groups, usable, position + 1, left, group | 1 << card)


def captures_of(card: int, table: int) -> list[int]:
    """The sets of table cards that ``card`` may capture; empty when it can only be laid.

    An equal card forbids sums (section 3.1); a capture that exists must be made (section 3.3).
    """
    equal = table & OF_VALUE[VALUE[card]]
    if equal:
        return [1 << other for other in cards_of(equal)]
    return groups_of(VALUE[card], table)


def is_sweep(table_left: bool, last_card: bool) -> bool:
    """True if a capture is a sweep (section 4): it empties the table, not with the last card."""
    return not table_left and not last_card

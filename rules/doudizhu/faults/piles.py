"""The ways to divide the cards that a seat has played into its plays (section 6.6).

Only the pile is known, not how it was divided into combinations. A division is described by its
tally: how many bombs and rockets it holds. Where counting leaves two other combinations open, they
can be tried; with more of them a division is taken for possible, so that a pile that has been
played is never refused.
"""

from itertools import combinations

from rules.doudizhu.cards import BOTH_JOKERS, RANK_CARDS
from rules.doudizhu.combinations import classify, kind_of, legal_combinations
from rules.doudizhu.kinds import BOMB, ROCKET

Tally = tuple[int, int]
"""A number of bombs and a number of rockets."""


def tallies(pile: int, plays: int, try_two: bool) -> set[Tally]:
    """The tallies of the divisions of a pile into a number of plays; empty if there are none.

    With ``try_two``, cards that should be two combinations are tried, not just counted.
    """
    found: set[Tally] = set()
    quads = _quads(pile)
    for rocket in _rockets(pile):
        for bombs in range(len(quads) + 1):
            left = plays - bombs - (rocket > 0)
            choices = combinations(quads, bombs)
            rests = (pile ^ rocket ^ sum(chosen) for chosen in choices)
            if any(_plain_plays(rest, left, try_two) for rest in rests):
                found.add((bombs, int(rocket > 0)))
    return found


def tallies_with(pile: int, plays: int, last: int, try_two: bool) -> set[Tally]:
    """As ``tallies``, where ``last``, unless it is empty, is known to be one of the plays."""
    if not last:
        return tallies(pile, plays, try_two)
    kind = kind_of(classify(last))
    return {
        (bombs + (kind == BOMB), rockets + (kind == ROCKET))
        for bombs, rockets in tallies(pile ^ last, plays - 1, try_two)
    }


def any_tallies(pile: int) -> set[Tally]:
    """The tallies that a pile may hold in any number of plays."""
    rockets = range(len(_rockets(pile)))
    return {(bombs, rocket) for bombs in range(len(_quads(pile)) + 1) for rocket in rockets}


def _quads(pile: int) -> list[int]:
    return [cards for cards in RANK_CARDS[:13] if pile & cards == cards]


def _rockets(pile: int) -> list[int]:
    """The rockets that may have been played from a pile: none, or the two jokers."""
    return [0, BOTH_JOKERS] if pile & BOTH_JOKERS == BOTH_JOKERS else [0]


def _plain_plays(cards: int, plays: int, try_two: bool) -> bool:
    """True if cards may be this number of combinations, none of them a bomb or rocket."""
    if plays <= 0 or not cards:
        return plays == 0 and not cards
    if plays == 1:
        return _is_plain(cards)
    if plays == 2 and try_two:
        firsts = legal_combinations(cards)
        return any(_is_plain(first) and _is_plain(cards ^ first) for first in firsts)
    return plays <= cards.bit_count()


def _is_plain(cards: int) -> bool:
    index = classify(cards)
    return index >= 0 and kind_of(index) not in (BOMB, ROCKET)

"""The documented greedy player of Dou Dizhu, the bar that the search is measured against.

Auction: a red joker counts 4, a black one 3, both 1 more, a two 2, an ace 1, four of a rank below
the two 6; it bids 3 with 12, 2 with 9, 1 with 7, if that is more than the highest bid so far, and
passes otherwise.
Leading: of all combinations except bombs and the rocket the longest one, of those the one with the
lowest base, then with the lowest attachments; bombs only when nothing else is left.
Following: the smallest combination of the same kind that beats, by base, then by attachments.
A bomb or the rocket only if it empties the hand, or if an opponent has at most three cards.
A farmer passes on the partner's combinations unless it can go out.
"""

from typing import Final

from rules.cards import cards_of
from rules.doudizhu.ai.bidding import strength
from rules.doudizhu.cards import rank_of
from rules.doudizhu.combinations import base_of, classify, kind_of, legal_combinations, size_of
from rules.doudizhu.kinds import BOMB
from rules.doudizhu.moves import Bid, Move, Pass, Play
from rules.doudizhu.state import SEATS, View

BOMB_SIZE: Final = 3
"""The most cards of an opponent for which a bomb is spent."""


def greedy(view: View) -> Move:
    """The move of the greedy player for the seat to act."""
    if view.phase == "bidding":
        return _bid(view)
    hand = view.hand or 0
    table = view.combination
    plays = legal_combinations(hand, -1 if table is None else table.number)
    if hand in plays:
        return _play(hand)
    plain = [cards for cards in plays if kind_of(classify(cards)) < BOMB]
    if table is None:
        return _play(min(plain or plays, key=_longest))
    if view.landlord not in (view.to_act, table.seat):
        return Pass()
    if plain:
        return _play(min(plain, key=_smallest))
    if plays and _opponents_least(view) <= BOMB_SIZE:
        return _play(min(plays, key=_smallest))
    return Pass()


def _bid(view: View) -> Bid:
    points = strength(view.hand or 0)
    value = 3 if points >= 12 else 2 if points >= 9 else 1 if points >= 7 else 0
    return Bid(value if value > view.bid else 0)


def _play(cards: int) -> Play:
    return Play(tuple(cards_of(cards)))


def _longest(cards: int) -> tuple[int, int, list[int]]:
    index = classify(cards)
    return -size_of(index), base_of(index), _ranks(cards)


def _smallest(cards: int) -> tuple[int, int, list[int]]:
    index = classify(cards)
    return kind_of(index), base_of(index), _ranks(cards)


def _ranks(cards: int) -> list[int]:
    return sorted([rank_of(card) for card in cards_of(cards)])


def _opponents_least(view: View) -> int:
    """The fewest cards that an opponent of the seat to act holds."""
    seat, sizes = view.to_act, view.hand_sizes
    if seat != view.landlord:
        return sizes[view.landlord or 0]
    return min(sizes[other] for other in range(SEATS) if other != seat)

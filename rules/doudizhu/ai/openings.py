"""The moves of Dou Dizhu that are worth comparing in a search, out of hundreds of legal ones."""

from typing import Final

from rules.doudizhu.ai.decomposition import without, worth_of
from rules.doudizhu.ai.hand import Hand
from rules.doudizhu.ai.position import DoudizhuPosition
from rules.doudizhu.cards import PLAIN
from rules.doudizhu.combinations import base_of, classify, kind_of, legal_combinations, size_of
from rules.doudizhu.kinds import (
    AIRPLANE_PAIRS,
    AIRPLANE_SINGLES,
    FOUR_TWO_PAIRS,
    FOUR_TWO_SINGLES,
    TRIPLE_PAIR,
    TRIPLE_SINGLE,
)
from rules.doudizhu.moves import PASS
from rules.search.core import Random

MOST_OPENINGS: Final = 10
"""The most moves that are compared: more would get too few play-outs each."""

MOST_ATTACHMENTS: Final = 4
"""The most ways to attach cards to one body that are looked at, the lowest."""

ATTACHING_KINDS: Final = (
    TRIPLE_SINGLE,
    TRIPLE_PAIR,
    AIRPLANE_SINGLES,
    AIRPLANE_PAIRS,
    FOUR_TWO_SINGLES,
    FOUR_TWO_PAIRS,
)
"""The kinds with attachments."""


def openings(position: DoudizhuPosition) -> list[int]:
    """The moves worth comparing: the policy's own, the pass, and those that leave good hands."""
    hand = position.hand(position.to_act)
    first = [position.playout_move(Random(1))]
    if position.to_beat >= 0 and first[0] != PASS:
        first.append(PASS)
    plays = _sensible(hand, legal_combinations(hand.cards, position.to_beat))
    ranked = [(-worth_of(without(hand.cards, move)), move) for move in plays]
    ranked.sort()
    for _, move in ranked:
        if len(first) == MOST_OPENINGS:
            break
        if move not in first:
            first.append(move)
    return first


def _sensible(hand: Hand, plays: list[int]) -> list[int]:
    """Leave out most attachments: all but the lowest few, none that the plan needs elsewhere."""
    hand.plan()
    loose = hand.singles & PLAIN | hand.pairs
    kept: list[int] = []
    count: dict[int, int] = {}
    for play in plays:
        index = classify(play)
        kind = kind_of(index)
        if kind in ATTACHING_KINDS:
            group = kind << 8 | size_of(index) << 4 | base_of(index)
            before = count.get(group, 0)
            attached = play & PLAIN & ~(play >> 26)
            if before and (before >= MOST_ATTACHMENTS or attached & ~loose or play >> 52):
                continue
            count[group] = before + 1
        kept.append(play)
    return kept

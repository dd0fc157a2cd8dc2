"""Styles of play in Ottocento: the choices that the rules of thumb of ``policy`` leave."""

from typing import Final

from rules.ottocento.cards import (
    ACES,
    ANGEL,
    BEGATO,
    HIGH_TRUMPS,
    JACKS,
    KINGS,
    KNIGHTS,
    LOW_TRUMPS,
    MATTO,
    MIDDLE_TRUMPS,
    MOORS,
    PIPS,
    QUEENS,
    WORLD_SUN_MOON,
)

CHEAPEST: Final = (
    PIPS,
    LOW_TRUMPS,
    ACES,
    MIDDLE_TRUMPS,
    JACKS,
    MATTO,
    KNIGHTS,
    MOORS,
    QUEENS,
    HIGH_TRUMPS,
    KINGS,
    WORLD_SUN_MOON,
    BEGATO,
    ANGEL,
)
"""Cards to throw away, the cheapest first."""

FATTEST: Final = (
    BEGATO,
    QUEENS,
    KNIGHTS,
    KINGS,
    JACKS,
    MOORS,
    ACES,
    PIPS,
    LOW_TRUMPS,
    MIDDLE_TRUMPS,
    HIGH_TRUMPS,
    WORLD_SUN_MOON,
    ANGEL,
    MATTO,
)
"""Cards to give to a trick that the partner wins, the best first."""

WINNERS: Final = (
    BEGATO,
    JACKS,
    KNIGHTS,
    QUEENS,
    KINGS,
    PIPS | ACES,
    MOORS,
    LOW_TRUMPS,
    MIDDLE_TRUMPS,
    HIGH_TRUMPS,
    WORLD_SUN_MOON,
    ANGEL,
)
"""Cards to win a trick with as the last to play, the best first."""

RUFFS: Final = (LOW_TRUMPS, MOORS, MIDDLE_TRUMPS, HIGH_TRUMPS, WORLD_SUN_MOON, ANGEL)
"""Trumps to win with while opponents are still to play, the best first."""


class Style:
    """The choices that the rules of thumb leave: thresholds, and groups of cards in order."""

    def __init__(
        self,
        long_trumps: int,
        young: int,
        safe: int,
        cheapest: tuple[int, ...],
        leads: tuple[int, ...],
        fattest: tuple[int, ...],
        winners: tuple[int, ...],
        ruffs: tuple[int, ...],
    ) -> None:
        """Thresholds are numbers of cards, groups are in the order in which they are picked.

        With ``long_trumps`` in hand the highest is led. As long as ``young`` cards of a suit are
        out, a court card is likely to win in it; when ``safe`` are out, a partner who wins is left
        alone.

        Groups: ``cheapest`` to throw away, ``leads`` without a
        low card, ``fattest`` for a trick that the partner wins, ``winners`` for the last card of a
        trick, ``ruffs`` to trump with while opponents are still to play.
        """
        self.long_trumps = long_trumps
        self.young = young
        self.safe = safe
        self.cheapest = cheapest
        self.leads = leads
        self.fattest = fattest
        self.winners = winners
        self.ruffs = ruffs


PLAIN_STYLE: Final = Style(6, 5, 4, CHEAPEST, CHEAPEST, FATTEST, WINNERS, RUFFS)
"""The style of the greedy player, and the one expected of others."""

SHARP_STYLE: Final = Style(
    9,
    4,
    2,
    cheapest=(
        PIPS,
        LOW_TRUMPS,
        ACES,
        JACKS,
        MATTO,
        MIDDLE_TRUMPS,
        KNIGHTS,
        MOORS,
        QUEENS,
        HIGH_TRUMPS,
        KINGS,
        WORLD_SUN_MOON,
        BEGATO,
        ANGEL,
    ),
    leads=(
        QUEENS,
        PIPS,
        ACES,
        JACKS,
        MATTO,
        KNIGHTS,
        ANGEL,
        HIGH_TRUMPS,
        MIDDLE_TRUMPS,
        LOW_TRUMPS,
        MOORS,
        KINGS,
        WORLD_SUN_MOON,
        BEGATO,
    ),
    fattest=(
        BEGATO,
        KINGS,
        JACKS,
        QUEENS,
        MOORS,
        KNIGHTS,
        ACES,
        PIPS,
        MATTO,
        LOW_TRUMPS,
        MIDDLE_TRUMPS,
        HIGH_TRUMPS,
        WORLD_SUN_MOON,
        ANGEL,
    ),
    winners=(
        BEGATO,
        KINGS,
        KNIGHTS,
        QUEENS,
        JACKS,
        PIPS | ACES,
        MOORS,
        LOW_TRUMPS,
        MIDDLE_TRUMPS,
        HIGH_TRUMPS,
        WORLD_SUN_MOON,
        ANGEL,
    ),
    ruffs=(MOORS, LOW_TRUMPS, MIDDLE_TRUMPS, HIGH_TRUMPS, WORLD_SUN_MOON, ANGEL),
)
"""The style that the search expects of its own side.

It beats the plain style by 18 points a deal. It was found by hill climbing: one group changed its
place in an order, or one threshold was moved, and what won more in 6,000 duplicate deals against
the plain style was kept, with fresh deals every round.
"""

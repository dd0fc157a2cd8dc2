"""The search for a move in Ottocento: Monte Carlo on worlds weighed by evidence, then exact.

Hidden cards are dealt consistently with the view, worlds that explain what the seats have played
and declared more often than others (``worlds``, ``evidence``). In each world a move is followed by
a play-out by rules of thumb with some noise (``policy``), sharper ones for the own team:
perfect-information Monte Carlo (Long, Sturtevant, Buro, Furtak, "Understanding the Success of
Perfect Information Monte Carlo Sampling in Game Tree Search", 2010), with all moves tried on the
same worlds and UCB to share the simulations out. This is information-set Monte-Carlo tree search
(Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012) of depth 1. Deeper
trees were measured to be no better against it, and weaker against players that follow rules of
thumb; a play-out whose next own card is the best one in that world is not better either.
Values are points by which the own team is expected to end ahead, declarations and combinations
included; doubled combinations spread them over hundreds of points.

Once nothing is hidden the answer is exact: always in the settlement, and in play when the unseen
cards can lie in one way only and at most ``SOLVABLE_CARDS`` are left in the hands. A declaration is
made without a search when there is one: it is worth at least ten points at once, and shows little.
"""

from typing import Final

from rules.ottocento.ai.discards import discard_order
from rules.ottocento.ai.worlds import OttocentoWorlds
from rules.ottocento.moves import DECLARE, Move, decode
from rules.ottocento.state import DISCARDING, SETTLING, View
from rules.search.core import Random
from rules.search.playouts import PlayoutSearch
from rules.search.thinking import Thinking, exact_thinking, only_thinking, searched_thinking

EXPLORATION: Final = 280.0
"""The weight of the confidence bound, in points; play-outs have a standard deviation of 300."""

SOLVABLE_CARDS: Final = 12
"""The most cards in all hands for which a deal is solved: three tricks, a few milliseconds."""

DISCARD_CHOICES: Final = 10
"""The pairs of discards, of up to 136, that the search looks at."""


def think(view: View, seed: int) -> Thinking[Move]:
    """Think about the acting seat's move from its view alone."""
    worlds = OttocentoWorlds(view)
    base = worlds.base
    if base.stage == DISCARDING:
        discards = discard_order(base.hand(base.to_act))[:DISCARD_CHOICES]
        return searched_thinking(PlayoutSearch(worlds, discards, seed, EXPLORATION), decode)
    if base.stage == SETTLING:
        return exact_thinking(worlds.deal(Random(seed)), decode)
    moves = base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decode)
    if moves[0] == DECLARE:
        return only_thinking(DECLARE, decode)
    if sum(view.hand_sizes) <= SOLVABLE_CARDS and worlds.certain():
        return exact_thinking(worlds.deal(Random(seed)), decode)
    return searched_thinking(PlayoutSearch(worlds, moves, seed, EXPLORATION), decode)

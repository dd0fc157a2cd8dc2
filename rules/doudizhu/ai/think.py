"""The search for a move in Dou Dizhu: paired play-outs in sampled worlds.

Every world deals the unseen cards to the two other seats, the rest of the bottom always to the
landlord (perfect-information Monte Carlo: Long, Sturtevant, Buro, Furtak, "Understanding the
Success of Perfect Information Monte Carlo Sampling in Game Tree Search", 2010). Cowling, Powley and
Whitehouse ("Information Set Monte Carlo Tree Search", 2012) found in their study of Dou Dizhu that
its hundreds of moves leave little of a tree, and that a tree over information sets gains no more
than determinization; so the moves that are promising by the decomposition of the hand left over
are compared directly, in the same worlds. Play-outs follow `policy`, the auction `bidding`.
As in DouZero (Zha et al., 2021) a move is a whole combination with its attachments, and there are
two rewards: won or lost, and the points with their doublings. Moves are ranked mainly by the
first, and their values given in the second.

When nothing is hidden, since the landlord holds but known cards of the bottom or all unseen cards
are of one rank, and no more than ten cards are left in all hands, every value is exact: larger
endings take the plain solver longer than a slice of search may last. Exact as well are last plays
that win for certain (``last_plays``): of these the one that wins most points is made.
"""

from functools import partial
from typing import Final

from rules.doudizhu.ai.last_plays import LAST_CARDS, LastPlays
from rules.doudizhu.ai.openings import openings
from rules.doudizhu.ai.worlds import DoudizhuWorlds
from rules.doudizhu.moves import Move, decode
from rules.doudizhu.state import View
from rules.search.core import Random
from rules.search.playouts import PlayoutSearch
from rules.search.thinking import Thinking, exact_thinking, only_thinking, searched_thinking

EXPLORATION: Final = 1.5
"""The weight of the confidence bound, in utility: a deal won is 1 or more, one lost −1 or less."""

CALL_EXPLORATION: Final = 20.0
"""The same for calls, whose utilities are points with a standard deviation of about 10."""

SOLVABLE_CARDS: Final = 10
"""The most cards in all hands together for which a position is solved exactly."""


def think(view: View, seed: int) -> Thinking[Move]:
    """Think about the acting seat's move from its view alone."""
    worlds = DoudizhuWorlds(view)
    base = worlds.base
    decoder = partial(decode, view)
    if base.landlord < 0:
        search = PlayoutSearch(worlds, base.moves(), seed, CALL_EXPLORATION)
        return searched_thinking(search, decoder)
    moves = base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decoder)
    sign = base.sign()
    weight = 1.0 if sign > 0 else 0.5
    world = worlds.deal(Random(seed))
    if worlds.settled() and sum(view.hand_sizes) <= SOLVABLE_CARDS:
        return exact_thinking(world, decoder, weight)
    hand = base.hand(base.to_act).cards
    if hand.bit_count() <= LAST_CARDS:
        certain = LastPlays(worlds).certain()
        if certain:
            return Thinking(decoder, None, certain)
    elif hand in moves:
        world.play(hand)
        return Thinking(decoder, None, [(hand, sign * weight * world.payoff(), 1)])
    search = PlayoutSearch(worlds, openings(world), seed, EXPLORATION)
    return searched_thinking(search, decoder, weight)

"""The search for a move in Schnapsen.

The value of a move is the expected game points of the deal for the side to act: those it wins
(1 to 3), less those it loses. The match score is not looked at.

* Stock exhausted, or the opponent's hand known in some other way: every move is solved exactly
  (``solving``); of moves that are equally good against perfect play, the one that does best in
  play-outs comes first.
* Few cards hidden: perfect-information Monte Carlo (Long, Sturtevant, Buro, Furtak,
  "Understanding the Success of Perfect Information Monte Carlo Sampling in Game Tree Search",
  2010; for Schnapsen: Wisser, "An Expert-Level Card Playing Agent Based on a Variant of Perfect
  Information Monte Carlo Sampling", 2015): each dealt world is solved.
* Before that: information-set tree search (Cowling, Powley, Whitehouse, 2012), with the greedy
  player of ``policy``, now and then disturbed, in the play-outs.
"""

from typing import Final

from rules.schnapsen.ai.worlds import SchnapsenWorlds
from rules.schnapsen.moves import Move, decode
from rules.schnapsen.state import View
from rules.search.core import Random
from rules.search.solved import SolvedWorlds
from rules.search.thinking import (
    Thinking,
    exact_thinking,
    only_thinking,
    sampled_thinking,
    searched_thinking,
)

SCALE: Final = 3.0
"""The spread of payoffs, in game points: a deal brings 3 at most (section 6)."""

PLAYOUTS: Final = 32
"""Play-outs that choose among moves equally good against perfect play."""

SOLVABLE_STOCK: Final = 3
"""Stock cards up to which the worlds of an open stock are solved."""


def think(view: View, seed: int) -> Thinking[Move]:
    """Think about the acting seat's move from its view alone."""
    worlds = SchnapsenWorlds(view)
    moves = worlds.base.worth_trying()
    if len(worlds.base.moves()) == 1:
        return only_thinking(moves[0], decode)
    if worlds.known():
        return exact_thinking(worlds.deal(Random(seed)), decode, playouts=PLAYOUTS, seed=seed)
    if not worlds.base.is_open() or view.stock_size <= SOLVABLE_STOCK:
        return searched_thinking(SolvedWorlds(worlds, seed), decode)
    return sampled_thinking(worlds, decode, seed, SCALE)

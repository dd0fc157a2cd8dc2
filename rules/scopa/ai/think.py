"""The search of Scopa: play-outs in sampled worlds, exact once the stock is empty.

Hidden are the opponent's hand and the order of the stock; once the stock is empty the opponent's
hand is known and the rest of the deal is solved. Values are the difference of deal points.
"""

from typing import Final

from rules.scopa.ai.worlds import ScopaWorlds
from rules.scopa.moves import Move, decode
from rules.scopa.state import View
from rules.search.core import Random
from rules.search.playouts import PlayoutSearch
from rules.search.thinking import Thinking, exact_thinking, only_thinking, searched_thinking

EXPLORATION: Final = 2.8
"""The weight of the confidence bound, in points."""

TRUST: Final = 50.0
"""The number of play-outs that the promise of a move weighs as much as."""

ENTRANTS: Final = 8
INTERVAL: Final = 16
"""The number of moves tried from the start, and of play-outs after which another one joins."""


def think(view: View, seed: int) -> Thinking[Move]:
    """Think about the acting seat's move from its view alone."""
    worlds = ScopaWorlds(view)
    if view.stock_size == 0:
        return exact_thinking(worlds.deal(Random(seed)), decode)
    moves = worlds.base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decode)
    search = PlayoutSearch(worlds, moves, seed, EXPLORATION, TRUST, ENTRANTS, INTERVAL)
    return searched_thinking(search, decode)

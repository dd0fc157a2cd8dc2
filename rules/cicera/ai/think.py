"""The search of Cicera: play-outs in sampled worlds, exact once the unseen cards have one place.

Hidden are the three other hands. Values are the difference of deal points. In the play-outs all
four players choose the move of the best look (``policy``), with a little chance; after some rounds
the rest of the deal is estimated (``outlook``), all cards open: truncated play-outs, as Tesauro and
Galperin used them for Backgammon ("On-line Policy Improvement using Monte-Carlo Search", 1996).
A move then differs from another by what it does, and not by the bonuses that come by chance long
after it, which make up most of what a deal varies by.

Both look and outlook are sums of learned numbers: the outlook was fitted to the results of
play-outs, the look to the values that the search itself finds, several times in turn (Anthony,
Tian, Barber, "Thinking Fast and Slow with Deep Learning and Tree Search", 2017). Di Palma and Lanzi
found for Scopone, a near relation, that players' common wisdom makes play-outs strong ("Traditional
Wisdom and Monte Carlo Tree Search Face-to-Face in the Card Game Scopone", 2018).
"""

from typing import Final

from rules.cicera.ai.worlds import CiceraWorlds
from rules.cicera.moves import Move, decode
from rules.cicera.state import View
from rules.search.core import Random
from rules.search.playouts import PlayoutSearch
from rules.search.thinking import Thinking, exact_thinking, only_thinking, searched_thinking

EXPLORATION: Final = 1.4
"""The weight of the confidence bound, in points."""

TRUST: Final = 20.0
"""The number of play-outs that the promise of a move weighs as much as."""

ENTRANTS: Final = 6
INTERVAL: Final = 16
"""The number of moves tried from the start, and of play-outs after which another one joins."""


def think(view: View, seed: int) -> Thinking[Move]:
    """Think about the acting seat's move from its view alone."""
    worlds = CiceraWorlds(view)
    holders = sum(1 for seat in worlds.others if view.hand_sizes[seat])
    if holders <= 1:
        return exact_thinking(worlds.deal(Random(seed)), decode)
    moves = worlds.base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decode)
    search = PlayoutSearch(worlds, moves, seed, EXPLORATION, TRUST, ENTRANTS, INTERVAL)
    return searched_thinking(search, decode)

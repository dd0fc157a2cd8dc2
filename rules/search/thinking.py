"""From a game's search to the suggestions of the contract; it knows no game and no clock.

A game offers ``think(view, seed)``, which gives a ``Thinking``: what is found so far, and the means
to look further. The caller watches the clock between calls of ``look``.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from rules.search.core import Position, Random, Search, Worlds
from rules.search.solved import solved_moves
from rules.search.tree import TreeSearch

M = TypeVar("M")


class Candidate(NamedTuple, Generic[M]):
    """A move, its expected value for the side to act, and how often it was tried."""

    move: M
    value: float
    visits: int


class Thinking(Generic[M]):
    """A search under way, or one that is over because nothing is hidden."""

    def __init__(
        self,
        decode: Callable[[int], M],
        search: Search | None,
        settled: list[tuple[int, float, int]],
        weight: float = 1.0,
    ) -> None:
        """``settled`` holds the candidates when there is no search to run.

        ``weight`` turns payoffs into the points of the seat that asks.
        """
        self._decode = decode
        self._search = search
        self._settled = settled
        self._weight = weight

    @property
    def exact(self) -> bool:
        """True if further looking changes nothing."""
        return self._search is None

    @property
    def simulations(self) -> int:
        return 0 if self._search is None else self._search.simulations

    def look(self, simulations: int) -> None:
        """Make a number of further simulations."""
        if self._search is not None:
            self._search.run(simulations)

    def candidates(self) -> list[Candidate[M]]:
        """The moves as far as they are known, the best first."""
        found = self._settled if self._search is None else self._search.candidates()
        return [
            Candidate(self._decode(move), value * self._weight, visits)
            for move, value, visits in found
        ]


def exact_thinking(
    position: Position,
    decode: Callable[[int], M],
    weight: float = 1.0,
    playouts: int = 0,
    seed: int = 0,
) -> Thinking[M]:
    """The exact value of every move of a position on which nothing is hidden.

    ``playouts`` and their ``seed`` rank the best moves among themselves.
    """
    return Thinking(decode, None, solved_moves(position, playouts, seed), weight)


def sampled_thinking(
    worlds: Worlds, decode: Callable[[int], M], seed: int, scale: float, weight: float = 1.0
) -> Thinking[M]:
    """A tree search over the worlds that are possible for a seat."""
    return Thinking(decode, TreeSearch(worlds, seed, scale), [], weight)


def searched_thinking(
    search: Search, decode: Callable[[int], M], weight: float = 1.0
) -> Thinking[M]:
    """A search of the game's own choice."""
    return Thinking(decode, search, [], weight)


def only_thinking(move: int, decode: Callable[[int], M]) -> Thinking[M]:
    """The one legal move, which needs no thought."""
    return Thinking(decode, None, [(move, 0.0, 0)])


def uniform_thinking(moves: list[M], random: Random) -> Thinking[M]:
    """No thought at all, for a game that has no search yet: any legal move."""
    chosen = random.below(len(moves))
    return Thinking(lambda position: moves[position], None, [(chosen, 0.0, 0)])

"""Play-outs of a seat's own moves in the same worlds; it knows no game.

One step of policy improvement by play-outs (Tesauro, Galperin, "On-line Policy Improvement using
Monte-Carlo Search", 1996; Ginsberg, "GIB: Imperfect Information in a Computationally Challenging
Game", 2001): a move is worth what the deal brings when everybody goes on as the game's play-out
policy does. Where that policy is good and much is hidden, this beats a tree of the same budget,
whose deeper nodes are seen too seldom, and whose opponents answer cards they cannot see. Against
chance it has

* common random numbers: the n-th try of every move is made in the n-th world and with the same
  random numbers, so that what is luck of the deal cancels out when moves are compared;
* upper confidence bounds, which spend the simulations on the moves that may be the best;
* if the game has an opinion of its moves, progressive bias and widening (Chaslot et al.,
  "Progressive Strategies for Monte-Carlo Tree Search", 2008): a move's promise counts as much as
  ``trust`` tries of it, and moves are tried in the order of their promise, more of them the longer
  the search runs. None is ever ruled out.
"""

from math import log, sqrt
from typing import Final

from rules.search.core import Position, Search, Tried, Worlds, rank

MOST_WORLDS: Final = 2048
"""The number of worlds dealt and kept, some two megabytes; then they are used again."""


class PlayoutSearch(Search):
    """Play-outs of the moves of one seat, shared out by upper confidence bounds."""

    def __init__(
        self,
        worlds: Worlds,
        moves: list[int],
        seed: int,
        exploration: float,
        trust: float = 0.0,
        entrants: int = 0,
        interval: int = 1,
    ) -> None:
        """``exploration`` is the weight of the confidence bound, in utility.

        The search starts with the ``entrants`` most promising moves (0: all); another one joins
        after every ``interval`` simulations.
        """
        super().__init__(worlds, seed)
        self.seed = seed
        self.exploration = exploration
        self.trust = trust
        self.entrants = entrants or len(moves)
        self.interval = interval
        self.dealt: list[Position] = []
        self.dealing: list[int] = []
        """The state of the random numbers after each dealing."""
        root = self._world(0)
        sign = root.sign()
        self.tried = [Tried(move, sign, root.promise(move)) for move in moves]
        self.tried.sort(key=_lowness)
        self.surplus = 0.0
        """The sum of all utilities, less what the moves that brought them promised."""

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self._try(self._chosen())
            self.simulations += 1

    def _chosen(self) -> Tried:
        """The move to try next: one that is due to join, else the one of the highest bound."""
        done = self.simulations
        due = min(self.entrants + done // self.interval, len(self.tried))
        standard = self._standard()
        spread = self.exploration * sqrt(log(done + 1))
        best = self.tried[0]
        best_bound = -1e300
        for at in range(due):
            move = self.tried[at]
            if not move.visits:
                return move
            tries = move.visits + self.trust
            hoped = self.trust * (standard + move.promise)
            bound = (move.utility + hoped) / tries + spread / sqrt(tries)
            if bound > best_bound:
                best, best_bound = move, bound
        return best

    def _standard(self) -> float:
        """The number to be added to a promise for an expected utility."""
        return self.surplus / self.simulations if self.simulations else 0.0

    def _try(self, move: Tried) -> None:
        """Play a move in its next world, and the deal to its end."""
        position = self._world(move.visits)
        position.play(move.move)
        payoff = position.finish(self.random)
        utility = position.utility(payoff)
        move.note(payoff, utility)
        self.surplus += utility * move.sign - move.promise

    def _world(self, number: int) -> Position:
        """A fresh copy of a world, with the random numbers that belong to its number."""
        kept = self.dealt
        if number < len(kept):
            self.random.state = self.dealing[number]
            return kept[number].copy()
        self.random.restart(self.seed * 0x9E3779B1 + number * 0x85EBCA77)
        if number >= MOST_WORLDS:
            return kept[number % MOST_WORLDS].copy()
        kept.append(self.worlds.deal(self.random))
        self.dealing.append(self.random.state)
        return kept[number].copy()

    def candidates(self) -> list[tuple[int, float, int]]:
        """(move, mean payoff for the side to act, visits) of all moves, best first.

        The value of an untried one is what it promises.
        """
        standard = self._standard()
        found = self.tried.copy()
        found.sort(key=rank)
        return [(m.move, m.mean() if m.visits else standard + m.promise, m.visits) for m in found]


def _lowness(move: Tried) -> float:
    return -move.promise

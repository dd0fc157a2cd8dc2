"""Play-outs of a seat's moves in the same worlds, the best-looking moves first; it knows no game.

One step of policy improvement by play-outs (Tesauro, Galperin, "On-line Policy Improvement using
Monte-Carlo Search", 1996; Ginsberg, "GIB: Imperfect Information in a Computationally Challenging
Game", 2001): a move is worth what the deal brings when everybody goes on as the game's play-out
policy does. Where that policy is good and much is hidden, this beats a tree of the same budget,
whose deeper nodes are seen too seldom, and whose opponents answer cards they cannot see. Against
chance it has

* common random numbers: the n-th try of every move is made in the n-th world and with the same
  random numbers, so that what is luck of the deal cancels out when moves are compared;
* progressive bias and widening (Chaslot et al., "Progressive Strategies for Monte-Carlo Tree
  Search", 2008): how a move looks counts as much as ``trust`` tries of it, and moves are tried
  best-looking first, more of them the longer the search runs. None is ever ruled out.
"""

from math import log, sqrt

from rules.search.core import WORD, Node, Position, Random, Search, Worlds


class Judged(Position):
    """A position that can tell good-looking moves from others."""

    def promise(self, move: int) -> float:
        """How good a legal move looks at once, in payoff for the side to act.

        Only differences between the moves of one position mean something.
        """
        raise NotImplementedError


class JudgedWorlds(Worlds):
    """Deals the judged worlds that are possible for a seat."""

    def deal(self, random: Random) -> Judged:
        raise NotImplementedError


class Rival(Node):
    """A move of the searching seat, with what it promised."""

    def __init__(self, move: int, sign: float, promise: float) -> None:
        super().__init__(move, sign)
        self.promise = promise


class WideningSearch(Search):
    """Play-outs of the moves of one seat, shared out by upper confidence bounds."""

    def __init__(
        self,
        worlds: JudgedWorlds,
        seed: int,
        exploration: float,
        trust: float,
        first: int,
        every: int,
    ) -> None:
        """``exploration`` is the weight of the confidence bound, in payoff.

        The search starts with the ``first`` best-looking moves; one more joins after ``every``
        simulations.
        """
        super().__init__(worlds, seed)
        self.seed = seed
        self.exploration = exploration
        self.trust = trust
        self.first = first
        self.every = every
        root = worlds.deal(Random(seed))
        sign = 1.0 if root.sides[root.to_act] == 0 else -1.0
        rivals = [Rival(move, sign, root.promise(move)) for move in root.moves()]
        rivals.sort(key=_unpromising)
        self.rivals = rivals
        self.surplus = 0.0
        """The sum of all payoffs, less what the moves that brought them promised."""

    def run(self, simulations: int) -> None:
        """Simulate so many more deals."""
        for _ in range(simulations):
            self._try(self._chosen())
            self.simulations += 1

    def _chosen(self) -> Rival:
        """The move to try next: one that is due to join, else the one of the highest bound."""
        done = self.simulations
        due = min(self.first + done // self.every, len(self.rivals))
        standard = self._standard()
        spread = self.exploration * sqrt(log(done + 1))
        best = self.rivals[0]
        best_bound = -1e300
        for at in range(due):
            rival = self.rivals[at]
            if not rival.visits:
                return rival
            tries = rival.visits + self.trust
            hoped = self.trust * (standard + rival.promise)
            bound = (rival.total + hoped) / tries + spread / sqrt(tries)
            if bound > best_bound:
                best, best_bound = rival, bound
        return best

    def _standard(self) -> float:
        """What is to be added to a promise for an expected payoff."""
        return self.surplus / self.simulations if self.simulations else 0.0

    def _try(self, rival: Rival) -> None:
        """Play a move in its next world, and the deal to its end."""
        random = Random(self.seed * 0x9E3779B1 + rival.visits * 0x85EBCA77 & WORD)
        position = self.worlds.deal(random)
        position.play(rival.move)
        payoff = position.finish(random) * rival.sign
        rival.visits += 1
        rival.total += payoff
        self.surplus += payoff - rival.promise

    def candidates(self) -> list[tuple[int, float, int]]:
        """(move, mean payoff for the side to act, visits) of all legal moves, best first.

        Moves are ranked by visits, then by mean. The value of an untried one is what it promises.
        """
        standard = self._standard()
        found = [
            (r.move, r.mean() if r.visits else standard + r.promise, r.visits) for r in self.rivals
        ]
        found.sort(key=_rank)
        return found


def _unpromising(rival: Rival) -> float:
    return -rival.promise


def _rank(candidate: tuple[int, float, int]) -> tuple[int, float, int]:
    move, mean, visits = candidate
    return (-visits, -mean, move)

"""Tree search that tries its moves on the same worlds; it knows no game.

``WideningSearch`` adds to information-set MCTS what games of many moves and much chance need:

* common random numbers: the n-th try of every move at the root is made in the n-th world and with
  the same random numbers, so that what is luck of the deal cancels out when moves are compared;
* progressive widening (Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007;
  Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search", 2008): moves join the tree
  best-looking first, and more of them the more often a table was visited. No legal move is ever
  ruled out, one that looks bad only comes late;
* play-outs cut short at a horizon, where the game estimates how the deal will end (Lorentz, "Using
  Evaluation Functions in Monte-Carlo Tree Search", 2016): less chance, and more simulations.
"""

from math import log, sqrt

from rules.search import WORD, Node, Position, Random, TreeSearch, Worlds


class Judged(Position):
    """A position that can tell good-looking moves from others, and guess how the deal ends."""

    def promising(self) -> list[int]:
        """The legal moves, the best-looking first."""
        raise NotImplementedError

    def estimate(self) -> float:
        """The expected result of an unfinished deal for side 0."""
        raise NotImplementedError


class JudgedWorlds(Worlds):
    """Deals the judged worlds that are possible for a seat."""

    def deal(self, random: Random) -> Judged:
        raise NotImplementedError


class WideningSearch(TreeSearch):
    """Simulations over the worlds of one seat, the same worlds for each of its moves."""

    def __init__(
        self,
        worlds: JudgedWorlds,
        seed: int,
        scale: float,
        exploration: float,
        horizon: int,
        first: int,
        every: int,
    ) -> None:
        """``horizon`` is the number of plays, from the root, after which a play-out is judged.

        The root starts with its ``first`` best-looking moves, and one more joins after ``every``
        simulations.
        """
        super().__init__(worlds, seed, scale, exploration)
        self.judged = worlds
        self.seed = seed
        self.horizon = horizon
        self.first = first
        self.every = every
        self.unopened: list[int] = worlds.deal(Random(seed)).promising()
        self.opened: list[Node] = []
        self.unopened.reverse()

    def run(self, simulations: int) -> None:
        """Simulate so many more deals."""
        for _ in range(simulations):
            self._simulate_paired(self._chosen())
        self.simulations += simulations

    def _chosen(self) -> Node:
        """The move of the root to try next: a new one when it is time, else the highest bound."""
        visits = self.root.visits
        opened = self.opened
        if self.unopened and len(opened) < self.first + visits // self.every:
            move = self.unopened.pop()
            node = Node(move, 0.0)
            self.root.children[move] = node
            opened.append(node)
            return node
        spread = self.weight * sqrt(log(visits))
        best = opened[0]
        best_bound = -1e300
        for node in opened:
            bound = node.total / node.visits + spread / sqrt(node.visits)
            if bound > best_bound:
                best, best_bound = node, bound
        return best

    def _simulate_paired(self, child: Node) -> None:
        random = Random(self.seed * 0x9E3779B1 + child.visits * 0x85EBCA77 & WORD)
        position = self.judged.deal(random)
        child.sign = 1.0 if position.sides[position.to_act] == 0 else -1.0
        left = self.horizon - 1
        position.play(child.move)
        path = [self.root, child]
        node = child
        while position.to_act >= 0 and left > 0 and node.visits > 0:
            node = self._grown(node, position)
            position.play(node.move)
            path.append(node)
            left -= 1
        while position.to_act >= 0 and left > 0:
            position.play(position.playout_move(random))
            left -= 1
        payoff = position.payoff() if position.to_act < 0 else position.estimate()
        for node in path:
            node.visits += 1
            node.total += payoff * node.sign

    def _grown(self, node: Node, position: Judged) -> Node:
        """The child to follow: a new one if the node is due to widen, else the best by UCB."""
        moves = position.promising()
        children = node.children
        room = 1 + int(sqrt(node.visits)) // 2
        weight = self.weight
        best: Node | None = None
        best_bound = -1e300
        for move in moves:
            child = children.get(move)
            if child is None:
                if room > 0:
                    sign = 1.0 if position.sides[position.to_act] == 0 else -1.0
                    child = Node(move, sign)
                    children[move] = child
                    child.available = 1
                    return child
                continue
            room -= 1
            child.available += 1
            bound = child.total / child.visits + weight * sqrt(log(child.available) / child.visits)
            if bound > best_bound:
                best, best_bound = child, bound
        assert best is not None
        return best

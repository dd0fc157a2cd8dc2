"""Information-set Monte-Carlo tree search; it knows no game.

``TreeSearch`` is single-observer information-set MCTS (Cowling, Powley, Whitehouse, "Information
Set Monte Carlo Tree Search", 2012): every simulation deals the hidden cards anew, in accord with
what the searching seat sees, and walks one tree whose nodes stand for sequences of moves; a child
is chosen by UCB among the moves that the dealt world allows, counted by how often it was available.
"""

from math import log, sqrt

from rules.search.core import Position, Search, Tried, Worlds, rank


class Node(Tried):
    """A sequence of moves, known by its last one."""

    def __init__(self, move: int, sign: float) -> None:
        super().__init__(move, sign)
        self.available = 0
        """The number of simulations in which the move could have been chosen."""
        self.children: dict[int, Node] = {}


class TreeSearch(Search):
    """Simulations over the worlds of one seat, gathered in one tree."""

    def __init__(self, worlds: Worlds, seed: int, scale: float, exploration: float = 0.7) -> None:
        """``scale`` is the spread of utilities that UCB takes for 1."""
        super().__init__(worlds, seed)
        self.weight = exploration * scale
        self.root = Node(-1, 0.0)

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self._simulate(self.worlds.deal(self.random))
        self.simulations += simulations

    def _simulate(self, position: Position) -> None:
        path = self._descend(position)
        payoff = position.finish(self.random)
        utility = position.utility(payoff)
        for node in path:
            node.note(payoff, utility)

    def _descend(self, position: Position) -> list[Node]:
        """The way from the root through a world, up to and including one new node."""
        node = self.root
        path = [node]
        while position.to_act >= 0:
            moves = position.worth_trying()
            child = self._untried(node, moves, position.sign())
            new = child is not None
            if child is None:
                child = self._best(node, moves)
            position.play(child.move)
            path.append(child)
            node = child
            if new:
                break
        return path

    def _untried(self, node: Node, moves: list[int], sign: float) -> Node | None:
        """A new child for one of the moves that have none yet, None if all have one."""
        children = node.children
        untried = [move for move in moves if move not in children]
        if not untried:
            return None
        move = untried[self.random.below(len(untried))]
        for other in moves:
            if other in children:
                children[other].available += 1
        child = Node(move, sign)
        child.available = 1
        children[move] = child
        return child

    def _best(self, node: Node, moves: list[int]) -> Node:
        """The child with the highest upper confidence bound among those available."""
        children = node.children
        weight = self.weight
        best = children[moves[0]]
        best_bound = -1e300
        for move in moves:
            child = children[move]
            child.available += 1
            visits = child.visits
            bound = child.utility / visits + weight * sqrt(log(child.available) / visits)
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    def candidates(self) -> list[tuple[int, float, int]]:
        """(move, mean payoff for the side to act, visits) of the root's moves, best first.

        The most visited move is the one to make.
        """
        tried: list[Tried] = list(self.root.children.values())
        tried.sort(key=rank)
        return [(node.move, node.mean(), node.visits) for node in tried]

"""Search that knows no game: information-set Monte-Carlo tree search, and exact solving.

``TreeSearch`` is single-observer information-set MCTS (Cowling, Powley, Whitehouse, "Information
Set Monte Carlo Tree Search", 2012): every simulation deals the hidden cards anew, consistently
with what the searching seat sees, and walks one tree whose nodes stand for sequences of moves; a
child is chosen by UCB among the moves that the dealt world allows, counted by how often it was
available.
``solve`` is plain alpha-beta for tables on which nothing is hidden any more.

A game takes part with two classes of its own: a ``Position``, a table in one possible world that is
played on in place, and a ``Worlds``, which deals such positions. Moves are small integers there.
Everything is typed for mypyc: plain ``int`` masks, no objects inside the hot loops but tree nodes.
"""

from math import log, sqrt
from typing import Final

WORD: Final = 0xFFFFFFFF


class Random:
    """Xorshift with 32 bits: one seed gives the same numbers on any machine, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.state = (seed & WORD) or 0x9E3779B9
        for _ in range(8):
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n − 1; the bias is below n / 2³²."""
        x = self.state
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.state = x
        return (x * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class Position:
    """A table in one possible world, played on in place.

    ``to_act`` is the seat to move, −1 once the deal is over. Side 0 wants ``payoff`` high, side 1
    wants it low; ``sides`` gives the side of each seat.
    """

    def __init__(self, to_act: int, sides: tuple[int, ...]) -> None:
        self.to_act = to_act
        self.sides = sides

    def moves(self) -> list[int]:
        """The legal moves, coded as integers, in the contract's order."""
        raise NotImplementedError

    def play(self, move: int) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """A position that can be played on without changing this one."""
        raise NotImplementedError

    def payoff(self) -> float:
        """The result of a finished deal for side 0."""
        raise NotImplementedError

    def playout_move(self, random: Random) -> int:
        """A move for a play-out; uniform unless a game knows better."""
        moves = self.moves()
        return moves[random.below(len(moves))]


class Worlds:
    """Deals the worlds that are possible for a seat."""

    def deal(self, random: Random) -> Position:
        """A position with every hidden card somewhere it may lie."""
        raise NotImplementedError


class Node:
    """What simulations found after one sequence of moves."""

    def __init__(self, move: int, sign: float) -> None:
        self.move = move
        self.sign = sign
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The mean payoff for the side that made the move."""
        return self.total / self.visits if self.visits else 0.0


MOST_WORLDS: Final = 512
DEEP: Final = 1 << 20


class TreeSearch:
    """Simulations over the worlds of one seat, gathered in one tree."""

    def __init__(self, worlds: Worlds, seed: int, scale: float, exploration: float = 0.7) -> None:
        """``scale`` is the spread of payoffs that UCB takes for 1."""
        self.worlds = worlds
        self.random = Random(seed)
        self.weight = exploration * scale
        self.root = Node(-1, 0.0)
        self.simulations = 0

    def run(self, simulations: int) -> None:
        """Simulate so many more deals."""
        for _ in range(simulations):
            self._simulate(self.worlds.deal(self.random))
        self.simulations += simulations

    def _simulate(self, position: Position) -> None:
        self._finish(position, self._descend(position, [self.root], DEEP))

    def _finish(self, position: Position, path: list[Node]) -> None:
        """Play a position out, and count the result on the way that led to it."""
        random = self.random
        while position.to_act >= 0:
            position.play(position.playout_move(random))
        payoff = position.payoff()
        for node in path:
            node.visits += 1
            node.total += payoff * node.sign

    def _descend(self, position: Position, path: list[Node], most: int) -> list[Node]:
        """Follow the tree through a world, up to and including one new node.

        The path ends with ``most`` nodes at the latest.
        """
        node = path[len(path) - 1]
        while position.to_act >= 0 and len(path) < most:
            sign = 1.0 if position.sides[position.to_act] == 0 else -1.0
            moves = position.moves()
            child = self._untried(node, moves, sign)
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
            bound = child.total / child.visits + weight * sqrt(log(child.available) / child.visits)
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    def candidates(self) -> list[tuple[int, float, int]]:
        """(move, mean payoff for the side to act, visits) of the root's moves, best first.

        Moves are ranked by visits, then by mean: the most visited one is the one to make.
        """
        found = [(n.move, n.mean(), n.visits) for n in self.root.children.values()]
        found.sort(key=_rank)
        return found


class PairedSearch(TreeSearch):
    """Tree search that tries every move of the root on the same worlds, in the same order.

    The n-th visit of each move is on the n-th world dealt, so the luck of the deal is in all of
    them alike and cancels where they are compared (common random numbers). This needs a root whose
    moves do not depend on the world, as those of the searching seat never do. At most
    ``MOST_WORLDS`` worlds are dealt; then they are used again.

    The tree is ``depth`` moves deep; with 1, everything after the seat's own move is a play-out.
    """

    def __init__(
        self, worlds: Worlds, seed: int, scale: float, depth: int = DEEP, exploration: float = 0.7
    ) -> None:
        super().__init__(worlds, seed, scale, exploration)
        self.depth = depth
        self.dealt: list[Position] = []

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self._paired()
        self.simulations += simulations

    def _world(self, number: int) -> Position:
        """A fresh copy of the world with this number."""
        dealt = self.dealt
        number %= MOST_WORLDS
        if number == len(dealt):
            dealt.append(self.worlds.deal(self.random))
        return dealt[number].copy()

    def _paired(self) -> None:
        root = self.root
        first = self._world(0)
        sign = 1.0 if first.sides[first.to_act] == 0 else -1.0
        moves = first.moves()
        child = self._untried(root, moves, sign)
        if child is not None:
            first.play(child.move)
            self._finish(first, [root, child])
            return
        child = self._best(root, moves)
        position = self._world(child.visits)
        position.play(child.move)
        path = self._descend(position, [child], self.depth)
        self._finish(position, [root, *path])


def _rank(candidate: tuple[int, float, int]) -> tuple[int, float, int]:
    move, mean, visits = candidate
    return (-visits, -mean, move)


# -- exact solving --------------------------------------------------------------------------------

FAR = 1e9


def solve(position: Position, low: float, high: float) -> float:
    """The payoff under best play of both sides, by alpha-beta within [low, high]."""
    if position.to_act < 0:
        return position.payoff()
    rising = position.sides[position.to_act] == 0
    best = low if rising else high
    for move in position.moves():
        after = position.copy()
        after.play(move)
        if rising:
            best = max(best, solve(after, best, high))
            if best >= high:
                break
        else:
            best = min(best, solve(after, low, best))
            if best <= low:
                break
    return best


def solved_moves(position: Position) -> list[tuple[int, float, int]]:
    """(move, exact payoff for the side to act, 1) of every legal move, best first.

    Moves of equal value keep the contract's order.
    """
    sign = 1.0 if position.sides[position.to_act] == 0 else -1.0
    found: list[tuple[int, float, int]] = []
    for move in position.moves():
        after = position.copy()
        after.play(move)
        found.append((move, sign * solve(after, -FAR, FAR), 1))
    found.sort(key=_worth)
    return found


def _worth(candidate: tuple[int, float, int]) -> float:
    return -candidate[1]

"""Search that knows no game: information-set Monte-Carlo tree search, and exact solving.

``TreeSearch`` is single-observer information-set MCTS (Cowling, Powley, Whitehouse, "Information
Set Monte Carlo Tree Search", 2012): every simulation deals the hidden cards anew, consistently
with what the searching seat sees, and walks one tree whose nodes stand for sequences of moves; a
child is chosen by UCB among the moves that the dealt world allows, counted by how often it was
available.
``solve`` is plain alpha-beta for tables on which nothing is hidden any more; ``rules.solved`` has a
search that averages such values over worlds.

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

    def utility(self, payoff: float) -> float:
        """How much side 0 likes a payoff; sampled moves are chosen for it, and values stay payoffs.

        It rises with the payoff; a game may flatten the extremes.
        """
        return payoff

    def worth_trying(self) -> list[int]:
        """The moves worth a search: all legal ones, unless a game knows some to be useless."""
        return self.moves()

    def playout_move(self, random: Random) -> int:
        """A move for a play-out; uniform unless a game knows better."""
        moves = self.moves()
        return moves[random.below(len(moves))]

    def finish(self, random: Random) -> float:
        """The payoff of a play-out to the end; a game may cut it short where it knows better."""
        while self.to_act >= 0:
            self.play(self.playout_move(random))
        return self.payoff()

    def value(self) -> float:
        """The payoff under best play of both sides, who see all cards."""
        return solve(self, -FAR, FAR)


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
        self.utility = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The mean payoff for the side that made the move."""
        return self.total / self.visits if self.visits else 0.0


DEEP: Final = 1 << 20
"""More nodes than any deal has moves."""


class Search:
    """Looks at worlds of one seat, one per simulation, and gathers what its moves are worth."""

    def __init__(self, worlds: Worlds, seed: int) -> None:
        self.worlds = worlds
        self.random = Random(seed)
        self.simulations = 0

    def run(self, simulations: int) -> None:
        """Look at so many more worlds."""
        raise NotImplementedError

    def candidates(self) -> list[tuple[int, float, int]]:
        """(move, mean payoff for the side to act, visits) of the moves tried, best first."""
        raise NotImplementedError


class TreeSearch(Search):
    """Simulations over the worlds of one seat, gathered in one tree."""

    def __init__(self, worlds: Worlds, seed: int, scale: float, exploration: float = 0.7) -> None:
        """``scale`` is the spread of payoffs that UCB takes for 1."""
        super().__init__(worlds, seed)
        self.weight = exploration * scale
        self.root = Node(-1, 0.0)

    def run(self, simulations: int) -> None:
        """Simulate so many more deals."""
        for _ in range(simulations):
            self._simulate(self.worlds.deal(self.random))
        self.simulations += simulations

    def _simulate(self, position: Position) -> None:
        self._finish(position, self._descend(position, [self.root], DEEP))

    def _finish(self, position: Position, path: list[Node]) -> None:
        """Play a position out, and count the result on the way that led to it."""
        payoff = position.finish(self.random)
        utility = position.utility(payoff)
        for node in path:
            node.visits += 1
            node.total += payoff * node.sign
            node.utility += utility * node.sign

    def _descend(self, position: Position, path: list[Node], most: int) -> list[Node]:
        """Follow the tree through a world, up to and including one new node.

        The path ends with ``most`` nodes at the latest.
        """
        node = path[len(path) - 1]
        while position.to_act >= 0 and len(path) < most:
            sign = 1.0 if position.sides[position.to_act] == 0 else -1.0
            moves = position.worth_trying()
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
            visits = child.visits
            bound = child.utility / visits + weight * sqrt(log(child.available) / visits)
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


def solved_moves(
    position: Position, playouts: int = 0, seed: int = 0
) -> list[tuple[int, float, int]]:
    """(move, exact payoff for the side to act, 1) of every legal move, best first.

    Moves of equal value keep the contract's order. With ``playouts``, those that share the best
    value are ranked by so many play-outs first: against an opponent who errs they are not equal.
    """
    sign = 1.0 if position.sides[position.to_act] == 0 else -1.0
    found: list[tuple[int, float, int]] = []
    for move in position.moves():
        after = position.copy()
        after.play(move)
        found.append((move, sign * after.value(), 1))
    found.sort(key=_worth)
    equal = [candidate for candidate in found if candidate[1] == found[0][1]]
    if playouts and len(equal) > 1:
        ranked: list[tuple[float, int]] = []
        for i, candidate in enumerate(equal):
            ranked.append((-sign * _played_out(position, candidate[0], playouts, seed), i))
        ranked.sort()
        found[: len(equal)] = [equal[i] for _, i in ranked]
    return found


def _played_out(position: Position, move: int, playouts: int, seed: int) -> float:
    """The mean payoff of whole play-outs after a move."""
    random = Random(seed)
    total = 0.0
    for _ in range(playouts):
        after = position.copy()
        after.play(move)
        while after.to_act >= 0:
            after.play(after.playout_move(random))
        total += after.payoff()
    return total / playouts


def _worth(candidate: tuple[int, float, int]) -> float:
    return -candidate[1]

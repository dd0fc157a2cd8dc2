"""Exact values: of one world in which nothing is hidden, or averaged over many; it knows no game.

``SolvedWorlds`` is perfect-information Monte Carlo, for games whose worlds are quickly solved: each
simulation deals the hidden cards and solves the position after every move, with all cards open; the
move that is best on average is the one to make (Long, Sturtevant, Buro, Furtak, "Understanding the
Success of Perfect Information Monte Carlo Sampling in Game Tree Search", 2010). It learns more from
a world than a tree search does, but believes that later decisions will be made with open cards; it
is for positions where little is hidden, or where it soon comes out.
"""

from rules.search.core import Position, Random, Search, Worlds


def solved_moves(
    position: Position, playouts: int = 0, seed: int = 0
) -> list[tuple[int, float, int]]:
    """(move, exact payoff for the side to act, 1) of every legal move, best first.

    Moves of equal value keep the contract's order. Those that share the best value are ranked by
    the mean of ``playouts`` first: against an opponent who errs they are not equal.
    """
    sign = position.sign()
    found: list[tuple[int, float, int]] = []
    for move in position.moves():
        after = position.copy()
        after.play(move)
        found.append((move, sign * after.value(), 1))
    found.sort(key=_lowness)
    equal = [candidate for candidate in found if candidate[1] == found[0][1]]
    if playouts and len(equal) > 1:
        ranked: list[tuple[float, int]] = []
        for i, candidate in enumerate(equal):
            ranked.append((-sign * _played_out(position, candidate[0], playouts, seed), i))
        ranked.sort()
        found[: len(equal)] = [equal[i] for _, i in ranked]
    return found


def _lowness(candidate: tuple[int, float, int]) -> float:
    return -candidate[1]


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


class SolvedWorlds(Search):
    """Every move worth a search, solved in every world dealt."""

    def __init__(self, worlds: Worlds, seed: int) -> None:
        super().__init__(worlds, seed)
        self.moves: list[int] = []
        self.totals: list[float] = []

    def run(self, simulations: int) -> None:
        """Solve a number of further worlds."""
        for _ in range(simulations):
            position = self.worlds.deal(self.random)
            if not self.moves:
                self.moves = position.worth_trying()
                self.totals = [0.0] * len(self.moves)
            sign = position.sign()
            for i, move in enumerate(self.moves):
                after = position.copy()
                after.play(move)
                self.totals[i] += sign * after.value()
        self.simulations += simulations

    def candidates(self) -> list[tuple[int, float, int]]:
        """(move, mean payoff for the side to act, worlds) of the moves worth trying, best first.

        Moves of equal mean keep their order.
        """
        worlds = self.simulations
        found = [
            (move, total / worlds, worlds)
            for move, total in zip(self.moves, self.totals, strict=True)
        ]
        found.sort(key=_lowness)
        return found

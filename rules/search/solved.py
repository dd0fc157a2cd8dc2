"""Perfect-information Monte Carlo, for games whose worlds are quickly solved; it knows no game.

Every simulation deals the hidden cards and finds what each move is worth when both sides see all
cards; the move that is best on average is the one to make (Long, Sturtevant, Buro, Furtak,
"Understanding the Success of Perfect Information Monte Carlo Sampling in Game Tree Search", 2010).
It learns more from a world than a tree search does, but believes that later decisions will be
made with open cards; it is for positions where little is hidden, or where it soon comes out.
"""

from rules.search.core import Search, Worlds


class SolvedWorlds(Search):
    """Every move worth a search, solved in every world dealt."""

    def __init__(self, worlds: Worlds, seed: int) -> None:
        super().__init__(worlds, seed)
        self.moves: list[int] = []
        self.totals: list[float] = []

    def run(self, simulations: int) -> None:
        """Solve so many more worlds."""
        for _ in range(simulations):
            position = self.worlds.deal(self.random)
            if not self.moves:
                self.moves = position.worth_trying()
                self.totals = [0.0] * len(self.moves)
            sign = 1.0 if position.sides[position.to_act] == 0 else -1.0
            for i, move in enumerate(self.moves):
                after = position.copy()
                after.play(move)
                self.totals[i] += sign * after.value()
        self.simulations += simulations

    def candidates(self) -> list[tuple[int, float, int]]:
        """(move, mean payoff for the side to act, worlds) of the root's moves, best first.

        Moves of equal mean keep the order of what is worth trying.
        """
        worlds = self.simulations
        found = [
            (move, total / worlds, worlds)
            for move, total in zip(self.moves, self.totals, strict=True)
        ]
        found.sort(key=_worst)
        return found


def _worst(candidate: tuple[int, float, int]) -> float:
    return -candidate[1]

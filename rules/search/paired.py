"""Tree search that tries the moves of its root on the same worlds; it knows no game."""

from typing import Final

from rules.search.core import DEEP, Position, TreeSearch, Worlds

MOST_WORLDS: Final = 512


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
        moves = first.worth_trying()
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

"""A race of a few moves through play-outs in the same worlds; it knows no game.

Where a game knows good play-outs, the paired comparison finds the best move with fewer of them than
a tree does.
"""

from math import sqrt

from rules.search.core import WORD, Node, Random, Search, Worlds


class Race(Search):
    """Play-outs of a few moves, each in the same worlds, without a tree below them.

    Every world is tried with each move still in question, and the play-outs draw the same random
    numbers; so luck of the deal cancels out. Moves that fall behind are tried no longer.
    """

    def __init__(
        self, worlds: Worlds, moves: list[int], seed: int, sign: float, spread: float
    ) -> None:
        """``sign`` is 1 if side 0 is to act, −1 if side 1 is; ``spread`` is the standard deviation
        to expect between the utilities of two moves in one world."""
        super().__init__(worlds, seed)
        self.nodes = [Node(move, sign) for move in moves]
        self.spread = spread
        self.running = self.nodes
        self.next = 0
        self.world = worlds.deal(self.random)
        self.rolls = Random(1)
        self.start = self.rolls.state

    def run(self, simulations: int) -> None:
        """Play out so many more moves, each to the end of the deal."""
        for _ in range(simulations):
            self._try(self.running[self.next])
            self.next += 1
            if self.next == len(self.running):
                self._give_up()
                self.next = 0
                self.world = self.worlds.deal(self.random)
                self.start = self.random.below(WORD) + 1
        self.simulations += simulations

    def _try(self, node: Node) -> None:
        position = self.world.copy()
        rolls = self.rolls
        rolls.state = self.start
        position.play(node.move)
        while position.to_act >= 0:
            position.play(position.playout_move(rolls))
        node.visits += 1
        payoff = position.payoff()
        node.total += payoff * node.sign
        node.utility += position.utility(payoff) * node.sign

    def _give_up(self) -> None:
        """Leave out the moves that lag behind by more than luck explains."""
        worlds = self.running[0].visits
        if worlds < 8 or len(self.running) <= 2:
            return
        best = max([node.utility for node in self.running])
        least = best - 2.0 * self.spread * sqrt(worlds)
        kept = [node for node in self.running if node.utility >= least]
        if len(kept) >= 2:
            self.running = kept

    def candidates(self) -> list[tuple[int, float, int]]:
        """As in a tree; ranked by utility, but valued by payoff."""
        tried = [node for node in self.nodes if node.visits]
        tried.sort(key=_rank)
        return [(node.move, node.mean(), node.visits) for node in tried]


def _rank(node: Node) -> tuple[int, float, int]:
    return (-node.visits, -node.utility / node.visits, node.move)

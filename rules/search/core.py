"""The parts of every search: random numbers, positions, worlds; it knows no game.

A game takes part with two classes of its own: a ``Position``, a table in one possible world that is
played on in place, and a ``Worlds``, which deals such positions. Moves are small integers there.
Everything is typed for mypyc: plain ``int`` masks, no objects inside the hot loops but the moves
that a search compares. A game from elsewhere need not be compiled: its classes may be plain Python.
"""

from typing import Final

from mypy_extensions import mypyc_attr

WORD: Final = 0xFFFFFFFF
"""The 32 bits of a random number's state."""

INFINITE: Final = 1e9
"""More than any payoff."""


class Random:
    """Xorshift with 32 bits: one seed gives the same numbers on any machine, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.state = 0
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Give the numbers of another seed from now on."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A table in one possible world, played on in place.

    ``to_act`` is the seat to move, −1 once the deal is over. Side 0 wants ``payoff`` high, side 1
    wants it low; ``sides`` gives the side of each seat.
    """

    def __init__(self, to_act: int, sides: tuple[int, ...]) -> None:
        self.to_act = to_act
        self.sides = sides

    def sign(self) -> float:
        """1 if the seat to act wants the payoff high, −1 if it wants it low."""
        return 1.0 if self.sides[self.to_act] == 0 else -1.0

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
        """The liking of side 0 for a payoff; sampled moves are chosen for it, values stay payoffs.

        It rises with the payoff; a game may flatten the extremes.
        """
        return payoff

    def worth_trying(self) -> list[int]:
        """The moves worth a search: all legal ones, unless a game knows some to be useless."""
        return self.moves()

    def promise(self, move: int) -> float:
        """The worth of a legal move at first sight, in utility for the side to act.

        Only differences between the moves of one position mean something, and they may not depend
        on hidden cards. A game without an opinion promises 0 of each.
        """
        return 0.0

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
        return solve(self, -INFINITE, INFINITE)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Deals the worlds that are possible for a seat."""

    def deal(self, random: Random) -> Position:
        """A position with every hidden card somewhere it may lie."""
        raise NotImplementedError


class Tried:
    """A move and the simulations made of it; sums are for the side that makes it."""

    def __init__(self, move: int, sign: float, promise: float = 0.0) -> None:
        """``sign`` is 1 if side 0 makes the move, −1 if side 1 does."""
        self.move = move
        self.sign = sign
        self.promise = promise
        self.visits = 0
        self.total = 0.0
        self.utility = 0.0

    def note(self, payoff: float, utility: float) -> None:
        """Count one simulation that went through the move."""
        self.visits += 1
        self.total += payoff * self.sign
        self.utility += utility * self.sign

    def mean(self) -> float:
        """The mean payoff for the side that makes the move."""
        return self.total / self.visits if self.visits else 0.0

    def mean_utility(self) -> float:
        """The mean utility; that of an untried move is its promise."""
        return self.utility / self.visits if self.visits else self.promise


def rank(tried: Tried) -> tuple[int, float, int]:
    """The key that sorts moves best first: by visits, then by mean utility."""
    return (-tried.visits, -tried.mean_utility(), tried.move)


class Search:
    """Looks at worlds of one seat, one per simulation, and gathers what its moves are worth."""

    def __init__(self, worlds: Worlds, seed: int) -> None:
        self.worlds = worlds
        self.random = Random(seed)
        self.simulations = 0

    def run(self, simulations: int) -> None:
        """Make a number of further simulations."""
        raise NotImplementedError

    def candidates(self) -> list[tuple[int, float, int]]:
        """(move, mean payoff for the side to act, visits) of the moves looked at, best first."""
        raise NotImplementedError

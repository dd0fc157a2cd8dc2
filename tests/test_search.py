"""The searches on a game small enough to know the answer: bet on one of some hidden dice."""

import pytest

from rules.search.core import Position, Random, Worlds
from rules.search.playouts import PlayoutSearch
from rules.search.solved import SolvedWorlds, solved_moves
from rules.search.tree import TreeSearch

BETS = [3, 1, 2]
"""Betting on die b wins what it shows plus b, so the means are 5.5, 3.5 and 4.5."""


class Bet(Position):
    """One die for each bet lies hidden; the only seat names a bet, then the other just nods."""

    def __init__(self, dice, side=0):
        super().__init__(0, (side, 1 - side))
        self.dice, self.bet, self.log = dice, 0, []

    def moves(self):
        return BETS if self.to_act == 0 else [0]

    def play(self, move):
        if self.to_act == 0:
            self.bet, self.to_act = move, 1
        else:
            self.to_act = -1

    def copy(self):
        other = Bet(self.dice, self.sides[0])
        other.to_act, other.bet, other.log = self.to_act, self.bet, self.log
        return other

    def finish(self, random):
        self.log.append((self.bet, self.dice, random.below(1000)))
        return super().finish(random)

    def payoff(self):
        won = float(self.dice[self.bet] + self.bet)
        return won if self.sides[0] == 0 else -won

    def promise(self, move):
        return float(move)


class Table(Worlds):
    def __init__(self, side=0):
        self.side, self.log = side, []

    def deal(self, random):
        position = Bet({bet: 1 + random.below(4) for bet in BETS}, self.side)
        position.log = self.log
        return position


SEARCHES = [
    lambda worlds: TreeSearch(worlds, 5, 2.0),
    lambda worlds: PlayoutSearch(worlds, BETS, 5, 2.0),
    lambda worlds: PlayoutSearch(worlds, BETS, 5, 2.0, 10.0, 1, 5),
    lambda worlds: SolvedWorlds(worlds, 5),
]


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("search", SEARCHES)
def test_every_search_finds_the_best_bet_for_either_side(search, side):
    found = search(Table(side))
    for simulations in (1, 199, 400):
        found.run(simulations)
    assert found.simulations == 600
    candidates = found.candidates()
    assert [move for move, _, _ in candidates] == [3, 2, 1]
    for (_, value, visits), mean in zip(candidates, [5.5, 4.5, 3.5], strict=True):
        assert visits > 0
        assert abs(value - mean) < 0.6


def test_the_nth_try_of_every_move_is_in_the_same_world_with_the_same_chance():
    worlds = Table()
    PlayoutSearch(worlds, BETS, 5, 2.0).run(200)
    tries = {bet: [rest for other, *rest in worlds.log if other == bet] for bet in BETS}
    longest = max(tries.values(), key=len)
    for met in tries.values():
        assert len(met) > 1
        assert met == longest[: len(met)]
    assert len({str(met) for met in longest}) > len(longest) // 2


def test_moves_join_in_the_order_of_their_promise():
    search = PlayoutSearch(Table(), BETS, 5, 0.0, 1.0, 1, 10)
    for done, tried in ((9, [3]), (11, [3, 2]), (21, [3, 2, 1])):
        search.run(done - search.simulations)
        assert [move for move, _, visits in search.candidates() if visits] == tried
    assert len(search.candidates()) == 3


def test_one_seed_gives_one_answer_however_the_work_is_cut():
    whole, parts = (PlayoutSearch(Table(), BETS, 9, 2.0) for _ in range(2))
    whole.run(90)
    for _ in range(30):
        parts.run(3)
    assert whole.candidates() == parts.candidates()


def test_an_open_world_is_solved_for_the_side_to_act():
    for side in (0, 1):
        position = Bet({1: 4, 2: 1, 3: 2}, side)
        assert solved_moves(position) == [(3, 5.0, 1), (1, 5.0, 1), (2, 3.0, 1)]
        assert solved_moves(position, playouts=4, seed=Random(1).below(100))[0][1] == 5.0

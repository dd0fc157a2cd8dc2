"""A player of the frozen build: views come in by lines of JSON, moves go out; see `frozen.py`.

It runs with the frozen build alone on its path, so that nothing of today's rules plays a part.
"""

import json
import sys
import time

from rules import games
from rules.search.core import Random

SLICE_SECONDS = 0.003
NOISE = 5
"""In the plain Monte Carlo's play-outs, one move in this many is drawn at random."""

MOST = 10**9


def expert(game, view, seed, budget):
    """The level `expert` within (milliseconds of processor time or None, simulations or None)."""
    milliseconds, simulations = budget
    thinking = game.think(view, seed)
    ends = time.process_time() + (milliseconds / 1000 if milliseconds else MOST)
    most = simulations or MOST
    portion = 1
    while not thinking.exact and thinking.simulations < most:
        before = time.process_time()
        if before >= ends and thinking.simulations:
            break
        thinking.look(min(portion, most - thinking.simulations))
        taken = time.process_time() - before
        portion = portion * 2 if taken < SLICE_SECONDS / 2 else portion
        portion = max(portion // 2, 1) if taken > SLICE_SECONDS else portion
    return [(each.move, each.value) for each in thinking.candidates()]


def montecarlo(game, view, seed, budget):
    """Each legal move played out to the end of the deal in the same worlds, so many of them."""
    thinking = game.think(view, seed)
    search = thinking._search
    if search is None:
        return [(each.move, each.value) for each in thinking.candidates()]
    random = Random(seed)
    moves = search.worlds.deal(random).worth_trying()
    totals = dict.fromkeys(moves, 0.0)
    for _ in range(budget[1]):
        world = search.worlds.deal(random)
        sign = world.sign()
        for move in moves:
            position = world.copy()
            position.play(move)
            totals[move] += sign * played_out(position, random)
    ranked = sorted(moves, key=lambda move: -totals[move])
    return [(thinking._decode(move), totals[move] / budget[1]) for move in ranked]


def played_out(position, random):
    """The payoff when all go on by the play-out policy, with a random move now and then."""
    while position.to_act >= 0:
        if random.below(NOISE):
            position.play(position.playout_move(random))
        else:
            moves = position.moves()
            position.play(moves[random.below(len(moves))])
    return position.payoff()


def main():
    game = games()[sys.argv[1]]
    player = {"expert": expert, "montecarlo": montecarlo}[sys.argv[2]]
    for line in sys.stdin:
        document, seed, budget = json.loads(line)
        found = player(game, game.read_view(document), seed, budget)
        answer = [(game.write_move(move), value) for move, value in found]
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

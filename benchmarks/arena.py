"""Duplicate deals between two policies, with win rates and points.

    python benchmarks/arena.py GAME --a POLICY --b POLICY --deals N [--match]
        [--budget time_ms=100 | cpu_ms=100 | simulations=500] [--processes P] [--seed S]
        [--json FILE]

`cpu_ms` counts the searching process's own processor time, for machines that do other work too.

Policies: `random`, `greedy` (the game's documented greedy player), `beginner`, `intermediate`,
`expert` (the levels of `suggest`), and those that `benchmarks/GAME/players.py` adds. These do not
change (`frozen.py`): `frozen`, which is `expert` as it was in a commit long past, in the same
budget; `montecarlo` and `montecarlo-200`, which play each move out to the end of the deal in 1,000
and 200 worlds dealt evenly, by the policy of the play-outs with every fifth move at random.

Every deal is played twice with the same cards: A sits on one side, then on the other. Where the
sides are roles, `players.py` says so. With `--match` whole matches are played instead of single
deals. Points are A's lead a deal (a match: 1 for a win, −1 for a loss), averaged over the two
seatings; their interval is 1.96 standard errors over the deals, that of win rates is Wilson's.
Draws count half.
"""

import argparse
import json
import math
import statistics
import sys
import time
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from types import SimpleNamespace

import frozen
from tqdm import tqdm

from rules import games
from rules.search import core as search
from rules.search.core import Random
from service.search import suggesting
from service.search.suggesting import Budget, suggestion

LEVELS = ("beginner", "intermediate", "expert")


# -- policies -------------------------------------------------------------------------------------


def random_policy(game, options):
    def move(view, seed):
        moves = game.legal_moves(view)
        return moves[Random(seed).below(len(moves))]

    return move


def greedy_policy(game, options):
    return lambda view, seed: game.greedy(view)


def level_policy(level):
    def policy(game, options):
        kind, amount = options.budget.split("=")
        if kind == "cpu_ms":
            suggesting.time = SimpleNamespace(perf_counter=time.process_time)
        timed = kind in ("time_ms", "cpu_ms")
        budget = Budget(int(amount), None) if timed else Budget(None, int(amount))

        def move(view, seed):
            answer = suggestion(game, view, budget, level, str(seed), lambda: True)
            return game.read_move(answer["move"])

        return move

    return policy


POLICIES = {
    "random": random_policy,
    "greedy": greedy_policy,
    **{level: level_policy(level) for level in LEVELS},
    **frozen.POLICIES,
}


def players_of(game):
    """What a game says of its own about comparing players; None if it says nothing."""
    if not (Path(__file__).parent / game.id / "players.py").exists():
        return None
    return import_module(f"{game.id}.players")


def policy_of(name, game, options):
    """The policy of that name, a function of a view and a seed."""
    if name in POLICIES:
        return POLICIES[name](game, options)
    return players_of(game).POLICIES[name]()


# -- playing --------------------------------------------------------------------------------------


def sides_of(game):
    """The two sides as sets of seats: roles of the game, teams, or seats."""
    return getattr(players_of(game), "SIDES", tuple(map(set, game.teams or ((0,), (1,)))))


def opening(game, seed, previous=None):
    """A deal, as the game's own ``opening`` makes it, if it has one."""
    own = getattr(players_of(game), "opening", None)
    if own is not None:
        return own(seed, previous)
    return game.shuffle_and_deal(seed, None, game.default_options(), previous)


def played(game, state, policies, seed):
    """The final state of a deal; ``policies`` gives the player of each seat."""
    ply = 0
    while state.to_act is not None:
        seat = state.to_act
        move = policies[seat](game.view(state, seat), (seed * 8191 + ply * 131 + seat) & 0x7FFFFFFF)
        state, _ = game.apply(state, move)
        ply += 1
    return state


def lead(game, state, side):
    """The points by which a side is ahead in a finished deal."""
    totals = [entry.total for entry in game.score(state).sides]
    own = getattr(players_of(game), "lead", None)
    return totals[side] - totals[1 - side] if own is None else own(totals, side)


def match_lead(game, seed, policies, side):
    """1 if a side wins a match, −1 if it loses."""
    state, number = None, 0
    while state is None or state.phase == "deal_over":
        state = opening(game, f"{seed}/{number}", state)
        state = played(game, state, policies, seed * 977 + number)
        number += 1
    return 1 if game.score(state).match.winner == side else -1


def one_deal(job):
    """A's lead with A on each side of one deal (or match)."""
    options, number = job
    game = games()[options.game]
    a, b = (policy_of(name, game, options) for name in (options.a, options.b))
    leads = []
    for side, seats in enumerate(sides_of(game)):
        policies = [a if seat in seats else b for seat in range(game.seats)]
        if options.match:
            leads.append(match_lead(game, options.seed + number, policies, side))
        else:
            state = opening(game, f"arena/{options.seed}/{number}")
            leads.append(lead(game, played(game, state, policies, number), side))
    return leads


# -- reporting ------------------------------------------------------------------------------------


def wilson(wins, count):
    """A 95 % interval for a rate."""
    z, rate = 1.96, wins / count
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    spread = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    spread /= 1 + z * z / count
    return [round(middle - spread, 4), round(middle + spread, 4)]


def rate_of(leads):
    wins = sum(1.0 if value > 0 else 0.5 if value == 0 else 0.0 for value in leads)
    return {
        "played": len(leads),
        "rate": round(wins / len(leads), 4),
        "ci": wilson(wins, len(leads)),
    }


def summary(options, pairs):
    """The result as data."""
    flat = [value for pair in pairs for value in pair]
    means = [statistics.mean(pair) for pair in pairs]
    error = 1.96 * statistics.stdev(means) / math.sqrt(len(means)) if len(means) > 1 else 0.0
    decided = [value for value in flat if value]
    rules_are = "interpreted" if search.__file__.endswith(".py") else "compiled"
    return {
        "game": options.game,
        "a": options.a,
        "b": options.b,
        "unit": "matches" if options.match else "deals",
        "budget": options.budget,
        "rules": rules_are,
        "deals": len(pairs),
        "win_rate": rate_of(flat),
        "win_rate_of_decided": rate_of(decided) if decided else None,
        "by_side": [rate_of([pair[side] for pair in pairs]) for side in (0, 1)],
        "points": {"mean": round(statistics.mean(means), 3), "ci": round(error, 3)},
    }


def report(result):
    rate, points = result["win_rate"], result["points"]
    lines = [
        f"{result['game']}: {result['a']} against {result['b']}, {result['deals']} duplicate "
        f"{result['unit']}, {result['budget']}, {result['rules']}",
        f"  won      {rate['rate']:.1%}  [{rate['ci'][0]:.1%}, {rate['ci'][1]:.1%}]",
        f"  points   {points['mean']:+.3f} ± {points['ci']:.3f}",
    ]
    if result["win_rate_of_decided"]:
        decided = result["win_rate_of_decided"]
        lines.insert(2, f"  decided  {decided['rate']:.1%}  of {decided['played']}")
    for side, found in enumerate(result["by_side"]):
        lines.append(f"  side {side}   {found['rate']:.1%}  {found['ci']}")
    return "\n".join(lines)


def parsed():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--a", default="expert")
    parser.add_argument("--b", default="greedy")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--match", action="store_true")
    parser.add_argument("--budget", default="time_ms=100")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    known = [*POLICIES, *getattr(players_of(games()[options.game]), "POLICIES", ())]
    for name in {options.a, options.b} - set(known):
        parser.error(f"{options.game} has no policy {name}; it has {', '.join(known)}")
    return options


def main():
    options = parsed()
    jobs = [(options, number) for number in range(options.deals)]
    with Pool(options.processes) as pool:
        pairs = list(tqdm(pool.imap(one_deal, jobs), total=len(jobs), file=sys.stderr))
    result = summary(options, pairs)
    print(report(result))
    if options.json:
        options.json.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()

"""Thinking within a budget: the clock, the levels and the answer of ``suggest``.

Everything here starts from a view; no state reaches it.
"""

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from rules.search.core import Random
from rules.search.thinking import Candidate, Thinking, uniform_thinking
from service.contract.pieces import AnyGame

DEFAULT_TIME_MS = 100
MOST_CANDIDATES = 50
SLICE_SECONDS = 0.003
"""Bound of one call of compiled search, which holds the interpreter's lock meanwhile."""

STEADY_SHARE = 0.7
STEADY_LEAST_MS = 50
"""A search that must take the same time as any other ends early, and waits for the rest."""

NO_LIMIT = 10**9
"""Simulations of a search that only the clock ends."""

INTERMEDIATE_SHARE = 8
BEGINNER_SIMULATIONS = 40

Patience = Callable[[], bool]
"""Says whether somebody still waits for the answer."""


class GaveUp(Exception):
    """Nobody waits for the answer any more."""


class Budget(NamedTuple):
    """The bounds of thinking: a time, a number of simulations, or whichever is reached first."""

    time_ms: int | None
    simulations: int | None
    steady: bool = False
    """True to take just ``time_ms``, however clear the move is: the wait must tell nothing."""

    def kept_steady(self) -> "Budget":
        """The budget, with all of its time taken; simulations take as long as they take."""
        if self.time_ms is None:
            return self
        return self._replace(time_ms=max(self.time_ms, STEADY_LEAST_MS), steady=True)

    def within(self, milliseconds: int) -> "Budget":
        """The budget, but for no longer than this, even for a number of simulations."""
        if self.time_ms is not None and self.time_ms <= milliseconds:
            return self
        return self._replace(time_ms=milliseconds)

    def reduced(self, level: str) -> "Budget":
        """The part of a budget that a level uses."""
        if level == "expert":
            return self
        if level == "beginner":
            few = min(self.simulations or NO_LIMIT, BEGINNER_SIMULATIONS)
            return self._replace(simulations=few)
        time_ms = None if self.time_ms is None else max(self.time_ms // INTERMEDIATE_SHARE, 1)
        simulations = self.simulations and max(self.simulations // INTERMEDIATE_SHARE, 1)
        return self._replace(time_ms=time_ms, simulations=simulations)


Advisor = Callable[[AnyGame, Any, Budget, str, str], dict[str, Any]]
"""Gives a suggestion for (game, acting seat's view, budget, level, seed)."""


def budget_of(request: dict[str, Any]) -> Budget:
    """The budget that a request asks for."""
    given = request.get("budget") or {"time_ms": DEFAULT_TIME_MS}
    return Budget(given.get("time_ms"), given.get("simulations"))


def suggestion(
    game: AnyGame, view: Any, budget: Budget, level: str, seed: str, waited_for: Patience
) -> dict[str, Any]:
    """The answer of ``suggest`` for the acting seat's view.

    Raises GaveUp when nobody waits any more.
    """
    started = time.perf_counter()
    number = int.from_bytes(sha256(f"{game.id}|{seed}".encode()).digest()[:4], "big")
    if game.think is None:
        thinking = uniform_thinking(game.legal_moves(view), Random(number))
    else:
        thinking = game.think(view, number)
    _search(thinking, budget.reduced(level), started, waited_for)
    if budget.steady and budget.time_ms is not None:
        _wait_until(started + budget.time_ms / 1000, waited_for)
    candidates = thinking.candidates()
    if level == "beginner":
        candidates = _with_a_slip(candidates, Random(number ^ 0x5BD1E995))
    best = candidates[0]
    return {
        "seat": view.to_act,
        "move": game.write_move(best.move),
        "candidates": [
            {
                "move": game.write_move(candidate.move),
                "value": round(candidate.value, 4),
                "visits": candidate.visits,
            }
            for candidate in candidates[:MOST_CANDIDATES]
        ],
        "margin": round(best.value - candidates[1].value, 4) if len(candidates) > 1 else None,
        "exact": thinking.exact,
        "simulations": thinking.simulations,
        "elapsed_ms": round((time.perf_counter() - started) * 1000, 3),
        "seed": seed,
    }


def advise_here(game: AnyGame, view: Any, budget: Budget, level: str, seed: str) -> dict[str, Any]:
    """A suggestion thought out in the calling thread, however long it takes."""
    return suggestion(game, view, budget, level, seed, waited_for=lambda: True)


def sharing(seconds: float, advise: Advisor) -> Advisor:
    """An advisor whose searches together take so long; what comes after is cut to a glance."""
    ends = time.monotonic() + seconds

    def advise_in_time(
        game: AnyGame, view: Any, budget: Budget, level: str, seed: str
    ) -> dict[str, Any]:
        left = max(int((ends - time.monotonic()) * 1000), 1)
        return advise(game, view, budget.within(left), level, seed)

    return advise_in_time


def _search(thinking: Thinking[Any], budget: Budget, started: float, waited_for: Patience) -> None:
    """Run a search in slices until its budget is used up."""
    share = STEADY_SHARE if budget.steady else 1.0
    deadline = None if budget.time_ms is None else started + budget.time_ms / 1000 * share
    most = budget.simulations or NO_LIMIT
    portion = 1
    while not thinking.exact and thinking.simulations < most:
        before = time.perf_counter()
        if deadline is not None and before >= deadline and thinking.simulations:
            break
        if not waited_for():
            raise GaveUp
        thinking.look(min(portion, most - thinking.simulations))
        taken = time.perf_counter() - before
        if taken < SLICE_SECONDS / 2:
            portion *= 2
        elif taken > SLICE_SECONDS:
            portion = max(portion // 2, 1)


def _wait_until(deadline: float, waited_for: Patience) -> None:
    while (left := deadline - time.perf_counter()) > 0:
        if not waited_for():
            raise GaveUp
        time.sleep(min(left, 0.05))


def _with_a_slip(candidates: list[Candidate[Any]], random: Random) -> list[Candidate[Any]]:
    """The candidates with a beginner's choice first.

    After little thought the visits are a rough guide; a beginner follows them loosely, but never
    to a move that looks worse than most.
    """
    considered = candidates[: max(2, len(candidates) // 2)]
    pick = random.below(sum(candidate.visits + 1 for candidate in considered))
    for candidate in considered:
        pick -= candidate.visits + 1
        if pick < 0:
            return [candidate, *(other for other in candidates if other is not candidate)]
    return candidates

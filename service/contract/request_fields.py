"""What requests of several operations ask with: their fields and the conditions between them."""

from typing import Any

from rules.wire import Integer, Text
from service.contract.conditions import (
    Condition,
    Conditional,
    alone,
    exactly_one,
    follows,
    needs,
    not_both,
    only_if,
)
from service.contract.tokens import LONGEST

MOST_MOVES = 1000
MOST_EVENTS = 10 * MOST_MOVES
MOST_LEGAL = 30_000
"""More moves than a hand can have: Dou Dizhu knows 27,472 sets of ranks, Cicera's fullest table
gives 9,748 moves."""

MOST_TIME_MS = 2000
MOST_SIMULATIONS = 100_000
MOST_CLIENT_SEEDS = 16
LEVELS = ("beginner", "intermediate", "expert")


def table_rules(*others: str) -> tuple[Condition, ...]:
    """Which table a request is about: a whole state, one seat's view of it, or a sealed state."""
    return exactly_one("state", *others, "sealed_state"), needs("ticket", "sealed_state")


TICKETED = needs("sealed_state", "ticket")
ONE_BY_ONE = not_both("sealed_state", "moves")._replace(
    detail="A sealed state takes one `move` at a time: a list would tell what comes next."
)
SEALED_SEARCH = follows("seed", "sealed_state")
ONE_MOVE_OR_MORE = exactly_one("move", "moves")


def deal_rules(opener: str) -> tuple[Condition, ...]:
    """How a deal may be asked for: from a seed or a deck, at the start of a match or within one."""
    return (
        not_both("deck", "seed"),
        not_both("deck", "client_seeds"),
        follows(opener, "previous"),
        follows("options", "previous"),
        needs("deck", opener, "previous"),
    )


def sealed_deal_rules(*previous: str) -> tuple[Condition, ...]:
    """What else holds where a deal may be sealed."""
    bound = tuple(
        not_both("commit_only", name)._replace(detail=f"What commits to a seed takes no `{name}`.")
        for name in ("seed", "deck", "client_seeds", "sealed_seed")
    )
    rules = (
        only_if("sealed", "commit_only", "ai_seats", "sealed_seed", *previous),
        *bound,
        alone("sealed_seed", "sealed", "client_seeds"),
    )
    if not previous:
        return rules
    (name,) = previous
    unsealed = not_both("sealed", "previous")._replace(
        detail=f"A sealed deal goes on from a `{name}`, not from a `previous`."
    )
    return *rules, needs("ticket", name), alone(name, "sealed", "ticket"), unsealed


class Budget(Conditional):
    """How much thinking a suggestion may take."""

    rules = (exactly_one("time_ms", "simulations"),)
    time_ms = Integer(1, MOST_TIME_MS, required=False)
    simulations = Integer(1, MOST_SIMULATIONS, required=False)


def seed() -> Text:
    return Text(1, 128, required=False, metadata={"examples": ["a-seed"]})


def token(description: str, **kwargs: Any) -> Text:
    return Text(1, LONGEST, metadata={"description": description}, **kwargs)


def sealed_state(**kwargs: Any) -> Text:
    return token("A whole game, encrypted; only the service reads it.", **kwargs)


def ticket(**kwargs: Any) -> Text:
    return token("Proves the right to see and play for one seat of a sealed game.", **kwargs)


def hashed(description: str, **kwargs: Any) -> Text:
    return Text(64, 64, metadata={"description": description}, **kwargs)


def game_id() -> Text:
    return Text(32, 32, metadata={"description": "Names a sealed game."})


SEED_COMMITMENT = "SHA-256 of the seed, in hex; it binds the dealer before the seed is told."
CHAIN = "Hash over all that was dealt and played in the game, in hex."

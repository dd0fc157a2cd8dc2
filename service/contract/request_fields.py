"""The fields that requests of several operations share, and the conditions between them."""

from typing import Any

from rules.wire import Flag, Integer, Text
from service.contract.conditions import (
    Condition,
    Conditional,
    alone,
    exactly_one,
    follows,
    needs,
    not_both,
)
from service.contract.tokens import LONGEST

MOST_MOVES = 1000
MOST_EVENTS = 10 * MOST_MOVES
MOST_LEGAL = 30_000
"""More moves than a hand can have; the most that any game knows are 27,472."""

MOST_TIME_MS = 2000
MOST_SIMULATIONS = 100_000
LEVELS = ("beginner", "intermediate", "expert")

STATE_OR_VIEW = exactly_one("state", "view")
ONE_MOVE_OR_MORE = exactly_one("move", "moves")


def deal_rules(opener: str) -> tuple[Condition, ...]:
    """A deal comes from a seed or a deck, at the start of a match or within one."""
    return (
        not_both("deck", "seed"),
        not_both("deck", "client_seeds"),
        follows(opener, "previous"),
        follows("options", "previous"),
        needs("deck", opener, "previous"),
    )


def sealed_deal_rules(opener: str, goes_on: bool) -> tuple[Condition, ...]:
    """A sealed deal starts a game, or keeps to a commitment, or goes on with a match."""
    rules = (
        not_both("deck", "seed"),
        needs("deck", opener),
        needs("sealed_seed", "client_seeds"),
        needs("client_seeds", "sealed_seed"),
        alone("sealed_seed", "client_seeds"),
    )
    if not goes_on:
        return rules
    return *rules, needs("ticket", "sealed_previous"), alone("sealed_previous", "ticket")


class Budget(Conditional):
    """The thinking that a suggestion may take: a time, or a number of simulations."""

    rules = (exactly_one("time_ms", "simulations"),)
    time_ms = Integer(1, MOST_TIME_MS, required=False)
    simulations = Integer(1, MOST_SIMULATIONS, required=False)


def seed(**kwargs: Any) -> Text:
    return Text(1, 128, metadata={"examples": ["a-seed"]}, **kwargs)


def narrate() -> Flag:
    return Flag(required=False, load_default=False, metadata={"description": NARRATE})


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
CLIENT_SEEDS = (
    "Seeds of the players', one entry for each seat in their order, null for a seat that gives "
    "none; mixed into the shuffle."
)
CLIENT_COMMITMENTS = (
    "SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives "
    "none."
)
NARRATE = "Tell the events in sentences too, as the asking seat may know them."
CHAIN = "Hash over all that was dealt and played in the game, in hex."

"""Checking a recorded deal: the seeds it came from, its moves, and the score it claims."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.game import Document, IllegalMove
from rules.message import say, say_many
from rules.shuffle import seed_commitment
from service.contract.pieces import AnyGame
from service.operations.tables import dealt, final_score, with_rule


def replay(game: AnyGame, request: Document) -> Document:
    """Play a record from its deal on, up to the first fault."""
    record = request["deal"]
    state, _ = dealt(game, record, "/deal")
    plies = 0
    fault = _broken_commitment(record)
    for document in request["moves"] if fault is None else ():
        try:
            state, _ = game.apply(state, game.read_move(document))
        except IllegalMove as error:
            fault = {"ply": plies, "code": error.refusal.code, "detail": with_rule(error.refusal)}
            break
        plies += 1
    claimed = request.get("claimed")
    if fault is None and claimed is not None:
        difference = _difference(claimed, game.score(state).document(), "")
        if difference:
            fault = {"ply": plies, "code": "score_mismatch", "detail": difference}
    return {
        "valid": fault is None,
        "plies": plies,
        "state": game.write_state(state),
        "score": final_score(game, state),
        "fault": fault,
    }


def broken_commitments(
    commitments: Sequence[str | None], seeds: Sequence[str | None]
) -> Iterator[tuple[int, str]]:
    """The seats whose seed is not the one that they committed to, each with a sentence."""
    for seat, (commitment, seed) in enumerate(zip(commitments, seeds, strict=True)):
        if seed is None and commitment is not None:
            yield seat, say("Seat {seat} committed to a seed and has not told it.", seat=seat)
        elif seed is not None and commitment is None:
            yield seat, say("Seat {seat} committed to no seed; none may be added now.", seat=seat)
        elif seed is not None and seed_commitment(seed) != commitment:
            yield (
                seat,
                say("The seed of seat {seat} is not the one that it committed to.", seat=seat),
            )


def _broken_commitment(deal: Document) -> Document | None:
    """The fault of a record whose seeds are not those that were committed to."""
    detail = ""
    if "seed_commitment" in deal and seed_commitment(deal["seed"]) != deal["seed_commitment"]:
        detail = say("The seed is not the one that the service committed to.")
    elif "client_commitments" in deal:
        broken = broken_commitments(deal["client_commitments"], deal["client_seeds"])
        _, detail = next(broken, (0, ""))
    return {"ply": 0, "code": "seed_mismatch", "detail": detail} if detail else None


def _difference(claimed: Any, actual: Any, pointer: str) -> str:
    """The first place where a claimed score is not the actual one; empty if there is none."""
    if isinstance(claimed, Mapping) and isinstance(actual, Mapping):
        inner: Any = [(key, claimed.get(key), actual.get(key)) for key in actual]
    elif isinstance(claimed, list) and isinstance(actual, list | tuple):
        inner = [(key, *pair) for key, pair in enumerate(zip(claimed, actual, strict=False))]
        if len(claimed) != len(actual):
            return say_many(
                "The claimed score has {count} entry at {pointer}, not {due}.",
                "The claimed score has {count} entries at {pointer}, not {due}.",
                count=len(claimed),
                pointer=pointer,
                due=len(actual),
            )
    else:
        if claimed == actual:
            return ""
        return say(
            "The claimed score says {claimed} at {pointer}, the rules give {actual}.",
            claimed=repr(claimed),
            pointer=pointer,
            actual=repr(actual),
        )
    found = (_difference(mine, yours, f"{pointer}/{key}") for key, mine, yours in inner)
    return next(filter(None, found), "")

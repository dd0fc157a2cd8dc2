"""The operations on states and views that the caller may read; no HTTP and no game is known here.

Operations that think take an ``Advisor`` besides the loaded request.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.game import Document, IllegalMove, Refusal
from rules.message import say
from rules.shuffle import seed_commitment
from service.contract.pieces import AnyGame
from service.operations.replay import replay
from service.operations.tables import (
    acting_view,
    dealt,
    final_score,
    hidden,
    illegal,
    read_state,
    read_view,
)
from service.process.turns import pause
from service.search.suggesting import Advisor, budget_of


def deal(game: AnyGame, request: Document) -> Document:
    """Deal from a seed (drawn here if none is given) or from a deck."""
    state, seed = dealt(game, request, "")
    return {
        "state": game.write_state(state),
        "seed": seed,
        "seed_commitment": None if seed is None else seed_commitment(seed),
    }


def legal_moves(game: AnyGame, request: Document) -> Document:
    """Every legal move of the seat to act, none when the deal is over."""
    view, _ = acting_view(game, request)
    return listing(game, view)


MANY_MOVES = 1000
"""A list that takes a few milliseconds to make, to write down and to send."""


def listing(game: AnyGame, view: Any) -> Document:
    """The legal moves of an acting seat's view."""
    moves = [] if view.to_act is None else game.legal_moves(view)
    if len(moves) > MANY_MOVES:
        pause()
    return {
        "to_act": view.to_act,
        "phase": view.phase,
        "count": len(moves),
        "moves": list(map(game.write_move, moves)),
    }


def validate(game: AnyGame, request: Document) -> Document:
    """A move checked: legal, or the reason why not."""
    move, seat = game.read_move(request["move"]), request.get("seat")
    if "state" in request:
        return validity(game.why_illegal(read_state(game, request["state"]), move, seat))
    return validity(why_illegal_in(game, read_view(game, request["view"]), move, seat, "/view"))


def validity(refusal: Refusal | None) -> Document:
    return {"legal": refusal is None, "reason": None if refusal is None else refusal._asdict()}


def why_illegal_in(
    game: AnyGame, view: Any, move: Any, seat: int | None, pointer: str
) -> Refusal | None:
    """As ``Game.why_illegal``, from what one seat sees. Raises Problem.

    A seat that is not to act learns that of its own move; about any other seat's it learns nothing.
    """
    if view.to_act is not None and view.seat != view.to_act:
        if seat is None or seat != view.seat:
            detail = say("Whether another seat's move is legal depends on cards this view hides.")
            raise hidden(detail, pointer)
    return game.turn_refusal(view.to_act, seat) or game.check(view, move)


def apply(game: AnyGame, request: Document) -> Document:
    """The state after one move or several, all or nothing."""
    state, seat = read_state(game, request["state"]), request.get("seat")
    events: list[Document] = []
    listed = "moves" in request
    documents = request["moves"] if listed else [request["move"]]
    for index, document in enumerate(documents):
        try:
            state, happened = game.apply(state, game.read_move(document), seat)
        except IllegalMove as error:
            if not listed:
                raise illegal(error.refusal, "/move") from None
            raise illegal(error.refusal, f"/moves/{index}", index) from None
        events += happened
    return {**_played(game, state, events), **narration(game, request, events, seat)}


def narration(
    game: AnyGame, request: Document, events: Sequence[Document], seat: int | None
) -> Document:
    """The events in sentences as a seat (None: a spectator) may know them, where asked for."""
    return {"narration": game.narrated(events, seat)} if request["narrate"] else {}


def _played(game: AnyGame, state: Any, events: list[Document]) -> Document:
    return {
        "state": game.write_state(state),
        "events": events,
        "score": final_score(game, state),
    }


def score(game: AnyGame, request: Document) -> Document:
    """The deal as it counts; provisional until it is over."""
    return game.score(read_state(game, request["state"])).document()


def view(game: AnyGame, request: Document) -> Document:
    """The table as one seat or a spectator sees it."""
    state = read_state(game, request["state"])
    return {"view": game.write_view(game.view(state, request["seat"]))}


def suggest(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """A move for the seat to act, the same for a state and for that seat's view of it."""
    return suggestion_for(game, *acting_view(game, request), request, advise)


def suggestion_for(
    game: AnyGame, view: Any, pointer: str, request: Document, advise: Advisor
) -> Document:
    """A suggestion for an acting seat's view, with the budget that a request names."""
    if view.to_act is None:
        over = say("The deal is over; there is no move to suggest.")
        raise illegal(game.refusal("game_over", over), pointer)
    seed = request.get("seed") or secrets.token_hex(16)
    found = advise(game, view, budget_of(request), request["level"], seed)
    return {**found, "value_unit": game.value_unit}


def advance(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """Play for the seats given until another seat must act or the deal is over."""
    state, seats = read_state(game, request["state"]), set(request["seats"])
    seed = request.get("seed") or secrets.token_hex(16)
    budget, level = budget_of(request), request["level"]
    moves: list[Document] = []
    events: list[Document] = []
    while state.to_act in seats:
        view = game.view(state, state.to_act)
        move = advise(game, view, budget, level, f"{seed}/{len(moves)}")["move"]
        state, happened = game.apply(state, game.read_move(move))
        moves.append(move)
        events += happened
    others = set(range(game.seats)) - seats
    reader = others.pop() if len(others) == 1 else None
    told = narration(game, request, events, reader)
    return {**_played(game, state, events), "moves": moves, **told}


OPERATIONS: Mapping[str, Callable[[AnyGame, Document], Document]] = {
    "deal": deal,
    "legal-moves": legal_moves,
    "validate": validate,
    "apply": apply,
    "score": score,
    "view": view,
    "replay": replay,
}
THINKING: Mapping[str, Callable[[AnyGame, Document, Advisor], Document]] = {
    "suggest": suggest,
    "advance": advance,
}

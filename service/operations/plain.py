"""The operations of the contract, on loaded requests; no HTTP and no game is known here."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.cards import Deck
from rules.faults import misplaced_cards
from rules.game import Document, IllegalMove, RedealRequired, Refusal
from rules.shuffle import mixed_seed, seed_commitment
from service.contract.problems import Pointed, Problem, inconsistent
from service.contract.schemas import AnyGame
from service.search.thinking import Budget, budget_of, suggestion

Advisor = Callable[[AnyGame, Any, Budget, str, str], Document]
"""Gives a suggestion for (game, acting seat's view, budget, level, seed)."""

OPENED = "opened"
"""Where a request carries the view of a sealed state that has been opened."""


def advise_here(game: AnyGame, view: Any, budget: Budget, level: str, seed: str) -> Document:
    """A suggestion thought out in the calling thread, however long it takes."""
    return suggestion(game, view, budget, level, seed, waited_for=lambda: True)


# -- reading tables --------------------------------------------------------------------------------


def check_version(game: AnyGame, document: Document, pointer: str) -> None:
    version = document["rules_version"]
    if version != game.rules_version:
        detail = f"{game.name} is known here in rules version {game.rules_version}, not {version}."
        where = Pointed(f"{pointer}/rules_version", "unsupported_rules_version", detail)
        raise Problem("unsupported_rules_version", detail, [where])


def read_state(game: AnyGame, document: Document, pointer: str = "/state") -> Any:
    """The state that a document describes. Raises Problem naming every inconsistency."""
    check_version(game, document, pointer)
    faults = game.state_faults(document)
    if faults:
        raise inconsistent(faults, pointer)
    return game.read_state(document)


def read_view(game: AnyGame, document: Document, pointer: str = "/view") -> Any:
    """The view that a document describes. Raises Problem naming every inconsistency."""
    check_version(game, document, pointer)
    faults = game.view_faults(document)
    if faults:
        raise inconsistent(faults, pointer)
    return game.read_view(document)


def _view_in(game: AnyGame, request: Document) -> tuple[Any, str]:
    """The view that a request carries, and where it stands."""
    if OPENED in request:
        return request[OPENED], "/sealed_state"
    return read_view(game, request["view"]), "/view"


def _hidden(detail: str, pointer: str) -> Problem:
    where = Pointed(pointer, "hidden_information", detail)
    return Problem("hidden_information", detail, [where])


def _acting_view(game: AnyGame, request: Document) -> Any:
    """The acting seat's view of a request's table; a view of another seat cannot answer.

    A table where nobody is to act is answered by any view.
    """
    if "state" in request:
        state = read_state(game, request["state"])
        return game.view(state, state.to_act)
    view, pointer = _view_in(game, request)
    if view.to_act is not None and view.seat != view.to_act:
        detail = f"Seat {view.to_act} is to act; its moves depend on cards that this view hides."
        raise _hidden(detail, pointer)
    return view


# -- the operations --------------------------------------------------------------------------------


def deal(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """Deal from a seed (drawn here if none is given) or from a deck."""
    state, seed = dealt(game, request, "")
    return {
        "state": game.write_state(state),
        "seed": seed,
        "seed_commitment": None if seed is None else seed_commitment(seed),
    }


def dealt(game: AnyGame, request: Document, pointer: str) -> tuple[Any, str | None]:
    """A dealt state and the seed it came from, None for a given deck."""
    previous = None
    if "previous" in request:
        previous = read_state(game, request["previous"], f"{pointer}/previous")
        refusal = game.next_deal_refusal(previous)
        if refusal:
            raise illegal(refusal, f"{pointer}/previous")
    options = {**game.default_options(), **request.get("options", {})}
    opener = request.get(game.opener)
    if "deck" in request:
        deck = _read_deck(game.deck, request["deck"], f"{pointer}/deck")
        if previous is not None and game.next_opener is not None:
            opener = game.next_opener(previous)
        assert opener is not None
        try:
            return game.deal(deck, opener, options, previous), None
        except RedealRequired:
            detail = "By the rules this deck is void and has to be shuffled and dealt again."
            where = Pointed(f"{pointer}/deck", "redeal_required", detail)
            raise Problem("redeal_required", detail, [where]) from None
    seed = request.get("seed") or secrets.token_hex(16)
    mixed = mixed_seed(seed, request.get("client_seeds", ()))
    return game.shuffle_and_deal(mixed, opener, options, previous), seed


def _read_deck(deck: Deck, codes: Sequence[str], pointer: str) -> tuple[int, ...]:
    faults = misplaced_cards(deck, [("", codes)])
    if faults:
        raise inconsistent(faults, pointer)
    return deck.read(codes)


def legal_moves(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """Every legal move of the seat to act, none when the deal is over."""
    view = _acting_view(game, request)
    moves = [] if view.to_act is None else game.legal_moves(view)
    return {
        "to_act": view.to_act,
        "phase": view.phase,
        "count": len(moves),
        "moves": list(map(game.write_move, moves)),
    }


def validate(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """Whether a move is legal, and the reason if it is not."""
    move, seat = game.read_move(request["move"]), request.get("seat")
    if "state" in request:
        refusal = game.why_illegal(read_state(game, request["state"]), move, seat)
    else:
        refusal = _validated_by_view(game, *_view_in(game, request), move, seat)
    return {"legal": refusal is None, "reason": None if refusal is None else refusal._asdict()}


def _validated_by_view(
    game: AnyGame, view: Any, pointer: str, move: Any, seat: int | None
) -> Refusal | None:
    """As ``Game.why_illegal``, from what one seat sees.

    A seat that is not to act learns that of its own move; about any other seat's it learns nothing.
    """
    if view.to_act is not None and view.seat != view.to_act:
        if seat is None or seat != view.seat:
            detail = "Whether another seat's move is legal depends on cards this view hides."
            raise _hidden(detail, pointer)
    return game.turn_refusal(view.to_act, seat) or game.check(view, move)


def illegal(refusal: Refusal, pointer: str, prefix: str = "") -> Problem:
    detail = f"{prefix}{refusal.detail} (rule: {refusal.rule})"
    return Problem("illegal_move", detail, [Pointed(pointer, refusal.code, detail)])


def apply(game: AnyGame, request: Document, advise: Advisor) -> Document:
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
            raise illegal(error.refusal, f"/moves/{index}", f"Move {index}: ") from None
        events += happened
    return _played(game, state, events)


def _played(game: AnyGame, state: Any, events: list[Document]) -> Document:
    return {
        "state": game.write_state(state),
        "events": events,
        "score": _final_score(game, state),
    }


def _final_score(game: AnyGame, state: Any) -> Document | None:
    return game.score(state).document() if state.to_act is None else None


def score(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """How the deal counts; provisional until it is over."""
    return game.score(read_state(game, request["state"])).document()


def view(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """The table as one seat or a spectator sees it."""
    state = read_state(game, request["state"])
    return {"view": game.write_view(game.view(state, request["seat"]))}


def suggest(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """A move for the seat to act, the same for a state and for that seat's view of it."""
    acting = _acting_view(game, request)
    if acting.to_act is None:
        raise illegal(
            game.refusal("game_over", "The deal is over; there is no move to suggest."),
            "/state" if "state" in request else "/sealed_state" if OPENED in request else "/view",
        )
    seed = request.get("seed") or secrets.token_hex(16)
    return advise(game, acting, budget_of(request), request["level"], seed)


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
    return {**_played(game, state, events), "moves": moves}


def replay(game: AnyGame, request: Document, advise: Advisor) -> Document:
    """Play a record from its deal on, up to the first fault."""
    state, _ = dealt(game, request["deal"], "/deal")
    fault: Document | None = None
    plies = 0
    for document in request["moves"]:
        try:
            state, _ = game.apply(state, game.read_move(document))
        except IllegalMove as error:
            refusal = error.refusal
            detail = f"{refusal.detail} (rule: {refusal.rule})"
            fault = {"ply": plies, "code": refusal.code, "detail": detail}
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
        "score": _final_score(game, state),
        "fault": fault,
    }


def _difference(claimed: Any, actual: Any, pointer: str) -> str:
    """The first place where a claimed score is not the actual one; empty if there is none."""
    if isinstance(claimed, Mapping) and isinstance(actual, Mapping):
        inner: Any = [(key, claimed.get(key), actual.get(key)) for key in actual]
    elif isinstance(claimed, list) and isinstance(actual, list | tuple):
        inner = [(key, *pair) for key, pair in enumerate(zip(claimed, actual, strict=False))]
        if len(claimed) != len(actual):
            return f"The claimed score has {len(claimed)} entries at {pointer}, not {len(actual)}."
    else:
        if claimed == actual:
            return ""
        return f"The claimed score says {claimed!r} at {pointer}, the rules give {actual!r}."
    found = (_difference(mine, yours, f"{pointer}/{key}") for key, mine, yours in inner)
    return next(filter(None, found), "")


OPERATIONS: Mapping[str, Callable[[AnyGame, Document, Advisor], Document]] = {
    "deal": deal,
    "legal-moves": legal_moves,
    "validate": validate,
    "apply": apply,
    "score": score,
    "view": view,
    "suggest": suggest,
    "advance": advance,
    "replay": replay,
}

"""From the documents of a request to the tables that the rules know."""

import secrets
from collections.abc import Sequence
from typing import Any

from rules.cards import Deck
from rules.faults import misplaced_cards
from rules.game import Document, RedealRequired, Refusal
from rules.message import Message, say
from rules.shuffle import mixed_seed
from service.contract.pieces import AnyGame
from service.contract.problems import Pointed, Problem, inconsistent


def check_version(game: AnyGame, document: Document, pointer: str) -> None:
    version = document["rules_version"]
    if version != game.rules_version:
        detail = say(
            "{game} is known here in rules version {due}, not {version}.",
            game=game.name,
            due=game.rules_version,
            version=version,
        )
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


def acting_view(game: AnyGame, request: Document) -> tuple[Any, str]:
    """The acting seat's view of the table that a request carries, and the pointer of that table.

    Raises Problem if the view is another seat's.
    """
    if "state" in request:
        state = read_state(game, request["state"])
        return game.view(state, state.to_act), "/state"
    view = read_view(game, request["view"])
    return acting(view, "/view"), "/view"


def acting(view: Any, pointer: str) -> Any:
    """The view, if it can tell the moves of the seat to act. Raises Problem if it hides them.

    A table where nobody is to act is answered by any view.
    """
    if view.to_act is not None and view.seat != view.to_act:
        detail = say(
            "Seat {seat} is to act; its moves depend on cards that this view hides.",
            seat=view.to_act,
        )
        raise hidden(detail, pointer)
    return view


def hidden(detail: str, pointer: str) -> Problem:
    """The refusal of a question that a view cannot answer."""
    where = Pointed(pointer, "hidden_information", detail)
    return Problem("hidden_information", detail, [where])


def illegal(refusal: Refusal, pointer: str, index: int | None = None) -> Problem:
    """The refusal of a move, or of one in a list, with the reason that the rules give."""
    detail = with_rule(refusal)
    if index is not None:
        detail = say("Move {index}: {detail}", index=index, detail=detail)
    return Problem("illegal_move", detail, [Pointed(pointer, refusal.code, detail)])


def with_rule(refusal: Refusal) -> Message:
    return say("{detail} (rule: {rule})", detail=refusal.detail, rule=refusal.rule)


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
            detail = say("By the rules this deck is void and has to be shuffled and dealt again.")
            where = Pointed(f"{pointer}/deck", "redeal_required", detail)
            raise Problem("redeal_required", detail, [where]) from None
    seed = request.get("seed") or secrets.token_hex(16)
    given = [one for one in request.get("client_seeds", ()) if one is not None]
    mixed = mixed_seed(seed, given)
    return game.shuffle_and_deal(mixed, opener, options, previous), seed


def _read_deck(deck: Deck, codes: Sequence[str], pointer: str) -> tuple[int, ...]:
    faults = misplaced_cards(deck, [("", codes)])
    if faults:
        raise inconsistent(faults, pointer)
    return deck.read(codes)


def final_score(game: AnyGame, state: Any) -> Document | None:
    """The score of a deal that is over; None before."""
    return game.score(state).document() if state.to_act is None else None

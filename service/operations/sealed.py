"""The operations on games whose state travels sealed.

Each opens the game, checks the ticket, and answers with what the ticket's seat may see.
``docs/security.md`` says who can do what.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.game import Document, IllegalMove
from service.contract.pieces import AnyGame
from service.contract.problems import Problem
from service.operations.plain import listing, narration, suggestion_for, validity, why_illegal_in
from service.operations.sealed_deal import commit, deal
from service.operations.sealed_game import SealedGame, derived
from service.operations.tables import acting, dealt, final_score, illegal
from service.operations.vault import Vault, refused
from service.search.suggesting import Advisor, budget_of

SEALED_STATE = "/sealed_state"

# -- asking ----------------------------------------------------------------------------------------


def _acting_view(game: AnyGame, request: Document, vault: Vault) -> Any:
    """The view of the ticket's seat, if that seat is to act. Raises Problem."""
    sealed, seat = vault.open(game, request)
    return acting(game.view(sealed.state, seat), SEALED_STATE)


def legal_moves(game: AnyGame, request: Document, vault: Vault) -> Document:
    """Every legal move of the ticket's seat."""
    return listing(game, _acting_view(game, request, vault))


def validate(game: AnyGame, request: Document, vault: Vault) -> Document:
    """A move of the ticket's seat checked: legal, or the reason why not."""
    sealed, own = vault.open(game, request)
    view, move = game.view(sealed.state, own), game.read_move(request["move"])
    return validity(why_illegal_in(game, view, move, request.get("seat"), SEALED_STATE))


def suggest(game: AnyGame, request: Document, vault: Vault, advise: Advisor) -> Document:
    """A move for the ticket's seat."""
    view = _acting_view(game, request, vault)
    return suggestion_for(game, view, SEALED_STATE, request, advise)


def score(game: AnyGame, request: Document, vault: Vault) -> Document:
    """The score as far as the ticket's seat may know it."""
    sealed, seat = vault.open(game, request)
    return game.score_for(sealed.state, seat).document()


def view(game: AnyGame, request: Document, vault: Vault) -> Document:
    """The table of the ticket's seat, or of a spectator; with ``since_ply``, the events since."""
    sealed, seat = vault.open(game, request)
    seat = request.get("seat", seat)
    since = max(request.get("since_ply", sealed.ply) - sealed.before, 0)
    return _told(sealed, seat, _events_since(sealed, since), request, vault)


def _events_since(sealed: SealedGame, since: int) -> list[Document]:
    """The events of a deal's moves from the given one on, found by playing the deal again."""
    if since >= len(sealed.moves):
        return []
    game = sealed.game
    state, _ = dealt(game, sealed.deal, "")
    events: list[Document] = []
    for index, move in enumerate(sealed.moves):
        state, happened = game.play(state, game.read_move(move))
        if index >= since:
            events += happened
    return events


# -- playing ---------------------------------------------------------------------------------------


def apply(game: AnyGame, request: Document, vault: Vault) -> Document:
    """Make a move of the ticket's seat.

    One at a time: in a list, whether the second move is legal would tell what comes after the
    first, before the first one is made.
    """
    sealed, seat = vault.open(game, request)
    try:
        played, events = sealed.played(request["move"], seat)
    except IllegalMove as error:
        raise illegal(error.refusal, "/move") from None
    vault.claim_moves(sealed, played)
    return {"sealed_state": vault.seal(played), **_told(played, seat, events, request, vault)}


def _told(
    sealed: SealedGame,
    seat: int | None,
    events: Sequence[Document],
    request: Document,
    vault: Vault,
) -> Document:
    """A game and its events as far as a seat (None: a spectator) may know them."""
    game, state = sealed.game, sealed.state
    shown = game.view(state, seat)
    acts = seat is not None and state.to_act == seat
    return {
        "game_id": sealed.game_id,
        "ply": sealed.ply,
        "chain": sealed.chain,
        "fairness": sealed.fairness,
        "ticket": None if seat is None else vault.ticket(sealed, seat),
        "view": game.write_view(shown),
        "legal_moves": list(map(game.write_move, game.legal_moves(shown))) if acts else [],
        "events": [game.event_for(event, seat) for event in events],
        "score": final_score(game, state),
        "reveal": sealed.reveal,
        **narration(game, request, events, seat),
    }


def advance(game: AnyGame, request: Document, vault: Vault, advise: Advisor) -> Document:
    """Let the AI play for seats that were declared as its own, or for the ticket's seat.

    The search's seed follows from the game, so that asking again cannot fish for other moves, and
    a budget of time is used up however clear the move is, so that the wait tells nothing.
    """
    sealed, seat = vault.open(game, request)
    seats = set(request["seats"])
    if not seats <= {*sealed.ai_seats, seat}:
        raise refused()
    budget, level = budget_of(request).kept_steady(), request["level"]

    def search(position: SealedGame) -> Document:
        view = game.view(position.state, position.state.to_act)
        search_seed = derived(position.secret, f"search|{position.ply}")
        move: Document = advise(game, view, budget, level, search_seed)["move"]
        return move

    for attempt in range(ATTEMPTS):
        played, events = _advanced(sealed, seats, vault, search)
        try:
            vault.claim_moves(sealed, played)
            break
        except Problem as problem:
            # Somebody asked for the same at the same moment; their moves are the game's now.
            if problem.code != "already_played" or attempt == ATTEMPTS - 1:
                raise
    # Where nothing was played nothing is sealed anew: that would put off when it expires.
    token = request["sealed_state"] if played is sealed else vault.seal(played)
    return {"sealed_state": token, **_told(played, seat, events, request, vault)}


ATTEMPTS = 3


def _advanced(
    sealed: SealedGame, seats: set[int], vault: Vault, search: Callable[[SealedGame], Document]
) -> tuple[SealedGame, list[Document]]:
    """The game after the AI's moves, those that the ledger knows or else the search finds."""
    played, events = sealed, []
    while played.state.to_act in seats:
        move = vault.move_known(played) or search(played)
        played, happened = played.played(move, played.state.to_act)
        events += happened
    return played, events


OPERATIONS: Mapping[str, Callable[[AnyGame, Document, Vault], Document]] = {
    "sealed/commit": commit,
    "sealed/deal": deal,
    "sealed/legal-moves": legal_moves,
    "sealed/validate": validate,
    "sealed/apply": apply,
    "sealed/score": score,
    "sealed/view": view,
}
THINKING: Mapping[str, Callable[[AnyGame, Document, Vault, Advisor], Document]] = {
    "sealed/suggest": suggest,
    "sealed/advance": advance,
}

"""The operations on games whose state travels sealed.

Each opens the game, checks the ticket, and answers with what the ticket's seat may see.
``docs/security.md`` says who can do what.
"""

import hmac
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

import orjson

from rules.game import Document, IllegalMove
from rules.shuffle import seed_commitment
from service.contract.problems import KINDS, Pointed, Problem
from service.contract.schemas import AnyGame
from service.contract.tokens import SEED, STATE, TICKET, Seals
from service.operations import plain as operations
from service.operations.ledger import Ledger, LedgerUnavailable
from service.operations.plain import OPENED, Advisor, illegal
from service.operations.sealed_game import SealedGame, derived, link, opened
from service.search.thinking import budget_of

SEED_BYTES = 2048


class Vault(NamedTuple):
    """What sealing needs: the keys, and the ledger where there is one."""

    seals: Seals
    ledger: Ledger | None = None


def _unavailable(pointer: str) -> Problem:
    detail = "This service has no key to seal with (`ARBITRO_SEAL_KEYS`); send `state` instead."
    return Problem("sealing_unavailable", detail, [Pointed(pointer, "sealing_unavailable", detail)])


@contextmanager
def _ledger_errors() -> Iterator[None]:
    try:
        yield
    except LedgerUnavailable:
        raise Problem("ledger_unavailable", headers={"Retry-After": "1"}) from None


def refused() -> Problem:
    """The one answer to every token or ticket that is not taken, whatever is wrong with it."""
    return _about("seal_refused", "")


def _about(code: str, pointer: str) -> Problem:
    detail = KINDS[code].meaning
    return Problem(code, detail, [Pointed(pointer, code, detail)])


# -- opening ---------------------------------------------------------------------------------------


def _open(
    game: AnyGame, request: Document, vault: Vault, field: str = "sealed_state"
) -> tuple[SealedGame, int | None]:
    """The game of a request's sealed state, and the seat whose ticket came with it.

    Whatever is wrong, all of it is looked at before the one refusal. Raises Problem.
    """
    payload = vault.seals.read(STATE, request[field])
    ticketed = "ticket" in request
    ticket = vault.seals.read(TICKET, request["ticket"]) if ticketed else None
    if payload is None or (ticketed and ticket is None):
        raise refused()
    if payload["game"] != game.id:
        raise refused()
    seat: int | None = None
    if ticket is not None:
        if not hmac.compare_digest(str(ticket["dealing"]), str(payload["dealing"])):
            raise refused()
        seat = ticket["seat"]
    if request.get("seat", seat) not in (seat, None):
        raise refused()
    operations.check_version(game, payload, f"/{field}")
    return opened(game, payload), seat


def _ticket(sealed: SealedGame, seat: int, vault: Vault) -> str:
    claims = {"game": sealed.game.id, "game_id": sealed.game_id}
    return vault.seals.sign({**claims, "dealing": sealed.dealing, "seat": seat})


# -- answering -------------------------------------------------------------------------------------


def _seal(sealed: SealedGame, vault: Vault) -> str:
    return vault.seals.seal(STATE, sealed.payload(), sealed.size)


def _shown(sealed: SealedGame, seat: int | None, vault: Vault) -> Document:
    """What a seat (None: a spectator) is told of a game."""
    game, state = sealed.game, sealed.state
    view = game.view(state, seat)
    acting = seat is not None and state.to_act == seat
    return {
        "game_id": sealed.game_id,
        "ply": sealed.ply,
        "chain": sealed.chain,
        "ticket": None if seat is None else _ticket(sealed, seat, vault),
        "view": game.write_view(view),
        "legal_moves": list(map(game.write_move, game.legal_moves(view))) if acting else [],
        "score": game.score(state).document() if state.to_act is None else None,
        "reveal": _reveal(sealed),
    }


def _reveal(sealed: SealedGame) -> Document | None:
    """What is no secret any more once the deal is over."""
    if sealed.state.to_act is not None:
        return None
    seed = sealed.deal.get("seed")
    return {
        "seed": seed,
        "seed_commitment": None if seed is None else seed_commitment(seed),
        "chain_key": sealed.chain_key,
        "record": {"deal": sealed.deal, "moves": sealed.moves},
    }


def _seen_events(game: AnyGame, events: Sequence[Document], seat: int | None) -> list[Document]:
    return [game.event_for(event, seat) for event in events]


# -- dealing ---------------------------------------------------------------------------------------


def deal(game: AnyGame, request: Document, advise: Advisor, vault: Vault) -> Document:
    """Deal a sealed game, or commit to its seed, or deal on in a sealed match."""
    if "sealed_previous" in request:
        return _deal_on(game, request, vault)
    asked = {name: request[name] for name in (game.opener, "options") if name in request}
    bound: Document = {
        "game": game.id,
        "game_id": secrets.token_hex(16),
        "secret": secrets.token_hex(16),
        "ai_seats": sorted(set(request.get("ai_seats", ()))),
        "deal": asked,
    }
    if request.get("commit_only"):
        return _commit(bound, vault)
    if "sealed_seed" in request:
        bound = _committed(game, request["sealed_seed"], vault)
    given: Document = {
        name: request[name] for name in ("seed", "deck", "client_seeds") if name in request
    }
    dealt: Document = {**bound["deal"], **given}
    if "deck" not in dealt:
        dealt.setdefault("seed", derived(bound["secret"], "seed|1"))
    sealed = _first_deal(game, bound, dealt)
    if "sealed_seed" in request:
        # A player who may mix in a seed must not try several.
        _claim(vault, sealed.game_id, [("deal", sealed.dealing)], "/sealed_seed")
    tickets = [
        None if seat in sealed.ai_seats else _ticket(sealed, seat, vault)
        for seat in range(game.seats)
    ]
    return _dealt_answer(sealed, tickets, vault)


def _commit(bound: Document, vault: Vault) -> Document:
    """A seed that is bound, but not told, before players give theirs."""
    return {
        "sealed_seed": vault.seals.seal(SEED, bound, SEED_BYTES),
        "game_id": bound["game_id"],
        "seed_commitment": seed_commitment(derived(bound["secret"], "seed|1")),
    }


def _committed(game: AnyGame, token: str, vault: Vault) -> Document:
    bound = vault.seals.read(SEED, token)
    if bound is None or bound["game"] != game.id:
        raise refused()
    return bound


def _first_deal(game: AnyGame, bound: Document, dealt: Document) -> SealedGame:
    secret, ai_seats = bound["secret"], tuple(bound["ai_seats"])
    players = orjson.dumps([dealt, ai_seats], option=orjson.OPT_SORT_KEYS)
    dealing = derived(secret, f"dealing|{sha256(players).hexdigest()}")
    state, _ = operations.dealt(game, dealt, "")
    sealed = SealedGame(
        game, bound["game_id"], secret, ai_seats, dealing, 1, 0, "", dealt, (), state
    )
    start = {"game_id": sealed.game_id, "deal": 1}
    return replace(sealed, chain=link(sealed.chain_key, "", start))


def _deal_on(game: AnyGame, request: Document, vault: Vault) -> Document:
    """The next deal of a match. Its seed follows from what was played: nobody can deal again."""
    last, seat = _open(game, request, vault, "sealed_previous")
    refusal = game.next_deal_refusal(last.state)
    if refusal:
        raise illegal(refusal, "/sealed_previous")
    number = last.number + 1
    dealt = {
        "seed": derived(last.secret, f"seed|{number}|{last.chain}"),
        "previous": game.write_state(last.state),
    }
    if "client_seeds" in last.deal:
        dealt["client_seeds"] = last.deal["client_seeds"]
    state, _ = operations.dealt(game, dealt, "")
    sealed = replace(last, number=number, before=last.ply, deal=dealt, moves=(), state=state)
    start = {"game_id": last.game_id, "deal": number}
    sealed = replace(sealed, chain=link(sealed.chain_key, last.chain, start))
    tickets = [_ticket(sealed, one, vault) if one == seat else None for one in range(game.seats)]
    return _dealt_answer(sealed, tickets, vault)


def _dealt_answer(sealed: SealedGame, tickets: Sequence[str | None], vault: Vault) -> Document:
    seed = sealed.deal.get("seed")
    return {
        "sealed_state": _seal(sealed, vault),
        "game_id": sealed.game_id,
        "ply": sealed.ply,
        "chain": sealed.chain,
        "seed_commitment": None if seed is None else seed_commitment(seed),
        "tickets": tickets,
    }


# -- asking ----------------------------------------------------------------------------------------


def _as_view(game: AnyGame, request: Document, vault: Vault) -> Document:
    """The request as it would be with the view of the ticket's seat."""
    sealed, seat = _open(game, request, vault)
    rest = {key: value for key, value in request.items() if key not in ("sealed_state", "ticket")}
    return {**rest, OPENED: game.view(sealed.state, seat)}


def legal_moves(game: AnyGame, request: Document, advise: Advisor, vault: Vault) -> Document:
    """As ``operations.legal_moves``, of the ticket's seat."""
    return operations.legal_moves(game, _as_view(game, request, vault), advise)


def validate(game: AnyGame, request: Document, advise: Advisor, vault: Vault) -> Document:
    """As ``operations.validate``, of a move of the ticket's seat."""
    return operations.validate(game, _as_view(game, request, vault), advise)


def suggest(game: AnyGame, request: Document, advise: Advisor, vault: Vault) -> Document:
    """As ``operations.suggest``, to the ticket's seat."""
    return operations.suggest(game, _as_view(game, request, vault), advise)


def score(game: AnyGame, request: Document, advise: Advisor, vault: Vault) -> Document:
    """The score as far as the ticket's seat may know it."""
    sealed, seat = _open(game, request, vault)
    return game.score_for(sealed.state, seat).document()


def view(game: AnyGame, request: Document, advise: Advisor, vault: Vault) -> Document:
    """What the ticket's seat, or a spectator, is shown; with ``since_ply``, what happened since."""
    sealed, seat = _open(game, request, vault)
    seat = request.get("seat", seat)
    since = max(request.get("since_ply", sealed.ply) - sealed.before, 0)
    events = _seen_events(game, _events_since(sealed, since), seat)
    return {**_shown(sealed, seat, vault), "events": events}


def _events_since(sealed: SealedGame, since: int) -> list[Document]:
    """The events of a deal's moves from the given one on, found by playing the deal again."""
    if since >= len(sealed.moves):
        return []
    game = sealed.game
    state, _ = operations.dealt(game, sealed.deal, "")
    events: list[Document] = []
    for index, move in enumerate(sealed.moves):
        state, happened = game.play(state, game.read_move(move))
        if index >= since:
            events += happened
    return events


# -- playing ---------------------------------------------------------------------------------------


def apply(game: AnyGame, request: Document, advise: Advisor, vault: Vault) -> Document:
    """Make a move of the ticket's seat.

    One at a time: in a list, whether the second move is legal would tell what comes after the
    first, before the first one is made.
    """
    sealed, seat = _open(game, request, vault)
    try:
        played, events = sealed.played(request["move"], seat)
    except IllegalMove as error:
        raise illegal(error.refusal, "/move") from None
    _claim_moves(vault, sealed, played)
    return {"sealed_state": _seal(played, vault), **_told(played, seat, events, vault)}


def _told(
    sealed: SealedGame, seat: int | None, events: Sequence[Document], vault: Vault
) -> Document:
    return {**_shown(sealed, seat, vault), "events": _seen_events(sealed.game, events, seat)}


def advance(game: AnyGame, request: Document, advise: Advisor, vault: Vault) -> Document:
    """Let the AI play for seats that were declared as its own, or for the ticket's seat.

    The search's seed follows from the game, so that asking again cannot fish for other moves, and
    a budget of time is used up however clear the move is, so that the wait tells nothing.
    """
    sealed, seat = _open(game, request, vault)
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
            _claim_moves(vault, sealed, played)
            break
        except Problem as problem:
            # Somebody asked for the same at the same moment; their moves are the game's now.
            if problem.code != "already_played" or attempt == ATTEMPTS - 1:
                raise
    # Where nothing was played nothing is sealed anew: that would put off when it expires.
    token = request["sealed_state"] if played is sealed else _seal(played, vault)
    return {"sealed_state": token, **_told(played, seat, events, vault)}


ATTEMPTS = 3


def _advanced(
    sealed: SealedGame, seats: set[int], vault: Vault, search: Callable[[SealedGame], Document]
) -> tuple[SealedGame, list[Document]]:
    """The game after the AI's moves, those that the ledger knows or else the search finds."""
    played, events = sealed, []
    while played.state.to_act in seats:
        move = _move_in_ledger(played, vault) or search(played)
        played, happened = played.played(move, played.state.to_act)
        events += happened
    return played, events


def _move_in_ledger(sealed: SealedGame, vault: Vault) -> Document | None:
    """The move that was already made from here: who asks again is told the same."""
    if vault.ledger is None:
        return None
    with _ledger_errors():
        mark = vault.ledger.known(sealed.game_id, str(sealed.ply))
    if mark is None:
        return None
    moves = list(map(sealed.game.write_move, sealed.game.moves_of(sealed.state)))
    marks = list(map(sealed.chain_after, moves))
    return moves[marks.index(mark)] if mark in marks else None


def _claim_moves(vault: Vault, before: SealedGame, after: SealedGame) -> None:
    marks = []
    chain, first = before.chain, len(before.moves)
    for index, move in enumerate(after.moves[first:]):
        chain = link(before.chain_key, chain, move)
        marks.append((str(before.ply + index), chain))
    if marks:
        _claim(vault, before.game_id, marks, "/sealed_state")


def _claim(vault: Vault, game_id: str, marks: Sequence[tuple[str, str]], pointer: str) -> None:
    """Enter what was played; refuse it if something else was played from there. Raises Problem."""
    if vault.ledger is None:
        return
    with _ledger_errors():
        if vault.ledger.claim(game_id, marks):
            return
    raise _about("already_played", pointer)


OPERATIONS: Mapping[str, Callable[[AnyGame, Document, Advisor, Vault], Document]] = {
    "deal": deal,
    "legal-moves": legal_moves,
    "validate": validate,
    "apply": apply,
    "score": score,
    "view": view,
    "suggest": suggest,
    "advance": advance,
}


def answer(
    game: AnyGame, operation: str, request: Document, advise: Advisor, vault: Vault | None
) -> Document:
    """The answer to a loaded request that is about a sealed game. Raises Problem."""
    if vault is None:
        raise _unavailable("/sealed" if operation == "deal" else "/sealed_state")
    return OPERATIONS[operation](game, request, advise, vault)

"""Dealing games that travel sealed: new ones, those committed to, and the next of a match.

A fair deal has three steps. Every seat that contributes makes a seed and tells its SHA-256;
``commit`` binds all of these, and a seed of the service's own, before anybody tells a seed; then
the seeds are told, and ``deal`` takes exactly those that were committed to. ``docs/security.md``
says what that proves and what it cannot prevent.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

import orjson

from rules.game import Document
from rules.shuffle import seed_commitment
from service.contract.pieces import AnyGame
from service.contract.problems import Pointed, Problem
from service.contract.tokens import SEED
from service.operations.replay import broken_commitments
from service.operations.sealed_game import SealedGame, derived, link
from service.operations.tables import dealt, illegal
from service.operations.vault import Vault, refused

SEED_BYTES = 4096
"""A bound seed is padded to this length."""


def commit(game: AnyGame, request: Document, vault: Vault) -> Document:
    """Bind a seed of the service's to the commitments of the seats."""
    bound = _bound(game, request)
    commitments = request["client_commitments"]
    commitment = seed_commitment(derived(bound["secret"], "seed|1"))
    bound["client_commitments"] = commitments
    return {
        "sealed_seed": vault.seals.seal(SEED, bound, SEED_BYTES),
        "game_id": bound["game_id"],
        "seed_commitment": commitment,
        "client_commitments": commitments,
    }


def deal(game: AnyGame, request: Document, vault: Vault) -> Document:
    """Deal a new game, the one that was committed to, or the next deal of a match."""
    if "sealed_previous" in request:
        return _deal_on(game, request, vault)
    if "sealed_seed" in request:
        sealed = _deal_committed(game, request, vault)
    else:
        given: Document = {name: request[name] for name in ("seed", "deck") if name in request}
        sealed = _first_deal(game, _bound(game, request), given)
    tickets = [
        None if seat in sealed.ai_seats else vault.ticket(sealed, seat)
        for seat in range(game.seats)
    ]
    return _answer(sealed, tickets, vault)


def _bound(game: AnyGame, request: Document) -> Document:
    """The identity and the seeds of a game, before it is dealt."""
    return {
        "game": game.id,
        "game_id": secrets.token_hex(16),
        "secret": secrets.token_hex(16),
        "ai_seats": sorted(set(request.get("ai_seats", ()))),
        "deal": {name: request[name] for name in (game.opener, "options") if name in request},
    }


def _deal_committed(game: AnyGame, request: Document, vault: Vault) -> SealedGame:
    """The deal of a commitment: it takes the seeds that were committed to, and only these."""
    bound = vault.seals.read(SEED, request["sealed_seed"])
    if bound is None or bound["game"] != game.id:
        raise refused()
    commitments, seeds = bound["client_commitments"], request["client_seeds"]
    broken = [
        Pointed(f"/client_seeds/{seat}", "seed_mismatch", detail)
        for seat, detail in broken_commitments(commitments, seeds)
    ]
    if broken:
        raise Problem("seed_mismatch", broken[0].detail, broken)
    return _first_deal(game, bound, {"client_seeds": seeds, "client_commitments": commitments})


def _first_deal(game: AnyGame, bound: Document, given: Document) -> SealedGame:
    """The first deal of a game; its seed, if none is given, follows from the game's secret."""
    secret, ai_seats = bound["secret"], tuple(bound["ai_seats"])
    deal: Document = {**bound["deal"], **given}
    if "deck" not in deal:
        seed = deal.setdefault("seed", derived(secret, "seed|1"))
        deal["seed_commitment"] = seed_commitment(seed)
    players = orjson.dumps([deal, ai_seats], option=orjson.OPT_SORT_KEYS)
    dealing = derived(secret, f"dealing|{sha256(players).hexdigest()}")
    state, _ = dealt(game, deal, "")
    sealed = SealedGame(
        game, bound["game_id"], secret, ai_seats, dealing, 1, 0, "", deal, (), state
    )
    start = {"game_id": sealed.game_id, "deal": 1}
    return replace(sealed, chain=link(sealed.chain_key, "", start))


def _deal_on(game: AnyGame, request: Document, vault: Vault) -> Document:
    """The next deal of a match. Its seed follows from what was played: nobody can deal again."""
    last, seat = vault.open(game, request, "sealed_previous")
    refusal = game.next_deal_refusal(last.state)
    if refusal:
        raise illegal(refusal, "/sealed_previous")
    number = last.number + 1
    seed = derived(last.secret, f"seed|{number}|{last.chain}")
    kept = ("client_seeds", "client_commitments")
    deal = {
        "seed": seed,
        "seed_commitment": seed_commitment(seed),
        "previous": game.write_state(last.state),
        **{name: last.deal[name] for name in kept if name in last.deal},
    }
    state, _ = dealt(game, deal, "")
    sealed = replace(last, number=number, before=last.ply, deal=deal, moves=(), state=state)
    start = {"game_id": last.game_id, "deal": number}
    sealed = replace(sealed, chain=link(sealed.chain_key, last.chain, start))
    tickets = [vault.ticket(sealed, one) if one == seat else None for one in range(game.seats)]
    return _answer(sealed, tickets, vault)


def _answer(sealed: SealedGame, tickets: Sequence[str | None], vault: Vault) -> Document:
    return {
        "sealed_state": vault.seal(sealed),
        "game_id": sealed.game_id,
        "ply": sealed.ply,
        "chain": sealed.chain,
        "fairness": sealed.fairness,
        "tickets": tickets,
    }

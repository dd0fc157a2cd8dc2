"""Opening and sealing games: the keys, the tickets, and the ledger of what was played."""

import hmac
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from rules.game import Document
from rules.message import say
from service.contract.pieces import AnyGame
from service.contract.problems import KINDS, Pointed, Problem
from service.contract.tokens import STATE, TICKET, Seals
from service.operations.ledger import Ledger, LedgerUnavailable
from service.operations.sealed_game import SealedGame, link
from service.operations.tables import check_version


class Vault(NamedTuple):
    """The keys of a service that seals, and its ledger where there is one."""

    seals: Seals
    ledger: Ledger | None = None

    def open(
        self, game: AnyGame, request: Document, field: str = "sealed_state"
    ) -> tuple[SealedGame, int | None]:
        """The game of a request's sealed state, and the seat whose ticket came with it.

        Whatever is wrong, all of it is looked at before the one refusal. Raises Problem.
        """
        payload = self.seals.read(STATE, request[field])
        ticketed = "ticket" in request
        ticket = self.seals.read(TICKET, request["ticket"]) if ticketed else None
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
        check_version(game, payload, f"/{field}")
        return SealedGame.of(game, payload), seat

    def seal(self, sealed: SealedGame) -> str:
        """The token of a game."""
        return self.seals.seal(STATE, sealed.payload(), sealed.size)

    def ticket(self, sealed: SealedGame, seat: int) -> str:
        """The ticket of a seat of a game."""
        claims = {"game": sealed.game.id, "game_id": sealed.game_id}
        return self.seals.sign({**claims, "dealing": sealed.dealing, "seat": seat})

    def move_known(self, sealed: SealedGame) -> Document | None:
        """The move that the ledger knows to have been made from here."""
        if self.ledger is None:
            return None
        with _ledger_errors():
            mark = self.ledger.known(sealed.game_id, str(sealed.ply))
        if mark is None:
            return None
        moves = list(map(sealed.game.write_move, sealed.game.moves_of(sealed.state)))
        marks = list(map(sealed.chain_after, moves))
        return moves[marks.index(mark)] if mark in marks else None

    def claim_moves(self, before: SealedGame, after: SealedGame) -> None:
        """Enter the moves made; refuse them if others were made from there. Raises Problem."""
        marks: list[tuple[str, str]] = []
        chain, first = before.chain, len(before.moves)
        for index, move in enumerate(after.moves[first:]):
            chain = link(before.chain_key, chain, move)
            marks.append((str(before.ply + index), chain))
        if marks:
            self._claim(before.game_id, marks)

    def _claim(self, game_id: str, marks: Sequence[tuple[str, str]]) -> None:
        if self.ledger is None:
            return
        with _ledger_errors():
            if self.ledger.claim(game_id, marks):
                return
        raise _problem("already_played", "/sealed_state")


@contextmanager
def _ledger_errors() -> Iterator[None]:
    try:
        yield
    except LedgerUnavailable:
        raise Problem("ledger_unavailable", headers={"Retry-After": "1"}) from None


def refused() -> Problem:
    """The one answer to every token or ticket that is not taken, whatever is wrong with it."""
    return _problem("seal_refused", "")


def unavailable() -> Problem:
    """The refusal of a service that has no key to seal with."""
    detail = say(
        "This service has no key to seal with (`ARBITRO_SEAL_KEYS`); play plain games here."
    )
    return Problem("sealing_unavailable", detail, [Pointed("", "sealing_unavailable", detail)])


def _problem(code: str, pointer: str) -> Problem:
    detail = KINDS[code].meaning
    return Problem(code, detail, [Pointed(pointer, code, detail)])

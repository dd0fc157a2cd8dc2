"""A whole game as it travels sealed: its state, how it was dealt, the moves made, and a secret."""

import hmac
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import orjson

from rules.game import Document
from service.contract.pieces import AnyGame

OVERHEAD_BYTES = 4096
BYTES_A_CARD = 96
"""A sealed game is at least so long; the longest states and records stay well below."""


PLAYERS_OWN = ("client_seeds", "client_commitments")
"""The parts of a deal that the players gave openly."""


@dataclass(frozen=True)
class SealedGame:
    """All that a sealed state holds."""

    game: AnyGame
    game_id: str
    secret: str
    """128 bits in hex that never leave the service; the seeds of all deals come from them."""
    ai_seats: tuple[int, ...]
    dealing: str
    """Names how the game was dealt, and to whom; tickets of another dealing are no good."""
    number: int
    """Which deal of the game this is, from 1."""
    before: int
    """Plies of the deals before."""
    chain: str
    """A hash over all that was dealt and played."""
    deal: Document
    """The deal as ``replay`` takes it."""
    moves: tuple[Document, ...]
    state: Any

    @classmethod
    def of(cls, game: AnyGame, payload: Document) -> "SealedGame":
        """The game of a payload that ``payload`` made."""
        return cls(
            game,
            payload["game_id"],
            payload["secret"],
            tuple(payload["ai_seats"]),
            payload["dealing"],
            payload["number"],
            payload["ply"] - len(payload["moves"]),
            payload["chain"],
            payload["deal"],
            tuple(payload["moves"]),
            game.read_state(payload["state"]),
        )

    @property
    def ply(self) -> int:
        """Moves made in all deals of the game so far."""
        return self.before + len(self.moves)

    @property
    def chain_key(self) -> str:
        """The key of this deal's hash chain; it is revealed when the deal is over.

        Without a key, a hidden move could be found by trying all of them.
        """
        return derived(self.secret, f"chain|{self.number}")

    @property
    def fairness(self) -> Document:
        """The commitments and the players' seeds, open to every seat from the deal on."""
        nobody = [None] * self.game.seats
        return {
            "seed_commitment": self.deal.get("seed_commitment"),
            "client_commitments": self.deal.get("client_commitments", nobody),
            "client_seeds": self.deal.get("client_seeds", nobody),
        }

    @property
    def reveal(self) -> Document | None:
        """The secrets of a deal that is over; None before."""
        if self.state.to_act is not None:
            return None
        return {
            "seed": self.deal.get("seed"),
            "seed_commitment": self.deal.get("seed_commitment"),
            "chain_key": self.chain_key,
            "record": {"deal": self.deal, "moves": self.moves},
        }

    def played(self, move: Document, seat: int | None) -> tuple["SealedGame", list[Document]]:
        """The game after a move of a seat, and the events. Raises IllegalMove."""
        game = self.game
        state, events = game.apply(self.state, game.read_move(move), seat)
        moves = (*self.moves, spelled(game, move))
        return replace(self, state=state, moves=moves, chain=self.chain_after(move)), events

    def chain_after(self, move: Document) -> str:
        return link(self.chain_key, self.chain, spelled(self.game, move))

    def payload(self) -> Document:
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "game_id": self.game_id,
            "ply": self.ply,
            "chain": self.chain,
            "secret": self.secret,
            "ai_seats": self.ai_seats,
            "dealing": self.dealing,
            "number": self.number,
            "deal": self.deal,
            "moves": self.moves,
            "state": self.game.write_state(self.state),
        }

    @property
    def size(self) -> int:
        """Bytes to pad to: fixed for the game and for the seeds that players gave openly."""
        given = orjson.dumps([self.deal.get(name) for name in PLAYERS_OWN])
        return OVERHEAD_BYTES + BYTES_A_CARD * self.game.deck.size + len(given)


def spelled(game: AnyGame, move: Document) -> Document:
    """A move as it counts for the chain, in whatever order its cards were named."""
    place = game.deck.index
    written = game.write_move(game.read_move(move))
    return {
        key: sorted(value, key=place.__getitem__) if isinstance(value, list | tuple) else value
        for key, value in written.items()
    }


def derived(secret: str, purpose: str) -> str:
    return hmac.new(bytes.fromhex(secret), purpose.encode(), sha256).hexdigest()


def link(key: str, chain: str, move: Document) -> str:
    """The next value of a hash chain: HMAC-SHA256, keyed by the bytes that ``key`` gives in hex.

    It is taken over the chain so far, in hex, and the move as JSON with sorted keys and no spaces.
    """
    text = chain.encode() + orjson.dumps(move, option=orjson.OPT_SORT_KEYS)
    return hmac.new(bytes.fromhex(key), text, sha256).hexdigest()

"""An optional memory of what was played: one move for each ply of a game.

A sealed state can be played from twice, since the service keeps nothing. With a ledger, a Redis
server, the first move made from (game, ply) is the only one: the same one may be made again (a
client whose connection broke), a different one is refused.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

CLAIM = """
for i, key in ipairs(KEYS) do
  local known = redis.call('GET', key)
  if known and known ~= ARGV[i] then return {i, known} end
end
for i, key in ipairs(KEYS) do
  redis.call('SET', key, ARGV[i], 'EX', ARGV[#ARGV])
end
return false
"""
"""Claims all keys or none. It answers false, or the first key claimed otherwise and its value."""

TIMEOUT_SECONDS = 0.3
REST_SECONDS = 3.0
"""Rest for a ledger that did not answer, so that not every request waits for it."""


class LedgerUnavailable(Exception):
    """The ledger does not answer; without it nothing is played."""


class Ledger(Protocol):
    """Which move was made from each ply of each game."""

    def claim(self, game_id: str, plies: Sequence[tuple[str, str]]) -> bool:
        """Write down (ply, mark of the move) for each, all or none; False if another one stands."""

    def known(self, game_id: str, ply: str) -> str | None:
        """The mark of the move made from a ply, if one was."""


class RedisLedger:
    """A ledger in a Redis server; entries are forgotten after ``lifetime`` seconds."""

    def __init__(self, url: str, lifetime: int) -> None:
        # The library is there only where a ledger is wanted.
        from redis import Redis
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError
        from redis.retry import Retry

        self._server = Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=TIMEOUT_SECONDS,
            socket_connect_timeout=TIMEOUT_SECONDS,
            # One more try, for a connection that was closed while idle.
            retry=Retry(NoBackoff(), 1),
        )
        self._claim = self._server.register_script(CLAIM)
        self._error = RedisError
        self._lifetime = lifetime
        self._rests_until = -math.inf

    def _asked(self, question: Callable[[], Any]) -> Any:
        """The answer of the server. Raises LedgerUnavailable."""
        if time.monotonic() < self._rests_until:
            raise LedgerUnavailable
        try:
            return question()
        except self._error as error:
            self._rests_until = time.monotonic() + REST_SECONDS
            raise LedgerUnavailable from error

    @staticmethod
    def _key(game_id: str, ply: str) -> str:
        # Braces keep all plies of a game on one node of a cluster.
        return f"arbitro:ledger:{{{game_id}}}:{ply}"

    def claim(self, game_id: str, plies: Sequence[tuple[str, str]]) -> bool:
        """As ``Ledger.claim``. Raises LedgerUnavailable."""
        keys = [self._key(game_id, ply) for ply, _ in plies]
        marks = [mark for _, mark in plies]
        return not self._asked(lambda: self._claim(keys=keys, args=[*marks, self._lifetime]))

    def known(self, game_id: str, ply: str) -> str | None:
        """As ``Ledger.known``. Raises LedgerUnavailable."""
        mark = self._asked(lambda: self._server.get(self._key(game_id, ply)))
        return None if mark is None else str(mark)

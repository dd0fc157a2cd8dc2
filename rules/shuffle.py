"""The portable shuffle: the same seed gives the same deal in any language.

The stream for (game, seed) is SHA-256 of ``arbitro/1|<game>|<seed>|<k>`` for k = 0, 1, 2, …; each
block yields eight big-endian 32-bit words. A uniform draw below n takes words until one is below
the largest multiple of n that fits, so that no value is favoured.
"""

from collections.abc import Sequence
from hashlib import sha256


class Stream:
    """The random words that belong to one game and seed."""

    def __init__(self, game: str, seed: str) -> None:
        self._prefix = f"arbitro/1|{game}|{seed}|"
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32-bit word."""
        if not self._words:
            digest = sha256(f"{self._prefix}{self._block}".encode()).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def uniform(self, n: int) -> int:
        """A number from 0 to n − 1, each equally likely."""
        limit = (1 << 32) // n * n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def shuffled(self, size: int) -> list[int]:
        """A shuffled deck of ``size`` cards, the top card first."""
        deck = list(range(size))
        for i in range(size - 1, 0, -1):
            j = self.uniform(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck


def seed_commitment(seed: str) -> str:
    """The hash that binds a dealer to a seed before it is revealed."""
    return sha256(seed.encode()).hexdigest()


def mixed_seed(seed: str, client_seeds: Sequence[str] = ()) -> str:
    """The seed to shuffle by when players mix in seeds of their own.

    Without them it is ``seed`` itself, else the SHA-256, in hex, of ``arbitro/mixed/1`` and the
    SHA-256 of the seed and of each player's seed in turn, all in hex and joined by ``|``.
    """
    if not client_seeds:
        return seed
    parts = (seed_commitment(part) for part in (seed, *client_seeds))
    return sha256("|".join(("arbitro/mixed/1", *parts)).encode()).hexdigest()

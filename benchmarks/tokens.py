"""Sealed states as JWE beside Fernet and PASETO: ``python -m benchmarks.tokens``.

Microseconds, the best of five rounds, and characters. Needs ``pip install pyseto``.
"""

import os
import timeit
from functools import partial

import orjson
import pyseto
from cryptography.fernet import Fernet

from rules import own_games
from service.contract.tokens import STATE, Seals
from service.operations.sealed_deal import deal
from service.operations.sealed_game import SealedGame
from service.operations.vault import Vault

NUMBER = 300


def microseconds(work):
    return min(timeit.repeat(work, number=NUMBER, repeat=5)) / NUMBER * 1e6


def main():
    seals, fernet = Seals([os.urandom(32)]), Fernet(Fernet.generate_key())
    key = pyseto.Key.new(4, "local", os.urandom(32))
    game = max(own_games().values(), key=lambda game: game.deck.size)
    token = deal(game, {}, Vault(seals))["sealed_state"]
    payload = seals.read(STATE, token)
    size = SealedGame.of(game, payload).size
    plain = orjson.dumps(payload).ljust(size)
    ways = {
        "JWE (`service.contract.tokens`)": (
            partial(seals.seal, STATE, payload, size),
            partial(seals.read, STATE),
        ),
        "Fernet": (partial(fernet.encrypt, plain), fernet.decrypt),
        "PASETO v4.local": (partial(pyseto.encode, key, plain), partial(pyseto.decode, key)),
    }
    print("| | seal | open | characters |")
    print("|---|---|---|---|")
    for name, (seal, opened) in ways.items():
        given = seal()
        opening = microseconds(partial(opened, given))
        print(f"| {name} | {microseconds(seal):.0f} µs | {opening:.0f} µs | {len(given):,} |")


if __name__ == "__main__":
    main()

"""The operations of every game: what each takes and answers."""

from collections.abc import Mapping
from functools import cache

from rules import games
from service.contract.pieces import AnyGame, Contract, Pieces
from service.contract.plain import plain_contracts
from service.contract.sealed import sealed_contracts

SEALED = "sealed/"
"""The beginning of the names, and so of the paths, of all operations on sealed games."""


class GameContracts:
    """The contracts of one game, and the schema instances that load its requests."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.pieces = Pieces(game)
        self.prefix = self.pieces.prefix
        contracts = [*plain_contracts(self.pieces), *sealed_contracts(self.pieces)]
        self.by_operation: Mapping[str, Contract] = {one.operation: one for one in contracts}
        self.requests = {one.operation: one.request() for one in contracts}


@cache
def contracts() -> dict[str, GameContracts]:
    """The contracts of every game, by its id."""
    return {game.id: GameContracts(game) for game in games().values()}

"""The rules of arbitro's games: pure functions of states, no I/O, no clock, no randomness.

``own_games()`` finds every game by its folder: a folder below this package that offers an object
named ``game`` is a game; nothing else lists them. Installed packages bring further ones: each entry
point of the group ``arbitro.games`` names such an object.
"""

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

from rules.game import Game

AnyGame = Game[Any, Any, Any]
GROUP = "arbitro.games"
ID = re.compile(r"[a-z][a-z0-9_]*")


class UnusableGame(Exception):
    """An installed package brings a game that cannot be taken; the text says which, and why."""


@cache
def own_games() -> dict[str, AnyGame]:
    """The games of this package, by their ids, in alphabetical order."""
    found: dict[str, AnyGame] = {}
    for module in sorted(iter_modules(__path__), key=lambda module: module.name):
        if module.ispkg:
            game = getattr(import_module(f"{__name__}.{module.name}"), "game", None)
            if game is not None:
                found[game.id] = game
    return found


@cache
def games() -> dict[str, AnyGame]:
    """Every game, by its id, in alphabetical order. Raises UnusableGame."""
    found = dict(own_games())
    sources = dict.fromkeys(found, "arbitro itself")
    for point in entry_points(group=GROUP):
        game, source = _brought(point), _source(point)
        if game.id in found:
            other = sources[game.id]
            raise UnusableGame(f"{source} brings a game {game.id!r}; so does {other}.")
        found[game.id], sources[game.id] = game, source
    return dict(sorted(found.items()))


def _brought(point: EntryPoint) -> AnyGame:
    """The game of an entry point, with its wire format loaded."""
    try:
        game = point.load()
        if isinstance(game, Game) and ID.fullmatch(game.id):
            assert game.wire
            return game
    except Exception as error:  # whatever code of others raises
        why = f"{type(error).__name__}: {error}"
        raise UnusableGame(f"{_source(point)} brings a game that does not load: {why}") from error
    why = "is no rules.game.Game with an id of lower-case letters, digits and underscores"
    raise UnusableGame(f"{_source(point)} brings a game that {why}.")


def _source(point: EntryPoint) -> str:
    package = f"The package {point.dist.name}" if point.dist else "A package"
    return f"{package} ({GROUP}: {point.name} = {point.value})"

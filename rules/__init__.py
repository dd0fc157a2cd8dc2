"""The rules of arbitro's games: pure functions of states, no I/O, no clock, no randomness.

``games()`` finds every game by its folder. A folder below this package that offers an object named
``game`` is a game; nothing else lists them.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from rules.game import Game


@cache
def games() -> dict[str, Game[Any, Any, Any]]:
    """Every game, by its id, in alphabetical order."""
    found: dict[str, Game[Any, Any, Any]] = {}
    for module in sorted(iter_modules(__path__), key=lambda module: module.name):
        if module.ispkg:
            game = getattr(import_module(f"{__name__}.{module.name}"), "game", None)
            if game is not None:
                found[game.id] = game
    return found

"""The version of the installed package, and whether its rules are compiled."""

from importlib.metadata import version

from rules.search import core as search

VERSION = version("arbitro")


def is_compiled() -> bool:
    """True if the rules run as compiled modules."""
    return not search.__file__.endswith(".py")

"""Writes the conformance corpus anew: ``python -m tests.corpus.generate [game …]``.

Everything random comes from named streams of the portable shuffle, so that the files come out the
same, byte for byte, wherever they are written. A case on which the engine and the slow oracle
disagree ends the generation.
"""

import sys
from importlib import import_module

from rules import games
from tests.corpus.book import Book
from tests.corpus.replay import KINDS, TESTS


def files_of(game, checked=True):
    """The corpus files of a game, by their names."""
    book = Book(game, checked)
    import_module(f"tests.{game.id}.corpus_builder").build(book)
    return book.files()


def write(game):
    folder = TESTS / game.id / "corpus"
    folder.mkdir(exist_ok=True)
    files = files_of(game)
    for kind in KINDS:
        name = f"{kind}.json"
        if name in files:
            (folder / name).write_text(files[name], encoding="utf-8")
        else:
            (folder / name).unlink(missing_ok=True)


if __name__ == "__main__":
    for game_id in sys.argv[1:] or games():
        write(games()[game_id])

"""Writes the catalogues of the languages anew from the texts of the code.

``python -m tools.catalogues`` takes new texts into every catalogue, untranslated, and drops those
that are gone; ``--check`` (of one language, or all) changes nothing and fails where that would
change a file, where a text is not translated, or where a translation names other values than its
text. ``--new it`` begins a language. Each game has a catalogue of its own, ``rules/<game>/locale``;
what they share and the service's own texts stand in ``service/locale``.
"""

import argparse
import sys
from collections.abc import Collection, Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from rules import own_games
from rules.message import Term
from rules.wire import complaints
from service.contract.pieces import AnyGame
from service.contract.problems import FIELD_ERRORS, KINDS
from service.contract.voices import LOCALE, RULES

ROOT = Path(__file__).parent.parent
KEYWORDS = {"say": None, "say_many": (1, 2)}
COMMENT = "# Texts of arbitro. docs/words.md says how to translate them."
TEMPLATE = "words.pot"

Entry = tuple[str, str | tuple[str, ...], str | None]
"""Where a text comes from, the text (with its plural), and its context."""


def folder_of(game: AnyGame) -> Path:
    """The sources of a game, wherever it is installed."""
    return ROOT.joinpath(*game.package.split("."))


def texts_in_code(folder: Path, without: Collection[Path] = ()) -> Iterator[Entry]:
    """The templates of messages in the modules below a folder."""
    found = extract_from_dir(
        folder,
        [("**.py", "python")],
        keywords=KEYWORDS,
        directory_filter=lambda below: Path(below) not in without and Path(below).name[0] != ".",
    )
    for name, _, text, _, context in found:
        yield str((folder / name).relative_to(ROOT)), text, context


def texts_of_service() -> Iterator[Entry]:
    """What the service says, and what all games share."""
    own = {folder_of(game) for game in own_games().values()}
    yield from texts_in_code(ROOT / "rules", own)
    yield from texts_in_code(ROOT / "service")
    for kind in KINDS.values():
        yield "service/contract/problems.py", kind.title, None
        yield "service/contract/problems.py", kind.meaning, None
    for meaning in FIELD_ERRORS.values():
        yield "service/contract/problems.py", meaning, None
    for value in vars(complaints).values():
        if isinstance(value, Term):
            yield "rules/wire/complaints.py", value.name, value.kind


def texts_of(game: AnyGame) -> Iterator[Entry]:
    """What a game says: its messages, codes, words and rules."""
    here = str(folder_of(game).relative_to(ROOT))
    yield from texts_in_code(folder_of(game))
    yield here, game.name, "game"
    for number, text in game.sections:
        yield f"{here} {number}".strip(), text, RULES
    meanings = [option.meaning for option in game.options]
    meanings += [reason.meaning for reason in game.reasons.values()]
    for meaning in (*meanings, *game.fault_codes.values()):
        yield here, meaning, None
    yield from words_of(game, here)


def words_of(game: AnyGame, here: str) -> Iterator[Entry]:
    """The names of cards, the labels, and the sentences for events."""
    for card in game.deck.catalogue:
        yield f"{here}/cards.py", card.name, "card"
    for label in game.labels:
        yield f"{here}/words.py", label.label, label.kind
        if label.explanation:
            yield f"{here}/words.py", label.explanation, None
    for told in game.words.told.values():
        for template in told if isinstance(told, tuple) else ():
            if template:
                yield f"{here}/words.py", template, None


def template_of(entries: Iterator[Entry], known: Catalog | None = None) -> Catalog:
    """A catalogue without translations, of the texts that ``known`` does not have."""
    catalogue = Catalog(fuzzy=False)
    for place, text, context in entries:
        single = text if isinstance(text, str) else text[0]
        if known is None or known.get(single, context) is None:
            catalogue.add(text, None, [(place, 0)], context=context)
    return catalogue


def written(catalogue: Catalog, bare: bool = False) -> bytes:
    """A catalogue as a file; without dates, which would differ at every run."""
    out = BytesIO()
    write_po(
        out, catalogue, width=100, omit_header=True, include_lineno=False, ignore_obsolete=True
    )
    head = "" if bare else _head(catalogue)
    return f"{COMMENT}\n{head}\n".encode() + out.getvalue().lstrip()


def _head(catalogue: Catalog) -> str:
    tag = str(catalogue.locale).replace("_", "-")
    return (
        'msgid ""\nmsgstr ""\n'
        f'"Language: {tag}\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
        f'"Plural-Forms: {catalogue.plural_forms}\\n"\n'
    )


def names_in(text: str) -> set[str]:
    """The values that a template names, in whatever form."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def all_of(text: Any) -> tuple[str, ...]:
    """A text, or its forms for different numbers."""
    return (text,) if isinstance(text, str) else tuple(text)


SHORT = 2
"""A text of so few words may be the same in another language."""


def faults_of(message: Message, forms: int) -> Iterator[str]:
    """What is wrong with a translation in a language of so many plural forms."""
    if not isinstance(message.id, str) and len(all_of(message.string)) != forms:
        yield f"has not {forms} forms"
    due = set() if message.context else names_in(all_of(message.id)[-1])
    for text in all_of(message.string):
        if not text:
            yield "not translated"
        elif text in all_of(message.id) and len(text.split()) > SHORT and len(text) > 15:
            yield "left in English"
        elif not message.context and names_in(text) - {"count"} != due - {"count"}:
            yield f"names {sorted(names_in(text))}, not {sorted(due)}"
    if message.fuzzy:
        yield "marked as fuzzy"


class Home:
    """The catalogues of one folder: their template, and one file for each language."""

    def __init__(self, folder: Path, template: Catalog) -> None:
        self.folder, self.template = folder, template

    def files(self) -> dict[Path, bytes]:
        """The files as they should be."""
        found = {self.folder / TEMPLATE: written(self.template, bare=True)}
        for path in sorted(self.folder.glob("*.po")):
            found[path] = written(self.updated(path))
        return found

    def updated(self, path: Path) -> Catalog:
        """A catalogue with the texts of today, those of before with their translations."""
        with path.open("rb") as source:
            catalogue = read_po(source, locale=path.stem.replace("-", "_"))
        catalogue.update(self.template, no_fuzzy_matching=True)
        return catalogue

    def begin(self, language: str) -> None:
        path = self.folder / f"{language}.po"
        if not path.exists():
            path.write_bytes(written(Catalog(locale=language.replace("-", "_"), fuzzy=False)))

    def complaints(self, language: str = "*") -> Iterator[str]:
        for path, content in self.files().items():
            if language not in ("*", path.stem):
                continue
            name = path.relative_to(ROOT)
            if not path.exists() or path.read_bytes() != content:
                yield f"{name}: not up to date; run `make words`"
            if path.suffix == ".po":
                catalogue = self.updated(path)
                for message in catalogue:
                    for fault in faults_of(message, catalogue.num_plurals) if message.id else ():
                        yield f"{name}: {message.id!r}: {fault}"


def homes() -> list[Home]:
    shared = template_of(texts_of_service())
    own = [
        Home(folder_of(game) / LOCALE, template_of(texts_of(game), shared))
        for game in own_games().values()
    ]
    return [Home(ROOT / "service" / LOCALE, shared), *own]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", metavar="LANGUAGE", nargs="?", const="*")
    parser.add_argument("--new", metavar="LANGUAGE")
    asked = parser.parse_args()
    if asked.check:
        complaints = [told for home in homes() for told in home.complaints(asked.check)]
        sys.exit("\n".join(complaints) or 0)
    for home in homes():
        home.folder.mkdir(exist_ok=True)
        if asked.new:
            home.begin(asked.new)
        for path, content in home.files().items():
            path.write_bytes(content)


if __name__ == "__main__":
    main()

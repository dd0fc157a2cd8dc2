"""Sections of the rules that a game's code cites exist in its rules.

A citation is "section 3.2", "sections 3 and 4.4" or "sections 3 to 5", or the numbers alone in
parentheses, one of them with a dot: "(3.2)", "(2.2, 3.2)", "(3.4 to 3.6)". It stands in a
docstring, in a comment, or as the section of a ``Reason``.
"""

import ast
import io
import re
import tokenize
from importlib import import_module
from pathlib import Path

import pytest

from tests.corpus.replay import numbered

NUMBERS = r"\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*"
CITATION = re.compile(rf"\bsections? ({NUMBERS})|\((?=[^)]*\.)({NUMBERS})\)")


def prose_of(source):
    """The docstrings and comments of a source file, each on one line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield " ".join(str(node.value.value).split())
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def cited_in(text):
    """The section numbers that a text cites, in order."""
    for spelled, alone in CITATION.findall(text):
        yield from re.findall(r"\d+(?:\.\d+)?", spelled or alone)


def citations(game):
    """(place, section number) of every citation in a game's folder."""
    for code, reason in game.reasons.items():
        yield f"Reason {code}", reason.section
    folder = Path(import_module(game.package).__file__).parent
    for path in sorted(folder.rglob("*.py")):
        for text in prose_of(path.read_text()):
            if text != " ".join(game.rules_text.split()):
                yield from ((str(path.relative_to(folder)), number) for number in cited_in(text))


def test_cited_sections_exist(game):
    existing = {number for number, _ in numbered(game)}
    cited = list(citations(game))
    assert [each for each in cited if each[1] not in existing] == []
    assert len(cited) > len(game.reasons)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Play a card (section 3.1).", ["3.1"]),
        ("Moves (sections 2, 3.1 and 5 to 7).", ["2", "3.1", "5", "7"]),
        ("Answers (3.4 to 3.6); turns (2.2, 3.2).", ["3.4", "3.6", "2.2", "3.2"]),
        ("A win brings (1 to 3) points, 0.5 each; see f(2), (2010).", []),
    ],
)
def test_citations_are_recognized(text, numbers):
    assert list(cited_in(text)) == numbers

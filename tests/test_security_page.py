"""``docs/security.md``: every claim has its test, and its examples are true."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text()


def test_every_claim_names_a_test_that_is_there():
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)
    assert len(named) > 20
    for path, name in named:
        module = ast.parse((ROOT / path).read_text())
        assert name in {item.name for item in module.body if isinstance(item, ast.FunctionDef)}, (
            name
        )


def test_every_row_of_claims_has_one():
    rows = PAGE.partition("## Claims and their tests")[2].strip().splitlines()[2:]
    assert rows and all("::test_" in row for row in rows)

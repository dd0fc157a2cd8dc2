"""What the image holds besides arbitro is under licences that allow its use in any product."""

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

import pytest

LOCK = Path(__file__).parents[1] / "requirements.lock"
LOCKED = sorted(set(re.findall(r"^([a-z0-9-]+)==", LOCK.read_text(), re.M)))
ALLOWED = re.compile(r"\b(MIT|BSD|Apache|PSF-2\.0|ZPL-2\.1|MPL-2\.0|MPL 2\.0)\b")
"""MPL 2.0 asks for the source of changed files; they are used as they come."""

ELSEWHERE = {"async-timeout", "brotlicffi"}
"""Locked, and not installed here: for Python up to 3.11.2 (Apache 2.0), for PyPy (MIT)."""


@pytest.mark.parametrize("package", LOCKED)
def test_the_licence_allows_our_use(package):
    try:
        told = metadata(package)
    except PackageNotFoundError:
        assert package in ELSEWHERE
        return
    licence = told.get("License-Expression")
    if licence is None:
        classified = [c for c in told.get_all("Classifier") or [] if c.startswith("License ::")]
        licence = " AND ".join(classified) or told.get("License", "")
    for part in licence.strip("()").split(" AND "):
        assert ALLOWED.search(part), licence

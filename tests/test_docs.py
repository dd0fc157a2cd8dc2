"""The pages in ``docs/``: what they name exists, and the map of the code is complete."""

import re
from pathlib import Path

import pytest

from rules import own_games

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
MAP = (ROOT / "docs" / "architecture.md").read_text()
NAMED = re.compile(r"`((?:[\w<>.-]+/)+[\w<>.-]*)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
FOLDERS = {path.name for path in ROOT.iterdir() if path.is_dir()}


def rows_of(heading):
    """The cells of the table rows below a heading, up to the next one."""
    section = MAP.split(f"{heading}\n", 1)[1].split("\n#", 1)[0]
    return [line.strip("| ").split(" | ") for line in section.splitlines() if line[:3] == "| `"]


def modules_in(package):
    found = {str(path.relative_to(ROOT)) for path in (ROOT / package).rglob("*.py")}
    return {name for name in found if (ROOT / name).read_text().strip()}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_page_names_exists(page):
    text = page.read_text()
    for name in NAMED.findall(text):
        if name.split("/")[0] in FOLDERS:
            assert list(ROOT.glob(re.sub(r"<\w+>", "*", name))), name
    for target in LINK.findall(text):
        assert (page.parent / target).exists(), target


def test_the_map_names_every_shared_module():
    rooms = tuple(f"rules/{game}/" for game in own_games())
    there = modules_in("rules") | modules_in("service")
    shared = {name for name in there if not name.startswith(rooms)}
    rows = rows_of("## `rules/`") + rows_of("## `service/`")
    assert {row[0].strip("`") for row in rows} == shared - {"service/__init__.py"}


@pytest.mark.parametrize("folder", own_games())
def test_the_map_names_every_room_of_a_game(folder):
    rows = {row[0].strip("`"): row[1:] for row in rows_of("### The rooms of a game")}
    named = {room for room in rows if room.endswith(".py")}
    for wing, cell in zip(("", "faults/", "ai/"), rows[folder], strict=True):
        named |= {wing + room for room in re.findall(r"`(\w+\.py)`", cell)}
    assert {f"rules/{folder}/{room}" for room in named} == modules_in(f"rules/{folder}")

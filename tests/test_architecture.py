"""Who may import whom; kept by reading the source."""

import ast
import graphlib
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "rules").rglob("*.py"))
SERVICE = sorted((ROOT / "service").rglob("*.py"))
GAMES = sorted(path.parent.name for path in (ROOT / "rules").glob("*/cards.py"))
IMPURE = {"random", "time", "datetime", "os", "sys", "socket", "secrets", "threading", "logging"}


def imports(path):
    """Every module that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name_of(path):
    return str(path.relative_to(ROOT))


def folder_of(path):
    return path.relative_to(ROOT / "rules").parts[0]


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_rules_are_pure_and_know_no_service(path):
    found = {module.split(".")[0] for module in imports(path)}
    assert not found & IMPURE
    assert not found & {"service", "flask", "gunicorn", "orjson"}
    if "wire" not in path.with_suffix("").parts:
        assert "marshmallow" not in found


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_games_do_not_know_each_other(path):
    others = {f"rules.{game}" for game in GAMES if game != folder_of(path)}
    for module in imports(path):
        assert ".".join(module.split(".")[:2]) not in others


@pytest.mark.parametrize("path", [*SERVICE, *(ROOT / "rules").glob("*.py")], ids=name_of)
def test_shared_code_names_no_game(path):
    text = path.read_text()
    code = ast.parse(text)
    strings = [n.value for n in ast.walk(code) if isinstance(n, ast.Constant)]
    docs = {
        ast.get_docstring(n, clean=False)
        for n in ast.walk(code)
        if hasattr(n, "body") and isinstance(n, ast.Module | ast.ClassDef | ast.FunctionDef)
    }
    for game in GAMES:
        assert not any(f"rules.{game}" in (module or "") for module in imports(path))
        assert not any(value == game for value in strings if value not in docs)


ROOMS = {
    *("__init__.py", "cards.py", "state.py", "moves.py", "scoring.py", "wire.py"),
    *("ai/position.py", "ai/worlds.py", "ai/policy.py", "ai/greedy.py", "ai/think.py"),
    "faults/documents.py",
}
TEST_ROOMS = {
    "golden.json",
    "cases.json",
    "oracle.py",
    "test_rules.py",
    "test_faults.py",
    "test_ai.py",
}


@pytest.mark.parametrize("folder", GAMES)
def test_every_game_has_the_same_rooms(folder):
    assert {room for room in ROOMS if not (ROOT / "rules" / folder / room).is_file()} == set()
    assert {room for room in TEST_ROOMS if not (ROOT / "tests" / folder / room).is_file()} == set()


FLOORS = ("contract", "process", "search", "operations", "http")
"""Packages of ``service/``, each of which may import itself and those before it."""


@pytest.mark.parametrize("path", SERVICE, ids=name_of)
def test_service_imports_nothing_upward(path):
    floor = path.relative_to(ROOT / "service").parts[0]
    for module in imports(path):
        if module.startswith("service.") and floor in FLOORS:
            assert FLOORS.index(module.split(".")[1]) <= FLOORS.index(floor), module


def test_no_module_imports_itself_by_way_of_others():
    paths = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in [*RULES, *SERVICE]
    }
    order = graphlib.TopologicalSorter()
    for name, path in paths.items():
        at_start = [node for node in ast.parse(path.read_text()).body]
        order.add(name, *({module for node in at_start for module in named(node)} & set(paths)))
    order.prepare()  # raises CycleError


def named(statement):
    """The modules that an import names; ``from a import b`` is of ``a.b`` if that is a module."""
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names)
    elif isinstance(statement, ast.ImportFrom):
        inner = [f"{statement.module}.{alias.name}" for alias in statement.names]
        modules = [name for name in inner if is_module(name)]
        yield from modules
        if len(modules) < len(inner):
            yield statement.module


def is_module(name):
    place = ROOT.joinpath(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


TOLD = re.compile(r"\b(scopa|cicera|schnapsen|dou ?dizhu|ottocento)\b", re.I)
PROSE = re.compile(r"README\.md|CHANGELOG\.md|RESULTS\.md|^docs/")
GENERATED = re.compile(
    r"openapi/|schema\.d\.ts|static/table/|helm/files/games\.txt|\.lock$|-lock\.json$"
)


def test_nothing_else_names_a_game():
    """Outside the folders of a game, only prose and what is generated knows it."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    names = [name for name in listed.stdout.decode().split("\0") if name]
    assert len(names) > 400
    folders = re.compile(rf"(^|/)({'|'.join(GAMES)})(/|_)")
    found = []
    for name in names:
        path = ROOT / name
        if folders.search(name) or PROSE.search(name) or GENERATED.search(name):
            continue
        if path.samefile(__file__) or not path.exists():
            continue
        if TOLD.search(path.read_bytes().decode("utf-8", "replace")):
            found.append(name)
    assert found == []


PLACES = [path.relative_to(ROOT / "rules").with_suffix("") for path in RULES]


def test_what_is_compiled_follows_from_rooms_that_every_game_has():
    words = {
        word
        for node in ast.walk(ast.parse((ROOT / "setup.py").read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for word in re.findall(r"\w+", node.value)
    }
    rooms = [
        {part for path in PLACES if path.parts[0] == game for part in path.parts} for game in GAMES
    ]
    assert not words & (set().union(*rooms) - set.intersection(*rooms))
    assert not words & set(GAMES)


@pytest.mark.parametrize("path", [*RULES, *SERVICE], ids=name_of)
def test_docstrings_state(path):
    """They do not begin with a question word; those of attributes neither."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            assert not re.match(r"(What|How|Whether|Why|Who)\b", str(node.value.value))


def test_few_files_are_long():
    files = [*RULES, *SERVICE]
    long = [name_of(path) for path in files if len(path.read_text().splitlines()) > 300]
    assert len(long) <= len(files) // 20, long


@pytest.mark.parametrize("path", [*RULES, *SERVICE], ids=name_of)
def test_functions_fit_a_screen(path):
    text = path.read_text()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno - node.lineno < 40, node.name

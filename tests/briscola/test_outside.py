"""A game from a package of its own is there; what cannot be taken stops the start."""

import os
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import entry_points

import pytest

from rules import games, own_games
from service.contract.voices import LOCALE, Translated, catalogue, home_of

START = [sys.executable, "-m", "gunicorn", "-c", "python:service.process.gunicorn_conf"]


def test_the_package_is_installed_and_no_game_of_ours():
    assert "briscola" in games(), "`make test` installs the package below tests/briscola"
    assert "briscola" not in own_games()
    assert list(games()) == sorted([*own_games(), "briscola"])


def test_its_types_are_in_the_openapi_document(client):
    document = client.get("/openapi.json").json
    for name in ("State", "View", "Move", "Event", "Score", "SealedDealAnswer"):
        assert f"Briscola{name}" in document["components"]["schemas"]
    assert "/v1/games/briscola/sealed/suggest" in document["paths"]


def test_it_is_thought_about():
    game = games()["briscola"]
    state = game.shuffle_and_deal("thought", 0, {})
    thinking = game.think(game.view(state, state.to_act), 1)
    thinking.look(200)
    assert thinking.simulations == 200
    assert len(thinking.candidates()) == 3


WORDS = """
from rules.words import Told, Words
words = Words(told={"card_played": Told("You play {card:name}.", "Seat {seat} plays {card:name}.")})
"""
ITALIAN = """
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8"

msgctxt "card"
msgid "two of cups"
msgstr "due di coppe"

msgid "You play {card:name}."
msgstr "Giochi il {card:name}."
"""


def test_it_may_bring_words_of_its_own(tmp_path, monkeypatch):
    folder = tmp_path / "told_briscola"
    (folder / LOCALE).mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "words.py").write_text(WORDS)
    (folder / LOCALE / "it.po").write_text(ITALIAN)
    monkeypatch.syspath_prepend(tmp_path)
    game = games()["briscola"]
    told = replace(game, package="told_briscola")
    event = {"type": "card_played", "seat": 0, "card": "2C"}
    (sentence,) = told.narrated([event], 0)
    assert sentence == f"You play {game.deck.catalogue[game.deck.index['2C']].name}."
    (other,) = told.narrated([event], 1)
    italian = Translated("it", catalogue(home_of("told_briscola"), "it"))
    assert italian.say(other) == other
    assert italian.say(sentence).startswith("Giochi il ")
    assert game.narrated([event], 0) == ["card played"], "without words it has its codes"


def started(folder, entry_point, code=""):
    """What a service says that starts beside a package with this entry point."""
    info = folder / "strange_cards-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-cards\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[arbitro.games]\n{entry_point}\n")
    (folder / "strange_cards.py").write_text(code)
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{os.getcwd()}"}
    run = subprocess.run(START, env=environment, capture_output=True, text=True, timeout=60)
    assert run.returncode != 0
    assert "Traceback" not in run.stderr
    return run.stderr


@pytest.mark.parametrize(
    ("entry_point", "code", "why"),
    [
        ("tarot = strange_tarot:game", "", "No module named 'strange_tarot'"),
        ("tarot = strange_cards:game", "", "has no attribute 'game'"),
        ("tarot = strange_cards:game", "game = 1 / 0", "ZeroDivisionError"),
        ("tarot = strange_cards:game", "game = 5", "is no rules.game.Game"),
        (
            "tarot = strange_cards:game",
            "from dataclasses import replace\n"
            "from arbitro_briscola import game\n"
            "game = replace(game, id='../tarot')",
            "lower-case letters",
        ),
        (
            "tarot = strange_cards:game",
            "from dataclasses import replace\n"
            "from arbitro_briscola import game\n"
            "game = replace(game, id='tarot', package='strange_cards')",
            "No module named 'strange_cards.wire'",
        ),
    ],
)
def test_a_package_that_cannot_be_loaded_stops_the_start(tmp_path, entry_point, code, why):
    said = started(tmp_path, entry_point, code)
    assert "The package strange-cards" in said
    assert entry_point in said
    assert why in said


@pytest.mark.parametrize("package", [games()[next(iter(own_games()))].package, "arbitro_briscola"])
def test_an_id_that_exists_stops_the_start(tmp_path, package):
    said = started(tmp_path, f"twin = {package}:game")
    taken = {game.package: game.id for game in games().values()}[package]
    assert f"brings a game '{taken}'; so does" in said
    assert "strange-cards" in said


def test_the_entry_point_is_of_the_documented_group():
    (point,) = [each for each in entry_points(group="arbitro.games") if each.name == "briscola"]
    assert point.load() is games()["briscola"]

"""The README says what is true."""

import re
from dataclasses import fields
from pathlib import Path

from rules import games
from service.settings import Settings

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_every_setting_is_in_the_table_and_no_other():
    listed = set(re.findall(r"^\| `((?:ARBITRO_|PORT)\w*)` \|", README, re.M))
    assert listed == {setting.metadata["variable"] for setting in fields(Settings)}


def test_every_game_is_named():
    for game in games().values():
        assert f"`{game.id}`" in README

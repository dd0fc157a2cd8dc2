"""The README says what is true."""

import re
import subprocess
from pathlib import Path

from rules import own_games
from service.process.settings import VARIABLES
from tests.serving import serving

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_every_setting_is_in_the_table_and_no_other():
    listed = set(re.findall(r"^\| `((?:ARBITRO_|PORT)\w*)` \|", README, re.M))
    assert listed == set(VARIABLES.values())


def test_every_game_is_named():
    for game in own_games().values():
        assert f"`{game.id}`" in README


def test_its_examples_can_be_run(tmp_path):
    """Every shell block of the two tutorials, in order, as a reader would paste it."""
    chapters = re.split(r"^## ", README, flags=re.M)
    titles = ("A first game", "States that players may carry")
    read = "".join(chapter for chapter in chapters if chapter.startswith(titles))
    blocks = re.findall(r"```sh\n(.*?)```", read, re.S)
    assert len(blocks) == 5
    with serving(tmp_path / "log", ARBITRO_SEAL_KEYS="5e" * 32) as server:
        for block in blocks:
            script = block.replace("localhost:8080", f"localhost:{server.port}")
            run = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", script],
                cwd=tmp_path,
                capture_output=True,
                text=True,
            )
            assert run.returncode == 0, run.stderr
            assert "problems/" not in run.stdout
    assert run.stdout.endswith("True\n"), "the last one proves its deal"

"""Players that do not change: those of a commit long past, built once and asked from outside.

    python benchmarks/frozen.py

builds them (compiled, where a C compiler is there) into ~/.cache/arbitro-frozen, or the folder
that ARBITRO_FROZEN_CACHE names; whoever asks for one builds it too. The build is made from the
commit below, so the clone has to reach back to it.
"""

import fcntl
import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

COMMIT = "4bbd8ed475ec39ce24a4794dde644df43f40a86c"
"""The last one before worlds were weighed by what seats had done."""

HERE = Path(__file__).parent
WORLDS = 1000
"""The worlds of the plain Monte Carlo."""


def build():
    """The folder of the frozen package, built if it is not there."""
    root = Path(os.environ.get("ARBITRO_FROZEN_CACHE", "~/.cache/arbitro-frozen")).expanduser()
    root.mkdir(parents=True, exist_ok=True)
    with (root / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        target = root / COMMIT
        if not target.exists():
            with tempfile.TemporaryDirectory(dir=root) as folder:
                installed(Path(folder)).rename(target)
    return target


def installed(folder):
    """The package of the commit, installed below a folder."""
    archive = folder / "commit.tar"
    source = folder / "source"
    source.mkdir()
    git = ("git", "-C", str(HERE.parent), "archive", "--output", str(archive), COMMIT)
    subprocess.run(git, check=True)
    subprocess.run(("tar", "-xf", archive, "-C", source), check=True)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps")
    subprocess.run((*pip, "--target", folder / "package", source), check=True)
    return folder / "package"


class Frozen:
    """A player of the frozen build, in a process of its own."""

    def __init__(self, game, kind):
        self.game = game
        command = (sys.executable, str(HERE / "frozen_player.py"), game.id, kind)
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        environment = {**os.environ, "PYTHONPATH": str(build())}
        self.process = subprocess.Popen(command, env=environment, **pipes)

    def candidates(self, view, seed, milliseconds=None, simulations=None):
        """(move, value) of each move looked at, the best first."""
        question = (self.game.write_view(view), seed, (milliseconds, simulations))
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        found = json.loads(self.process.stdout.readline())
        return [(self.game.read_move(move), value) for move, value in found]


@cache
def frozen(game_id, kind):
    """The one player of its kind in this process; it ends when its input does."""
    from rules import games

    return Frozen(games()[game_id], kind)


def frozen_expert(game, options):
    """The level `expert` of the frozen build, within the budget of the arena."""
    kind, amount = options.budget.split("=")
    timed = int(amount) if kind in ("time_ms", "cpu_ms") else None
    simulations = None if timed else int(amount)
    player = frozen(game.id, "expert")
    return lambda view, seed: player.candidates(view, seed, timed, simulations)[0][0]


def frozen_montecarlo(worlds):
    """The plain Monte Carlo in so many uniform worlds, however long it takes."""

    def policy(game, options):
        player = frozen(game.id, "montecarlo")
        return lambda view, seed: player.candidates(view, seed, None, worlds)[0][0]

    return policy


POLICIES = {
    "frozen": frozen_expert,
    "montecarlo": frozen_montecarlo(WORLDS),
    "montecarlo-200": frozen_montecarlo(200),
}


if __name__ == "__main__":
    print(build())

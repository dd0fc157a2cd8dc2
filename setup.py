"""Build step: compile the rules with mypyc where a C compiler is there.

The environment variable ``ARBITRO_COMPILE`` decides: ``auto`` (the default) compiles if it can and
installs the same modules interpreted if not, ``1`` demands compiling, ``0`` forbids it.
"""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

# mypyc does not take the descriptor (a generic dataclass) and what imports marshmallow.
NOT_COMPILABLE = {"__init__.py", "game.py", "thinking.py", "schema.py", "fields.py"}

# Reading, checking and writing documents is not what a search does; compiling it would double the
# time that an installation takes, and save a few microseconds a request.
NOT_WORTH_COMPILING = {"wire.py", "defects.py", "faults.py", "record.py", "standing.py", "hints.py"}


def compiled_modules():
    return sorted(
        str(p)
        for p in Path("rules").rglob("*.py")
        if p.name not in NOT_COMPILABLE | NOT_WORTH_COMPILING
    )


def compiler_is_there():
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command.split()[0]) is not None and headers.exists()


def extensions():
    wish = os.environ.get("ARBITRO_COMPILE", "auto")
    if wish not in ("auto", "0", "1"):
        raise SystemExit(f"ARBITRO_COMPILE must be auto, 0 or 1, not {wish!r}")
    if wish == "0" or wish == "auto" and not compiler_is_there():
        return []
    from mypyc.build import mypycify

    return mypycify(compiled_modules(), opt_level="3", debug_level="0")


setup(ext_modules=extensions())

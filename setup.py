"""Build step: compile the rules with mypyc where a C compiler is there.

The environment variable ``ARBITRO_COMPILE`` decides: ``auto`` (the default) compiles if it can and
installs the same modules interpreted if not, ``1`` demands compiling, ``0`` forbids it.
``docs/decisions/mypyc.md`` says why mypyc.
"""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

# All of ``rules`` is compiled but these rooms, file or folder: the wire format, since it stands on
# marshmallow; the descriptor, a generic dataclass, which mypyc 2.4 builds but cannot import; and
# words, which are strings with more to them.
INTERPRETED = {"__init__", "game", "message", "wire", "words"}


def compiled_modules():
    return sorted(
        str(path)
        for path in Path("rules").rglob("*.py")
        if INTERPRETED.isdisjoint(path.with_suffix("").parts)
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

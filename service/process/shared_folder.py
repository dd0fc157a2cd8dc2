"""The folder in memory that the processes of one service share, made by gunicorn's master.

The metrics library demands the folder in ``PROMETHEUS_MULTIPROC_DIR``; without that variable there
is one process only, and nothing to share.
"""

import os
from pathlib import Path


def shared_folder() -> Path | None:
    """The folder, None where the service is a single process."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    return Path(folder) if folder else None


def stopping_mark() -> Path | None:
    """The file that is there once the service has been told to stop."""
    folder = shared_folder()
    return folder and folder / "stopping"


def board_path() -> Path | None:
    """The file that has one byte for each search process: whether it is busy."""
    folder = shared_folder()
    return folder and folder / "searches"


def callers_path() -> Path | None:
    """The file in which callers are counted."""
    folder = shared_folder()
    return folder and folder / "callers"

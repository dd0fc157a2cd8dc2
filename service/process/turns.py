"""Turns in the loop of a worker, which answers many connections: none may keep it for long."""

import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from gevent.monkey import is_module_patched
from gevent.threadpool import ThreadPool

T = TypeVar("T")

LARGE_BODY = 32 * 1024
"""Bytes of a body from which on reading it can take longer than a turn may, some 5 ms."""

SWITCH_SECONDS = 0.001
"""Time for which the thread beside the loop may keep the interpreter to itself."""


def pause() -> None:
    """Let others have their turn, between two parts of a long answer."""
    time.sleep(0)  # gevent's, in a worker


def aside(work: Callable[..., T], *arguments: Any) -> T:
    """The result of work that is done beside the loop, one piece at a time, or its exception."""
    if not is_module_patched("time"):
        return work(*arguments)  # no loop: tests, and gunicorn's other workers
    done: tuple[T, None] | tuple[None, Exception] = _pool().apply(_caught, (work, arguments))
    if done[1] is not None:
        raise done[1]
    return done[0]


def _caught(work: Callable[..., T], arguments: Any) -> tuple[Any, Exception | None]:
    """The result and no error, or the other way round; gevent would print what is raised."""
    try:
        return work(*arguments), None
    except Exception as error:
        return None, error


@cache
def _pool() -> Any:
    """One thread: several would stand in each other's and the loop's way."""
    sys.setswitchinterval(SWITCH_SECONDS)
    return ThreadPool(1)

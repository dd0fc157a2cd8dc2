"""Numbers of the workers, and how many connections each has, in memory that they share.

A worker takes the lowest number that no living one has. So a figure that a worker writes goes on
where the one before it with this number ended, however often workers are replaced.
"""

import mmap

MOST = 256
ABSENT = -1

_table = memoryview(mmap.mmap(-1, MOST * 8)).cast("q")
_taken: set[int] = set()
_own = ABSENT


def take() -> int:
    """A free number, for the master; the worker that is forked next calls ``occupy``."""
    number = next(number for number in range(MOST) if number not in _taken)
    _taken.add(number)
    _table[number] = ABSENT
    return number


def free(number: int) -> None:
    """The worker of this number has ended, as the master heard."""
    _taken.discard(number)
    _table[number] = ABSENT


def occupy(number: int) -> None:
    """Be the worker of this number."""
    global _own
    _own = number


def name() -> str:
    """The name that the files of this process carry."""
    return "master" if _own == ABSENT else name_of(_own)


def name_of(number: int) -> str:
    """The name that the files of a worker carry."""
    return f"worker{number}"


def tell(connections: int) -> None:
    """Let the others know how many connections this worker has; ABSENT: it takes no more."""
    _table[_own] = connections


def excess() -> int:
    """The number of connections above those of the worker with the fewest."""
    taking = [count for count in _table if count != ABSENT]
    return _table[_own] - min(taking, default=0)


for _number in range(MOST):
    _table[_number] = ABSENT

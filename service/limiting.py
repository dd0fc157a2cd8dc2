"""Counting callers against a rate, by the library ``limits``.

Its own memory storage counts for one process; ``shared://`` below is a storage for it that counts
for all processes of the service, in a small table in shared memory. Any other storage of the
library (``redis://…``) can be configured, to count for several machines.
"""

import fcntl
import logging
import math
import mmap
import os
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

from limits import RateLimitItem, parse_many
from limits.storage import Storage, storage_from_string
from limits.strategies import FixedWindowRateLimiter

from service.shared import callers_path

ENTRY = struct.Struct("<QdQ")
"""A caller's fingerprint, when its window ends, and its count."""

ENTRIES = 1 << 16
NEIGHBOURS = 16
"""An entry is one of so many in a row; when all are taken the one to end first gives way."""


class SharedStorage(Storage):
    """Counters of all processes, in a table of fixed size."""

    STORAGE_SCHEME = ["shared"]

    def __init__(self, uri: str | None = None, **options: Any) -> None:
        super().__init__(uri, **options)
        path = callers_path()
        if path:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        else:
            self._file = os.memfd_create("callers")
        os.truncate(self._file, (ENTRIES + NEIGHBOURS) * ENTRY.size)
        self._table = mmap.mmap(self._file, 0)
        self._threads = threading.Lock()

    @property
    def base_exceptions(self) -> type[Exception]:
        return OSError

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Alone in the table: among threads, and among processes, even if one is killed."""
        with self._threads:
            fcntl.lockf(self._file, fcntl.LOCK_EX)
            try:
                yield
            finally:
                fcntl.lockf(self._file, fcntl.LOCK_UN)

    def _find(self, key: str, now: float) -> tuple[int, int, float, int]:
        """Where a key is or may go, its fingerprint, the end of its window, and its count."""
        mark = int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "little") or 1
        first = mark % ENTRIES * ENTRY.size
        free, earliest = first, math.inf
        for place in range(first, first + NEIGHBOURS * ENTRY.size, ENTRY.size):
            found, end, count = ENTRY.unpack_from(self._table, place)
            if found == mark and end > now:
                return place, mark, end, count
            if end < earliest:
                free, earliest = place, end
        return free, mark, 0.0, 0

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = time.time()
        with self._locked():
            place, mark, end, count = self._find(key, now)
            ENTRY.pack_into(self._table, place, mark, end or now + expiry, count + amount)
        return count + amount

    def get(self, key: str) -> int:
        with self._locked():
            return self._find(key, time.time())[3]

    def get_expiry(self, key: str) -> float:
        now = time.time()
        with self._locked():
            return self._find(key, now)[2] or now

    def check(self) -> bool:
        return True

    def reset(self) -> int | None:
        with self._locked():
            self._table[:] = bytes(len(self._table))
        return None

    def clear(self, key: str) -> None:
        with self._locked():
            ENTRY.pack_into(self._table, self._find(key, time.time())[0], 0, 0.0, 0)


class Limiter:
    """Says how long a caller has to wait."""

    def __init__(self, rate: str, storage: str) -> None:
        self.rates: list[RateLimitItem] = parse_many(rate)
        self.storage = storage
        self._counting: FixedWindowRateLimiter | None = None
        self._lock = threading.Lock()

    def _counter(self) -> FixedWindowRateLimiter:
        """Made on first use: connections must not be shared with the process that was forked."""
        with self._lock:
            if self._counting is None:
                waits = {"socket_timeout": 1.0, "socket_connect_timeout": 1.0}
                options: Any = waits if self.storage.startswith("redis") else {}
                storage: Any = storage_from_string(self.storage, **options)
                self._counting = FixedWindowRateLimiter(storage)
            return self._counting

    def seconds_to_wait(self, caller: str) -> int:
        """Count one call; 0 if it is within the rate. A storage that fails lets calls pass."""
        try:
            counting = self._counter()
            exceeded = [rate for rate in self.rates if not counting.hit(rate, caller)]
            if not exceeded:
                return 0
            ends = max(counting.get_window_stats(rate, caller).reset_time for rate in exceeded)
        except Exception as error:  # whatever a storage's own library raises
            logging.getLogger("arbitro").warning("callers are not counted: %s", error)
            return 0
        return max(math.ceil(ends - time.time()), 1)

"""Counting callers against a rate, by the library ``limits``.

Its own memory storage counts for one process; ``shared://`` below is a storage for it that counts
for all processes of the service, in a small table in shared memory. Any other storage of the
library (``redis://…``) can be configured, to count for several machines; while that one is away,
each machine counts for itself.
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
from limits.errors import ConfigurationError
from limits.storage import RedisStorage, Storage, storage_from_string

from service.process import metrics
from service.process.settings import SettingsError
from service.process.shared_folder import callers_path

ENTRY = struct.Struct("<QdQ")
"""A caller's fingerprint, when its window ends, and its count."""

ENTRIES = 1 << 16
SHARED = "shared://"
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


REST_SECONDS = 5.0
"""Rest for a storage that failed, so that not every request waits for it."""


def _storage(uri: str) -> Any:
    """The storage at an address. Raises ConfigurationError; connects to nothing yet."""
    if not uri.startswith("redis"):
        return storage_from_string(uri)
    from redis.backoff import NoBackoff
    from redis.retry import Retry

    # One more try, for a connection that was closed while idle; the client's own would wait long.
    options: Any = {"socket_timeout": 0.5, "socket_connect_timeout": 0.5}
    options["retry"] = Retry(NoBackoff(), 1)
    return storage_from_string(uri, **options)


class Limiter:
    """Says how many calls a caller may make, and how long it has to wait for more."""

    def __init__(self, rate: str, storage: str) -> None:
        self.rates: list[RateLimitItem] = parse_many(rate)
        self.storage = storage
        self._made: dict[str, Any] = {}
        self._lock = threading.Lock()
        self._away_until = -math.inf
        try:
            _storage(storage)
        except (ConfigurationError, ImportError, ValueError) as error:
            raise SettingsError(f"ARBITRO_RATE_LIMIT_STORAGE cannot be used: {error}") from None

    def take(self, caller: str, calls: int = 1) -> tuple[int, int]:
        """Count calls: how many of them are within the rate, and seconds to wait for the others."""
        if time.monotonic() >= self._away_until:
            try:
                return self._counted(self._counter(self.storage), caller, calls)
            except Exception as error:  # whatever a storage's own library raises
                self._away_until = time.monotonic() + REST_SECONDS
                logging.getLogger("arbitro").warning(
                    "the storage of the rate limit is away, callers are counted here: %s", error
                )
        metrics.COUNTED_HERE.inc(calls)
        return self._counted(self._counter(SHARED), caller, calls)

    def _counter(self, uri: str) -> Any:
        """Made on first use: connections must not be shared with the process that was forked."""
        with self._lock:
            if uri not in self._made:
                self._made[uri] = _storage(uri)
            return self._made[uri]

    def _counted(self, storage: Any, caller: str, calls: int) -> tuple[int, int]:
        """In fixed windows: each begins with a caller's first call and forgets all at its end."""
        allowed, ends = calls, 0.0
        rounded = 0.5 if isinstance(storage, RedisStorage) else 0.0  # Redis tells whole seconds
        for rate in self.rates:
            key = rate.key_for(caller)
            before = storage.incr(key, rate.get_expiry(), calls) - calls
            left = max(rate.amount - before, 0)
            if left < calls:
                allowed = min(allowed, left)
                ends = max(ends, storage.get_expiry(key) + rounded)
        return allowed, max(math.ceil(ends - time.time()), 1) if allowed < calls else 0

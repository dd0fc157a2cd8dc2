"""Prometheus metrics, right across several gunicorn workers.

With ``PROMETHEUS_MULTIPROC_DIR`` set, as the gunicorn configuration does, every worker writes to
that directory and a scrape adds all of them up.
"""

import os
import platform
from collections.abc import Callable, Iterator
from functools import cache

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    values,
)
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from service.process import slots
from service.process.shared_folder import board_path
from service.process.version import VERSION, is_compiled

CONTENT_TYPE = CONTENT_TYPE_LATEST

if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
    # Files by the workers' numbers and not by their pids, of which each reload brings new ones.
    values.ValueClass = values.MultiProcessValue(slots.name)  # type: ignore[no-untyped-call]

REQUESTS = Histogram(
    "arbitro_request_duration_seconds",
    "Time from a request's arrival in a worker to its answer.",
    ["game", "operation", "status"],
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
REFUSALS = Counter(
    "arbitro_refusals_total",
    "Requests refused, by problem code and, for moves and states, by reason code.",
    ["game", "operation", "code", "reason"],
)
IN_FLIGHT = Gauge(
    "arbitro_requests_in_flight", "Requests being answered now.", multiprocess_mode="livesum"
)

ASKING = Gauge(
    "arbitro_search_asking",
    "Requests that wait for a search process or its answer.",
    multiprocess_mode="livesum",
)
COUNTED_HERE = Counter(
    "arbitro_rate_limit_counted_here_total",
    "Calls counted in this pod's memory because the storage of the rate limit is away.",
)


class SearchCollector(Collector):
    """Gauges of the build and the search processes; ``asking`` requests wait for one."""

    def __init__(self, processes: int, queue: int, asking: Callable[[], float]) -> None:
        self.processes = processes
        self.queue = queue
        self.asking = asking

    def collect(self) -> Iterator[Metric]:
        yield _build_info()
        busy = busy_searches()
        yield _gauge("arbitro_search_slots", "Search processes.", self.processes)
        yield _gauge("arbitro_search_slots_busy", "Search processes that search.", busy)
        yield _gauge("arbitro_search_queue_size", "Suggestions that may wait.", self.queue)
        waiting = max(self.asking() - busy, 0)
        yield _gauge("arbitro_search_waiting", "Suggestions that wait.", waiting)


def _build_info() -> Metric:
    kind = {
        "version": VERSION,
        "python": platform.python_version(),
        "rules": "compiled" if is_compiled() else "interpreted",
    }
    return InfoMetricFamily("arbitro_build", "What runs.", kind)


def _gauge(name: str, meaning: str, value: float) -> Metric:
    return GaugeMetricFamily(name, meaning, value)


def busy_searches() -> int:
    """The number of search processes at work, by the board that they keep."""
    path = board_path()
    try:
        return path.read_bytes().count(1) if path else 0
    except FileNotFoundError:
        return 0


@cache
def requests(game: str, operation: str, status: int) -> Histogram:
    """The series of one kind of request; looking it up by labels each time is slow."""
    return REQUESTS.labels(game, operation, status)


def exposition(processes: int, queue: int) -> bytes:
    """All metrics in the text format, of every worker where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]

    def asking() -> float:
        return registry.get_sample_value("arbitro_search_asking") or 0

    searches = CollectorRegistry()
    searches.register(SearchCollector(processes, queue, asking))
    return generate_latest(registry) + generate_latest(searches)

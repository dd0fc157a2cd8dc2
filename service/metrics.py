"""Prometheus metrics, right across several gunicorn workers.

With ``PROMETHEUS_MULTIPROC_DIR`` set, as the gunicorn configuration does, every worker writes to
that directory and a scrape adds all of them up.
"""

import os
from functools import cache

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE = CONTENT_TYPE_LATEST

REQUESTS = Histogram(
    "arbitro_request_duration_seconds",
    "Time from a request's arrival in a worker to its answer.",
    ["game", "operation", "status"],
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
REFUSALS = Counter(
    "arbitro_refusals_total", "Requests refused, by problem code.", ["game", "operation", "code"]
)
IN_FLIGHT = Gauge(
    "arbitro_requests_in_flight", "Requests being answered now.", multiprocess_mode="livesum"
)


@cache
def requests(game: str, operation: str, status: int) -> Histogram:
    """The series of one kind of request; looking it up by labels each time is slow."""
    return REQUESTS.labels(game, operation, status)


def exposition() -> bytes:
    """All metrics in the text format, of every worker where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)

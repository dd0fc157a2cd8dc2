"""Logging: one JSON object a line, with a request's id and never its contents."""

import logging
import os
import time
from typing import Any

import orjson
from pythonjsonlogger.orjson import OrjsonFormatter

STANDARD_ERROR = 2


def configure(level: str) -> None:
    """Send arbitro's log records to standard error as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        OrjsonFormatter(
            ["levelname", "name", "message"],
            rename_fields={"levelname": "level", "name": "logger"},
            timestamp=True,
        )
    )
    logger = logging.getLogger("arbitro")
    logger.handlers[:] = [handler]
    logger.setLevel(level)
    logger.propagate = False


def access(fields: dict[str, Any]) -> None:
    """Write the line of one request.

    It is written straight to standard error: building a log record, with its search for the
    calling line, costs more than answering a small request does.
    """
    line = orjson.dumps({"timestamp": time.time(), "logger": "arbitro.access", **fields})
    os.write(STANDARD_ERROR, line + b"\n")

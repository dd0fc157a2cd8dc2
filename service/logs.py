"""Logging: one JSON object a line, with the request's id and never its contents."""

import logging

from pythonjsonlogger.orjson import OrjsonFormatter

ACCESS = logging.getLogger("arbitro.access")


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

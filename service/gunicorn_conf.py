"""How gunicorn runs the service: ``gunicorn -c python:service.gunicorn_conf``."""

import os
import shutil
import tempfile
from typing import Any

from service.settings import settings_from

_settings = settings_from(os.environ)

wsgi_app = "service.app:create_app()"
bind = f"{_settings.host}:{_settings.port}"
workers = _settings.workers
worker_class = "gthread"
threads = _settings.threads
keepalive = _settings.keep_alive_seconds
graceful_timeout = _settings.graceful_seconds
timeout = 60
preload_app = True
control_socket_disable = True
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
loglevel = _settings.log_level.lower()


def _metrics_folder() -> str:
    """A fresh folder for the workers' metrics: figures of an earlier run must not be added."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder:
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder, exist_ok=True)
        return folder
    return tempfile.mkdtemp(prefix="arbitro-metrics-", dir=worker_tmp_dir)


# The metrics library picks its storage when it is first imported, so this must come before the
# application is.
os.environ["PROMETHEUS_MULTIPROC_DIR"] = _metrics_folder()


def child_exit(server: Any, worker: Any) -> None:
    """Drop the gauges of a worker that ended; its counters stay in the sums."""
    from prometheus_client import multiprocess  # not at the top: see the metrics folder above

    multiprocess.mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def on_exit(server: Any) -> None:
    """Take the metrics folder away with the service."""
    shutil.rmtree(os.environ["PROMETHEUS_MULTIPROC_DIR"], ignore_errors=True)

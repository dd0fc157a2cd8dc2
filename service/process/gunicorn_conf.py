"""The configuration of gunicorn: ``gunicorn -c python:service.process.gunicorn_conf``."""

import gc
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rules import games
from service.process import slots
from service.process.settings import SettingsError, address, read_settings

try:
    _settings = read_settings()
except SettingsError as error:
    raise SystemExit(f"The service cannot start: {error}.") from None
games()  # here, so that a game that cannot be taken stops the start with a sentence, no traceback

wsgi_app = "service.http.app:create_app()"
_ports = [_settings.port] + ([_settings.admin_port] if _settings.admin_port else [])
bind = [address(_settings.host, port) for port in _ports]
workers = _settings.workers
worker_class = "service.process.worker.Worker"
_descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
worker_connections = max(min(2000, _descriptors - 100), _descriptors // 2)
keepalive = _settings.keep_alive_seconds
graceful_timeout = _settings.graceful_seconds
timeout = 60
http_parser = "python"  # see docs/decisions/worker.md
limit_request_fields = 64
sendfile = False  # it would go past the time that an answer has
forwarder_headers = ""  # no peer sets SCRIPT_NAME or PATH_INFO
secure_scheme_headers: dict[str, str] = {}
preload_app = True
control_socket_disable = True
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
loglevel = _settings.log_level.lower()


# A fresh folder for what the processes share: figures of an earlier run must not be added. The
# metrics library picks its storage when it is first imported, so this must come before the
# application is.
_folder = tempfile.mkdtemp(prefix="arbitro-", dir=worker_tmp_dir)
os.environ["PROMETHEUS_MULTIPROC_DIR"] = _folder
os.environ.setdefault("ARBITRO_SEARCH_SOCKET", os.path.join(_folder, "search.sock"))
_supervisor: subprocess.Popen[bytes] | None = None


def _end(number: int, frame: Any) -> None:
    shutil.rmtree(_folder, ignore_errors=True)
    os._exit(0)  # an exception might end up in an import, which would go on


# Until gunicorn has its own. The first process of a container hears no signal that it has no
# handler for, and a pod told to stop while it starts would be waited for in vain.
signal.signal(signal.SIGTERM, _end)


def when_ready(server: Any) -> None:
    """Start the search processes; they end when this process does, by losing their input.

    From here on SIGTERM means: say so at ``/readyz``, and stop when that has been heard.
    """
    gc.collect()
    gc.freeze()  # a collection that looked at all of the application would hold up a worker
    _start_supervisor()
    signal.signal(signal.SIGCHLD, lambda number, frame: _child_ended(server))
    _drain_at_sigterm(server)


def _start_supervisor() -> None:
    global _supervisor
    sizes = [str(_settings.search_processes), str(_settings.search_queue)]
    command = [sys.executable, "-m", "service.search.pool", os.environ["ARBITRO_SEARCH_SOCKET"]]
    _supervisor = subprocess.Popen([*command, *sizes], stdin=subprocess.PIPE)


def _child_ended(server: Any) -> None:
    """Leave workers to gunicorn, and replace a supervisor of the search processes that died."""
    if os.getpid() != server.pid:
        return
    if _supervisor is not None and _supervisor.poll() is not None:
        _start_supervisor()
    server.signal_chld(signal.SIGCHLD, None)


def _drain_at_sigterm(server: Any) -> None:
    mark = Path(_folder, "stopping")

    def begin(number: int, frame: Any) -> None:
        if os.getpid() != server.pid:
            os._exit(0)  # a worker that has no handler of its own yet, and no request either
        first = not mark.exists()
        mark.touch()
        if first and _settings.drain_seconds:
            signal.alarm(_settings.drain_seconds)
        else:
            server.signal(signal.SIGTERM, frame)

    signal.signal(signal.SIGTERM, begin)
    signal.signal(signal.SIGALRM, lambda number, frame: server.signal(signal.SIGTERM, frame))


def pre_fork(server: Any, worker: Any) -> None:
    """Give the worker a number."""
    worker.slot = slots.take()


def post_fork(server: Any, worker: Any) -> None:
    """Be the worker of that number."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    slots.occupy(worker.slot)


def child_exit(server: Any, worker: Any) -> None:
    """Drop the gauges of a worker that ended; its counters go on with the next of its number."""
    from prometheus_client import multiprocess  # not at the top: see the metrics folder above

    multiprocess.mark_process_dead(slots.name_of(worker.slot))  # type: ignore[no-untyped-call]
    slots.free(worker.slot)


def on_exit(server: Any) -> None:
    """Stop the search processes and take the shared folder away."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if _supervisor is not None and _supervisor.stdin is not None:
        _supervisor.stdin.close()
        _supervisor.wait()
    shutil.rmtree(_folder, ignore_errors=True)

"""A real gunicorn on loopback."""

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import rules

COMMAND = [sys.executable, "-m", "gunicorn", "-c", "python:service.process.gunicorn_conf"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A running service: its port, its process, and what it logs."""

    def __init__(self, port, process, admin_port=None):
        self.port = port
        self.process = process
        self.url = f"http://127.0.0.1:{port}"
        self.admin = Server(admin_port, process) if admin_port else self

    def request(self, method, path, body=None, **headers):
        """(status, headers, body) of one request over a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=90)
        try:
            if body is not None and not isinstance(body, bytes):
                body = json.dumps(body).encode()
            headers.setdefault("Content-Type", "application/json")
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            return response.status, response.headers, response.read()
        finally:
            connection.close()


@contextlib.contextmanager
def serving(log_path, ready=None, **variables):
    """A service with these environment variables, stopped at the end.

    It is ready when it says so, or as soon as ``ready`` of the server finds something.
    """
    port = free_port()
    environment = {
        **{key: value for key, value in os.environ.items() if not key.startswith("ARBITRO_")},
        "PORT": str(port),
        "ARBITRO_DRAIN_SECONDS": "0",
        **variables,
    }
    environment.pop("PROMETHEUS_MULTIPROC_DIR", None)
    for variable in [name for name in environment if name.startswith("OTEL_")]:
        if variable not in variables:
            del environment[variable]
    environment["PYTHONPATH"] = str(Path(rules.__file__).parent.parent)
    with open(log_path, "wb") as log:
        process = subprocess.Popen(
            COMMAND, env=environment, cwd=Path(log_path).parent, stdout=log, stderr=log
        )
    try:
        server = Server(port, process, variables.get("ARBITRO_ADMIN_PORT"))
        wait_until_ready(server, ready or answers_ready)
        yield server
    finally:
        process.terminate()
        process.wait(timeout=60)


def answers_ready(server):
    return server.admin.request("GET", "/readyz")[0] == 200


def wait_until_ready(server, ready=answers_ready):
    for _ in range(1200):
        if server.process.poll() is not None:
            raise RuntimeError("the service did not start")
        with contextlib.suppress(OSError, StopIteration):
            if ready(server):
                return
        time.sleep(0.05)
    raise RuntimeError("the service did not become ready")

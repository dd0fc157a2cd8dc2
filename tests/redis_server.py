"""A real Redis on loopback, for as long as a test needs it."""

import contextlib
import shutil
import socket
import subprocess
import time

from tests.serving import free_port


@contextlib.contextmanager
def redis_server(folder):
    """The URL of a Redis server that keeps nothing. Needs Debian's redis-server, or any other."""
    program = shutil.which("redis-server")
    assert program, "these tests need redis-server (Debian: apt-get install redis-server)"
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with open(folder / "redis.log", "wb") as log:
        process = subprocess.Popen([program, *options], stdout=log, stderr=log)
    try:
        _wait_for(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(timeout=20)


def _wait_for(port):
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError("Redis did not start")

"""A real Redis on loopback, for as long as a test needs it."""

import subprocess
import time

from tests.serving import free_port


class Redis:
    """A Redis server of the test's own, which can be stopped and started again."""

    def __init__(self, folder):
        self.port = free_port()
        self.folder = folder
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            [
                *("redis-server", "--port", str(self.port), "--bind", "127.0.0.1"),
                *("--save", "", "--appendonly", "no", "--dir", str(self.folder)),
            ],
            stdout=subprocess.DEVNULL,
        )
        for _ in range(200):
            if self.cli("ping") == "PONG":
                return
            time.sleep(0.05)
        raise RuntimeError("Redis did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)

    def cli(self, *words):
        command = ["redis-cli", "-p", str(self.port), *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=30).stdout.strip()

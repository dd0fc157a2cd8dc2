"""What the chart renders, run for real: ``podman play kube`` on it, then a game over HTTP.

``ARBITRO_IMAGE`` names the image; ``PODMAN`` is the command, with options if it needs some.
"""

import contextlib
import json
import os
import re
import resource
import shlex
import signal
import subprocess
import time

import pytest

from tests.helm.conftest import ROOT, objects, of_kind, setting, template
from tests.serving import free_port

PODMAN = shlex.split(os.environ.get("PODMAN", "podman"))
GAME = (ROOT / "helm" / "files" / "play.py").read_text()
ASK = """
import sys, urllib.error, urllib.request
try:
    print(urllib.request.urlopen(sys.argv[1], timeout=5).status)
except urllib.error.HTTPError as error:
    print(error.code)
except OSError:
    print(0)
"""


MOST = 4096
"""Files and processes of a container; many machines allow no more than some thousands."""


def podman(*arguments, **options):
    command = [*PODMAN, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **options)


def _allowed(kind):
    most = resource.getrlimit(kind)[1]
    return MOST if most == resource.RLIM_INFINITY else min(most, MOST)


@pytest.fixture(autouse=True)
def within_our_limits(tmp_path, monkeypatch):
    """podman would raise limits for a container, which only some may (CAP_SYS_RESOURCE)."""
    limits = {
        name: _allowed(number)
        for name, number in (("nofile", resource.RLIMIT_NOFILE), ("nproc", resource.RLIMIT_NPROC))
    }
    given = [f'"{name}={most}:{most}"' for name, most in limits.items()]
    settings = tmp_path / "containers.conf"
    settings.write_text(f"[containers]\ndefault_ulimits = [{', '.join(given)}]\n")
    monkeypatch.setenv("CONTAINERS_CONF", str(settings))


class Pod:
    """The pod of a rendered Deployment. All that is asked of it goes over its own loopback."""

    def __init__(self, folder, name):
        registry, _, image = os.environ["ARBITRO_IMAGE"].rpartition("/")
        repository, _, tag = image.partition(":")
        given = {
            "registry": registry,
            "repository": repository,
            "tag": tag or "latest",
            "pullPolicy": "Never",
        }
        self.http, self.admin = free_port(), free_port()
        self.name, self.container = f"{name}-pod-0", f"{name}-pod-0-arbitro"
        self.file = folder / "chart.yaml"
        # One replica: there is one machine, and podman takes the ports of the pod from it.
        self.arguments = (
            *("--skip-tests", "--set", f"replicaCount=1,fullnameOverride={name}"),
            *setting("image", given),
            *setting("ports", {"http": self.http, "admin": self.admin}),
        )
        self.file.write_text(template(*self.arguments))

    def start(self):
        run = podman("play", "kube", self.file)
        assert run.returncode == 0, run.stdout + run.stderr

    def stop(self):
        """Stop it as Kubernetes would; gives the seconds that took."""
        (deployment,) = of_kind("Deployment", objects(*self.arguments))
        grace = deployment["spec"]["template"]["spec"]["terminationGracePeriodSeconds"]
        started = time.monotonic()
        run = podman("pod", "stop", "--time", grace, self.name)
        assert run.returncode == 0, run.stderr
        return time.monotonic() - started

    def inspect(self):
        return json.loads(podman("inspect", self.container).stdout)[0]

    def run(self, *command):
        return podman("exec", self.container, *command)

    def status(self, path):
        url = f"http://127.0.0.1:{self.admin}{path}"
        return int(self.run("python3", "-c", ASK, url).stdout or 0)

    def first_process(self):
        """What the kernel says of it; there is no shell nor `cat` to ask."""
        return self.run("python3", "-c", "print(open('/proc/1/status').read())").stdout

    def hears_sigterm(self):
        """Whether its first process has a handler; without one it hears no signal."""
        status = self.first_process()
        caught = re.search(r"SigCgt:\s*(\w+)", status)
        return bool(caught) and bool(int(caught[1], 16) >> (signal.SIGTERM - 1) & 1)

    def wait_until_ready(self):
        end = time.monotonic() + 60
        while self.status("/readyz") != 200:
            assert time.monotonic() < end, podman("logs", self.container).stderr[-3000:]
            time.sleep(0.2)


@pytest.fixture
def pod(tmp_path):
    made = Pod(tmp_path, f"arbitro-{os.getpid()}")
    with contextlib.ExitStack() as stack:
        stack.callback(podman, "pod", "rm", "--force", "--time", "1", made.name)
        made.start()
        yield made


def test_a_game_is_played_against_the_pod(pod):
    pod.wait_until_ready()
    assert pod.status("/healthz") == 200
    played = pod.run("python3", "-c", GAME, f"http://127.0.0.1:{pod.http}")
    assert "was played to its end" in played.stdout, played.stderr
    found = pod.inspect()
    assert found["HostConfig"]["ReadonlyRootfs"]
    assert found["Config"]["User"] == "10001:10001"
    assert not found["EffectiveCaps"]
    assert "Read-only file system" in pod.run("python3", "-c", "open('/written', 'w')").stderr
    for program in ("sh", "bash", "pip", "apt", "dpkg", "cat"):
        assert pod.run(program, "--version").returncode != 0, program
    process = pod.first_process()
    assert "NoNewPrivs:\t1" in process
    assert "Seccomp:\t2" in process
    assert pod.stop() < 20
    assert pod.inspect()["State"]["ExitCode"] == 0


def test_a_pod_that_is_still_starting_can_be_stopped(pod):
    while not pod.hears_sigterm():
        time.sleep(0.05)
    assert pod.stop() < 20

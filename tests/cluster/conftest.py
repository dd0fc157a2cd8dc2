"""What the tests on the cluster share: the cluster, releases in namespaces of their own, traffic.

``ARBITRO_CLUSTER_BIN`` has the programs of Kubernetes, ``ARBITRO_IMAGE_ARCHIVE`` the image.
"""

import contextlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.cluster.control import Control
from tests.cluster.machine import CONTROL, NUMBERS, Machine, inside, node_name, processes_below, run
from tests.cluster.node import Node, images
from tests.helm.conftest import CHART, ROOT
from tests.helm.tools import FOLDER

BUILD = ROOT / "build" / "cluster"
HELMS = {"3": FOLDER / "helm3", "4": FOLDER / "helm"}
NAME = "arbitro"
TRAFFIC = Path(__file__).with_name("traffic.py")
TABLE = ["| while 8 players play | Helm | requests | failed | why |", "|---|---|---|---|---|"]
_numbers = itertools.count(1)


class Cluster:
    """Two nodes and their control plane."""

    def __init__(self, machine, binaries):
        self.machine = machine
        self.control = Control(machine, binaries)
        self.kubectl = self.control.kubectl
        self.found = self.control.found
        self.nodes = {node_name(number): Node(machine, self.control, number) for number in NUMBERS}

    def start(self, archive):
        self.machine.lay_network()
        self.control.start()
        made = images(self.machine.folder, archive)
        for node in self.nodes.values():
            node.start(made)
        for name in self.nodes:
            self.kubectl("wait", "--for=create", f"node/{name}", "--timeout=120s")
            self.kubectl("wait", "--for=condition=Ready", f"node/{name}", "--timeout=180s")
        for node in self.nodes.values():
            node.enforce_policies()
        self.control.start_metrics()


@pytest.fixture(scope="session")
def cluster():
    folder = Path(tempfile.mkdtemp(prefix="arbitro-cluster-", dir="/var/tmp"))
    shutil.rmtree(BUILD / "logs", ignore_errors=True)
    machine = Machine(folder, BUILD / "logs")
    try:
        made = Cluster(machine, Path(os.environ["ARBITRO_CLUSTER_BIN"]))
        made.start(os.environ["ARBITRO_IMAGE_ARCHIVE"])
        yield made
        dead = machine.dead()
    finally:
        machine.end()
    assert not dead, "processes of the cluster that ended by themselves"


class Release:
    """A release of the chart in a namespace of its own, which admits restricted pods only."""

    def __init__(self, cluster, helm):
        self.cluster = cluster
        self.version = helm
        self.namespace = f"games-{next(_numbers)}"
        self.kubeconfig = cluster.control.kubeconfig_of(self.namespace)
        cluster.kubectl("create", "namespace", self.namespace)
        level = "pod-security.kubernetes.io/enforce=restricted"
        cluster.kubectl("label", "namespace", self.namespace, level)

    def helm(self, *arguments, check=True):
        """What Helm prints, called in the project's folder as the README does."""
        environment = {**os.environ, "KUBECONFIG": str(self.kubeconfig)}
        command = inside(CONTROL, HELMS[self.version], *arguments)
        return run(*command, check=check, cwd=ROOT, env=environment, timeout=400)

    def change(self, *values, check=True, timeout="240s"):
        """Install or upgrade, and wait until it is there."""
        usual = ("--set", "replicaCount=2", "--wait", f"--timeout={timeout}")
        return self.helm("upgrade", "--install", NAME, CHART, *usual, *values, check=check)

    def kubectl(self, *arguments, **options):
        return self.cluster.kubectl("--namespace", self.namespace, *arguments, **options)

    def found(self, *arguments):
        return json.loads(self.kubectl("get", *arguments, "--output", "json"))

    def pods(self, component="api"):
        label = f"app.kubernetes.io/component={component}"
        return [
            pod
            for pod in self.found("pods", "--selector", label)["items"]
            if "deletionTimestamp" not in pod["metadata"]
        ]

    def ready(self, component="api"):
        """The pods that requests go to."""
        return [
            pod
            for pod in self.pods(component)
            for condition in pod["status"].get("conditions", [])
            if condition["type"] == "Ready" and condition["status"] == "True"
        ]

    def address(self, number=0):
        """The Service's address of the first or the second family."""
        address = self.found("service", NAME)["spec"]["clusterIPs"][number]
        return f"[{address}]" if ":" in address else address

    def processes(self, pod):
        """(id, command) of every process in a pod's container, the first one first."""
        group = next(Path("/sys/fs/cgroup/pids").rglob(f"pod{pod['metadata']['uid']}"))
        found = []
        for process in sorted(processes_below(group)):
            command = Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()
            if command and "/pause" not in command:
                found.append((process, command))
        return found

    def metrics(self, pod):
        """What a pod says of itself, asked from its own node, as a probe is."""
        node = self.cluster.nodes[pod["spec"]["nodeName"]]
        where = f"http://{pod['status']['podIP']}:8081/metrics"
        return node.run("curl", "-fsS", "--max-time", "10", where)

    def answered(self, pod):
        """How many calls a pod has answered."""
        lines = self.metrics(pod).splitlines()
        name = "arbitro_request_duration_seconds_count"
        return sum(
            float(line.split()[-1])
            for line in lines
            if line.startswith(name) and 'game=""' not in line
        )

    @contextlib.contextmanager
    def traffic(self, *options, players=8, family=0):
        """Players at the Service's address; what came of it is in the dictionary at the end."""
        url = f"http://{self.address(family)}"
        command = inside(node_name(1), sys.executable, TRAFFIC, url, players, *options)
        process = subprocess.Popen(
            list(map(str, command)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        result = {}
        try:
            time.sleep(3)
            yield result
            time.sleep(3)
            output, _ = process.communicate(timeout=120)
            result.update(json.loads(output))
        finally:
            process.kill()
            process.wait()

    def record(self, what, result, why=""):
        lost = sum(result["failed"].values())
        reasons = why or ", ".join(sorted(result["failed"])) or "–"
        TABLE.append(f"| {what} | {self.version} | {result['requests']:,} | {lost} | {reasons} |")
        return lost

    def end(self):
        self.helm("uninstall", NAME, "--ignore-not-found", "--wait", check=False)
        self.cluster.kubectl("delete", "namespace", self.namespace, "--timeout=200s")


@contextlib.contextmanager
def released(cluster, helm):
    release = Release(cluster, helm)
    try:
        yield release
    finally:
        release.end()


@pytest.fixture(params=HELMS, ids=lambda version: f"helm{version}")
def release(cluster, request):
    with released(cluster, request.param) as made:
        yield made


@pytest.fixture
def newest(cluster):
    """A release by the newest Helm, for what does not depend on Helm."""
    with released(cluster, max(HELMS)) as made:
        yield made


def pytest_terminal_summary(terminalreporter):
    if len(TABLE) > 2:
        text = "\n".join(TABLE) + "\n"
        BUILD.mkdir(parents=True, exist_ok=True)
        (BUILD / "table.md").write_text(text)
        terminalreporter.write_line("\n" + text)

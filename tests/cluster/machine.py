"""Processes and networks of a small cluster on one machine: network namespaces, tied to a bridge.

Nothing of the host's own network is touched. Whatever is started here is stopped at the end, by its
id, in the opposite order.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

PREFIX = "arbitro-"
CONTROL = f"{PREFIX}control"
ADDRESS = {4: "10.77.0.{}", 6: "fd00:77::{}"}
PODS = {4: "10.244.{}.0/24", 6: "fd00:244:0:{}::/64"}
NUMBERS = (1, 2)
"""The nodes; each is a network namespace."""


def node_name(number):
    return f"{PREFIX}node{number}"


def address(number, family=4):
    """Of a node; 0 is the control plane's."""
    return ADDRESS[family].format(10 + number if number else 1)


def run(*command, check=True, timeout=300, **options):
    """What a command prints. Raises RuntimeError with its last words if it fails."""
    words = list(map(str, command))
    done = subprocess.run(words, capture_output=True, text=True, timeout=timeout, **options)
    if check and done.returncode != 0:
        raise RuntimeError(f"{' '.join(words)[:300]}\n{done.stdout[-1500:]}{done.stderr[-1500:]}")
    return done.stdout


def inside(namespace, *command):
    """A command, in a network namespace. (`ip netns exec` would hide the cgroups.)"""
    return ("nsenter", f"--net=/run/netns/{namespace}", *command)


class Machine:
    """Starts and stops; ``folder`` is for data, ``logs`` for what processes say."""

    def __init__(self, folder, logs):
        self.folder = Path(folder)
        self.logs = Path(logs)
        self.logs.mkdir(parents=True, exist_ok=True)
        self.processes = {}
        self.ending = contextlib.ExitStack()

    def start(self, name, namespace, *command):
        """A process in a namespace, below the others of this machine, until `stop`."""
        with open(self.logs / f"{name}.log", "ab") as log:
            words = list(map(str, inside(namespace, "nice", "-n", "10", *command)))
            process = subprocess.Popen(words, stdout=log, stderr=log, start_new_session=True)
        self.processes[name] = process
        self.ending.callback(self.stop, name)
        return process

    def stop(self, name):
        process = self.processes.pop(name, None)
        if process is None:
            return
        process.terminate()
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(timeout=30)

    def dead(self):
        """Names of processes that ended by themselves."""
        return [name for name, process in self.processes.items() if process.poll() is not None]

    def lay_network(self):
        """A bridge in the namespace of the control plane, and the nodes at it, in both families."""
        for name in (CONTROL, *map(node_name, NUMBERS)):
            run("ip", "netns", "add", name)
            self.ending.callback(run, "ip", "netns", "del", name, check=False)
            run(*inside(name, "ip", "link", "set", "lo", "up"))
            run(*inside(name, "sysctl", "-qw", "net.ipv4.ip_forward=1"))
            run(*inside(name, "sysctl", "-qw", "net.ipv6.conf.all.forwarding=1"))
        run(*inside(CONTROL, "ip", "link", "add", "br0", "type", "bridge"))
        run(*inside(CONTROL, "ip", "link", "set", "br0", "up"))
        self._addresses(CONTROL, "br0", 0)
        for number in NUMBERS:
            self._join(number)
        for number in NUMBERS:
            for family in (4, 6):
                for name in (CONTROL, *(node_name(other) for other in NUMBERS if other != number)):
                    self._route(name, family, PODS[family].format(number), address(number, family))

    def _join(self, number):
        name = node_name(number)
        ends = ("type", "veth", "peer", "name", "eth0", "netns", name)
        run("ip", "link", "add", f"kv{number}", "netns", CONTROL, *ends)
        run(*inside(CONTROL, "ip", "link", "set", f"kv{number}", "master", "br0", "up"))
        run(*inside(name, "ip", "link", "set", "eth0", "up"))
        self._addresses(name, "eth0", number)
        for family in (4, 6):
            self._route(name, family, "default", address(0, family))
            table = "iptables" if family == 4 else "ip6tables"
            run(*inside(name, "sysctl", "-qw", f"net.bridge.bridge-nf-call-{table}=1"))

    @staticmethod
    def _addresses(name, device, number):
        run(*inside(name, "ip", "addr", "add", f"{address(number)}/24", "dev", device))
        six = f"{address(number, 6)}/64"
        run(*inside(name, "ip", "-6", "addr", "add", six, "dev", device, "nodad"))

    @staticmethod
    def _route(name, family, target, gateway):
        run(*inside(name, "ip", f"-{family}", "route", "add", target, "via", gateway))

    def own_groups(self, number):
        """cgroups for a node, in every hierarchy; at the end whatever is left in them is killed."""
        name = node_name(number)
        for hierarchy in Path("/sys/fs/cgroup").iterdir():
            if not (hierarchy / "cgroup.procs").exists():
                continue
            group = hierarchy / name
            self.ending.callback(_remove_group, group)
            if hierarchy.name == "unified":  # runc makes it where it needs it
                continue
            group.mkdir(exist_ok=True)
            for file in ("cpuset.cpus", "cpuset.mems"):
                if (hierarchy / file).exists():
                    (group / file).write_text((hierarchy / file).read_text())

    def end(self):
        self.ending.close()
        run("umount", "--recursive", "--lazy", *_mounts_below(self.folder), check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


def processes_below(group):
    """Ids of the processes in a cgroup and in those below it."""
    return [int(line) for file in group.rglob("cgroup.procs") for line in file.read_text().split()]


def _remove_group(group):
    end = time.monotonic() + 30
    while (left := processes_below(group)) and time.monotonic() < end:
        for process in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        time.sleep(0.2)
    for folder in sorted(group.rglob("*"), reverse=True):
        if folder.is_dir():
            with contextlib.suppress(OSError):
                folder.rmdir()
    with contextlib.suppress(OSError):
        group.rmdir()


def _mounts_below(folder):
    lines = Path("/proc/self/mounts").read_text().splitlines()
    mounts = [line.split()[1] for line in lines if line.split()[1].startswith(f"{folder}/")]
    return mounts or ["/nowhere"]

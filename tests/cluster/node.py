"""A node: containerd, kubelet, kube-proxy, and kube-router for nothing but NetworkPolicies."""

import json
import os
import time
from pathlib import Path

from tests.cluster.machine import CONTROL, PODS, address, inside, node_name, run

RUN = Path("/run")
CONTAINERD = """version = 2
root = "{folder}/containerd"
state = "{state}"
oom_score = 0
[grpc]
  address = "{state}.sock"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "localhost/pause:1"
  restrict_oom_score_adj = true
  stream_server_address = "127.0.0.1"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
        BinaryName = "/usr/sbin/runc"
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "{folder}/cni"
[plugins."io.containerd.internal.v1.opt"]
  path = "{folder}/opt"
"""


class Node:
    def __init__(self, machine, control, number):
        self.machine = machine
        self.control = control
        self.number = number
        self.name = node_name(number)
        self.folder = machine.folder / self.name
        self.state = RUN / self.name
        (self.folder / "cni").mkdir(parents=True)
        (self.folder / "resolv.conf").write_text(f"nameserver {address(0)}\n")

    def start(self, images):
        self.machine.own_groups(self.number)
        self.plug(4, 6)
        config = self.folder / "containerd.toml"
        config.write_text(CONTAINERD.format(folder=self.folder, state=self.state))
        self._start("containerd", "containerd", "--config", config)
        for image in images:
            self._import(image)
        binaries = self.control.binaries
        self._start("kubelet", binaries / "kubelet", *self._kubelet_options())
        proxy = self.folder / "proxy.json"
        proxy.write_text(json.dumps(self._proxy()))
        self._start("kube-proxy", binaries / "kube-proxy", "--config", proxy)

    def enforce_policies(self):
        """kube-router knows the node by what the API says of it, so it comes last."""
        self._start(
            "kube-router",
            self.control.binaries / "kube-router",
            *("--run-firewall=true", "--run-router=false", "--run-service-proxy=false"),
            *("--kubeconfig", self.control.kubeconfig, "--hostname-override", self.name),
            *("--enable-ipv4=true", "--enable-ipv6=true", "--health-port=0"),
            *("--service-cluster-ip-range=10.96.0.0/16", "--iptables-sync-period=5s"),
            "--service-cluster-ip-range=fd00:96::/112",
        )

    def plug(self, *families):
        """Give pods from now on an address of each of these families."""
        routes = {4: {"dst": "0.0.0.0/0"}, 6: {"dst": "::/0"}}
        config = {
            "cniVersion": "0.4.0",
            "name": "pods",
            "plugins": [
                {
                    "type": "bridge",
                    "bridge": "cni0",
                    "isGateway": True,
                    "hairpinMode": True,
                    "ipam": {
                        "type": "host-local",
                        "dataDir": str(self.folder / "ipam"),
                        "ranges": [
                            [{"subnet": PODS[family].format(self.number)}] for family in families
                        ],
                        "routes": [routes[family] for family in families],
                    },
                },
                {"type": "portmap", "capabilities": {"portMappings": True}},
            ],
        }
        (self.folder / "cni" / "10-pods.conflist").write_text(json.dumps(config))

    def run(self, *command, **options):
        """What a command on the node prints."""
        return run(*inside(self.name, *command), **options)

    def _start(self, program, *command):
        self.machine.start(f"{self.name}-{program}", self.name, *command)

    def _import(self, image):
        end = time.monotonic() + 60
        while not Path(f"{self.state}.sock").exists() and time.monotonic() < end:
            time.sleep(0.2)
        run("ctr", "-a", f"{self.state}.sock", "-n", "k8s.io", "images", "import", image)

    def _kubelet_options(self):
        both = f"{address(self.number)},{address(self.number, 6)}"
        config = self.folder / "kubelet.json"
        config.write_text(json.dumps(self._kubelet()))
        return (
            *("--config", config, "--kubeconfig", self.control.kubeconfig),
            *("--hostname-override", self.name, "--node-ip", both),
            *("--root-dir", self.folder / "kubelet", "--cert-dir", self.folder / "pki"),
            *("--node-labels", f"topology.kubernetes.io/zone=zone{self.number}"),
        )

    def _kubelet(self):
        return {
            "apiVersion": "kubelet.config.k8s.io/v1beta1",
            "kind": "KubeletConfiguration",
            "address": "0.0.0.0",
            "authentication": {"anonymous": {"enabled": True}, "webhook": {"enabled": False}},
            "authorization": {"mode": "AlwaysAllow"},
            "cgroupDriver": "cgroupfs",
            "cgroupRoot": f"/{self.name}",
            "failCgroupV1": False,
            "failSwapOn": False,
            "enforceNodeAllocatable": [],
            "containerRuntimeEndpoint": f"unix://{self.state}.sock",
            "clusterDNS": [address(0)],
            "clusterDomain": "cluster.local",
            "resolvConf": str(self.folder / "resolv.conf"),
            "podLogsDir": str(self.folder / "logs"),
            "evictionHard": {
                "memory.available": "100Mi",
                "nodefs.available": "1%",
                "imagefs.available": "1%",
            },
            "imageGCHighThresholdPercent": 100,
            "oomScoreAdj": 0,
            "healthzBindAddress": "127.0.0.1",
            "nodeStatusUpdateFrequency": "5s",
        }

    def _proxy(self):
        none = {"maxPerCore": 0, "min": 0, "tcpEstablishedTimeout": "0s"}
        return {
            "apiVersion": "kubeproxy.config.k8s.io/v1alpha1",
            "kind": "KubeProxyConfiguration",
            "clientConnection": {"kubeconfig": str(self.control.kubeconfig)},
            "mode": "iptables",
            "clusterCIDR": "10.244.0.0/16,fd00:244::/48",
            "hostnameOverride": self.name,
            "conntrack": {**none, "tcpCloseWaitTimeout": "0s"},
            "metricsBindAddress": "127.0.0.1:10249",
            "healthzBindAddress": "127.0.0.1:10256",
        }


def images(folder, given):
    """Archives of the pause image, made of a static Debian program, and of arbitro's."""
    pause = folder / "pause.tar"
    store = ("--root", folder / "store", "--runroot", folder / "run", "--storage-driver", "vfs")
    made = run("buildah", *store, "from", "scratch").strip()
    run("buildah", *store, "copy", made, "/usr/bin/catatonit", "/pause")
    run("buildah", *store, "config", "--entrypoint", '["/pause", "-P"]', made)
    run("buildah", *store, "commit", made, "localhost/pause:1")
    run("buildah", *store, "push", "localhost/pause:1", f"docker-archive:{pause}:localhost/pause:1")
    return [pause, Path(given)]


def redis(machine):
    """A Redis that pods reach at the control plane's address; `machine.stop("redis")` ends it."""
    options = (
        "--save",
        "",
        "--appendonly",
        "no",
        "--protected-mode",
        "no",
        "--dir",
        os.sep + "tmp",
    )
    machine.start("redis", CONTROL, "redis-server", "--bind", address(0), *options)
    return f"redis://{address(0)}:6379/0"

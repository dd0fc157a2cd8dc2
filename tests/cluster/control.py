"""The control plane: etcd, API server with aggregation, controllers, scheduler, names, metrics."""

import json
import subprocess
import time

from tests.cluster.machine import CONTROL, address, inside, run

TOKEN = "token-of-the-tests"
SERVICES = "10.96.0.0/16,fd00:96::/112"
DOMAIN = "cluster.local"
METRICS = {
    "apiVersion": "v1",
    "kind": "List",
    "items": [
        {
            "apiVersion": "v1",
            "kind": "Service",
            "metadata": {"name": "metrics-server", "namespace": "kube-system"},
            "spec": {"ports": [{"port": 443, "targetPort": 4443}]},
        },
        {
            "apiVersion": "discovery.k8s.io/v1",
            "kind": "EndpointSlice",
            "addressType": "IPv4",
            "metadata": {
                "name": "metrics-server",
                "namespace": "kube-system",
                "labels": {"kubernetes.io/service-name": "metrics-server"},
            },
            "endpoints": [{"addresses": [address(0)], "conditions": {"ready": True}}],
            "ports": [{"port": 4443, "name": ""}],
        },
        {
            "apiVersion": "apiregistration.k8s.io/v1",
            "kind": "APIService",
            "metadata": {"name": "v1beta1.metrics.k8s.io"},
            "spec": {
                "group": "metrics.k8s.io",
                "version": "v1beta1",
                "service": {"name": "metrics-server", "namespace": "kube-system"},
                "groupPriorityMinimum": 100,
                "versionPriority": 100,
                "insecureSkipTLSVerify": True,
            },
        },
    ],
}
"""metrics-server is a process beside the API server; this makes it a part of the API."""


class Control:
    def __init__(self, machine, binaries):
        self.machine = machine
        self.binaries = binaries
        self.folder = machine.folder / "control"
        self.folder.mkdir(parents=True)
        self.kubeconfig = self._kubeconfig("default")
        self.names = self.folder / "names"
        self.names.touch()

    def kubectl(self, *arguments, check=True, timeout=300, **options):
        command = inside(
            CONTROL, self.binaries / "kubectl", "--kubeconfig", self.kubeconfig, *arguments
        )
        return run(*command, check=check, timeout=timeout, **options)

    def found(self, *arguments):
        return json.loads(self.kubectl("get", *arguments, "--output", "json"))

    def apply(self, document):
        self.kubectl("apply", "--filename", "-", input=json.dumps(document))

    def start(self):
        self._certificates()
        etcd = ("--listen-client-urls", "http://127.0.0.1:2379", "--unsafe-no-fsync")
        more = ("--advertise-client-urls", "http://127.0.0.1:2379", "--log-level", "warn")
        self._program("etcd", "--data-dir", self.folder / "etcd", *etcd, *more)
        self._program("kube-apiserver", *self._api_options())
        self._wait()
        same = ("--kubeconfig", self.kubeconfig, "--leader-elect=false", "--bind-address=127.0.0.1")
        self._program(
            "kube-controller-manager",
            *same,
            *("--service-account-private-key-file", self.folder / "accounts.key"),
            "--allocate-node-cidrs=false",
            # As quick as on a cluster that is warm already; the rest is as everywhere.
            "--horizontal-pod-autoscaler-cpu-initialization-period=20s",
            "--horizontal-pod-autoscaler-initial-readiness-delay=10s",
        )
        self._program("kube-scheduler", *same)
        self._name_server()

    def start_metrics(self):
        same = [
            f"--{kind}kubeconfig={self.kubeconfig}"
            for kind in ("", "authentication-", "authorization-")
        ]
        self._program(
            "metrics-server",
            *same,
            *("--secure-port=4443", f"--bind-address={address(0)}", "--metric-resolution=15s"),
            *("--kubelet-insecure-tls", "--kubelet-preferred-address-types=InternalIP"),
            f"--cert-dir={self.folder / 'metrics'}",
        )
        self.apply(METRICS)

    def refresh_names(self):
        """Tell the name server of the Services that there are now."""
        lines = [
            f"{given} {found['metadata']['name']}.{found['metadata']['namespace']}.svc.{DOMAIN}"
            for found in self.found("services", "--all-namespaces")["items"]
            for given in found["spec"].get("clusterIPs", [])
            if given != "None"
        ]
        self.names.write_text("".join(f"{line}\n" for line in lines))
        self.machine.processes["names"].send_signal(1)  # SIGHUP: read the file again

    def _program(self, name, *options):
        self.machine.start(name, CONTROL, self.binaries / name, *options)

    def _certificates(self):
        """A key for accounts, and who may speak for the API server to what it aggregates."""
        run("openssl", "genrsa", "-out", self.folder / "accounts.key", "2048")
        (self.folder / "users.csv").write_text(f"{TOKEN},admin,1,system:masters\n")
        key, certificate = self.folder / "front.key", self.folder / "front.crt"
        command = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2")
        run(*command, "-subj", "/CN=front", "-keyout", key, "-out", certificate)

    def _api_options(self):
        key, front = self.folder / "accounts.key", self.folder / "front.crt"
        return (
            *("--etcd-servers", "http://127.0.0.1:2379", "--secure-port", "6443"),
            *("--bind-address", address(0), "--advertise-address", address(0)),
            *("--cert-dir", self.folder / "certificates"),
            *("--token-auth-file", self.folder / "users.csv", "--authorization-mode", "RBAC"),
            *("--service-account-issuer", "https://kubernetes.default.svc"),
            *("--service-account-key-file", key, "--service-account-signing-key-file", key),
            *("--service-cluster-ip-range", SERVICES, "--allow-privileged", "--profiling=false"),
            *("--kubelet-preferred-address-types", "InternalIP"),
            *("--requestheader-client-ca-file", front, "--proxy-client-cert-file", front),
            *("--proxy-client-key-file", self.folder / "front.key"),
            *("--requestheader-username-headers", "X-Remote-User"),
            *("--requestheader-group-headers", "X-Remote-Group"),
            *("--requestheader-extra-headers-prefix", "X-Remote-Extra-"),
            "--enable-aggregator-routing=true",
        )

    def _kubeconfig(self, namespace):
        cluster = {"server": f"https://{address(0)}:6443", "insecure-skip-tls-verify": True}
        context = {"cluster": "c", "user": "u", "namespace": namespace}
        config = {
            "apiVersion": "v1",
            "kind": "Config",
            "clusters": [{"name": "c", "cluster": cluster}],
            "users": [{"name": "u", "user": {"token": TOKEN}}],
            "contexts": [{"name": "c", "context": context}],
            "current-context": "c",
        }
        path = self.folder / f"kubeconfig-{namespace}"
        path.write_text(json.dumps(config))
        path.chmod(0o600)
        return path

    def kubeconfig_of(self, namespace):
        return self._kubeconfig(namespace)

    def _name_server(self):
        options = (f"--listen-address={address(0)}", "--bind-interfaces", "--user=root")
        only = ("--no-daemon", "--no-resolv", "--no-hosts", f"--local=/{DOMAIN}/")
        self.machine.start(
            "names", CONTROL, "dnsmasq", *only, *options, f"--addn-hosts={self.names}"
        )

    def _wait(self):
        end = time.monotonic() + 240
        while time.monotonic() < end:
            assert not self.machine.dead(), f"ended: {self.machine.dead()}"
            try:
                if "ok" in self.kubectl("get", "--raw", "/readyz", timeout=20):
                    return
            except (RuntimeError, subprocess.TimeoutExpired):
                time.sleep(0.5)
        raise RuntimeError(f"the API server is not ready; see {self.machine.logs}")

"""A real API server on loopback: etcd and kube-apiserver, with a folder and ports of their own.

Both programs are taken from ``KUBEBUILDER_ASSETS``, as ``setup-envtest`` lays them, or from the
PATH. There is no kubelet: what is stored here is judged, and never run.
"""

import contextlib
import json
import os
import shutil
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.serving import free_port

TOKEN = "token-of-the-tests"
SECONDS = 120


def program(name):
    """The path of a program. Raises RuntimeError if it is nowhere."""
    assets = os.environ.get("KUBEBUILDER_ASSETS")
    found = shutil.which(name, path=assets) if assets else None
    found = found or shutil.which(name)
    if found is None:
        raise RuntimeError(f"{name} is neither in KUBEBUILDER_ASSETS nor on the PATH")
    return found


class ApiServer:
    """A client of the server: whatever it answers, with its status."""

    def __init__(self, port, kubeconfig):
        self.base = f"https://127.0.0.1:{port}"
        self.kubeconfig = kubeconfig
        self.context = ssl.create_default_context()
        self.context.check_hostname = False  # it signs for itself, for this run only
        self.context.verify_mode = ssl.CERT_NONE

    def call(self, method, path, document=None):
        """(status, answer) of one call."""
        headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
        data = None if document is None else json.dumps(document).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60, context=self.context) as answer:
                return answer.status, _document(answer.read())
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, _document(refused.read())

    def get(self, path):
        end = time.monotonic() + SECONDS
        status, answer = self.call("GET", path)
        while status == 429 and time.monotonic() < end:  # "storage is (re)initializing"
            time.sleep(0.5)
            status, answer = self.call("GET", path)
        assert status == 200, answer
        return answer

    def create(self, path, document):
        """What was made of the document; a server still setting up a kind is asked again."""
        end = time.monotonic() + SECONDS
        status, answer = self.call("POST", path, document)
        while status == 429 and time.monotonic() < end:
            time.sleep(0.5)
            status, answer = self.call("POST", path, document)
        assert status in (200, 201), answer
        return answer


def _document(body):
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()


@contextlib.contextmanager
def running(folder):
    """An ApiServer; its programs are stopped at the end."""
    folder = Path(folder)
    etcd_port, peer_port, port = free_port(), free_port(), free_port()
    with contextlib.ExitStack() as stack:
        stack.enter_context(_started(folder / "etcd.log", _etcd(folder, etcd_port, peer_port)))
        server = _kube_apiserver(folder, etcd_port, port)
        process = stack.enter_context(_started(folder / "kube-apiserver.log", server))
        api = ApiServer(port, _kubeconfig(folder, port))
        _wait(api, process, folder / "kube-apiserver.log")
        yield api


def _etcd(folder, port, peer_port):
    address, peer = f"http://127.0.0.1:{port}", f"http://127.0.0.1:{peer_port}"
    return [
        program("etcd"),
        *("--data-dir", folder / "etcd", "--log-level", "warn"),
        *("--listen-client-urls", address, "--advertise-client-urls", address),
        *("--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer),
        *("--initial-cluster", f"default={peer}", "--unsafe-no-fsync"),
    ]


def _kube_apiserver(folder, etcd_port, port):
    key, users = folder / "accounts.key", folder / "users.csv"
    subprocess.run(["openssl", "genrsa", "-out", key, "2048"], check=True, capture_output=True)
    users.write_text(f"{TOKEN},admin,1,system:masters\n")
    return [
        program("kube-apiserver"),
        *("--etcd-servers", f"http://127.0.0.1:{etcd_port}"),
        *("--bind-address", "127.0.0.1", "--secure-port", str(port)),
        *("--advertise-address", "127.0.0.1", "--endpoint-reconciler-type", "none"),
        *("--cert-dir", folder / "certificates", "--token-auth-file", users),
        *("--service-account-issuer", "https://kubernetes.default.svc"),
        *("--service-account-key-file", key, "--service-account-signing-key-file", key),
        *("--service-cluster-ip-range", "10.0.0.0/24", "--authorization-mode", "RBAC"),
        "--profiling=false",
    ]


def _kubeconfig(folder, port):
    cluster = {"server": f"https://127.0.0.1:{port}", "insecure-skip-tls-verify": True}
    config = {
        "apiVersion": "v1",
        "kind": "Config",
        "clusters": [{"name": "test", "cluster": cluster}],
        "users": [{"name": "test", "user": {"token": TOKEN}}],
        "contexts": [{"name": "test", "context": {"cluster": "test", "user": "test"}}],
        "current-context": "test",
    }
    path = folder / "kubeconfig"
    path.write_text(json.dumps(config))
    return path


@contextlib.contextmanager
def _started(log_path, command):
    with open(log_path, "wb") as log:
        process = subprocess.Popen(list(map(str, command)), stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=60)


def _wait(api, process, log_path):
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError(f"kube-apiserver ended:\n{log_path.read_text()[-3000:]}")
        with contextlib.suppress(OSError):
            if api.call("GET", "/readyz")[0] == 200:
                return
        time.sleep(0.2)
    raise RuntimeError(f"kube-apiserver is not ready:\n{log_path.read_text()[-3000:]}")

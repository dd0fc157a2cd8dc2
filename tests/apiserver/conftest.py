"""What the tests against an API server share: the server, and a namespace for each release."""

import contextlib
import itertools
import os
import subprocess

import pytest

from tests.apiserver.control_plane import running
from tests.helm.conftest import CHART, MATRIX
from tests.helm.tools import helm

FOREIGN = (
    ("gateway.networking.k8s.io", "v1", "HTTPRoute", "httproutes"),
    ("monitoring.coreos.com", "v1", "ServiceMonitor", "servicemonitors"),
    ("monitoring.coreos.com", "v1", "PrometheusRule", "prometheusrules"),
)
"""Kinds that a cluster gets from other projects; made known here by name and scope only."""

CLASSES = (
    ("/apis/node.k8s.io/v1/runtimeclasses", "gvisor", {"handler": "runsc"}),
    ("/apis/scheduling.k8s.io/v1/priorityclasses", "high", {"value": 1}),
)
"""What a cluster has of its own that values name."""

OTHERS = ("serviceMonitor", "prometheusRule", "dashboard")
HERE = ",".join(
    f"{owner}=" for owner in ("namespaceOverride", *(f"{kind}.namespace" for kind in OTHERS))
)
"""Values that name other namespaces, emptied."""

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def api(tmp_path_factory):
    with running(tmp_path_factory.mktemp("apiserver")) as server:
        for group, version, kind, plural in FOREIGN:
            _make_known(server, group, version, kind, plural)
        for path, name, content in CLASSES:
            server.create(path, {"metadata": {"name": name}, **content})
        yield server


def _make_known(api, group, version, kind, plural):
    open_schema = {"type": "object", "x-kubernetes-preserve-unknown-fields": True}
    api.create(
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
        {
            "apiVersion": "apiextensions.k8s.io/v1",
            "kind": "CustomResourceDefinition",
            "metadata": {
                "name": f"{plural}.{group}",
                "annotations": {"api-approved.kubernetes.io": "unapproved, for tests"},
            },
            "spec": {
                "group": group,
                "scope": "Namespaced",
                "names": {"kind": kind, "plural": plural, "singular": kind.lower()},
                "versions": [
                    {
                        "name": version,
                        "served": True,
                        "storage": True,
                        "schema": {"openAPIV3Schema": open_schema},
                    }
                ],
            },
        },
    )


class Namespace:
    """A namespace that admits restricted pods only, with Helm set to it."""

    def __init__(self, api, name):
        self.api = api
        self.name = name

    def helm(self, command, *arguments):
        """Helm's run, whether or not it succeeded. All is put into this one namespace."""
        if command in ("install", "upgrade", "template"):
            arguments = (*arguments, "--set-string", HERE)
        return subprocess.run(
            [helm(), command, *map(str, arguments), "--namespace", self.name],
            env={**os.environ, "KUBECONFIG": str(self.api.kubeconfig)},
            capture_output=True,
            text=True,
            timeout=100,
        )

    def install(self, *arguments):
        run = self.helm("install", "demo", CHART, *arguments)
        assert run.returncode == 0, run.stderr
        assert "Warning" not in run.stderr, "deprecated, or against the restricted standard"
        return run.stdout

    def path(self, group, plural):
        return f"{group}/namespaces/{self.name}/{plural}"

    def listed(self, group, plural):
        return self.api.get(self.path(group, plural))["items"]

    def deployments(self):
        return self.listed("/apis/apps/v1", "deployments")


@pytest.fixture
def namespace(api):
    """A fresh namespace, as a careful cluster has it."""
    with _namespace(api) as made:
        yield made


@contextlib.contextmanager
def _namespace(api):
    name = f"games-{next(_numbers)}"
    levels = {
        f"pod-security.kubernetes.io/{mode}": "restricted" for mode in ("enforce", "audit", "warn")
    }
    api.create(
        "/api/v1/namespaces",
        {"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name, "labels": levels}},
    )
    made = Namespace(api, name)
    # A controller does this in a whole cluster.
    account = {"apiVersion": "v1", "kind": "ServiceAccount", "metadata": {"name": "default"}}
    api.create(made.path("/api/v1", "serviceaccounts"), account)
    yield made
    made.helm("uninstall", "demo", "--ignore-not-found")  # node ports belong to the whole cluster
    api.call("DELETE", f"/api/v1/namespaces/{name}")


@pytest.fixture(params=MATRIX, ids=lambda path: path.stem)
def values_file(request):
    return request.param

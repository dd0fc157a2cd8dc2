"""The chart, installed by real Helm on a real API server: stored, admitted, changed, taken away."""

import json

import pytest
import yaml

from tests.helm.conftest import CHART, of_kind, setting

OBJECTS = {
    "Deployment": ("/apis/apps/v1", "deployments"),
    "Service": ("/api/v1", "services"),
    "ConfigMap": ("/api/v1", "configmaps"),
    "Secret": ("/api/v1", "secrets"),
    "ServiceAccount": ("/api/v1", "serviceaccounts"),
    "NetworkPolicy": ("/apis/networking.k8s.io/v1", "networkpolicies"),
    "Ingress": ("/apis/networking.k8s.io/v1", "ingresses"),
    "HorizontalPodAutoscaler": ("/apis/autoscaling/v2", "horizontalpodautoscalers"),
    "PodDisruptionBudget": ("/apis/policy/v1", "poddisruptionbudgets"),
    "HTTPRoute": ("/apis/gateway.networking.k8s.io/v1", "httproutes"),
    "ServiceMonitor": ("/apis/monitoring.coreos.com/v1", "servicemonitors"),
    "PrometheusRule": ("/apis/monitoring.coreos.com/v1", "prometheusrules"),
}
"""Where the objects of each kind are."""


def manifests(namespace):
    run = namespace.helm("get", "manifest", "demo")
    assert run.returncode == 0, run.stderr
    return [document for document in yaml.safe_load_all(run.stdout) if document]


def owned(namespace):
    """(kind, name) of everything there that a release put there."""
    return {
        (kind, found["metadata"]["name"])
        for kind, (group, plural) in OBJECTS.items()
        for found in namespace.listed(group, plural)
        if found["metadata"].get("labels", {}).get("app.kubernetes.io/managed-by") == "Helm"
    }


def pod_of(deployment):
    template = deployment["spec"]["template"]
    name = deployment["metadata"]["name"]
    metadata = {**template["metadata"], "name": f"{name}-by-hand"}
    return {"apiVersion": "v1", "kind": "Pod", "metadata": metadata, "spec": template["spec"]}


def known_fields(sent, stored, path=""):
    """Pointers of what was sent and is not stored, as happens to fields that nobody knows."""
    if isinstance(sent, dict) and isinstance(stored, dict):
        for key, value in sent.items():
            if key not in stored:
                if value not in (None, {}, [], "", False):
                    yield f"{path}/{key}"
            else:
                yield from known_fields(value, stored[key], f"{path}/{key}")
    elif isinstance(sent, list) and isinstance(stored, list):
        for number, (mine, theirs) in enumerate(zip(sent, stored, strict=False)):
            yield from known_fields(mine, theirs, f"{path}/{number}")


def test_the_server_takes_every_object_as_it_is(namespace, values_file):
    checked = namespace.helm("template", "demo", CHART, "--values", values_file, "--validate")
    assert checked.returncode == 0, checked.stderr
    told = namespace.install("--values", values_file)
    assert "helm test demo" in told
    documents = manifests(namespace)
    assert owned(namespace) == {(one["kind"], one["metadata"]["name"]) for one in documents}
    for document in documents:
        group, plural = OBJECTS[document["kind"]]
        stored = namespace.api.get(
            f"{namespace.path(group, plural)}/{document['metadata']['name']}"
        )
        if document["kind"] == "Secret":
            document.pop("stringData")
        assert not list(known_fields(document, stored)), document["kind"]


def test_strict_validation_finds_nothing_unknown(namespace, values_file):
    namespace.install("--values", values_file)
    for document in manifests(namespace):
        group, plural = OBJECTS[document["kind"]]
        copy = {**document, "metadata": {**document["metadata"], "name": "a-strict-copy"}}
        if document["kind"] == "Service":
            copy["spec"] = {**copy["spec"], "ports": without_node_port(copy["spec"]["ports"])}
        path = f"{namespace.path(group, plural)}?dryRun=All&fieldValidation=Strict"
        namespace.api.create(path, copy)


def without_node_port(ports):
    return [{key: value for key, value in port.items() if key != "nodePort"} for port in ports]


def test_the_restricted_standard_admits_the_pods(namespace, values_file):
    namespace.install("--values", values_file)
    for deployment in namespace.deployments():
        pod = namespace.api.create(namespace.path("/api/v1", "pods"), pod_of(deployment))
        assert not any("token" in volume["name"] for volume in pod["spec"]["volumes"])


def test_the_restricted_standard_would_refuse_a_laxer_pod(namespace):
    namespace.install()
    (deployment,) = namespace.deployments()
    pod = pod_of(deployment)
    pod["spec"]["containers"][0]["securityContext"]["capabilities"] = {"add": ["NET_ADMIN"]}
    status, answer = namespace.api.call("POST", namespace.path("/api/v1", "pods"), pod)
    assert status == 403
    assert "PodSecurity" in answer["message"]


def test_the_pod_of_helm_test_is_admitted(namespace):
    namespace.install()
    run = namespace.helm("get", "hooks", "demo")
    (pod,) = of_kind("Pod", [document for document in yaml.safe_load_all(run.stdout) if document])
    namespace.api.create(namespace.path("/api/v1", "pods"), pod)


def test_an_upgrade_changes_what_it_should_and_a_rollback_takes_it_back(namespace):
    namespace.install()
    before = owned(namespace)
    (old,) = namespace.deployments()
    changes = (
        *setting("config.logLevel", "DEBUG"),
        *setting("autoscaling.enabled", True),
        *setting("suggest.dedicated", True),
        *setting("secret.apiKeys", ["0123456789abcdef"]),
    )
    run = namespace.helm("upgrade", "demo", CHART, *changes)
    assert run.returncode == 0, run.stderr
    added = owned(namespace) - before
    assert {kind for kind, _ in added} == {
        *("Deployment", "Service", "ConfigMap", "Secret"),
        *("HorizontalPodAutoscaler", "PodDisruptionBudget"),
    }
    new = {each["metadata"]["name"]: each for each in namespace.deployments()}["demo-arbitro"]
    assert new["spec"]["selector"] == old["spec"]["selector"]
    assert new["spec"]["template"] != old["spec"]["template"]
    run = namespace.helm("rollback", "demo", "1")
    assert run.returncode == 0, run.stderr
    assert owned(namespace) == before
    (back,) = namespace.deployments()
    assert back["spec"]["template"] == old["spec"]["template"]


def test_the_same_values_change_nothing(namespace, values_file):
    namespace.install("--values", values_file)
    first = {
        deployment["metadata"]["name"]: deployment["metadata"]["generation"]
        for deployment in namespace.deployments()
    }
    run = namespace.helm("upgrade", "demo", CHART, "--values", values_file)
    assert run.returncode == 0, run.stderr
    again = {
        deployment["metadata"]["name"]: deployment["metadata"]["generation"]
        for deployment in namespace.deployments()
    }
    assert again == first


@pytest.mark.parametrize("before", [False, True], ids=["turned on", "on already"])
def test_the_number_of_pods_is_left_to_the_autoscaler(namespace, before):
    namespace.install(*setting("autoscaling.enabled", before))
    path = f"{namespace.path('/apis/apps/v1', 'deployments')}/demo-arbitro/scale"
    scale = namespace.api.get(path)
    scale["spec"]["replicas"] = 5
    assert namespace.api.call("PUT", path, scale)[0] == 200
    changes = (*setting("autoscaling.enabled", True), *setting("config.workers", 3))
    run = namespace.helm("upgrade", "demo", CHART, *changes)
    assert run.returncode == 0, run.stderr
    assert namespace.api.get(path)["spec"]["replicas"] == 5


def test_a_number_that_is_nobodys_is_left_alone(namespace):
    namespace.install(*setting("replicaCount", None))
    path = f"{namespace.path('/apis/apps/v1', 'deployments')}/demo-arbitro/scale"
    scale = namespace.api.get(path)
    scale["spec"]["replicas"] = 5
    assert namespace.api.call("PUT", path, scale)[0] == 200
    changes = (*setting("replicaCount", None), *setting("config.workers", 3))
    assert namespace.helm("upgrade", "demo", CHART, *changes).returncode == 0
    assert namespace.api.get(path)["spec"]["replicas"] == 5


def test_uninstalling_leaves_nothing(namespace, values_file):
    namespace.install("--values", values_file)
    assert owned(namespace)
    run = namespace.helm("uninstall", "demo")
    assert run.returncode == 0, run.stderr
    assert not owned(namespace)


def test_two_releases_live_in_one_namespace(namespace):
    namespace.install()
    run = namespace.helm("install", "other", CHART)
    assert run.returncode == 0, run.stderr
    first, second = namespace.deployments()
    labels = second["spec"]["template"]["metadata"]["labels"]
    assert not first["spec"]["selector"]["matchLabels"].items() <= labels.items()


@pytest.mark.parametrize(
    ("path", "value"),
    [("replicaCoutn", 3), ("config.wokers", 3), ("securityContext.privileged", True)],
)
def test_wrong_values_reach_nothing(namespace, path, value):
    run = namespace.helm("install", "demo", CHART, *setting(path, value))
    assert run.returncode != 0
    assert path.split(".")[-1] in run.stderr
    assert not owned(namespace)


def test_what_the_schema_lets_through_the_server_takes(namespace):
    """Odd values that the schema allows must not fail halfway through an installation."""
    odd = {
        "fullnameOverride": "a" * 63,
        "replicaCount": 0,
        "podDisruptionBudget": {"maxUnavailable": "100%"},
        "service": {"type": "LoadBalancer", "port": 65535},
        "ports": {"http": 1024, "admin": 65535},
        "podLabels": {"example.com/a": ""},
        "podAnnotations": {"a": "1"},
        "scratch": {"shmSize": "1Gi", "tmpSize": "0.5Gi"},
        "preStopSleepSeconds": 0,
        "revisionHistoryLimit": 0,
        "seal": {"lifetime": 10**9, "keys": ["5e" * 32]},
    }
    namespace.install(
        *(part for key in odd for part in ("--set-json", f"{key}={json.dumps(odd[key])}"))
    )
    (deployment,) = namespace.deployments()
    assert deployment["metadata"]["name"] == "a" * 50
    namespace.api.create(namespace.path("/api/v1", "pods"), pod_of(deployment))

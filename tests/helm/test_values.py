"""What the values accept, and where it ends up; what they refuse, and with which words."""

import json
import re

import pytest
import yaml

from tests.helm.conftest import CHART, objects, of_kind, run_helm, setting
from tests.helm.kubernetes_types import SCHEMA, text, with_types

SEAL = "5e" * 32
MOUNT = [{"name": "more", "mountPath": "/more"}]
MORE = [{"name": "more", "emptyDir": {}}]
ROUTE = {"enabled": True, "parentRefs": [{"name": "gateway"}]}
MONITOR = {"enabled": True}
BALANCED = {"type": "LoadBalancer"}
POD = "Deployment.spec.template.spec"
RULES = "PrometheusRule.spec.groups.0.rules"

# Values, and where what is given stands in what is rendered: kind, then the way to it.
ACCEPTED = [
    ({"namespaceOverride": "cards"}, "Deployment.metadata.namespace", "cards"),
    ({"namespaceOverride": "cards"}, "Service.metadata.namespace", "cards"),
    ({"sidecars": [{"name": "a", "image": "b"}]}, f"{POD}.containers.1.name", "a"),
    (
        {"sidecars": [{"name": "a", "image": "b"}]},
        f"{POD}.containers.1.securityContext.readOnlyRootFilesystem",
        True,
    ),
    ({"initContainers": [{"name": "a", "image": "b"}]}, f"{POD}.initContainers.0.image", "b"),
    (
        {
            "extraObjects": [
                {
                    "apiVersion": "v1",
                    "kind": "Pod",
                    "metadata": {"name": "{{ .Release.Name }}-x", "namespace": "games"},
                }
            ]
        },
        "Pod.metadata.name",
        "demo-x",
    ),
    ({"commonAnnotations": {"a": "b"}}, "Service.metadata.annotations.a", "b"),
    ({"commonAnnotations": {"a": "b"}}, "Deployment.spec.template.metadata.annotations.a", "b"),
    ({"deploymentAnnotations": {"a": "b"}}, "Deployment.metadata.annotations.a", "b"),
    ({"dnsConfig": {"nameservers": ["192.0.2.1"]}}, f"{POD}.dnsConfig.nameservers.0", "192.0.2.1"),
    ({"dnsPolicy": "Default"}, f"{POD}.dnsPolicy", "Default"),
    ({"hostAliases": [{"ip": "192.0.2.1"}]}, f"{POD}.hostAliases.0.ip", "192.0.2.1"),
    ({"schedulerName": "mine"}, f"{POD}.schedulerName", "mine"),
    (
        {"strategy": {"type": "Recreate", "rollingUpdate": None}},
        "Deployment.spec.strategy",
        {"type": "Recreate"},
    ),
    (
        {"strategy": {"rollingUpdate": {"maxSurge": "50%"}}},
        "Deployment.spec.strategy.rollingUpdate",
        {"maxSurge": "50%", "maxUnavailable": 0},
    ),
    ({"minReadySeconds": 9}, "Deployment.spec.minReadySeconds", 9),
    (
        {"service": {"ipFamilyPolicy": "RequireDualStack", "ipFamilies": ["IPv6", "IPv4"]}},
        "Service.spec.ipFamilies",
        ["IPv6", "IPv4"],
    ),
    (
        {"service": {"ipFamilyPolicy": "PreferDualStack"}},
        "Service.spec.ipFamilyPolicy",
        "PreferDualStack",
    ),
    (
        {"service": {**BALANCED, "loadBalancerClass": "example.com/lb"}},
        "Service.spec.loadBalancerClass",
        "example.com/lb",
    ),
    (
        {"service": {**BALANCED, "loadBalancerSourceRanges": ["203.0.113.0/24", "2001:db8::/32"]}},
        "Service.spec.loadBalancerSourceRanges.1",
        "2001:db8::/32",
    ),
    (
        {"service": {**BALANCED, "allocateLoadBalancerNodePorts": False}},
        "Service.spec.allocateLoadBalancerNodePorts",
        False,
    ),
    (
        {"service": {**BALANCED, "externalTrafficPolicy": "Local"}},
        "Service.spec.externalTrafficPolicy",
        "Local",
    ),
    (
        {"service": {"internalTrafficPolicy": "Local"}},
        "Service.spec.internalTrafficPolicy",
        "Local",
    ),
    (
        {
            "service": {
                "sessionAffinity": "ClientIP",
                "sessionAffinityConfig": {"clientIP": {"timeoutSeconds": 9}},
            }
        },
        "Service.spec.sessionAffinityConfig.clientIP.timeoutSeconds",
        9,
    ),
    ({"service": {"labels": {"a": "b"}}}, "Service.metadata.labels.a", "b"),
    (
        {"httpRoute": {**ROUTE, "rules": [{"matches": [{"method": "POST"}]}]}},
        "HTTPRoute.spec.rules.0.matches",
        [{"method": "POST"}],
    ),
    (
        {"httpRoute": {**ROUTE, "rules": [{"timeouts": {"request": "9s"}}]}},
        "HTTPRoute.spec.rules.0.backendRefs",
        [{"name": "demo-arbitro", "port": 80}],
    ),
    (
        {"httpRoute": {**ROUTE, "filters": [{"type": "URLRewrite", "urlRewrite": {}}]}},
        "HTTPRoute.spec.rules.0.filters.0.type",
        "URLRewrite",
    ),
    (
        {"httpRoute": {**ROUTE, "timeouts": {"request": "9s"}}},
        "HTTPRoute.spec.rules.0.timeouts.request",
        "9s",
    ),
    (
        {
            "ingress": {
                "enabled": True,
                "hosts": [{"paths": [{"path": "/", "pathType": "Prefix"}]}],
            }
        },
        "Ingress.spec.rules.0.http.paths.0.path",
        "/",
    ),
    (
        {"serviceMonitor": {**MONITOR, "relabelings": [{"targetLabel": "a", "replacement": "b"}]}},
        "ServiceMonitor.spec.endpoints.0.relabelings.2.targetLabel",
        "a",
    ),
    (
        {"serviceMonitor": {**MONITOR, "metricRelabelings": [{"action": "drop", "regex": "a"}]}},
        "ServiceMonitor.spec.endpoints.0.metricRelabelings.0.action",
        "drop",
    ),
    ({"serviceMonitor": {**MONITOR, "namespace": "a"}}, "ServiceMonitor.metadata.namespace", "a"),
    (
        {"serviceMonitor": {**MONITOR, "namespace": "a"}},
        "ServiceMonitor.spec.namespaceSelector.matchNames",
        ["games"],
    ),
    (
        {"serviceMonitor": {**MONITOR, "labels": {"a": "b"}}},
        "ServiceMonitor.metadata.labels.a",
        "b",
    ),
    (
        {"prometheusRule": {**MONITOR, "labels": {"a": "b"}}},
        "PrometheusRule.metadata.labels.a",
        "b",
    ),
    ({"prometheusRule": {**MONITOR, "alertLabels": {"a": "b"}}}, f"{RULES}.0.labels.a", "b"),
    (
        {"prometheusRule": {**MONITOR, "rules": [{"alert": "Mine", "expr": "1"}]}},
        f"{RULES}.-1.alert",
        "Mine",
    ),
    (
        {"podDisruptionBudget": {"minAvailable": "50%", "maxUnavailable": None}},
        "PodDisruptionBudget.spec.minAvailable",
        "50%",
    ),
    (
        {"autoscaling": {"enabled": True, "targetCPU": None, "targetSearchWaiting": 2}},
        "HorizontalPodAutoscaler.spec.metrics",
        [
            {
                "type": "Pods",
                "pods": {
                    "metric": {"name": "arbitro_search_waiting"},
                    "target": {"type": "AverageValue", "averageValue": "2"},
                },
            }
        ],
    ),
    (
        {"resources": {"requests": {"memory": "1Ti"}, "limits": {"memory": "1Ti"}}},
        f"{POD}.containers.0.resources.limits.memory",
        "1Ti",
    ),
    (
        {"resources": {"requests": {"cpu": 1.5}}},
        f"{POD}.containers.0.resources.requests.cpu",
        1.5,
    ),
    (
        {"resources": {"requests": {"cpu": "1.5"}}},
        f"{POD}.containers.0.resources.requests.cpu",
        "1.5",
    ),
    (
        {"resources": {"limits": {"nvidia.com/gpu": 1, "hugepages-2Mi": "64Mi"}}},
        f"{POD}.containers.0.resources.limits.nvidia.com/gpu",
        1,
    ),
    (
        {"config": {"rateLimit": "10/second; 300/minute"}},
        "ConfigMap.data.ARBITRO_RATE_LIMIT",
        "10/second; 300/minute",
    ),
    ({"config": {"host": "::"}}, "ConfigMap.data.ARBITRO_HOST", "::"),
    ({}, "ConfigMap.data.ARBITRO_CONNECTION_SECONDS", "30"),
    (
        {"podSecurityContext": {"runAsUser": None, "runAsGroup": None, "fsGroup": None}},
        f"{POD}.securityContext",
        {"runAsNonRoot": True, "seccompProfile": {"type": "RuntimeDefault"}},
    ),
]

# Values that are refused, and words of the sentence that says why.
REFUSED = [
    ({"global": {"imageRegistry": "a"}}, "global.imageRegistry has no effect"),
    ({"ports": {"http": 8081}}, "ports.http and ports.admin are both 8081"),
    (
        {"resources": {"requests": {"memory": "1Gi"}}},
        "resources.requests.memory (1Gi) must not be above resources.limits.memory (768Mi)",
    ),
    ({"resources": {"requests": {"cpu": 2.5}}}, "resources.requests.cpu (2.5) must not be above"),
    (
        {"suggest": {"dedicated": True, "resources": {"limits": {"memory": "128Mi"}}}},
        "suggest.resources.requests.memory",
    ),
    ({"resources": {"requests": {"a.b/c": 1}}}, "resources.limits.a.b/c is needed too"),
    (
        {
            "autoscaling": {"enabled": True},
            "resources": {"requests": {"cpu": None}, "limits": {"cpu": None}},
        },
        "autoscaling.targetCPU is a share of the request, and resources.requests.cpu is not set",
    ),
    (
        {"autoscaling": {"enabled": True, "targetCPU": None}},
        "autoscaling needs something to scale by",
    ),
    (
        {"autoscaling": {"enabled": True, "minReplicas": 9, "maxReplicas": 2}},
        "autoscaling.minReplicas (9) is more than maxReplicas (2)",
    ),
    ({"extraVolumeMounts": MOUNT}, "more mounts a volume that extraVolumes does not have"),
    (
        {"sidecars": [{"name": "a", "image": "b", "volumeMounts": MOUNT}]},
        "container a: more mounts a volume",
    ),
    (
        {"extraVolumes": MORE, "extraVolumeMounts": [{"name": "more", "mountPath": "/tmp/"}]},
        "something else is mounted at /tmp/",
    ),
    ({"extraVolumes": [{"name": "tmp", "emptyDir": {}}]}, "a volume named tmp is there already"),
    ({"sidecars": [{"name": "arbitro", "image": "b"}]}, "a container named arbitro is there"),
    ({"extraEnv": [{"name": "PORT", "value": "1"}]}, "PORT is set by the chart"),
    (
        {
            "existingSecret": "mine",
            "extraEnv": [{"name": "ARBITRO_API_KEYS", "value": "0123456789abcdef"}],
        },
        "ARBITRO_API_KEYS is set by the chart",
    ),
    ({"scratch": {"shmSize": 67108}}, "scratch.shmSize is 67108, less than 1Mi"),
    ({"scratch": {"tmpSize": "64m"}}, "scratch.tmpSize is 64m, less than 1Mi"),
    ({"affinity": {"podAntiAfinity": {}}}, "additional properties 'podAntiAfinity' not allowed"),
    (
        {"affinity": {"nodeAffinity": {"requiredDuringScheduling": {}}}},
        "'requiredDuringScheduling' not allowed",
    ),
    ({"sidecars": [{"name": "a", "imag": "b"}]}, "'imag' not allowed"),
    ({"sidecars": [{"name": "a", "securityContext": {"privileged": True}}]}, "privileged"),
    ({"extraVolumes": [{"name": "a", "emptydir": {}}]}, "'emptydir' not allowed"),
    ({"hostAliases": [{"ipp": "a"}]}, "'ipp' not allowed"),
    ({"dnsConfig": {"nameserver": []}}, "'nameserver' not allowed"),
    ({"dnsPolicy": "None"}, "dnsPolicy None needs dnsConfig.nameservers"),
    (
        {"serviceMonitor": {"scrapeTimeout": "1m"}},
        "serviceMonitor.scrapeTimeout (1m) must not be above serviceMonitor.interval (30s)",
    ),
    (
        {"podDisruptionBudget": {"minAvailable": 1}},
        "podDisruptionBudget takes one of minAvailable and maxUnavailable",
    ),
    (
        {"strategy": {"rollingUpdate": {"maxSurge": 0}}},
        "no pod could ever be replaced",
    ),
    ({"strategy": {"type": "Recreate"}}, "strategy.type Recreate takes no rollingUpdate"),
    ({"service": {"nodePort": 30080}}, "service.nodePort needs service.type"),
    ({"service": {"externalTrafficPolicy": "Local"}}, "externalTrafficPolicy needs service.type"),
    ({"service": {"loadBalancerClass": "a/b"}}, "need service.type LoadBalancer"),
    ({"service": {"loadBalancerSourceRanges": ["192.0.2.1"]}}, "loadBalancerSourceRanges"),
    (
        {"service": {"sessionAffinityConfig": {"clientIP": {"timeoutSeconds": 9}}}},
        "needs service.sessionAffinity ClientIP",
    ),
    ({"service": {"ipFamilies": ["IPv6", "IPv4"]}}, "service.ipFamilyPolicy must be"),
    ({"ingress": {"enabled": True, "hosts": []}}, "ingress.hosts must have an entry"),
    ({"httpRoute": {"enabled": True}}, "httpRoute.parentRefs must name a Gateway"),
    ({"httpRoute": {**ROUTE, "timeouts": {"request": "1.5s"}}}, "/httpRoute/timeouts/request"),
    ({"tracing": {"enabled": True}}, "tracing.endpoint must say where the collector is"),
    ({"auth": {"required": True}}, "auth.required needs keys"),
    (
        {"auth": {"required": False}, "secret": {"apiKeys": ["0123456789abcdef"]}},
        "auth.required is false, but secret.apiKeys has keys",
    ),
    ({"existingSecret": "a", "secret": {"apiKeys": ["0123456789abcdef"]}}, "not both"),
    ({"seal": {"existingSecret": "a", "keys": [SEAL]}}, "not both"),
    ({"seal": {"ledgerUrl": "redis://without-keys"}}, "seal.ledgerUrl needs seal.keys"),
    ({"terminationGracePeriodSeconds": 30}, "terminationGracePeriodSeconds must be more than 37"),
    ({"podLabels": {"app.kubernetes.io/name": "a"}}, "app.kubernetes.io/name"),
    ({"commonLabels": {"a": "not a label"}}, "/commonLabels/a"),
    ({"config": {"rateLimit": "10/second;fast"}}, "/config/rateLimit"),
    ({"resources": {"limits": {"memory": "1K"}}}, "/resources/limits/memory"),
]


def arguments(values):
    return [part for key, value in values.items() for part in setting(key, value)]


def at(document, way):
    """What stands at the end of a way such as ``spec.containers.0``."""
    while way:
        if isinstance(document, list):
            step, _, way = way.partition(".")
            document = document[int(step)]
        else:
            step = max((key for key in document if f"{way}.".startswith(f"{key}.")), key=len)
            document, way = document[step], way.removeprefix(step).removeprefix(".")
    return document


def named(item):
    return json.dumps(item)[:60] if isinstance(item, dict) else str(item)[-40:]


@pytest.mark.parametrize(("values", "where", "expected"), ACCEPTED, ids=named)
def test_a_value_is_accepted_and_used(values, where, expected):
    kind, _, way = where.partition(".")
    assert at(of_kind(kind, objects(*arguments(values)))[0], way) == expected


@pytest.mark.parametrize(("values", "words"), REFUSED, ids=named)
def test_a_value_is_refused_with_a_sentence(values, words):
    run = run_helm("template", "demo", CHART, *arguments(values))
    assert run.returncode != 0
    assert words in run.stderr.replace("\n", " ")


def test_a_parent_chart_may_have_globals(tmp_path):
    """They are for the other charts of the parent."""
    (tmp_path / "charts").mkdir()
    (tmp_path / "charts" / "arbitro").symlink_to(CHART)
    chart = {"apiVersion": "v2", "name": "parent", "version": "1.0.0"}
    (tmp_path / "Chart.yaml").write_text(json.dumps(chart))
    run = run_helm("template", "demo", tmp_path, "--set", "global.imageRegistry=a")
    assert run.returncode == 0, run.stderr


def test_the_types_of_kubernetes_are_fresh():
    schema = json.loads(SCHEMA.read_text())
    assert text(with_types(schema)) == SCHEMA.read_text()


WRONG = [
    ("replicaCoutn", 3),
    ("replicaCount", "three"),
    ("replicaCount", -1),
    ("config.wokers", 3),
    ("config.workers", 0),
    ("config.logLevel", "LOUD"),
    ("config.rateLimit", "fast"),
    ("image.tga", "1"),
    ("image.digest", "sha256:1"),
    ("image.pullPolicy", "Sometimes"),
    ("ports.http", 80),
    ("service.type", "ClusterIp"),
    ("ingress.enable", True),
    ("ingress.hosts", [{"hots": "a"}]),
    ("secret.apiKeys", ["short"]),
    ("seal.keys", ["short"]),
    ("seal.keys", [SEAL + "00"]),
    ("seal.audience", ""),
    ("seal.ledgerSeconds", 1),
    ("seal.key", [SEAL]),
    ("seal.lifetime", "a day"),
    ("seal.lifetime", 0),
    ("seal.ledgerUrl", "postgres://db"),
    ("seal.existingSecret", "No Name"),
    ("secret.apiKeys", ["0123456789abcdef,another"]),
    ("resources.limits.mem", "1Gi"),
    ("resources.limits.memory", "a lot"),
    ("probes.liveness.path", "/"),
    ("securityContext.allowPrivilegeEscalation", True),
    ("securityContext.privileged", True),
    ("securityContext.capabilities.drop", ["NET_RAW"]),
    ("podSecurityContext.runAsUser", 0),
    ("podSecurityContext.runAsNonRoot", False),
    ("networkPolicy.from", [{"podSelecter": {}}]),
    ("extraEnv", [{"nam": "A"}]),
    ("suggest.games", ["Chess"]),
    ("suggest.dedicated", "yes"),
    ("topologySpreadConstraints", [{"maxSkew": 1}]),
]


@pytest.mark.parametrize(("path", "value"), WRONG, ids=lambda item: json.dumps(item)[:40])
def test_wrong_values_are_refused(path, value):
    run = run_helm("template", "demo", CHART, *setting(path, value))
    assert run.returncode != 0
    assert any(name in run.stderr for name in path.split("."))


def levels(values, path=()):
    """The path of every object in the values."""
    yield path
    for key, value in values.items():
        if isinstance(value, dict):
            yield from levels(value, (*path, key))


LEVELS = [".".join(path) for path in levels(yaml.safe_load((CHART / "values.yaml").read_text()))]
OF_THE_USER = re.compile(r"(annotations|labels|Labels|Annotations|nodeSelector)$")
"""Objects whose keys the chart cannot know."""


@pytest.mark.parametrize("level", LEVELS)
def test_a_typo_is_refused_at_every_level(level):
    path = f"{level}.tpyo".lstrip(".")
    run = run_helm("template", "demo", CHART, *setting(path, "x"))
    assert (run.returncode == 0) == bool(OF_THE_USER.search(level)), run.stderr


def test_the_schema_is_closed_everywhere():
    def walk(schema, path):
        if isinstance(schema, dict):
            if "properties" in schema and "extraObjects" not in path:
                assert schema.get("additionalProperties") is False, path
            for key, inner in schema.items():
                walk(inner, (*path, f"{path[-1]}.{key}" if key == "items" else key))
        elif isinstance(schema, list):
            for inner in schema:
                walk(inner, path)

    walk(json.loads((CHART / "values.schema.json").read_text()), ("",))


def test_the_schema_knows_every_value():
    schema = json.loads((CHART / "values.schema.json").read_text())

    def known(values, described, path):
        if "$ref" in described:
            described = schema["$defs"][described["$ref"].removeprefix("#/$defs/")]
        for key, value in values.items():
            if "properties" in described:
                assert key in described["properties"], f"{path}.{key}"
                if isinstance(value, dict):
                    known(value, described["properties"][key], f"{path}.{key}")

    known(yaml.safe_load((CHART / "values.yaml").read_text()), schema, "")

"""The chart: lints, renders the same twice, is valid for Kubernetes, and refuses what is wrong."""

import base64
import json
import re
import subprocess

import kubernetes_validate
import pytest
import yaml

from tests.helm.conftest import (
    CHART,
    MATRIX,
    ROOT,
    objects,
    of_kind,
    pods,
    run_helm,
    setting,
    template,
)
from tests.helm.tools import checkov
from tests.helm.values_table import games_brought, undocumented, with_table

VERSIONS = ("1.30.0", "1.33.0", "1.37.0")
OWN_KINDS = {"ServiceMonitor", "PrometheusRule", "HTTPRoute"}
"""Kinds of other projects, which Kubernetes itself has no schema of."""

VARIABLES = re.findall(r"^\| `((?:ARBITRO_|PORT)\w*)` \|", (ROOT / "README.md").read_text(), re.M)
NEW_SEAL, OLD_SEAL = "5e" * 32, base64.b64encode(bytes(range(32))).decode()
SPECIAL = {
    "PORT": ("ports.http", 9000, "9000"),
    "ARBITRO_ADMIN_PORT": ("ports.admin", 9001, "9001"),
    "ARBITRO_AUTH_REQUIRED": ("secret.apiKeys", ["0123456789abcdef"], "true"),
    "ARBITRO_API_KEYS": ("secret.apiKeys", ["0123456789abcdef"], "0123456789abcdef"),
    "ARBITRO_RATE_LIMIT_STORAGE": ("secret.rateLimitStorage", "redis://r/0", "redis://r/0"),
    "ARBITRO_RATE_LIMIT": ("config.rateLimit", "5/minute", "5/minute"),
    "ARBITRO_HOST": ("config.host", "127.0.0.1", "127.0.0.1"),
    "ARBITRO_SEARCH_SOCKET": ("config.searchSocket", "/tmp/s", "/tmp/s"),
    "ARBITRO_CORS_ORIGINS": ("config.corsOrigins", ["a", "b"], "a,b"),
    "ARBITRO_SEAL_KEYS": ("seal.keys", [NEW_SEAL, OLD_SEAL], f"{NEW_SEAL},{OLD_SEAL}"),
    "ARBITRO_SEAL_AUDIENCE": ("seal.audience", "the-club", "the-club"),
    "ARBITRO_LEDGER_SECONDS": ("seal.ledgerSeconds", 3600, "3600"),
    "ARBITRO_SEAL_LIFETIME": ("seal.lifetime", 2592000, "2592000"),
    "ARBITRO_LEDGER_URL": (
        "seal",
        {"keys": [NEW_SEAL], "ledgerUrl": "redis://r/1"},
        "redis://r/1",
    ),
    "ARBITRO_LOG_LEVEL": ("config.logLevel", "DEBUG", "DEBUG"),
}


def test_the_chart_lints(values_file):
    run = run_helm("lint", "--strict", CHART, "--values", values_file)
    assert run.returncode == 0, run.stdout + run.stderr


def test_rendering_twice_gives_the_same(values_file):
    again = run_helm("template", "demo", CHART, "--namespace", "games", "--values", values_file)
    assert again.stdout == template("--values", str(values_file))


@pytest.mark.parametrize("version", VERSIONS)
def test_every_object_is_valid(rendered, version):
    checked = 0
    for document in rendered:
        if document["kind"] not in OWN_KINDS:
            kubernetes_validate.validate(document, version, strict=True)
            checked += 1
    assert checked >= 5


def test_no_key_stands_twice(values_file):
    class Strict(yaml.SafeLoader):
        def construct_mapping(self, node, deep=False):
            keys = [self.construct_object(key) for key, _ in node.value]
            assert len(keys) == len(set(keys)), f"a key stands twice: {node.start_mark}"
            return super().construct_mapping(node, deep)

    assert list(yaml.load_all(template("--values", str(values_file)), Strict))


def test_names_and_selectors_fit_together(rendered):
    deployments = of_kind("Deployment", rendered)
    for deployment in deployments:
        labels = deployment["spec"]["template"]["metadata"]["labels"]
        assert deployment["spec"]["selector"]["matchLabels"].items() <= labels.items()
    for service in of_kind("Service", rendered):
        selected = [
            deployment["metadata"]["name"]
            for deployment in deployments
            if service["spec"]["selector"].items()
            <= deployment["spec"]["template"]["metadata"]["labels"].items()
        ]
        if service["metadata"]["name"].endswith("-metrics"):
            assert len(selected) == len(deployments)
        else:
            assert selected == [service["metadata"]["name"]]
    names = [(document["kind"], document["metadata"]["name"]) for document in rendered]
    assert len(names) == len(set(names))
    elsewhere = {"ServiceMonitor", "PrometheusRule"}  # and the dashboard: beside who reads them
    for document in rendered:
        if document["kind"] not in elsewhere and "-dashboard" not in document["metadata"]["name"]:
            assert document["metadata"]["namespace"] == "games"


def test_pods_keep_the_restricted_standard(rendered):
    found = list(pods(rendered))
    assert len(found) >= 2
    for _, spec in found:
        assert spec["automountServiceAccountToken"] is False
        assert not any(spec.get(key) for key in ("hostNetwork", "hostPID", "hostIPC"))
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["runAsUser"] > 0
        assert spec["securityContext"]["seccompProfile"]["type"] == "RuntimeDefault"
        assert not any("hostPath" in volume for volume in spec.get("volumes", []))
        for container in [*spec["containers"], *spec.get("initContainers", [])]:
            context = container["securityContext"]
            assert context["allowPrivilegeEscalation"] is False
            assert context["privileged"] is False
            assert context["readOnlyRootFilesystem"] is True
            assert context["capabilities"] == {"drop": ["ALL"]}
            assert not any("hostPort" in port for port in container.get("ports", []))
            assert {"cpu", "memory"} <= set(container["resources"]["limits"])


def test_policy_faults_are_none(tmp_path):
    for values in MATRIX:  # but for the pod of `helm test`, which lives for seconds
        switched_on = "networkPolicy.enabled=true"
        text = template("--values", str(values), "--skip-tests", "--set", switched_on)
        (tmp_path / f"{values.stem}.yaml").write_text(text)
    skipped = [
        "CKV_K8S_43",  # images by digest: whoever installs decides
        "CKV_K8S_15",  # pull always: a release's tag does not change
        "CKV_K8S_35",  # secrets as files: the service reads variables
    ]
    run = subprocess.run(
        [
            *(checkov(), "--framework", "kubernetes", "--directory", tmp_path, "--compact"),
            *("--quiet", "--skip-download", "--skip-check", ",".join(skipped)),
        ],
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]


def test_the_grace_period_is_long_enough(rendered):
    settings = {c["metadata"]["name"]: c["data"] for c in of_kind("ConfigMap", rendered)}
    for deployment in of_kind("Deployment", rendered):
        spec = deployment["spec"]["template"]["spec"]
        slept = spec["containers"][0].get("lifecycle", {}).get("preStop", {}).get("sleep", {})
        data = settings[deployment["metadata"]["name"]]
        needed = (
            slept.get("seconds", 0)
            + int(data["ARBITRO_DRAIN_SECONDS"])
            + int(data["ARBITRO_GRACEFUL_SECONDS"])
        )
        assert spec["terminationGracePeriodSeconds"] > needed


def test_an_autoscaler_and_a_number_of_replicas_exclude_each_other(rendered):
    scaled = {
        scaler["spec"]["scaleTargetRef"]["name"]
        for scaler in of_kind("HorizontalPodAutoscaler", rendered)
    }
    for deployment in of_kind("Deployment", rendered):
        assert ("replicas" in deployment["spec"]) != (deployment["metadata"]["name"] in scaled)


def test_probes_and_metrics_are_not_public(rendered):
    for service in of_kind("Service", rendered):
        ports = [port["targetPort"] for port in service["spec"]["ports"]]
        internal = service["metadata"]["name"].endswith("-metrics")
        assert ports == (["admin"] if internal else ["http"])
        assert internal == (service["spec"].get("clusterIP") == "None")
    for ingress in of_kind("Ingress", rendered):
        assert "metrics" not in json.dumps(ingress)
    for _, spec in pods(of_kind("Deployment", rendered)):
        container = spec["containers"][0]
        for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
            assert container[probe]["httpGet"]["port"] == "admin"
        assert container["livenessProbe"]["httpGet"]["path"] == "/healthz"
        assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"


def test_the_network_policy_allows_one_port_by_default():
    (policy,) = of_kind("NetworkPolicy", objects())
    assert policy["spec"]["ingress"] == [{"ports": [{"port": "http", "protocol": "TCP"}]}]
    assert policy["spec"]["egress"] == []
    assert policy["spec"]["policyTypes"] == ["Ingress", "Egress"]


def test_thinking_is_led_to_its_own_pods():
    documents = objects("--values", str(MATRIX[0].parent / "dedicated.yaml"))
    (ingress,) = of_kind("Ingress", documents)
    led = {
        path["path"]: path["backend"]["service"]["name"]
        for path in ingress["spec"]["rules"][0]["http"]["paths"]
    }
    assert led == {
        "/v1/games/some-game/suggest": "demo-cards-suggest",
        "/v1/games/some-game/advance": "demo-cards-suggest",
        "/v1/games/some-game/sealed/suggest": "demo-cards-suggest",
        "/v1/games/some-game/sealed/advance": "demo-cards-suggest",
        "/": "demo-cards",
    }


ENTRANCES = {
    "ingress": setting("ingress.enabled", True),
    "httpRoute": setting("httpRoute", {"enabled": True, "parentRefs": [{"name": "gateway"}]}),
}


def led_to_thinkers(documents):
    """Paths that Ingresses and HTTPRoutes lead to the Deployment that thinks, as patterns."""
    for document in of_kind("Ingress", documents):
        for path in document["spec"]["rules"][0]["http"]["paths"]:
            if path["backend"]["service"]["name"].endswith("-suggest"):
                yield re.escape(path["path"])
    for document in of_kind("HTTPRoute", documents):
        for rule in document["spec"]["rules"]:
            for match in rule["matches"]:
                if rule["backendRefs"][0]["name"].endswith("-suggest"):
                    path = match["path"]
                    exact = path["type"] == "Exact"
                    yield re.escape(path["value"]) if exact else path["value"]


THINKING = ("suggest", "advance", "sealed/suggest", "sealed/advance")


@pytest.mark.parametrize("entrance", ["ingress", "httpRoute"])
def test_suggestions_of_every_game_are_led(entrance):
    documents = objects(*setting("suggest.dedicated", True), *ENTRANCES[entrance])
    patterns = list(led_to_thinkers(documents))
    for game in games_brought().split():
        for operation in THINKING:
            path = f"/v1/games/{game}/{operation}"
            assert any(re.fullmatch(pattern, path) for pattern in patterns), path
        for operation in ("apply", "sealed/apply", "x/suggest", "suggest/x"):
            path = f"/v1/games/{game}/{operation}"
            assert not any(re.fullmatch(pattern, path) for pattern in patterns), path


@pytest.mark.parametrize("entrance", ["ingress", "httpRoute"])
def test_suggestions_of_named_games_alone_are_led(entrance):
    named = setting("suggest.games", ["belote", "some-game"])
    documents = objects(*setting("suggest.dedicated", True), *ENTRANCES[entrance], *named)
    assert sorted(led_to_thinkers(documents)) == sorted(
        re.escape(f"/v1/games/{game}/{operation}")
        for game in ("belote", "some-game")
        for operation in THINKING
    )


def test_the_list_of_games_is_the_images():
    assert (CHART / "files" / "games.txt").read_text() == games_brought()


def test_a_route_keeps_the_limits_of_the_gateway_api():
    named = setting("suggest.games", [f"game{number}" for number in range(30)])
    documents = objects(
        *setting("suggest.dedicated", True),
        *ENTRANCES["httpRoute"],
        *named,
    )
    (route,) = of_kind("HTTPRoute", documents)
    assert len(route["spec"]["rules"]) <= 16
    assert all(len(rule["matches"]) <= 8 for rule in route["spec"]["rules"])
    led = list(led_to_thinkers(documents))
    assert len(led) == len(set(led)) == 120


def test_a_live_deployment_keeps_its_number_of_pods():
    """Asked of a cluster in tests/apiserver; here there is none, and the field stays away."""
    (deployment,) = of_kind("Deployment", objects(*setting("autoscaling.enabled", True)))
    assert "replicas" not in deployment["spec"]
    (deployment,) = of_kind("Deployment", objects(*setting("replicaCount", None)))
    assert "replicas" not in deployment["spec"]
    (deployment,) = of_kind("Deployment", objects(*setting("replicaCount", 0)))
    assert deployment["spec"]["replicas"] == 0


@pytest.mark.parametrize("name", ["on", "42", "1e5", "no", "0x1f", "null"])
def test_odd_names_of_releases_stay_text(name):
    arguments = ("--set-string", f"nameOverride=a,fullnameOverride={name}")
    run = run_helm("template", name, CHART, "--namespace", name, *arguments)
    assert run.returncode == 0, run.stderr
    for document in filter(None, yaml.safe_load_all(run.stdout)):
        assert document["metadata"]["namespace"] == name
        assert document["metadata"]["labels"]["app.kubernetes.io/instance"] == name
        if document["kind"] not in OWN_KINDS:
            kubernetes_validate.validate(document, VERSIONS[-1], strict=True)


def test_the_nearer_label_counts():
    documents = objects("--values", str(MATRIX[0].parent / "everything.yaml"))
    deployment = of_kind("Deployment", documents)[0]
    template = deployment["spec"]["template"]["metadata"]
    assert (template["labels"]["team"], template["labels"]["tier"]) == ("rules", "rules")
    assert template["annotations"]["checked"] == "no"
    assert deployment["metadata"]["labels"]["team"] == "games"
    assert deployment["metadata"]["annotations"] == {
        "owner": "games",
        "checked": "yes",
        "reloader": "true",
    }


def test_a_changed_setting_changes_the_pods():
    def checksum(*arguments):
        (deployment,) = of_kind("Deployment", objects(*arguments))
        return deployment["spec"]["template"]["metadata"]["annotations"]

    usual = checksum()
    assert checksum(*setting("config.workers", 3))["checksum/config"] != usual["checksum/config"]
    keys = setting("secret.apiKeys", ["0123456789abcdef"])
    assert checksum(*keys)["checksum/secret"] != usual["checksum/secret"]
    seal = setting("seal.keys", [NEW_SEAL])
    assert checksum(*seal)["checksum/secret"] != usual["checksum/secret"]


def test_the_readme_lists_variables():
    assert len(VARIABLES) >= 15


@pytest.mark.parametrize("variable", sorted({*VARIABLES, *SPECIAL}))
def test_every_variable_can_be_set(variable):
    words = variable.removeprefix("ARBITRO_").lower().split("_")
    usual = "config." + words[0] + "".join(word.capitalize() for word in words[1:])
    path, value, text = SPECIAL.get(variable, (usual, 7, "7"))
    documents = objects(*setting(path, value))
    (settings,) = of_kind("ConfigMap", documents)
    secrets = [secret["stringData"] for secret in of_kind("Secret", documents)]
    assert {**settings["data"], **(secrets[0] if secrets else {})}[variable] == text
    if variable not in settings["data"]:
        ((_, spec),) = pods(of_kind("Deployment", documents))
        assert variable in [entry["name"] for entry in spec["containers"][0]["env"]]


def test_a_secret_has_one_source():
    given = (*setting("existingSecret", "mine"), *setting("secret.apiKeys", ["0123456789abcdef"]))
    run = run_helm("template", "demo", CHART, *given)
    assert run.returncode != 0
    assert "not both" in run.stderr


def needed(spec):
    """Variables that come from a Secret without which no pod starts."""
    return {
        entry["name"]: entry["valueFrom"]["secretKeyRef"]["name"]
        for entry in spec["containers"][0].get("env", [])
        if not entry["valueFrom"]["secretKeyRef"]["optional"]
    }


def test_a_secret_that_is_named_must_be_there():
    def asked(*arguments):
        documents = objects(*arguments)
        ((_, spec),) = pods(of_kind("Deployment", documents))
        (settings,) = of_kind("ConfigMap", documents)
        return needed(spec), settings["data"]["ARBITRO_AUTH_REQUIRED"]

    assert asked() == ({}, "false")
    assert asked(*setting("existingSecret", "mine")) == ({"ARBITRO_API_KEYS": "mine"}, "true")
    counting_only = (*setting("existingSecret", "mine"), *setting("auth.required", False))
    assert asked(*counting_only) == ({"ARBITRO_RATE_LIMIT_STORAGE": "mine"}, "false")
    own = {"ARBITRO_API_KEYS": "demo-arbitro"}
    assert asked(*setting("secret.apiKeys", ["0123456789abcdef"])) == (own, "true")
    seal = {"ARBITRO_SEAL_KEYS": "seals"}
    assert asked(*setting("seal.existingSecret", "seals")) == (seal, "false")


def test_alerts_say_whose_they_are():
    (rules,) = of_kind(
        "PrometheusRule", objects("--values", str(MATRIX[0].parent / "everything.yaml"))
    )
    (group,) = rules["spec"]["groups"]
    ours = [rule for rule in group["rules"] if rule.get("alert", "").startswith("Arbitro")]
    runbook = (CHART / "README.md").read_text()
    for rule in ours:
        assert rule["labels"]["namespace"] == "games"
        assert rule["labels"]["release"] == "demo"
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert rule["labels"]["team"] == "games"
        assert rule["annotations"]["runbook_url"].endswith(f"#{rule['alert'].lower()}")
        assert f"\n### {rule['alert']}\n" in runbook
    down = [rule for rule in ours if rule["alert"] == "ArbitroDown"]
    assert {rule["labels"]["component"] for rule in down} == {"api", "suggest"}
    assert {rule.get("alert", rule.get("record")) for rule in group["rules"]} > {"Quiet"}


def test_every_release_has_a_dashboard_of_its_own():
    def dashboard(name):
        run = run_helm("template", name, CHART, "--set", "dashboard.enabled=true")
        (found,) = [
            document
            for document in yaml.safe_load_all(run.stdout)
            if document and document["metadata"]["name"].endswith("-dashboard")
        ]
        ((file, text),) = found["data"].items()
        return file, json.loads(text)

    (one, first), (other, second) = dashboard("one"), dashboard("other")
    assert one != other
    assert first["uid"] != second["uid"] and len(first["uid"]) <= 40
    assert [variable["name"] for variable in first["templating"]["list"]][1:3] == [
        "namespace",
        "release",
    ]
    for panel in first["panels"]:
        for target in panel.get("targets", []):
            assert target["expr"].count("release=~") == target["expr"].count("namespace=~") > 0


def test_sealing_has_a_secret_of_its_own_or_of_the_user():
    keys = setting("seal.keys", [NEW_SEAL])
    api = setting("existingSecret", "mine")
    (secret,) = of_kind("Secret", objects(*keys, *api))
    assert secret["metadata"]["name"] == "demo-arbitro-seal"
    ours = setting("seal.existingSecret", "sealing")
    documents = objects(*ours)
    assert not of_kind("Secret", documents)
    ((_, spec),) = pods(of_kind("Deployment", documents))
    taken = {entry["name"]: entry["valueFrom"] for entry in spec["containers"][0]["env"]}
    assert set(taken) == {"ARBITRO_SEAL_KEYS", "ARBITRO_LEDGER_URL"}
    assert {source["secretKeyRef"]["name"] for source in taken.values()} == {"sealing"}
    both = run_helm("template", "demo", CHART, *ours, *keys)
    assert both.returncode != 0
    assert "not both" in both.stderr


def test_an_older_kubernetes_is_refused():
    run = run_helm("template", "demo", CHART, "--kube-version", "1.29.0")
    assert run.returncode != 0
    assert "1.30" in run.stderr


def test_the_table_of_values_is_fresh():
    readme = (CHART / "README.md").read_text()
    assert with_table(readme) == readme, "run `python -m tests.helm.values_table`"


def test_every_value_is_documented():
    assert not undocumented((CHART / "values.yaml").read_text())


EXAMPLES = [
    example
    for example in re.findall(r"```yaml\n(.*?)```", (CHART / "README.md").read_text(), re.S)
    if not example.startswith("# of the Application")
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split(":")[0])
def test_the_examples_of_the_readme_render(example, tmp_path):
    (tmp_path / "values.yaml").write_text(example)
    documents = objects("--values", str(tmp_path / "values.yaml"))
    assert documents != objects()
    assert not any("{{" in json.dumps(each["metadata"]) for each in documents)


def test_the_release_has_a_note():
    version = yaml.safe_load((CHART / "Chart.yaml").read_text())["version"]
    assert f"\n### {version}\n" in (CHART / "README.md").read_text()


def test_the_dashboard_asks_for_metrics_that_exist():
    dashboard = json.loads((CHART / "files" / "dashboard.json").read_text())
    (rules,) = of_kind(
        "PrometheusRule", objects("--values", str(MATRIX[0].parent / "everything.yaml"))
    )
    source = (ROOT / "service" / "process" / "metrics.py").read_text()
    used = set(
        re.findall(r"arbitro_\w+", json.dumps(dashboard["panels"]) + json.dumps(rules["spec"]))
    )
    for name in used:
        assert re.sub(r"_(bucket|count|sum|info)$", "", name) in source, name
    assert len(dashboard["panels"]) >= 8


def test_the_notes_tell_how_to_go_on(values_file):
    run = run_helm("install", "demo", CHART, "--dry-run=client", "--values", values_file)
    if run.returncode != 0:  # Helm 3 has the older word for it
        run = run_helm("install", "demo", CHART, "--dry-run", "--values", values_file)
    assert "helm test demo" in run.stdout, run.stderr

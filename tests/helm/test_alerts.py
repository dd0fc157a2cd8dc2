"""The alerts, tried by Prometheus's own promtool: each fires when it should, fully labelled."""

import json
import subprocess

import pytest

from tests.helm.conftest import MATRIX, objects, of_kind

OURS = 'namespace="games",service="rules-metrics",release="demo"'
CALLS = f"arbitro_request_duration_seconds_count{{{OURS}"
LATENCY = f'arbitro_request_duration_seconds_bucket{{{OURS},operation="apply"'
UP = [
    {"series": f'up{{{OURS},component="{component}",pod="a"}}', "values": "1x60"}
    for component in ("api", "suggest")
]
GROWING = "0+60x60"

# What is seen each minute, and the alerts that come of it with their component.
SEEN = {
    "all is well": ([*UP, {"series": f'{CALLS},status="200"}}', "values": GROWING}], set()),
    "one whole Deployment is away": (UP[:1], {("ArbitroDown", "suggest")}),
    "both are away": ([], {("ArbitroDown", "api"), ("ArbitroDown", "suggest")}),
    "another release is up": (
        [
            {"series": one["series"].replace("rules-metrics", "other-metrics"), "values": "1x60"}
            for one in UP
        ],
        {("ArbitroDown", "api"), ("ArbitroDown", "suggest")},
    ),
    "a fault in ten": (
        [
            *UP,
            {"series": f'{CALLS},status="200"}}', "values": "0+90x60"},
            {"series": f'{CALLS},status="500"}}', "values": "0+10x60"},
        ],
        {("ArbitroErrors", None)},
    ),
    "slow": (
        [
            *UP,
            {"series": f'{LATENCY},le="0.5"}}', "values": "0+90x60"},
            {"series": f'{LATENCY},le="1"}}', "values": "0+100x60"},
            {"series": f'{LATENCY},le="+Inf"}}', "values": "0+100x60"},
        ],
        {("ArbitroSlow", None)},
    ),
    "suggestions refused": (
        [
            *UP,
            {"series": f'{CALLS},operation="suggest",status="503"}}', "values": GROWING},
            {
                "series": f'arbitro_refusals_total{{{OURS},operation="suggest",code="overloaded"}}',
                "values": GROWING,
            },
        ],
        {("ArbitroOverloaded", None)},
    ),
    "the storage of the rate is away": (
        [*UP, {"series": f"arbitro_rate_limit_counted_here_total{{{OURS}}}", "values": GROWING}],
        {("ArbitroRateLimitStorageAway", None)},
    ),
}


@pytest.fixture(scope="module")
def group():
    (rules,) = of_kind(
        "PrometheusRule", objects("--values", str(MATRIX[0].parent / "everything.yaml"))
    )
    (found,) = rules["spec"]["groups"]
    ours = [rule for rule in found["rules"] if rule.get("alert", "").startswith("Arbitro")]
    return {**found, "rules": ours}


def expected(group, alert, component):
    """The alert as it must arrive: all its labels and annotations."""
    (rule,) = (
        rule
        for rule in group["rules"]
        if rule["alert"] == alert and rule["labels"].get("component") == component
    )
    return {"exp_labels": rule["labels"], "exp_annotations": rule["annotations"]}


@pytest.mark.parametrize("case", SEEN)
def test_alerts_fire_when_they_should(case, group, tmp_path):
    series, firing = SEEN[case]
    (tmp_path / "rules.yaml").write_text(json.dumps({"groups": [group]}))
    asked = [
        {
            "eval_time": "30m",
            "alertname": alert,
            "exp_alerts": [
                expected(group, alert, component) for name, component in firing if name == alert
            ],
        }
        for alert in {rule["alert"] for rule in group["rules"]}
    ]
    trial = {
        "rule_files": ["rules.yaml"],
        "evaluation_interval": "1m",
        "tests": [{"interval": "1m", "input_series": series, "alert_rule_test": asked}],
    }
    (tmp_path / "trial.yaml").write_text(json.dumps(trial))
    run = subprocess.run(
        ["promtool", "test", "rules", tmp_path / "trial.yaml"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stdout + run.stderr

"""The chart on a real cluster of two nodes: what it says it does, under load, with nothing lost.

Every scenario plays with connections that are kept and calls that are never tried again.
"""

import base64
import os
import re
import signal
import time

import pytest

from tests.cluster.conftest import NAME
from tests.cluster.machine import address
from tests.cluster.node import redis
from tests.helm.conftest import CHART, setting

OLD, NEW = "0a" * 32, "5e" * 32
BAD = ("--set", "image.tag=is-not-there")


def wait_for(what, seconds, why):
    """What a function gives, once that is true."""
    end = time.monotonic() + seconds
    while not (given := what()):
        assert time.monotonic() < end, why
        time.sleep(1)
    return given


def test_the_words_of_the_readme(release):
    """Its commands, as they stand there: install, test, uninstall."""
    readme = (CHART / "README.md").read_text()
    install, test, uninstall = (
        re.search(rf"helm {word} arbitro[^\n`]*", readme)[0].split()[1:]
        for word in ("install", "test", "uninstall")
    )
    release.helm(*install)
    release.cluster.control.refresh_names()
    played = release.helm(*test)
    assert "was played to its end" in played
    release.helm(*uninstall, "--wait")
    assert not release.pods()


def test_upgrades_and_rollbacks_lose_nothing(release):
    release.change()
    with release.traffic() as result:
        release.change("--set", "config.logLevel=WARNING")
    assert release.record("an upgrade", result) == 0
    with release.traffic() as result:
        release.change(*BAD, check=False, timeout="20s")
        release.helm("rollback", NAME, "--wait")
    assert release.record("an upgrade to an image that is not there, and a rollback", result) == 0


def test_scaling_loses_nothing_and_shares_the_work(release):
    release.change("--set", "replicaCount=1")
    with release.traffic() as result:
        release.change("--set", "replicaCount=3")
        time.sleep(40)
        before = {pod["metadata"]["name"]: release.answered(pod) for pod in release.ready()}
        time.sleep(20)
        work = [release.answered(pod) - before[pod["metadata"]["name"]] for pod in release.ready()]
        release.change("--set", "replicaCount=1")
        wait_for(lambda: len(release.pods()) == 1, 60, "the pods stay")
    shares = " : ".join(f"{100 * share / sum(work):.0f}" for share in sorted(work))
    assert release.record(f"1 → 3 → 1 pods (work after a minute {shares})", result) == 0
    assert len(work) == 3
    assert max(work) <= 2 * min(work)


def test_autoscaling_can_be_turned_on(release):
    release.change("--set", "replicaCount=3")
    fewest = []
    with release.traffic() as result:
        release.change("--set", "autoscaling.enabled=true,autoscaling.minReplicas=3")
        for _ in range(10):
            fewest.append(len(release.ready()))
            time.sleep(1)
    assert release.record("autoscaling turned on", result) == 0
    assert min(fewest) >= 3


def test_a_drained_node_loses_nothing(newest):
    newest.change()
    node = newest.pods()[0]["spec"]["nodeName"]
    with newest.traffic() as result:
        newest.cluster.kubectl(
            "drain", node, "--ignore-daemonsets", "--delete-emptydir-data", "--timeout=200s"
        )
        newest.kubectl("rollout", "status", f"deployment/{NAME}", "--timeout=200s")
    newest.cluster.kubectl("uncordon", node)
    assert newest.record("a node drained", result) == 0


def test_a_deleted_pod_loses_nothing(newest):
    newest.change()
    with newest.traffic() as result:
        for pod in newest.pods():
            newest.kubectl("delete", "pod", pod["metadata"]["name"], "--timeout=200s")
            newest.kubectl("rollout", "status", f"deployment/{NAME}", "--timeout=200s")
    assert newest.record("pods deleted, one after the other", result) == 0


def test_killed_processes_lose_what_they_were_answering(newest):
    """kill -9 for every process of a pod, the first one last; each is back."""
    newest.change()
    pod = newest.pods()[0]
    first, *others = newest.processes(pod)
    players, kinds = 8, len(others) + 1
    with newest.traffic(players=players) as result:
        for process, _ in [*reversed(others), first]:
            os.kill(process, signal.SIGKILL)
            time.sleep(3)
            wait_for(lambda: len(newest.ready()) == 2, 120, "the pod is not ready again")
    count = len(newest.processes(pod))
    assert count == kinds, newest.processes(pod)
    lost = newest.record(
        f"kill −9 for each of the {kinds} processes of a pod", result, killed(result)
    )
    assert lost <= players * kinds


def killed(result):
    reasons = {reason.split(": ", 1)[1] for reason in result["failed"]}
    return (
        f"in flight on what was killed, or on the way there ({', '.join(sorted(reasons))})"
        if reasons
        else ""
    )


def test_seal_keys_change_without_losing_a_game(newest):
    newest.change(*setting("seal.keys", [OLD]))
    with newest.traffic("sealed") as result:
        for keys in ([OLD, NEW], [NEW, OLD], [NEW]):
            newest.change(*setting("seal.keys", keys))
            time.sleep(10)  # games begun before are over
    assert newest.record("a seal key changed, in three upgrades", result) == 0


def test_redis_may_go_and_come(newest):
    machine = newest.cluster.machine
    url = redis(machine)
    try:
        to = [{"to": [{"ipBlock": {"cidr": f"{address(0)}/32"}}]}]
        newest.change(
            *setting("config.rateLimit", "1000000/second"),
            *setting("secret.rateLimitStorage", url),
            *setting("networkPolicy.egress", to),
        )
        with newest.traffic() as result:
            machine.stop("redis")
            time.sleep(15)
            away = sum(counted_here(newest, pod) for pod in newest.pods())
            redis(machine)
            time.sleep(10)
        assert newest.record("Redis away for 15 s, and back", result) == 0
        assert away > 0
    finally:
        machine.stop("redis")


def counted_here(release, pod):
    text = release.metrics(pod)
    (line,) = re.findall(r"^arbitro_rate_limit_counted_here_total (\S+)$", text, re.M)
    return float(line)


def test_the_autoscaler_follows_the_load(newest):
    newest.change(
        *setting("autoscaling", {"enabled": True, "minReplicas": 1, "maxReplicas": 3}),
        *setting("autoscaling.behavior.scaleDown", {"stabilizationWindowSeconds": 15}),
        *setting("resources.requests.cpu", "200m"),
        *setting("config.searchQueue", 50),
    )
    with newest.traffic("hard", players=12) as result:
        wait_for(lambda: len(newest.ready()) >= 2, 240, "no pod was added")
    assert newest.record("more load, and the autoscaler adds pods", result) == 0
    wait_for(lambda: len(newest.pods()) == 1, 240, "no pod was taken away")


def waits(release):
    return [
        state["state"]["waiting"]["reason"]
        for pod in release.pods()
        for state in pod["status"].get("containerStatuses", [])
        if "waiting" in state["state"]
    ]


@pytest.mark.parametrize(
    "secret", [None, {"ARBITRO_API_KEY": "0123456789abcdef"}], ids=["no secret", "no key in it"]
)
def test_a_secret_that_lacks_keeps_pods_from_starting(newest, secret):
    if secret:
        make_secret(newest, secret)
    newest.change("--set", "existingSecret=keys", check=False, timeout="10s")
    wait_for(lambda: "CreateContainerConfigError" in waits(newest), 60, "it started")
    assert not newest.ready()


def test_a_secret_with_an_empty_key_is_refused_by_the_service(newest):
    make_secret(newest, {"ARBITRO_API_KEYS": " "})
    newest.change("--set", "existingSecret=keys", check=False, timeout="10s")
    wait_for(lambda: "CrashLoopBackOff" in waits(newest), 120, "it started")
    assert not newest.ready()
    told = newest.kubectl("logs", f"deployment/{NAME}")
    assert "ARBITRO_API_KEYS" in told


def make_secret(release, content):
    data = {key: base64.b64encode(value.encode()).decode() for key, value in content.items()}
    release.cluster.control.apply(
        {
            "apiVersion": "v1",
            "kind": "Secret",
            "metadata": {"name": "keys", "namespace": release.namespace},
            "data": data,
        }
    )

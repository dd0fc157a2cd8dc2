"""Policies as they are enforced, and pods of either family."""

import pytest

from tests.cluster.machine import address, node_name
from tests.helm.conftest import setting

REACH = """
import socket, sys
try:
    socket.create_connection((sys.argv[1], int(sys.argv[2])), 3).close()
    print("reached")
except OSError:
    print("refused")
"""
ELSEWHERE = "elsewhere"


@pytest.fixture
def neighbour(newest):
    """A pod of somebody else, in the same namespace; gives what it reaches."""
    newest.change()
    pod = newest.pods()[0]
    spec = {
        "automountServiceAccountToken": False,
        "securityContext": pod["spec"]["securityContext"],
        "containers": [
            {
                "name": "it",
                "image": pod["spec"]["containers"][0]["image"],
                "imagePullPolicy": "Never",
                "command": ["python3", "-c", "import time; time.sleep(900)"],
                "securityContext": pod["spec"]["containers"][0]["securityContext"],
            }
        ],
    }
    metadata = {"name": ELSEWHERE, "namespace": newest.namespace, "labels": {"app": "friend"}}
    newest.cluster.control.apply(
        {"apiVersion": "v1", "kind": "Pod", "metadata": metadata, "spec": spec}
    )
    newest.kubectl("wait", "--for=condition=Ready", f"pod/{ELSEWHERE}", "--timeout=120s")
    return newest


def reaches(release, name, host, port):
    asked = release.kubectl("exec", name, "--", "python3", "-c", REACH, host, port)
    return asked.strip() == "reached"


def settled(release, name, host, port, expected):
    """Policies take some seconds to be in force."""
    for _ in range(20):
        if reaches(release, name, host, port) == expected:
            return True
    return False


def test_the_policy_holds(neighbour):
    pods = neighbour.pods()
    assert {pod["spec"]["nodeName"] for pod in pods} == set(neighbour.cluster.nodes)
    for pod in pods:
        name = pod["metadata"]["name"]
        for given in pod["status"]["podIPs"]:
            assert settled(neighbour, ELSEWHERE, given["ip"], 8080, True)
            assert settled(neighbour, ELSEWHERE, given["ip"], 8081, False)
        # Out it gets nowhere, though the port is open to others.
        assert settled(neighbour, ELSEWHERE, address(0), 6443, True)
        assert settled(neighbour, name, address(0), 6443, False)
    stranger = [{"podSelector": {"matchLabels": {"app": "stranger"}}}]
    friend = [{"podSelector": {"matchLabels": {"app": "friend"}}}]
    way_out = [{"to": [{"ipBlock": {"cidr": f"{address(0)}/32"}}]}]
    neighbour.change(*setting("networkPolicy.from", stranger))
    target = neighbour.pods()[0]["status"]["podIP"]
    assert settled(neighbour, ELSEWHERE, target, 8080, False)
    neighbour.change(
        *setting("networkPolicy.from", friend),
        *setting("networkPolicy.adminFrom", friend),
        *setting("networkPolicy.egress", way_out),
    )
    assert settled(neighbour, ELSEWHERE, target, 8080, True)
    assert settled(neighbour, ELSEWHERE, target, 8081, True)
    assert settled(neighbour, neighbour.pods()[0]["metadata"]["name"], address(0), 6443, True)


def test_both_families_are_served(newest):
    newest.change(
        *setting("service.ipFamilyPolicy", "RequireDualStack"),
        *setting("service.ipFamilies", ["IPv6", "IPv4"]),
    )
    for number, family in enumerate(("IPv6", "IPv4")):
        with newest.traffic(players=2, family=number) as result:
            pass
        assert newest.record(f"over {family}, pods of both families", result) == 0
        assert result["requests"] > 0


def test_pods_without_ipv4_are_served(newest):
    node = newest.cluster.nodes[node_name(2)]
    node.plug(6)
    try:
        newest.change(
            *setting("service.ipFamilies", ["IPv6"]),
            *setting("nodeSelector", {"kubernetes.io/hostname": node.name}),
        )
        for pod in newest.ready():
            assert all(":" in given["ip"] for given in pod["status"]["podIPs"])
        with newest.traffic(players=2) as result:
            pass
        assert newest.record("pods with IPv6 only", result) == 0
        assert result["requests"] > 0
    finally:
        node.plug(4, 6)

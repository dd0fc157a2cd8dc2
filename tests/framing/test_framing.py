"""Where requests begin and end, by RFC 9112, and never otherwise than a proxy in front thinks."""

import contextlib
import re
import socket
import time

import pytest

from tests.framing.cases import CASES

ANSWER = re.compile(rb"HTTP/1\.[01] (\d{3}) [A-Z]")
APPLICATION = re.compile(r'duration_seconds_count{.*operation="(?:games|deal|unknown)".*} (\d+)')
WORKER = re.compile(r'refusals_total{code="(?!not_|method_).*operation="unknown".*} (\d+)')


def answers(port, sent, patience=6.0):
    """The statuses that come back, and whether the connection was ended by the other side."""
    received = b""
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as client:
        with contextlib.suppress(OSError):
            client.sendall(sent)
        try:
            while part := client.recv(65536):
                received += part
        except TimeoutError:
            return statuses(received), False
        except ConnectionResetError:
            pass
    return statuses(received), True


def statuses(received):
    return [int(status) for status in ANSWER.findall(received)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_request_is_framed_by_the_rules(service, case):
    """Answered as section ``case.section`` allows, each request once, and then the end."""
    found, ended = answers(service.port, case.sent)
    assert found in case.allowed, case.section
    assert ended == case.close


def settled(count):
    """A count that does not change any more."""
    before = count()
    while True:
        time.sleep(0.05)
        if (now := count()) == before:
            return now
        before = now


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_proxy_and_the_service_count_alike(service, nginx, case):
    """What nginx passes on as a number of requests is answered as that number.

    Bytes that one of them takes for the rest of a request and the other for the next one would be
    a request that somebody smuggled past the proxy.
    """

    def taken():
        text = service.request("GET", "/metrics")[2].decode()
        return sum(int(float(n)) for kind in (APPLICATION, WORKER) for n in kind.findall(text))

    forwarded, answered = nginx.forwarded(), taken()
    answers(nginx.port, case.sent)
    forwarded = settled(nginx.forwarded) - forwarded
    assert settled(taken) - answered == forwarded

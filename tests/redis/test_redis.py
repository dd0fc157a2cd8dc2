"""One rate for several machines: two services that count in one live Redis."""

import contextlib
import json
import re
import signal
import time

from tests.example import PATH
from tests.serving import serving

DEAL = f"{PATH}/deal"
RATE = 40


@contextlib.contextmanager
def two_services(folder, redis, rate):
    """Two services with two workers each, all counting in the same Redis."""
    given = {
        "ARBITRO_WORKERS": "2",
        "ARBITRO_SEARCH_PROCESSES": "1",
        "ARBITRO_RATE_LIMIT": rate,
        "ARBITRO_RATE_LIMIT_STORAGE": redis.url,
    }
    with serving(folder / "one", **given) as one, serving(folder / "two", **given) as two:
        yield one, two


def deal(server):
    status, headers, body = server.request("POST", DEAL, {})
    return status, headers.get("Retry-After"), json.loads(body)


def counted_here(server):
    text = server.request("GET", "/metrics")[2].decode()
    (found,) = re.findall(r"^arbitro_rate_limit_counted_here_total (\S+)$", text, re.M)
    return float(found)


def test_two_services_share_one_rate(tmp_path, redis):
    with two_services(tmp_path, redis, f"{RATE}/minute") as (one, two):
        answers = [deal(server) for _ in range(RATE // 2 + 5) for server in (one, two)]
        statuses = [status for status, _, _ in answers]
        assert statuses == [200] * RATE + [429] * 10
        _, wait, problem = answers[-1]
        assert problem["code"] == "rate_limited"
        (key,) = redis.cli("--scan").splitlines()
        left = int(redis.cli("pttl", key)) / 1000
        assert left <= int(wait) <= left + 2
        assert counted_here(one) == counted_here(two) == 0


def test_after_the_time_told_calls_are_answered_again(tmp_path, redis):
    with two_services(tmp_path, redis, "1/4second") as (one, two):
        assert deal(one)[0] == 200
        status, wait, _ = deal(two)
        assert status == 429
        time.sleep(int(wait))
        assert deal(two)[0] == 200


def test_items_of_batches_count_in_redis(tmp_path, redis):
    items = [{"id": number, "path": DEAL, "body": {}} for number in range(30)]
    with two_services(tmp_path, redis, f"{RATE}/minute") as (one, two):
        for server, answered in ((one, 30), (two, 10)):
            status, _, body = server.request("POST", "/v1/batch", items)
            assert status == 200
            assert [item["status"] for item in json.loads(body)].count(200) == answered
        assert deal(one)[0] == 429


def test_while_redis_is_away_each_service_counts_for_itself(tmp_path, redis):
    with two_services(tmp_path, redis, f"{RATE}/hour") as (one, two):
        assert deal(one)[0] == deal(two)[0] == 200
        redis.stop()
        started = time.monotonic()
        for server in (one, two):
            answers = [deal(server) for _ in range(RATE + 5)]
            assert [status for status, _, _ in answers] == [200] * RATE + [429] * 5
            assert 3500 < int(answers[-1][1]) <= 3600
            assert counted_here(server) == RATE + 5
        assert time.monotonic() - started < 10, "calls waited for the Redis that is away"
        redis.start()
        time.sleep(6)  # a storage that failed is left alone for a while
        assert [deal(server)[0] for server in (one, two)] == [200, 200]
        assert redis.cli("--scan")
    assert "the storage of the rate limit is away" in (tmp_path / "one").read_text()


def test_a_redis_that_hangs_holds_nobody_up_for_long(tmp_path, redis):
    with two_services(tmp_path, redis, f"{RATE}/hour") as (one, _):
        assert deal(one)[0] == 200
        redis.process.send_signal(signal.SIGSTOP)
        try:
            started = time.monotonic()
            assert [deal(one)[0] for _ in range(RATE)] == [200] * RATE
            assert time.monotonic() - started < 8
        finally:
            redis.process.send_signal(signal.SIGCONT)

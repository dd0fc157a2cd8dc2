"""Keys, rates and the headers of every answer."""

import pytest

from service.http.app import create_app
from service.http.limiting import ENTRIES, Limiter, SharedStorage
from service.process.settings import Settings, SettingsError
from tests.example import EXAMPLE, PATH
from tests.test_http import DEAL, problem_of

OLD, NEW = "the-old-key-of-the-tests", "the-new-key-of-the-tests"


def client_of(**settings):
    return create_app(Settings(log_level="ERROR", **settings)).test_client()


@pytest.fixture(scope="module")
def locked():
    return client_of(api_keys=(OLD, NEW))


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"X-API-Key": ""},
        {"X-API-Key": OLD[:-1]},
        {"X-API-Key": f"{OLD},{NEW}"},
        {"X-API-Key": "clé"},
        {"Authorization": OLD},
        {"Authorization": f"Basic {OLD}"},
        {"Authorization": "Bearer wrong"},
    ],
)
def test_without_a_valid_key_nothing_is_answered(locked, headers):
    response = locked.post(DEAL, json={}, headers=headers)
    document = problem_of(response, 401, "unauthorized")
    assert response.headers["WWW-Authenticate"].startswith("Bearer")
    assert OLD not in str(document)
    problem_of(locked.get("/v1/games", headers=headers), 401, "unauthorized")


@pytest.mark.parametrize("key", [OLD, NEW])
def test_every_key_opens(locked, key):
    assert locked.post(DEAL, json={}, headers={"X-API-Key": key}).status_code == 200
    assert locked.post(DEAL, json={}, headers={"Authorization": f"bearer {key}"}).status_code == 200


def test_what_is_no_call_needs_no_key(locked):
    for path in (
        "/healthz",
        "/readyz",
        "/metrics",
        "/docs",
        "/openapi.json",
        "/problems/not_found",
    ):
        assert locked.get(path).status_code == 200
    asked = {"Origin": "https://a.example", "Access-Control-Request-Method": "POST"}
    answer = locked.options(DEAL, headers={**asked, "Access-Control-Request-Headers": "X-API-Key"})
    assert answer.status_code == 200
    assert "X-API-Key" in answer.headers["Access-Control-Allow-Headers"]


def test_one_call_above_the_rate_is_refused():
    client = client_of(rate_limit="3/minute")
    assert [client.post(DEAL, json={}).status_code for _ in range(3)] == [200] * 3
    response = client.post(DEAL, json={})
    problem_of(response, 429, "rate_limited")
    assert 1 <= int(response.headers["Retry-After"]) <= 60
    assert client.get("/healthz").status_code == 200
    elsewhere = {"REMOTE_ADDR": "192.0.2.7"}
    assert client.post(DEAL, json={}, environ_base=elsewhere).status_code == 200


def test_callers_with_keys_are_counted_by_key():
    client = client_of(rate_limit="2/minute", api_keys=(OLD, NEW))
    statuses = [
        client.post(DEAL, json={}, headers={"X-API-Key": key}).status_code
        for key in (OLD, OLD, OLD, NEW, NEW, NEW)
    ]
    assert statuses == [200, 200, 429, 200, 200, 429]
    guesses = [client.post(DEAL, json={}, headers={"X-API-Key": "x"}) for _ in range(3)]
    assert [guess.status_code for guess in guesses] == [401, 401, 429]


@pytest.mark.parametrize(
    ("proxies", "told", "statuses"),
    [
        (0, ["192.0.2.1", "192.0.2.2"], [200, 429]),
        (1, ["192.0.2.1", "192.0.2.2"], [200, 200]),
        (1, ["192.0.2.1, 192.0.2.9", "192.0.2.2, 192.0.2.9"], [200, 429]),
        (2, ["x, 192.0.2.1, 10.0.0.1", "y, 192.0.2.1, 10.0.0.1"], [200, 429]),
        (2, ["192.0.2.1", ""], [200, 429]),
    ],
)
def test_only_trusted_proxies_are_believed(proxies, told, statuses):
    client = client_of(rate_limit="1/minute", trusted_proxies=proxies)
    answers = [client.post(DEAL, json={}, headers={"X-Forwarded-For": one}) for one in told]
    assert [answer.status_code for answer in answers] == statuses


@pytest.mark.parametrize("storage", ["shared://", "memory://"])
def test_every_item_of_a_batch_counts(storage):
    client = client_of(rate_limit="5/minute", rate_limit_storage=storage)
    assert client.post("/v1/batch", json=[]).status_code == 200
    items = [{"id": number, "path": DEAL, "body": {}} for number in range(7)]
    response = client.post("/v1/batch", json=items)
    assert [item["status"] for item in response.json] == [200] * 4 + [429] * 3
    assert [item["id"] for item in response.json] == list(range(7))
    assert response.json[-1]["body"]["code"] == "rate_limited"
    assert 1 <= int(response.headers["Retry-After"]) <= 60
    labels = f'code="rate_limited",game="{EXAMPLE.id}",operation="batch",reason=""'
    assert f"arbitro_refusals_total{{{labels}}}" in client.get("/metrics").text
    problem_of(client.post("/v1/batch", json=items), 429, "rate_limited")
    problem_of(client.post(DEAL, json={}), 429, "rate_limited")


def test_without_a_rate_a_batch_is_answered_whole():
    items = [{"id": number, "path": DEAL, "body": {}} for number in range(100)]
    response = client_of().post("/v1/batch", json=items)
    assert {item["status"] for item in response.json} == {200}
    assert "Retry-After" not in response.headers


@pytest.mark.parametrize("storage", ["rediss:/", "postgres://here", "none"])
def test_a_storage_that_is_none_is_refused(storage):
    with pytest.raises(SettingsError, match="ARBITRO_RATE_LIMIT_STORAGE"):
        Limiter("1/minute", storage)


def test_the_shared_table_counts_each_caller_and_forgets(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("service.http.limiting.time.time", lambda: now[0])
    storage = SharedStorage()
    assert [storage.incr("a", 60), storage.incr("a", 60), storage.incr("b", 60)] == [1, 2, 1]
    assert (storage.get("a"), storage.get_expiry("a")) == (2, 1060.0)
    now[0] = 1061.0
    assert storage.get("a") == 0
    assert storage.incr("a", 60) == 1
    storage.clear("a")
    assert storage.get("a") == 0


def test_the_shared_table_survives_more_callers_than_it_holds():
    storage = SharedStorage()
    for caller in range(ENTRIES // 16):
        storage.incr(str(caller), 60)
    assert all(storage.get(str(caller)) == 1 for caller in range(ENTRIES // 16))


def test_the_longest_wait_of_several_rates_counts():
    limiter = Limiter("1/second;2/hour", "memory://")
    assert limiter.take("a") == (1, 0)
    assert limiter.take("a") == (0, 1)
    allowed, wait = limiter.take("a")
    assert allowed == 0
    assert wait > 60


@pytest.mark.parametrize("path", ["/nothing", "/healthz", "/metrics"])
def test_answers_have_security_headers_and_are_not_stored(client, path):
    headers = client.get(path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["Cache-Control"] == "no-store"
    assert all(len(headers.getlist(name)) == 1 for name in set(headers.keys()))


PUBLIC, ADMIN = "8080", "9090"


def asked(client, path, port=PUBLIC, **named):
    """The answer to a path as it was sent; the test client would read //a as a host."""
    return client.get("/", environ_overrides={"PATH_INFO": path, "SERVER_PORT": port}, **named)


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/healthz/", "//metrics/", "//readyz"])
def test_the_admin_port_answers_its_endpoints_however_they_are_spelled(path):
    client = client_of(admin_port=int(ADMIN))
    problem_of(asked(client, path), 404, "not_found")
    assert asked(client, path, ADMIN).status_code == 200
    problem_of(asked(client, "/v1/games/", ADMIN), 404, "not_found")


@pytest.mark.parametrize("path", ["/v1/games", "/v1/games/", "//v1/games", f"/{PATH}/"])
def test_no_spelling_of_a_path_does_without_a_key(locked, path):
    assert asked(locked, path).status_code == 401

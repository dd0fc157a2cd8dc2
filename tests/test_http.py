"""What holds for every request, whatever it asks."""

import json
import re
from dataclasses import replace

import pytest

from service.contract.problems import KINDS
from service.http.app import create_app
from service.process.settings import Settings
from tests.example import EXAMPLE, PATH
from tests.requests_of import opening

DEAL = f"{PATH}/deal"
LEGAL_MOVES = f"{PATH}/legal-moves"


def problem_of(response, status, code):
    assert response.status_code == status, response.data
    assert response.content_type == "application/problem+json"
    document = response.json
    assert set(document) == {
        "type",
        "title",
        "status",
        "detail",
        "code",
        "request_id",
        "errors",
    }
    assert (document["status"], document["code"]) == (status, code)
    assert document["type"] == f"/problems/{code}"
    assert document["request_id"] == response.headers["X-Request-ID"]
    assert document["detail"]
    return document


def raw(client, body, path=DEAL, content_type="application/json", **headers):
    return client.post(path, data=body, content_type=content_type, headers=headers)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"nonsense",
        b'{"seed": "a", "seed": "b"}',
        b'{"seed": "a:b", "seed": "b"}',
        b'{"seed": "\\u003a", "se\\u0065d": "b"}',
        b'{"seed": NaN}',
        b'{"dealer": Infinity}',
        b'{"dealer": -Infinity}',
        b'{"dealer": 1e999}',
        b'{"seed": "\xff"}',
        b'\xef\xbb\xbf{"seed": "a"}',
        '{"seed": "a"}'.encode("utf-16"),
        b'{"seed": "\\ud800"}',
        b'{"seed": "a",}',
        b"{'seed': 'a'}",
        b'{"seed": "a"} {}',
        b'{"seed": "a\nb"}',
        b'{"dealer": 01}',
        b"[" * 100_000,
        b'{"seed":' * 10_000,
        b"[" * 500 + b"]" * 500,
        b'{"a":' * 200 + b"1" + b"}" * 200,
    ],
)
def test_malformed_json(client, body):
    problem_of(raw(client, body), 400, "malformed_json")


@pytest.mark.parametrize("body", [b"null", b"[]", b"3", b'"text"', b"true"])
def test_json_that_is_no_object(client, body):
    document = problem_of(raw(client, body), 400, "invalid_request")
    assert document["errors"][0]["pointer"] == ""


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        ({"sed": "a"}, "/sed", "unknown_field"),
        ({"a/b~c": 1}, "/a~1b~0c", "unknown_field"),
        ({"seed": ""}, "/seed", "wrong_length"),
        ({"seed": "x" * 129}, "/seed", "wrong_length"),
        ({"seed": 5}, "/seed", "wrong_type"),
        ({"seed": None}, "/seed", "wrong_type"),
        ({"dealer": "1"}, "/dealer", "wrong_type"),
        ({"dealer": "١"}, "/dealer", "wrong_type"),
        ({"dealer": True}, "/dealer", "wrong_type"),
        ({"dealer": 0.5}, "/dealer", "wrong_type"),
        ({"dealer": [1]}, "/dealer", "wrong_type"),
        ({"dealer": 2}, "/dealer", "out_of_range"),
        ({"dealer": -1}, "/dealer", "out_of_range"),
        ({"dealer": 10**30}, "/dealer", "out_of_range"),
        ({"options": {"target": 0}}, "/options/target", "out_of_range"),
        ({"options": {"target": 102}}, "/options/target", "out_of_range"),
        ({"options": {"goal": 3}}, "/options/goal", "unknown_field"),
        ({"deck": "AC"}, "/deck", "wrong_type"),
        ({"deck": [["AC"]], "dealer": 0}, "/deck/0", "wrong_type"),
        ({"deck": [{}], "dealer": 0}, "/deck/0", "wrong_type"),
        ({"deck": [None], "dealer": 0}, "/deck/0", "wrong_type"),
        ({"deck": [1], "dealer": 0}, "/deck/0", "wrong_type"),
    ],
)
def test_invalid_requests_point_at_the_fault(client, body, pointer, code):
    document = problem_of(raw(client, json.dumps(body)), 400, "invalid_request")
    assert (pointer, code) in {(e["pointer"], e["code"]) for e in document["errors"]}


def test_all_faults_are_reported_at_once(client):
    body = json.dumps({"seed": 1, "dealer": "x", "extra": None})
    document = problem_of(raw(client, body), 400, "invalid_request")
    assert {e["pointer"] for e in document["errors"]} == {"/seed", "/dealer", "/extra"}


@pytest.mark.parametrize("body", [b'{"dealer": 1.0}', b'{"dealer": 1e0}', b'{"dealer": 10e-1}'])
def test_an_integral_number_is_an_integer(client, body):
    assert raw(client, body).json["state"]["dealer"] == 1


def test_a_colon_in_a_string_is_no_second_key(client):
    assert raw(client, b'{"seed": "a:b:c"}').status_code == 200


def test_seeds_are_counted_in_characters(client):
    assert raw(client, json.dumps({"seed": "é" * 128})).status_code == 200


def test_a_problem_lists_a_bounded_number_of_errors(client):
    body = {"deal": {"seed": "a"}, "moves": [0] * 1000}
    response = client.post(f"{PATH}/replay", json=body)
    document = problem_of(response, 400, "invalid_request")
    assert len(document["errors"]) == 100
    assert document["detail"].endswith("(and at least 99 more)")


def test_unknown_rules_version(client, game):
    state = {**opening(game), "rules_version": 2}
    response = client.post(f"/v1/games/{game.id}/legal-moves", json={"state": state})
    document = problem_of(response, 422, "unsupported_rules_version")
    assert document["errors"][0]["pointer"] == "/state/rules_version"


def test_unknown_paths(client):
    for path in ("/v1", "/v1/games/whist", "/v1//games", "/problems/x", "/docs/x", "/v1/gamés"):
        problem_of(client.get(path), 404, "not_found")
    problem_of(client.post("/v1/games/whist/deal", json={}), 404, "not_found")


def test_wrong_methods_name_the_right_ones(client):
    response = client.get(DEAL)
    problem_of(response, 405, "method_not_allowed")
    assert "POST" in response.headers["Allow"]
    response = client.delete("/v1/games")
    problem_of(response, 405, "method_not_allowed")
    assert "GET" in response.headers["Allow"]


@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "application/json; charset=latin-1",
        "application/jsonp",
    ],
)
def test_other_media_types(client, content_type):
    problem_of(raw(client, b"{}", content_type=content_type), 415, "unsupported_media_type")


def test_compressed_bodies(client):
    response = raw(client, b"{}", **{"Content-Encoding": "gzip"})
    problem_of(response, 415, "unsupported_media_type")


@pytest.mark.parametrize("content_type", ["application/json; charset=utf-8", "Application/JSON"])
def test_json_by_other_spellings(client, content_type):
    assert raw(client, b"{}", content_type=content_type).status_code == 200


@pytest.mark.parametrize(
    "accept",
    ["", "*/*", "application/*", "application/json;q=0.1", "text/html, */*;q=0.1", "nonsense", ";"],
)
def test_answers_that_fit_the_accept_header(client, accept):
    assert raw(client, b"{}", Accept=accept).status_code == 200


@pytest.mark.parametrize(
    "accept", ["text/html", "application/xml", "application/json;q=0", "image/*"]
)
def test_answers_that_do_not(client, accept):
    problem_of(raw(client, b"{}", Accept=accept), 406, "not_acceptable")
    problem_of(client.get("/v1/games", headers={"Accept": accept}), 406, "not_acceptable")


def test_a_missing_accept_header_means_anything(client):
    assert client.post(DEAL, data=b"{}", content_type="application/json").status_code == 200


def test_bodies_over_the_limit():
    client = create_app(Settings(max_body_bytes=100, log_level="ERROR")).test_client()
    problem_of(raw(client, b" " * 101), 413, "body_too_large")
    assert raw(client, b"{}" + b" " * 98).status_code == 200


@pytest.mark.parametrize("given", ["abc-123", "a" * 128, "req:1/2@host=x+y~z"])
def test_a_sane_request_id_comes_back(client, given):
    response = raw(client, b"{}", **{"X-Request-ID": given})
    assert response.headers["X-Request-ID"] == given


@pytest.mark.parametrize("given", ["", "a" * 129, "two words", "é", '"><script>'])
def test_any_other_is_replaced(client, given):
    response = raw(client, b"{}", **{"X-Request-ID": given})
    assert response.headers["X-Request-ID"] != given
    assert len(response.headers["X-Request-ID"]) == 32


def test_cors_on_answers_and_problems(client):
    origin = {"Origin": "https://table.example"}
    for response in (raw(client, b"{}", **origin), raw(client, b"", **origin)):
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        assert "X-Request-ID" in response.headers["Access-Control-Expose-Headers"]
    preflight = client.options(
        DEAL,
        headers={
            **origin,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "content-type",
        },
    )
    assert preflight.status_code == 200
    assert "POST" in preflight.headers["Access-Control-Allow-Methods"]
    assert "content-type" in preflight.headers["Access-Control-Allow-Headers"].lower()


def test_cors_can_be_narrowed_and_switched_off():
    narrow = create_app(Settings(cors_origins=("https://a.example",), log_level="ERROR"))
    none = create_app(Settings(cors_origins=(), log_level="ERROR"))

    def allowed(app, origin):
        response = raw(app.test_client(), b"{}", Origin=origin)
        return response.headers.get("Access-Control-Allow-Origin")

    assert allowed(narrow, "https://a.example") == "https://a.example"
    assert allowed(narrow, "https://b.example") is None
    assert allowed(none, "https://a.example") is None


@pytest.mark.parametrize("code", KINDS)
def test_every_problem_explains_itself(client, code):
    page = client.get(f"/problems/{code}", headers={"Accept": "application/json"})
    assert page.json["code"] == code
    assert page.json["explanation"]
    html = client.get(f"/problems/{code}", headers={"Accept": "text/html"})
    assert html.content_type.startswith("text/html")
    assert code in html.text


def test_health_and_readiness(client):
    assert client.get("/healthz").json["status"] == "ok"
    assert client.get("/readyz").json["status"] == "ok"


def test_metrics_count_requests_and_refusals(client):
    raw(client, b"{}")
    raw(client, b"")
    text = client.get("/metrics").text
    assert (
        f'arbitro_request_duration_seconds_count{{game="{EXAMPLE.id}",operation="deal",status="200"}}'
        in text
    )
    labels = f'code="malformed_json",game="{EXAMPLE.id}",operation="deal",reason=""'
    assert f"arbitro_refusals_total{{{labels}}}" in text


def test_refusals_of_moves_are_counted_by_reason(client, game):
    body = {
        "state": opening(game),
        "move": client.post(f"/v1/games/{game.id}/legal-moves", json={"state": opening(game)}).json[
            "moves"
        ][0],
        "seat": (opening(game)["to_act"] + 1) % game.seats,
    }
    problem_of(client.post(f"/v1/games/{game.id}/apply", json=body), 422, "illegal_move")
    labels = f'code="illegal_move",game="{game.id}",operation="apply",reason="not_your_turn"'
    assert f"arbitro_refusals_total{{{labels}}}" in client.get("/metrics").text


def test_documentation_needs_nothing_from_elsewhere(client):
    page = client.get("/docs")
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("style-src 'self' 'unsafe-inline'", "")
    assert "<script>" not in page.text and "http" not in page.text
    for name in ("swagger-ui.css", "swagger-ui-bundle.js", "docs.js"):
        with client.get(f"/docs/{name}") as response:
            assert response.status_code == 200
    problem_of(client.get("/docs/../app.py"), 404, "not_found")


def test_probes_leave_no_line_unless_they_fail(app, client, monkeypatch):
    lines = []
    monkeypatch.setattr(app, "settings", replace(app.settings, log_level="INFO"))
    monkeypatch.setattr("service.http.requests.access", lines.append)
    for path in ("/healthz", "/readyz", "/metrics"):
        assert client.get(path).status_code == 200
    assert not lines
    client.post("/healthz")
    assert [line["status"] for line in lines] == [405]


def test_metrics_say_what_runs(client):
    (series,) = re.findall(r"^arbitro_build_info\{(.*)\} 1.0$", client.get("/metrics").text, re.M)
    assert f'version="{client.get("/healthz").json["version"]}"' in series


def test_no_secret_is_logged(app, client, game, monkeypatch):
    lines = []
    monkeypatch.setattr(app, "settings", replace(app.settings, log_level="INFO"))
    monkeypatch.setattr("service.http.requests.access", lines.append)
    state = opening(game)
    client.post(f"/v1/games/{game.id}/legal-moves", json={"state": state})
    client.post(f"/v1/games/{game.id}/deal", json={"seed": "secret-seed"})
    client.post(f"/v1/games/{game.id}/legal-moves", json={"state": {**state, "x": 1}})
    assert len(lines) == 3
    for line in lines:
        assert set(line) == {
            "request_id",
            "trace_id",
            "game",
            "operation",
            "status",
            "problem",
            "duration_ms",
        }
        assert line["game"] == game.id
        assert "secret-seed" not in json.dumps(line)

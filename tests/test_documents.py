"""Documents that do not change: validators, ages and encodings; and every path that is none."""

import gzip
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.http.app import create_app
from service.process.settings import Settings
from tests.example import PATH
from tests.test_http import DEAL, problem_of

DOCUMENTS = [
    "/v1/games",
    PATH,
    "/openapi.json",
    "/docs",
    "/docs/swagger-ui.css",
    "/docs/docs.js",
    "/problems/invalid_request",
    "/",
]
CLIENT = create_app(Settings(log_level="CRITICAL")).test_client()


@pytest.mark.parametrize("path", DOCUMENTS)
@pytest.mark.parametrize("encoding", ["identity", "gzip", "zstd", "br, gzip;q=0.5"])
def test_who_has_a_document_is_told_so(path, encoding):
    asked = {"Accept-Encoding": encoding}
    first = CLIENT.get(path, headers=asked)
    assert first.status_code == 200
    assert first.headers["Cache-Control"] != "no-store"
    assert "Accept-Encoding" in first.headers["Vary"]
    again = CLIENT.get(path, headers={**asked, "If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    other = CLIENT.get(path, headers={**asked, "If-None-Match": '"another"'})
    assert (other.status_code, other.data) == (200, first.data)


@pytest.mark.parametrize("path", DOCUMENTS)
def test_compressed_documents_are_the_same(path):
    plain = CLIENT.get(path)
    packed = CLIENT.get(path, headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    if packed.headers.get("Content-Encoding") == "gzip":
        assert gzip.decompress(packed.data) == plain.data
        assert packed.headers["ETag"] != plain.headers["ETag"]
    else:
        assert len(plain.data) < 500


def test_what_carries_cards_is_neither_stored_nor_compressed(client, game):
    asked = {"Accept-Encoding": "gzip, zstd, br"}
    dealt = client.post(f"/v1/games/{game.id}/deal", json={"seed": "a" * 100}, headers=asked)
    answers = [dealt]
    for operation, extra in (("legal-moves", {}), ("score", {}), ("view", {"seat": 0})):
        body = {"state": dealt.json["state"], **extra}
        answers.append(client.post(f"/v1/games/{game.id}/{operation}", json=body, headers=asked))
    for answer in answers:
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "no-store"
        assert "Content-Encoding" not in answer.headers
        assert "ETag" not in answer.headers


@pytest.mark.parametrize(
    "accept",
    [
        "application/json; charset=utf-8",
        "application/json; charset=UTF-8",
        "application/json; indent=4",
        "text/html, application/json;charset=utf-8;q=0.9",
        "*/*; q=0.1",
    ],
)
def test_accept_may_have_parameters(accept):
    for path in DOCUMENTS:
        assert CLIENT.get(path, headers={"Accept": accept}).status_code == 200
    answer = CLIENT.post(DEAL, json={}, headers={"Accept": accept})
    assert answer.status_code == 200


@pytest.mark.parametrize("ranges", ["bytes=0-3", "bytes=5-1", "bytes=99999999-", "lines=1-2"])
def test_ranges_are_not_served_and_do_no_harm(ranges):
    answer = CLIENT.get("/docs/swagger-ui.css", headers={"Range": ranges})
    assert answer.status_code == 200


@pytest.mark.parametrize("folder", ["/docs/", "/table/", "/problems/", "/v1/games/", "/"])
@pytest.mark.parametrize(
    "name", ["a" * 256, "a/" * 3000, "%00", "..%2f..%2fapp.py", "%2e%2e/page.py", "x%ff", "%5c"]
)
def test_a_path_that_is_none_is_not_found(folder, name):
    problem_of(CLIENT.get(folder + name), 404, "not_found")


@given(st.sampled_from(["/docs/", "/table/", "/"]), st.text(max_size=300))
def test_no_path_is_a_failure(folder, name):
    answer = CLIENT.get(folder + name)
    assert answer.status_code in (200, 304, 404, 405)
    if answer.status_code != 200:
        assert json.loads(answer.data)["code"] in ("not_found", "method_not_allowed")

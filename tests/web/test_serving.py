"""The page is served with what keeps it safe and fast; no browser is needed here."""

import re

import pytest


@pytest.fixture
def fetch(client):
    """Get a path and close the file behind the answer."""

    def fetched(path):
        with client.get(path) as answer:
            answer.get_data()
            return answer

    return fetched


def test_index_is_checked_anew_and_strict(fetch):
    answer = fetch("/")
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-cache"
    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy


def test_what_the_index_loads_is_kept_for_good(fetch):
    loaded = re.findall(r'(?:src|href)="(/[^"]+)"', fetch("/").text)
    assert len(loaded) >= 3
    for path in loaded:
        answer = fetch(path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["Cache-Control"]


def test_index_has_nothing_inline(fetch):
    page = fetch("/").text
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert "style=" not in page


def test_unknown_file_is_a_problem(fetch):
    answer = fetch("/table/nothing-else.js")
    assert answer.status_code == 404
    assert answer.mimetype == "application/problem+json"
    assert "immutable" not in answer.headers["Cache-Control"]
    assert fetch("/table/../app.py").status_code == 404

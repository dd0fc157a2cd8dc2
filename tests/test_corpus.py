"""The published conformance corpus: true by engine and oracle, complete, and made as it says."""

import json
from functools import cache

import pytest

from rules import games
from tests.corpus.generate import files_of
from tests.corpus.replay import KINDS, by_oracle, by_service, corpus_files, numbered, sections_of

COVERED = [game for game in games().values() if corpus_files(game.id)]
OF_COVERED = pytest.mark.parametrize("covered", COVERED, ids=lambda game: game.id)
FILES = [(game_id, path) for game_id in games() for path in corpus_files(game_id)]
OF_FILES = pytest.mark.parametrize(
    ("game_id", "path"), FILES, ids=[f"{game_id}-{path.stem}" for game_id, path in FILES]
)
MOST_BYTES = 6_000_000


@cache
def cases_of(path):
    return json.loads(path.read_text(encoding="utf-8"))


def all_cases(game):
    return [case for path in corpus_files(game.id) for case in cases_of(path)]


def codes(game, kind, key):
    """Every code, or list of codes, that cases of a kind expect."""
    return [case["expect"][key] for case in all_cases(game) if case["kind"] == kind]


@OF_FILES
@pytest.mark.parametrize("answer", [by_service, by_oracle])
def test_every_case_comes_to_what_it_says(game_id, path, answer):
    game = games()[game_id]
    for case in cases_of(path):
        assert answer(game, case) == case["expect"], case["id"]


@OF_FILES
def test_cases_are_as_the_readme_describes_them(game_id, path):
    for case in cases_of(path):
        assert list(case)[:4] == ["id", "rule", "kind", "note"], case["id"]
        assert list(case)[-1] == "expect", case["id"]
        assert case["kind"] == path.stem and case["kind"] in KINDS, case["id"]
        assert case["id"].startswith(f"{game_id}-"), case["id"]
        assert case["rule"] and case["note"], case["id"]


def test_ids_are_unique():
    ids = [case["id"] for game in games().values() for case in all_cases(game)]
    assert len(set(ids)) == len(ids)


@OF_COVERED
def test_every_section_of_the_rules_is_covered_and_no_other_is_named(covered):
    named = {rule for case in all_cases(covered) for rule in case["rule"]}
    assert {f"{covered.id} {section}" for section in sections_of(covered)} - named == set()
    assert named - {f"{covered.id} {number}" for number, _ in numbered(covered)} == set()


@OF_COVERED
def test_every_reason_is_provoked(covered):
    found = codes(covered, "refuse", "code")
    assert {code for code in covered.reasons if found.count(code) < 3} == set()


@OF_COVERED
def test_every_fault_is_provoked(covered):
    found = sum(codes(covered, "inconsistent", "codes"), [])
    assert {code for code in covered.fault_codes if found.count(code) < 2} == set()


@OF_COVERED
def test_it_is_written_anew_byte_for_byte(covered):
    committed = {path.name: path.read_text(encoding="utf-8") for path in corpus_files(covered.id)}
    written = files_of(covered, checked=False)
    assert committed.keys() == written.keys()
    assert [name for name in written if committed[name] != written[name]] == []


def test_it_stays_a_reasonable_size():
    assert sum(path.stat().st_size for _, path in FILES) < MOST_BYTES

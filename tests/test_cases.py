"""The worked cases, replayed over the operations of the service."""

import json

import pytest

from rules import games
from service.contract.catalogue import contracts
from service.operations.answering import answer
from tests.playing import cases

ALL = [(game_id, case) for game_id in games() for case in cases(game_id)]


@pytest.mark.parametrize(("game_id", "case"), ALL, ids=lambda value: str(value)[:0] or None)
def test_worked_case(game_id, case):
    contract = contracts()[game_id]
    body = {key: case[key] for key in ("state", "move", "seat") if key in case}
    result = json.loads(json.dumps(answer(contract, case["kind"], body)))
    CHECKS[case["kind"]](result, case["expect"])


def check_legal_moves(result, expect):
    for key in ("to_act", "phase", "count"):
        if key in expect:
            assert result[key] == expect[key]
    if "moves" in expect:
        assert as_set(result["moves"]) == as_set(expect["moves"])


def as_set(moves):
    return {json.dumps(sorted_lists(move), sort_keys=True) for move in moves}


def sorted_lists(value):
    if isinstance(value, dict):
        return {key: sorted_lists(inner) for key, inner in value.items()}
    return sorted(value) if isinstance(value, list) else value


def check_validate(result, expect):
    assert result["legal"] == expect["legal"]
    code = None if result["reason"] is None else result["reason"]["code"]
    assert code == expect["code"]


def check_apply(result, expect):
    if "state" in expect:
        assert result["state"] == expect["state"]
    if "score" in expect:
        check_score_parts(result["score"], expect["score"])


def check_score(result, expect):
    check_score_parts(result, expect.get("score", expect))


def check_score_parts(score, expect):
    if expect is None:
        assert score is None
        return
    for key, value in expect.items():
        if key == "totals":
            assert [side["total"] for side in score["sides"]] == value
        elif key == "items":
            for name, points in value.items():
                assert [item_points(side, name) for side in score["sides"]] == points
            for side in score["sides"]:
                for item in side["items"]:
                    assert item["name"] in value or item["points"] == 0
        elif key == "detail":
            for side in score["sides"]:
                assert value.items() <= side["items"][0]["detail"].items()
        else:
            assert score[key] == value


def item_points(side, name):
    return next(item["points"] for item in side["items"] if item["name"] == name)


CHECKS = {
    "legal-moves": check_legal_moves,
    "validate": check_validate,
    "apply": check_apply,
    "score": check_score,
}

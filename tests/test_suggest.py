"""Suggestions: what they say, what they may know, and how long they take."""

import json
import random
import socket
import threading
import time

import pytest

from service.search.suggesting import Budget, sharing
from tests.example import EXAMPLE, PATH
from tests.playing import positions
from tests.requests_of import opening, post
from tests.serving import serving
from tests.test_games import secret_places, written

FEW = {"budget": {"simulations": 30}, "seed": "s"}


def without_time(answer):
    return {key: value for key, value in answer.items() if key != "elapsed_ms"}


def suggest(client, game, **body):
    response = post(client, game, "suggest", body)
    assert response.status_code == 200, response.json
    return response.json


def test_a_suggestion_is_legal_and_repeatable(client, game):
    for state, move in list(positions(game, 2, seed="suggest"))[::5]:
        if move is None:
            continue
        document = game.write_state(state)
        answer = suggest(client, game, state=document, **FEW)
        listed = post(client, game, "legal-moves", {"state": document}).json["moves"]
        assert answer["move"] == answer["candidates"][0]["move"]
        for candidate in answer["candidates"]:
            assert candidate["move"] in listed
        assert answer["seat"] == document["to_act"]
        again = suggest(client, game, state=document, **FEW)
        assert without_time(again) == without_time(answer)


def test_state_and_view_get_the_same_suggestion(client, game):
    for state, move in list(positions(game, 2, seed="same"))[::7]:
        if move is None:
            continue
        view = game.write_view(game.view(state, state.to_act))
        by_state = suggest(client, game, state=game.write_state(state), **FEW)
        assert without_time(suggest(client, game, view=view, **FEW)) == without_time(by_state)


def test_hidden_cards_do_not_matter(client, game):
    rng = random.Random(12)
    for state, move in list(positions(game, 2, seed="hidden"))[::5]:
        if move is None:
            continue
        document = written(game.write_state(state))
        view = written(game.write_view(game.view(state, state.to_act)))
        answer = suggest(client, game, view=view, **FEW)
        places = secret_places(game, document, view)
        codes = [cards[position] for cards, position in places]
        rng.shuffle(codes)
        for (cards, position), code in zip(places, codes, strict=True):
            cards[position] = code
        other = game.write_view(game.view(game.read_state(document), state.to_act))
        assert other == view
        assert without_time(suggest(client, game, view=other, **FEW)) == without_time(answer)


@pytest.mark.parametrize("level", ["beginner", "intermediate", "expert"])
def test_every_level_answers(client, game, level):
    answer = suggest(client, game, state=opening(game), level=level, **FEW)
    assert answer["seed"] == "s"
    assert answer["value_unit"]


@pytest.mark.parametrize(
    ("budget", "pointer"),
    [
        ({"time_ms": 0}, "/budget/time_ms"),
        ({"time_ms": 2001}, "/budget/time_ms"),
        ({"simulations": 0}, "/budget/simulations"),
        ({"simulations": 100_001}, "/budget/simulations"),
        ({"time_ms": 10, "simulations": 10}, "/budget"),
        ({}, "/budget"),
        ({"seconds": 1}, "/budget/seconds"),
    ],
)
def test_budgets_out_of_range(client, game, budget, pointer):
    problem = post(client, game, "suggest", {"state": opening(game), "budget": budget})
    assert problem.status_code == 400
    assert pointer in {error["pointer"] for error in problem.json["errors"]}


def test_a_time_budget_is_used_and_kept(client, game):
    answer = suggest(client, game, state=opening(game), budget={"time_ms": 60})
    if answer["simulations"]:
        assert answer["elapsed_ms"] >= 60


# -- the pool -----------------------------------------------------------------------------------

SUGGEST = f"{PATH}/suggest"
LONG = {"budget": {"time_ms": 1500}}


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A service with one search process and room for few more questions."""
    log = tmp_path_factory.mktemp("pool") / "log"
    settings = {"ARBITRO_SEARCH_PROCESSES": "1", "ARBITRO_SEARCH_QUEUE": "1"}
    with serving(log, ARBITRO_WORKERS="2", **settings) as server:
        yield server


@pytest.fixture(scope="module")
def question():

    return {"state": opening(EXAMPLE)}


def test_the_pool_gives_the_answer_that_a_thread_gives(small, client, question):
    body = {**question, **FEW}
    pooled = json.loads(small.request("POST", SUGGEST, body)[2])
    assert without_time(pooled) == without_time(client.post(SUGGEST, json=body).json)


def test_a_full_pool_answers_overloaded_and_cheap_calls_go_on(small, question):
    answers = []

    def ask():
        answers.append(small.request("POST", SUGGEST, {**question, **LONG}))

    askers = [threading.Thread(target=ask) for _ in range(8)]
    for asker in askers:
        asker.start()
    time.sleep(0.4)
    assert small.request("POST", f"{PATH}/legal-moves", question)[0] == 200
    for asker in askers:
        asker.join()
    statuses = sorted(status for status, _, _ in answers)
    assert set(statuses) == {200, 503}
    for status, headers, body in answers:
        if status == 503:
            assert int(headers["Retry-After"]) >= 1
            assert json.loads(body)["code"] == "overloaded"


def test_a_client_that_hangs_up_frees_its_slot(small, question):
    body = json.dumps({**question, "budget": {"time_ms": 2000}}).encode()
    head = (
        f"POST {SUGGEST} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    for _ in range(6):
        with socket.create_connection(("127.0.0.1", small.port)) as connection:
            connection.sendall(head + body)
            time.sleep(0.15)
    quick = {**question, "budget": {"time_ms": 10}}
    assert small.request("POST", SUGGEST, quick)[0] == 200


def test_the_searches_of_one_request_share_its_time():
    asked = []

    def advise(game, view, budget, level, seed):
        asked.append(budget)
        time.sleep(0.3)

    in_time = sharing(0.5, advise)
    for budget in [Budget(400, None), Budget(400, None), Budget(None, 10_000), Budget(5, None)]:
        in_time(None, None, budget, "expert", "")
    assert asked[0] == Budget(400, None)
    assert asked[1].time_ms < 210
    assert asked[2] == Budget(1, 10_000)
    assert asked[3] == Budget(1, None)


def test_a_request_with_time_left_is_thought_about_as_asked():
    assert Budget(None, 10_000).within(20_000).simulations == 10_000
    assert Budget(2000, None).within(2000) == Budget(2000, None)
    assert Budget(400, None).kept_steady().within(300) == Budget(300, None, steady=True)

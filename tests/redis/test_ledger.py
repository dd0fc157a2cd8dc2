"""The ledger of sealed games, with a real Redis."""

import signal
import threading
import time

import pytest

from service.operations.ledger import RedisLedger
from tests.example import CROWDED, EXAMPLE
from tests.sealing import (
    FEW,
    KEY,
    answered,
    ask,
    assert_refused,
    client_with,
    dealt,
    held,
    inside,
    plainly,
    played,
)


@pytest.fixture(scope="module")
def watched(redis_url):
    return client_with(KEY, ledger_url=redis_url)


def choices(client, game, deal):
    """(request without a move, legal moves) of the seat to act."""
    seat = inside(deal["sealed_state"])["state"]["to_act"]
    hand = held(deal["sealed_state"], deal["tickets"][seat])
    return hand, answered(client, game, "legal-moves", hand)["moves"]


def assert_already_played(response):
    assert response.status_code == 409
    assert response.json["code"] == "already_played"
    assert response.json["errors"][0]["pointer"] == "/sealed_state"


def test_a_second_move_from_the_same_position_is_refused(watched, game):
    deal = dealt(watched, game)
    hand, moves = choices(watched, game, deal)
    first = answered(watched, game, "apply", {**hand, "move": moves[0]})
    again = answered(watched, game, "apply", {**hand, "move": moves[0]})
    assert again["chain"] == first["chain"], "the same move may be made again"
    assert_already_played(ask(watched, game, "apply", {**hand, "move": moves[1]}))
    assert_already_played(ask(watched, game, "apply", {**hand, "move": moves[-1]}))
    followed = {**deal, "sealed_state": first["sealed_state"]}
    hand, moves = choices(watched, game, followed)
    answered(watched, game, "apply", {**hand, "move": moves[-1]})


def test_whole_games_are_played_with_a_ledger(watched, game):
    (*_, (_, _, _, answer)) = played(watched, game, dealt(watched, game))
    assert answer["reveal"]


def test_every_service_knows_what_one_has_taken_down(watched, redis_url):
    elsewhere = client_with(KEY, ledger_url=redis_url)
    deal = dealt(watched, EXAMPLE)
    hand, moves = choices(watched, EXAMPLE, deal)
    answered(watched, EXAMPLE, "apply", {**hand, "move": moves[0]})
    assert_already_played(ask(elsewhere, EXAMPLE, "apply", {**hand, "move": moves[1]}))


def test_of_many_at_once_exactly_one_is_taken(redis_url):
    """Eight different moves from one position, at the same time."""
    clients = [client_with(KEY, ledger_url=redis_url) for _ in range(4)]
    for seed in range(5):
        deal = dealt(clients[0], CROWDED)
        hand, moves = choices(clients[0], CROWDED, deal)
        statuses = []
        start = threading.Barrier(len(moves) * 2)

        def move_at_once(client, move, start=start, statuses=statuses, hand=hand):
            start.wait()
            response = ask(client, CROWDED, "apply", {**hand, "move": move})
            statuses.append((response.status_code, str(move)))

        threads = [
            threading.Thread(target=move_at_once, args=(clients[i % 4], moves[i % len(moves)]))
            for i in range(len(moves) * 2)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {status for status, _ in statuses} == {200, 409}, seed
        assert len({move for status, move in statuses if status == 200}) == 1


def test_the_ai_repeats_the_move_it_has_made(watched, game):
    """A client whose connection broke asks again, and is not told another move."""
    deal = dealt(watched, game, ai_seats=list(range(game.seats)))
    acting = inside(deal["sealed_state"])["state"]["to_act"]
    asked = {"sealed_state": deal["sealed_state"], "seats": [acting]}
    first = answered(watched, game, "advance", {**asked, **FEW})
    for budget in ({"simulations": 40}, {"time_ms": 1}):
        again = answered(watched, game, "advance", {**asked, "budget": budget, "level": "beginner"})
        assert again["chain"] == first["chain"]


def test_the_ai_asked_by_many_at_once_makes_one_game(redis_url):
    clients = [client_with(KEY, ledger_url=redis_url) for _ in range(4)]
    for _ in range(3):
        deal = dealt(clients[0], EXAMPLE, ai_seats=[0, 1])
        asked = {"sealed_state": deal["sealed_state"], "seats": [0, 1]}
        answers = []
        start = threading.Barrier(len(clients))

        def advance_at_once(number, asked=asked, answers=answers, start=start):
            start.wait()
            body = {**asked, "budget": {"simulations": 1 + 7 * number}}
            answers.append(ask(clients[number], EXAMPLE, "advance", body))

        threads = [
            threading.Thread(target=advance_at_once, args=(number,))
            for number in range(len(clients))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.json["chain"] for answer in answers}) == 1


def test_a_refused_move_leaves_no_trace(watched):
    deal = dealt(watched, EXAMPLE)
    hand, moves = choices(watched, EXAMPLE, deal)
    wrong = {"type": "play", "card": "7D", "capture": ["7D"]}
    assert ask(watched, EXAMPLE, "apply", {**hand, "move": wrong}).status_code == 422
    answered(watched, EXAMPLE, "apply", {**hand, "move": moves[1]})
    assert_refused(ask(watched, EXAMPLE, "apply", {**hand, "ticket": "x", "move": moves[0]}))


def test_entries_are_all_or_none_and_forgotten_in_time(redis_url):
    from redis import Redis

    ledger = RedisLedger(redis_url, lifetime=77)
    assert ledger.claim("one", [("0", "a"), ("1", "b")])
    assert not ledger.claim("one", [("1", "c"), ("2", "d")])
    assert ledger.known("one", "2") is None
    assert not ledger.claim("one", [("2", "d"), ("0", "x")])
    assert ledger.known("one", "2") is None
    assert ledger.claim("one", [("0", "a"), ("1", "b"), ("2", "d")])
    assert ledger.known("one", "2") == "d"
    assert ledger.claim("other", [("0", "z")])
    server = Redis.from_url(redis_url)
    assert 0 < server.ttl("arbitro:ledger:{one}:2") <= 77
    server.close()


def test_without_its_ledger_the_service_plays_no_sealed_move(redis):
    client = client_with(KEY, ledger_url=redis.url)
    deal = dealt(client, EXAMPLE)
    hand, moves = choices(client, EXAMPLE, deal)
    redis.stop()
    response = ask(client, EXAMPLE, "apply", {**hand, "move": moves[0]})
    assert response.status_code == 503
    assert response.json["code"] == "ledger_unavailable"
    assert response.headers["Retry-After"] == "1"
    assert answered(client, EXAMPLE, "view", hand)["ply"] == 0
    plain = {"state": inside(deal["sealed_state"])["state"], "move": moves[0]}
    assert plainly(client, EXAMPLE, "apply", plain)


def test_a_ledger_that_hangs_holds_nobody_up_for_long(redis):
    client = client_with(KEY, ledger_url=redis.url)
    deal = dealt(client, EXAMPLE)
    hand, moves = choices(client, EXAMPLE, deal)
    redis.process.send_signal(signal.SIGSTOP)
    try:
        started = time.monotonic()
        for _ in range(20):
            assert ask(client, EXAMPLE, "apply", {**hand, "move": moves[0]}).status_code == 503
        assert time.monotonic() - started < 2.5, "each request waited for the ledger"
    finally:
        redis.process.send_signal(signal.SIGCONT)
    time.sleep(3.2)  # it is left alone for a while
    answered(client, EXAMPLE, "apply", {**hand, "move": moves[0]})


def test_what_the_ledger_forgets_has_expired_before(redis):
    """Without a lifetime of its own a sealed state lives half as long as the ledger remembers."""
    client = client_with(KEY, ledger_url=redis.url, ledger_seconds=2)
    deal = dealt(client, EXAMPLE)
    hand, moves = choices(client, EXAMPLE, deal)
    answered(client, EXAMPLE, "apply", {**hand, "move": moves[0]})
    time.sleep(2.1)
    assert_refused(ask(client, EXAMPLE, "apply", {**hand, "move": moves[1]}))

"""The ledger of sealed games, with a real Redis."""

import threading

import pytest

from rules import games
from service.ledger import RedisLedger
from tests.test_sealed import (
    FEW,
    KEY,
    answered,
    assert_refused,
    client_with,
    dealt,
    held,
    inside,
    played,
    post,
)

SCOPA = games()["scopa"]


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
    assert_already_played(post(watched, game, "apply", {**hand, "move": moves[1]}))
    assert_already_played(post(watched, game, "apply", {**hand, "moves": [moves[-1]]}))
    followed = {**deal, "sealed_state": first["sealed_state"]}
    hand, moves = choices(watched, game, followed)
    answered(watched, game, "apply", {**hand, "move": moves[-1]})


def test_whole_games_are_played_with_a_ledger(watched, game):
    (*_, (_, _, _, answer)) = played(watched, game, dealt(watched, game))
    assert answer["reveal"]


def test_every_service_knows_what_one_has_taken_down(watched, redis_url):
    elsewhere = client_with(KEY, ledger_url=redis_url)
    deal = dealt(watched, SCOPA)
    hand, moves = choices(watched, SCOPA, deal)
    answered(watched, SCOPA, "apply", {**hand, "move": moves[0]})
    assert_already_played(post(elsewhere, SCOPA, "apply", {**hand, "move": moves[1]}))


def test_of_many_at_once_exactly_one_is_taken(redis_url):
    """Eight different moves from one position, at the same time."""
    clients = [client_with(KEY, ledger_url=redis_url) for _ in range(4)]
    doudizhu = games()["doudizhu"]
    for seed in range(5):
        deal = dealt(clients[0], doudizhu)
        hand, moves = choices(clients[0], doudizhu, deal)
        statuses = []
        start = threading.Barrier(len(moves) * 2)

        def move_at_once(client, move, start=start, statuses=statuses, hand=hand):
            start.wait()
            response = post(client, doudizhu, "apply", {**hand, "move": move})
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


def test_a_bound_seed_is_dealt_once(watched):
    bound = dealt(watched, SCOPA, commit_only=True)["sealed_seed"]
    deal = dealt(watched, SCOPA, sealed_seed=bound, client_seeds=["a"])
    again = dealt(watched, SCOPA, sealed_seed=bound, client_seeds=["a"])
    assert again["chain"] == deal["chain"]
    other = {"sealed": True, "sealed_seed": bound, "client_seeds": ["b"]}
    response = post(watched, SCOPA, "deal", other)
    assert response.status_code == 409


def test_a_refused_move_leaves_no_trace(watched):
    deal = dealt(watched, SCOPA)
    hand, moves = choices(watched, SCOPA, deal)
    wrong = post(watched, SCOPA, "apply", {**hand, "moves": [moves[0], moves[0]]})
    assert wrong.status_code == 422
    answered(watched, SCOPA, "apply", {**hand, "move": moves[1]})
    assert_refused(post(watched, SCOPA, "apply", {**hand, "ticket": "x", "move": moves[0]}))


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
    deal = dealt(client, SCOPA)
    hand, moves = choices(client, SCOPA, deal)
    redis.stop()
    response = post(client, SCOPA, "apply", {**hand, "move": moves[0]})
    assert response.status_code == 503
    assert response.json["code"] == "ledger_unavailable"
    assert response.headers["Retry-After"] == "1"
    assert answered(client, SCOPA, "view", hand)["ply"] == 0
    plain = {"state": inside(deal["sealed_state"])["state"], "move": moves[0]}
    assert answered(client, SCOPA, "apply", plain)

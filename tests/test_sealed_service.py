"""Sealed games on a real gunicorn: what is logged and counted, and keys that change under load."""

import json
import random
import re
import threading
import time

from rules import games
from service.contract.tokens import STATE, Seals
from tests.example import EXAMPLE
from tests.serving import serving

KEY, OTHER_KEY = bytes(range(32)), bytes(range(1, 33))


def asked(server, game, operation, body):
    path = f"/v1/games/{game.id}/sealed/{operation}"
    status, _, answer = server.request("POST", path, body)
    assert status == 200, answer
    return json.loads(answer)


def play(servers_now, game, seed, keys, pause=0.0, most=10**9):
    """A whole game against the AI, each request to any of the servers of that moment."""
    rng = random.Random(seed)
    deal = asked(rng.choice(servers_now()), game, "deal", {"ai_seats": [1]})
    token, tickets = deal["sealed_state"], list(deal["tickets"])
    seals, received = Seals(keys), [deal]
    for _ in range(most):
        server = rng.choice(servers_now())
        seat = seals.read(STATE, token)["state"]["to_act"]
        if seat is None:
            break
        if seat == 1:
            body = {"sealed_state": token, "ticket": tickets[0], "seats": [1]}
            answer = asked(server, game, "advance", {**body, "budget": {"time_ms": 1}})
        else:
            hand = {"sealed_state": token, "ticket": tickets[seat]}
            moves = asked(server, game, "legal-moves", hand)["moves"]
            body = {**hand, "move": rng.choice(moves)}
            answer = asked(rng.choice(servers_now()), game, "apply", body)
        token = answer["sealed_state"]
        for other, ticket in enumerate(tickets):
            if ticket is not None:
                hand = {"sealed_state": token, "ticket": ticket}
                tickets[other] = asked(rng.choice(servers_now()), game, "view", hand)["ticket"]
        received.append(answer)
        time.sleep(pause)
    return received


def test_logs_metrics_traces_and_errors_name_no_card_and_no_token(tmp_path):
    log = tmp_path / "log"
    traced = {"OTEL_TRACES_EXPORTER": "console", "OTEL_BSP_SCHEDULE_DELAY": "100"}
    with serving(log, ARBITRO_SEAL_KEYS=KEY.hex(), ARBITRO_LOG_LEVEL="DEBUG", **traced) as server:
        for game in games().values():
            received = play(lambda: [server], game, 1, [KEY], most=6)
            body = {"sealed_state": received[0]["sealed_state"], "ticket": "x"}
            status, _, answer = server.request("POST", f"/v1/games/{game.id}/sealed/view", body)
            assert status == 403
            assert re.findall(r'"[2-9AJQK10]{1,2}[CDHS]"', answer.decode()) == []
        figures = server.request("GET", "/metrics")[2].decode()
    text = log.read_text() + figures
    assert "seal_refused" in figures
    assert re.search(r'"http.route": "/v1/games/\w+/sealed/advance"', text), (
        "spans go to the log too"
    )
    assert KEY.hex() not in text
    assert "eyJ" not in text, "a token in a log"
    for game in games().values():
        for code in game.deck.codes:
            assert f'"{code}"' not in text


def test_keys_change_under_load_and_no_request_fails(tmp_path):
    """The documented steps, on servers started one after the other, while games go on."""
    old, new = KEY.hex(), OTHER_KEY.hex()
    steps = [old, f"{old},{new}", f"{new},{old}"]
    running, failures, games_played = [], [], []
    stopping = threading.Event()

    def keep_playing(seed):
        while not stopping.is_set():
            seed += 10
            try:
                received = play(lambda: list(running), EXAMPLE, seed, [KEY, OTHER_KEY])
                games_played.append(len(received))
            except Exception as error:
                failures.append(repr(error))
                return

    common = {"ARBITRO_WORKERS": "1", "ARBITRO_SEARCH_PROCESSES": "1", "ARBITRO_SEARCH_QUEUE": "8"}
    with serving(tmp_path / "1", ARBITRO_SEAL_KEYS=steps[0], **common) as first:
        running.append(first)
        players = [threading.Thread(target=keep_playing, args=(seed,)) for seed in range(3)]
        for player in players:
            player.start()
        with serving(tmp_path / "2", ARBITRO_SEAL_KEYS=steps[1], **common) as second:
            running.append(second)  # half of the servers have the new key, last
            time.sleep(2)
            running.remove(first)
            with serving(tmp_path / "3", ARBITRO_SEAL_KEYS=steps[2], **common) as third:
                running.append(third)  # half of them seal with it
                time.sleep(2)
                running.remove(second)
                time.sleep(1)  # requests that were under way
                stopping.set()
                for player in players:
                    player.join()
    assert not failures
    assert len(games_played) > 3

"""Play a short game against a running service: ``python play.py URL``; ends with 0 if all is well.

Needs nothing but Python. Keys of the service, if it has any, come from ARBITRO_API_KEYS.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request


def call(url, body=None):
    """The JSON answer of a GET or, with a body, of a POST."""
    headers = {"Content-Type": "application/json"}
    key = os.environ.get("ARBITRO_API_KEYS", "").split(",")[0].strip()
    if key:
        headers["X-API-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as answer:
        return json.load(answer)


def first_game(base, patience=15):
    """The id of the first game, once nodes have heard of the service's address."""
    while True:
        try:
            return call(f"{base}/v1/games")["games"][0]["id"]
        except urllib.error.HTTPError:
            raise
        except urllib.error.URLError:
            patience -= 1
            if patience < 0:
                raise
            time.sleep(1)


def play(base, game):
    """Deal, then make the first legal move until the deal is over; gives the number of moves."""
    state = call(f"{base}/v1/games/{game}/deal", {"seed": "helm test"})["state"]
    first = {"simulations": 20}
    suggested = call(f"{base}/v1/games/{game}/suggest", {"state": state, "budget": first})
    checked = call(f"{base}/v1/games/{game}/validate", {"state": state, "move": suggested["move"]})
    assert checked["legal"], "the service suggests a move that it calls illegal"
    moves = 0
    while state["to_act"] is not None:
        legal = call(f"{base}/v1/games/{game}/legal-moves", {"state": state})["moves"]
        state = call(f"{base}/v1/games/{game}/apply", {"state": state, "move": legal[0]})["state"]
        moves += 1
    assert call(f"{base}/v1/games/{game}/score", {"state": state})["final"]
    return moves


if __name__ == "__main__":
    address = sys.argv[1].rstrip("/")
    chosen = first_game(address)
    print(f"{chosen}: a deal of {play(address, chosen)} moves was played to its end")

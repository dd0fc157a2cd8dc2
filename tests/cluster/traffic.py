"""Players: `traffic.py URL CONNECTIONS [sealed] [hard]`, until its input is closed.

Each has one connection, keeps it as long as the service does, plays games to their end, and never
tries a call again: whatever is not answered with 200 is counted. Prints one JSON document.
"""

import collections
import http.client
import json
import os
import random
import sys
import threading
import time
import urllib.parse

MOST_SECONDS = 900
PAUSE = 0.01


class Failed(Exception):
    """A call was not answered with 200."""


class Players:
    def __init__(self, url, options):
        self.url = urllib.parse.urlsplit(url)
        self.games = self.listed()
        self.sealed = "sealed" in options
        self.hard = "hard" in options
        self.answers = collections.Counter()
        self.failed = collections.Counter()
        self.slowest = 0.0
        self.lock = threading.Lock()
        self.over = threading.Event()

    def listed(self):
        """The ids of the games that the service has, once its address is known on this node."""
        where = (self.url.hostname, self.url.port or 80)
        for _ in range(100):
            connection = http.client.HTTPConnection(*where, timeout=30)
            try:
                connection.request("GET", "/v1/games")
                return [game["id"] for game in json.load(connection.getresponse())["games"]]
            except OSError:
                time.sleep(0.1)
            finally:
                connection.close()
        raise SystemExit("the service does not answer")

    def run(self, number):
        player = Player(self, random.Random(number))
        while not self.over.is_set():
            try:
                player.seal() if self.sealed else player.play()
            except Failed:
                player.close()


class Player:
    def __init__(self, all_of_them, chance):
        self.all = all_of_them
        self.chance = chance
        self.connection = None

    def close(self):
        if self.connection is not None:
            self.connection.close()
        self.connection = None

    def call(self, game, operation, **body):
        started = time.monotonic()
        try:
            if self.connection is None:
                where = (self.all.url.hostname, self.all.url.port or 80)
                self.connection = http.client.HTTPConnection(*where, timeout=60)
            path = f"/v1/games/{game}/{operation}"
            headers = {"Content-Type": "application/json"}
            self.connection.request("POST", path, json.dumps(body), headers)
            answer = self.connection.getresponse()
            content = answer.read()
            if answer.will_close:
                self.close()
            why = None if answer.status == 200 else f"{answer.status} {content[:60]!r}"
        except (OSError, http.client.HTTPException) as error:
            content, why = b"", type(error).__name__
            self.close()
        with self.all.lock:
            self.all.answers[operation] += 1
            self.all.slowest = max(self.all.slowest, time.monotonic() - started)
            if why:
                self.all.failed[f"{operation}: {why}"] += 1
        if why:
            raise Failed
        if not self.all.hard:
            time.sleep(PAUSE)
        return json.loads(content)

    def play(self):
        """A deal, in the open, to its end; hard players think about every move."""
        game = self.chance.choice(self.all.games)
        state = self.call(game, "deal", seed=str(self.chance.random()))["state"]
        while state["to_act"] is not None and not self.all.over.is_set():
            if self.all.hard:
                move = self.call(game, "suggest", state=state, budget={"simulations": 50})["move"]
            else:
                move = self.chance.choice(self.call(game, "legal-moves", state=state)["moves"])
            state = self.call(game, "apply", state=state, move=move)["state"]

    def seal(self):
        """A sealed deal, to its end: every call opens what an earlier one sealed."""
        game = self.chance.choice(self.all.games)
        dealt = self.call(game, "sealed/deal")
        sealed, tickets = dealt["sealed_state"], dealt["tickets"]
        while not self.all.over.is_set():
            for ticket in tickets:
                hand = {"sealed_state": sealed, "ticket": ticket}
                seen = self.call(game, "sealed/view", **hand)
                if seen["view"]["to_act"] is None:
                    return
                if seen["view"]["to_act"] == seen["view"]["seat"]:
                    moves = self.call(game, "sealed/legal-moves", **hand)["moves"]
                    made = self.call(game, "sealed/apply", **hand, move=self.chance.choice(moves))
                    sealed = made["sealed_state"]


def main():
    players = Players(sys.argv[1], sys.argv[3:])
    threads = [
        threading.Thread(target=players.run, args=(number,), daemon=True)
        for number in range(int(sys.argv[2]))
    ]
    started = time.monotonic()
    for thread in threads:
        thread.start()
    threading.Timer(MOST_SECONDS, players.over.set).start()
    sys.stdin.read()
    players.over.set()
    for thread in threads:
        thread.join(timeout=70)
    result = {
        "requests": sum(players.answers.values()),
        "failed": dict(players.failed),
        "seconds": round(time.monotonic() - started, 1),
        "slowest": round(players.slowest, 2),
    }
    sys.stdout.write(json.dumps(result))
    sys.stdout.flush()
    os._exit(0)  # without waiting for the timer


if __name__ == "__main__":
    main()

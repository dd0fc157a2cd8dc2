"""Seeds that are bound, mixed and told, and matches that go on sealed."""

import hashlib
import hmac
import json

import pytest

from rules import games
from tests.example import EXAMPLE, MATCHES
from tests.sealing import (
    answered,
    ask,
    assert_refused,
    dealt,
    held,
    inside,
    plainly,
    played,
)


def reference_mixed(seed, client_seeds):
    """The documented mixture, by hand."""
    parts = ["arbitro/mixed/1"]
    parts += [hashlib.sha256(part.encode()).hexdigest() for part in [seed, *client_seeds]]
    return hashlib.sha256("|".join(parts).encode()).hexdigest()


def hashed(seed):
    return hashlib.sha256(seed.encode()).hexdigest()


def seeds_of(game):
    """A seed of every seat but the second, which gives none."""
    return [None if seat == 1 else f"één {seat}" for seat in range(game.seats)]


def commitments_to(seeds):
    return [seed and hashed(seed) for seed in seeds]


def bound(client, game, seeds, **asked):
    """A commitment to the seeds of the seats."""
    return answered(client, game, "commit", {"client_commitments": commitments_to(seeds), **asked})


def fairly_dealt(client, game, seeds):
    token = bound(client, game, seeds)["sealed_seed"]
    return dealt(client, game, sealed_seed=token, client_seeds=seeds)


def test_the_seed_is_told_in_the_end_and_proves_the_deal(keyed, game):
    seeds = seeds_of(game)
    deal = fairly_dealt(keyed, game, seeds)
    (*_, (_, _, _, answer)) = played(keyed, game, deal)
    reveal = answer["reveal"]
    assert hashed(reveal["seed"]) == deal["fairness"]["seed_commitment"]
    assert reveal["seed_commitment"] == deal["fairness"]["seed_commitment"]
    record = reveal["record"]
    assert record["deal"]["client_seeds"] == seeds
    proof = plainly(keyed, game, "replay", {**record, "claimed": answer["score"]})
    assert proof["valid"] and proof["plies"] == len(record["moves"]) == answer["ply"]
    mixed = reference_mixed(reveal["seed"], [seed for seed in seeds if seed])
    same = plainly(keyed, game, "deal", {"seed": mixed})["state"]
    assert plainly(keyed, game, "replay", {"deal": record["deal"], "moves": []})["state"] == same
    check_chain(game, deal, reveal, answer["chain"])


def check_chain(game, deal, reveal, chain, before="", number=1):
    key = bytes.fromhex(reveal["chain_key"])

    def link(chain, document):
        text = chain + json.dumps(document, sort_keys=True, separators=(",", ":"))
        return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()

    rebuilt = link(before, {"deal": number, "game_id": deal["game_id"]})
    assert rebuilt == deal["chain"]
    for move in reveal["record"]["moves"]:
        rebuilt = link(rebuilt, move)
    assert rebuilt == chain


def test_another_seed_or_another_order_is_another_deal(client, game):
    def cards(**asked):
        return json.dumps(plainly(client, game, "deal", {"seed": "s", **asked})["state"])

    padding = [None] * (game.seats - 2)
    several = [["a", None], ["b", None], ["a", "b"], ["b", "a"], ["ab", None]]
    deals = {cards(), *(cards(client_seeds=[*seeds, *padding]) for seeds in several)}
    assert len(deals) == len(several) + 1
    asked = {"seed": "s", "client_seeds": ["a", None, *padding]}
    assert plainly(client, game, "deal", asked)["seed_commitment"] == hashed("s")


def test_players_tell_their_seeds_after_the_commitment(keyed, game):
    seeds = seeds_of(game)
    told = bound(keyed, game, seeds, **{game.opener: 1}, ai_seats=[1])
    assert set(told) == {"sealed_seed", "game_id", "seed_commitment", "client_commitments"}
    assert told["client_commitments"] == commitments_to(seeds)
    deal = dealt(keyed, game, sealed_seed=told["sealed_seed"], client_seeds=seeds)
    assert deal["game_id"] == told["game_id"]
    assert deal["tickets"][1] is None and deal["tickets"][0]
    assert inside(deal["sealed_state"])["state"][game.opener] == 1
    fairness = {
        "seed_commitment": told["seed_commitment"],
        "client_commitments": commitments_to(seeds),
        "client_seeds": seeds,
    }
    assert deal["fairness"] == fairness
    for ticket in filter(None, deal["tickets"]):
        shown = answered(keyed, game, "view", held(deal["sealed_state"], ticket))
        assert shown["fairness"] == fairness, "every seat sees all of it before play"


def test_a_commitment_belongs_to_its_game(keyed, game):
    seeds = seeds_of(game)
    told, deal = bound(keyed, game, seeds), dealt(keyed, game)
    elsewhere = next(other for other in games().values() if other is not game)
    padded = [*seeds, None, None, None][: elsewhere.seats]
    asked = {"sealed_seed": told["sealed_seed"], "client_seeds": padded}
    assert_refused(ask(keyed, elsewhere, "deal", asked))
    asked = {"sealed_seed": deal["sealed_state"], "client_seeds": seeds}
    assert_refused(ask(keyed, game, "deal", asked))


def grinding(seeds):
    """The ways to try other cards after the commitment: add a seed, drop, swap or change one."""
    first, last = seeds[0], seeds[-1]
    yield {1: "added"}
    yield {0: None}
    yield {0: "changed"}
    yield {0: first + " "}
    if last is not None and len(seeds) > 2:
        yield {0: last, len(seeds) - 1: first}
    yield {0: None, 1: first}


def test_a_commitment_cannot_be_ground(keyed, game):
    """Once seeds are committed to, there is one deal that they can lead to."""
    seeds = seeds_of(game)
    token = bound(keyed, game, seeds)["sealed_seed"]
    for change in grinding(seeds):
        tried = [change.get(seat, seed) for seat, seed in enumerate(seeds)]
        response = ask(keyed, game, "deal", {"sealed_seed": token, "client_seeds": tried})
        assert response.status_code == 422, change
        assert response.json["code"] == "seed_mismatch"
        pointers = {error["pointer"] for error in response.json["errors"]}
        assert pointers == {f"/client_seeds/{seat}" for seat in change}
    one, again = (dealt(keyed, game, sealed_seed=token, client_seeds=seeds) for _ in range(2))
    assert one["chain"] == again["chain"] and one["tickets"] == again["tickets"]
    assert inside(one["sealed_state"])["state"] == inside(again["sealed_state"])["state"]


def test_replay_finds_every_tampering_with_seeds(keyed, game):
    seeds = seeds_of(game)
    deal = fairly_dealt(keyed, game, seeds)
    record = inside(deal["sealed_state"])["deal"]
    assert plainly(keyed, game, "replay", {"deal": record, "moves": []})["valid"]
    tampered = [
        {"client_seeds": [change.get(seat, seed) for seat, seed in enumerate(seeds)]}
        for change in grinding(seeds)
    ]
    tampered += [{"seed": "another"}, {"seed_commitment": "0" * 64}]
    for change in tampered:
        replayed = plainly(keyed, game, "replay", {"deal": {**record, **change}, "moves": []})
        assert not replayed["valid"], change
        assert replayed["fault"]["code"] == "seed_mismatch"
        assert replayed["fault"]["ply"] == 0


def test_a_game_that_nobody_committed_to_shows_so(keyed, game):
    deal = dealt(keyed, game)
    assert deal["fairness"]["client_commitments"] == [None] * game.seats
    assert deal["fairness"]["client_seeds"] == [None] * game.seats
    assert deal["fairness"]["seed_commitment"]


@pytest.mark.parametrize("match", MATCHES, ids=lambda game: game.id)
def test_a_match_goes_on_sealed(keyed, match):
    """The next deal follows from the last one: dealing again gives the same cards."""
    seeds = ["mine", None]
    deal = fairly_dealt(keyed, match, seeds)
    (*_, (_, _, _, answer)) = played(keyed, match, deal, seed=9)
    on = {"sealed_previous": answer["sealed_state"], "ticket": deal["tickets"][1]}
    second = dealt(keyed, match, **on)
    again = dealt(keyed, match, **on)
    unticketed = dealt(keyed, match, sealed_previous=answer["sealed_state"])
    assert unticketed["chain"] == again["chain"] and not any(unticketed["tickets"])
    assert second["chain"] == again["chain"]
    assert inside(second["sealed_state"])["state"] == inside(again["sealed_state"])["state"]
    assert second["game_id"] == deal["game_id"]
    assert second["ply"] == answer["ply"]
    assert second["tickets"][0] is None and second["tickets"][1]
    assert second["fairness"]["seed_commitment"] != deal["fairness"]["seed_commitment"]
    tickets = {"tickets": deal["tickets"]}
    (*_, (_, _, _, ended)) = played(keyed, match, {**second, **tickets}, seed=10)
    record = ended["reveal"]["record"]
    assert plainly(keyed, match, "replay", {**record, "claimed": ended["score"]})["valid"]
    assert record["deal"]["client_seeds"] == seeds
    (*_, (_, _, _, otherwise)) = played(keyed, match, deal, seed=11)
    on = {"sealed_previous": otherwise["sealed_state"], "ticket": deal["tickets"][1]}
    other = dealt(keyed, match, **on)["fairness"]["seed_commitment"]
    assert other != second["fairness"]["seed_commitment"]
    check_chain(match, second, ended["reveal"], ended["chain"], answer["chain"], 2)


def test_a_match_does_not_go_on_before_its_deal_is_over(keyed):
    deal = dealt(keyed, EXAMPLE)
    asked = {
        "sealed_previous": deal["sealed_state"],
        "ticket": deal["tickets"][0],
    }
    response = ask(keyed, EXAMPLE, "deal", asked)
    assert response.json["errors"][0]["code"] == "deal_not_over"
    assert response.json["errors"][0]["pointer"] == "/sealed_previous"
    response = ask(keyed, EXAMPLE, "deal", {**asked, "ticket": "x"})
    assert_refused(response)

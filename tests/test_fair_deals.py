"""Seeds that are bound, mixed and told, and matches that go on sealed."""

import hashlib
import hmac
import json

import pytest

from rules import games
from tests.requests_of import post
from tests.sealing import (
    SCOPA,
    answered,
    assert_refused,
    dealt,
    held,
    inside,
    played,
)


def reference_mixed(seed, client_seeds):
    """The documented mixture, by hand."""
    parts = ["arbitro/mixed/1"]
    parts += [hashlib.sha256(part.encode()).hexdigest() for part in [seed, *client_seeds]]
    return hashlib.sha256("|".join(parts).encode()).hexdigest()


def test_the_seed_is_told_in_the_end_and_proves_the_deal(keyed, game):
    deal = dealt(keyed, game, client_seeds=["één", "two"])
    (*_, (_, _, _, answer)) = played(keyed, game, deal)
    reveal = answer["reveal"]
    assert hashlib.sha256(reveal["seed"].encode()).hexdigest() == deal["seed_commitment"]
    assert reveal["seed_commitment"] == deal["seed_commitment"]
    record = reveal["record"]
    assert record["deal"]["client_seeds"] == ["één", "two"]
    proof = answered(keyed, game, "replay", {**record, "claimed": answer["score"]})
    assert proof["valid"] and proof["plies"] == len(record["moves"]) == answer["ply"]
    mixed = reference_mixed(reveal["seed"], ["één", "two"])
    same = answered(keyed, game, "deal", {"seed": mixed})["state"]
    assert answered(keyed, game, "replay", {"deal": record["deal"], "moves": []})["state"] == same
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
        return json.dumps(answered(client, game, "deal", {"seed": "s", **asked})["state"])

    several = [["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["a", "b", "c"]]
    assert len({cards(), *(cards(client_seeds=seeds) for seeds in several)}) == len(several) + 1
    plain = answered(client, game, "deal", {"seed": "s", "client_seeds": ["a"]})
    assert plain["seed_commitment"] == hashlib.sha256(b"s").hexdigest()


def test_players_give_their_seeds_after_the_commitment(keyed, game):
    bound = dealt(keyed, game, commit_only=True, **{game.opener: 1}, ai_seats=[0])
    assert set(bound) == {"sealed_seed", "game_id", "seed_commitment"}
    deal = dealt(keyed, game, sealed_seed=bound["sealed_seed"], client_seeds=["mine", "yours"])
    assert deal["game_id"] == bound["game_id"]
    assert deal["seed_commitment"] == bound["seed_commitment"]
    assert deal["tickets"][0] is None and all(deal["tickets"][1:])
    assert inside(deal["sealed_state"])["state"][game.opener] == 1
    elsewhere = next(other for other in games().values() if other is not game)
    asked = {"sealed": True, "sealed_seed": bound["sealed_seed"]}
    assert_refused(post(keyed, elsewhere, "deal", asked))
    asked["sealed_seed"] = deal["sealed_state"]
    assert_refused(post(keyed, game, "deal", asked))


def test_tickets_of_another_dealing_are_no_good(keyed, game):
    """The same bound seed dealt twice, with other seeds of players, makes two games."""
    seed = dealt(keyed, game, commit_only=True)["sealed_seed"]
    one = dealt(keyed, game, sealed_seed=seed, client_seeds=["a"])
    other = dealt(keyed, game, sealed_seed=seed, client_seeds=["b"])
    assert one["game_id"] == other["game_id"]
    assert_refused(post(keyed, game, "view", held(one["sealed_state"], other["tickets"][0])))


@pytest.mark.parametrize("name", ["scopa", "schnapsen"])
def test_a_match_goes_on_sealed(keyed, name):
    """The next deal follows from the last one: dealing again gives the same cards."""
    game = games()[name]
    deal = dealt(keyed, game, client_seeds=["mine"])
    (*_, (_, _, _, answer)) = played(keyed, game, deal, seed=9)
    on = {"sealed_previous": answer["sealed_state"], "ticket": deal["tickets"][1]}
    second = dealt(keyed, game, **on)
    again = dealt(keyed, game, **on)
    unticketed = dealt(keyed, game, sealed_previous=answer["sealed_state"])
    assert unticketed["chain"] == again["chain"] and not any(unticketed["tickets"])
    assert second["chain"] == again["chain"]
    assert inside(second["sealed_state"])["state"] == inside(again["sealed_state"])["state"]
    assert second["game_id"] == deal["game_id"]
    assert second["ply"] == answer["ply"]
    assert second["tickets"][0] is None and second["tickets"][1]
    assert second["seed_commitment"] != deal["seed_commitment"]
    tickets = {"tickets": deal["tickets"]}
    (*_, (_, _, _, ended)) = played(keyed, game, {**second, **tickets}, seed=10)
    record = ended["reveal"]["record"]
    assert answered(keyed, game, "replay", {**record, "claimed": ended["score"]})["valid"]
    assert record["deal"]["client_seeds"] == ["mine"]
    (*_, (_, _, _, otherwise)) = played(keyed, game, deal, seed=11)
    on = {"sealed_previous": otherwise["sealed_state"], "ticket": deal["tickets"][1]}
    assert dealt(keyed, game, **on)["seed_commitment"] != second["seed_commitment"]
    check_chain(game, second, ended["reveal"], ended["chain"], answer["chain"], 2)


def test_a_match_does_not_go_on_before_its_deal_is_over(keyed):
    deal = dealt(keyed, SCOPA)
    asked = {
        "sealed": True,
        "sealed_previous": deal["sealed_state"],
        "ticket": deal["tickets"][0],
    }
    response = post(keyed, SCOPA, "deal", asked)
    assert response.json["errors"][0]["code"] == "deal_not_over"
    assert response.json["errors"][0]["pointer"] == "/sealed_previous"
    response = post(keyed, SCOPA, "deal", {**asked, "ticket": "x"})
    assert_refused(response)

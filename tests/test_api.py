"""The contract over HTTP, for every game."""

import json

import pytest

from tests.playing import documents, golden
from tests.requests_of import examples, finished, opening, post

OPERATIONS = "deal legal-moves validate apply score view suggest advance replay".split()


def written(value):
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_answers_its_example(client, contract, operation):
    response = post(client, contract.game, operation, examples(contract)[operation])
    assert response.status_code == 200, response.json
    contract.by_operation[operation].answer().read(response.json)


def test_the_list_of_games_links_to_each(client, game):
    listed = client.get("/v1/games").json["games"]
    entry = next(entry for entry in listed if entry["id"] == game.id)
    described = client.get(entry["links"]["self"]).json
    assert described["deck_size"] == len(described["cards"]) == game.deck.size
    assert {reason["code"] for reason in described["reason_codes"]} == set(game.reasons)
    for key, value in entry.items():
        assert described[key] == value


def test_a_deal_without_a_seed_draws_one_that_repeats_it(client, game):
    dealt = post(client, game, "deal", {}).json
    assert len(dealt["seed"]) == 32
    again = post(client, game, "deal", {"seed": dealt["seed"]}).json
    assert again == dealt


def test_a_given_deck_has_no_seed(client, game):
    record = golden(game)
    answer = post(client, game, "deal", record["deal"]).json
    assert answer["seed"] is None and answer["seed_commitment"] is None


def test_a_deck_needs_its_opener(client, game):
    deck = golden(game)["deal"]["deck"]
    problem = post(client, game, "deal", {"deck": deck})
    assert problem.status_code == 400
    assert problem.json["code"] == "invalid_request"


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda deck: deck[:-1], "card_missing"),
        (lambda deck: [*deck[:-1], deck[0]], "card_duplicated"),
        (lambda deck: [*deck[:-1], "ZZ"], "card_unknown"),
    ],
)
def test_a_deck_that_is_no_permutation_is_refused(client, game, spoil, code):
    deal = golden(game)["deal"]
    problem = post(client, game, "deal", {**deal, "deck": spoil(deal["deck"])})
    assert problem.status_code == 422
    assert problem.json["code"] == "inconsistent_state"
    assert code in {error["code"] for error in problem.json["errors"]}
    assert all(error["pointer"].startswith("/deck") for error in problem.json["errors"])


def test_state_and_view_of_the_seat_to_act_answer_alike(client, game):
    for document, move in documents(game, 2):
        if move is None:
            continue
        seat = document["to_act"]
        view = post(client, game, "view", {"state": document, "seat": seat}).json["view"]
        for operation, extra in (
            ("legal-moves", {}),
            ("validate", {"move": move}),
            ("validate", {"move": move, "seat": (seat + 1) % game.seats}),
        ):
            by_state = post(client, game, operation, {"state": document, **extra})
            by_view = post(client, game, operation, {"view": view, **extra})
            assert by_state.json == by_view.json
            assert by_state.status_code == by_view.status_code == 200


@pytest.mark.parametrize("operation", ["legal-moves", "suggest"])
def test_another_seats_view_cannot_answer(client, game, operation):
    document = opening(game)
    for seat in (None, *range(game.seats)):
        if seat == document["to_act"]:
            continue
        view = post(client, game, "view", {"state": document, "seat": seat}).json["view"]
        problem = post(client, game, operation, {"view": view})
        assert problem.status_code == 422
        assert problem.json["code"] == "hidden_information"


def test_another_seats_view_validates_only_its_own_seats_move(client, game):
    document = opening(game)
    move = post(client, game, "legal-moves", {"state": document}).json["moves"][0]
    seat = (document["to_act"] + 1) % game.seats
    view = post(client, game, "view", {"state": document, "seat": seat}).json["view"]
    own = post(client, game, "validate", {"view": view, "move": move, "seat": seat})
    assert own.json["reason"]["code"] == "not_your_turn"
    for asked in ({}, {"seat": document["to_act"]}):
        problem = post(client, game, "validate", {"view": view, "move": move, **asked})
        assert problem.json["code"] == "hidden_information"


def test_a_whole_deal_over_http_agrees_with_its_replay(client, game):
    deal = {"seed": "over http"}
    state = post(client, game, "deal", deal).json["state"]
    moves, score = [], None
    while state["to_act"] is not None:
        moves.append(post(client, game, "legal-moves", {"state": state}).json["moves"][-1])
        answer = post(client, game, "apply", {"state": state, "move": moves[-1]}).json
        state, score = answer["state"], answer["score"]
        assert (score is None) == (state["to_act"] is not None)
    assert post(client, game, "score", {"state": state}).json == score
    replayed = post(client, game, "replay", {"deal": deal, "moves": moves, "claimed": score})
    assert replayed.json == {
        "valid": True,
        "plies": len(moves),
        "state": state,
        "score": score,
        "fault": None,
    }


def test_apply_with_moves_is_all_or_nothing(client, game):
    record = golden(game)
    document = post(client, game, "deal", record["deal"]).json["state"]
    moves = [record["moves"][0], wrong_second_move(client, game, record)]
    problem = post(client, game, "apply", {"state": document, "moves": moves})
    assert problem.status_code == 422
    assert problem.json["code"] == "illegal_move"
    (error,) = problem.json["errors"]
    assert error["pointer"] == "/moves/1"
    assert error["code"] in game.reasons


def wrong_second_move(client, game, record):
    """A move that is illegal after the first one of a golden game."""
    state = post(client, game, "deal", record["deal"]).json["state"]
    state = post(client, game, "apply", {"state": state, "move": record["moves"][0]}).json["state"]
    for move in reversed(record["moves"]):
        if not post(client, game, "validate", {"state": state, "move": move}).json["legal"]:
            return move


def test_a_move_by_another_seat_is_refused(client, game):
    document = opening(game)
    move = post(client, game, "legal-moves", {"state": document}).json["moves"][0]
    seat = (document["to_act"] + 1) % game.seats
    problem = post(client, game, "apply", {"state": document, "move": move, "seat": seat})
    assert [error["code"] for error in problem.json["errors"]] == ["not_your_turn"]


def test_a_replay_names_the_first_wrong_move(client, game):
    record = golden(game)
    wrong = wrong_second_move(client, game, record)
    moves = [record["moves"][0], wrong, *record["moves"][1:]]
    answer = post(client, game, "replay", {"deal": record["deal"], "moves": moves}).json
    assert not answer["valid"]
    assert answer["plies"] == answer["fault"]["ply"] == 1
    assert answer["fault"]["code"] in game.reasons
    assert answer["score"] is None


def test_a_replay_refuses_a_claimed_score_that_does_not_hold(client, game):
    record = golden(game)
    claimed = written(record["score"])
    claimed["sides"][0]["items"][0]["points"] += 1
    answer = post(client, game, "replay", {**record_of(record), "claimed": claimed}).json
    assert not answer["valid"]
    assert answer["fault"]["code"] == "score_mismatch"
    assert answer["fault"]["ply"] == len(record["moves"])
    honest = post(client, game, "replay", {**record_of(record), "claimed": record["score"]})
    assert honest.json["valid"]


def record_of(record):
    return {"deal": record["deal"], "moves": record["moves"]}


def test_nothing_is_suggested_when_the_deal_is_over(client, game):
    problem = post(client, game, "suggest", {"state": finished(game)})
    assert problem.status_code == 422
    assert [error["code"] for error in problem.json["errors"]] == ["game_over"]


def test_a_finished_deal_has_no_moves(client, game):
    answer = post(client, game, "legal-moves", {"state": finished(game)}).json
    assert (answer["to_act"], answer["count"], answer["moves"]) == (None, 0, [])


def test_advance_stops_where_another_seat_must_act(client, game):
    document = opening(game)
    thinking = {"level": "beginner", "budget": {"simulations": 10}, "seed": "1"}
    seats = [document["to_act"]]
    answer = post(client, game, "advance", {"state": document, "seats": seats, **thinking}).json
    assert answer["state"]["to_act"] not in seats
    assert answer["moves"]
    replayed = post(client, game, "apply", {"state": document, "moves": answer["moves"]}).json
    assert replayed["state"] == answer["state"]


def test_advance_without_seats_changes_nothing(client, game):
    document = opening(game)
    answer = post(client, game, "advance", {"state": document, "seats": []}).json
    assert answer == {"state": document, "moves": [], "events": [], "score": None}


def test_a_match_goes_on_with_previous(client, game):
    if game.scope != "match":
        problem = post(client, game, "deal", {"previous": finished(game)})
        assert [error["pointer"] for error in problem.json["errors"]] == ["/previous"]
        return
    previous = finished(game)
    following = post(client, game, "deal", {"seed": "next", "previous": previous}).json["state"]
    assert following["dealer"] == 1 - previous["dealer"]
    assert following["deal_number"] == previous["deal_number"] + 1
    assert following["scores"] == previous["scores"]
    early = post(client, game, "deal", {"previous": opening(game)})
    assert [error["code"] for error in early.json["errors"]] == ["deal_not_over"]
    for field in ({"dealer": 0}, {"options": {}}):
        assert post(client, game, "deal", {"previous": previous, **field}).status_code == 400


# -- batch --------------------------------------------------------------------------------------


def test_a_batch_answers_each_item_for_itself(client, contract):
    game, requests = contract.game, examples(contract)
    items = [
        {"id": operation, "path": f"/v1/games/{game.id}/{operation}", "body": body}
        for operation, body in requests.items()
        if operation not in ("suggest", "advance")
    ]
    bad = [
        {"id": 1, "path": "/v1/games/whist/deal", "body": {}},
        {"id": 2, "path": f"/v1/games/{game.id}/deal", "body": []},
        {"id": 3, "path": "/v1/batch", "body": []},
    ]
    answers = client.post("/v1/batch", json=[*bad, *items]).json
    assert [answer["id"] for answer in answers] == [1, 2, 3, *[item["id"] for item in items]]
    assert [answer["status"] for answer in answers] == [404, 400, 404] + [200] * len(items)
    for item, answer in zip(items, answers[3:], strict=True):
        assert answer["body"] == client.post(item["path"], json=item["body"]).json


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({}, ""),
        ([1], "/0"),
        ([{"id": "a", "path": "/"}], "/0/body"),
        ([{"id": True, "path": "/", "body": {}}], "/0/id"),
        ([{"id": "a", "path": 5, "body": {}}], "/0/path"),
        ([{"id": "a", "path": "/", "body": {}}] * 101, ""),
    ],
)
def test_a_batch_that_is_none_is_refused(client, body, pointer):
    problem = client.post("/v1/batch", json=body)
    assert problem.status_code == 400
    assert problem.json["errors"][0]["pointer"] == pointer

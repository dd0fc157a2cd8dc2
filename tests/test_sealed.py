"""Sealed games: what a seat gets to see and do, and every way to cheat that we could think of."""

import json
import random
import time

import pytest
from hypothesis import HealthCheck, given, settings

from rules import games
from service.contract.tokens import SEED, STATE, TICKET, BadSecret, Seals, read_secret
from tests.example import EXAMPLE
from tests.playing import positions
from tests.requests_of import opening
from tests.sealing import (
    FEW,
    KEY,
    OTHER_KEY,
    answered,
    ask,
    assert_refused,
    client_with,
    dealt,
    held,
    inside,
    plainly,
    played,
    ticket_of,
    with_tickets,
)
from tests.test_bad_input import ANYTHING, check_answer
from tests.test_games import secret_places, written

# -- what a seat is told ---------------------------------------------------------------------------


def test_a_sealed_game_is_the_plain_game_seen_from_a_seat(keyed, game):
    deal = dealt(keyed, game)
    assert set(deal) == {
        "sealed_state",
        "game_id",
        "ply",
        "chain",
        "fairness",
        "tickets",
    }
    lengths = {len(deal["sealed_state"])}
    for ply, (token, move, seat, answer) in enumerate(played(keyed, game, deal)):
        lengths.add(len(answer["sealed_state"]))
        before = inside(token)["state"]
        plain = plainly(keyed, game, "apply", {"state": before, "move": move, "seat": seat})
        state = plain["state"]
        assert inside(answer["sealed_state"])["state"] == state
        view = plainly(keyed, game, "view", {"state": state, "seat": seat})["view"]
        assert answer["view"] == view
        assert answer["events"] == [game.event_for(event, seat) for event in plain["events"]]
        acts = state["to_act"] == seat
        listed = plainly(keyed, game, "legal-moves", {"state": state})["moves"]
        assert answer["legal_moves"] == (listed if acts else [])
        assert answer["score"] == plain["score"]
        assert answer["ply"] == ply + 1
        assert answer["game_id"] == deal["game_id"]
        assert (answer["reveal"] is None) == (state["to_act"] is not None)
        suggested = held(answer["sealed_state"], answer["ticket"])
        assert answered(keyed, game, "view", suggested)["view"] == view
    assert len(lengths) == 1


def test_lengths_of_tokens_and_tickets_tell_nothing(keyed, game):
    deals = [dealt(keyed, game) for _ in range(5)]
    assert len({len(deal["sealed_state"]) for deal in deals}) == 1
    assert len({len(ticket) for deal in deals for ticket in deal["tickets"]}) == 1


def test_the_longest_games_stay_below_their_padding(game):
    """The record, the state and the state before, of real games, are far from the padded size."""
    longest = 0
    deals = 12
    moves = []
    for state, move in positions(game, deals, seed="long"):
        if move is None:
            record = json.dumps(moves, separators=(",", ":"))
            state_size = len(json.dumps(game.write_state(state), separators=(",", ":")))
            longest = max(longest, len(record) + 2 * state_size)
            moves = []
        else:
            moves.append(game.write_move(move))
    assert longest + 1500 < 4096 + 96 * game.deck.size


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_a_seat_asks_depends_on_what_it_may_not_know(keyed, game, seed):
    """The same questions in two worlds that the seat cannot tell apart get the same answers."""
    rng = random.Random(seed)
    for payload in sampled_payloads(keyed, game, seed):
        for seat in range(game.seats):
            other = json.loads(json.dumps(payload))
            view = written(game.write_view(game.view(game.read_state(payload["state"]), seat)))
            places = secret_places(game, other["state"], view)
            codes = [cards[position] for cards, position in places]
            rng.shuffle(codes)
            for (cards, position), code in zip(places, codes, strict=True):
                cards[position] = code
            other["secret"] = rng.randbytes(16).hex()
            assert told(keyed, game, payload, seat) == told(keyed, game, other, seat)


def sampled_payloads(client, game, seed):
    payloads = [inside(token) for token, *_ in played(client, game, dealt(client, game), seed)]
    return payloads[:: max(1, len(payloads) // 6)]


def told(client, game, payload, seat):
    """All that a seat can find out without making a move, as far as it is not sealed or random."""
    seals = Seals([KEY])
    size = 4096 + 96 * game.deck.size + len("[null,null]")
    token = seals.seal(STATE, payload, size)
    hand = held(token, ticket_of(game, payload, seat))
    questions = [
        ("view", {}),
        ("view", {"seat": None}),
        ("legal-moves", {}),
        ("score", {}),
        ("suggest", {**FEW, "seed": "same"}),
    ]
    for move in list(payload["moves"])[:4]:
        questions += [("validate", {"move": move}), ("validate", {"move": move, "seat": seat})]
        if payload["state"]["to_act"] != seat:
            questions.append(("apply", {"move": move}))
    answers = [ask(client, game, name, {**hand, **asked}) for name, asked in questions]
    return [(answer.status_code, scrubbed(answer.json)) for answer in answers], len(token)


def scrubbed(document):
    """An answer without what differs between any two."""
    changing = ("request_id", "elapsed_ms", "ticket")
    return {key: value for key, value in document.items() if key not in changing}


def test_events_are_told_again_to_a_seat_that_asks_since_when(keyed, game):
    deal = dealt(keyed, game)
    steps = list(played(keyed, game, deal))
    for since in (0, len(steps) // 2, len(steps) - 1, len(steps), len(steps) + 5):
        for seat in range(game.seats):
            hand = held(steps[-1][3]["sealed_state"], deal["tickets"][seat])
            shown = answered(keyed, game, "view", {**hand, "since_ply": since})
            expected = []
            for token, move, *_ in steps[since:]:
                plain = {"state": inside(token)["state"], "move": move}
                happened = plainly(keyed, game, "apply", plain)["events"]
                expected += [game.event_for(event, seat) for event in happened]
            assert shown["events"] == expected


def test_the_score_that_a_seat_is_told_hides_what_it_may_not_know(game):
    rng = random.Random(4)
    for state, move in positions(game, 2, seed="score"):
        document = written(game.write_state(state))
        for seat in (None, *range(game.seats)):
            view = written(game.write_view(game.view(state, seat)))
            other = json.loads(json.dumps(document))
            places = secret_places(game, other, view)
            codes = [cards[position] for cards, position in places]
            rng.shuffle(codes)
            for (cards, position), code in zip(places, codes, strict=True):
                cards[position] = code
            if move is not None:
                told_here = game.score_for(state, seat).document()
                assert told_here == game.score_for(game.read_state(other), seat).document()
            else:
                assert game.score_for(state, seat) == game.score(state)


# -- tickets ---------------------------------------------------------------------------------------


def test_a_ticket_plays_only_for_its_seat(keyed, game):
    deal = dealt(keyed, game)
    acting = inside(deal["sealed_state"])["state"]["to_act"]
    hand = held(deal["sealed_state"], deal["tickets"][acting])
    move = answered(keyed, game, "legal-moves", hand)["moves"][0]
    for seat, ticket in enumerate(deal["tickets"]):
        if seat == acting:
            continue
        tried = ask(keyed, game, "apply", {**held(deal["sealed_state"], ticket), "move": move})
        assert tried.status_code == 422
        assert tried.json["errors"][0]["code"] == "not_your_turn"
        claimed = {**held(deal["sealed_state"], ticket), "move": move, "seat": acting}
        assert_refused(ask(keyed, game, "apply", claimed))
        asked = {**held(deal["sealed_state"], ticket), "seat": acting}
        assert_refused(ask(keyed, game, "view", asked))
        hidden = ask(keyed, game, "legal-moves", held(deal["sealed_state"], ticket))
        assert hidden.json["code"] == "hidden_information"
        assert hidden.json["errors"][0]["pointer"] == "/sealed_state"


def test_an_illegal_move_is_explained(keyed, game):
    deal = dealt(keyed, game)
    acting = inside(deal["sealed_state"])["state"]["to_act"]
    hand = held(deal["sealed_state"], deal["tickets"][acting])
    rng = random.Random(5)
    elsewhere = [game.write_move(move) for _, move in positions(game, 3) if move is not None]
    for move in rng.sample(elsewhere, 10):
        said = answered(keyed, game, "validate", {**hand, "move": move})
        tried = ask(keyed, game, "apply", {**hand, "move": move})
        assert (tried.status_code == 200) == said["legal"]
        if not said["legal"]:
            assert tried.json["errors"][0]["code"] == said["reason"]["code"]
            assert tried.json["errors"][0]["pointer"] == "/move"


def test_every_way_to_cheat_with_tokens_gets_the_same_refusal(keyed, game):
    mine, yours = dealt(keyed, game), dealt(keyed, game)
    token, ticket = mine["sealed_state"], mine["tickets"][0]
    elsewhere = next(other for other in games().values() if other is not game)
    foreign = dealt(keyed, elsewhere)
    stranger = dealt(client_with(OTHER_KEY), game)
    public = dealt(client_with(KEY, seal_audience="public"), game)
    nobody = {"client_commitments": [None] * game.seats}
    seed = answered(keyed, game, "commit", nobody)["sealed_seed"]
    unsigned = ticket.rpartition(".")[0] + "."
    forged_header = "eyJhbGciOiJub25lIn0." + ticket.split(".", 1)[1]
    cheats = [
        (token, yours["tickets"][0]),
        (yours["sealed_state"], ticket),
        (token, foreign["tickets"][0]),
        (foreign["sealed_state"], foreign["tickets"][0]),
        (foreign["sealed_state"], ticket),
        (token, stranger["tickets"][0]),
        (stranger["sealed_state"], stranger["tickets"][0]),
        (public["sealed_state"], public["tickets"][0]),
        (token, public["tickets"][0]),
        (seed, ticket),
        (ticket, ticket),
        (token, token),
        (token, unsigned),
        (token, forged_header),
        (token[:-1], ticket),
        (token[: len(token) // 2], ticket),
        (token + "A", ticket),
        (token + ".", ticket),
        (token + " ", ticket),
        (token, ticket[:-1]),
        (token, ticket + "="),
        ("x", ticket),
        (token, "x"),
        ("....", ticket),
        ("é" * 20, ticket),
        (token, "\ud83c\udccf"),
    ]
    for state, shown in cheats:
        assert_refused(ask(keyed, game, "view", held(state, shown)))
        assert_refused(ask(keyed, game, "score", held(state, shown)))


def test_the_rest_of_a_token_counts_too(keyed):
    """Parts of two genuine tokens do not make a third."""
    one, other = dealt(keyed, EXAMPLE), dealt(keyed, EXAMPLE)
    ours, theirs = one["sealed_state"].split("."), other["sealed_state"].split(".")
    for place in (2, 3, 4):
        mixed = ".".join([*ours[:place], theirs[place], *ours[place + 1 :]])
        assert_refused(ask(keyed, EXAMPLE, "view", held(mixed, one["tickets"][0])))


def test_every_single_bit_counts():
    """Any bit of a ticket, a sealed seed or a sealed state, changed, and it is refused."""
    seals = Seals([KEY])
    ticket = seals.sign({"game": EXAMPLE.id, "game_id": "0" * 32, "seat": 0})
    state = seals.seal(STATE, {"game": EXAMPLE.id}, 300)
    seed = seals.seal(SEED, {"game": EXAMPLE.id}, 0)
    for kind, token in ((TICKET, ticket), (STATE, state), (SEED, seed)):
        assert seals.read(kind, token) is not None
        raw = token.encode()
        for place in range(len(raw)):
            for bit in range(8):
                changed = bytearray(raw)
                changed[place] ^= 1 << bit
                assert seals.read(kind, changed.decode("latin-1")) is None, (kind, place, bit)


def test_sampled_bits_of_whole_games_count(keyed, game):
    deal = dealt(keyed, game)
    rng = random.Random(6)
    token, ticket = deal["sealed_state"], deal["tickets"][0]
    for _ in range(40):
        place, bit = rng.randrange(len(token)), rng.randrange(7)
        changed = token[:place] + chr(ord(token[place]) ^ 1 << bit) + token[place + 1 :]
        assert_refused(ask(keyed, game, "view", held(changed, ticket)))


def test_tokens_expire():
    client = client_with(KEY, seal_lifetime=1)
    deal = dealt(client, EXAMPLE)
    hand = held(deal["sealed_state"], deal["tickets"][0])
    assert ask(client, EXAMPLE, "view", hand).status_code == 200
    unending = Seals([KEY]).seal(STATE, inside(deal["sealed_state"]), 6000)
    time.sleep(2.1)
    assert_refused(ask(client, EXAMPLE, "view", hand))
    assert_refused(ask(client, EXAMPLE, "view", held(unending, deal["tickets"][0])))


def test_answers_bring_a_new_ticket(keyed):
    """So that a game can outlive its first key and its first lifetime."""
    old, new = client_with(KEY), client_with(OTHER_KEY, KEY)
    last = client_with(OTHER_KEY)
    deal = dealt(old, EXAMPLE)
    shown = answered(new, EXAMPLE, "view", held(deal["sealed_state"], deal["tickets"][1]))
    fresh = dealt(new, EXAMPLE)
    assert answered(last, EXAMPLE, "view", held(fresh["sealed_state"], fresh["tickets"][0]))
    assert Seals([OTHER_KEY]).read(TICKET, shown["ticket"])["seat"] == 1
    assert_refused(ask(last, EXAMPLE, "view", held(deal["sealed_state"], shown["ticket"])))


# -- keys ------------------------------------------------------------------------------------------


def test_a_game_goes_on_while_keys_change(game):
    """First every server learns to open with the new key, then it seals, then the old one goes."""
    stages = [
        [client_with(KEY), client_with(KEY, OTHER_KEY)],
        [client_with(KEY, OTHER_KEY), client_with(OTHER_KEY, KEY)],
        [client_with(OTHER_KEY, KEY), client_with(OTHER_KEY)],
    ]
    rng = random.Random(7)
    deal = dealt(stages[0][0], game)
    token, tickets = deal["sealed_state"], list(deal["tickets"])
    ply = 0
    while True:
        stage = min(ply // 4, 2)
        either = stages[stage][1] if ply >= 12 else rng.choice(stages[stage])
        if ply in (8, 11):  # seats that wait renew their tickets
            for seat, ticket in enumerate(tickets):
                shown = answered(stages[2][0], game, "view", held(token, ticket))
                tickets[seat] = shown["ticket"]
        sealed = Seals([KEY, OTHER_KEY]).read(STATE, token)
        seat = sealed["state"]["to_act"]
        if seat is None or ply == 18:
            break
        sealing = stages[2][0] if 8 <= ply < 12 else either
        hand = held(token, tickets[seat])
        move = rng.choice(answered(sealing, game, "legal-moves", hand)["moves"])
        answer = answered(sealing, game, "apply", {**hand, "move": move})
        token, tickets[seat] = answer["sealed_state"], answer["ticket"]
        ply += 1


@pytest.mark.parametrize(
    "text", ["", "00", "g" * 64, "A" * 42, "A" * 45, "é" * 32, KEY.hex() + "0"]
)
def test_keys_that_are_none(text):
    with pytest.raises(BadSecret) as caught:
        read_secret(text)
    assert not text or text not in str(caught.value)


def test_keys_in_hex_and_in_both_alphabets():
    import base64

    key = bytes([251, 255, 254] * 10 + [0, 1])
    for text in (
        key.hex(),
        key.hex().upper(),
        base64.b64encode(key).decode(),
        base64.urlsafe_b64encode(key).decode().rstrip("="),
    ):
        assert read_secret(text) == key


def test_without_a_key_only_sealing_is_missing(client, game):
    asked = {"sealed_state": "x", "ticket": "y"}
    move = game.write_move(game.moves_of(game.read_state(opening(game)))[0])
    bodies = {
        "deal": {},
        "commit": {"client_commitments": [None] * game.seats},
        "legal-moves": asked,
        "validate": {**asked, "move": move},
        "apply": {**asked, "move": move},
        "score": asked,
        "view": asked,
        "suggest": asked,
        "advance": {**asked, "seats": []},
    }
    for operation, body in bodies.items():
        response = ask(client, game, operation, body)
        assert response.status_code == 422
        assert response.json["code"] == "sealing_unavailable"
        assert response.json["errors"][0]["pointer"] == ""
        assert "ARBITRO_SEAL_KEYS" in response.json["detail"]
    assert plainly(client, game, "deal", {})


# -- the AI's seats --------------------------------------------------------------------------------


def test_the_ai_plays_its_seats_without_a_ticket(keyed, game):
    ai = list(range(1, game.seats))
    deal = dealt(keyed, game, ai_seats=ai)
    assert [ticket is None for ticket in deal["tickets"]] == [
        seat in ai for seat in range(game.seats)
    ]
    rng = random.Random(8)
    token = deal["sealed_state"]
    while True:
        answer = answered(keyed, game, "advance", {"sealed_state": token, "seats": ai, **FEW})
        assert answer["ticket"] is None and answer["legal_moves"] == []
        assert answer["view"]["seat"] is None
        if answer["reveal"]:
            break
        hand = held(answer["sealed_state"], deal["tickets"][0])
        move = rng.choice(answered(keyed, game, "legal-moves", hand)["moves"])
        answer = answered(keyed, game, "apply", {**hand, "move": move})
        token = answer["sealed_state"]
    record = answer["reveal"]["record"]
    assert plainly(keyed, game, "replay", {**record, "claimed": answer["score"]})["valid"]


def test_the_ai_plays_no_seat_that_is_not_its_own(keyed, game):
    deal = dealt(keyed, game, ai_seats=[1])
    token, ticket = deal["sealed_state"], deal["tickets"][0]
    assert_refused(ask(keyed, game, "advance", {"sealed_state": token, "seats": [0]}))
    assert_refused(ask(keyed, game, "advance", {"sealed_state": token, "seats": [0, 1]}))
    both = {**held(token, ticket), "seats": [0, 1], **FEW}
    assert answered(keyed, game, "advance", both)["view"]["seat"] == 0


def test_the_ai_is_as_slow_whatever_it_holds(keyed, game):
    """A budget of time is used up, also where there is one move left to think about."""
    deal = dealt(keyed, game, ai_seats=list(range(game.seats)))
    tokens = [(token, seat) for token, _, seat, _ in played(keyed, game, with_tickets(game, deal))]
    token, seat = tokens[-1]
    started = time.perf_counter()
    asked = {"sealed_state": token, "seats": [seat], "budget": {"time_ms": 250}}
    answered(keyed, game, "advance", {**asked, "level": "beginner"})
    assert time.perf_counter() - started >= 0.25


def test_a_search_cannot_be_tried_with_many_seeds(keyed):
    deal = dealt(keyed, EXAMPLE, ai_seats=[0, 1])
    asked = {"sealed_state": deal["sealed_state"], "seats": [0], "seed": "mine"}
    assert ask(keyed, EXAMPLE, "advance", asked).status_code == 400
    del asked["seed"]
    first, second = (answered(keyed, EXAMPLE, "advance", {**asked, **FEW}) for _ in range(2))
    assert first["chain"] == second["chain"]


def test_a_position_is_not_sealed_anew_by_asking(keyed, game):
    """Else it could be kept from expiring."""
    deal = dealt(keyed, game, ai_seats=[1])
    hand = held(deal["sealed_state"], deal["tickets"][0])
    answer = answered(keyed, game, "advance", {**hand, "seats": []})
    assert answer["sealed_state"] == deal["sealed_state"]


def test_a_spectator_needs_no_ticket(keyed, game):
    deal = dealt(keyed, game)
    asked = {"sealed_state": deal["sealed_state"], "seat": None}
    shown = answered(keyed, game, "view", asked)
    state = inside(deal["sealed_state"])["state"]
    assert shown["view"] == plainly(keyed, game, "view", {"state": state, "seat": None})["view"]
    assert shown["ticket"] is None and shown["legal_moves"] == []
    assert_refused(ask(keyed, game, "view", {**asked, "seat": 0}))


def test_moves_are_made_one_at_a_time(keyed, game):
    """In a list, the fate of the second move would tell what comes after the first."""
    deal = dealt(keyed, game)
    seat = inside(deal["sealed_state"])["state"]["to_act"]
    hand = held(deal["sealed_state"], deal["tickets"][seat])
    moves = answered(keyed, game, "legal-moves", hand)["moves"][:1]
    response = ask(keyed, game, "apply", {**hand, "moves": moves})
    assert response.status_code == 400
    errors = {error["pointer"]: error["code"] for error in response.json["errors"]}
    assert errors == {"/moves": "unknown_field", "/move": "required"}


def test_the_order_in_which_cards_are_named_is_no_other_move(keyed, game):
    for token, move, seat, answer in played(keyed, game, dealt(keyed, game), seed=21):
        turned = {
            key: value[::-1] if isinstance(value, list) else value for key, value in move.items()
        }
        payload = inside(token)
        asked = {**held(token, ticket_of(game, payload, seat)), "move": turned}
        assert answered(keyed, game, "apply", asked)["chain"] == answer["chain"]


# -- requests that are none ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked",
    [
        {"seed": "s", "deck": EXAMPLE.deck.codes, "dealer": 0},
        {"deck": EXAMPLE.deck.codes},
        {"sealed_seed": "x"},
        {"client_seeds": ["mine", None]},
        {"sealed_seed": "x", "client_seeds": ["mine", None], "seed": "s"},
        {"sealed_seed": "x", "client_seeds": ["mine", None], "dealer": 1},
        {"sealed_seed": "x", "client_seeds": ["mine", None], "ai_seats": []},
        {"sealed_seed": "x", "client_seeds": []},
        {"sealed_seed": "x", "client_seeds": ["", None]},
        {"sealed_seed": "x", "client_seeds": ["a", "b", "c"]},
        {"ticket": "x"},
        {"sealed_previous": "x", "ticket": "y", "seed": "z"},
        {"sealed": True},
    ],
)
def test_fields_that_do_not_go_together(keyed, asked):
    response = ask(keyed, EXAMPLE, "deal", asked)
    assert response.status_code == 400
    assert response.json["code"] == "invalid_request"
    assert response.json["errors"]


@pytest.mark.parametrize("operation", ["legal-moves", "validate", "apply", "suggest"])
def test_a_sealed_state_comes_with_a_ticket(keyed, operation):
    move = {"type": "play", "card": "7D", "capture": []}
    extra = {"move": move} if operation in ("validate", "apply") else {}
    for body in (
        {"sealed_state": "x"},
        {"ticket": "x"},
        {"state": opening(EXAMPLE), "ticket": "x"},
    ):
        assert ask(keyed, EXAMPLE, operation, {**body, **extra}).status_code == 400


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(ANYTHING, ANYTHING)
def test_anything_in_place_of_tokens(keyed, one, other):
    bodies = [
        ("view", {"sealed_state": one, "ticket": other}),
        ("advance", {"sealed_state": one, "ticket": other, "seats": [0]}),
        ("commit", {"client_commitments": one, "ai_seats": other}),
        ("deal", {"sealed_seed": one, "client_seeds": other}),
        ("deal", {"seed": one, "ai_seats": other}),
    ]
    for operation, body in bodies:
        response = ask(keyed, EXAMPLE, operation, body)
        if response.status_code == 403:
            assert_refused(response)
        else:
            check_answer(response)


def test_what_is_narrated_is_what_is_shown(keyed, game):
    """Every seat and a spectator are told of a sealed deal what its visible events say, no more."""
    deal = dealt(keyed, game)
    (*_, (_, _, _, ended)) = played(keyed, game, deal, seed=3)
    for seat, ticket in enumerate((*deal["tickets"], None)):
        asked = {"sealed_state": ended["sealed_state"], "since_ply": 0, "narrate": True}
        hand = {"ticket": ticket} if ticket else {"seat": None}
        seen = answered(keyed, game, "view", {**asked, **hand})
        reader = seat if ticket else None
        assert seen["narration"] == [*map(str, game.narrated(seen["events"], reader))]
        assert len(seen["narration"]) == len(seen["events"]) > 0

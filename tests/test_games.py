"""What every game promises, asked of each of them."""

import json
import random

import pytest

from rules.game import IllegalMove
from tests.playing import documents, golden, oracle_of, positions

DEALS = 12


def written(value):
    return json.loads(json.dumps(value))


def test_playouts_end_and_are_consistent_throughout(game):
    for document, _ in documents(game, DEALS):
        assert game.state_faults(document) == []


def test_cards_are_conserved(game):
    cards = oracle_of(game).all_cards
    for document, _ in documents(game, DEALS):
        assert sorted(cards(document)) == sorted(game.deck.codes)


def test_states_and_views_survive_json(game):
    for state, move in positions(game, DEALS):
        assert game.read_state(written(game.write_state(state))) == state
        for seat in (None, *range(game.seats)):
            view = game.view(state, seat)
            assert game.view_faults(written(game.write_view(view))) == []
            assert game.read_view(written(game.write_view(view))) == view
        if move is not None:
            assert game.read_move(written(game.write_move(move))) == move


def test_order_of_cards_in_hands_does_not_matter(game):
    rng = random.Random(1)
    for state, _ in positions(game, 3):
        document = written(game.write_state(state))
        for hand in document["hands"]:
            rng.shuffle(hand)
        assert game.state_faults(document) == []
        assert game.read_state(document) == state


def test_listed_moves_are_exactly_the_legal_ones(game):
    """Listed moves are accepted; moves of other positions are refused unless they are listed."""
    others = [move for _, move in positions(game, 4, seed="others") if move is not None]
    rng = random.Random(2)
    for state, _ in positions(game, DEALS):
        listed = game.moves_of(state)
        assert len(set(listed)) == len(listed)
        for move in listed:
            assert game.why_illegal(state, move) is None
        for move in rng.sample(others, 10):
            agree_on(game, state, move, listed)


def agree_on(game, state, move, listed):
    refusal = game.why_illegal(state, move)
    if refusal is None:
        assert canonical(game, move) in {canonical(game, other) for other in listed}
        game.apply(state, move)
        return
    assert refusal.code in game.reasons
    assert move not in listed
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, move)
    assert caught.value.refusal == refusal


def canonical(game, move):
    """A move without the freedom that a list may leave: order of cards, and suits where no rule
    looks at them."""
    document = game.write_move(move)
    for key in ("capture", "cards"):
        if key in document:
            document[key] = sorted(document[key])
    same = getattr(oracle_of(game), "alike", lambda move: move)
    return json.dumps(same(document), sort_keys=True)


def test_only_the_seat_to_act_may_move(game):
    for state, move in positions(game, 2):
        if move is None:
            continue
        for seat in range(game.seats):
            refusal = game.why_illegal(state, move, seat)
            assert (refusal is None) == (seat == state.to_act)
            assert seat == state.to_act or refusal.code == "not_your_turn"


def test_nothing_can_be_played_when_the_deal_is_over(game):
    moves = [move for _, move in positions(game, 1) if move is not None]
    for state, move in positions(game, 3):
        if move is None:
            assert game.moves_of(state) == []
            for earlier in moves:
                assert game.why_illegal(state, earlier).code == "game_over"
                assert game.why_illegal(state, earlier, 0).code == "game_over"


def test_a_move_leaves_the_state_it_was_made_in_alone(game):
    for state, move in positions(game, 2):
        before = written(game.write_state(state))
        if move is not None:
            game.apply(state, move)
        assert written(game.write_state(state)) == before


def test_refusals_name_a_section_of_the_rules(game):
    for code, reason in game.reasons.items():
        assert f"{reason.section}" in game.rules_text, code
        assert game.refusal(code, "").rule == f"{game.id} {reason.section}"


# -- hidden information -------------------------------------------------------------------------


def secret_places(game, state, view):
    """Where the state document holds cards that the view does not show: (list, position)."""
    places = []
    for key, value in state.items():
        if key == "hands":
            hidden = [hand for seat, hand in enumerate(value) if seat != view["seat"]]
        elif isinstance(value, list) and view.get(key) != value:
            hidden = [value]
        else:
            continue
        places += [(cards, position) for cards in hidden for position in range(len(cards))]
    return places


def test_a_view_is_the_same_however_the_hidden_cards_lie(game):
    rng = random.Random(3)
    for document, _ in documents(game, 4):
        for seat in (None, *range(game.seats)):
            view = game.write_view(game.view(game.read_state(document), seat))
            other = written(document)
            places = secret_places(game, other, written(view))
            codes = [cards[position] for cards, position in places]
            rng.shuffle(codes)
            for (cards, position), code in zip(places, codes, strict=True):
                cards[position] = code
            assert game.write_view(game.view(game.read_state(other), seat)) == view


OPENLY_KNOWN = ("exchanged", "bottom", "declarations")
"""Fields that name cards which lie in a hand again after everybody has seen them."""


def test_a_view_names_no_hidden_card(game):
    for document, _ in documents(game, 4):
        for seat in (None, *range(game.seats)):
            view = written(game.write_view(game.view(game.read_state(document), seat)))
            text = json.dumps({k: v for k, v in view.items() if k not in OPENLY_KNOWN})
            for cards, position in secret_places(game, document, view):
                assert f'"{cards[position]}"' not in text


def test_events_for_other_seats_name_no_card_they_do_not_see(game):
    """A card named in an event is in the seat's view before or after it."""
    for state, move in positions(game, 4):
        if move is None:
            continue
        after, events = game.apply(state, move)
        document = written(game.write_state(after))
        for seat in (None, *range(game.seats)):
            view = written(game.write_view(game.view(after, seat)))
            known = json.dumps([view, written(game.write_view(game.view(state, seat)))])
            text = json.dumps([game.event_for(event, seat) for event in events])
            for cards, position in secret_places(game, document, view):
                card = f'"{cards[position]}"'
                assert card not in text or card in known


# -- golden games -------------------------------------------------------------------------------


def test_golden_game(game):
    record = golden(game)
    deal = record["deal"]
    state = game.deal(game.deck.read(deal["deck"]), deal[game.opener], game.default_options(), None)
    for move in record["moves"]:
        state, _ = game.apply(state, game.read_move(move))
    assert state.to_act is None
    assert written(game.score(state).document()) == record["score"]
    assert record["notes"]

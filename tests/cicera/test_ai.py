"""Cicera's AI: it plays by the rules, sees only the view, and errs no more at the very end."""

from rules.cards import cards_of, mask_of
from rules.cicera import ai, game
from rules.cicera.moves import decode
from rules.search import Random
from tests.ai_checks import (
    check_blind,
    check_exact,
    check_levels,
    check_position,
    fingerprint,
    states_to_move,
)


def hidden_again(state, rng):
    """The state with the hands of the other seats dealt anew."""
    others = [seat for seat in range(4) if seat != state.to_act]
    hidden = [card for seat in others for card in cards_of(state.hands[seat])]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for seat in others:
        size = hands[seat].bit_count()
        hands[seat] = mask_of(hidden[:size])
        hidden = hidden[size:]
    return state._replace(hands=tuple(hands))


def position_of(state):
    """The AI's position for a state, with nothing hidden."""
    position = ai.CiceraWorlds(game.view(state, state.to_act)).deal(Random(1))
    position.hands = list(state.hands)
    return position


def test_the_position_agrees_with_the_rules():
    for state in states_to_move(game, 10, 13):
        check_position(game, state, position_of(state), decode)


def test_it_knows_only_what_the_seat_sees():
    for state in states_to_move(game, 6, 2, seed=1):
        check_blind(game, state, hidden_again, 16)


def test_the_end_is_exact_once_the_unseen_cards_have_one_place():
    checked = 0
    for state in states_to_move(game, 30, 1, seed=2):
        if sum(1 for hand in state.hands if hand) <= 2:
            check_exact(game, state)
            checked += 1
    assert checked == 60


def test_every_level_suggests_legal_moves():
    for state in states_to_move(game, 2, 3, seed=3):
        check_levels(game, state)


def test_interpreted_and_compiled_find_the_same():
    assert fingerprint(game, 40) == "787c13c6c532"

"""Scopa's AI: it plays by the rules, sees only the view, and errs no more at the end."""

from rules.cards import cards_of, mask_of
from rules.scopa import game
from rules.scopa.ai.worlds import ScopaWorlds
from rules.scopa.moves import decode
from rules.search.core import Random
from tests.ai_checks import (
    check_blind,
    check_exact,
    check_levels,
    check_position,
    fingerprint,
    states_to_move,
)


def hidden_again(state, rng):
    """The state with the opponent's hand and the stock dealt anew."""
    seat = 1 - state.to_act
    hidden = [*cards_of(state.hands[seat]), *state.stock]
    rng.shuffle(hidden)
    size = state.hands[seat].bit_count()
    hands = list(state.hands)
    hands[seat] = mask_of(hidden[:size])
    return state._replace(hands=tuple(hands), stock=tuple(hidden[size:]))


def position_of(state):
    """The AI's position for a state, with nothing hidden."""
    position = ScopaWorlds(game.view(state, state.to_act)).deal(Random(1))
    position.hand0, position.hand1 = state.hands
    position.stock = list(state.stock)
    position.undealt = mask_of(state.stock)
    return position


def test_the_position_agrees_with_the_rules():
    for state in states_to_move(game, 12, 7):
        check_position(game, state, position_of(state), decode)


def test_it_knows_only_what_the_seat_sees():
    for state in states_to_move(game, 8, 2, seed=1):
        check_blind(game, state, hidden_again, 24)


def test_the_end_is_exact():
    for state in states_to_move(game, 40, 1, seed=2):
        if not state.stock:
            check_exact(game, state)


def test_every_level_suggests_legal_moves():
    for state in states_to_move(game, 4, 3, seed=3):
        check_levels(game, state)


def test_interpreted_and_compiled_find_the_same():
    assert fingerprint(game, 40) == "0325cb5ecdb4"

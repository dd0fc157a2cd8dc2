"""Cicera's AI: it plays by the rules, sees only the view, and errs no more at the very end."""

from rules.cards import cards_of, mask_of
from rules.cicera import game
from rules.cicera.ai import learned
from rules.cicera.ai.worlds import CiceraWorlds
from rules.cicera.cards import DECK
from rules.cicera.moves import CARD_BITS, CARD_FIELD, decode
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
    position = CiceraWorlds(game.view(state, state.to_act)).deal(Random(1))
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


# -- how a move looks, and what a round's beginning is worth: the learned numbers added up slowly --


def rank_of(code):
    return "A23456789TJNK".index(code[0])


def number_of(code):
    """What a card counts; courts are too heavy for any sum."""
    return rank_of(code) + 1 if rank_of(code) < 10 else 99


def of_rank(cards, rank):
    return sum(rank_of(code) == rank for code in cards)


def slow_look(view, move):
    """How a move looks, in hundredths of a point, from a view and a move as documents."""
    hand, table, card, taken = view["hand"], view["table"], move["card"], move["capture"]
    seen = [*hand, *table, *view["captured"][0], *view["captured"][1]]
    unseen = [code for code in DECK.codes if code not in seen]
    held = len(hand) + len(unseen)
    stage = 2 * (held <= 32) + 2 * (held <= 16) + held % 2
    left = [code for code in table if code not in taken] + ([] if taken else [card])

    def equal(rank):
        return 5 * of_rank(hand, rank) + of_rank(unseen, rank)

    look = learned.LEFT[min(len(left), 8)]
    if taken:
        look += learned.TAKEN_EQUAL[25 * stage + equal(rank_of(card))]
        look += sum(learned.WON[DECK.index[code]] for code in [card, *taken])
        bonuses = (
            not left,
            taken == [view["just_laid"]] and rank_of(taken[0]) == rank_of(card),
            {code[1] for code in taken} == {card[1]},
            len(taken) > 2,
        )
        look += sum(n for n, earned in zip(learned.BONUSES, bonuses, strict=True) if earned)
    else:
        look += learned.LAID[DECK.index[card]]
        look += learned.LAID_EQUAL[50 * stage + 25 * bool(table) + equal(rank_of(card))]
    if taken and len(left) == 1:
        look += learned.SINGLE[equal(rank_of(left[0]))]
    if len(left) > 1 and sum(map(number_of, left)) <= 10:
        look += learned.SUM[equal(sum(map(number_of, left)) - 1)]
    for code in left:
        if code in table:
            look += learned.LYING[DECK.index[code]] + learned.LYING_EQUAL[equal(rank_of(code))]
    return look


def test_a_look_is_what_its_parts_add_up_to():
    for state in states_to_move(game, 30, 1, seed=4):
        view = game.write_view(game.view(state, state.to_act))
        position = position_of(state)
        for coded in position.moves():
            look = position.look().of(coded & CARD_FIELD, coded >> CARD_BITS)
            assert look == slow_look(view, game.write_move(decode(coded)))


def slow_rest(state):
    """The learned part of the outlook for the team to act, in hundredths of a point."""
    seats = [(state["to_act"] + place) % 4 for place in range(4)]
    hands, table = [state["hands"][seat] for seat in seats], state["table"]
    worth = learned.FIRST_TO_PLAY + sum(learned.ON_TABLE[DECK.index[code]] for code in table)
    for rank in range(13):
        at = 0
        for cards in [*hands, table]:
            at = 5 * at + of_rank(cards, rank)
        worth += learned.PLACES[at]
    total = sum(map(number_of, table))
    for place, hand in enumerate(hands):
        held = sum(learned.HELD[DECK.index[code]] for code in hand)
        worth += -held if place % 2 else held
        ranks = [rank_of(code) for code in hand]
        if state["just_laid"] and rank_of(state["just_laid"]) in ranks:
            worth += learned.PICADAS[place]
        if len(table) == 1 and rank_of(table[0]) in ranks:
            worth += learned.SINGLES[place]
        if len(table) > 1:
            equal = sum(rank in map(rank_of, table) for rank in ranks)
            worth += learned.MATCHES[place] * equal
            if total <= 10 and total - 1 in ranks:
                worth += learned.SUMS[place]
    return worth


def outlook_of(state, piles=None):
    """The outlook of a state, or what it would be with other piles."""
    position = position_of(state)
    position.pile0, position.pile1 = piles or state.captured
    return position.outlook()


def rounds(deals, seed):
    """States at the beginning of a round."""
    for state in states_to_move(game, deals, 1, seed):
        if len({hand.bit_count() for hand in state.hands}) == 1:
            yield state


def test_an_outlook_is_what_its_parts_add_up_to():
    for state in rounds(30, seed=5):
        rest = slow_rest(game.write_state(state)) / 100
        rest = -rest if state.to_act % 2 else rest
        assert outlook_of(state, (0, 0)) == rest
        there, back = outlook_of(state), outlook_of(state, state.captured[::-1])
        assert abs(there - rest + back - rest) < 1e-9


def test_piles_that_decide_count_as_the_rules_count_them():
    state = next(rounds(1, seed=6))
    nothing = outlook_of(state, (0, 0))
    swords = mask_of(DECK.index[code] for code in ("AS", "2S", "3S", "4S", "5S", "6S", "7S"))
    cards = mask_of(range(27)) | 1 << DECK.index["TD"]
    won = outlook_of(state, (swords | cards, DECK.full & ~(swords | cards)))
    # cards 2, swords 1, La Mata 1, ten of coins 1, Fante of cups 1, napula 7
    assert abs(won - nothing - 13) < 1e-9


def test_the_outlook_foresees_much_of_what_deals_differ_by():
    random, blind, surprise = Random(1), 0.0, 0.0
    for number in range(200):
        position = position_of(game.shuffle_and_deal(f"outlook/{number}", number % 4, {}))
        while position.held.bit_count() > 16:
            position.play(position.playout_move(random))
        expected = position.outlook() + position.bonus
        before = position.payoff()
        while position.to_act >= 0:
            position.play(position.playout_move(random))
        blind += (position.payoff() - before) ** 2
        surprise += (position.payoff() - expected) ** 2
    assert surprise < 0.6 * blind


def test_every_level_suggests_legal_moves():
    for state in states_to_move(game, 2, 3, seed=3):
        check_levels(game, state)


def test_interpreted_and_compiled_find_the_same():
    assert fingerprint(game, 40) == "c1b8b0432c49"

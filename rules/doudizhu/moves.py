"""The moves of Dou Dizhu: listing, checking and making them (sections 2 to 5).

``coded_moves`` lists plays and passes as integers, for the search and for ``legal_moves`` alike;
``open_bids`` lists the calls.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rules.cards import cards_of, mask_of
from rules.doudizhu.auction import (
    MOST_BID,
    highest_bidder,
    open_bids,
    passes_in_a_row,
    phase_after,
)
from rules.doudizhu.cards import DECK, RANK_CARDS, RANK_NAMES
from rules.doudizhu.combinations import (
    base_of,
    beat_fault,
    classify,
    kind_of,
    legal_combinations,
    rank_counts,
    size_of,
    why_not,
)
from rules.doudizhu.kinds import BOMB, KINDS, ROCKET
from rules.doudizhu.scoring import multiplier, shares, springs
from rules.doudizhu.state import PASSES, SEATS, Combination, State, View
from rules.game import Document, Verdict, replaced
from rules.message import Message, say, say_many, term, terms, word

PASS: Final = 0
"""A coded move is the value called or, after the auction, ``PASS`` or a mask of cards.

In the search the mask is stacked (see ``ai.decomposition``), so that suits do not matter.
"""


class Bid(NamedTuple):
    """A call of the auction (section 2.2); 0 passes."""

    value: int


class Play(NamedTuple):
    """Cards put down as one combination, in the order they were named."""

    cards: tuple[int, ...]


class Pass(NamedTuple):
    """Leaving the combination on the table as it is (section 3.3)."""


Move = Bid | Play | Pass
Outcome = tuple[State, list[Document]]


# -- what is legal --------------------------------------------------------------------------------


def coded_moves(hand: int, to_beat: int) -> list[int]:
    """Every legal play or pass as a coded integer, in the contract's order (section 4.6).

    ``to_beat`` is the number of the combination on the table, −1 on lead.
    """
    plays = legal_combinations(hand, to_beat)
    return plays if to_beat < 0 else [PASS, *plays]


def decode(view: View, move: int) -> Move:
    """The move of the acting seat that a coded integer stands for, with its lowest suits."""
    if view.phase == "bidding":
        return Bid(move)
    if move == PASS:
        return Pass()
    hand = view.hand or 0
    cards: list[int] = []
    for rank, count in enumerate(rank_counts(move)):
        cards += cards_of(hand & RANK_CARDS[rank])[:count]
    return Play(tuple(sorted(cards)))


def legal_moves(view: View) -> list[Move]:
    """Every legal move of the acting seat, in the contract's order."""
    if view.phase == "bidding":
        return [Bid(value) for value in open_bids(view.bid)]
    to_beat = -1 if view.combination is None else view.combination.number
    coded = coded_moves(view.hand or 0, to_beat)
    return [_play_of(move) if move else Pass() for move in coded]


@lru_cache(maxsize=1 << 16)
def _play_of(cards: int) -> Play:
    """The play of a set of cards; the same few come up in hand after hand."""
    return Play(tuple(cards_of(cards)))


def verdict(view: View, move: Move) -> Verdict | None:
    """The reason against a move of the acting seat; None if it is legal (sections 2 and 3)."""
    bidding = view.phase == "bidding"
    if isinstance(move, Bid) != bidding:
        if bidding:
            return "wrong_phase", say("In the auction a seat calls a bid, with 0 to pass.")
        return "wrong_phase", say("The auction is over; a seat plays or passes.")
    if isinstance(move, Bid):
        return _bid_verdict(view.bid, move.value)
    if isinstance(move, Pass):
        if view.combination is None:
            return "must_lead", say("There is nothing to beat: the leader plays and cannot pass.")
        return None
    return _play_verdict(view, move)


def _bid_verdict(highest: int, value: int) -> Verdict | None:
    """The reason against a call on this highest bid (2.2); None if it is legal."""
    if value in open_bids(highest):
        return None
    if not 0 <= value <= MOST_BID:
        return "bid_out_of_range", say(
            "{value} cannot be bid: a seat passes with 0 or bids 1 to 3.", value=value
        )
    return "bid_too_low", say(
        "{value} does not exceed the highest bid so far, {highest}.", value=value, highest=highest
    )


def _play_verdict(view: View, move: Play) -> Verdict | None:
    """The reason against putting these cards down (3.1 to 3.4); None if it is legal."""
    cards = mask_of(move.cards)
    absent = cards & ~(view.hand or 0)
    if absent:
        return "card_not_in_hand", say(
            "Not in the hand of seat {seat}: {cards}.", seat=view.to_act, cards=terms(DECK, absent)
        )
    if cards.bit_count() < len(move.cards):
        twice = next(card for card in move.cards if move.cards.count(card) > 1)
        return "card_duplicated", say(
            "Named twice among the cards played: {card}.", card=term(DECK, twice)
        )
    index = classify(cards)
    if index < 0:
        return "not_a_combination", say(
            "No combination ({cards}): {why}.", cards=terms(DECK, cards), why=why_not(cards)
        )
    if view.combination is None:
        return None
    to_beat = view.combination.number
    code = beat_fault(index, to_beat)
    return None if code is None else (code, _comparison(code, index, to_beat))


def _comparison(code: str, index: int, to_beat: int) -> Message:
    """The explanation of a reason why one combination does not beat another (3.3, 3.4)."""
    kind, due = KINDS[kind_of(index)], KINDS[kind_of(to_beat)]
    mine, other = word("kind", kind), word("kind", due)
    if kind_of(to_beat) == ROCKET:
        return say(
            "Nothing beats the rocket, so neither does {kind}; the seat can only pass.", kind=mine
        )
    if code == "kind_mismatch":
        if kind_of(to_beat) == BOMB:
            return say(
                "{kind} does not answer a bomb: only a higher bomb or the rocket does.", kind=mine
            )
        return say(
            "{kind} does not answer {due}: only the same kind of a higher rank, a bomb or the "
            "rocket "
            "does.",
            kind=mine,
            due=other,
        )
    if code == "size_mismatch":
        return say_many(
            "{kind} of {size} cards is answered by as many, not by {count} card.",
            "{kind} of {size} cards is answered by as many, not by {count} cards.",
            kind=other,
            size=size_of(to_beat),
            count=size_of(index),
        )
    return say(
        "{kind} of {rank} is not higher than {due} of {due_rank} on the table.",
        kind=mine,
        rank=RANK_NAMES[base_of(index)],
        due=other,
        due_rank=RANK_NAMES[base_of(to_beat)],
    )


# -- what a move does -----------------------------------------------------------------------------


def play(state: State, move: Move) -> Outcome:
    """The table after a legal move, and the events on the way."""
    seat = state.to_act
    assert seat is not None
    if isinstance(move, Bid):
        return _call(state, seat, move.value)
    if isinstance(move, Pass):
        return _pass(state, seat)
    return _put_down(state, seat, mask_of(move.cards))


def _call(state: State, seat: int, value: int) -> Outcome:
    """Note a call; the auction may end with it, or the deal be void (2.3 to 2.5)."""
    bids, highest = (*state.bids, value), value or state.bid
    events: list[Document] = [{"type": "bid", "seat": seat, "value": value}]
    phase = phase_after(highest, passes_in_a_row(bids))
    state = state._replace(phase=phase, to_act=(seat + 1) % SEATS, bids=bids, bid=highest)
    if phase == "redeal":
        events.append({"type": "redeal", "seat": None})
        return state._replace(to_act=None), events
    if phase == "play":
        return _take_bottom(state, events), events
    return state, events


def _take_bottom(state: State, events: list[Document]) -> State:
    """The highest bidder becomes landlord, takes the bottom and leads (2.4)."""
    landlord = highest_bidder(state.first_bidder, state.bids)
    hand = state.hands[landlord] | state.bottom
    events.append(
        {
            "type": "landlord",
            "seat": landlord,
            "bid": state.bid,
            "bottom": DECK.codes_of(state.bottom),
        }
    )
    return state._replace(
        to_act=landlord, hands=replaced(state.hands, landlord, hand), landlord=landlord
    )


def _pass(state: State, seat: int) -> Outcome:
    """Count a pass; after the second in a row the seat of the combination leads anew (3.5)."""
    assert state.combination is not None
    events: list[Document] = [{"type": "pass", "seat": seat}]
    if state.passes + 1 < PASSES:
        return state._replace(to_act=(seat + 1) % SEATS, passes=state.passes + 1), events
    leader = state.combination.seat
    events.append({"type": "trick_won", "seat": leader})
    return state._replace(to_act=leader, combination=None, passes=0), events


def _put_down(state: State, seat: int, cards: int) -> Outcome:
    """Put a combination on the table; if that empties the hand, the deal is over (5.1)."""
    index = classify(cards)
    kind, hand = kind_of(index), state.hands[seat] & ~cards
    named = DECK.codes_of(cards)
    events: list[Document] = [{"type": "play", "seat": seat, "kind": KINDS[kind], "cards": named}]
    state = state._replace(
        to_act=(seat + 1) % SEATS,
        hands=replaced(state.hands, seat, hand),
        combination=Combination(seat, index, cards),
        passes=0,
        played=replaced(state.played, seat, state.played[seat] | cards),
        plays=replaced(state.plays, seat, state.plays[seat] + 1),
        bombs=state.bombs + (kind == BOMB),
        rockets=state.rockets + (kind == ROCKET),
    )
    if kind in (BOMB, ROCKET):
        factor = multiplier(state.bombs + state.rockets)
        events.append({"type": KINDS[kind], "seat": seat, "multiplier": factor})
    return (state, events) if hand else _end(state, seat, events)


def _end(state: State, winner: int, events: list[Document]) -> Outcome:
    """End the deal with the seat that went out, and name what doubles the stake (section 5)."""
    landlord = state.landlord
    assert landlord is not None
    doublings = state.bombs + state.rockets
    sprung = springs(landlord, winner, state.plays)
    for name, happened in zip(("spring", "anti_spring"), sprung, strict=True):
        if happened:
            doublings += 1
            events.append({"type": name, "seat": winner, "multiplier": multiplier(doublings)})
    points = shares(landlord, winner, state.bid * multiplier(doublings))
    events.append({"type": "deal_over", "seat": winner, "landlord": landlord, "points": points})
    return state._replace(phase="deal_over", to_act=None), events

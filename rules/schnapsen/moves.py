"""The moves of Schnapsen: listing, checking and making them (sections 3 to 5).

``coded_moves`` lists the legal moves as integers, for the search and for ``legal_moves`` alike.
"""

from typing import Final, Literal, NamedTuple

from rules.cards import cards_of
from rules.game import Document, Verdict, replaced
from rules.message import Choices, say, term, terms, word
from rules.schnapsen.cards import (
    DECK,
    HIGHER,
    JACK_OF,
    OF_SUIT,
    POINTS,
    SUIT,
    SUIT_CODES,
    SUIT_NAMES,
)
from rules.schnapsen.scoring import closing_record, counted_down, result_of, tricks_of
from rules.schnapsen.state import Exchanged, Led, Marriage, State, Trick, View, stock_is_open
from rules.schnapsen.tricks import marriage_points, marriages_in, strict_answers, trick_winner

CARD_FIELD: Final = 31
MARRIAGE: Final = 32
EXCHANGE: Final = 64
CLOSE: Final = 65
"""A coded move is the card played, with ``MARRIAGE`` added where it declares one, or one of
``EXCHANGE`` and ``CLOSE``."""


# The tag is part of the tuple: without it, moves with the same card would be equal.
class ExchangeMove(NamedTuple):
    """Swap the trump jack for the indicator (section 4.2)."""

    type: Literal["exchange"] = "exchange"


class CloseMove(NamedTuple):
    """Close the stock (section 4.3)."""

    type: Literal["close"] = "close"


class MarriageMove(NamedTuple):
    """Lead a card of a marriage and declare it (section 4.4)."""

    card: int
    type: Literal["marriage"] = "marriage"


class PlayMove(NamedTuple):
    """Lead a card, or answer a lead with it (section 3)."""

    card: int
    type: Literal["play"] = "play"


Move = ExchangeMove | CloseMove | MarriageMove | PlayMove
Outcome = tuple[State, list[Document]]


# -- what is legal --------------------------------------------------------------------------------


def coded_moves(hand: int, led: int, trump: int, is_open: bool) -> list[int]:
    """Every legal move as a coded integer, in the contract's order; ``led`` is −1 on lead."""
    if led >= 0:
        return cards_of(hand if is_open else strict_answers(hand, led, trump))
    moves: list[int] = []
    if is_open:
        if hand >> JACK_OF[trump] & 1:
            moves.append(EXCHANGE)
        moves.append(CLOSE)
    moves += [MARRIAGE | card for card in cards_of(marriages_in(hand))]
    moves += cards_of(hand)
    return moves


def decode(move: int) -> Move:
    """The move that a coded integer stands for."""
    if move == EXCHANGE:
        return ExchangeMove()
    if move == CLOSE:
        return CloseMove()
    card = move & CARD_FIELD
    return MarriageMove(card) if move & MARRIAGE else PlayMove(card)


def legal_moves(view: View) -> list[Move]:
    """Every legal move of the acting seat, in the contract's order."""
    led = -1 if view.trick is None else view.trick.card
    moves = coded_moves(view.hand or 0, led, view.trump, stock_is_open(view))
    return [decode(move) for move in moves]


def verdict(view: View, move: Move) -> Verdict | None:
    """The reason against a move of the acting seat; None if it is legal (sections 3 and 4)."""
    hand = view.hand or 0
    if isinstance(move, ExchangeMove | CloseMove):
        return _stock_verdict(view, hand, move)
    if not hand >> move.card & 1:
        return "card_not_in_hand", say(
            "Not in the hand of seat {seat}: {card}.", seat=view.to_act, card=term(DECK, move.card)
        )
    if isinstance(move, MarriageMove):
        return _marriage_verdict(view, hand, move.card)
    if view.trick is None or stock_is_open(view):
        return None
    return _answer_verdict(hand, move.card, view.trick.card, view.trump)


def _on_lead_only(view: View) -> Verdict | None:
    """Refuse what only the leader may do while a card waits for its answer (section 4)."""
    if view.trick is None:
        return None
    return "not_on_lead", say(
        "This is only possible on lead; {card} waits for an answer.",
        card=term(DECK, view.trick.card),
    )


def _stock_verdict(view: View, hand: int, move: ExchangeMove | CloseMove) -> Verdict | None:
    exchange = isinstance(move, ExchangeMove)
    refused = _on_lead_only(view)
    if refused:
        return refused
    if not stock_is_open(view):
        if view.closed is None:
            return "stock_not_open", say("The indicator has been drawn; the stock is not open.")
        return "stock_not_open", say("The stock has been closed; it is not open any more.")
    jack = JACK_OF[view.trump]
    if exchange and not hand >> jack & 1:
        return "no_trump_jack", say(
            "The trump jack is not in the hand: {card}.", card=term(DECK, jack)
        )
    return None


def _marriage_verdict(view: View, hand: int, card: int) -> Verdict | None:
    refused = _on_lead_only(view)
    if refused or marriages_in(hand) >> card & 1:
        return refused
    return (
        "no_marriage",
        say(
            "No marriage with {card}: king and queen of {suit} must both be held.",
            card=term(DECK, card),
            suit=word("suit", SUIT_NAMES[SUIT[card]]),
        ),
    )


def _answer_verdict(hand: int, card: int, led: int, trump: int) -> Verdict | None:
    """The reason against an answer under the strict rules (3.4 to 3.6); None if it is legal."""
    allowed = strict_answers(hand, led, trump)
    if allowed >> card & 1:
        return None
    shown = {
        "led": term(DECK, led),
        "card": term(DECK, card),
        "choices": Choices(terms(DECK, allowed)),
    }
    if allowed & HIGHER[led]:
        return "must_head", say(
            "{led} has to be beaten in its suit: {choices}, not {card}.", **shown
        )
    if allowed & OF_SUIT[SUIT[led]]:
        return "must_follow", say(
            "{led} has to be answered in its suit: {choices}, not {card}.", **shown
        )
    return "must_trump", say("{led} has to be trumped: {choices}, not {card}.", **shown)


# -- what a move does -----------------------------------------------------------------------------


def play(state: State, move: Move) -> Outcome:
    """The table after a legal move, and the events on the way."""
    seat = state.to_act
    assert seat is not None
    if isinstance(move, ExchangeMove):
        return _exchange(state, seat)
    if isinstance(move, CloseMove):
        return _close(state, seat)
    card = move.card
    hands = replaced(state.hands, seat, state.hands[seat] & ~(1 << card))
    state = state._replace(hands=hands)
    events: list[Document] = [{"type": "card_played", "seat": seat, "card": DECK.codes[card]}]
    if state.trick is not None:
        return _answer(state, state.trick, card, events)
    state = state._replace(to_act=1 - seat, trick=Led(seat, card))
    if isinstance(move, MarriageMove):
        return _declare(state, seat, SUIT[card], events)
    return state, events


def _exchange(state: State, seat: int) -> Outcome:
    """Swap the trump jack for the indicator; the seat stays on lead (section 4.2)."""
    jack, taken = JACK_OF[state.trump], state.indicator
    assert taken is not None
    hand = state.hands[seat] & ~(1 << jack) | 1 << taken
    event = {"type": "exchange", "seat": seat, "card": DECK.codes[taken], "jack": DECK.codes[jack]}
    state = state._replace(
        hands=replaced(state.hands, seat, hand), indicator=jack, exchanged=Exchanged(seat, taken)
    )
    return state, [event]


def _close(state: State, seat: int) -> Outcome:
    """Close the stock and keep what the opponent has; the seat stays on lead (section 4.3)."""
    closed = closing_record(state.tricks, state.marriages, seat)
    return state._replace(closed=closed), [{"type": "stock_closed", **closed._asdict()}]


def _declare(state: State, seat: int, suit: int, events: list[Document]) -> Outcome:
    """Note a marriage; if it brings 66, the deal ends before the answer (sections 4.5, 5.2)."""
    done = len(state.tricks)
    marriage = Marriage(seat, suit, marriage_points(suit, state.trump), done)
    state = state._replace(marriages=(*state.marriages, marriage))
    events.append(
        {
            **_marriage_event("marriage", marriage),
            "counted": tricks_of(state.tricks, seat) > 0,
        }
    )
    return _end_if_over(state, True, events)


def _marriage_event(kind: str, marriage: Marriage) -> Document:
    return {
        "type": kind,
        "seat": marriage.seat,
        "suit": SUIT_CODES[marriage.suit],
        "points": marriage.points,
    }


def _answer(state: State, lead: Led, card: int, events: list[Document]) -> Outcome:
    """Complete the trick: see who takes it, whether that ends the deal, and draw (3.2, 3.3)."""
    winner = trick_winner(lead.seat, lead.card, card, state.trump)
    events.append(
        {
            "type": "trick_won",
            "seat": winner,
            "cards": DECK.spell((lead.card, card)),
            "points": POINTS[lead.card] + POINTS[card],
        }
    )
    if not tricks_of(state.tricks, winner):
        events += [
            _marriage_event("marriage_counted", marriage)
            for marriage in state.marriages
            if marriage.seat == winner
        ]
    trick = Trick(lead.seat, lead.card, card, winner)
    state = state._replace(to_act=winner, trick=None, tricks=(*state.tricks, trick))
    state, events = _end_if_over(state, any(state.hands), events)
    if state.result is None and stock_is_open(state):
        state = _draw(state, winner, events)
    return state, events


def _draw(state: State, winner: int, events: list[Document]) -> State:
    """Each seat draws, the winner first; on the last draw the loser takes the indicator (3.3)."""
    loser = 1 - winner
    first, *rest = state.stock
    hands = replaced(state.hands, winner, state.hands[winner] | 1 << first)
    events.append({"type": "card_drawn", "seat": winner, "card": DECK.codes[first]})
    indicator = state.indicator
    if rest:
        second = rest.pop(0)
        events.append({"type": "card_drawn", "seat": loser, "card": DECK.codes[second]})
    else:
        assert indicator is not None
        second, indicator = indicator, None
        events.append({"type": "indicator_drawn", "seat": loser, "card": DECK.codes[second]})
    hands = replaced(hands, loser, hands[loser] | 1 << second)
    return state._replace(hands=hands, stock=tuple(rest), indicator=indicator)


def _end_if_over(state: State, cards_left: bool, events: list[Document]) -> Outcome:
    """Settle the deal, and the match where it is won, once there is a result (sections 5 to 7)."""
    result = result_of(state.tricks, state.marriages, state.closed, cards_left)
    if result is None:
        return state, events
    scores = counted_down(state.scores, result)
    won = scores[result.winner] == 0
    events.append(
        {
            "type": "deal_over",
            "seat": result.winner,
            "game_points": result.game_points,
            "reason": result.reason,
        }
    )
    if won:
        events.append({"type": "match_over", "seat": result.winner, "scores": list(scores)})
    phase = "match_over" if won else "deal_over"
    return state._replace(phase=phase, to_act=None, scores=scores, result=result), events

"""The moves of Scopa: listing, checking and making them (sections 3 to 6).

``coded_moves`` lists the legal moves as integers, for the search and for ``legal_moves`` alike.
"""

from typing import Final, NamedTuple

from rules.captures import misnamed_cards, piles_at_end
from rules.cards import cards_of, mask_of
from rules.game import Document, Verdict, replaced
from rules.message import Choices, say, term, terms
from rules.scopa.captures import captures_of, is_sweep
from rules.scopa.cards import DECK, OF_VALUE, VALUE
from rules.scopa.scoring import deal_points
from rules.scopa.state import HAND, State, View, hands_dealt, match_is_over

CARD_BITS: Final = 6
CARD_FIELD: Final = (1 << CARD_BITS) - 1
"""A coded move is ``captured mask << CARD_BITS | card played``."""


class Play(NamedTuple):
    """A card played and the table cards it is said to capture, in the order they were named."""

    card: int
    capture: tuple[int, ...]


Move = Play
"""Every move of Scopa is a play."""


def coded_moves(hand: int, table: int) -> list[int]:
    """Every legal move as a coded integer, in the contract's order."""
    moves: list[int] = []
    for card in cards_of(hand):
        captures = captures_of(card, table)
        if captures:
            for capture in captures:
                moves.append(capture << CARD_BITS | card)
        else:
            moves.append(card)
    return moves


def decode(move: int) -> Play:
    """The move that a coded integer stands for."""
    return Play(move & CARD_FIELD, tuple(cards_of(move >> CARD_BITS)))


def legal_moves(view: View) -> list[Play]:
    """Every legal move of the acting seat, in the contract's order."""
    return [decode(move) for move in coded_moves(view.hand or 0, mask_of(view.table))]


def verdict(view: View, move: Play) -> Verdict | None:
    """The reason that forbids the acting seat a move; None if it is legal (3.1 to 3.4)."""
    card, capture = move
    table = mask_of(view.table)
    misnamed = misnamed_cards(DECK, view.to_act, view.hand, table, card, capture)
    if misnamed:
        return misnamed
    taken, possible = mask_of(capture), captures_of(card, table)
    if taken in possible or not (taken or possible):
        return None
    return _capture_verdict(card, taken, possible)


def _capture_verdict(card: int, taken: int, possible: list[int]) -> Verdict:
    """The reason that forbids a capture that is not among the possible ones."""
    played, value = term(DECK, card), VALUE[card]
    choices = Choices([terms(DECK, capture) for capture in possible[:3]])
    if not taken:
        return "capture_required", say(
            "A card that can capture may not be laid: {card} may take {choices}.",
            card=played,
            choices=choices,
        )
    total = sum(VALUE[other] for other in cards_of(taken))
    if total == value:
        return (
            "single_match_required",
            say(
                "A sum may not be taken while a card of the same value lies there: "
                "{card} may take {choices}.",
                card=played,
                choices=choices,
            ),
        )
    if not taken & ~OF_VALUE[value]:
        return "one_card_only", say(
            "Only one card of the same value may be taken: {card} may take {choices}.",
            card=played,
            choices=choices,
        )
    shown = {"cards": terms(DECK, taken), "total": total, "card": played, "value": value}
    if not possible:
        return "sum_mismatch", say(
            "These cards make {total}: {cards}. But {card} counts {value}, and can only be laid.",
            **shown,
        )
    return "sum_mismatch", say(
        "These cards make {total}: {cards}. But {card} counts {value}, and may take {choices}.",
        choices=choices,
        **shown,
    )


def play(state: State, move: Play) -> tuple[State, list[Document]]:
    """The table after a legal move, new cards dealt or the deal settled where they are due."""
    seat = state.to_act
    assert seat is not None
    card, taken = move.card, mask_of(move.capture)
    hands = replaced(state.hands, seat, state.hands[seat] & ~(1 << card))
    captured, sweeps = state.captured, state.sweeps
    last_capturer = state.last_capturer
    events: list[Document] = [{"type": "card_played", "seat": seat, "card": DECK.codes[card]}]
    if taken:
        table = tuple(other for other in state.table if not taken >> other & 1)
        captured = replaced(captured, seat, captured[seat] | taken | 1 << card)
        last_capturer = seat
        events.append({"type": "capture", "seat": seat, "cards": DECK.codes_of(taken)})
        if is_sweep(bool(table), not (any(hands) or state.stock)):
            sweeps = replaced(sweeps, seat, sweeps[seat] + 1)
            events.append({"type": "sweep", "seat": seat})
    else:
        table = (*state.table, card)
    state = state._replace(
        to_act=1 - seat,
        hands=hands,
        table=table,
        captured=captured,
        sweeps=sweeps,
        last_capturer=last_capturer,
    )
    if any(hands):
        return state, events
    return _next_round(state, events) if state.stock else _end(state, events)


def _next_round(state: State, events: list[Document]) -> tuple[State, list[Document]]:
    """Deal three more cards to each seat, the non-dealer first (section 2.4)."""
    hands = hands_dealt(state.stock, state.dealer)
    for seat in (1 - state.dealer, state.dealer):
        dealt = DECK.codes_of(hands[seat])
        events.append({"type": "cards_dealt", "seat": seat, "count": HAND, "cards": dealt})
    return state._replace(hands=hands, stock=state.stock[2 * HAND :]), events


def _end(state: State, events: list[Document]) -> tuple[State, list[Document]]:
    """Give the table to the last capturer, count the deal, and see whether the match is won."""
    captured, table = state.captured, state.table
    taker = state.last_capturer
    if taker is not None and table:
        left = mask_of(table)
        captured, table = piles_at_end(captured, taker, left), ()
        events.append({"type": "table_taken", "seat": taker, "cards": DECK.codes_of(left)})
    points = deal_points(captured, state.sweeps)
    scores = (state.scores[0] + points[0], state.scores[1] + points[1])
    over = match_is_over(scores, state.target)
    winner = None if points[0] == points[1] else int(points[1] > points[0])
    events.append({"type": "deal_over", "seat": winner, "points": list(points)})
    if over:
        events.append(
            {"type": "match_over", "seat": int(scores[1] > scores[0]), "scores": list(scores)}
        )
    return (
        state._replace(
            phase="match_over" if over else "deal_over",
            to_act=None,
            captured=captured,
            table=table,
            scores=scores,
        ),
        events,
    )

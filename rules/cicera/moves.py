"""The moves of Cicera: listing, checking and making them (sections 3 to 5).

``coded_moves`` lists the legal moves as integers, for the search and for ``legal_moves`` alike.
"""

from typing import Final, NamedTuple

from rules.captures import misnamed_cards, piles_at_end
from rules.cards import cards_of, mask_of
from rules.cicera.captures import BONUSES, Tally, bonuses_of, captures_among, sums_of
from rules.cicera.cards import DECK, NUMERALS, OF_RANK, RANK, VALUE
from rules.cicera.scoring import score
from rules.cicera.state import SEATS, State, View
from rules.game import Document, Verdict
from rules.message import say, term, terms

CARD_BITS: Final = 6
CARD_FIELD: Final = (1 << CARD_BITS) - 1
"""A coded move is ``captured mask << CARD_BITS | card played``."""


class Play(NamedTuple):
    """A card played and the table cards it is said to capture, in the order they were named."""

    card: int
    capture: tuple[int, ...]


Move = Play
"""Every move of Cicera is a play."""


def coded_moves(hand: int, table: int) -> list[int]:
    """Every legal move as a coded integer, in the contract's order."""
    moves: list[int] = []
    sums = sums_of(table)
    for card in cards_of(hand):
        moves.append(card)
        for capture in captures_among(card, table, sums):
            moves.append(capture << CARD_BITS | card)
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
    if misnamed or not capture:
        return misnamed
    return _capture_verdict(card, mask_of(capture))


def _capture_verdict(card: int, taken: int) -> Verdict | None:
    """The reason that forbids taking these table cards with this card; None if it is legal."""
    played, value = term(DECK, card), VALUE[card]
    equal = OF_RANK[RANK[card]]
    named = terms(DECK, taken)
    if taken.bit_count() == 1:
        if taken & equal:
            return None
        return "rank_mismatch", say(
            "A single card taken has to be of the rank played: {card} does not take {cards}.",
            card=played,
            cards=named,
        )
    if not value or not taken & ~equal:
        return "one_card_only", say(
            "Equal cards are taken one at a time: {card} does not take {cards} together.",
            card=played,
            cards=named,
        )
    if taken & ~NUMERALS:
        return "court_in_sum", say(
            "Courts have no number and are part of no sum, so not of this one: {cards}.",
            cards=named,
        )
    total = sum(VALUE[other] for other in cards_of(taken))
    if total != value:
        return "sum_mismatch", say(
            "These cards make {total}: {cards}. But {card} counts {value}.",
            total=total,
            cards=named,
            card=played,
            value=value,
        )
    return None


def play(state: State, move: Play) -> tuple[State, list[Document]]:
    """The table after a legal move; after the last one the deal is settled (section 5.1)."""
    seat = state.to_act
    assert seat is not None
    card, taken = move.card, mask_of(move.capture)
    hands = list(state.hands)
    hands[seat] &= ~(1 << card)
    events: list[Document] = [{"type": "card_played", "seat": seat, "card": DECK.codes[card]}]
    state = state._replace(to_act=(seat + 1) % SEATS, hands=tuple(hands))
    if taken:
        state = _capture(state, seat, card, taken, events)
    else:
        state = state._replace(table=(*state.table, card), just_laid=card)
    return (state, events) if any(hands) else _end(state, events)


def _capture(state: State, seat: int, card: int, taken: int, events: list[Document]) -> State:
    """Move a capture to the team's pile and count its bonuses (section 4)."""
    team = seat % 2
    just_laid = 0 if state.just_laid is None else 1 << state.just_laid
    earned = bonuses_of(card, taken, mask_of(state.table), just_laid)
    events.append({"type": "capture", "seat": seat, "cards": DECK.codes_of(taken)})
    for bit, name in enumerate(BONUSES):
        if earned >> bit & 1:
            events.append({"type": "bonus", "seat": seat, "bonus": name})
    captured, bonuses = list(state.captured), list(state.bonuses)
    captured[team] |= taken | 1 << card
    bonuses[team] = _counted(bonuses[team], earned)
    return state._replace(
        table=tuple(other for other in state.table if not taken >> other & 1),
        captured=(captured[0], captured[1]),
        bonuses=(bonuses[0], bonuses[1]),
        last_capturer=seat,
        just_laid=None,
    )


def _counted(tally: Tally, earned: int) -> Tally:
    sweep, picada, simili, quadriglia = tally
    return (
        sweep + (earned & 1),
        picada + (earned >> 1 & 1),
        simili + (earned >> 2 & 1),
        quadriglia + (earned >> 3 & 1),
    )


def _end(state: State, events: list[Document]) -> tuple[State, list[Document]]:
    """Give the table to the team that captured last, if any did, and end the deal."""
    taker = state.last_capturer
    captured, table = state.captured, state.table
    if taker is not None and table:
        left = mask_of(table)
        captured, table = piles_at_end(captured, taker % 2, left), ()
        events.append({"type": "table_taken", "seat": taker, "cards": DECK.codes_of(left)})
    state = state._replace(
        phase="deal_over",
        to_act=None,
        table=table,
        captured=captured,
        just_laid=None,
    )
    result = score(state)
    totals = [side.total for side in result.sides]
    events.append({"type": "deal_over", "seat": None, "team": result.winner, "points": totals})
    return state, events

"""The moves of Ottocento: listing, checking and making them (sections 2 to 5).

``coded_moves`` lists the legal moves as integers, for the search and for ``legal_moves`` alike.
"""

from typing import Final, Literal, NamedTuple

from rules.cards import cards_of, mask_of
from rules.game import Document, Verdict, replaced
from rules.message import Choices, say, say_many, term, terms, word
from rules.ottocento.cards import DECK, DISCARDABLE, NO_SUIT, OF_SUIT
from rules.ottocento.combinations import score_combinations, total_points
from rules.ottocento.scoring import declaration_document, score
from rules.ottocento.settlement import debtor, forfeited, lowest, payable, trickless, tricks_won
from rules.ottocento.state import (
    DISCARDS,
    PLAYING,
    SEATS,
    SETTLING,
    STAGE_OF,
    TRICKS,
    Declaration,
    Settlement,
    State,
    Trick,
    View,
    leader,
)
from rules.ottocento.tricks import led_suit, playable, trick_winner

CARD_BITS: Final = 6
CARD_FIELD: Final = (1 << CARD_BITS) - 1
DECLARE: Final = 62
SETTLE: Final = 1 << CARD_BITS
DISCARD: Final = 1 << 2 * CARD_BITS
"""A coded move is the card played, ``SETTLE`` plus the card given, ``DECLARE``, or ``DISCARD`` plus
two cards, the lower one in the lower bits."""


# The tag is part of the tuple: without it, moves with the same card would be equal.
class Discard(NamedTuple):
    """The dealer's discards, in the order they were named (section 2.3)."""

    cards: tuple[int, ...]
    type: Literal["discard"] = "discard"


class Declare(NamedTuple):
    """Show every combination in the hand (section 3)."""

    type: Literal["declare"] = "declare"


class Play(NamedTuple):
    """Lead a card, or play it to the trick (section 4)."""

    card: int
    type: Literal["play"] = "play"


class Settle(NamedTuple):
    """Give a card for the Matto (section 5.3)."""

    card: int
    type: Literal["settle"] = "settle"


Move = Discard | Declare | Play | Settle
Outcome = tuple[State, list[Document]]

PHASE_OF = {"discard": "discard", "declare": "play", "play": "play", "settle": "settlement"}


# -- what is legal --------------------------------------------------------------------------------


def coded_discards(hand: int) -> list[int]:
    """Every pair that may be discarded as a coded integer, in the contract's order (2.3)."""
    cards = cards_of(hand & DISCARDABLE)
    return [
        DISCARD + (second << CARD_BITS) + first
        for i, first in enumerate(cards)
        for second in cards[i + 1 :]
    ]


def discards_of(move: int) -> int:
    """The two cards of a coded discard, as a mask."""
    return 1 << (move & CARD_FIELD) | 1 << (move >> CARD_BITS & CARD_FIELD)


def may_declare(hand: int, silent: bool) -> bool:
    """True for a hand with combinations whose seat is still ``silent`` (sections 3.1 and 3.3)."""
    return silent and total_points(hand) > 0


def coded_moves(stage: int, hand: int, led: int, silent: bool, won: int) -> list[int]:
    """Every legal move as a coded integer, in the contract's order.

    ``led`` is the suit to follow; ``silent`` is true of a seat that has neither declared nor played
    yet; ``won`` are the cards in the tricks of its team.
    """
    if stage == PLAYING:
        cards = cards_of(playable(hand, led))
        return [DECLARE, *cards] if may_declare(hand, silent) else cards
    if stage == SETTLING:
        return [SETTLE + card for card in cards_of(lowest(won))]
    return coded_discards(hand)


def decode(move: int) -> Move:
    """The move that a coded integer stands for."""
    card = move & CARD_FIELD
    if move >= DISCARD:
        return Discard((card, move >> CARD_BITS & CARD_FIELD))
    if move >= SETTLE:
        return Settle(card)
    return Declare() if move == DECLARE else Play(card)


def legal_moves(view: View) -> list[Move]:
    """Every legal move of the acting seat, in the contract's order."""
    seat = view.to_act
    if seat is None:
        return []
    silent = not _too_late_to_declare(view, seat)
    won = tricks_won(view.tricks)[seat % 2]
    led = led_suit(view.trick)
    return [
        decode(move) for move in coded_moves(STAGE_OF[view.phase], view.hand or 0, led, silent, won)
    ]


def _too_late_to_declare(view: View, seat: int) -> bool:
    """True once a seat to act has declared or played in phase ``play`` (section 3.1)."""
    return bool(view.tricks) or view.declarations[seat] is not None


def verdict(view: View, move: Move) -> Verdict | None:
    """The reason against a move of the acting seat; None if it is legal (sections 2 to 5)."""
    due = PHASE_OF[move.type]
    if view.phase != due:
        return (
            "wrong_phase",
            say(
                "A move of the phase {due} ({move}) cannot be made in the phase {phase}.",
                due=word("phase", due),
                move=word("move", move.type),
                phase=word("phase", view.phase),
            ),
        )
    if isinstance(move, Declare):
        return _declare_verdict(view)
    if isinstance(move, Settle):
        return _settle_verdict(view, move.card)
    named = move.cards if isinstance(move, Discard) else (move.card,)
    absent = mask_of(named) & ~(view.hand or 0)
    if absent:
        return "card_not_in_hand", say(
            "Not in the hand of seat {seat}: {cards}.", seat=view.to_act, cards=terms(DECK, absent)
        )
    if isinstance(move, Discard):
        return _discard_verdict(move.cards)
    return _play_verdict(view, move.card)


def _discard_verdict(cards: tuple[int, ...]) -> Verdict | None:
    if mask_of(cards).bit_count() < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        return "card_duplicated", say(
            "Named twice among the discards: {card}.", card=term(DECK, twice)
        )
    if len(cards) != DISCARDS:
        return "discard_count", say_many(
            "The dealer discards exactly two cards, not {count} card.",
            "The dealer discards exactly two cards, not {count} cards.",
            count=len(cards),
        )
    forbidden = mask_of(cards) & ~DISCARDABLE
    if forbidden:
        return (
            "discard_forbidden",
            say(
                "Kings, Angel, World, Begato and Matto are never discarded: {cards}.",
                cards=terms(DECK, forbidden),
            ),
        )
    return None


def _declare_verdict(view: View) -> Verdict | None:
    seat = view.to_act
    assert seat is not None
    silent = not _too_late_to_declare(view, seat)
    if may_declare(view.hand or 0, silent):
        return None
    if silent:
        return "nothing_to_declare", say("Seat {seat} has no combination in its hand.", seat=seat)
    if view.declarations[seat] is not None:
        return "too_late_to_declare", say(
            "Seat {seat} has declared already, and everything at once.", seat=seat
        )
    return "too_late_to_declare", say(
        "Seat {seat} has played its first card without declaring.", seat=seat
    )


def _play_verdict(view: View, card: int) -> Verdict | None:
    """The reason against playing a card of the hand (4.1 to 4.4); None if it is legal."""
    led = led_suit(view.trick)
    allowed = playable(view.hand or 0, led)
    if allowed >> card & 1:
        return None
    instead = Choices(terms(DECK, allowed))
    if led != NO_SUIT and allowed & OF_SUIT[led]:
        return (
            "must_follow",
            say(
                "The suit led has to be followed: with {choices}, not with {card}.",
                choices=instead,
                card=term(DECK, card),
            ),
        )
    return (
        "must_trump",
        say(
            "A hand without the suit led must play a trump: {choices}, not {card}.",
            choices=instead,
            card=term(DECK, card),
        ),
    )


def _settle_verdict(view: View, card: int) -> Verdict | None:
    """The reason against giving a card for the Matto (section 5.3); None if it is legal."""
    assert view.to_act is not None
    team = view.to_act % 2
    if not tricks_won(view.tricks)[team] >> card & 1:
        return "settle_not_won", say(
            "Not in the tricks that team {team} has won: {card}.", team=team, card=term(DECK, card)
        )
    lowest = payable(view.tricks, team)
    if not lowest >> card & 1:
        return "settle_not_lowest", say(
            "A card of the lowest value is owed: {choices}, not {card}.",
            choices=Choices(terms(DECK, lowest)),
            card=term(DECK, card),
        )
    return None


# -- what a move does -----------------------------------------------------------------------------


def play(state: State, move: Move) -> Outcome:
    """The table after a legal move, and the events on the way."""
    seat = state.to_act
    assert seat is not None
    if isinstance(move, Discard):
        return _discard(state, seat, mask_of(move.cards))
    if isinstance(move, Declare):
        return _declare(state, seat)
    if isinstance(move, Settle):
        event = {"type": "settlement", "seat": seat, "card": DECK.codes[move.card]}
        return _end(state._replace(settlement=Settlement(seat, move.card)), [event])
    return _play(state, seat, move.card)


def _discard(state: State, seat: int, cards: int) -> Outcome:
    """Put the discards away and let the seat after the dealer lead (sections 2.3 and 2.5)."""
    event = {"type": "discard", "seat": seat, "cards": DECK.codes_of(cards)}
    state = state._replace(
        phase="play",
        to_act=(seat + 1) % SEATS,
        hands=replaced(state.hands, seat, state.hands[seat] & ~cards),
        discards=cards,
    )
    return state, [event]


def _declare(state: State, seat: int) -> Outcome:
    """Show every combination of the hand; the same seat plays on (section 3.2)."""
    found = score_combinations(state.hands[seat])
    declarations = list(state.declarations)
    declarations[seat] = Declaration(found.cards, found.total)
    event = {"type": "declaration", **declaration_document(seat, found)}
    return state._replace(declarations=tuple(declarations)), [event]


def _play(state: State, seat: int, card: int) -> Outcome:
    """Add a card to the trick; a complete trick goes to its winner, who leads (4.5, 4.6)."""
    first = leader(state)
    cards = (*state.trick, card)
    hands = replaced(state.hands, seat, state.hands[seat] & ~(1 << card))
    events: list[Document] = [{"type": "card_played", "seat": seat, "card": DECK.codes[card]}]
    if len(cards) < SEATS:
        return state._replace(to_act=(seat + 1) % SEATS, hands=hands, trick=cards), events
    winner = (first + trick_winner(cards)) % SEATS
    events.append({"type": "trick_won", "seat": winner, "cards": DECK.spell(cards)})
    tricks = (*state.tricks, Trick(first, cards, winner))
    state = state._replace(to_act=winner, hands=hands, trick=(), tricks=tricks)
    return _last_trick(state, events) if len(tricks) == TRICKS else (state, events)


def _last_trick(state: State, events: list[Document]) -> Outcome:
    """Ask for the card owed for the Matto, or settle at once where none is (section 5)."""
    seat = debtor(state.tricks)
    if seat is not None:
        events.append({"type": "settlement_due", "seat": seat})
        return state._replace(phase="settlement", to_act=seat), events
    loser = trickless(state.tricks)
    if loser is not None:
        lost = forfeited(state.tricks, loser, state.dealer, state.discards)
        if lost:
            codes = DECK.codes_of(lost)
            events.append({"type": "forfeit", "seat": None, "team": loser, "cards": codes})
    return _end(state, events)


def _end(state: State, events: list[Document]) -> Outcome:
    """Show the discards and count the deal (sections 2.4 and 7)."""
    state = state._replace(phase="deal_over", to_act=None)
    shown = DECK.codes_of(state.discards)
    events.append({"type": "discards_shown", "seat": state.dealer, "cards": shown})
    result = score(state)
    totals = [side.total for side in result.sides]
    events.append({"type": "deal_over", "seat": None, "team": result.winner, "points": totals})
    return state, events

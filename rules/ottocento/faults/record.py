"""The tricks of a document, and the cards that nobody can have held (8.3)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.cards import mask_of
from rules.game import Document, Fault
from rules.message import say, term, terms
from rules.ottocento.cards import DECK, NO_SUIT
from rules.ottocento.state import SEATS, TRICKS, Trick
from rules.ottocento.tricks import Played, led_suit, playable, trick_winner

UNKNOWN = DECK.size
"""Stands for a card that the game does not have, beyond all sets of cards."""


class Record(NamedTuple):
    """The tricks of a document as it states them, and what is wrong with leaders and winners.

    ``waiting`` are the seats whose cards lie on the table, ``to_play`` is the seat whose turn it is
    by the last trick.
    """

    tricks: tuple[Trick, ...]
    waiting: tuple[int, ...]
    to_play: int
    plays: tuple[Played, ...]
    faults: tuple[Fault, ...]

    def had_turn(self, seat: int) -> bool:
        """True if a seat has played its first card, or it is its turn to play it."""
        return bool(self.tricks) or seat in self.waiting or seat == self.to_play

    def played_by(self, seat: int) -> int:
        """The cards that a seat has played."""
        return mask_of(play.card for play in self.plays if play.seat == seat)


def read_record(document: Document) -> Record:
    """Follow the tricks of a document; of one with an unknown card the winner is believed."""
    faults: list[Fault] = []
    plays: list[Played] = []
    tricks: list[Trick] = []
    due = claimed = (document["dealer"] + 1) % SEATS
    for number, trick in enumerate(document["tricks"]):
        here, leader, cards = f"/tricks/{number}", trick["leader"], _cards(trick["cards"])
        faults += _leader_faults(due, claimed, leader, f"{here}/leader")
        due = claimed = trick["winner"]
        if UNKNOWN not in cards:
            due = (leader + trick_winner(cards)) % SEATS
        if claimed != due:
            detail = say(
                "The trick goes to seat {due}, not to seat {claimed}.", due=due, claimed=claimed
            )
            faults.append(Fault("trick_inconsistent", f"{here}/winner", detail))
        tricks.append(Trick(leader, cards, claimed))
        seats = [(leader + turn) % SEATS for turn in range(SEATS)]
        plays += _plays_of(seats, cards, f"{here}/cards", "")
    waiting = tuple(entry["seat"] for entry in document["trick"])
    last = _cards(entry["card"] for entry in document["trick"])
    plays += _plays_of(waiting, last, "/trick", "/card")
    faults += _waiting_faults(due, claimed, waiting, len(tricks))
    to_play = (due + len(waiting)) % SEATS
    return Record(tuple(tricks), waiting, to_play, tuple(plays), tuple(faults))


def _cards(codes: Iterable[str]) -> tuple[int, ...]:
    return tuple(DECK.index.get(code, UNKNOWN) for code in codes)


def _leader_faults(due: int, claimed: int, leader: int, pointer: str) -> list[Fault]:
    """The fault of the leader of a trick after one that is ``claimed`` to have been won.

    A false winner is one fault, not two: the next trick may follow either of them.
    """
    if leader in (due, claimed):
        return []
    detail = say("Seat {due} was to lead this trick, not seat {leader}.", due=due, leader=leader)
    return [Fault("trick_inconsistent", pointer, detail)]


def _plays_of(seats: Sequence[int], cards: Sequence[int], before: str, after: str) -> list[Played]:
    """The plays of a trick with their pointers; beside an unknown card nobody has to follow."""
    bound = UNKNOWN not in cards
    return [
        Played(seat, card, led_suit(cards[:turn]) if bound else NO_SUIT, f"{before}/{turn}{after}")
        for turn, (seat, card) in enumerate(zip(seats, cards, strict=True))
        if card != UNKNOWN
    ]


def _waiting_faults(due: int, claimed: int, waiting: Sequence[int], complete: int) -> list[Fault]:
    """The faults of the seats on the table, and of the numbers of tricks and cards."""
    faults: list[Fault] = []
    for turn, seat in enumerate(waiting):
        if turn == 0:
            faults += _leader_faults(due, claimed, seat, "/trick/0/seat")
        elif seat != (waiting[turn - 1] + 1) % SEATS:
            detail = say(
                "Seat {seat} does not follow seat {before}.", seat=seat, before=waiting[turn - 1]
            )
            faults.append(Fault("trick_inconsistent", f"/trick/{turn}/seat", detail))
    if len(waiting) >= SEATS:
        detail = say("Four cards make a trick complete; on the table lie three at most.")
        faults.append(Fault("trick_inconsistent", "/trick", detail))
    if complete > TRICKS:
        detail = say(
            "A deal has {tricks} tricks, not {complete}.", tricks=TRICKS, complete=complete
        )
        faults.append(Fault("trick_inconsistent", f"/tricks/{TRICKS}", detail))
    elif complete == TRICKS and waiting:
        detail = say("After {tricks} tricks no further card is played.", tricks=TRICKS)
        faults.append(Fault("trick_inconsistent", "/trick", detail))
    return faults


# -- what the plays tell about the hands ----------------------------------------------------------


def forbidden_plays(record: Record, held: Sequence[int]) -> list[Fault]:
    """Cards that were not allowed, given the cards that their players held later (4.1 to 4.4).

    ``held`` are the cards that each seat is known to hold still.
    """
    faults: list[Fault] = []
    hands = list(held)
    for seat, card, led, pointer in reversed(record.plays):
        hands[seat] |= 1 << card
        allowed = playable(hands[seat], led)
        if not allowed >> card & 1:
            detail = say(
                "Seat {seat} held {cards} and so could not play {card}.",
                seat=seat,
                cards=terms(DECK, allowed),
                card=term(DECK, card),
            )
            faults.append(Fault("trick_inconsistent", pointer, detail))
    return faults[::-1]

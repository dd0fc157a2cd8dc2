"""The piles of the teams: tricks, Matto, discards and the card given for it (section 5)."""

from collections.abc import Sequence
from typing import Final

from rules.cards import mask_of
from rules.ottocento.cards import MATTO, MATTO_CARD, OF_VALUE
from rules.ottocento.state import SEATS, TRICKS, Settlement, Trick

NOBODY: Final = -1


def tricks_won(tricks: Sequence[Trick]) -> tuple[int, int]:
    """The cards of each team's tricks, wherever the Matto may go (section 5.1)."""
    won = [0, 0]
    for trick in tricks:
        won[trick.winner % 2] |= mask_of(trick.cards)
    return (won[0], won[1])


def matto_player(tricks: Sequence[Trick]) -> int | None:
    """The seat that has played the Matto to a complete trick."""
    for trick in tricks:
        if MATTO_CARD in trick.cards:
            return (trick.leader + trick.cards.index(MATTO_CARD)) % SEATS
    return None


def owes(player: int, won: Sequence[int]) -> bool:
    """True if the seat that played the Matto owes a card for it after the last trick (5.3).

    ``won`` are the cards of each team's tricks.
    """
    # A team without a trick owes nothing: it has lost the Matto itself (section 5.4).
    return won[player % 2] != 0 and won[1 - player % 2] & MATTO != 0


def debtor(tricks: Sequence[Trick]) -> int | None:
    """The seat that owes a card for the Matto after the last trick, None if nobody does (5.3)."""
    seat = matto_player(tricks)
    return seat if seat is not None and owes(seat, tricks_won(tricks)) else None


def lowest(won: int) -> int:
    """The cards that may be given for the Matto out of a team's tricks (section 5.3)."""
    for cards in OF_VALUE:
        if won & cards:
            return won & cards
    return 0


def payable(tricks: Sequence[Trick], team: int) -> int:
    """The cards that a team may give for the Matto: the lowest in its tricks (section 5.3)."""
    return lowest(tricks_won(tricks)[team])


def trickless(tricks: Sequence[Trick]) -> int | None:
    """The team that has no trick after the last one (section 5.4)."""
    if len(tricks) < TRICKS:
        return None
    return next((team for team, won in enumerate(tricks_won(tricks)) if not won), None)


def forfeited(tricks: Sequence[Trick], team: int, dealer: int, discards: int) -> int:
    """The cards that a team without any trick loses to the other team (section 5.4)."""
    player = matto_player(tricks)
    matto = MATTO if player is not None and player % 2 == team else 0
    return matto | discards if dealer % 2 == team else matto


def shared_out(
    won: Sequence[int], last: bool, player: int, dealer: int, discards: int, given: int
) -> tuple[int, int]:
    """The pile of each team (section 5) by the cards of its tricks, before or after the last one.

    ``player`` is the seat that has played the Matto (NOBODY: none), ``given`` the card that it has
    paid, as a mask.
    """
    own = [won[0], won[1]]
    if last and not (own[0] and own[1]):
        everything = own[0] | own[1] | discards
        return (everything, 0) if own[0] else (0, everything)
    own[dealer % 2] |= discards
    if player != NOBODY:
        team = player % 2
        own[team] = (own[team] | MATTO) & ~given
        own[1 - team] = (own[1 - team] & ~MATTO) | given
    return (own[0], own[1])


def piles(
    tricks: Sequence[Trick], dealer: int, discards: int, settlement: Settlement | None
) -> tuple[int, int]:
    """The pile of each team as it lies (section 5), in mid-deal too.

    The Matto counts for the team that played it and the discards for the dealer's, unless that team
    ends without a trick.
    """
    player = matto_player(tricks)
    given = 0 if settlement is None else 1 << settlement.card
    return shared_out(
        tricks_won(tricks),
        len(tricks) == TRICKS,
        NOBODY if player is None else player,
        dealer,
        discards,
        given,
    )

"""Whose the cards are in the end: tricks, Matto, discards and the card given for it (section 5)."""

from collections.abc import Sequence

from rules.cards import mask_of
from rules.ottocento.cards import MATTO, MATTO_CARD, OF_VALUE
from rules.ottocento.play import SEATS, TRICKS, Settlement, Trick


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


def debtor(tricks: Sequence[Trick]) -> int | None:
    """The seat that owes a card for the Matto after the last trick, None if nobody does (5.3)."""
    seat = matto_player(tricks)
    if seat is None:
        return None
    won = tricks_won(tricks)
    own, other = won[seat % 2], won[1 - seat % 2]
    # A team without a trick owes nothing: it has lost the Matto itself (section 5.4).
    return seat if own and other & MATTO else None


def payable(tricks: Sequence[Trick], team: int) -> int:
    """The cards that a team may give for the Matto: the lowest in its tricks (section 5.3)."""
    won = tricks_won(tricks)[team]
    return next((won & cards for cards in OF_VALUE if won & cards), 0)


def trickless(tricks: Sequence[Trick]) -> int | None:
    """The team that has no trick after the last one (section 5.4)."""
    if len(tricks) < TRICKS:
        return None
    return next((team for team, won in enumerate(tricks_won(tricks)) if not won), None)


def piles(
    tricks: Sequence[Trick], dealer: int, discards: int, settlement: Settlement | None
) -> tuple[int, int]:
    """The pile of each team as it lies (section 5), in mid-deal too.

    The Matto counts for the team that played it and the discards for the dealer's, unless that team
    ends without a trick.
    """
    own = list(tricks_won(tricks))
    loser = trickless(tricks)
    if loser is not None:
        everything = own[1 - loser] | discards
        return (0, everything) if loser == 0 else (everything, 0)
    player = matto_player(tricks)
    if player is not None:
        own[player % 2] |= MATTO
        own[1 - player % 2] &= ~MATTO
    own[dealer % 2] |= discards
    if settlement is not None:
        given = 1 << settlement.card
        own[settlement.seat % 2] &= ~given
        own[1 - settlement.seat % 2] |= given
    return (own[0], own[1])

"""The auction of Dou Dizhu (sections 2.2 to 2.5)."""

from collections.abc import Sequence
from typing import Final

from rules.doudizhu.state import PASSES, SEATS

MOST_BID: Final = 3


def open_bids(highest: int) -> tuple[int, ...]:
    """The calls possible on the highest bid so far: a pass, or more than it (2.2)."""
    return (0, *range(highest + 1, MOST_BID + 1))


def phase_after(highest: int, passes: int) -> str:
    """The phase after a call: ``bidding``, ``play`` or ``redeal`` (2.3, 2.5).

    ``highest`` is the highest bid, ``passes`` the number of passes in a row at the end.
    """
    if highest == MOST_BID or (highest and passes == PASSES):
        return "play"
    return "redeal" if passes == SEATS else "bidding"


def passes_in_a_row(bids: Sequence[int]) -> int:
    """The number of passes at the end of the calls so far."""
    passes = 0
    for value in reversed(bids):
        if value:
            break
        passes += 1
    return passes


def highest_bidder(first_bidder: int, bids: Sequence[int]) -> int:
    """The seat of the highest bid; there has to be one, and no two are equal (2.2)."""
    return (first_bidder + bids.index(max(bids))) % SEATS

"""Faults of the auction (6.3): the calls, and what follows from them.

Calls are public, so everything here holds for states and views alike.
"""

from collections.abc import Sequence

from rules.doudizhu.auction import highest_bidder, open_bids, phase_after
from rules.doudizhu.state import SEATS
from rules.game import Document, Fault
from rules.message import say


def follow_auction(bids: Sequence[int]) -> tuple[str, int]:
    """The phase that these calls lead to, and the number of them that could be made."""
    highest = passes = 0
    for position, value in enumerate(bids):
        if phase_after(highest, passes) != "bidding" or value not in open_bids(highest):
            return phase_after(highest, passes), position
        highest, passes = (value, 0) if value else (highest, passes + 1)
    return phase_after(highest, passes), len(bids)


def auction_faults(document: Document) -> list[Fault]:
    """Calls that are no auction, or that give another bid, landlord, phase or turn."""
    bids, stated = document["bids"], document["phase"]
    phase, possible = follow_auction(bids)
    if possible < len(bids):
        detail = say("The call {bid} came after the end of the auction.", bid=bids[possible])
        if phase == "bidding":
            highest = max(bids[:possible], default=0)
            detail = say(
                "The call {bid} cannot follow a highest bid of {highest}.",
                bid=bids[possible],
                highest=highest,
            )
        return [Fault("auction_inconsistent", f"/bids/{possible}", detail)]
    due = {
        "bid": max(bids, default=0),
        "landlord": highest_bidder(document["first_bidder"], bids) if phase == "play" else None,
        "phase": "deal_over" if (phase, stated) == ("play", "deal_over") else phase,
    }
    if stated == phase and (phase != "play" or not any(document["played"])):
        turn = (document["first_bidder"] + len(bids)) % SEATS
        due["to_act"] = turn if phase == "bidding" else due["landlord"]
    return [
        Fault(
            "auction_inconsistent",
            f"/{key}",
            say("By these calls `{key}` is {value}.", key=key, value=shown(value)),
        )
        for key, value in due.items()
        if document[key] != value
    ]


def shown(value: int | str | None) -> int | str:
    """A value as JSON spells it."""
    return "null" if value is None else value

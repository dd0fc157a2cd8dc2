"""Every fault that a submitted Dou Dizhu state or view can have (section 6)."""

from collections.abc import Sequence, Set

from rules.doudizhu.cards import DECK
from rules.doudizhu.faults.auction import auction_faults, follow_auction
from rules.doudizhu.faults.plays import combination_faults, plays_faults
from rules.doudizhu.state import AUCTION_PHASES, BOTTOM, FINAL_PHASES, HAND
from rules.faults import Place, misplaced_cards, misplaced_in_view, unknown_cards
from rules.game import Document, Fault
from rules.message import say, say_many, term, terms, word


def state_faults(document: Document) -> list[Fault]:
    """The faults of a state document, in the order of section 6."""
    hands = document["hands"]
    places: list[Place] = [(f"/hands/{seat}", hand) for seat, hand in enumerate(hands)]
    places += _piles(document)
    if document["phase"] in AUCTION_PHASES:
        places.append(("/bottom", document["bottom"]))
    sizes = [len(hand) for hand in hands]
    return [
        *misplaced_cards(DECK, places),
        *_faults(document, sizes, "/hands"),
        *_bottom(document),
    ]


def view_faults(document: Document) -> list[Fault]:
    """The faults of a view document: those of a state that its seat could notice."""
    sizes = document["hand_sizes"]
    below = BOTTOM if document["phase"] in AUCTION_PHASES else 0
    return [
        *misplaced_in_view(DECK, document, _piles(document), below),
        *_faults(document, sizes, "/hand_sizes"),
        *_bottom_in_view(document),
    ]


def _piles(document: Document) -> list[Place]:
    return [(f"/played/{seat}", pile) for seat, pile in enumerate(document["played"])]


def _faults(document: Document, sizes: Sequence[int], pointer: str) -> list[Fault]:
    """Disagreements between sizes, calls, combination, plays and phase."""
    return [
        *_hand_sizes(document, sizes, pointer),
        *auction_faults(document),
        *combination_faults(document, sizes),
        *plays_faults(document),
        *_phase(document, sizes),
    ]


def _hand_sizes(document: Document, sizes: Sequence[int], pointer: str) -> list[Fault]:
    """Hands that do not hold what was dealt, and taken, less what was played (6.2)."""
    faults: list[Fault] = []
    for seat, size in enumerate(sizes):
        due = HAND + BOTTOM if seat == document["landlord"] else HAND
        gone = len(document["played"][seat])
        if size + gone != due:
            detail = say(
                "The cards in the hand of seat {seat} ({size}) and those that it has played "
                "({gone}) are "
                "not {due} together.",
                seat=seat,
                size=size,
                gone=gone,
                due=due,
            )
            faults.append(Fault("hand_size_inconsistent", f"{pointer}/{seat}", detail))
    return faults


def _phase(document: Document, sizes: Sequence[int]) -> list[Fault]:
    """A phase that turn, calls or hands contradict (6.7)."""
    bids, phase = document["bids"], document["phase"]
    empty = sizes.count(0)
    led_to, possible = follow_auction(bids)
    detail = ""
    if (document["to_act"] is None) != (phase in FINAL_PHASES):
        detail = say("Nobody is to act exactly when the deal is over or void.")
    elif possible == len(bids) and led_to != ("play" if phase == "deal_over" else phase):
        detail = say(
            "The calls lead to the phase {due}, not to {phase}.",
            due=word("phase", led_to),
            phase=word("phase", phase),
        )
    elif phase in AUCTION_PHASES:
        detail = say("Cards have been played already.") if any(document["played"]) else ""
    elif phase == "play":
        detail = say("A hand is empty, so the deal is over.") if empty else ""
    elif empty != 1:
        detail = say_many(
            "The deal ends when one hand is empty, and {count} is.",
            "The deal ends when one hand is empty, and {count} are.",
            count=empty,
        )
    return [Fault("phase_inconsistent", "/phase", detail)] if detail else []


# -- the bottom (6.4) -----------------------------------------------------------------------------


def _bottom(document: Document) -> list[Fault]:
    """A bottom that is not three cards or, once there is a landlord, not the landlord's."""
    bottom, landlord = document["bottom"], document["landlord"]
    if document["phase"] in AUCTION_PHASES:
        return _bottom_size(bottom)
    if landlord is None:
        return _named_bottom(bottom, DECK.index.keys())
    own = [*document["hands"][landlord], *document["played"][landlord]]
    return _named_bottom(bottom, set(own))


def _bottom_in_view(document: Document) -> list[Fault]:
    """As ``_bottom``, as far as a seat can tell; before there is a landlord it sees no bottom."""
    bottom, landlord, seat = document["bottom"], document["landlord"], document["seat"]
    if (bottom is None) != (document["phase"] in AUCTION_PHASES):
        detail = say("The bottom is open to all once there is a landlord, and hidden before.")
        return [Fault("bottom_inconsistent", "/bottom", detail)]
    if bottom is None:
        return []
    if landlord is None:
        return _named_bottom(bottom, DECK.index.keys())
    hand, played = document.get("hand", []), document["played"]
    if seat == landlord and "hand" in document:
        return _named_bottom(bottom, {*hand, *played[landlord]})
    foreign = {*hand, *(code for pile in played for code in pile)}.difference(played[landlord])
    faults = _named_bottom(bottom, DECK.index.keys() - foreign)
    held = [code for code in bottom if code not in played[landlord]]
    if not faults and len(held) > document["hand_sizes"][landlord]:
        detail = say("The landlord's hand has no room for {cards}.", cards=terms(DECK, held))
        faults.append(Fault("bottom_inconsistent", "/bottom", detail))
    return faults


def _named_bottom(bottom: Sequence[str], possible: Set[str]) -> list[Fault]:
    """A bottom that is not three different cards out of those that may be the landlord's."""
    faults = [*unknown_cards(DECK, "/bottom", bottom), *_bottom_size(bottom)]
    for position, code in enumerate(bottom[:BOTTOM]):
        detail = (
            ""
            if code in possible
            else say("Not a card of the landlord's: {card}.", card=term(DECK, code))
        )
        if code in bottom[:position]:
            detail = say("Named twice: {card}.", card=term(DECK, code))
        if detail:
            faults.append(Fault("bottom_inconsistent", f"/bottom/{position}", detail))
    return faults


def _bottom_size(bottom: Sequence[str]) -> list[Fault]:
    if len(bottom) == BOTTOM:
        return []
    detail = say_many(
        "The bottom has three cards, not {count}.",
        "The bottom has three cards, not {count}.",
        count=len(bottom),
    )
    return [Fault("bottom_inconsistent", "/bottom", detail)]

"""The words of Dou Dizhu: labels for its codes, and sentences for its events."""

from collections.abc import Sequence

from rules.doudizhu.cards import DECK, JOKER_NAMES, PLAIN_NAMES, SUITS
from rules.doudizhu.kinds import KINDS
from rules.message import Message, say, terms, word
from rules.words import Event, Told, Words, spaced


def _bid(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    own, value = event["seat"] == seat, event["value"]
    if not value:
        return say("You do not bid.") if own else say("Seat {seat} does not bid.", **event)
    return (
        say("You bid {value}.", value=value) if own else say("Seat {seat} bids {value}.", **event)
    )


def _play(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    shown = {"kind": word("kind", event["kind"]), "cards": terms(DECK, event["cards"])}
    if event["seat"] == seat:
        return say("You play {cards} ({kind}).", **shown)
    return say("Seat {seat} plays {cards} ({kind}).", seat=event["seat"], **shown)


def _deal_over(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    """Told from the side of the seat: the landlord's, or the farmers'."""
    winner, landlord = event["seat"], event["landlord"]
    stake = {"points": abs(event["points"][(landlord + 1) % 3])}
    if winner == landlord:
        if seat == landlord:
            return say("You win as landlord: {points} from each farmer.", **stake)
        return say("The landlord wins: {points} from each farmer.", **stake)
    if seat is not None and seat != landlord:
        return say("You and the other farmer win: {points} each.", **stake)
    return say("The farmers win: {points} each.", **stake)


words = Words(
    labels={
        "suit": SUITS,
        "rank": {**PLAIN_NAMES, **JOKER_NAMES},
        "kind": {kind: spaced(kind) for kind in KINDS},
        "item": {"result": "result"},
    },
    explanations={
        "result": "The bid times the multiplier, won or lost once by each farmer and twice by the "
        "landlord.",
    },
    told={
        "bid": _bid,
        "landlord": Told(
            "You are the landlord and take the bottom: {bottom}.",
            "Seat {seat} is the landlord and takes the bottom: {bottom}.",
        ),
        "redeal": Told("", "", "Nobody has bid: the deal is void."),
        "play": _play,
        "bomb": Told(
            "You play a bomb: the stake is multiplied by {multiplier} now.",
            "Seat {seat} plays a bomb: the stake is multiplied by {multiplier} now.",
        ),
        "rocket": Told(
            "You play the rocket: the stake is multiplied by {multiplier} now.",
            "Seat {seat} plays the rocket: the stake is multiplied by {multiplier} now.",
        ),
        "pass": Told("You pass.", "Seat {seat} passes."),
        "trick_won": Told(
            "Nobody beats that: you lead anew.", "Nobody beats that: seat {seat} leads anew."
        ),
        "spring": Told(
            "Spring: the stake is multiplied by {multiplier} now.",
            "Spring: the stake is multiplied by {multiplier} now.",
        ),
        "anti_spring": Told(
            "Anti-spring: the stake is multiplied by {multiplier} now.",
            "Anti-spring: the stake is multiplied by {multiplier} now.",
        ),
        "deal_over": _deal_over,
    },
)

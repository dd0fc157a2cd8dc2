"""The words of Scopa: labels for its codes, and sentences for its events."""

from collections.abc import Sequence

from rules.message import Group, Message, Term, say, say_many, term, terms
from rules.scopa.cards import DECK, RANKS, SETTEBELLO, SUITS
from rules.words import Event, Told, Words

SETTEBELLO_CODE = DECK.codes[SETTEBELLO]


def _capture(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    """Told with the card that took, and the seven of diamonds by its name."""
    famous = Term("card", "settebello")
    taken = [famous if code == SETTEBELLO_CODE else term(DECK, code) for code in event["cards"]]
    shown = {"cards": Group(taken), "card": term(DECK, before[-1]["card"])}
    if event["seat"] == seat:
        return say("You take the {cards:name} with the {card:name}.", **shown)
    return say(
        "Seat {seat} takes the {cards:name} with the {card:name}.", seat=event["seat"], **shown
    )


def _cards_dealt(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    if event["seat"] == seat:
        return say("You are dealt the {cards:name}.", cards=terms(DECK, event["cards"]))
    return say_many(
        "Seat {seat} is dealt {count} card.",
        "Seat {seat} is dealt {count} cards.",
        seat=event["seat"],
        count=event["count"],
    )


def _deal_over(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    winner, (first, second) = event["seat"], event["points"]
    if winner is None:
        return say("The deal is drawn, {first} to {second}.", first=first, second=second)
    points = {"points": event["points"][winner], "others": event["points"][1 - winner]}
    if winner == seat:
        return say("You win the deal, {points} to {others}.", **points)
    return say("Seat {seat} wins the deal, {points} to {others}.", seat=winner, **points)


def _match_over(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    winner = event["seat"]
    points = {"points": event["scores"][winner], "others": event["scores"][1 - winner]}
    if winner == seat:
        return say("You win the match, {points} to {others}.", **points)
    return say("Seat {seat} wins the match, {points} to {others}.", seat=winner, **points)


words = Words(
    labels={
        "suit": SUITS,
        "rank": {**RANKS, "J": "jack (fante)", "Q": "queen (regina)", "K": "king (re)"},
        "item": {
            "sweeps": "sweeps (scope)",
            "cards": "cards",
            "diamonds": "diamonds",
            "settebello": "settebello",
            "primiera": "primiera",
        },
    },
    explanations={
        "sweeps": "One point for each capture that leaves the table empty.",
        "cards": "One point for more cards than the other seat.",
        "diamonds": "One point for more diamonds than the other seat.",
        "settebello": "One point for the seven of diamonds.",
        "primiera": "One point for the better primiera: the best card of each suit added up.",
    },
    told={
        "card_played": Told("You play the {card:name}.", "Seat {seat} plays the {card:name}."),
        "capture": _capture,
        "sweep": Told("You sweep the table: a scopa.", "Seat {seat} sweeps the table: a scopa."),
        "cards_dealt": _cards_dealt,
        "table_taken": Told(
            "You take what is left on the table: {cards:name}.",
            "Seat {seat} takes what is left on the table: {cards:name}.",
        ),
        "deal_over": _deal_over,
        "match_over": _match_over,
    },
)

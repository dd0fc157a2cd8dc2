"""The words of Schnapsen: labels for its codes, and sentences for its events."""

from collections.abc import Sequence

from rules.message import Message, say, say_many
from rules.schnapsen.cards import DECK, RANKS, SUITS
from rules.words import Event, Told, Words, spaced, value_terms


def _trick_won(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    shown = {"count": event["points"]}
    if event["seat"] == seat:
        return say_many(
            "You win the trick: {count} point.", "You win the trick: {count} points.", **shown
        )
    return say_many(
        "Seat {seat} wins the trick: {count} point.",
        "Seat {seat} wins the trick: {count} points.",
        seat=event["seat"],
        **shown,
    )


def _marriage(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    own, shown = event["seat"] == seat, value_terms(DECK, words, event)
    if event["counted"]:
        if own:
            return say("You declare the marriage of {suit}: {points} points.", **shown)
        return say("Seat {seat} declares the marriage of {suit}: {points} points.", **shown)
    if own:
        return say(
            "You declare the marriage of {suit}; it counts {points} with your first trick.", **shown
        )
    return say(
        "Seat {seat} declares the marriage of {suit}; it counts {points} with its first trick.",
        **shown,
    )


def _deal_over(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    shown = value_terms(DECK, words, event) | {"count": event["game_points"]}
    if event["seat"] == seat:
        return say_many(
            "You win the deal ({reason}): {count} game point.",
            "You win the deal ({reason}): {count} game points.",
            **shown,
        )
    return say_many(
        "Seat {seat} wins the deal ({reason}): {count} game point.",
        "Seat {seat} wins the deal ({reason}): {count} game points.",
        **shown,
    )


words = Words(
    labels={
        "suit": SUITS,
        "rank": RANKS,
        "reason": {code: spaced(code) for code in ("reached_66", "closer_failed", "last_trick")},
        "item": {"game_points": "game points"},
    },
    explanations={
        "game_points": "One to three points off the winner's score, by what the loser had won.",
    },
    told={
        "card_played": Told("You play the {card:name}.", "Seat {seat} plays the {card:name}."),
        "exchange": Told(
            "You exchange the {jack:name} for the {card:name}.",
            "Seat {seat} exchanges the {jack:name} for the {card:name}.",
        ),
        "stock_closed": Told("You close the stock.", "Seat {seat} closes the stock."),
        "marriage": _marriage,
        "marriage_counted": Told(
            "Your marriage of {suit} counts now: {points} points.",
            "The marriage of {suit} of seat {seat} counts now: {points} points.",
        ),
        "trick_won": _trick_won,
        "card_drawn": Told("You draw the {card:name}.", "Seat {seat} draws a card."),
        "indicator_drawn": Told(
            "You draw the indicator, the {card:name}.",
            "Seat {seat} draws the indicator, the {card:name}.",
        ),
        "deal_over": _deal_over,
        "match_over": Told("You win the match.", "Seat {seat} wins the match."),
    },
)

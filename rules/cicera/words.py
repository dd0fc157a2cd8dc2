"""The words of Cicera: labels for its codes, and sentences for its events."""

from collections.abc import Sequence

from rules.cicera.cards import DECK, RANKS, SUITS
from rules.message import Message, say, term, terms
from rules.words import Event, Told, Words, team_result

BONUSES = {
    "sweep": "scùa (sweep)",
    "picada": "picada",
    "simili": "simili",
    "quadriglia": "quadriglia",
}


def _capture(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    shown = {"cards": terms(DECK, event["cards"]), "card": term(DECK, before[-1]["card"])}
    if event["seat"] == seat:
        return say("You take the {cards:name} with the {card:name}.", **shown)
    return say(
        "Seat {seat} takes the {cards:name} with the {card:name}.", seat=event["seat"], **shown
    )


words = Words(
    labels={
        "suit": SUITS,
        "rank": {**RANKS, "J": "jack (fante)", "N": "knight (cavallo)", "K": "king (re)"},
        "bonus": BONUSES,
        "item": {
            **BONUSES,
            "cards": "cards",
            "swords": "swords",
            "la_mata": "la Mata",
            "ten_of_coins": "ten of coins",
            "fante_of_cups": "jack of cups (fante)",
            "napula": "napula",
        },
    },
    explanations={
        "sweep": "One point for each capture that leaves the table empty.",
        "picada": "One point for each capture of just the card that was laid right before.",
        "simili": "One point for each capture whose cards are all of one suit.",
        "quadriglia": "One point for each capture of three or more cards.",
        "cards": "Two points for more cards than the other team.",
        "swords": "One point for more swords than the other team.",
        "la_mata": "One point for the two of swords.",
        "ten_of_coins": "One point for the ten of coins.",
        "fante_of_cups": "One point for the jack of cups.",
        "napula": "A point for each card of the run of swords from the ace, three or more.",
    },
    told={
        "card_played": Told("You play the {card:name}.", "Seat {seat} plays the {card:name}."),
        "capture": _capture,
        "bonus": Told("You score a bonus: {bonus}.", "Seat {seat} scores a bonus: {bonus}."),
        "table_taken": Told(
            "Your side takes what is left on the table: {cards:name}.",
            "The side of seat {seat} takes what is left on the table: {cards:name}.",
        ),
        "deal_over": team_result,
    },
)

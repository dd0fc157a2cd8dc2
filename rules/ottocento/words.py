"""The words of Ottocento: labels for its codes, and sentences for its events."""

from collections.abc import Sequence

from rules.message import Message, say
from rules.ottocento.cards import DECK, RANKS, SUITS
from rules.ottocento.combinations import SETS, SUIT_SEQUENCES
from rules.words import Event, Told, Words, team_result, value_terms


def _forfeit(event: Event, before: Sequence[Event], seat: int | None) -> Message:
    shown = value_terms(DECK, words, event)
    if seat is not None and seat % 2 == event["team"]:
        return say("Your side has no trick and loses {cards:name}.", **shown)
    return say("Team {team} has no trick and loses {cards:name}.", **shown)


def _ranks() -> dict[str, str]:
    ranks = {**RANKS, "J": "jack (fante)", "N": "knight (cavallo)", "Q": "queen (regina)"}
    ranks["K"] = "king (re)"
    return ranks | {card.rank: card.rank for card in DECK.catalogue if card.suit not in SUITS}


words = Words(
    labels={
        "suit": {**SUITS, "trumps": "trumps"},
        "rank": _ranks(),
        "combination": {
            **{name: name for name, _, _ in SETS},
            **{name: name for name, _ in SUIT_SEQUENCES},
            "grande": "Grande",
            "aces": "aces",
            "moors": "Moors",
        },
        "item": {
            "card_points": "card points",
            "last_trick": "last trick",
            "declarations": "declarations",
            "captured_sets": "sets in the pile",
            "captured_sequences": "sequences in the pile",
        },
    },
    explanations={
        "card_points": "The values of the cards in the pile, less half a point for each card.",
        "last_trick": "Six points for the last trick.",
        "declarations": "The points of the combinations declared from the hands.",
        "captured_sets": "The points of three or four of a kind in the pile.",
        "captured_sequences": "The points of the sequences in the pile.",
    },
    told={
        "discard": Told("You discard {cards:name}.", "Seat {seat} discards two cards."),
        "declaration": Told(
            "You declare {cards:name}: {points} points.",
            "Seat {seat} declares {cards:name}: {points} points.",
        ),
        "card_played": Told("You play the {card:name}.", "Seat {seat} plays the {card:name}."),
        "trick_won": Told("You win the trick.", "Seat {seat} wins the trick."),
        "settlement_due": Told(
            "You owe a card for the Matto.", "Seat {seat} owes a card for the Matto."
        ),
        "settlement": Told(
            "You give the {card:name} for the Matto.",
            "Seat {seat} gives the {card:name} for the Matto.",
        ),
        "forfeit": _forfeit,
        "discards_shown": Told(
            "You had discarded {cards:name}.", "Seat {seat} had discarded {cards:name}."
        ),
        "deal_over": team_result,
    },
)

"""Scopa's events in sentences."""

from rules.scopa import game

EVENTS = [
    {"type": "card_played", "seat": 0, "card": "7S"},
    {"type": "capture", "seat": 0, "cards": ["7D"]},
]


def test_the_reader_is_spoken_to():
    assert game.narrated(EVENTS, 0) == [
        "You play the seven of spades.",
        "You take the settebello with the seven of spades.",
    ]


def test_others_are_spoken_of():
    assert game.narrated(EVENTS, 1) == [
        "Seat 0 plays the seven of spades.",
        "Seat 0 takes the settebello with the seven of spades.",
    ]

"""The game by which tests show what holds for every game."""

from rules import own_games

EXAMPLE = max(
    (game for game in own_games().values() if game.scope == "match"),
    key=lambda game: game.deck.size,
)
PATH = f"/v1/games/{EXAMPLE.id}"
MATCHES = [game for game in own_games().values() if game.scope == "match"]
SHORT = min(own_games().values(), key=lambda game: game.deck.size)
CROWDED = max(own_games().values(), key=lambda game: game.seats)
OTHER = next(game for game in own_games().values() if game is not EXAMPLE)

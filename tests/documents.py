"""Documents of a game for its tests: met in the golden game, changed, played on and counted."""

import json

from tests.playing import golden


def written(value):
    return json.loads(json.dumps(value))


def changed(document, changes):
    """A document with fields replaced, by a value or by a function of the old one."""
    new = {key: at(document[key]) if callable(at) else at for key, at in changes.items()}
    return {**document, **new}


def without(*codes):
    return lambda cards: [card for card in cards if card not in codes]


def found(faults):
    return [(fault.code, fault.pointer) for fault in faults]


class Documents:
    """The documents of a game whose only move is to play a card, and to capture with it or not."""

    def __init__(self, game):
        self.game = game
        self.golden = golden(game)

    def dealt(self, deck, dealer, previous=None):
        game = self.game
        table = game.deal(game.deck.read(deck), dealer, game.default_options(), previous)
        return written(game.write_state(table))

    def reached(self, ply):
        """The state of the golden game after ``ply`` plays."""
        deal = self.golden["deal"]
        document = self.dealt(deal["deck"], deal["dealer"])
        for move in self.golden["moves"][:ply]:
            document = self.after(document, move["card"], move["capture"])
        return document

    def seen(self, document, seat):
        """The view of a seat."""
        game = self.game
        return written(game.write_view(game.view(game.read_state(document), seat)))

    def move(self, card, capture=()):
        return self.game.read_move({"type": "play", "card": card, "capture": [*capture]})

    def moves(self, document):
        game = self.game
        return [game.write_move(listed) for listed in game.moves_of(game.read_state(document))]

    def captures(self, document, card):
        """The captures listed for a card of the seat to act; ``[]`` stands for laying it."""
        return [listed["capture"] for listed in self.moves(document) if listed["card"] == card]

    def refusal(self, document, card, capture=(), seat=None):
        return self.game.why_illegal(self.game.read_state(document), self.move(card, capture), seat)

    def outcome(self, document, card, capture=()):
        """The state after a play, and its events."""
        game = self.game
        table, events = game.apply(game.read_state(document), self.move(card, capture))
        return written(game.write_state(table)), events

    def after(self, document, card, capture=()):
        return self.outcome(document, card, capture)[0]

    def score(self, document):
        return written(self.game.score(self.game.read_state(document)).document())

    def totals(self, document):
        return [side["total"] for side in self.score(document)["sides"]]

    def item(self, document, name):
        """The points of both sides for one item of the score."""
        return [entry["points"] for entry in self._entries(document, name)]

    def details(self, document, name):
        return [entry["detail"] for entry in self._entries(document, name)]

    def _entries(self, document, name):
        sides = self.score(document)["sides"]
        return [next(entry for entry in side["items"] if entry["name"] == name) for side in sides]

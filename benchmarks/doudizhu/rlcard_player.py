"""RLCard's rule player ``doudizhu-rule-v1`` as an opponent at our tables.

Needs the package ``rlcard`` (1.2) from PyPI. The player is used as it is: for every move it gets
the raw observation that RLCard's own environment would give it, made from our view. RLCard knows no
auction and lets the wings of an airplane hold a joker or three of a rank; what its player names
against our rules is replaced by the legal move nearest to it, and counted in ``replaced``.
Where its rules name no move it draws one from numpy's global generator, which is seeded before
every move: a deal goes the same way again, whatever was played before it in the same process.
"""

import numpy
from rlcard.games.doudizhu.utils import CARD_TYPE
from rlcard.models.doudizhu_rule_models import DouDizhuRuleAgentV1

from rules.doudizhu import game

RANKS = "3456789TJQKA2BR"
LANDLORD = 0
"""RLCard numbers the seats from the landlord on."""


def ranks_of(codes):
    """RLCard's spelling of cards: their ranks in rising order, B and R for the jokers."""
    return "".join(sorted((code[0] for code in codes), key=RANKS.index))


class RuleModel:
    """Makes the moves of RLCard's rule player; ``asked`` and ``replaced`` count them."""

    def __init__(self):
        self.player = DouDizhuRuleAgentV1()
        self.asked = 0
        self.replaced = 0

    def move(self, view, seed):
        """The player's move, as a document, for the acting seat's view, as a document."""
        if view["phase"] == "bidding":
            return {"type": "bid", "value": 0}
        moves = [game.write_move(move) for move in game.legal_moves(game.read_view(view))]
        named = {ranks_of(move.get("cards", ())) or "pass": move for move in moves}
        numpy.random.seed(seed)
        chosen = str(self.player.step({"raw_obs": observation(view, list(named))}))
        self.asked += 1
        if chosen in named:
            return named[chosen]
        self.replaced += 1
        return named.get("pass") or named[nearest(chosen, named)]


def observation(view, actions):
    """The state that RLCard's environment shows the seat to act; ``actions`` are the legal ones."""
    seat = (view["to_act"] - view["landlord"]) % 3
    return {
        "self": seat,
        "landlord": LANDLORD,
        "current_hand": ranks_of(view["hand"]),
        "num_cards_left": [view["hand_sizes"][(view["landlord"] + n) % 3] for n in range(3)],
        "trace": trace(view),
        "actions": actions,
    }


def trace(view):
    """The end of the record: the combination to be beaten and the passes on it.

    The player looks no further back than to the combination, and takes an empty record, or two
    passes at its end, for the lead.
    """
    combination = view["combination"]
    if combination is None:
        return []
    seat = (combination["seat"] - view["landlord"]) % 3
    passes = [((seat + 1 + n) % 3, "pass") for n in range(view["passes"])]
    return [(seat, ranks_of(combination["cards"])), *passes]


def nearest(chosen, named):
    """The legal action that shares most ranks with one that is not legal, the shortest of them."""
    kind = CARD_TYPE[0].get(chosen, [("",)])[0][0]

    def likeness(action):
        shared = sum(min(action.count(rank), chosen.count(rank)) for rank in RANKS)
        same = CARD_TYPE[0][action][0][0] == kind
        return shared - abs(len(action) - shared), same, -len(action)

    return max(named, key=likeness)

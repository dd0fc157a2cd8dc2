"""How two players of Dou Dizhu are compared: as landlord and as the two farmers.

The first bidder, seat 0, is made landlord at the highest bid. ``rlcard`` is RLCard's
doudizhu-rule-v1, from the dependency group `peers`.
"""

from rules.doudizhu import game

SIDES = ({0}, {1, 2})


def opening(seed, previous):
    """A deal with seat 0 as landlord."""
    state = game.shuffle_and_deal(seed, 0, game.default_options(), None)
    state, _ = game.apply(state, game.read_move({"type": "bid", "value": 3}))
    return state


def lead(totals, side):
    """The landlord's points, or what the farmers win from the landlord."""
    return totals[0] if side == 0 else -totals[0]


def rlcard():
    from doudizhu.rlcard_player import RuleModel

    player = RuleModel()
    return lambda view, seed: game.read_move(player.move(game.write_view(view), seed))


POLICIES = {"rlcard": rlcard}

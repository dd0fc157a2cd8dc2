"""The documented greedy player of Schnapsen, the bar that the search is measured against.

It follows the rules of ``policy`` to the letter, which the search's play-outs now and then do not.
"""

from rules.schnapsen.ai.worlds import position_of
from rules.schnapsen.moves import Move, decode
from rules.schnapsen.state import View


def greedy(view: View) -> Move:
    """The move of the greedy player for the seat to act."""
    return decode(position_of(view).greedy_move())

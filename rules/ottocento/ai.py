"""How the AI plays Ottocento.

Play and discards are searched by information-set Monte-Carlo tree search (Cowling, Powley,
Whitehouse, "Information Set Monte Carlo Tree Search", 2012) over worlds dealt consistently with the
view, every move of the root on the same worlds, as in perfect-information Monte Carlo (Long,
Sturtevant, Buro, Furtak, "Understanding the Success of Perfect Information Monte Carlo Sampling in
Game Tree Search", 2010). Play-outs follow rules of thumb with some noise (``policy``). Values are
points by which the own team is expected to end ahead, declarations and combinations included.

Once nothing is hidden the answer is exact: always in the settlement, and in play when the unseen
cards can lie in one way only and at most ``SOLVED_CARDS`` are left in the hands. A declaration is
always made when there is one: it is worth at least ten points at once.
"""

from typing import Final

from rules.ottocento.choices import discard_order
from rules.ottocento.moves import Declare, Discard, Move, Play, Settle
from rules.ottocento.play import View
from rules.ottocento.position import (
    CARD_BITS,
    CARD_FIELD,
    DECLARE,
    DISCARD,
    DISCARDING,
    SETTLING,
)
from rules.ottocento.worlds import OttocentoWorlds, table_of
from rules.paired import PairedSearch
from rules.search import Random
from rules.thinking import Thinking, exact_thinking, only_thinking, searched_thinking

SCALE: Final = 40.0
SOLVED_CARDS: Final = 12
DISCARD_CHOICES: Final = 10


def decode_play(move: int) -> Move:
    """The move of phase ``play`` that a coded integer stands for."""
    return Declare() if move == DECLARE else Play(move)


def decode_discard(move: int) -> Move:
    """The discards that a coded integer stands for."""
    pair = move - DISCARD
    return Discard((pair & CARD_FIELD, pair >> CARD_BITS))


def decode_settle(move: int) -> Move:
    """The settlement that a coded integer stands for."""
    return Settle(move)


def think(view: View, seed: int) -> Thinking[Move]:
    """Think about the acting seat's move from its view alone."""
    worlds = OttocentoWorlds(view)
    base = worlds.base
    if base.stage == DISCARDING:
        base.choices = discard_order(base.hand(base.to_act))[:DISCARD_CHOICES]
        return searched_thinking(PairedSearch(worlds, seed, SCALE), decode_discard)
    if base.stage == SETTLING:
        return exact_thinking(worlds.deal(Random(seed)), decode_settle)
    moves = base.moves()
    if len(moves) == 1:
        return only_thinking(moves[0], decode_play)
    if moves[0] == DECLARE:
        return only_thinking(DECLARE, decode_play)
    if worlds.certain() and sum(view.hand_sizes) <= SOLVED_CARDS:
        return exact_thinking(worlds.deal(Random(seed)), decode_play)
    return searched_thinking(PairedSearch(worlds, seed, SCALE), decode_play)


def greedy(view: View) -> Move:
    """The documented greedy player: the rules of thumb of ``policy``, without search.

    It discards the cheapest cards, preferring to be void in a suit, declares whenever it can, wins
    tricks that hold points with the lowest card that is enough, throws points on tricks that its
    partner is going to win, leads unbeatable court cards and, from a hand with many, high trumps,
    and gives the cheapest card for the Matto.
    """
    base = table_of(view)
    if base.stage == DISCARDING:
        return decode_discard(discard_order(base.hand(base.to_act))[0])
    moves = base.moves()
    if base.stage == SETTLING:
        return Settle(moves[0])
    if moves[0] == DECLARE:
        return Declare()
    return Play(base.policy_card(base.to_act, base.hand(base.to_act)))

"""Scoring Scopa (sections 5 and 6)."""

from rules.scopa.cards import DECK, DIAMONDS, OF_SUIT, PRIMIERA, SETTEBELLO
from rules.scopa.state import State, match_is_over
from rules.score import Item, Match, Score, Side, leading_side


def primiera(pile: int) -> int:
    """The primiera of a pile: the best card of each suit added up, 0 if a suit is missing (5.3)."""
    total = 0
    for suit in OF_SUIT:
        best = _best_of(pile & suit)
        if best < 0:
            return 0
        total += PRIMIERA[best]
    return total


def _best_of(cards: int) -> int:
    """The card with the highest primiera value, −1 for an empty set."""
    best = -1
    while cards:
        low = cards & -cards
        card = low.bit_length() - 1
        if best < 0 or PRIMIERA[card] > PRIMIERA[best]:
            best = card
        cards ^= low
    return best


def awards(own: int, other: int) -> tuple[int, int, int, int]:
    """The points of a pile for cards, diamonds, settebello and primiera (section 5.2)."""
    return (
        int(own.bit_count() > other.bit_count()),
        int((own & DIAMONDS).bit_count() > (other & DIAMONDS).bit_count()),
        own >> SETTEBELLO & 1,
        int(primiera(own) > primiera(other)),
    )


def deal_points(captured: tuple[int, int], sweeps: tuple[int, int]) -> tuple[int, int]:
    """The points of each seat for its pile and sweeps."""
    first, second = captured
    return (sweeps[0] + sum(awards(first, second)), sweeps[1] + sum(awards(second, first)))


def _side(state: State, seat: int) -> Side:
    pile = state.captured[seat]
    cards, diamonds, settebello, best = awards(pile, state.captured[1 - seat])
    total = primiera(pile)
    primiera_cards = [_best_of(pile & suit) for suit in OF_SUIT] if total else []
    return Side(
        seat,
        (seat,),
        (
            Item("sweeps", state.sweeps[seat]),
            Item("cards", cards, {"count": pile.bit_count()}),
            Item("diamonds", diamonds, {"count": (pile & DIAMONDS).bit_count()}),
            Item("settebello", settebello),
            Item("primiera", best, {"sum": total, "cards": DECK.spell(primiera_cards)}),
        ),
    )


def score(state: State) -> Score:
    """The score of the deal, provisional until it is over, and where the match stands."""
    sides = (_side(state, 0), _side(state, 1))
    final = state.phase != "play"
    winner = leading_side([side.total for side in sides]) if final else None
    decided = final and match_is_over(state.scores, state.target)
    match = Match(
        scores=state.scores,
        target=state.target,
        over=decided,
        winner=leading_side(state.scores) if decided else None,
    )
    return Score(final, sides, winner, final and winner is None, match)

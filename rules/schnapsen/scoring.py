"""Scoring Schnapsen (sections 4.5 to 7)."""

from collections.abc import Iterable, Sequence
from typing import Final

from rules.schnapsen.cards import POINTS
from rules.schnapsen.state import Closed, Marriage, Result, State, Trick
from rules.score import Item, Match, Score, Side

WINNING_POINTS: Final = 66
"""The points that end a deal (section 5.1)."""

SAFE_POINTS: Final = 33
"""The points with which a loser pays only one game point (section 6.1)."""

MOST_GAME_POINTS: Final = 3
"""The most game points that one deal can bring (section 6)."""


def tricks_of(tricks: Iterable[Trick], seat: int) -> int:
    """The number of tricks that a seat has taken."""
    return sum(trick.winner == seat for trick in tricks)


def card_points_of(tricks: Iterable[Trick], seat: int) -> int:
    """The worth of the cards in a seat's tricks, marriages left aside (section 4.5)."""
    return sum(POINTS[trick.led] + POINTS[trick.answer] for trick in tricks if trick.winner == seat)


def counted(cards: int, tricks: int, marriages: int) -> int:
    """Points towards 66: cards in tricks and, with a trick, what was declared (section 4.5)."""
    return cards + marriages if tricks else 0


def points_of(tricks: Iterable[Trick], marriages: Iterable[Marriage], seat: int) -> int:
    """A seat's points: the cards in its tricks and, once it has a trick, its marriages (4.5)."""
    taken = list(tricks)
    declared = sum(marriage.points for marriage in marriages if marriage.seat == seat)
    return counted(card_points_of(taken, seat), tricks_of(taken, seat), declared)


def closing_record(tricks: Sequence[Trick], marriages: Sequence[Marriage], closer: int) -> Closed:
    """The record that is kept of the opponent when the stock is closed (section 4.3)."""
    opponent = 1 - closer
    return Closed(closer, points_of(tricks, marriages, opponent), tricks_of(tricks, opponent))


def game_points(points: int, tricks: int) -> int:
    """The game points of a win at 66 against a loser with these points and tricks (6.1, 6.2)."""
    if points >= SAFE_POINTS:
        return 1
    return 2 if tricks else 3


def failed_points(tricks: int) -> int:
    """The game points that a failed closer pays, by the opponent's tricks at closing (6.3)."""
    return 2 if tricks else 3


def outcome(
    points: tuple[int, int], tricks: tuple[int, int], closed: tuple[int, int, int], last: int
) -> int:
    """The game points of a deal (sections 5 and 6), 0 while it goes on.

    They are positive if seat 0 has won, negative if seat 1 has. ``points`` are those that count,
    ``closed`` is (closer, opponent's points, opponent's tricks), the closer −1 if there is none;
    ``last`` is the winner of the last trick once all cards have been played, before that −1.
    """
    closer, closed_points, closed_tricks = closed
    if points[0] < WINNING_POINTS and points[1] < WINNING_POINTS:
        if last < 0:
            return 0
        if closer < 0:
            return 1 if last == 0 else -1
        winner = 1 - closer
    else:
        winner = 0 if points[0] >= WINNING_POINTS else 1
    if closer < 0:
        loses = (points[1], tricks[1]) if winner == 0 else (points[0], tricks[0])
        pays = game_points(loses[0], loses[1])
    elif winner == closer:
        pays = game_points(closed_points, closed_tricks)
    else:
        pays = failed_points(closed_tricks)
    return pays if winner == 0 else -pays


def result_of(
    tricks: Sequence[Trick],
    marriages: Sequence[Marriage],
    closed: Closed | None,
    cards_left: bool,
) -> Result | None:
    """The result of the deal (sections 5 and 6); None while it goes on."""
    points = (points_of(tricks, marriages, 0), points_of(tricks, marriages, 1))
    pays = outcome(
        points,
        (tricks_of(tricks, 0), tricks_of(tricks, 1)),
        (-1, 0, 0) if closed is None else closed,
        -1 if cards_left else tricks[-1].winner,
    )
    if not pays:
        return None
    winner = 0 if pays > 0 else 1
    reason = "reached_66" if points[winner] >= WINNING_POINTS else "last_trick"
    if closed is not None and winner != closed.seat:
        reason = "closer_failed"
    return Result(winner, abs(pays), reason)


def counted_down(scores: tuple[int, int], result: Result) -> tuple[int, int]:
    """The game points that each player still needs after a deal (section 7)."""
    needs = list(scores)
    needs[result.winner] = max(needs[result.winner] - result.game_points, 0)
    return (needs[0], needs[1])


def _side(state: State, seat: int) -> Side:
    result = state.result
    earned = result.game_points if result and result.winner == seat else 0
    detail = {
        "reason": result.reason if result else None,
        "card_points": card_points_of(state.tricks, seat),
    }
    return Side(seat, (seat,), (Item("game_points", earned, detail),))


def score(state: State) -> Score:
    """The score of the deal, provisional until it is over, and where the match stands."""
    over = state.phase == "match_over"
    match = Match(
        scores=state.scores,
        target=state.target,
        over=over,
        winner=state.scores.index(0) if over else None,
    )
    winner = state.result.winner if state.result else None
    return Score(
        final=state.result is not None,
        sides=(_side(state, 0), _side(state, 1)),
        winner=winner,
        draw=False,
        match=match,
    )

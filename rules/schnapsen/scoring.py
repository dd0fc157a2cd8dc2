"""Scoring Schnapsen (sections 4.5 to 7)."""

from collections.abc import Iterable, Sequence

from rules.game import Item, Match, Score, Side
from rules.schnapsen.cards import POINTS
from rules.schnapsen.play import Closed, Marriage, Result, State, Trick

ENOUGH = 66
HALF = 33


def tricks_of(tricks: Iterable[Trick], seat: int) -> int:
    """How many tricks a seat has taken."""
    return sum(trick.winner == seat for trick in tricks)


def card_points_of(tricks: Iterable[Trick], seat: int) -> int:
    """The worth of the cards in a seat's tricks, marriages left aside (section 4.5)."""
    return sum(POINTS[trick.led] + POINTS[trick.answer] for trick in tricks if trick.winner == seat)


def points_of(tricks: Iterable[Trick], marriages: Iterable[Marriage], seat: int) -> int:
    """A seat's points: the cards in its tricks and, once it has a trick, its marriages (4.5)."""
    taken = card_points_of(tricks, seat)
    if not taken:
        return 0
    return taken + sum(marriage.points for marriage in marriages if marriage.seat == seat)


def closing_record(tricks: Sequence[Trick], marriages: Sequence[Marriage], closer: int) -> Closed:
    """What is kept of the opponent when the stock is closed (section 4.3)."""
    opponent = 1 - closer
    return Closed(closer, points_of(tricks, marriages, opponent), tricks_of(tricks, opponent))


def game_points(points: int, tricks: int) -> int:
    """What a win at 66 pays against a loser with these points and tricks (6.1, 6.2)."""
    if points >= HALF:
        return 1
    return 2 if tricks else 3


def result_of(
    tricks: Sequence[Trick],
    marriages: Sequence[Marriage],
    closed: Closed | None,
    cards_left: bool,
) -> Result | None:
    """How the deal has ended (sections 5 and 6); None while it goes on."""
    for seat in (0, 1):
        if points_of(tricks, marriages, seat) >= ENOUGH:
            return _reached(tricks, marriages, closed, seat)
    if cards_left:
        return None
    if closed is not None:
        return _failed(closed)
    return Result(tricks[-1].winner, 1, "last_trick")


def _reached(
    tricks: Sequence[Trick], marriages: Sequence[Marriage], closed: Closed | None, winner: int
) -> Result:
    if closed is None:
        loser = 1 - winner
        pays = game_points(points_of(tricks, marriages, loser), tricks_of(tricks, loser))
        return Result(winner, pays, "reached_66")
    if winner != closed.seat:
        return _failed(closed)
    pays = game_points(closed.opponent_points, closed.opponent_tricks)
    return Result(winner, pays, "reached_66")


def _failed(closed: Closed) -> Result:
    """The closer's opponent wins (section 6.3)."""
    return Result(1 - closed.seat, 2 if closed.opponent_tricks else 3, "closer_failed")


def counted_down(scores: tuple[int, int], result: Result) -> tuple[int, int]:
    """What each player still needs after a deal (section 7)."""
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

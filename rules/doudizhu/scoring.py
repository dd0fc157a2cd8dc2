"""Scoring Dou Dizhu (section 5)."""

from collections.abc import Sequence

from rules.doudizhu.state import FINAL_PHASES, SEATS, State
from rules.score import Item, Score, Side


def springs(landlord: int, winner: int, plays: Sequence[int]) -> tuple[bool, bool]:
    """(spring, anti-spring), each true if a finished deal is one (5.3)."""
    if winner == landlord:
        return sum(plays) == plays[landlord], False
    return False, plays[landlord] == 1


def multiplier(doublings: int) -> int:
    """The factor of the bid after a number of doublings (5.2, 5.3)."""
    return 1 << doublings


def shares(landlord: int, winner: int, stake: int) -> list[int]:
    """The points of each seat: a farmer wins or loses one stake, the landlord two (5.4)."""
    farmer = -stake if winner == landlord else stake
    return [-2 * farmer if seat == landlord else farmer for seat in range(SEATS)]


def score(state: State) -> Score:
    """The score of the deal; before its end all totals are 0 and the multiplier is provisional."""
    winner = None
    spring = anti_spring = False
    points = [0] * SEATS
    if state.phase == "deal_over":
        assert state.landlord is not None and state.combination is not None
        winner = state.combination.seat
        spring, anti_spring = springs(state.landlord, winner, state.plays)
    factor = multiplier(state.bombs + state.rockets + spring + anti_spring)
    if winner is not None and state.landlord is not None:
        points = shares(state.landlord, winner, state.bid * factor)
    detail = {
        "bid": state.bid,
        "multiplier": factor,
        "bombs": state.bombs,
        "rockets": state.rockets,
        "spring": spring,
        "anti_spring": anti_spring,
    }
    sides = tuple(
        Side(seat, (seat,), (Item("result", points[seat], detail),)) for seat in range(SEATS)
    )
    return Score(state.phase in FINAL_PHASES, sides, winner, False, None)

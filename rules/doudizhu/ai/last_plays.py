"""The last plays of a Dou Dizhu hand: those that win for certain, with the points they win.

A *run* divides a hand into plays that empty it, whatever the other seats hold in any world of a
view, and whatever they do, the partner included. Every play of it but the last is *safe*, when no
seat can beat it, or *covered* by a bomb that no seat can beat: whoever beats the play, the bomb
takes the lead back. Only one play of a run is covered, since answers shorten the hands of others,
and none that a seat may beat with its last cards. The run with the most bombs, and with the spring
if one is open, wins most (5.2, 5.3); going out at once is a run as well.
"""

from typing import Final

from rules.cards import mask_of
from rules.doudizhu.ai.decomposition import without
from rules.doudizhu.ai.worlds import DoudizhuWorlds
from rules.doudizhu.cards import PLAIN, RANK_CARDS, rank_of
from rules.doudizhu.combinations import classify, kind_of, legal_combinations, rank_counts
from rules.doudizhu.kinds import BOMB
from rules.doudizhu.scoring import multiplier, shares, springs
from rules.doudizhu.state import SEATS

LAST_CARDS: Final = 10
"""The most cards of a hand that is divided in all ways: that takes milliseconds."""

MOST_COVERED: Final = 1

SAFE_PLAY: Final = 0
COVERABLE_PLAY: Final = 1
EXPOSED_PLAY: Final = 2
"""The states of a play: it cannot be beaten; a bomb can cover it; a seat may go out on it."""


class LastPlays:
    """The runs of the acting seat's hand in the worlds of its view."""

    def __init__(self, worlds: DoudizhuWorlds) -> None:
        self.worlds = worlds
        self.base = worlds.base
        self.unseen = mask_of(worlds.unseen)
        self.states: dict[int, int] = {}
        self.divisions: dict[int, list[tuple[int, int, int, int]]] = {0: [(0, 0, 0, 0)]}

    def certain(self) -> list[tuple[int, float, int]]:
        """(move, points won for certain, 1) of the plays that begin a run, best first.

        Of equal ones going out comes first, then bombs, then safe plays.
        """
        hand = self.base.hand(self.base.to_act).cards
        found: list[tuple[float, int, int, int]] = []
        for position, play in enumerate(legal_combinations(hand, self.base.to_beat)):
            points = self._points(play, without(hand, play))
            if points > 0:
                number = classify(play)
                order = 0 if play == hand else 1 if kind_of(number) >= BOMB else 2
                found.append((-points, order + self._state(number), position, play))
        found.sort()
        return [(play, -points, 1) for points, _, _, play in found]

    def _points(self, play: int, rest: int) -> float:
        """The most points that are certain after a play that leaves ``rest``; 0 if none are."""
        number = classify(play)
        bomb = int(kind_of(number) >= BOMB)
        if not rest:
            return self._won(bomb, True)
        state = self._state(number)
        best = 0.0
        for bombs, covers, coverable, exposed in self._divided(rest):
            # The last play needs no cover: it is an exposed one, or one of the others.
            to_cover = coverable if exposed else max(coverable - 1, 0)
            to_cover += state
            if state != EXPOSED_PLAY and to_cover <= min(covers, MOST_COVERED):
                best = max(best, self._won(bombs + bomb, to_cover == 0))
        return best

    def _won(self, bombs: int, alone: bool) -> float:
        """The points of the acting seat after a run with these bombs.

        A spring that is still open counts only if nobody else can play (``alone``); so the points
        may turn out to be more where just the partner can.
        """
        base, seat = self.base, self.base.to_act
        doublings = base.doublings + bombs
        if alone:
            plays = [base.hand(other).plays + int(other == seat) for other in range(SEATS)]
            spring, anti_spring = springs(base.landlord, seat, plays)
            doublings += int(spring or anti_spring)
        return float(shares(base.landlord, seat, base.bid * multiplier(doublings))[seat])

    def _divided(self, hand: int) -> list[tuple[int, int, int, int]]:
        """The divisions of a hand: (bombs, safe bombs, coverable plays, exposed plays) of each.

        The play with the lowest rank is taken out first, so that the order of plays does not count.
        """
        known = self.divisions.get(hand)
        if known is not None:
            return known
        low = hand & PLAIN or hand
        lowest = RANK_CARDS[rank_of((low & -low).bit_length() - 1)]
        found: dict[tuple[int, int, int, int], bool] = {}
        for play in legal_combinations(hand):
            if not play & lowest:
                continue
            number = classify(play)
            state = self._state(number)
            bomb = int(kind_of(number) >= BOMB)
            for bombs, covers, coverable, exposed in self._divided(without(hand, play)):
                division = (
                    bombs + bomb,
                    covers + (bomb if state == SAFE_PLAY else 0),
                    coverable + int(state == COVERABLE_PLAY),
                    exposed + int(state == EXPOSED_PLAY),
                )
                if division[3] <= 1:
                    found[division] = True
        self.divisions[hand] = list(found)
        return self.divisions[hand]

    def _state(self, number: int) -> int:
        """The state of a combination against all that the other seats may hold."""
        known = self.states.get(number)
        if known is None:
            known = SAFE_PLAY
            for seat in range(SEATS):
                if seat != self.base.to_act:
                    known = max(known, self._state_against(number, seat))
            self.states[number] = known
        return known

    def _state_against(self, number: int, seat: int) -> int:
        """The state of a combination against one seat, which holds ``room`` unknown cards."""
        held, room = self.worlds.known[seat], self.worlds.sizes[seat]
        size = held.bit_count() + room
        known = rank_counts(held)
        state = SAFE_PLAY
        for answer in legal_combinations(held | self.unseen, number):
            unknown = 0
            for rank, count in enumerate(rank_counts(answer)):
                unknown += max(count - known[rank], 0)
            if unknown <= room:
                if answer.bit_count() == size:
                    return EXPOSED_PLAY
                state = COVERABLE_PLAY
        return state

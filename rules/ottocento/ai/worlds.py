"""The worlds that are possible for a seat of Ottocento: the cards it does not see, dealt out.

Hidden are the other hands and, from all but the dealer, the discards. Every world has hands of the
right sizes, keeps the cards that a seat has declared and not played in its hand, gives nobody a
suit or trumps that it has failed to play, and discards only what may be discarded. Cards go to
places with room at random, those with the fewest places first; a card left over takes the place of
another that can move on, so that a world is always found if there is one.

Among these worlds those that explain what the seats have done (``evidence``) come up more often:
each is made from the one before by letting hidden cards change places a few times, by the rule of
Metropolis, and now and then one is dealt afresh.
"""

from typing import Final

from rules.cards import cards_of
from rules.ottocento.ai.evidence import FACTORS, Evidence
from rules.ottocento.ai.position import OttocentoPosition
from rules.ottocento.cards import DISCARDABLE, FULL_DECK
from rules.ottocento.combinations import undeclared
from rules.ottocento.settlement import NOBODY, matto_player, tricks_won
from rules.ottocento.state import DISCARDS, SEATS, STAGE_OF, View, leader
from rules.ottocento.tricks import Played, plays_of, ruled_out
from rules.search.core import Random, Worlds

DISCARD_PLACE: Final = 4
"""The place of the discards, after the four seats."""

PLACES: Final = 5

STEPS: Final = 16
"""The swaps tried between one world and the next: so that the two differ."""

BURN_IN: Final = 200
"""The swaps tried after a fresh deal, which knows nothing of the evidence."""

CHAIN: Final = 256
"""The worlds made from one fresh deal; then the chain starts anew, lest it be stuck."""


def _plays(view: View) -> list[Played]:
    """Every card played so far, in order."""
    plays: list[Played] = []
    for trick in view.tricks:
        plays += plays_of(trick.leader, trick.cards)
    return plays + plays_of(leader(view), view.trick) if view.trick else plays


def position_of(view: View) -> OttocentoPosition:
    """The position with what everybody knows, and the hand of the seat to act."""
    seat = view.to_act
    assert seat is not None and view.hand is not None
    position = OttocentoPosition(seat)
    position.stage = STAGE_OF[view.phase]
    position.dealer = view.dealer
    position.asker = seat % 2
    position.set_hand(seat, view.hand)
    position.tricks = len(view.tricks)
    position.won0, position.won1 = tricks_won(view.tricks)
    player = matto_player(view.tricks)
    position.player = NOBODY if player is None else player
    if view.tricks:
        position.last = view.tricks[-1].winner % 2
        position.silent = 0
    for other, declared in enumerate(view.declarations):
        if declared is not None:
            position.declared += declared.points if other % 2 == 0 else -declared.points
            position.silent &= ~(1 << other)
    if view.phase == "play":
        _lay(position, view)
    return position


def _lay(position: OttocentoPosition, view: View) -> None:
    """Put the cards of the open trick on the position."""
    first = leader(view)
    position.to_act = first
    for card in view.trick:
        seat = position.to_act
        position.set_hand(seat, position.hand(seat) | 1 << card)
        position.play(card)


class OttocentoWorlds(Worlds):
    """Deals the cards that the acting seat does not see."""

    def __init__(self, view: View) -> None:
        self.base = position_of(view)
        seat = self.base.to_act
        plays = _plays(view)
        played = [0] * SEATS
        for play in plays:
            played[play.seat] |= 1 << play.card
        self.played = played
        declared = [0 if shown is None else shown.cards for shown in view.declarations]
        self.known = [declared[other] & ~played[other] for other in range(SEATS)] + [0]
        self.known[seat] = self.base.hand(seat)
        if view.discards is not None:
            self.known[DISCARD_PLACE] = view.discards
        self.hidden = FULL_DECK
        for cards in played + self.known:
            self.hidden &= ~cards
        self._confine(view, seat, plays, declared)
        self.evidence = Evidence(view)
        self.held = [0] * PLACES
        self.surprises = [0] * PLACES
        self.dealt = 0
        self._sort()

    def _confine(self, view: View, seat: int, plays: list[Played], declared: list[int]) -> None:
        """Say how much room there is in each place, and which hidden cards may lie there."""
        self.rooms = [size - self.known[p].bit_count() for p, size in enumerate(view.hand_sizes)]
        self.rooms.append(0)
        self.allowed = [self.hidden] * SEATS + [self.hidden & DISCARDABLE]
        out = ruled_out(plays)
        for other in range(SEATS):
            self.allowed[other] &= ~out[other]
            if declared[other]:
                held = declared[other] | self.played[other]
                self.allowed[other] &= ~undeclared(self.hidden, held)
        self.rooms[seat] = 0
        if view.discards is None and view.phase != "discard":
            self.rooms[DISCARD_PLACE] = DISCARDS
        for place in range(PLACES):
            if not self.rooms[place]:
                self.allowed[place] = 0

    def _sort(self) -> None:
        """Order the hidden cards into groups, those with the fewest places first."""
        self.groups: list[list[int]] = [[] for _ in range(PLACES + 1)]
        self.places: list[list[int]] = [[] for _ in range(62)]
        self.cards = cards_of(self.hidden)
        for card in self.cards:
            places = [place for place in range(PLACES) if self.allowed[place] >> card & 1]
            self.places[card] = places
            self.groups[len(places)].append(card)

    def certain(self) -> bool:
        """True if the hidden cards can lie in one way only.

        That is so if no card can change places along a closed chain, each moving to where the next
        one lies.
        """
        held = self._dealt(Random(1))
        reach = [0] * PLACES  # bits of the places to which a card of each place could go
        for place in range(PLACES):
            for other in range(PLACES):
                if other != place and held[place] & self.hidden & self.allowed[other]:
                    reach[place] |= 1 << other
        for _ in range(PLACES):
            for place in range(PLACES):
                for other in range(PLACES):
                    if reach[place] >> other & 1:
                        reach[place] |= reach[other]
        return not any([reach[place] >> place & 1 for place in range(PLACES)])

    # -- dealing ----------------------------------------------------------------------------------

    def deal(self, random: Random) -> OttocentoPosition:
        steps = STEPS
        if self.dealt % CHAIN == 0:
            self.held = self._dealt(random)
            for seat in range(SEATS):
                self.surprises[seat] = self.evidence.surprises(seat, self.held[seat])
            steps = BURN_IN
        self.dealt += 1
        if len(self.cards) > 1:
            for _ in range(steps):
                self._step(random)
        position = self.base.copy()
        for seat in range(SEATS):
            position.set_hand(seat, self.held[seat])
        position.discards = self.held[DISCARD_PLACE]
        return position

    def _step(self, random: Random) -> None:
        """Let two hidden cards change places, more likely if that explains more (Metropolis)."""
        cards, held = self.cards, self.held
        one = 1 << cards[random.below(len(cards))]
        two = 1 << cards[random.below(len(cards))]
        here, there = self._place(one), self._place(two)
        if here == there or not self.allowed[here] & two or not self.allowed[there] & one:
            return
        new_here = held[here] ^ one ^ two
        new_there = held[there] ^ one ^ two
        odd_here = 0 if here == DISCARD_PLACE else self.evidence.surprises(here, new_here)
        odd_there = 0 if there == DISCARD_PLACE else self.evidence.surprises(there, new_there)
        more = odd_here + odd_there - self.surprises[here] - self.surprises[there]
        if more > 0:
            more = min(more, len(FACTORS) - 1)
            if random.below(65536) >= FACTORS[more]:
                return
        held[here], held[there] = new_here, new_there
        self.surprises[here], self.surprises[there] = odd_here, odd_there

    def _place(self, card: int) -> int:
        """The place of a hidden card (a mask)."""
        for place in range(DISCARD_PLACE):
            if self.held[place] & card:
                return place
        return DISCARD_PLACE

    def _dealt(self, random: Random) -> list[int]:
        """The cards of each place in one world, the known ones included, before any swaps."""
        held = self.known.copy()
        rooms = self.rooms.copy()
        for group in self.groups:
            if not group:
                continue
            cards = group.copy()
            random.shuffle(cards)
            for card in cards:
                places = self.places[card]
                total = 0
                for place in places:
                    total += rooms[place]
                if total == 0:
                    self._squeeze(card, held, rooms)
                    continue
                pick = random.below(total)
                for place in places:
                    pick -= rooms[place]
                    if pick < 0:
                        held[place] |= 1 << card
                        rooms[place] -= 1
                        break
        return held

    def _squeeze(self, card: int, held: list[int], rooms: list[int]) -> None:
        """Find room for a card none of whose places has any, by moving others on.

        The shortest chain of places is taken: the card goes to the first, one of the cards there to
        the second, and so on to one with room.
        """
        came: list[int] = [-1] * PLACES  # the card that would come to a place
        before: list[int] = [-1] * PLACES  # the place that it would come from
        queue = self.places[card].copy()
        for place in queue:
            came[place] = card
        for place in queue:
            if rooms[place] > 0:
                rooms[place] -= 1
                self._shift(place, came, before, held)
                return
            for other in range(PLACES):
                movable = held[place] & self.allowed[other] & self.hidden
                if came[other] < 0 and movable:
                    came[other] = (movable & -movable).bit_length() - 1
                    before[other] = place
                    queue.append(other)
        raise ValueError("no world fits the view")

    def _shift(self, end: int, came: list[int], before: list[int], held: list[int]) -> None:
        """Move the cards of a chain of places that ends at ``end``."""
        place = end
        while place >= 0:
            bit = 1 << came[place]
            held[place] |= bit
            source = before[place]
            if source >= 0:
                held[source] &= ~bit
            place = source

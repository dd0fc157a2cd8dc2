"""An Ottocento table in one possible world, for the search.

Hands, piles and tricks are masks; every rule is asked of the module that has it.
"""

from typing import Final

from rules.cards import cards_of
from rules.ottocento.ai.policy import WORTH, follow, lead
from rules.ottocento.ai.styles import PLAIN_STYLE, SHARP_STYLE, Style
from rules.ottocento.cards import MATTO_CARD, NO_SUIT, SUIT, card_points_x2
from rules.ottocento.combinations import total_points
from rules.ottocento.moves import (
    CARD_FIELD,
    DECLARE,
    coded_moves,
    discards_of,
    may_declare,
)
from rules.ottocento.scoring import LAST_TRICK
from rules.ottocento.settlement import NOBODY, owes, shared_out
from rules.ottocento.state import PLAYING, SEATS, SETTLING, TRICKS
from rules.ottocento.tricks import NO_CARD, overtakes, playable
from rules.search.core import Position, Random

SIDES: Final = (0, 1, 0, 1)
NOISE: Final = 12
"""One card of a play-out in this many is drawn at random, so that no line is ruled out."""


class OttocentoPosition(Position):
    """A table on which every card lies open.

    ``stage`` is the phase; ``silent`` has the bits of the seats that may still declare;
    ``declared`` is the difference of the points declared by team 0 and team 1; ``best`` is the card
    that wins the trick so far, played by ``winner``, and ``worth`` what lies in it (``WORTH``);
    ``player`` is the seat that has played the Matto to a complete trick, ``here`` the one that has
    played it to this one; ``last`` is the team of the last complete trick. ``asker`` is
    the team that searches, whose play-outs are sharper.
    """

    def __init__(self, to_act: int) -> None:
        super().__init__(to_act, SIDES)
        self.stage = PLAYING
        self.dealer = 0
        self.hand0 = 0
        self.hand1 = 0
        self.hand2 = 0
        self.hand3 = 0
        self.silent = 15
        self.declared = 0
        self.led = NO_SUIT
        self.best = NO_CARD
        self.winner = 0
        self.count = 0
        self.trick = 0
        self.worth = 0
        self.tricks = 0
        self.won0 = 0
        self.won1 = 0
        self.player = NOBODY
        self.here = NOBODY
        self.last = 0
        self.discards = 0
        self.given = 0
        self.asker = -1

    def hand(self, seat: int) -> int:
        """The cards that a seat holds."""
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        return self.hand2 if seat == 2 else self.hand3

    def set_hand(self, seat: int, cards: int) -> None:
        """Give a seat its cards."""
        if seat == 0:
            self.hand0 = cards
        elif seat == 1:
            self.hand1 = cards
        elif seat == 2:
            self.hand2 = cards
        else:
            self.hand3 = cards

    # -- moves ------------------------------------------------------------------------------------

    def moves(self) -> list[int]:
        seat = self.to_act
        won = self.won0 if seat % 2 == 0 else self.won1
        return coded_moves(self.stage, self.hand(seat), self.led, self.is_silent(seat), won)

    def is_silent(self, seat: int) -> bool:
        """True for a seat that has neither declared nor played yet (section 3.1)."""
        return (self.silent >> seat) & 1 != 0

    def play(self, move: int) -> None:
        seat = self.to_act
        if self.stage == PLAYING:
            if move == DECLARE:
                points = total_points(self.hand(seat))
                self.declared += points if seat % 2 == 0 else -points
                self.silent &= ~(1 << seat)
            else:
                self._card(seat, move)
        elif self.stage == SETTLING:
            self.given = 1 << (move & CARD_FIELD)
            self.to_act = -1
        else:
            cards = discards_of(move)
            self.discards = cards
            self.set_hand(seat, self.hand(seat) & ~cards)
            self.stage = PLAYING
            self.to_act = (seat + 1) % SEATS

    def _card(self, seat: int, card: int) -> None:
        bit = 1 << card
        self.set_hand(seat, self.hand(seat) ^ bit)
        self.silent &= ~(1 << seat)
        self.trick |= bit
        self.worth += WORTH[card]
        self.count += 1
        if overtakes(card, self.best):
            self.best = card
            self.winner = seat
            if self.led == NO_SUIT:
                self.led = SUIT[card]
        if card == MATTO_CARD:
            self.here = seat
        if self.count == SEATS:
            self._take()
        else:
            self.to_act = (seat + 1) % SEATS

    def _take(self) -> None:
        """Give the trick to its winner, who leads; after the last one see what is owed."""
        self.last = self.winner % 2
        if self.last == 0:
            self.won0 |= self.trick
        else:
            self.won1 |= self.trick
        if self.here != NOBODY:
            self.player, self.here = self.here, NOBODY
        self.led, self.best = NO_SUIT, NO_CARD
        self.count = self.trick = self.worth = 0
        self.tricks += 1
        self.to_act = self.winner
        if self.tricks == TRICKS:
            self.to_act = -1
            if self.player != NOBODY and owes(self.player, (self.won0, self.won1)):
                self.stage = SETTLING
                self.to_act = self.player

    def copy(self) -> "OttocentoPosition":
        other = OttocentoPosition(self.to_act)
        other.stage = self.stage
        other.dealer = self.dealer
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.hand2 = self.hand2
        other.hand3 = self.hand3
        other.silent = self.silent
        other.declared = self.declared
        other.led = self.led
        other.best = self.best
        other.winner = self.winner
        other.count = self.count
        other.trick = self.trick
        other.worth = self.worth
        other.tricks = self.tricks
        other.won0 = self.won0
        other.won1 = self.won1
        other.player = self.player
        other.here = self.here
        other.last = self.last
        other.discards = self.discards
        other.given = self.given
        other.asker = self.asker
        return other

    def payoff(self) -> float:
        """The score of team 0 less that of team 1, in points."""
        own, other = shared_out(
            (self.won0, self.won1), True, self.player, self.dealer, self.discards, self.given
        )
        cards = (card_points_x2(own) - card_points_x2(other)) / 2
        last = LAST_TRICK if self.last == 0 else -LAST_TRICK
        return cards + float(last + self.declared + total_points(own) - total_points(other))

    # -- play-outs --------------------------------------------------------------------------------

    def playout_move(self, random: Random) -> int:
        seat = self.to_act
        if self.stage != PLAYING:
            moves = self.moves()
            return moves[random.below(len(moves))]
        hand = self.hand(seat)
        if self.silent and may_declare(hand, self.is_silent(seat)):
            return DECLARE
        if hand & (hand - 1) == 0:
            return hand.bit_length() - 1
        if random.below(NOISE) == 0:
            cards = cards_of(playable(hand, self.led))
            return cards[random.below(len(cards))]
        return self.policy_card(seat, hand, SHARP_STYLE if seat % 2 == self.asker else PLAIN_STYLE)

    def policy_card(self, seat: int, hand: int, style: Style) -> int:
        """The card that the rules of thumb choose in a style."""
        seen = self.won0 | self.won1 | self.trick
        if self.count == 0:
            return lead(hand, seen, style).bit_length() - 1
        partner_wins = self.winner == (seat + 2) % SEATS
        led, best, count = self.led, self.best, self.count
        card = follow(hand, led, best, count, partner_wins, self.worth, seen, style)
        return card.bit_length() - 1

"""A documented greedy player of Schnapsen: the bar for the search, and the guide of its play-outs.

It knows its hand, what has been played, and its points, nothing of where the other cards lie.

On lead, the first of these that applies:
1. exchange the trump jack;
2. declare the best marriage, leading its queen;
3. close the stock if ``sure_points`` bring 66;
4. lead the highest sure winner, that is a card which no unseen card can beat; with an open stock
   only if the trick is certain to bring 66;
5. lead the cheapest card: the lowest that is no trump, if possible none of a marriage in hand.

In answering:
1. if taking the trick brings 66, take it with the highest card that can;
2. if the card led is a ten or an ace, take it with the cheapest card that can;
3. take any trick with a ten or an ace of the suit led, except with the ace while the ten of the
   suit is still unseen, and not in trumps;
4. under the strict rules take the trick, cheaply;
5. throw the cheapest card away.
"""

from typing import Final

from rules.schnapsen.cards import DECK, HIGHER, JACK_OF, OF_SUIT, POINTS, SUIT
from rules.schnapsen.moves import CLOSE, EXCHANGE, MARRIAGE
from rules.schnapsen.scoring import WINNING_POINTS
from rules.schnapsen.tricks import beats, marriages_in, strict_answers

TEN_POINTS: Final = 10
"""Points of a ten, the least that is worth a fight."""

JACK_POINTS: Final = 2
"""Points of a jack, the least that an answer adds to a trick."""

TRUMP_COST: Final = 21
"""The cost of throwing a trump away, in half points: just below that of a side ace."""

MARRIAGE_COST: Final = 10
"""The cost of throwing half a marriage away, in half points: a quarter of the marriage's worth."""


def greedy_lead(hand: int, unseen: int, trump: int, is_open: bool, points: int) -> int:
    """The lead of the greedy player; ``points`` include marriages that await a trick."""
    if is_open and hand >> JACK_OF[trump] & 1:
        return EXCHANGE
    pairs = marriages_in(hand)
    if pairs:
        royal = pairs & OF_SUIT[trump] or pairs
        return MARRIAGE | (royal & -royal).bit_length() - 1
    if is_open and points + sure_points(hand, unseen, trump) >= WINNING_POINTS:
        return CLOSE
    best = sure_winner(hand, unseen, trump)
    if best >= 0 and (not is_open or points + POINTS[best] + JACK_POINTS >= WINNING_POINTS):
        return best
    return cheapest(hand, hand, trump)


def sure_winner(hand: int, unseen: int, trump: int) -> int:
    """The most valuable card that no unseen card can beat, −1 if there is none."""
    sure = -1
    loose = not unseen & OF_SUIT[trump]
    left = hand
    while left:
        card = left.bit_length() - 1
        left ^= 1 << card
        if (loose or SUIT[card] == trump) and not HIGHER[card] & unseen:
            if sure < 0 or POINTS[card] > POINTS[sure]:
                sure = card
    return sure


def sure_points(hand: int, unseen: int, trump: int) -> int:
    """The least points that the winners of a hand bring under the strict rules, led one by one.

    Trumps that beat all unseen ones win; if they can draw all unseen trumps, so do the cards
    of other suits that beat all unseen ones of theirs. A trick adds at least a jack's points.
    """
    enemy = unseen & OF_SUIT[trump]
    drawn = 0
    side = 0
    total = 0
    left = hand
    while left:
        card = left.bit_length() - 1
        left ^= 1 << card
        if HIGHER[card] & unseen:
            continue
        if SUIT[card] == trump:
            drawn += 1
            total += POINTS[card] + JACK_POINTS
        else:
            side += POINTS[card] + JACK_POINTS
    return total + side if drawn >= enemy.bit_count() else total


def greedy_answer(hand: int, unseen: int, led: int, trump: int, is_open: bool, points: int) -> int:
    """The answer of the greedy player to a card led."""
    allowed = hand if is_open else strict_answers(hand, led, trump)
    winners = 0
    best = -1
    left = allowed
    while left:
        card = left.bit_length() - 1
        left ^= 1 << card
        if beats(card, led, trump):
            winners |= 1 << card
            if best < 0 or POINTS[card] > POINTS[best]:
                best = card
    if best < 0:
        return cheapest(allowed, hand, trump)
    if points + POINTS[led] + POINTS[best] >= WINNING_POINTS:
        return best
    if not is_open or POINTS[led] >= TEN_POINTS:
        return cheapest(winners, hand, trump)
    if SUIT[led] != trump:
        ten = JACK_OF[SUIT[led]] + 3
        if winners >> ten & 1:
            return ten
        if winners >> ten + 1 & 1 and not unseen >> ten & 1:
            return ten + 1
    return cheapest(allowed, hand, trump)


def cheapest(cards: int, hand: int, trump: int) -> int:
    """The card that costs least: low points, no trump, preferably no half of a marriage."""
    pairs = marriages_in(hand)
    best, least = -1, 1000
    left = cards
    while left:
        low = left & -left
        left ^= low
        card = low.bit_length() - 1
        cost = 2 * POINTS[card]
        if SUIT[card] == trump:
            cost += TRUMP_COST
        if pairs & low:
            cost += MARRIAGE_COST
        if cost < least:
            best, least = card, cost
    return best


def unseen_by(hand: int, played: int, indicator: int) -> int:
    """The cards that a player has never seen; ``indicator`` is −1 once drawn."""
    shown = hand | played
    if indicator >= 0:
        shown |= 1 << indicator
    return DECK.full & ~shown

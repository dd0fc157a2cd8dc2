"""The table of Briscola: cards, deal, moves and result (sections 1 to 4)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.cards import Deck, cards_of, mask_of, suited_deck
from rules.game import Document, Verdict, replaced
from rules.score import Item, Score, Side, leading_side

SUITS = {"B": "Batons", "C": "Cups", "D": "Coins", "S": "Swords"}
RANKS = {
    "2": "Two",
    "4": "Four",
    "5": "Five",
    "6": "Six",
    "7": "Seven",
    "J": "Fante",
    "N": "Cavallo",
    "K": "Re",
    "3": "Three",
    "A": "Ace",
}
WORTH = {"A": 11, "3": 10, "K": 4, "N": 3, "J": 2}
DECK = Deck(suited_deck(SUITS, RANKS, {rank: {"points": n} for rank, n in WORTH.items()}))
SUIT = tuple("BCDS".index(code[1]) for code in DECK.codes)
POINTS = tuple(WORTH.get(code[0], 0) for code in DECK.codes)
HAND = 3


class State(NamedTuple):
    """A whole table; hands and piles are masks, the stock is cards in the order of drawing."""

    hands: tuple[int, int]
    stock: tuple[int, ...]

    phase: str
    dealer: int
    to_act: int | None
    trump: int
    turned: int | None
    led: int | None
    captured: tuple[int, int]


class View(NamedTuple):
    """A table as one seat sees it; ``hand`` is None for a spectator."""

    seat: int | None
    hand: int | None
    hand_sizes: tuple[int, int]
    stock_size: int

    phase: str
    dealer: int
    to_act: int | None
    trump: int
    turned: int | None
    led: int | None
    captured: tuple[int, int]


class Play(NamedTuple):
    """A card to lead, or to answer with (section 3.1)."""

    card: int


Outcome = tuple[State, list[Document]]


def deal(deck: Sequence[int], dealer: int, options: Document, previous: State | None) -> State:
    """Deal three cards to each seat and turn up the next (section 2.1)."""
    first, second = mask_of(deck[:HAND]), mask_of(deck[HAND : 2 * HAND])
    turned = deck[2 * HAND]
    return State(
        hands=(second, first) if dealer == 0 else (first, second),
        stock=tuple(deck[2 * HAND + 1 :]),
        phase="play",
        dealer=dealer,
        to_act=1 - dealer,
        trump=SUIT[turned],
        turned=turned,
        led=None,
        captured=(0, 0),
    )


def view(state: State, seat: int | None) -> View:
    """The table from one seat: its own hand, sizes of what is hidden, and all that is public."""
    hand = None if seat is None else state.hands[seat]
    sizes = (state.hands[0].bit_count(), state.hands[1].bit_count())
    return View(seat, hand, sizes, len(state.stock), *state[2:])


def legal_moves(view: View) -> list[Play]:
    """Any card of the hand (section 3.1)."""
    return [Play(card) for card in cards_of(view.hand or 0)]


def verdict(view: View, move: Play) -> Verdict | None:
    """The reason against a move of the acting seat; None if it is legal."""
    if (view.hand or 0) >> move.card & 1:
        return None
    return "card_not_in_hand", f"{DECK.codes[move.card]} is not in the hand of seat {view.to_act}."


def beats(answer: int, led: int, trump: int) -> bool:
    """True if the answer takes the trick (section 3.2)."""
    return answer > led if SUIT[answer] == SUIT[led] else SUIT[answer] == trump


def points_of(pile: int) -> int:
    return sum(POINTS[card] for card in cards_of(pile))


def play(state: State, move: Play) -> Outcome:
    """The table after a legal move, and the events on the way."""
    seat, card, led = state.to_act, move.card, state.led
    assert seat is not None
    events: list[Document] = [{"type": "card_played", "seat": seat, "card": DECK.codes[card]}]
    hands = replaced(state.hands, seat, state.hands[seat] & ~(1 << card))
    state = state._replace(hands=hands)
    if led is None:
        return state._replace(led=card, to_act=1 - seat), events
    winner = seat if beats(card, led, state.trump) else 1 - seat
    trick = 1 << led | 1 << card
    codes, points = DECK.spell((led, card)), points_of(trick)
    events.append({"type": "trick_won", "seat": winner, "cards": codes, "points": points})
    captured = replaced(state.captured, winner, state.captured[winner] | trick)
    state = state._replace(led=None, to_act=winner, captured=captured)
    if state.stock:
        return _draw(state, winner, events), events
    return (state, events) if any(hands) else _end(state, events)


def _draw(state: State, winner: int, events: list[Document]) -> State:
    """The winner draws, then the loser; the card turned up is the last one (section 3.3)."""
    loser, turned = 1 - winner, state.turned
    first, *rest = state.stock
    events.append({"type": "card_drawn", "seat": winner, "card": DECK.codes[first]})
    if rest:
        second, kind = rest.pop(0), "card_drawn"
    else:
        assert turned is not None
        second, turned, kind = turned, None, "indicator_drawn"
    events.append({"type": kind, "seat": loser, "card": DECK.codes[second]})
    hands = replaced(state.hands, winner, state.hands[winner] | 1 << first)
    hands = replaced(hands, loser, hands[loser] | 1 << second)
    return state._replace(hands=hands, stock=tuple(rest), turned=turned)


def _end(state: State, events: list[Document]) -> Outcome:
    points = [points_of(pile) for pile in state.captured]
    events.append({"type": "deal_over", "seat": leading_side(points), "points": points})
    return state._replace(phase="deal_over", to_act=None), events


def score(state: State) -> Score:
    """The card points of each seat, provisional until the deal is over (section 4)."""
    points = [points_of(pile) for pile in state.captured]
    final = state.phase == "deal_over"
    winner = leading_side(points) if final else None
    sides = tuple(Side(seat, (seat,), (Item("card_points", points[seat]),)) for seat in range(2))
    return Score(final, sides, winner, final and winner is None, None)

"""Briscola: two players, one deal.

1. **Cards.** Forty: batons B, cups C, coins D, swords S; each, rising in strength, 2 4 5 6 7 J N K
   3 A (J Fante, N Cavallo, K Re). An ace is worth 11 points, a three 10, a king 4, a knight 3, a
   jack 2, all others nothing: 120 in all.
2. **Deal.**
   2.1 Three cards go to the non-dealer, three to the dealer; the next is turned up, and its suit
   is trumps. The other 33 are the stock; the card turned up lies below it and is drawn last.
   2.2 The non-dealer leads to the first trick, the winner of a trick to the next.
3. **Tricks.**
   3.1 The leader plays any card of the hand, the other seat answers with any card of its own.
   3.2 The trick goes to the higher trump; without trumps to the higher card of the suit led.
   3.3 Then its winner draws a card, and the loser another. Once the stock and the card turned up
   are drawn, the hands are played out.
4. **Result.** A player's points are the values of the cards in its tricks. After twenty tricks
   the player with more points wins; with 60 each the deal is a draw.
5. **No faults.**
   5.1 Every card of the deck is somewhere, exactly once.
   5.2 Piles are made of whole tricks; hands, stock and the card turned up fit their number.
   5.3 The card turned up is a trump.
   5.4 The seat to act has the larger hand when it answers. On lead it has won a trick, or leads
   to the first one.
   5.5 The deal is over, and nobody to act, when all cards lie in piles.
"""

from arbitro_briscola import faults, search, table
from arbitro_briscola.table import DECK, Play, State, View
from rules.faults import CARD_FAULTS
from rules.game import Game, Reason

game: Game[State, View, Play] = Game(
    id="briscola",
    name="Briscola",
    seats=2,
    deck=DECK,
    phases=("play", "deal_over"),
    move_types=("play",),
    private={"card_drawn": ("card",)},
    rules_text=__doc__ or "",
    package=__name__,
    reasons={
        "game_over": Reason("4", "The deal is over; no more moves can be made."),
        "not_your_turn": Reason("2.2", "Another seat is to act."),
        "card_not_in_hand": Reason("3.1", "The card played is not in the player's hand."),
    },
    fault_codes={
        **CARD_FAULTS,
        "captured_inconsistent": "A pile is not made of whole tricks.",
        "hand_size_inconsistent": "Hands, stock or the card turned up do not fit the tricks.",
        "trump_inconsistent": "The card turned up is no trump.",
        "turn_inconsistent": "Another seat is to act.",
        "phase_inconsistent": "The phase disagrees with the cards.",
    },
    state_faults=faults.state_faults,
    view_faults=faults.view_faults,
    deal=table.deal,
    view=table.view,
    legal_moves=table.legal_moves,
    verdict=table.verdict,
    play=table.play,
    score=table.score,
    think=search.think,
)

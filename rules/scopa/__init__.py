"""Scopa: two players, a match to 11.

1. **Cards.** Forty: clubs C, diamonds D, hearts H, spades S, each A 2 3 4 5 6 7 J Q K. For
   capturing, an ace counts 1, numerals their number, the jack J (Fante) 8, the queen Q (Regina) 9,
   the king K (Re) 10.
2. **Deal.**
   2.1 The top three cards go to the non-dealer, three to the dealer, four face up to the table;
   thirty are the stock.
   2.2 With three or four kings on that table the deal is void and the same dealer deals again.
   2.3 The non-dealer plays first, then the seats alternate.
   2.4 When both hands are empty and the stock is not, each seat gets three more cards, the
   non-dealer first, and the table none.
3. **A turn.** The player plays any one card of the hand; which one is always free.
   3.1 If cards of the same value lie on the table, exactly one of them must be taken, and no sum.
   3.2 Otherwise, if two or more table cards add up to its value, one such group must be taken.
   3.3 Otherwise the card is laid on the table. A card that can capture may not be laid.
   3.4 Only cards of the own hand are played, only cards on the table are taken, each once.
4. **Sweep.** A capture that leaves the table empty scores a sweep, except with the last card of
   the deal.
5. **End of the deal.**
   5.1 When hands and stock are empty, what is left on the table goes to the seat that captured
   last, without a sweep; if nobody captured, it stays unclaimed.
   5.2 One point for each sweep; one each for more cards, more diamonds, the seven of diamonds
   (settebello) and the better primiera. A tie gives nobody the point.
   5.3 Primiera adds the best card of each suit: 7 = 21, 6 = 18, A = 16, 5 = 15, 4 = 14, 3 = 13,
   2 = 12, courts 10. Without a card of every suit there is none.
6. **Match.** Complete deals are added up; the match is over when the totals differ and the larger
   has reached the target. Otherwise the other seat deals next.
7. **No faults.** Every card is somewhere, exactly once; hands, stock and turn fit the number of
   plays; last capturer, piles, sweeps, totals and phase fit the cards.
"""

from rules.faults import CARD_FAULTS
from rules.game import Game, Option, Reason
from rules.scopa import moves, scoring, state
from rules.scopa.ai.greedy import greedy
from rules.scopa.ai.think import think
from rules.scopa.cards import DECK
from rules.scopa.faults import documents
from rules.scopa.moves import Move
from rules.scopa.state import State, View

game: Game[State, View, Move] = Game(
    id="scopa",
    name="Scopa",
    seats=2,
    scope="match",
    deck=DECK,
    options=(Option("target", 11, 1, 101, "Points that win the match, if ahead."),),
    phases=("play", "deal_over", "match_over"),
    move_types=("play",),
    private={"cards_dealt": ("cards",)},
    rules_text=__doc__ or "",
    package=__name__,
    reasons={
        "game_over": Reason("5.1", "The deal is over; no card can be played."),
        "not_your_turn": Reason("2.3", "Another seat is to act."),
        "card_not_in_hand": Reason("3.4", "The card played is not in the player's hand."),
        "capture_duplicated": Reason("3.4", "A captured card is named twice."),
        "capture_not_on_table": Reason("3.4", "A captured card is not on the table."),
        "capture_required": Reason("3.3", "A card that can capture may not be laid."),
        "single_match_required": Reason("3.1", "A card of equal value must be taken, not a sum."),
        "one_card_only": Reason("3.1", "Only one card of equal value may be taken."),
        "sum_mismatch": Reason("3.2", "The captured cards do not add up to the card played."),
        "deal_not_over": Reason("6", "The next deal of a match needs a finished deal."),
        "match_over": Reason("6", "The match is over; no further deal follows."),
    },
    fault_codes={
        **CARD_FAULTS,
        "hand_size_inconsistent": "Hands or stock have sizes that no number of plays gives.",
        "turn_inconsistent": "Another seat is to act with these hands.",
        "last_capturer_inconsistent": "The last capturer and the piles disagree.",
        "captured_inconsistent": "A pile is larger than the plays so far allow.",
        "sweeps_inconsistent": "There are more sweeps than captures could give.",
        "phase_inconsistent": "The phase disagrees with the cards or the totals.",
        "scores_inconsistent": "The match totals cannot be what they are in this deal.",
        "redeal_required": "Three or more kings on the first table void the deal.",
    },
    state_faults=documents.state_faults,
    view_faults=documents.view_faults,
    deal=state.deal,
    next_opener=state.next_dealer,
    view=state.view,
    legal_moves=moves.legal_moves,
    verdict=moves.verdict,
    play=moves.play,
    score=scoring.score,
    think=think,
    greedy=greedy,
)

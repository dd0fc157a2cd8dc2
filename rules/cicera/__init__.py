"""Cicera: four players in two partnerships, one deal.

1. **Cards.** Fifty-two: batons B, cups C, coins D, swords S, each A 2 3 4 5 6 7 8 9 T J N K.
   Numerals count 1 to 10. Courts have no number: jack J (Fante), knight N (Cavallo), king K (Re).
2. **Deal.**
   2.1 Seats 0 to 3 play in that order; seats 0 and 2 are team 0, seats 1 and 3 team 1.
   2.2 Twelve cards each, starting with the seat after the dealer, and four face up to the table.
   2.3 The seat after the dealer plays first.
3. **A turn.** The player plays any one card of the hand.
   3.1 Taking is never required: any card may be laid.
   3.2 Any card may take one table card of its own rank.
   3.3 A numeral may instead take two or more numerals that add up to it; courts neither take
   sums nor are part of one. Equal card and sums are open at the same time.
   3.4 Only cards of the own hand are played, only cards on the table are taken, each once. What is
   played and taken goes to the team's pile.
4. **Capture bonuses.** One point each, all that apply, the last play included.
   4.1 Scùa (sweep): the table is empty afterwards.
   4.2 Picada: taken is exactly the card that the player just before has laid, by equal rank. The
   four cards of the deal were laid by nobody.
   4.3 Simili: the card played and all cards taken are of one suit.
   4.4 Quadriglia: three or more table cards are taken.
5. **End of the deal.**
   5.1 When all hands are empty, the table goes to the team that captured last, without a bonus.
   If nobody captured, the cards stay unclaimed and the deal is drawn.
   5.2 Prizes: more cards 2; more swords 1; two of swords (La Mata) 1; ten of coins 1; jack of
   cups 1. A tied majority pays nobody.
   5.3 Napula: a team with A, 2, 3 of swords scores the length of its unbroken run from the ace up
   to the ten; courts do not lengthen it.
   5.4 Bonuses, prizes and napula are added; the higher total wins, equal totals draw.
6. **No faults.** Every card is somewhere, exactly once; hands and turn fit the number of plays;
   the card just laid, last capturer, piles, bonuses and phase fit the cards.
"""

from rules.cicera import moves, scoring, state
from rules.cicera.ai.greedy import greedy
from rules.cicera.ai.think import think
from rules.cicera.cards import DECK
from rules.cicera.faults import documents
from rules.cicera.moves import Move
from rules.cicera.state import State, View
from rules.faults import CARD_FAULTS
from rules.game import Game, Reason

game: Game[State, View, Move] = Game(
    id="cicera",
    name="Cicera",
    seats=4,
    teams=((0, 2), (1, 3)),
    deck=DECK,
    phases=("play", "deal_over"),
    move_types=("play",),
    rules_text=__doc__ or "",
    package=__name__,
    reasons={
        "game_over": Reason("5.1", "The deal is over; no card can be played."),
        "not_your_turn": Reason("2.3", "Another seat is to act."),
        "card_not_in_hand": Reason("3.4", "The card played is not in the player's hand."),
        "capture_duplicated": Reason("3.4", "A captured card is named twice."),
        "capture_not_on_table": Reason("3.4", "A captured card is not on the table."),
        "one_card_only": Reason("3.2", "A court, like any equal card, is taken one at a time."),
        "rank_mismatch": Reason("3.2", "A single card taken must be of the rank played."),
        "court_in_sum": Reason("3.3", "A court is part of no sum."),
        "sum_mismatch": Reason("3.3", "The captured cards do not add up to the card played."),
    },
    fault_codes={
        **CARD_FAULTS,
        "hand_size_inconsistent": "Hands have sizes that no number of plays gives.",
        "turn_inconsistent": "Another seat is to act after this number of plays.",
        "just_laid_inconsistent": "The card said to be just laid cannot have been.",
        "last_capturer_inconsistent": "The last capturer and the piles disagree.",
        "captured_inconsistent": "A pile is larger than the plays so far allow.",
        "bonuses_inconsistent": "There are more bonuses than the pile could have earned.",
        "phase_inconsistent": "The phase disagrees with the cards.",
    },
    state_faults=documents.state_faults,
    view_faults=documents.view_faults,
    deal=state.deal,
    view=state.view,
    legal_moves=moves.legal_moves,
    verdict=moves.verdict,
    play=moves.play,
    score=scoring.score,
    think=think,
    greedy=greedy,
)

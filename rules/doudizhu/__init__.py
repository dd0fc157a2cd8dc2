"""Dou Dizhu: a landlord against two farmers, one deal.

1. **Cards.** Fifty-four: clubs C, diamonds D, hearts H, spades S, each 3 4 5 6 7 8 9 T J Q K A 2 in
   rising strength, then the black joker BJ and above it the red joker RJ. Suits never matter.
2. **Deal and auction.**
   2.1 Seats 0 to 2 act in that order. Each gets seventeen cards; three are the bottom, face down.
   2.2 From the first bidder on, each seat in turn passes with 0 or bids 1 to 3, always more than
   the highest bid so far. Who has passed may bid again when the turn comes round.
   2.3 The auction ends with a bid of 3, or when two passes in a row follow a bid.
   2.4 The highest bidder is the landlord, takes the bottom, open to all, and leads.
   2.5 If the first three calls are passes, the deal is void and all cards are dealt anew.
3. **A turn.** In the auction a seat bids; after it, it plays or passes.
   3.1 Only cards of the own hand are played, each once, and together they are one combination.
   3.2 With nothing to beat, the seat leads any combination and cannot pass.
   3.3 Otherwise it passes or beats the combination on the table: with one of the same kind, of as
   many cards, and of a higher base rank.
   3.4 A bomb beats everything except a bomb of at least its rank and the rocket. The rocket beats
   everything.
   3.5 After two passes in a row the seat that played the combination leads anew.
4. **Combinations.** What a set of cards is, at most one kind. Base ranks are compared: the triple,
   the quad, or the highest rank of a run; what is attached never counts.
   4.1 Single; pair, but not of jokers; triple; triple_single, the single of another rank, a joker
   too; triple_pair, the pair of another rank.
   4.2 Runs lie within 3 to A: straight, five or more ranks; pair_straight, three or more pairs;
   airplane, two or more triples.
   4.3 An airplane may carry a wing for each triple, all singles (airplane_singles) or all pairs
   (airplane_pairs), twenty cards at most, none of a rank of its triples. Single wings may pair up,
   but hold no three of a rank and no joker. Pair wings are of different ranks.
   4.4 Four of a rank may carry two cards (four_two_singles), a pair too but not both jokers, or
   two pairs of different ranks (four_two_pairs). It is no bomb then.
   4.5 Bomb: four of a rank. Rocket: both jokers.
   4.6 Moves are listed by kind in the order of this section, then by number of cards, base rank,
   and attachments from the lowest; one for each choice of ranks, of the lowest suits.
5. **End and score.**
   5.1 The deal ends as soon as a hand is empty. The landlord wins alone; when a farmer goes out,
   both farmers win.
   5.2 The multiplier starts at 1 and doubles with each bomb and rocket, the last play included.
   5.3 It doubles again for a spring, when the landlord wins before a farmer has played a card, and
   for an anti-spring, when a farmer wins after the landlord has played exactly once.
   5.4 With bid × multiplier as the stake, each farmer wins or loses one stake, the landlord two.
   A void deal counts nothing.
6. **No faults.**
   6.1 Every card is exactly once in hands, piles and, while there is no landlord, the bottom.
   6.2 A hand and what its seat has played are seventeen cards, twenty for the landlord.
   6.3 The calls are an auction; bid, landlord, phase and the first turn follow from it.
   6.4 The bottom is three cards, in the end of the landlord's hand or pile.
   6.5 The combination is one, of cards that its seat has played; passes and turn follow from it.
   6.6 Plays fit the piles, the landlord's come first, and plays and piles hold the bombs and
   rockets that are counted.
   6.7 The phase fits the calls, and exactly one hand is empty when the deal is over.
"""

from rules.doudizhu import moves, scoring, state
from rules.doudizhu.ai.greedy import greedy
from rules.doudizhu.ai.think import think
from rules.doudizhu.cards import DECK
from rules.doudizhu.faults import documents
from rules.doudizhu.moves import Move
from rules.doudizhu.state import State, View
from rules.faults import CARD_FAULTS
from rules.game import Game, Reason
from rules.message import say

game: Game[State, View, Move] = Game(
    id="doudizhu",
    name="Dou Dizhu",
    seats=3,
    opener="first_bidder",
    deck=DECK,
    phases=("bidding", "play", "deal_over", "redeal"),
    move_types=("bid", "play", "pass"),
    rules_text=__doc__ or "",
    package=__name__,
    reasons={
        "game_over": Reason("5.1", "The deal is over or void; no more moves can be made."),
        "not_your_turn": Reason("2.1", "Another seat is to act."),
        "wrong_phase": Reason("3", "Bids belong to the auction, plays and passes to the play."),
        "card_not_in_hand": Reason("3.1", "A card played is not in the player's hand."),
        "card_duplicated": Reason("3.1", "A card is named twice in one play."),
        "bid_too_low": Reason("2.2", "The bid does not exceed the highest one so far."),
        "bid_out_of_range": Reason("2.2", "A call is 0 for a pass, or a bid of 1, 2 or 3."),
        "not_a_combination": Reason("4", "The cards together are none of the combinations."),
        "must_lead": Reason("3.2", "With nothing to beat, a seat cannot pass."),
        "kind_mismatch": Reason("3.3", "The combination on the table is of another kind."),
        "size_mismatch": Reason("3.3", "The combination on the table has another size."),
        "not_higher": Reason("3.3", "The base rank is not higher than the one on the table."),
    },
    fault_codes={
        **CARD_FAULTS,
        "hand_size_inconsistent": "A hand and what its seat has played are not all it was dealt.",
        "auction_inconsistent": "The calls are no auction, or lead to another landlord or turn.",
        "bottom_inconsistent": "The bottom is not three cards of the landlord's, or is hidden.",
        "combination_inconsistent": "The combination, the passes on it and the turn disagree.",
        "plays_inconsistent": "The cards a seat has played make another number of combinations.",
        "bombs_inconsistent": "The cards played hold other numbers of bombs or rockets.",
        "phase_inconsistent": "The phase disagrees with the calls or the hands.",
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
    value_unit=say("points of the deal that the seat to act is expected to score"),
    greedy=greedy,
)

"""Ottocento (Tarocco bolognese): four players in two partnerships, one deal.

1. **Cards.** Sixty-two: batons B, cups C, coins D, swords S, each A 6 7 8 9 T J N Q K (jack J,
   Fante; knight N, Cavallo; queen Q, Regina; king K, Re); twenty-one trumps; the Matto.
   1.1 Trumps from the lowest: Begato, the four Moors (equal among themselves), 5 to 16, Moon, Sun,
   World, Angel. The Matto is no trump and of no suit.
   1.2 Rank from the highest: K Q N J T 9 8 7 6 A in batons and swords, K Q N J A 6 7 8 9 T in cups
   and coins.
   1.3 Values: Angel, World, Begato, Matto (the Tarocchi) and kings 5, queens 4, knights 3, jacks 2,
   all others 1. A pile's card points are its values less half a point for each card, 87 in all.
2. **Deal and discard.**
   2.1 Seats 0 to 3 play in that order; seats 0 and 2 are team 0, seats 1 and 3 team 1.
   2.2 Fifteen cards each, starting with the seat after the dealer, and seventeen to the dealer.
   2.3 The dealer first discards exactly two cards, never a king or one of the Tarocchi, and each
   named once.
   2.4 Nobody else sees the discards until the deal is over.
   2.5 Then the seat after the dealer leads. A deal has the phases discard, play and, where a card
   is owed for the Matto, settlement; in each only its own moves are made.
3. **Declaring.**
   3.1 On its turn, before its first card, a seat may declare, once. Playing gives the chance up.
   3.2 All combinations of its fifteen cards are declared at once. The cards used in any of them
   become public and stay in the hand; the points, doubled by that hand alone, go to the team.
   3.3 There must be at least one combination.
4. **Tricks.**
   4.1 Only cards of the own hand are played. The suit led must be followed; trumps are a suit.
   4.2 Who cannot follow must play a trump, be it only the Begato; none has to beat another.
   4.3 Who has neither plays any card.
   4.4 The Matto may always be played, and never wins. Led, it leaves the suit to the next card.
   4.5 The highest trump wins, of several Moors the one played last; without trumps the highest
   card of the suit led.
   4.6 The winner leads. After fifteen tricks the deal is played; the last one pays its team 6.
5. **Settlement.**
   5.1 The cards of a trick go to the winner's team, the discards to the dealer's.
   5.2 The Matto stays with the team that played it, even when the other team wins the trick.
   5.3 In that case, after the last trick, the seat that played it gives the other team a card of
   the lowest value in the tricks of its own team: worth 1 if there is any such card. The choice
   is free; the discards are not among these cards.
   5.4 A team without any trick loses the Matto to the other team, and the discards if they were its
   dealer's; then nothing is owed. It keeps its declarations.
6. **Combinations** of a declared hand, and at the end of each team's pile. A card may serve in
   several.
   6.1 Sets, of three / four real cards: Tarocchi 18 / 36, kings 17 / 34, queens 14 / 28, knights
   13 / 26, jacks 12 / 24.
   6.2 Sequences: three cards 10, each further one 5.
   6.3 Begato and Matto are the Contatori. Those that are there serve in every sequence: each
   fills a gap, or else makes the sequence longer by one.
   6.4 Suit sequence: the real king and two of queen, knight and jack, one of which a Contatore may
   replace. The third of them and the ace make it longer.
   6.5 Aces, and Moors: three or more with the Contatori, at least two of them real.
   6.6 Grande: the real Angel and two of World, Sun and Moon, one of which a Contatore may replace.
   The third of them makes it longer.
   6.7 The Grande runs on through 16, 15 and so on to 5. A missing one is filled by a Contatore that
   is not used up. The run ends at a gap that cannot be filled, and after two filled places next
   to each other. If it passes the 5, the Moors are added.
   6.8 Three or more sets double the sets, three or more sequences double the sequences.
7. **Score.** A team has the card points of its pile, the last trick, its declarations, and the sets
   and sequences in its pile. The higher total wins, equal totals draw.
8. **No faults.**
   8.1 Every card is somewhere, exactly once; hand sizes fit the number of plays.
   8.2 Discards, turn and phase fit the cards.
   8.3 Every trick was led by the last winner and won by the right seat, and every card was allowed
   given the cards that its player held later.
   8.4 A declaration is what the seat's fifteen cards give and was made on its turn; a card was
   settled if and only if it was owed.
   8.5 In a view, the cards that are not shown can lie in the places left so that all this holds.
"""

from rules.faults import CARD_FAULTS
from rules.game import Game, Reason
from rules.ottocento import moves, scoring, state
from rules.ottocento.ai.greedy import greedy
from rules.ottocento.ai.think import think
from rules.ottocento.cards import DECK
from rules.ottocento.faults import documents
from rules.ottocento.moves import Move
from rules.ottocento.state import State, View

game: Game[State, View, Move] = Game(
    id="ottocento",
    name="Ottocento",
    seats=4,
    teams=((0, 2), (1, 3)),
    deck=DECK,
    phases=("discard", "play", "settlement", "deal_over"),
    move_types=("discard", "declare", "play", "settle"),
    private={"discard": ("cards",)},
    rules_text=__doc__ or "",
    package=__name__,
    reasons={
        "game_over": Reason("4.6", "The deal is over; no move can be made."),
        "not_your_turn": Reason("2.1", "Another seat is to act."),
        "wrong_phase": Reason("2.5", "The move belongs to another phase of the deal."),
        "card_not_in_hand": Reason("4.1", "A card of the move is not in the player's hand."),
        "card_duplicated": Reason("2.3", "A discard is named twice."),
        "discard_count": Reason("2.3", "The dealer discards exactly two cards."),
        "discard_forbidden": Reason("2.3", "Kings and Tarocchi are never discarded."),
        "too_late_to_declare": Reason("3.1", "The seat has played or declared already."),
        "nothing_to_declare": Reason("3.3", "There is no combination in the hand."),
        "must_follow": Reason("4.1", "The suit led has to be followed."),
        "must_trump": Reason("4.2", "Who cannot follow has to play a trump."),
        "settle_not_won": Reason("5.3", "The card is not in the tricks of the player's team."),
        "settle_not_lowest": Reason("5.3", "The team's tricks have a card of lower value."),
    },
    fault_codes={
        **CARD_FAULTS,
        "hand_size_inconsistent": "Hands have sizes that no number of plays gives.",
        "discards_inconsistent": "The discards are missing, forbidden, or shown where they cannot.",
        "trick_inconsistent": "A trick has a wrong leader, winner or card.",
        "declaration_inconsistent": "A declaration is not what the seat had to declare.",
        "settlement_inconsistent": "A card was not owed for the Matto, or could not be given.",
        "turn_inconsistent": "Another seat is to act at this point.",
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
    seen_score=scoring.seen_score,
    think=think,
    greedy=greedy,
)

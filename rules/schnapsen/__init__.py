"""Schnapsen: two players, a match from seven down to zero.

1. **Cards.** Twenty: clubs C, diamonds D, hearts H, spades S, each J Q K T A, rising in strength
   and worth 2, 3, 4, 10, 11 points, 120 in all.
2. **Deal.**
   2.1 Three cards go to the non-dealer, three to the dealer; the next is turned up as the
   indicator, and its suit is trumps. Then two go to the non-dealer and two to the dealer. Nine are
   the stock; the indicator lies below them and is drawn last.
   2.2 The non-dealer leads to the first trick, the winner of a trick to the next.
   2.3 The other seat deals next.
3. **A trick.**
   3.1 The leader plays any card of the hand, the other seat answers. Only cards of the own hand
   are played.
   3.2 The trick goes to the higher trump; without trumps to the higher card of the suit led.
   3.3 While the stock is open any card may answer. After the trick its winner draws, then the
   loser; on the last draw the loser takes the indicator.
   3.4 Once the stock is closed or exhausted nobody draws, and who holds a higher card of the suit
   led must play one.
   3.5 Then, who holds only lower cards of the suit led must play one of them.
   3.6 Then, who has none of the suit led must play a trump; without a trump any card will do.
4. **On lead.** The following may be done before a card is led, or with it, never in answering.
   4.1 The stock is open while it is not closed and the indicator has not been drawn, from the
   first lead down to the last two cards. Exchange and closing need an open stock.
   4.2 The leader may swap the trump jack for the indicator, and remains on lead.
   4.3 The leader may close the stock, and remains on lead. The opponent's points and tricks at
   this moment are put on record.
   4.4 The leader may lead a king or queen whose partner of the same suit is also in hand and
   declare a marriage: 20 points, 40 in trumps. Led without declaring, the card brings nothing.
   4.5 A marriage counts at once if its player has a trick, otherwise as soon as the first one is
   won; without a trick it never counts. Points are cards in tricks and counted marriages.
5. **End of the deal.**
   5.1 The deal ends at once when a trick or a marriage brings a player to 66 points.
   5.2 A marriage ends it before the answer, so that the card led stays on the table; a trick ends
   it before anyone draws.
   5.3 Otherwise it ends when all cards in the hands have been played.
6. **Game points**, which only the winner gets.
   6.1 Stock not closed, 66 reached: 1 if the loser has 33 points or more, 2 if the loser has fewer
   but a trick, 3 if the loser has none.
   6.2 The closer reaches 66: the same, by what was put on record at closing.
   6.3 The closer ends below 66, or the opponent reaches it first: the opponent wins 2, or 3 if it
   had no trick at closing.
   6.4 Nobody reaches 66 and the stock was not closed: the last trick wins 1. It brings no points
   of its own.
7. **Match.** Both players start with the target; the winner of a deal takes the game points off,
   though not below 0. Who comes to 0 wins the match.
8. **No faults.** Every card is somewhere, exactly once; hands and stock fit the number of
   tricks; trumps, exchange, tricks, marriages and closing fit each other; result, turn, scores and
   phase follow from them.
"""

from rules.faults import CARD_FAULTS
from rules.game import Game, Option, Reason
from rules.schnapsen import moves, scoring, state
from rules.schnapsen.ai.greedy import greedy
from rules.schnapsen.ai.think import think
from rules.schnapsen.cards import DECK
from rules.schnapsen.faults import documents
from rules.schnapsen.moves import Move
from rules.schnapsen.state import State, View

game: Game[State, View, Move] = Game(
    id="schnapsen",
    name="Schnapsen",
    seats=2,
    scope="match",
    deck=DECK,
    options=(Option("target", 7, 1, 21, "Game points that each player needs for the match."),),
    phases=("play", "deal_over", "match_over"),
    move_types=("exchange", "close", "marriage", "play"),
    private={"card_drawn": ("card",)},
    rules_text=__doc__ or "",
    package=__name__,
    reasons={
        "game_over": Reason("5", "The deal is over; no more moves can be made."),
        "not_your_turn": Reason("2.2", "Another seat is to act."),
        "card_not_in_hand": Reason("3.1", "The card played is not in the player's hand."),
        "not_on_lead": Reason("4", "Exchange, closing and marriage are for the leader only."),
        "stock_not_open": Reason("4.1", "The stock has been closed or drawn to the end."),
        "no_trump_jack": Reason("4.2", "The player does not hold the trump jack."),
        "no_marriage": Reason("4.4", "The card is no king or queen, or its partner is missing."),
        "must_head": Reason("3.4", "A higher card of the suit led must be played."),
        "must_follow": Reason("3.5", "A card of the suit led must be played."),
        "must_trump": Reason("3.6", "A trump must be played."),
        "deal_not_over": Reason("7", "The next deal of a match needs a finished deal."),
        "match_over": Reason("7", "The match is over; no further deal follows."),
    },
    fault_codes={
        **CARD_FAULTS,
        "hand_size_inconsistent": "Hands or stock have sizes that the tricks do not give.",
        "trump_inconsistent": "Trumps, indicator, trump jack and exchange disagree.",
        "trick_inconsistent": "A trick has a wrong leader or winner, or a forbidden answer.",
        "marriage_inconsistent": "A marriage does not fit the card led, its partner or its value.",
        "closed_inconsistent": "The record of the closing is not what the tricks give.",
        "result_inconsistent": "The result, or its absence, is not what the cards give.",
        "turn_inconsistent": "Another seat is to act after these tricks.",
        "scores_inconsistent": "The players cannot need these game points in this deal.",
        "phase_inconsistent": "The phase disagrees with the cards or the scores.",
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

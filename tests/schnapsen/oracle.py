"""Schnapsen the slow and obvious way; states, moves, scores and views are the contract's dicts.

The docstrings name the sections of the rule page.
"""

import copy

SUITS = "CDHS"
RANKS = "JQKTA"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
POINTS = {"J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
PARTNER = {"K": "Q", "Q": "K"}


def canonical(cards):
    return sorted(cards, key=DECK.index)


# Deal


def deal(deck, dealer, options, previous=None):
    """Deal: the first deal of a match, or the one that follows `previous`."""
    if card_faults(deck):
        raise ValueError(*sorted(card_faults(deck)))
    if previous is None:
        options = {"target": 7, **(options or {})}
        return opening(deck, dealer, options, 1, [options["target"], options["target"]])
    if previous["phase"] != "deal_over":
        raise ValueError("match_over" if previous["phase"] == "match_over" else "deal_not_over")
    return opening(
        deck,
        1 - previous["dealer"],
        dict(previous["options"]),
        previous["deal_number"] + 1,
        list(previous["scores"]),
    )


def opening(deck, dealer, options, deal_number, scores):
    """Deal: three each, the indicator, two each, non-dealer first; nine are the stock."""
    hands = [None, None]
    hands[1 - dealer] = canonical(deck[0:3] + deck[7:9])
    hands[dealer] = canonical(deck[3:6] + deck[9:11])
    return {
        "game": "schnapsen",
        "rules_version": 1,
        "options": options,
        "phase": "play",
        "deal_number": deal_number,
        "dealer": dealer,
        "to_act": 1 - dealer,
        "hands": hands,
        "stock": list(deck[11:20]),
        "trump": deck[6][1],
        "indicator": deck[6],
        "exchanged": None,
        "closed": None,
        "marriages": [],
        "trick": [],
        "tricks": [],
        "scores": scores,
        "result": None,
    }


def stock_open(state):
    """On lead: not closed, and the indicator has not been drawn."""
    return state["closed"] is None and state["indicator"] is not None


# Points


def card_points(tricks, seat):
    """Deal: what the cards in the seat's tricks are worth."""
    won = [trick["cards"] for trick in tricks if trick["winner"] == seat]
    return sum(POINTS[card[0]] for cards in won for card in cards)


def tricks_won(tricks, seat):
    return len([trick for trick in tricks if trick["winner"] == seat])


def points_at(state, seat, tricks, leads):
    """Card points and counted marriages when so many tricks and leads had been made.

    On lead: a marriage counts nothing until its player has a trick.
    """
    complete = state["tricks"][:tricks]
    if tricks_won(complete, seat) == 0:
        return 0
    marriages = [
        m["points"] for m in state["marriages"] if m["seat"] == seat and m["trick"] < leads
    ]
    return card_points(complete, seat) + sum(marriages)


def points(state, seat):
    tricks = len(state["tricks"])
    return points_at(state, seat, tricks, tricks + len(state["trick"]))


# Moves


def legal_moves(state):
    """All legal moves: exchange, close, marriages, plays, each by card."""
    if state["phase"] != "play":
        return []
    hand = canonical(state["hands"][state["to_act"]])
    moves = [{"type": "exchange"}, {"type": "close"}]
    moves += [{"type": "marriage", "card": card} for card in hand]
    moves += [{"type": "play", "card": card} for card in hand]
    return [move for move in moves if why_illegal(state, move) is None]


def why_illegal(state, move, seat=None):
    """Why a move is illegal: the first code that applies, or None."""
    if state["phase"] != "play":
        return "game_over"
    if seat is not None and seat != state["to_act"]:
        return "not_your_turn"
    hand = state["hands"][state["to_act"]]
    if "card" in move and move["card"] not in hand:
        return "card_not_in_hand"
    if move["type"] == "play":
        return why_not_play(state, hand, move["card"])
    if state["trick"]:
        return "not_on_lead"
    if move["type"] == "marriage":
        return why_not_marriage(hand, move["card"])
    if not stock_open(state):
        return "stock_not_open"
    if move["type"] == "exchange" and "J" + state["trump"] not in hand:
        return "no_trump_jack"
    return None


def why_not_marriage(hand, card):
    """On lead: K or Q of a suit whose other one is in hand."""
    if card[0] not in PARTNER or PARTNER[card[0]] + card[1] not in hand:
        return "no_marriage"
    return None


def why_not_play(state, hand, card):
    """Any card on lead, and any answer while the stock is open."""
    if not state["trick"] or stock_open(state):
        return None
    return why_not_answer(hand, card, state["trick"][0]["card"], state["trump"])


def beats_in_suit(card, led):
    return card[1] == led[1] and RANKS.index(card[0]) > RANKS.index(led[0])


def why_not_answer(hand, card, led, trump):
    """Answering a lead, strict: head, else follow, else trump, else any card."""
    higher = [other for other in hand if beats_in_suit(other, led)]
    same_suit = [other for other in hand if other[1] == led[1]]
    trumps = [other for other in hand if other[1] == trump]
    if higher:
        return None if card in higher else "must_head"
    if same_suit:
        return None if card in same_suit else "must_follow"
    if trumps:
        return None if card in trumps else "must_trump"
    return None


def apply(state, move):
    """The state after a legal move; `state` is left alone."""
    code = why_illegal(state, move)
    if code:
        raise ValueError(code)
    after = copy.deepcopy(state)
    if move["type"] == "exchange":
        exchange(after)
    elif move["type"] == "close":
        close(after)
    elif state["trick"]:
        answer(after, move["card"])
    else:
        lead(after, move["card"], declares=move["type"] == "marriage")
    after["hands"] = [canonical(hand) for hand in after["hands"]]
    return after


def exchange(state):
    """On lead: swap the trump jack in hand for the indicator."""
    seat, jack = state["to_act"], "J" + state["trump"]
    state["hands"][seat].remove(jack)
    state["hands"][seat].append(state["indicator"])
    state["exchanged"] = {"seat": seat, "card": state["indicator"]}
    state["indicator"] = jack


def close(state):
    """On lead: the opponent's points and number of tricks at this moment are recorded."""
    seat = state["to_act"]
    state["closed"] = {
        "seat": seat,
        "opponent_points": points(state, 1 - seat),
        "opponent_tricks": tricks_won(state["tricks"], 1 - seat),
    }


def lead(state, card, declares):
    """On lead: put a card; a marriage that makes 66 ends the deal before the answer."""
    seat = state["to_act"]
    state["hands"][seat].remove(card)
    state["trick"] = [{"seat": seat, "card": card}]
    state["to_act"] = 1 - seat
    if declares:
        worth = 40 if card[1] == state["trump"] else 20
        number = len(state["tricks"])
        state["marriages"].append({"seat": seat, "suit": card[1], "points": worth, "trick": number})
    end_if_decided(state)


def answer(state, card):
    """Answering a lead: the trick is won, and unless that decides the deal, cards are drawn."""
    leader, led = state["trick"][0]["seat"], state["trick"][0]["card"]
    state["hands"][1 - leader].remove(card)
    winner = trick_winner(leader, led, card, state["trump"])
    state["tricks"].append({"leader": leader, "cards": [led, card], "winner": winner})
    state["trick"] = []
    state["to_act"] = winner
    end_if_decided(state)
    if state["phase"] == "play" and stock_open(state):
        draw(state, winner)


def trick_winner(leader, led, card, trump):
    """The higher trump, else the higher card of the suit led."""
    if beats_in_suit(card, led) or (card[1] == trump and led[1] != trump):
        return 1 - leader
    return leader


def draw(state, winner):
    """The winner draws first; on the last draw the loser takes the indicator."""
    state["hands"][winner].append(state["stock"].pop(0))
    if state["stock"]:
        state["hands"][1 - winner].append(state["stock"].pop(0))
    else:
        state["hands"][1 - winner].append(state["indicator"])
        state["indicator"] = None


# 66 and the end of the deal


def result_of(state):
    """The result that the cards give; None while the deal goes on."""
    for seat in (0, 1):
        if points(state, seat) >= 66:
            return result_by_66(state, seat)
    if any(state["hands"]) or state["trick"] or not state["tricks"]:
        return None
    if state["closed"]:
        return closer_failed(state)
    winner = state["tricks"][-1]["winner"]
    return {"winner": winner, "game_points": 1, "reason": "last_trick"}


def result_by_66(state, seat):
    """66 reached, by the closer, by the closer's opponent, or with nothing closed."""
    closed = state["closed"]
    if closed is None:
        opponent = [points(state, 1 - seat), tricks_won(state["tricks"], 1 - seat)]
    elif closed["seat"] == seat:
        opponent = [closed["opponent_points"], closed["opponent_tricks"]]
    else:
        return closer_failed(state)
    worth = game_points(*opponent)
    return {"winner": seat, "game_points": worth, "reason": "reached_66"}


def game_points(loser_points, loser_tricks):
    """Game points: 1 against 33 or more, 2 against a trick, 3 against none."""
    if loser_points >= 33:
        return 1
    return 2 if loser_tricks else 3


def closer_failed(state):
    """The opponent of the closer wins 2, or 3 if it had no trick at closing."""
    closed = state["closed"]
    worth = 2 if closed["opponent_tricks"] else 3
    return {"winner": 1 - closed["seat"], "game_points": worth, "reason": "closer_failed"}


def end_if_decided(state):
    result = result_of(state)
    if result is None:
        return
    state["result"] = result
    state["scores"] = lowered(state["scores"], result)
    state["phase"] = "match_over" if 0 in state["scores"] else "deal_over"
    state["to_act"] = None


def lowered(scores, result):
    """The winner's remaining score drops by the game points, not below 0."""
    scores = list(scores)
    scores[result["winner"]] = max(0, scores[result["winner"]] - result["game_points"])
    return scores


def score(state):
    """Game points of the deal, 0 in mid-deal, and the match."""
    result = state["result"] or {"winner": None, "game_points": 0, "reason": None}
    over = state["phase"] == "match_over"
    return {
        "final": state["phase"] != "play",
        "sides": [side_score(state, seat, result) for seat in (0, 1)],
        "winner": result["winner"],
        "draw": False,
        "match": {
            "scores": list(state["scores"]),
            "target": state["options"]["target"],
            "over": over,
            "winner": state["scores"].index(0) if over else None,
        },
    }


def side_score(state, seat, result):
    total = result["game_points"] if result["winner"] == seat else 0
    detail = {"reason": result["reason"], "card_points": card_points(state["tricks"], seat)}
    items = [{"name": "game_points", "points": total, "detail": detail}]
    return {"side": seat, "seats": [seat], "total": total, "items": items}


def view(state, seat):
    """State: the table as one seat, or a spectator (None), sees it."""
    public = (
        "game rules_version options phase deal_number dealer to_act trump indicator exchanged "
        "closed marriages trick tricks scores result"
    )
    seen = {name: copy.deepcopy(state[name]) for name in public.split()}
    seen["seat"] = seat
    seen["hand_sizes"] = [len(hand) for hand in state["hands"]]
    seen["stock_size"] = len(state["stock"])
    if seat is not None:
        seen["hand"] = canonical(state["hands"][seat])
    return seen


# What makes a state inconsistent


def faults(state):
    """All inconsistencies: those the page words, and those that follow from its rules."""
    return named_faults(state) | derived_faults(state)


def named_faults(state):
    """What the page and the contract say in words.

    With cards wrong, the record of the tricks is not looked into.
    """
    cards = card_faults(all_cards(state))
    found = cards | size_faults(state) | turn_faults(state) | score_faults(state)
    if cards:
        return found
    found |= trump_faults(state)
    found |= trick_faults(state)
    found |= marriage_faults(state)
    found |= closed_faults(state)
    found |= result_faults(state)
    found |= phase_faults(state)
    return found


def all_cards(state):
    cards = sum(state["hands"], []) + state["stock"]
    cards += [state["indicator"]] if state["indicator"] is not None else []
    cards += [put["card"] for put in state["trick"]]
    return cards + sum([trick["cards"] for trick in state["tricks"]], [])


def card_faults(cards):
    """Every card of the deck exactly once."""
    found = set()
    if set(cards) - set(DECK):
        found.add("card_unknown")
    if len(set(cards)) < len(cards):
        found.add("card_duplicated")
    if set(DECK) - set(cards):
        found.add("card_missing")
    return found


def draws_made(state):
    """How many tricks were followed by a draw.

    The size of a closed stock tells it; else every trick was, up to five, but one that ended
    the deal.
    """
    if state["closed"] and state["indicator"] is not None:
        return (9 - len(state["stock"])) // 2
    tricks = len(state["tricks"])
    if state["phase"] != "play" and not state["trick"]:
        tricks -= 1
    return max(0, min(5, tricks))


def size_faults(state):
    """Hand and stock sizes that the number of tricks gives."""
    draws, tricks = draws_made(state), len(state["tricks"])
    hands = [5 + draws - tricks, 5 + draws - tricks]
    for put in state["trick"]:
        hands[put["seat"]] -= 1
    good = (
        0 <= draws <= tricks
        and [len(hand) for hand in state["hands"]] == hands
        and len(state["stock"]) == max(0, 9 - 2 * draws)
        and (state["indicator"] is None) == (draws == 5)
    )
    return set() if good else {"hand_size_inconsistent"}


def next_leader(state):
    """The non-dealer leads, then the winner of each trick."""
    return state["tricks"][-1]["winner"] if state["tricks"] else 1 - state["dealer"]


def turn_faults(state):
    leader = next_leader(state)
    expected = 1 - leader if state["trick"] else leader
    if state["phase"] != "play":
        expected = None
    return set() if state["to_act"] == expected else {"turn_inconsistent"}


def card_of(trick, seat):
    """The card that a seat put to a complete trick."""
    return trick["cards"][0] if trick["leader"] == seat else trick["cards"][1]


def held_from(state, seat, number):
    """Cards the seat put from trick `number` on, and those it still has."""
    cards = [card_of(trick, seat) for trick in state["tricks"][number:]]
    cards += [put["card"] for put in state["trick"] if put["seat"] == seat]
    return cards + state["hands"][seat]


def leads_of(state, seat):
    """The numbers of the tricks that the seat has led or is to lead."""
    numbers = [i for i, trick in enumerate(state["tricks"]) if trick["leader"] == seat]
    if next_leader(state) == seat and (state["phase"] == "play" or state["trick"]):
        numbers.append(len(state["tricks"]))
    return numbers


def open_leads_of(state, seat):
    """Those of them at which the seat could exchange: four draws at most had been made."""
    last = draws_made(state) if state["closed"] else 4
    return [number for number in leads_of(state, seat) if number <= min(last, 4)]


def trump_faults(state):
    """`trump` is the indicator's suit; the trump jack lies or went where the exchange put it."""
    bad = state["indicator"] is not None and state["indicator"][1] != state["trump"]
    if bad or (state["exchanged"] and not exchange_possible(state)):
        return {"trump_inconsistent"}
    return set()


def exchange_possible(state):
    """A trump taken by a seat on an open lead, and the jack below the stock or drawn last."""
    seat, card = state["exchanged"]["seat"], state["exchanged"]["card"]
    leads = open_leads_of(state, seat)
    jack = "J" + state["trump"]
    if state["indicator"] is not None:
        jack_there = state["indicator"] == jack
    else:
        jack_there = jack in last_draw_of_loser(state)
    return (
        card[1] == state["trump"]
        and card != jack
        and jack_there
        and leads != []
        and card in held_from(state, seat, leads[0])
    )


def last_draw_of_loser(state):
    """The cards among which the indicator, drawn by the loser of the fifth trick, must be."""
    if len(state["tricks"]) < 5:
        return []
    return held_from(state, 1 - state["tricks"][4]["winner"], 5)


def trick_faults(state):
    """Leaders, winners, and answers that the strict rules forbade."""
    leader = 1 - state["dealer"]
    strict_from = draws_made(state) if state["closed"] else 5
    for number, trick in enumerate(state["tricks"]):
        led, card = trick["cards"]
        if trick["leader"] != leader:
            return {"trick_inconsistent"}
        leader = trick_winner(leader, led, card, state["trump"])
        if trick["winner"] != leader:
            return {"trick_inconsistent"}
        hand = held_from(state, 1 - trick["leader"], number)
        if number >= strict_from and why_not_answer(hand, card, led, state["trump"]):
            return {"trick_inconsistent"}
    if [put["seat"] for put in state["trick"]] not in ([], [leader]):
        return {"trick_inconsistent"}
    return set()


def led_at(state, number):
    """(seat, card) led to that trick, None if it has not been led."""
    if number < len(state["tricks"]):
        trick = state["tricks"][number]
        return trick["leader"], trick["cards"][0]
    if number == len(state["tricks"]) and state["trick"]:
        return state["trick"][0]["seat"], state["trick"][0]["card"]
    return None


def marriage_possible(state, marriage):
    """K or Q led by that seat at that trick, the other one still with the seat afterwards."""
    led = led_at(state, marriage["trick"])
    if led is None or led[0] != marriage["seat"]:
        return False
    card = led[1]
    if card[0] not in PARTNER or card[1] != marriage["suit"]:
        return False
    later = held_from(state, marriage["seat"], marriage["trick"] + 1)
    worth = 40 if marriage["suit"] == state["trump"] else 20
    return PARTNER[card[0]] + card[1] in later and marriage["points"] == worth


def marriage_faults(state):
    numbers = [marriage["trick"] for marriage in state["marriages"]]
    good = len(set(numbers)) == len(numbers) and all(
        marriage_possible(state, marriage) for marriage in state["marriages"]
    )
    return set() if good else {"marriage_inconsistent"}


def closed_faults(state):
    """The closer was on lead; the opponent's points and tricks are those of that moment."""
    closed = state["closed"]
    if closed is None:
        return set()
    number, opponent = draws_made(state), 1 - closed["seat"]
    if (
        state["indicator"] is None
        or number not in leads_of(state, closed["seat"])
        or closed["opponent_tricks"] != tricks_won(state["tricks"][:number], opponent)
        or closed["opponent_points"] != points_at(state, opponent, number, number)
    ):
        return {"closed_inconsistent"}
    return set()


def earlier_moments(state):
    """(tricks, leads) after each lead and each answer but the latest."""
    moments = []
    for number in range(len(state["tricks"])):
        moments += [(number, number + 1), (number + 1, number + 1)]
    return moments if state["trick"] else moments[:-1]


def result_faults(state):
    """66 in phase `play` or before the latest card, or a result that the cards do not give."""
    for seat in (0, 1):
        for tricks, leads in earlier_moments(state):
            if points_at(state, seat, tricks, leads) >= 66:
                return {"result_inconsistent"}
    if state["phase"] == "play":
        good = state["result"] is None and points(state, 0) < 66 and points(state, 1) < 66
    else:
        good = state["result"] == result_of(state)
    return set() if good else {"result_inconsistent"}


def phase_faults(state):
    if state["phase"] == "play":
        bad = not any(state["hands"]) and not state["trick"]
    else:
        over = state["phase"] == "match_over"
        bad = result_of(state) is None or over != (0 in state["scores"])
    return {"phase_inconsistent"} if bad else set()


def scores_before(state):
    """All scores with which the deal can have begun: tries every pair."""
    possible = range(1, state["options"]["target"] + 1)
    pairs = [[first, second] for first in possible for second in possible]
    if state["deal_number"] == 1:
        pairs = [[state["options"]["target"], state["options"]["target"]]]
    if state["phase"] == "play":
        return [pair for pair in pairs if pair == state["scores"]]
    if state["result"] is None:
        return pairs
    return [pair for pair in pairs if lowered(pair, state["result"]) == state["scores"]]


def score_faults(state):
    return set() if scores_before(state) else {"scores_inconsistent"}


def derived_faults(state):
    """What no play of the rules leads to, although the page does not spell it out."""
    if card_faults(all_cards(state)):
        return set()
    found = set()
    if not any(deals_fit(state, pair) for pair in scores_before(state)):
        found.add("scores_inconsistent")
    drawn = state["indicator"] is None and len(state["tricks"]) >= 5
    if drawn and state["trump"] not in [card[1] for card in last_draw_of_loser(state)]:
        # The loser of the fifth trick drew the indicator, a trump.
        found.add("trump_inconsistent")
    return found


def deals_fit(state, pair):
    """Each earlier deal took one to three from what one of the two players needs."""
    won = [state["options"]["target"] - left for left in pair]
    fewest = sum(-(-points // 3) for points in won)
    return fewest <= state["deal_number"] - 1 <= sum(won)


def details(sides):
    """The details of a score that every implementation counts alike, for the corpus."""
    return {"details": [side["items"][0]["detail"] for side in sides]}

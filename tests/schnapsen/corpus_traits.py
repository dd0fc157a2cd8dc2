"""What a position, a move or a score of Schnapsen shows, and of which section."""

from tests.schnapsen import oracle


def offer_traits(ply):
    """What a list of legal moves shows."""
    state, moves = ply.state, ply.moves
    if not moves:
        return [("5", "no moves when the deal is over")]
    kinds = {move["type"] for move in moves}
    if state["trick"]:
        return [strict_trait(state, moves[0]["card"])]
    stock = stock_of(state)
    traits = [("3.1", f"any card may be led, stock {stock}")]
    if "exchange" in kinds:
        traits.append(("4.2", f"the trump jack may be exchanged{at_first_lead(state)}"))
    if "close" in kinds:
        low = " with two cards left" if len(state["stock"]) == 1 else ""
        traits.append(("4.1" if low else "4.3", f"the stock may be closed{low}"))
    for move in moves:
        if move["type"] == "marriage":
            trumps = "in trumps" if move["card"][1] == state["trump"] else "in a plain suit"
            traits.append(("4.4", f"a marriage {trumps}, stock {stock}"))
    return traits


def stock_of(state):
    if state["closed"]:
        return "closed"
    return "open" if state["indicator"] else "exhausted"


def at_first_lead(state):
    return "" if state["tricks"] else " at the first lead"


def strict_trait(state, card):
    """How a card answers a lead."""
    led, hand = state["trick"][0]["card"], state["hands"][state["to_act"]]
    stock = stock_of(state)
    if stock == "open":
        return "3.3", "any card may answer"
    if oracle.beats_in_suit(card, led):
        return "3.4", f"a higher card of the suit, stock {stock}"
    if card[1] == led[1]:
        return "3.5", f"a lower card of the suit, stock {stock}"
    if card[1] == state["trump"]:
        return "3.6", f"no card of the suit: a trump, stock {stock}"
    assert not [other for other in hand if other[1] == led[1]]
    return "3.6", f"neither suit nor trump: any card, stock {stock}"


def move_traits(ply):
    """What a move shows."""
    state, move, then = ply.state, ply.move, ply.after
    traits = {
        "exchange": exchange_traits,
        "close": close_traits,
        "marriage": marriage_traits,
        "play": play_traits,
    }[move["type"]](state, move, then)
    return traits + result_traits(then)


def exchange_traits(state, move, then):
    last = len(state["stock"]) == 1
    traits = [("4.2", f"the trump jack is exchanged{at_first_lead(state)}")]
    return traits + ([("4.1", "exchanged with two cards left")] if last else [])


def close_traits(state, move, then):
    closed = then["closed"]
    tricks = "no trick" if closed["opponent_tricks"] == 0 else "tricks"
    points = "33 or more" if closed["opponent_points"] >= 33 else "fewer than 33"
    traits = [("4.3", f"closed against {tricks} and {points} points{at_first_lead(state)}")]
    return traits + ([("4.1", "closed with two cards left")] if len(state["stock"]) == 1 else [])


def marriage_traits(state, move, then):
    seat = state["to_act"]
    worth = then["marriages"][-1]["points"]
    traits = [("4.4", f"a marriage of {worth}, stock {stock_of(state)}")]
    won = oracle.tricks_won(state["tricks"], seat)
    counts = "counts at once" if won else "waits for the first trick"
    traits.append(("4.5", f"a marriage {counts}"))
    return traits + ([("5.2", "ends before the answer")] if then["result"] else [])


def play_traits(state, move, then):
    card, seat = move["card"], state["to_act"]
    if not state["trick"]:
        traits = [("3.1", f"a lead, stock {stock_of(state)}")]
        partner = oracle.PARTNER.get(card[0])
        if partner and partner + card[1] in state["hands"][seat]:
            traits.append(("4.4", "king or queen led without declaring"))
        return traits
    traits = [strict_trait(state, card), ("3.2", trick_trait(state, card, then))]
    traits.append(("2.2", "the winner leads next"))
    if then["indicator"] is None and state["indicator"] is not None:
        traits.append(("3.3", "the loser draws the indicator"))
    elif len(then["stock"]) < len(state["stock"]):
        traits.append(("3.3", "the winner draws, then the loser"))
    elif then["result"] and stock_of(state) == "open":
        traits.append(("5.2", "ends before anyone draws"))
    return traits + pending_traits(state, then)


def trick_trait(state, card, then):
    led, trump = state["trick"][0]["card"], state["trump"]
    if led[1] == card[1]:
        suit = "two trumps" if card[1] == trump else "two cards of a suit"
        return f"{suit}, the higher wins"
    if trump in (led[1], card[1]):
        return "one trump wins"
    return "another suit loses"


def pending_traits(state, then):
    traits = []
    winner = then["tricks"][-1]["winner"]
    if oracle.tricks_won(then["tricks"], winner) == 1:
        if any(
            m["seat"] == winner and m["trick"] < len(state["tricks"]) for m in state["marriages"]
        ):
            traits.append(("4.5", "the first trick counts the waiting marriage"))
    loser = 1 - winner
    waiting = [m for m in then["marriages"] if m["seat"] == loser]
    if waiting and not oracle.tricks_won(then["tricks"], loser):
        traits.append(("4.5", "a marriage goes on waiting"))
    return traits


def result_traits(state):
    """How a deal was won, and what that does to the match."""
    result = state["result"]
    if result is None:
        return []
    reason, worth = result["reason"], result["game_points"]
    section = {"last_trick": "6.4", "closer_failed": "6.3"}.get(reason)
    if reason == "closer_failed":
        early = any(state["hands"])
        reason = "the opponent is first at 66" if early else "the closer ends below 66"
    section = section or ("6.2" if state["closed"] else "6.1")
    traits = [(section, f"{reason}: {worth}"), ("7", state["phase"])]
    traits.append(("6", "only the winner gets game points"))
    if result["reason"] == "reached_66" and not state["trick"]:
        traits.append(("5.1", "66 by a trick"))
    if not any(state["hands"]) and not state["trick"]:
        traits.append(("5.3", "all cards have been played"))
    return traits


def score_traits(state):
    if state["result"] is None:
        return [("7", "provisional"), ("1", "card points so far")]
    return [("1", "card points"), *result_traits(state)]

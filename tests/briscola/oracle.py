"""Briscola once more, slowly, on documents alone; it shares no code with the package."""

SUITS, RANKS = "BCDS", "24567JNK3A"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
WORTH = {"A": 11, "3": 10, "K": 4, "N": 3, "J": 2}


def all_cards(state):
    single = [card for card in (state["turned"], state["led"]) if card]
    return [*sum(state["hands"], []), *state["stock"], *sum(state["captured"], []), *single]


def in_order(cards):
    return sorted(cards, key=DECK.index)


def worth(cards):
    return sum(WORTH.get(card[0], 0) for card in cards)


def deal(deck, dealer, options):
    other = 1 - dealer
    hands = [None, None]
    hands[other], hands[dealer] = in_order(deck[:3]), in_order(deck[3:6])
    return {
        "game": "briscola",
        "rules_version": 1,
        "options": {},
        "phase": "play",
        "dealer": dealer,
        "to_act": other,
        "hands": hands,
        "trump": deck[6][1],
        "turned": deck[6],
        "stock": list(deck[7:]),
        "led": None,
        "captured": [[], []],
    }


def view(state, seat):
    seen = {key: value for key, value in state.items() if key not in ("hands", "stock")}
    seen["seat"] = seat
    seen["hand_sizes"] = [len(hand) for hand in state["hands"]]
    seen["stock_size"] = len(state["stock"])
    if seat is not None:
        seen["hand"] = state["hands"][seat]
    return seen


def legal_moves(state):
    if state["to_act"] is None:
        return []
    return [{"type": "play", "card": card} for card in in_order(state["hands"][state["to_act"]])]


def why_illegal(state, move, seat):
    if state["to_act"] is None:
        return "game_over"
    if seat is not None and seat != state["to_act"]:
        return "not_your_turn"
    return None if move["card"] in state["hands"][state["to_act"]] else "card_not_in_hand"


def taker(led, answer, leader, trump):
    """The seat that takes a trick: of the trumps, or else of the suit led, the highest card."""
    suit = trump if trump in (led[1], answer[1]) else led[1]
    best = max((card for card in (led, answer) if card[1] == suit), key=lambda c: RANKS.index(c[0]))
    return leader if best == led else 1 - leader


def apply(state, move):
    seat, led = state["to_act"], state["led"]
    hands = [[card for card in hand if card != move["card"]] for hand in state["hands"]]
    if led is None:
        return {**state, "hands": hands, "led": move["card"], "to_act": 1 - seat}
    winner = taker(led, move["card"], 1 - seat, state["trump"])
    piles = [list(pile) for pile in state["captured"]]
    piles[winner] = in_order([*piles[winner], led, move["card"]])
    pack = [*state["stock"], *([state["turned"]] if state["turned"] else [])]
    for drawer in (winner, 1 - winner):
        if pack:
            hands[drawer] = in_order([*hands[drawer], pack.pop(0)])
    over = not hands[0] and not hands[1]
    return {
        **state,
        "hands": hands,
        "captured": piles,
        "led": None,
        "turned": pack.pop() if pack else None,
        "stock": pack,
        "phase": "deal_over" if over else "play",
        "to_act": None if over else winner,
    }


def score(state):
    points = [worth(pile) for pile in state["captured"]]
    final = state["phase"] == "deal_over"
    ahead = None if points[0] == points[1] else points.index(max(points))
    return {
        "final": final,
        "sides": [
            {
                "side": seat,
                "seats": [seat],
                "total": points[seat],
                "items": [{"name": "card_points", "points": points[seat], "detail": None}],
            }
            for seat in (0, 1)
        ],
        "winner": ahead if final else None,
        "draw": final and ahead is None,
        "match": None,
    }


# -- faults ---------------------------------------------------------------------------------------


def faults(state):
    """The codes of everything that play cannot have led to (section 5)."""
    found = set()
    cards = all_cards(state)
    found |= {"card_unknown" for card in cards if card not in DECK}
    found |= {"card_duplicated" for card in cards if card in DECK and cards.count(card) > 1}
    found |= {"card_missing" for card in DECK if card not in cards}
    found |= {"captured_inconsistent" for pile in state["captured"] if len(pile) % 2}
    tricks = len(sum(state["captured"], [])) // 2
    left = sizes_after(tricks)
    if (len(state["stock"]), state["turned"] is not None) != left:
        found.add("hand_size_inconsistent")
    if state["turned"] and state["turned"][1:] != state["trump"]:
        found.add("trump_inconsistent")
    over = tricks >= 20
    if state["phase"] != ("deal_over" if over else "play"):
        return found | {"phase_inconsistent"}
    if (state["to_act"] is None) != over:
        return found | {"turn_inconsistent"}
    return found | faults_of_hands(state, tricks)


def sizes_after(tricks):
    """(cards in the stock, whether the card turned up is below it) after some tricks."""
    pack = 34
    for _ in range(tricks):
        pack -= min(pack, 2)
    return max(pack - 1, 0), pack > 0


def faults_of_hands(state, tricks):
    found, to_act = set(), state["to_act"]
    full = min(3, 20 - tricks)
    due = [full, full]
    leader = to_act
    if state["led"]:
        leader = None if to_act is None else 1 - to_act
        for seat in (0, 1):
            due[seat] -= seat != to_act
    if [len(hand) for hand in state["hands"]] != due:
        found.add("hand_size_inconsistent")
    if leader is not None:
        first = tricks == 0
        if (first and leader == state["dealer"]) or (not first and not state["captured"][leader]):
            found.add("turn_inconsistent")
    return found

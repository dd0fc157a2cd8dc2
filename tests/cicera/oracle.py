"""Cicera the slow and obvious way; states, moves, scores and views are the contract's dicts.

The docstrings name the sections of the rule page.
"""

import copy

SUITS = "BCDS"
RANKS = "A23456789TJNK"
NUMERALS = "A23456789T"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
BONUSES = ("sweep", "picada", "simili", "quadriglia")
PRIZES = ("cards", "swords", "la_mata", "ten_of_coins", "fante_of_cups", "napula")
ITEMS = BONUSES + PRIZES


def is_numeral(card):
    """Deck: courts have no number."""
    return card[0] in NUMERALS


def number(card):
    return NUMERALS.index(card[0]) + 1


def canonical(cards):
    return sorted(cards, key=DECK.index)


# Deal


def deal(deck, dealer, options, previous=None):
    """Deal: twelve each from seat dealer+1 on, four to the table."""
    if card_faults(deck):
        raise ValueError(*sorted(card_faults(deck)))
    if previous is not None:
        raise ValueError("one deal only")
    hands = [None, None, None, None]
    for turn in range(4):
        hands[(dealer + 1 + turn) % 4] = canonical(deck[12 * turn : 12 * turn + 12])
    return {
        "game": "cicera",
        "rules_version": 1,
        "options": dict(options or {}),
        "phase": "play",
        "dealer": dealer,
        "to_act": (dealer + 1) % 4,
        "hands": hands,
        "table": list(deck[48:52]),
        "captured": [[], []],
        "bonuses": [dict.fromkeys(BONUSES, 0), dict.fromkeys(BONUSES, 0)],
        "last_capturer": None,
        "just_laid": None,
    }


# A turn


def groups(numerals, total):
    """All groups of these numerals that add up to the total: without the first, or with it."""
    if total == 0:
        return [[]]
    if total < 0 or not numerals:
        return []
    first, rest = numerals[0], numerals[1:]
    with_first = [[first] + group for group in groups(rest, total - number(first))]
    return groups(rest, total) + with_first


def captures(card, table):
    """A turn: one card of the same rank, or two or more numerals that add up."""
    found = [[other] for other in table if other[0] == card[0]]
    if is_numeral(card):
        numerals = [other for other in table if is_numeral(other)]
        found += [group for group in groups(numerals, number(card)) if len(group) >= 2]
    found = [canonical(capture) for capture in found]
    return sorted(found, key=lambda capture: (len(capture), [DECK.index(c) for c in capture]))


def legal_moves(state):
    """All legal moves: by hand card, laying first, then by number of cards, then by cards."""
    if state["phase"] != "play":
        return []
    moves = []
    for card in canonical(state["hands"][state["to_act"]]):
        for capture in [[]] + captures(card, state["table"]):
            moves.append({"type": "play", "card": card, "capture": capture})
    return moves


def why_illegal(state, move, seat=None):
    """Why a move is illegal: the first code that applies, or None."""
    card, capture = move["card"], move["capture"]
    if state["phase"] != "play":
        return "game_over"
    if seat is not None and seat != state["to_act"]:
        return "not_your_turn"
    if card not in state["hands"][state["to_act"]]:
        return "card_not_in_hand"
    if len(set(capture)) < len(capture):
        return "capture_duplicated"
    if not set(capture) <= set(state["table"]):
        return "capture_not_on_table"
    if len(capture) == 1:
        return None if capture[0][0] == card[0] else "rank_mismatch"
    return why_not_several(card, capture) if capture else None


def why_not_several(card, capture):
    """The rule codes for taking two or more cards."""
    if not is_numeral(card) or {other[0] for other in capture} == {card[0]}:
        return "one_card_only"
    if not all(is_numeral(other) for other in capture):
        return "court_in_sum"
    if sum(number(other) for other in capture) != number(card):
        return "sum_mismatch"
    return None


def apply(state, move):
    """The state after a legal move; `state` is left alone."""
    code = why_illegal(state, move)
    if code:
        raise ValueError(code)
    after = copy.deepcopy(state)
    seat, card = state["to_act"], move["card"]
    after["hands"][seat].remove(card)
    if move["capture"]:
        take(after, seat, card, move["capture"])
    else:
        after["table"].append(card)
        after["just_laid"] = card
    after["to_act"] = (seat + 1) % 4
    if not any(after["hands"]):
        end_deal(after)
    after["hands"] = [canonical(hand) for hand in after["hands"]]
    after["captured"] = [canonical(pile) for pile in after["captured"]]
    return after


def take(state, seat, card, capture):
    """Capture bonuses: all that apply, on the last play too."""
    bonuses = state["bonuses"][seat % 2]
    for other in capture:
        state["table"].remove(other)
    if not state["table"]:
        bonuses["sweep"] += 1
    if capture == [state["just_laid"]] and capture[0][0] == card[0]:
        bonuses["picada"] += 1
    if {other[1] for other in capture} == {card[1]}:
        bonuses["simili"] += 1
    if len(capture) >= 3:
        bonuses["quadriglia"] += 1
    state["captured"][seat % 2] += [card] + capture
    state["last_capturer"] = seat
    state["just_laid"] = None


# End of the deal


def end_deal(state):
    """The table goes to the team that captured last, with no bonus."""
    if state["last_capturer"] is not None:
        state["captured"][state["last_capturer"] % 2] += state["table"]
        state["table"] = []
    state["phase"] = "deal_over"
    state["to_act"] = None
    state["just_laid"] = None


def napula(pile):
    """The length of the sword run from the ace up to the ten, if it has three cards or more."""
    length = 0
    while length < 10 and NUMERALS[length] + "S" in pile:
        length += 1
    return length if length >= 3 else 0


def majority(amounts, points):
    """A tied majority pays nobody."""
    return [points * int(amounts[0] > amounts[1]), points * int(amounts[1] > amounts[0])]


def deal_points(state):
    """The points of both teams for each item."""
    piles = state["captured"]
    points = {name: [state["bonuses"][team][name] for team in (0, 1)] for name in BONUSES}
    points["cards"] = majority([len(pile) for pile in piles], 2)
    points["swords"] = majority([len([c for c in pile if c[1] == "S"]) for pile in piles], 1)
    points["la_mata"] = [int("2S" in pile) for pile in piles]
    points["ten_of_coins"] = [int("TD" in pile) for pile in piles]
    points["fante_of_cups"] = [int("JC" in pile) for pile in piles]
    points["napula"] = [napula(pile) for pile in piles]
    return points


def score(state):
    """Team totals (as the piles lie, in mid-deal); the higher wins, equal totals draw."""
    points = deal_points(state)
    totals = [sum(points[name][team] for name in ITEMS) for team in (0, 1)]
    final = state["phase"] != "play"
    draw = final and totals[0] == totals[1]
    return {
        "final": final,
        "sides": [
            {
                "side": team,
                "seats": [team, team + 2],
                "total": totals[team],
                "items": [
                    {"name": name, "points": points[name][team], "detail": None} for name in ITEMS
                ],
            }
            for team in (0, 1)
        ],
        "winner": totals.index(max(totals)) if final and not draw else None,
        "draw": draw,
        "match": None,
    }


def view(state, seat):
    """State: the table as one seat, or a spectator (None), sees it."""
    public = (
        "game rules_version options phase dealer to_act table captured bonuses last_capturer "
        "just_laid"
    )
    seen = {name: copy.deepcopy(state[name]) for name in public.split()}
    seen["seat"] = seat
    seen["hand_sizes"] = [len(hand) for hand in state["hands"]]
    if seat is not None:
        seen["hand"] = canonical(state["hands"][seat])
    return seen


# What makes a state inconsistent


def faults(state):
    """All inconsistencies: those the page words, and those that follow from its rules."""
    return named_faults(state) | derived_faults(state)


def named_faults(state):
    """What the page and the contract say in words."""
    found = card_faults(all_cards(state))
    found |= hand_faults(state)
    found |= turn_faults(state)
    found |= just_laid_faults(state)
    found |= last_capturer_faults(state)
    found |= captured_faults(state)
    found |= bonus_faults(state)
    found |= phase_faults(state)
    return found


def all_cards(state):
    return sum(state["hands"] + state["captured"], []) + state["table"]


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


def plays_made(state):
    return 48 - sum(len(hand) for hand in state["hands"])


def sizes_possible(state):
    """Deal the hands out in thought: each play takes one card from the next seat."""
    sizes = [12, 12, 12, 12]
    for play in range(plays_made(state)):
        sizes[(state["dealer"] + 1 + play) % 4] -= 1
    return sizes == [len(hand) for hand in state["hands"]]


def hand_faults(state):
    return set() if sizes_possible(state) else {"hand_size_inconsistent"}


def implied_turn(state):
    return (state["dealer"] + 1 + plays_made(state)) % 4


def turn_faults(state):
    if state["phase"] != "play":
        good = state["to_act"] is None
    elif sizes_possible(state):
        good = state["to_act"] == implied_turn(state)
    else:
        good = state["to_act"] is not None
    return set() if good else {"turn_inconsistent"}


def just_laid_faults(state):
    """The last card of the table, in mid-deal, after the first play."""
    card = state["just_laid"]
    if card is None:
        return set()
    if state["phase"] != "play" or plays_made(state) == 0 or state["table"][-1:] != [card]:
        return {"just_laid_inconsistent"}
    return set()


def last_capturer_faults(state):
    seat = state["last_capturer"]
    bad = any(state["captured"]) if seat is None else not state["captured"][seat % 2]
    return {"last_capturer_inconsistent"} if bad else set()


def last_ply_of(state, team):
    """The number of the deal's play that was the team's latest, 0 if there was none."""
    latest = 0
    for ply in range(1, plays_made(state) + 1):
        if (state["dealer"] + ply) % 2 == team:
            latest = ply
    return latest


def captured_faults(state):
    """A pile holds at most the cards that were out at the team's latest play."""
    if state["phase"] != "play" or not sizes_possible(state):
        return set()
    for team in (0, 1):
        ply = last_ply_of(state, team)
        if len(state["captured"][team]) > (4 + ply if ply else 0):
            return {"captured_inconsistent"}
    return set()


def bonus_faults(state):
    """A quadriglia takes four cards, another simili three, a picada two; the rest goes in pairs.

    Simili and quadriglia may be one capture; a picada is neither, being of two suits.
    """
    for team in (0, 1):
        size, bonuses = len(state["captured"][team]), state["bonuses"][team]
        other_simili = max(0, bonuses["simili"] - bonuses["quadriglia"])
        used = 4 * bonuses["quadriglia"] + 3 * other_simili + 2 * bonuses["picada"]
        made = bonuses["quadriglia"] + other_simili + bonuses["picada"]
        if used > size or bonuses["sweep"] > made + (size - used) // 2:
            return {"bonuses_inconsistent"}
    return set()


def phase_faults(state):
    over, finished = state["phase"] != "play", not any(state["hands"])
    left_over = state["table"] and (any(state["captured"]) or state["last_capturer"] is not None)
    if over != finished or (over and left_over):
        return {"phase_inconsistent"}
    return set()


def derived_faults(state):
    """What no play of the rules leads to, although the page does not spell it out."""
    if card_faults(all_cards(state)) or not sizes_possible(state):
        return set()
    found = bonus_order_faults(state)
    if state["phase"] == "play":
        found |= pile_faults(state) | latest_play_faults(state)
    return found


def bonus_order_faults(state):
    """The first sweep takes five cards or more; a card is laid between any two sweeps."""
    sweeps = sum(bonuses["sweep"] for bonuses in state["bonuses"])
    picade = sum(bonuses["picada"] for bonuses in state["bonuses"])
    if sweeps and 2 * sweeps + 3 > sum(map(len, state["captured"])):
        return {"bonuses_inconsistent"}
    # Each picada takes two plays, a lay and the capture.
    return {"bonuses_inconsistent"} if 2 * picade > plays_made(state) else set()


def pile_faults(state):
    """Numerals add up to twice what was played for them; courts are taken by pairs."""
    for pile in state["captured"]:
        worth = sum(number(card) for card in pile if is_numeral(card))
        courts = [len([card for card in pile if card[0] == rank]) for rank in "JNK"]
        if worth % 2 or any(count % 2 for count in courts) or len(pile) == 1:
            return {"captured_inconsistent"}
    return set()


def latest_play_faults(state):
    """The latest play laid `just_laid`, or else it was the latest capture."""
    found = set()
    plays, seat = plays_made(state), (implied_turn(state) - 1) % 4
    if plays and state["just_laid"] is None and state["last_capturer"] != seat:
        found.add("just_laid_inconsistent")
    if plays and not state["table"] and state["bonuses"][seat % 2]["sweep"] == 0:
        found.add("bonuses_inconsistent")
    capturer = state["last_capturer"]
    if capturer is not None:
        possible = 12 - len(state["hands"][capturer])
        if capturer == seat and state["just_laid"] is not None:
            possible -= 1
        if possible < 1:
            found.add("last_capturer_inconsistent")
    return found

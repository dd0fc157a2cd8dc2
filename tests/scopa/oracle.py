"""Scopa the slow and obvious way; states, moves, scores and views are the contract's dicts.

The docstrings name the sections of the rule page.
"""

import copy
from itertools import combinations

SUITS = "CDHS"
RANKS = "A234567JQK"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
PRIMIERA = dict(zip("76A5432JQK", (21, 18, 16, 15, 14, 13, 12, 10, 10, 10), strict=True))
STOCK_SIZES = (30, 24, 18, 12, 6, 0)
ITEMS = ("sweeps", "cards", "diamonds", "settebello", "primiera")


def value(card):
    """Deck: capture values 1 to 10."""
    return RANKS.index(card[0]) + 1


def canonical(cards):
    return sorted(cards, key=DECK.index)


# Deal


def is_void(deck):
    """Deal: three or four kings among the four cards of the opening table."""
    return too_many_kings(deck[6:10])


def too_many_kings(table):
    return len([card for card in table if card[0] == "K"]) >= 3


def deal(deck, dealer, options, previous=None):
    """Deal and Match: the first deal of a match, or the one that follows `previous`."""
    if card_faults(deck):
        raise ValueError(*sorted(card_faults(deck)))
    if is_void(deck):
        raise ValueError("redeal_required")
    if previous is None:
        return opening(deck, dealer, {"target": 11, **(options or {})}, 1, [0, 0])
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
    """Deal: three to the non-dealer, three to the dealer, four to the table, thirty stay."""
    hands = [None, None]
    hands[1 - dealer] = canonical(deck[0:3])
    hands[dealer] = canonical(deck[3:6])
    return {
        "game": "scopa",
        "rules_version": 1,
        "options": options,
        "phase": "play",
        "deal_number": deal_number,
        "dealer": dealer,
        "to_act": 1 - dealer,
        "hands": hands,
        "table": list(deck[6:10]),
        "stock": list(deck[10:]),
        "captured": [[], []],
        "sweeps": [0, 0],
        "last_capturer": None,
        "scores": scores,
    }


# A turn


def captures(card, table):
    """A turn, points 1 and 2: one equal card, or else any group that adds up."""
    cards = canonical(table)
    singles = [[other] for other in cards if value(other) == value(card)]
    if singles:
        return singles
    groups = []
    for size in range(2, len(cards) + 1):
        for group in combinations(cards, size):
            if sum(value(other) for other in group) == value(card):
                groups.append(list(group))
    return groups


def legal_moves(state):
    """All legal moves: by hand card, then by number of cards taken, then by those cards."""
    if state["phase"] != "play":
        return []
    moves = []
    for card in canonical(state["hands"][state["to_act"]]):
        for capture in captures(card, state["table"]) or [[]]:
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
    if not capture:
        return "capture_required" if captures(card, state["table"]) else None
    return why_not_capture(card, capture, state["table"])


def why_not_capture(card, capture, table):
    """The rule codes for taking cards that do lie on the table."""
    values = [value(other) for other in capture]
    equal_on_table = value(card) in [value(other) for other in table]
    if len(capture) >= 2 and sum(values) == value(card) and equal_on_table:
        return "single_match_required"
    if len(capture) >= 2 and set(values) == {value(card)}:
        return "one_card_only"
    if sum(values) != value(card):
        return "sum_mismatch"
    return None


def apply(state, move):
    """The state after a legal move; `state` is left alone."""
    code = why_illegal(state, move)
    if code:
        raise ValueError(code)
    after = copy.deepcopy(state)
    seat = state["to_act"]
    after["hands"][seat].remove(move["card"])
    if move["capture"]:
        take(after, seat, move["card"], move["capture"])
    else:
        after["table"].append(move["card"])
    after["to_act"] = 1 - seat
    if not any(after["hands"]):
        if after["stock"]:
            deal_three_more(after)
        else:
            end_deal(after)
    after["hands"] = [canonical(hand) for hand in after["hands"]]
    after["captured"] = [canonical(pile) for pile in after["captured"]]
    return after


def take(state, seat, card, capture):
    """Sweep: emptying the table counts one, but not with the last card of the deal."""
    for other in capture:
        state["table"].remove(other)
    state["captured"][seat] += [card] + capture
    state["last_capturer"] = seat
    if not state["table"] and not finished(state):
        state["sweeps"][seat] += 1


def deal_three_more(state):
    """Deal: three more cards each, non-dealer first, none to the table."""
    state["hands"][1 - state["dealer"]] = state["stock"][0:3]
    state["hands"][state["dealer"]] = state["stock"][3:6]
    state["stock"] = state["stock"][6:]


# End of the deal and match


def finished(state):
    return not any(state["hands"]) and not state["stock"]


def end_deal(state):
    """End of the deal: the rest to the last capturer; Match: totals, and is it over?"""
    if state["last_capturer"] is not None:
        state["captured"][state["last_capturer"]] += state["table"]
        state["table"] = []
    state["scores"] = [old + new for old, new in zip(state["scores"], totals(state), strict=True)]
    over = is_won(state["scores"], state["options"]["target"])
    state["phase"] = "match_over" if over else "deal_over"
    state["to_act"] = None


def is_won(scores, target):
    """Match: the totals differ and the larger is at least the target."""
    return scores[0] != scores[1] and max(scores) >= target


def primiera(pile):
    """The sum of the best card of each suit; 0, less than any primiera, if a suit is missing."""
    total = 0
    for suit in SUITS:
        cards = [PRIMIERA[card[0]] for card in pile if card[1] == suit]
        if not cards:
            return 0
        total += max(cards)
    return total


def prize(amounts):
    """One point for the larger amount; ties award nobody."""
    return [int(amounts[0] > amounts[1]), int(amounts[1] > amounts[0])]


def deal_points(state):
    """End of the deal: the points of both seats for each item."""
    piles = state["captured"]
    return {
        "sweeps": state["sweeps"],
        "cards": prize([len(pile) for pile in piles]),
        "diamonds": prize([len([card for card in pile if card[1] == "D"]) for pile in piles]),
        "settebello": [int("7D" in pile) for pile in piles],
        "primiera": prize([primiera(pile) for pile in piles]),
    }


def totals(state):
    points = deal_points(state)
    return [sum(points[name][seat] for name in ITEMS) for seat in (0, 1)]


def leader(amounts):
    """The side with the larger amount, None on a tie."""
    if amounts[0] == amounts[1]:
        return None
    return amounts.index(max(amounts))


def score(state):
    """Deal points (as the piles lie, in mid-deal) and the match."""
    points, total = deal_points(state), totals(state)
    final = state["phase"] != "play"
    over = state["phase"] == "match_over"
    return {
        "final": final,
        "sides": [
            {
                "side": seat,
                "seats": [seat],
                "total": total[seat],
                "items": [
                    {"name": name, "points": points[name][seat], "detail": None} for name in ITEMS
                ],
            }
            for seat in (0, 1)
        ],
        "winner": leader(total) if final else None,
        "draw": final and leader(total) is None,
        "match": {
            "scores": list(state["scores"]),
            "target": state["options"]["target"],
            "over": over,
            "winner": leader(state["scores"]) if over else None,
        },
    }


def view(state, seat):
    """State: the table as one seat, or a spectator (None), sees it."""
    public = (
        "game rules_version options phase deal_number dealer to_act table captured sweeps "
        "last_capturer scores"
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
    """What the page and the contract say in words."""
    found = card_faults(all_cards(state))
    found |= hand_faults(state)
    found |= turn_faults(state)
    found |= captured_faults(state)
    found |= last_capturer_faults(state)
    found |= sweep_faults(state)
    found |= phase_faults(state)
    if len(state["stock"]) == 30 and too_many_kings(state["table"]):
        found.add("redeal_required")
    if not card_faults(all_cards(state)):
        found |= score_faults(state)
    return found


def all_cards(state):
    return sum(state["hands"] + state["captured"], []) + state["table"] + state["stock"]


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


def sizes_possible(state):
    """In mid-deal: equally many plays, or one more by the non-dealer."""
    first = len(state["hands"][1 - state["dealer"]])
    second = len(state["hands"][state["dealer"]])
    return (
        len(state["stock"]) in STOCK_SIZES and second in (1, 2, 3) and first in (second, second - 1)
    )


def hand_faults(state):
    if state["phase"] == "play" and not finished(state):
        good = sizes_possible(state)
    else:
        good = len(state["stock"]) in STOCK_SIZES and max(map(len, state["hands"])) <= 3
    return set() if good else {"hand_size_inconsistent"}


def implied_turn(state):
    """The non-dealer after equally many plays, else the dealer."""
    if len(state["hands"][0]) == len(state["hands"][1]):
        return 1 - state["dealer"]
    return state["dealer"]


def turn_faults(state):
    if state["phase"] != "play":
        good = state["to_act"] is None
    elif sizes_possible(state):
        good = state["to_act"] == implied_turn(state)
    else:
        good = state["to_act"] is not None
    return set() if good else {"turn_inconsistent"}


def plays_of(state, seat):
    """How often a seat has played, from the stock and its hand."""
    rounds = 1 + (30 - len(state["stock"])) // 6
    return 3 * rounds - len(state["hands"][seat])


def last_ply_of(state, seat):
    """The number of the deal's play that was the seat's latest, 0 if there was none."""
    plays = plays_of(state, seat)
    if plays == 0:
        return 0
    return 2 * plays if seat == state["dealer"] else 2 * plays - 1


def captured_faults(state):
    """A pile holds at most the cards that were out at the seat's latest play."""
    if state["phase"] != "play" or not sizes_possible(state):
        return set()
    for seat in (0, 1):
        ply = last_ply_of(state, seat)
        if len(state["captured"][seat]) > (4 + ply if ply else 0):
            return {"captured_inconsistent"}
    return set()


def last_capturer_faults(state):
    seat = state["last_capturer"]
    bad = any(state["captured"]) if seat is None else not state["captured"][seat]
    return {"last_capturer_inconsistent"} if bad else set()


def sweep_faults(state):
    """A pile of n cards allows at most n/2 sweeps."""
    for seat in (0, 1):
        if 2 * state["sweeps"][seat] > len(state["captured"][seat]):
            return {"sweeps_inconsistent"}
    return set()


def phase_faults(state):
    over = state["phase"] != "play"
    won = is_won(state["scores"], state["options"]["target"])
    left_over = state["table"] and (any(state["captured"]) or state["last_capturer"] is not None)
    if (
        over != finished(state)
        or (over and left_over)
        or (over and won != (state["phase"] == "match_over"))
    ):
        return {"phase_inconsistent"}
    return set()


def scores_before(state):
    """The match totals before this deal."""
    if state["phase"] == "play":
        return state["scores"]
    return [now - new for now, new in zip(state["scores"], totals(state), strict=True)]


def score_faults(state):
    """Non-zero totals in deal 1, a match won earlier, or the finished deal not counted."""
    before = scores_before(state)
    if state["phase"] != "play" and not finished(state):
        return set()
    if (
        min(before) < 0
        or is_won(before, state["options"]["target"])
        or (state["deal_number"] == 1 and before != [0, 0])
    ):
        return {"scores_inconsistent"}
    return set()


def derived_faults(state):
    """What no play of the rules leads to, although the page does not spell it out."""
    if card_faults(all_cards(state)):
        return set()
    found = total_faults(state)
    if 2 * sum(state["sweeps"]) + 3 > sum(map(len, state["captured"])) and any(state["sweeps"]):
        # The first sweep takes five cards or more; a card is laid between any two sweeps.
        found.add("sweeps_inconsistent")
    if state["phase"] == "play" and sizes_possible(state):
        found |= pile_faults(state) | empty_table_faults(state)
        if too_many_kings(state["table"]):
            # A king is laid only where no king lies.
            found.add("redeal_required")
    return found


def total_faults(state):
    """Each deal gives the settebello to somebody and at most 18 sweeps and 4 prizes."""
    if state["phase"] != "play" and not finished(state):
        return set()
    deals = state["deal_number"] - 1
    good = deals <= sum(scores_before(state)) <= 22 * deals
    return set() if good else {"scores_inconsistent"}


def pile_faults(state):
    """Each capture adds twice the value of the card played."""
    found = set()
    for seat in (0, 1):
        pile, plays = state["captured"][seat], plays_of(state, seat)
        worth = sum(value(card) for card in pile)
        if len(pile) == 1 or worth % 2 == 1 or worth > 20 * plays:
            found.add("captured_inconsistent")
        if state["sweeps"][seat] > plays:
            found.add("sweeps_inconsistent")
    return found


def empty_table_faults(state):
    """In mid-deal only a sweep, by the seat that played last, leaves the table empty."""
    found = set()
    latest = 1 - implied_turn(state)
    if not state["table"]:
        if state["last_capturer"] != latest:
            found.add("last_capturer_inconsistent")
        if state["sweeps"][latest] == 0:
            found.add("sweeps_inconsistent")
    return found

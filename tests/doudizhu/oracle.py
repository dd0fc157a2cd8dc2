"""Slow, obvious Dou Dizhu, written from its page of rules alone, to check the engine against.

Everything here works on plain wire-format dicts and card codes. It prefers trying every
possibility to being clever. Section names in the docstrings are those of the rules page.
"""

from collections import Counter
from copy import deepcopy
from functools import cache
from itertools import combinations, combinations_with_replacement, product

SEATS = range(3)
RANKS = ["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "BJ", "RJ"]
TWO, BLACK_JOKER, RED_JOKER = 12, 13, 14
RUN_RANKS = range(12)  # 3 … A: the only ranks of straights and cores
SUITED_RANKS = range(13)  # 3 … 2: the ranks of which there are four cards
DECK = [rank + suit for suit in "CDHS" for rank in RANKS[:13]] + ["BJ", "RJ"]

KINDS = [
    "single",
    "pair",
    "triple",
    "triple_single",
    "triple_pair",
    "straight",
    "pair_straight",
    "airplane",
    "airplane_singles",
    "airplane_pairs",
    "four_two_singles",
    "four_two_pairs",
    "bomb",
    "rocket",
]


# Deck


def _canonical(cards):
    """Cards in canonical order, unknown ones last (Deck)."""
    return sorted(cards, key=lambda card: (DECK.index(card) if card in DECK else 99, card))


def _rank(card):
    """Strength of a card, 0 for a three up to 14 for the red joker (Deck)."""
    return RANKS.index(card if card in ("BJ", "RJ") else card[0])


def _copies(rank):
    """How many cards of this rank the deck has (Deck)."""
    return 4 if rank in SUITED_RANKS else 1


# Play: one function per row of the table; each answers the base rank or None


def _same_rank(counts, copies):
    """All cards of one rank and exactly so many of them."""
    if len(counts) == 1 and sum(counts.values()) == copies:
        return max(counts)
    return None


def _consecutive(ranks):
    """Are these ranks neighbours, all within 3 … A?"""
    ranks = sorted(ranks)
    in_range = all(rank in RUN_RANKS for rank in ranks)
    return in_range and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def _run_of(counts, copies, shortest, longest):
    """Consecutive ranks, each with so many copies; lengths are counted in ranks."""
    if not shortest <= len(counts) <= longest:
        return None
    if set(counts.values()) != {copies} or not _consecutive(counts):
        return None
    return max(counts)


def _single(counts):
    return _same_rank(counts, 1)


def _pair(counts):
    return _same_rank(counts, 2)


def _triple(counts):
    return _same_rank(counts, 3)


def _triple_single(counts):
    if sorted(counts.values()) != [1, 3]:
        return None
    return next(rank for rank in counts if counts[rank] == 3)


def _triple_pair(counts):
    if sorted(counts.values()) != [2, 3]:
        return None
    return next(rank for rank in counts if counts[rank] == 3)


def _straight(counts):
    return _run_of(counts, 1, 5, 12)


def _pair_straight(counts):
    return _run_of(counts, 2, 3, 10)


def _airplane(counts):
    return _run_of(counts, 3, 2, 6)


def _airplane_with(counts, wings_fit):
    """Try every core of two or more triples; the other cards must be fitting wings."""
    for low in RUN_RANKS:
        for high in range(low + 1, len(RUN_RANKS)):
            core = range(low, high + 1)
            wings = {rank: counts[rank] for rank in counts if rank not in core}
            if all(counts[rank] == 3 for rank in core) and wings_fit(wings, len(core)):
                return high
    return None


def _airplane_singles(counts):
    def wings_fit(wings, triples):
        return (
            sum(wings.values()) == triples
            and all(rank in SUITED_RANKS for rank in wings)
            and all(copies <= 2 for copies in wings.values())
        )

    return _airplane_with(counts, wings_fit)


def _airplane_pairs(counts):
    def wings_fit(wings, triples):
        return len(wings) == triples and all(copies == 2 for copies in wings.values())

    return _airplane_with(counts, wings_fit)


def _four_with(counts, others_fit):
    """Try every four of a rank; the other cards must be fitting attachments."""
    for four in counts:
        others = {rank: counts[rank] for rank in counts if rank != four}
        if counts[four] == 4 and others_fit(others):
            return four
    return None


def _four_two_singles(counts):
    def others_fit(others):
        both_jokers = BLACK_JOKER in others and RED_JOKER in others
        return sum(others.values()) == 2 and not both_jokers

    return _four_with(counts, others_fit)


def _four_two_pairs(counts):
    return _four_with(counts, lambda others: sorted(others.values()) == [2, 2])


def _bomb(counts):
    return _same_rank(counts, 4)


def _rocket(counts):
    return RED_JOKER if set(counts) == {BLACK_JOKER, RED_JOKER} else None


TABLE = {
    "single": _single,
    "pair": _pair,
    "triple": _triple,
    "triple_single": _triple_single,
    "triple_pair": _triple_pair,
    "straight": _straight,
    "pair_straight": _pair_straight,
    "airplane": _airplane,
    "airplane_singles": _airplane_singles,
    "airplane_pairs": _airplane_pairs,
    "four_two_singles": _four_two_singles,
    "four_two_pairs": _four_two_pairs,
    "bomb": _bomb,
    "rocket": _rocket,
}


def readings(cards):
    """Every (kind, base rank index) the table gives these cards (Play)."""
    if len(set(cards)) != len(cards) or not set(cards) <= set(DECK) or len(cards) > 20:
        return []
    counts = Counter(_rank(card) for card in cards)
    tried = [(kind, test(counts)) for kind, test in TABLE.items()]
    return [(kind, base) for kind, base in tried if base is not None]


def classify(cards):
    """(kind, base rank index) of these cards, or None; a set is at most one kind (Play)."""
    found = readings(cards)
    assert len(found) <= 1, (cards, found)
    return found[0] if found else None


# Play: the same table the other way round, listing instead of testing


def _runs(shortest, longest):
    """Every stretch of consecutive ranks within 3 … A of these lengths."""
    stretches = []
    for low in RUN_RANKS:
        for length in range(shortest, longest + 1):
            if low + length <= len(RUN_RANKS):
                stretches.append(list(range(low, low + length)))
    return stretches


def _list_plain():
    """Rows without attachments: (kind, ranks of the base, ranks of the attachments)."""
    rows = [("single", [rank], []) for rank in range(15)]
    for rank in SUITED_RANKS:
        rows += [("pair", [rank] * 2, []), ("triple", [rank] * 3, []), ("bomb", [rank] * 4, [])]
    rows += [("straight", run, []) for run in _runs(5, 12)]
    rows += [("pair_straight", run * 2, []) for run in _runs(3, 10)]
    rows += [("airplane", run * 3, []) for run in _runs(2, 6)]
    rows += [("rocket", [BLACK_JOKER, RED_JOKER], [])]
    return rows


def _list_triples():
    """Rows of one triple and an attachment."""
    rows = []
    for rank in SUITED_RANKS:
        rows += [("triple_single", [rank] * 3, [one]) for one in range(15) if one != rank]
        rows += [("triple_pair", [rank] * 3, [two] * 2) for two in SUITED_RANKS if two != rank]
    return rows


def _list_airplanes():
    """Rows of a core with wings."""
    rows = []
    for run in _runs(2, 5):
        free = [rank for rank in SUITED_RANKS if rank not in run]
        for wings in combinations_with_replacement(free, len(run)):
            if max(Counter(wings).values()) <= 2:
                rows.append(("airplane_singles", run * 3, list(wings)))
    for run in _runs(2, 4):
        free = [rank for rank in SUITED_RANKS if rank not in run]
        for wings in combinations(free, len(run)):
            rows.append(("airplane_pairs", run * 3, list(wings) * 2))
    return rows


def _list_fours():
    """Rows of four of a rank with attachments."""
    rows = []
    for four in SUITED_RANKS:
        others = [rank for rank in range(15) if rank != four]
        for pick in combinations_with_replacement(others, 2):
            repeated_joker = pick[0] == pick[1] and pick[0] > TWO
            if not repeated_joker and pick != (BLACK_JOKER, RED_JOKER):
                rows.append(("four_two_singles", [four] * 4, list(pick)))
        for pick in combinations([rank for rank in others if rank <= TWO], 2):
            rows.append(("four_two_pairs", [four] * 4, list(pick) * 2))
    return rows


def _listing_order(row):
    """By kind, then number of cards, then base rank, then attachments (Play)."""
    kind, base, attached = row
    return KINDS.index(kind), len(base + attached), max(base), sorted(attached)


@cache
def all_rank_multisets():
    """Every combination of the full deck, in listing order, one dict per reading (Play).

    Each dict has `kind`, `base` (rank index), `ranks` (sorted rank indexes, repeated as often
    as there are cards) and `needs` (the same as pairs of rank index and copies).
    """
    rows = _list_plain() + _list_triples() + _list_airplanes() + _list_fours()
    rows.sort(key=_listing_order)
    return [
        {
            "kind": kind,
            "base": max(base),
            "ranks": tuple(sorted(base + attached)),
            "needs": sorted(Counter(base + attached).items()),
        }
        for kind, base, attached in rows
    ]


# Deal and bidding


def deal(deck, first_bidder, options):
    """Seventeen cards each and a bottom of three (Deal and bidding)."""
    return {
        "game": "doudizhu",
        "rules_version": 1,
        "options": dict(options or {}),
        "phase": "bidding",
        "first_bidder": first_bidder,
        "to_act": first_bidder,
        "hands": [_canonical(deck[17 * seat : 17 * seat + 17]) for seat in SEATS],
        "bottom": _canonical(deck[51:]),
        "bids": [],
        "landlord": None,
        "bid": 0,
        "combination": None,
        "passes": 0,
        "played": [[], [], []],
        "plays": [0, 0, 0],
        "bombs": 0,
        "rockets": 0,
    }


def _auction(first_bidder, bids):
    """What these bids lead to, or None if they are no possible auction (Deal and bidding).

    The answer is (phase, seat to act or None, landlord or None, highest bid).
    """
    highest, bidder, passes, done = 0, None, 0, False
    for number, value in enumerate(bids):
        if done or value not in (0, 1, 2, 3) or 0 < value <= highest:
            return None
        if value > 0:
            highest, bidder, passes = value, (first_bidder + number) % 3, 0
        else:
            passes += 1
        void = highest == 0 and passes == 3
        done = void or highest == 3 or (highest > 0 and passes == 2)
    if not done:
        return "bidding", (first_bidder + len(bids)) % 3, None, highest
    if bidder is None:
        return "redeal", None, None, 0
    return "play", bidder, bidder, highest


# Moves


def _beats(kind, size, base, combination):
    """The reason why a combination cannot go on what lies there, or None (Play)."""
    if combination is None:
        return None
    other_kind, other_base = classify(combination["cards"])
    strength = {"bomb": 1, "rocket": 2}
    mine, other = strength.get(kind, 0), strength.get(other_kind, 0)
    if mine > other:
        return None
    if mine == 0 and kind != other_kind:
        return "kind_mismatch"
    if mine == 0 and size != len(combination["cards"]):
        return "size_mismatch"
    if mine < other or base <= other_base:
        return "not_higher"
    return None


def _cheapest(hand, ranks):
    """Concrete cards of these ranks from the hand, lowest suits first (Play)."""
    chosen = []
    for rank, copies in Counter(ranks).items():
        chosen += [card for card in _canonical(hand) if _rank(card) == rank][:copies]
    return _canonical(chosen)


def _plays(state):
    """The combinations the seat to act may play, in listing order (Play)."""
    hand = state["hands"][state["to_act"]]
    held = Counter(_rank(card) for card in hand)
    moves = []
    for row in all_rank_multisets():
        if any(copies > held[rank] for rank, copies in row["needs"]):
            continue
        if _beats(row["kind"], len(row["ranks"]), row["base"], state["combination"]) is None:
            moves.append({"type": "play", "cards": _cheapest(hand, row["ranks"])})
    return moves


def legal_moves(state):
    """All legal moves in listing order: pass first, bids ascending (Play)."""
    if state["phase"] == "bidding":
        values = [value for value in range(4) if value == 0 or value > state["bid"]]
        return [{"type": "bid", "value": value} for value in values]
    if state["phase"] == "play":
        passing = [{"type": "pass"}] if state["combination"] else []
        return passing + _plays(state)
    return []


def _why_bid_illegal(state, value):
    """Outside 0–3 is out of range, whatever the highest bid (Why a move is illegal)."""
    if not 0 <= value <= 3:
        return "bid_out_of_range"
    return "bid_too_low" if 0 < value <= state["bid"] else None


def _why_play_illegal(state, cards):
    """Cards in hand and different, a combination, and one that beats the last."""
    if any(card not in state["hands"][state["to_act"]] for card in cards):
        return "card_not_in_hand"
    if len(set(cards)) != len(cards):
        return "card_duplicated"
    reading = classify(cards)
    if reading is None:
        return "not_a_combination"
    kind, base = reading
    return _beats(kind, len(cards), base, state["combination"])


def why_illegal(state, move, seat=None):
    """The first reason that applies, or None if the move is legal (Why a move is illegal)."""
    if state["phase"] in ("deal_over", "redeal"):
        return "game_over"
    if seat is not None and seat != state["to_act"]:
        return "not_your_turn"
    if (move["type"] == "bid") != (state["phase"] == "bidding"):
        return "wrong_phase"
    if move["type"] == "bid":
        return _why_bid_illegal(state, move["value"])
    if move["type"] == "pass":
        return None if state["combination"] else "must_lead"
    return _why_play_illegal(state, move["cards"])


def apply(state, move):
    """The state after a legal move; ValueError with the reason otherwise."""
    reason = why_illegal(state, move)
    if reason:
        raise ValueError(reason)
    after = deepcopy(state)
    {"bid": _apply_bid, "pass": _apply_pass, "play": _apply_play}[move["type"]](after, move)
    return after


def _apply_bid(after, move):
    """A call; the winner of the auction takes the bottom and leads (Deal and bidding)."""
    after["bids"].append(move["value"])
    phase, to_act, landlord, highest = _auction(after["first_bidder"], after["bids"])
    after.update(phase=phase, to_act=to_act, landlord=landlord, bid=highest)
    if landlord is not None:
        after["hands"][landlord] = _canonical(after["hands"][landlord] + after["bottom"])


def _apply_pass(after, move):
    """After two passes in a row the player of the last combination leads (Play)."""
    after["passes"] += 1
    after["to_act"] = (after["to_act"] + 1) % 3
    if after["passes"] == 2:
        after.update(combination=None, passes=0)


def _apply_play(after, move):
    """Cards to the table; an empty hand ends the deal at once (Play; End and score)."""
    seat, cards = after["to_act"], _canonical(move["cards"])
    kind, _ = classify(cards)
    after["hands"][seat] = _canonical(set(after["hands"][seat]) - set(cards))
    after["played"][seat] = _canonical(after["played"][seat] + cards)
    after["plays"][seat] += 1
    after["bombs"] += kind == "bomb"
    after["rockets"] += kind == "rocket"
    after["combination"] = {"seat": seat, "kind": kind, "cards": cards}
    after["passes"] = 0
    after["to_act"] = (seat + 1) % 3
    if not after["hands"][seat]:
        after.update(phase="deal_over", to_act=None)


# End and score


def _winner(state):
    """The seat that went out, None before the end (End and score)."""
    if state["phase"] != "deal_over":
        return None
    return next(seat for seat in SEATS if not state["hands"][seat])


def _detail(state):
    """The multiplier and what it is made of (End and score)."""
    winner, landlord = _winner(state), state["landlord"]
    farmers_played = sum(state["plays"][seat] for seat in SEATS if seat != landlord)
    spring = winner is not None and winner == landlord and farmers_played == 0
    anti_spring = winner not in (None, landlord) and state["plays"][landlord] == 1
    doublings = state["bombs"] + state["rockets"] + spring + anti_spring
    return {
        "bid": state["bid"],
        "multiplier": 2**doublings,
        "bombs": state["bombs"],
        "rockets": state["rockets"],
        "spring": spring,
        "anti_spring": anti_spring,
    }


def _points(state, seat):
    """One stake for a farmer, two for the landlord (End and score)."""
    winner, landlord = _winner(state), state["landlord"]
    if winner is None:
        return 0
    stake = state["bid"] * _detail(state)["multiplier"]
    if winner != landlord:
        stake = -stake
    return 2 * stake if seat == landlord else -stake


def score(state):
    """The score in the contract's form, provisional in mid-deal (End and score)."""
    sides = []
    for seat in SEATS:
        points = _points(state, seat)
        item = {"name": "result", "points": points, "detail": _detail(state)}
        sides.append({"side": seat, "seats": [seat], "total": points, "items": [item]})
    return {
        "final": state["phase"] in ("deal_over", "redeal"),
        "sides": sides,
        "winner": _winner(state),
        "draw": False,
        "match": None,
    }


# State


PUBLIC = [
    "game",
    "rules_version",
    "options",
    "phase",
    "first_bidder",
    "to_act",
    "bids",
    "landlord",
    "bid",
    "combination",
    "passes",
    "played",
    "plays",
    "bombs",
    "rockets",
]


def view(state, seat):
    """The table from one seat, or for a spectator with seat None (State)."""
    seen = {name: deepcopy(state[name]) for name in PUBLIC}
    seen["seat"] = seat
    seen["hand_sizes"] = [len(hand) for hand in state["hands"]]
    seen["bottom"] = None if state["landlord"] is None else list(state["bottom"])
    if seat is not None:
        seen["hand"] = _canonical(state["hands"][seat])
    return seen


# What makes a state inconsistent


def _card_faults(state):
    """Every card exactly once; no unknown card anywhere."""
    bag = sum(state["hands"] + state["played"], [])
    if state["phase"] in ("bidding", "redeal"):
        bag = bag + state["bottom"]
    named = bag + state["bottom"] + (state["combination"] or {"cards": []})["cards"]
    counts = Counter(bag)
    found = set()
    if any(card not in DECK for card in named):
        found.add("card_unknown")
    if any(counts[card] > 1 for card in counts if card in DECK):
        found.add("card_duplicated")
    if any(counts[card] == 0 for card in DECK):
        found.add("card_missing")
    return found


def _auction_agrees(state):
    """Do the bids lead to this phase, landlord, bid and seat to act?"""
    outcome = _auction(state["first_bidder"], state["bids"])
    if outcome is None:
        return False
    phase, to_act, landlord, highest = outcome
    if (landlord, highest) != (state["landlord"], state["bid"]):
        return False
    if phase != state["phase"] and (phase, state["phase"]) != ("play", "deal_over"):
        return False
    opening = state["phase"] == "play" and not any(state["played"])
    if state["phase"] in ("bidding", "redeal") or opening:
        return to_act == state["to_act"]
    return True


def _hand_sizes_agree(state):
    """Seventeen, twenty for the landlord, less the cards played."""
    for seat in SEATS:
        dealt = 20 if seat == state["landlord"] else 17
        if len(state["hands"][seat]) + len(state["played"][seat]) != dealt:
            return False
    return True


def _bottom_agrees(state):
    """Three different cards, all the landlord's once there is one."""
    bottom, landlord = state["bottom"], state["landlord"]
    if len(bottom) != 3 or len(set(bottom)) != 3:
        return False
    if landlord is None or state["phase"] not in ("play", "deal_over"):
        return True
    return set(bottom) <= set(state["hands"][landlord] + state["played"][landlord])


def _plays_possible(state):
    """Can each pile have been played in that many combinations?"""
    plays, landlord = state["plays"], state["landlord"]
    for seat in SEATS:
        pile = state["played"][seat]
        if (plays[seat] == 0) != (not pile) or not 0 <= plays[seat] <= len(pile):
            return False
        if plays[seat] == 1 and classify(pile) is None:
            return False
    return not any(plays) or landlord is None or plays[landlord] >= 1


def _combination_valid(state):
    """A combination of its kind, of cards which its seat has played."""
    combination = state["combination"]
    reading = classify(combination["cards"])
    played = state["played"][combination["seat"]]
    if reading is None or reading[0] != combination["kind"]:
        return False
    return set(combination["cards"]) <= set(played)


def _turn_after_combination(state):
    """Do combination, passes and the seat to act fit together?"""
    combination, passes, to_act = state["combination"], state["passes"], state["to_act"]
    if state["phase"] == "deal_over":
        return bool(combination) and passes == 0 and not state["hands"][combination["seat"]]
    if state["phase"] != "play":
        return combination is None and passes == 0
    if to_act is None:
        return passes in (0, 1)
    if combination is not None:
        return passes in (0, 1) and to_act == (combination["seat"] + 1 + passes) % 3
    # Whoever leads in mid-deal has played the last combination.
    return passes == 0 and (not any(state["played"]) or bool(state["played"][to_act]))


def _combination_agrees(state):
    """Both of the above, and the earlier plays of that seat make up the rest of its pile."""
    if not _turn_after_combination(state):
        return False
    if state["combination"] is None:
        return True
    if not _combination_valid(state):
        return False
    seat = state["combination"]["seat"]
    return not _plays_possible(state) or bool(_bomb_ways(state, seat))


def _bomb_ways(state, seat, rest_possible=None):
    """Every (bombs, rockets) this seat can have played: try all subsets of its fours.

    What lies on the table is one play of its own; the cards of the pile that are in neither
    must make up the plays that are left.
    """
    pile, plays, bombs, rockets = set(state["played"][seat]), state["plays"][seat], 0, 0
    combination = state["combination"]
    if combination and combination["seat"] == seat:
        pile, plays = pile - set(combination["cards"]), plays - 1
        bombs, rockets = combination["kind"] == "bomb", combination["kind"] == "rocket"
    fours = [{r + s for s in "CDHS"} for r in RANKS[:13] if {r + s for s in "CDHS"} <= pile]
    both_jokers = [{"BJ", "RJ"}] if {"BJ", "RJ"} <= pile else []
    ways = set()
    for taken in product([False, True], repeat=len(fours + both_jokers)):
        groups = [group for group, yes in zip(fours + both_jokers, taken, strict=True) if yes]
        rest = pile - set().union(*groups)
        if (rest_possible or _rest_possible)(list(rest), plays - len(groups)):
            rocket = both_jokers != [] and taken[-1]
            ways.add((bombs + len(groups) - rocket, rockets + rocket))
    return ways


def _rest_possible(rest, plays):
    """Can these cards be that many combinations other than bombs and the rocket?"""
    if plays == 1:
        reading = classify(rest)
        return reading is not None and reading[0] not in ("bomb", "rocket")
    return (plays == 0) == (not rest) and 0 <= plays <= len(rest)


def _bombs_possible(state):
    """Can the played cards hold exactly these bombs and rockets?"""
    stated = (state["bombs"], state["rockets"])
    ways = [_bomb_ways(state, seat) for seat in SEATS]
    if all(ways):
        sums = [(sum(b for b, _ in pick), sum(r for _, r in pick)) for pick in product(*ways)]
        return stated in sums
    # The piles are wrong in another way already: only an upper bound can be told.
    counts = [Counter(_rank(card) for card in pile if card in DECK) for pile in state["played"]]
    fours = sum(copies == 4 for count in counts for copies in count.values())
    pairs = sum(count[BLACK_JOKER] > 0 and count[RED_JOKER] > 0 for count in counts)
    return 0 <= stated[0] <= fours and 0 <= stated[1] <= pairs


def _phase_agrees(state):
    """Is the deal over exactly when one hand is empty, and is nobody to act then?"""
    phase, empty = state["phase"], sum(not hand for hand in state["hands"])
    if (state["to_act"] is None) != (phase in ("deal_over", "redeal")):
        return False
    if phase in ("bidding", "redeal"):
        return not any(state["played"])
    return empty == (1 if phase == "deal_over" else 0)


def all_cards(state):
    """Every place of a card; the bottom only while it is not part of a hand (State)."""
    before = state["phase"] in ("bidding", "redeal")
    return sum(state["hands"] + state["played"], []) + (state["bottom"] if before else [])


def faults(state):
    """Codes of every inconsistency found, in the page's words and by what follows from them."""
    return named_faults(state) | derived_faults(state)


def named_faults(state):
    """Codes that the page gives to what it describes (What makes a state inconsistent).

    A wrong pile or combination is named once: what was played in it is then past telling.
    """
    checks = {
        "auction_inconsistent": _auction_agrees,
        "hand_size_inconsistent": _hand_sizes_agree,
        "combination_inconsistent": _combination_agrees,
        "plays_inconsistent": _plays_possible,
        "bottom_inconsistent": _bottom_agrees,
        "bombs_inconsistent": _bombs_possible,
        "phase_inconsistent": _phase_agrees,
    }
    found = {code for code, agrees in checks.items() if not agrees(state)}
    cards = _card_faults(state)
    if "combination_inconsistent" in found:
        found.discard("bombs_inconsistent")
    if cards & {"card_unknown", "card_duplicated"}:
        found -= {"combination_inconsistent", "plays_inconsistent", "bombs_inconsistent"}
        if state["phase"] in ("bidding", "redeal"):
            found.discard("bottom_inconsistent")
    return cards | found


def derived_faults(state):
    """Codes of what follows from the rules without being spelled out.

    The landlord's only play is the first of the deal, and the next one beats it. Two plays are
    two combinations, whichever cards of a pile they took.
    """
    if named_faults(state):
        return set()
    found = set()
    landlord, plays, played = state["landlord"], state["plays"], state["played"]
    others = [seat for seat in SEATS if seat != landlord and played[seat]]
    if landlord is not None and plays[landlord] == 1 and others:
        last = state["combination"]["seat"] if state["combination"] else state["to_act"]
        first = {"cards": played[landlord]}
        if last == landlord:
            found.add("plays_inconsistent")
        elif sum(plays) == 2:
            kind, base = classify(played[others[0]])
            if _beats(kind, len(played[others[0]]), base, first):
                found.add("plays_inconsistent")
    if not _two_plays_possible(state):
        found |= {"plays_inconsistent", "combination_inconsistent", "bombs_inconsistent"}
    return found


def _two_plays_possible(state):
    """Do the bombs and rockets add up if what is left for two plays really makes two?"""
    ways = [_bomb_ways(state, seat, _split_possible) for seat in SEATS]
    sums = [(sum(b for b, _ in pick), sum(r for _, r in pick)) for pick in product(*ways)]
    return (state["bombs"], state["rockets"]) in sums


def _split_possible(rest, plays):
    """As ``_rest_possible``, trying to divide the cards of exactly two plays."""
    if plays != 2:
        return _rest_possible(rest, plays)
    held = Counter(_rank(card) for card in rest)
    for row in all_rank_multisets():
        if len(row["ranks"]) < len(rest) and all(copies <= held[r] for r, copies in row["needs"]):
            first = _cheapest(rest, row["ranks"])
            second = [card for card in rest if card not in first]
            if _rest_possible(first, 1) and _rest_possible(second, 1):
                return True
    return False


def details(sides):
    """The details of a score that every implementation counts alike, for the corpus."""
    return {"details": [side["items"][0]["detail"] for side in sides]}


def alike(move):
    """A move without its suits, which no rule looks at."""
    if "cards" not in move:
        return move
    ranks = (code if code in ("BJ", "RJ") else code[0] for code in move["cards"])
    return {**move, "cards": sorted(ranks)}

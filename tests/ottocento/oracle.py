"""Slow, obvious Ottocento, written from its page of rules alone, to check the engine against.

Everything here works on plain wire-format dicts and card codes. It prefers trying every
possibility to being clever. Section names in the docstrings are those of the rules page.
"""

from collections import Counter
from copy import deepcopy
from itertools import chain, product
from itertools import combinations as groups_of

SEATS = range(4)
SUITS = {"swords": "S", "batons": "B", "cups": "C", "coins": "D"}
MOORS = ["Moor1", "Moor2", "Moor3", "Moor4"]
NUMBERS = [str(number) for number in range(5, 17)]
TRUMPS = ["Begato", *MOORS, *NUMBERS, "Moon", "Sun", "World", "Angel"]
DECK = [rank + suit for suit in "BCDS" for rank in "A6789TJNQK"] + TRUMPS + ["Matto"]
CONTATORI = ["Begato", "Matto"]

LOW_TO_HIGH = {"S": "A6789TJNQK", "B": "A6789TJNQK", "C": "T9876AJNQK", "D": "T9876AJNQK"}
COURT_VALUES = {"K": 5, "Q": 4, "N": 3, "J": 2}
TAROCCHI = ["Angel", "World", "Begato", "Matto"]


# Deck


def _canonical(cards):
    """Cards in canonical order, unknown ones last (Deck)."""
    return sorted(cards, key=lambda card: (DECK.index(card) if card in DECK else 99, card))


def _suit(card):
    """B, C, D, S, or "trump"; None for the Matto, which is of no suit (Deck)."""
    if card in TRUMPS:
        return "trump"
    if card == "Matto" or card not in DECK:
        return None
    return card[1]


def _is_king(card):
    return card in DECK and _suit(card) in LOW_TO_HIGH and card[0] == "K"


def _value(card):
    """Five for Tarocchi and kings, less for other courts, one for the rest (Deck)."""
    if card in TAROCCHI:
        return 5
    if _suit(card) in LOW_TO_HIGH:
        return COURT_VALUES.get(card[0], 1)
    return 1


def card_points_x2(cards):
    """Twice the card points: values less half a point per card (Deck)."""
    return 2 * sum(_value(card) for card in cards) - len(cards)


def _card_points(cards):
    """Card points, a whole number where they are one (Deck)."""
    doubled = card_points_x2(cards)
    return doubled / 2 if doubled % 2 else doubled // 2


# Combinations


def _sets(cards):
    """Sets as {name: (points, cards)}; only real cards count (Combinations)."""
    candidates = {
        "tarocchi": (TAROCCHI, 18),
        "kings": (["KB", "KC", "KD", "KS"], 17),
        "queens": (["QB", "QC", "QD", "QS"], 14),
        "knights": (["NB", "NC", "ND", "NS"], 13),
        "jacks": (["JB", "JC", "JD", "JS"], 12),
    }
    found = {}
    for name, (members, points) in candidates.items():
        held = [card for card in members if card in cards]
        if len(held) >= 3:
            found[name] = (points * (len(held) - 2), held)
    return found


def _contatori_uses(cards, places):
    """Every way to use the Contatori there: each unused, lengthening, or at a place of its own.

    Each way is (places filled, number lengthening, the Contatori used).
    """
    there = [card for card in CONTATORI if card in cards]
    for uses in product(["unused", "lengthen", *places], repeat=len(there)):
        filled = [use for use in uses if use not in ("unused", "lengthen")]
        if len(set(filled)) == len(filled):
            used = [card for card, use in zip(there, uses, strict=True) if use != "unused"]
            yield filled, uses.count("lengthen"), used


def _best(sequences):
    """The longest sequence of at least three cards as (points, cards), or None.

    Each one tried is (real cards, Contatori used); every card counts one.
    """
    lengths = [(len(real) + len(used), real + used) for real, used in sequences]
    length, cards = max(lengths, key=lambda tried: tried[0], default=(0, []))
    return (10 + 5 * (length - 3), cards) if length >= 3 else None


def _suit_sequences(cards, suit):
    """The real king, two of queen, knight, jack, at least one of them real (Combinations)."""
    courts = [rank + suit for rank in "QNJ"]
    real = [card for card in courts if card in cards]
    missing = [card for card in courts if card not in cards]
    ace = ["A" + suit] if "A" + suit in cards else []
    for filled, _, used in _contatori_uses(cards, missing):
        if "K" + suit in cards and real and len(real) + len(filled) >= 2:
            yield ["K" + suit, *real, *ace], used


def _equal_sequences(cards, members):
    """At least two real ones of the aces or the Moors, Contatori lengthen (Combinations)."""
    real = [card for card in members if card in cards]
    for _, _, used in _contatori_uses(cards, []):
        if len(real) >= 2:
            yield real, used


def _grande_run(cards, filled):
    """Real cards added from 16 down, and whether the run got through the 5 (Combinations)."""
    added, previous_filled = [], False
    for number in reversed(NUMBERS):
        if number in cards:
            added.append(number)
            previous_filled = False
        elif number in filled:
            if previous_filled:
                return added, False
            previous_filled = True
        else:
            return added, False
    return added, True


def _grandes(cards):
    """Angel, two of World, Sun, Moon, the run, the Moors at its end (Combinations)."""
    heads = ["World", "Sun", "Moon"]
    real = [card for card in heads if card in cards]
    gaps = [card for card in heads + NUMBERS if card not in cards]
    for filled, _, used in _contatori_uses(cards, gaps):
        head_filled = [card for card in filled if card in heads]
        if "Angel" not in cards or not real or len(real) + len(head_filled) < 2:
            continue
        run, complete = _grande_run(cards, filled)
        moors = [card for card in MOORS if complete and card in cards]
        yield ["Angel", *real, *run, *moors], used


def _sequences(cards):
    """Sequences as {name: (points, cards)}, each with its best use of the Contatori."""
    tries = {"grande": _grandes(cards)}
    for name, suit in SUITS.items():
        tries[name] = _suit_sequences(cards, suit)
    tries["aces"] = _equal_sequences(cards, ["AB", "AC", "AD", "AS"])
    tries["moors"] = _equal_sequences(cards, MOORS)
    best = {name: _best(sequences) for name, sequences in tries.items()}
    return {name: found for name, found in best.items() if found}


def _sum(found):
    """Points of sets or of sequences, doubled from three on (Combinations)."""
    points = sum(points for points, _ in found.values())
    return 2 * points if len(found) >= 3 else points


def combinations(cards):
    """Sets and sequences with their own points, and the doubled sums (Combinations)."""
    sets, sequences = _sets(cards), _sequences(cards)
    return {
        "sets": {name: points for name, (points, _) in sets.items()},
        "sequences": {name: points for name, (points, _) in sequences.items()},
        "sets_points": _sum(sets),
        "sequences_points": _sum(sequences),
        "total": _sum(sets) + _sum(sequences),
    }


def _used_cards(cards):
    """Every card used in any combination, Contatori included (Declaring)."""
    found = list(_sets(cards).values()) + list(_sequences(cards).values())
    return _canonical(set(chain.from_iterable(used for _, used in found)))


# Deal and discard


def deal(deck, dealer, options):
    """Fifteen each from the dealer's right, seventeen for the dealer (Deal and discard)."""
    hands = [[], [], [], []]
    hands[(dealer + 1) % 4] = _canonical(deck[0:15])
    hands[(dealer + 2) % 4] = _canonical(deck[15:30])
    hands[(dealer + 3) % 4] = _canonical(deck[30:45])
    hands[dealer] = _canonical(deck[45:62])
    return {
        "game": "ottocento",
        "rules_version": 1,
        "options": dict(options or {}),
        "phase": "discard",
        "dealer": dealer,
        "to_act": dealer,
        "hands": hands,
        "discards": [],
        "declarations": [None, None, None, None],
        "trick": [],
        "tricks": [],
        "settlement": None,
    }


def _may_discard(card):
    """Never a king, Angel, World, Begato or Matto (Deal and discard)."""
    return not _is_king(card) and card not in TAROCCHI


# Tricks


def _suit_led(cards):
    """The suit of the first card that is not the Matto, None if there is none (Tricks)."""
    return next((_suit(card) for card in cards if card != "Matto"), None)


def _strength(card, place, led):
    """Trumps over the suit led over the rest; a later Moor over an earlier one (Tricks)."""
    if card in MOORS:
        return 2, TRUMPS.index("Moor1"), place
    if card in TRUMPS:
        return 2, TRUMPS.index(card), place
    if led is not None and _suit(card) == led:
        return 1, LOW_TO_HIGH[led].index(card[0]), place
    return 0, 0, 0


def _winning_place(cards):
    """Which of the four cards in order of play wins the trick (Tricks)."""
    led = _suit_led(cards)
    places = range(len(cards))
    return max(places, key=lambda place: _strength(cards[place], place, led), default=0)


def _why_card_illegal(hand, before, card):
    """Follow, else trump, else anything; the Matto always (Tricks)."""
    led = _suit_led(before)
    if led is None or card == "Matto":
        return None
    suits = [_suit(held) for held in hand]
    if led in suits:
        return None if _suit(card) == led else "must_follow"
    if "trump" in suits and _suit(card) != "trump":
        return "must_trump"
    return None


def _next_leader(state):
    """Dealer's right, then whoever won the last trick (Tricks)."""
    if not state["tricks"]:
        return (state["dealer"] + 1) % 4
    last = state["tricks"][-1]
    return (last["leader"] + _winning_place(last["cards"])) % 4


# Settlement


def _won_tricks(state, team):
    """The finished tricks this team has won."""
    return [trick for trick in state["tricks"] if trick["winner"] % 2 == team]


def _cards_won(state, team):
    """All cards in this team's tricks, the Matto among them if it was there."""
    return list(chain.from_iterable(trick["cards"] for trick in _won_tricks(state, team)))


def _matto_seat(state):
    """Who played the Matto in a finished trick, None if nobody yet."""
    for trick in state["tricks"]:
        if "Matto" in trick["cards"]:
            return (trick["leader"] + trick["cards"].index("Matto")) % 4
    return None


def _all_played(state):
    return len(state["tricks"]) == 15


def _debtor(state):
    """The seat that owes a card after the last trick, None if none (Settlement)."""
    seat = _matto_seat(state)
    if not _all_played(state) or seat is None:
        return None
    team = seat % 2
    taken_by_other_team = "Matto" in _cards_won(state, 1 - team)
    return seat if taken_by_other_team and _won_tricks(state, team) else None


def _settling_cards(state, team):
    """Value one from the team's tricks, or else the lowest value there (Settlement)."""
    won = _cards_won(state, team)
    lowest = min((_value(card) for card in won), default=0)
    return _canonical(card for card in won if _value(card) == lowest)


def _dealers_pile_team(state):
    """The team that has the discards (Settlement)."""
    team = state["dealer"] % 2
    return 1 - team if _all_played(state) and not _won_tricks(state, team) else team


def _mattos_team(state):
    """The team that has the Matto, None before its trick is finished (Settlement)."""
    seat = _matto_seat(state)
    if seat is None:
        return None
    team = seat % 2
    return 1 - team if _all_played(state) and not _won_tricks(state, team) else team


def _pile(state, team):
    """The team's pile: tricks, discards, Matto, settlement (Settlement)."""
    pile = set(_cards_won(state, team)) - {"Matto"}
    if _dealers_pile_team(state) == team:
        pile |= set(state["discards"])
    if _mattos_team(state) == team:
        pile |= {"Matto"}
    if state["settlement"]:
        given = {state["settlement"]["card"]}
        pile = pile - given if state["settlement"]["seat"] % 2 == team else pile | given
    return _canonical(pile)


# Moves


def legal_moves(state):
    """All legal moves in listing order: declare, then cards in canonical order."""
    if state["phase"] == "deal_over":
        return []
    hand = _canonical(state["hands"][state["to_act"]])
    if state["phase"] == "discard":
        tried = [{"type": "discard", "cards": list(pair)} for pair in groups_of(hand, 2)]
    elif state["phase"] == "play":
        tried = [{"type": "declare"}] + [{"type": "play", "card": card} for card in hand]
    else:
        tried = [{"type": "settle", "card": card} for card in DECK]
    return [move for move in tried if why_illegal(state, move) is None]


def _why_discard_illegal(state, cards):
    """Two different cards of the hand, none of the eight great ones (Deal and discard)."""
    if any(card not in state["hands"][state["to_act"]] for card in cards):
        return "card_not_in_hand"
    if len(set(cards)) != len(cards):
        return "card_duplicated"
    if len(cards) != 2:
        return "discard_count"
    return None if all(_may_discard(card) for card in cards) else "discard_forbidden"


def _has_played(state, seat):
    """Every seat has played a card once the first trick is complete."""
    return bool(state["tricks"]) or any(entry["seat"] == seat for entry in state["trick"])


def _why_declare_illegal(state, seat):
    """Once, before the first card, and only something (Declaring)."""
    if _has_played(state, seat) or state["declarations"][seat]:
        return "too_late_to_declare"
    return None if _used_cards(state["hands"][seat]) else "nothing_to_declare"


def _why_play_illegal(state, card):
    """A card of the hand that follows or trumps where it must (Tricks)."""
    hand = state["hands"][state["to_act"]]
    if card not in hand:
        return "card_not_in_hand"
    return _why_card_illegal(hand, [entry["card"] for entry in state["trick"]], card)


def _why_settle_illegal(state, card):
    """One of the team's tricks, of the lowest value there (Settlement)."""
    team = state["to_act"] % 2
    if card not in _cards_won(state, team):
        return "settle_not_won"
    return None if card in _settling_cards(state, team) else "settle_not_lowest"


def why_illegal(state, move, seat=None):
    """The first reason that applies, or None if the move is legal (Why a move is illegal)."""
    if state["phase"] == "deal_over":
        return "game_over"
    if seat is not None and seat != state["to_act"]:
        return "not_your_turn"
    phases = {"discard": "discard", "declare": "play", "play": "play", "settle": "settlement"}
    if phases[move["type"]] != state["phase"]:
        return "wrong_phase"
    if move["type"] == "discard":
        return _why_discard_illegal(state, move["cards"])
    if move["type"] == "declare":
        return _why_declare_illegal(state, state["to_act"])
    if move["type"] == "play":
        return _why_play_illegal(state, move["card"])
    return _why_settle_illegal(state, move["card"])


def apply(state, move):
    """The state after a legal move; ValueError with the reason otherwise."""
    reason = why_illegal(state, move)
    if reason:
        raise ValueError(reason)
    after = deepcopy(state)
    changes = {
        "discard": _apply_discard,
        "declare": _apply_declare,
        "play": _apply_play,
        "settle": _apply_settle,
    }
    changes[move["type"]](after, move)
    return after


def _apply_discard(after, move):
    """The discards leave the dealer's hand; dealer+1 leads (Deal and discard)."""
    dealer = after["dealer"]
    after["discards"] = _canonical(move["cards"])
    after["hands"][dealer] = _canonical(set(after["hands"][dealer]) - set(move["cards"]))
    after.update(phase="play", to_act=(dealer + 1) % 4)


def _apply_declare(after, move):
    """Everything in the fifteen cards; the same seat plays next (Declaring)."""
    hand = after["hands"][after["to_act"]]
    after["declarations"][after["to_act"]] = _declaration(hand)


def _declaration(hand):
    """What fifteen cards give, None if nothing (Declaring)."""
    used = _used_cards(hand)
    return {"cards": used, "points": combinations(hand)["total"]} if used else None


def _apply_play(after, move):
    """A card to the trick; the fourth decides it, the fifteenth trick ends the play (Tricks)."""
    seat, card = after["to_act"], move["card"]
    after["hands"][seat] = _canonical(set(after["hands"][seat]) - {card})
    after["trick"].append({"seat": seat, "card": card})
    after["to_act"] = (seat + 1) % 4
    if len(after["trick"]) == 4:
        _finish_trick(after)
    if _all_played(after):
        debtor = _debtor(after)
        after.update(phase="deal_over" if debtor is None else "settlement", to_act=debtor)


def _finish_trick(after):
    """The winner leads the next trick (Tricks)."""
    leader, cards = after["trick"][0]["seat"], [entry["card"] for entry in after["trick"]]
    winner = (leader + _winning_place(cards)) % 4
    after["tricks"].append({"leader": leader, "cards": cards, "winner": winner})
    after.update(trick=[], to_act=winner)


def _apply_settle(after, move):
    """The card owed for the Matto ends the deal (Settlement)."""
    after["settlement"] = {"seat": after["to_act"], "card": move["card"]}
    after.update(phase="deal_over", to_act=None)


# Score


def _listed(found):
    """Combinations with their cards and points, before doubling (Score)."""
    return {
        "combinations": [
            {"name": name, "cards": _canonical(cards), "points": points}
            for name, (points, cards) in found.items()
        ]
    }


def _items(state, team):
    """Every item of a team, zeros too (Score)."""
    pile = _pile(state, team)
    sets, sequences = _sets(pile), _sequences(pile)
    last_won = _all_played(state) and state["tricks"][-1]["winner"] % 2 == team
    declared = [
        {"seat": seat, "cards": _canonical(made["cards"]), "points": made["points"]}
        for seat, made in enumerate(state["declarations"])
        if made and seat % 2 == team
    ]
    lines = [
        ("card_points", _card_points(pile), {"pile": pile}),
        ("last_trick", 6 if last_won else 0, None),
        ("declarations", sum(d["points"] for d in declared), {"declarations": declared}),
        ("captured_sets", _sum(sets), _listed(sets)),
        ("captured_sequences", _sum(sequences), _listed(sequences)),
    ]
    return [{"name": name, "points": points, "detail": detail} for name, points, detail in lines]


def score(state):
    """The score in the contract's form; piles as they lie in mid-deal (Score)."""
    sides = []
    for team in (0, 1):
        items = _items(state, team)
        total = sum(item["points"] for item in items)
        sides.append({"side": team, "seats": [team, team + 2], "total": total, "items": items})
    final = state["phase"] == "deal_over"
    first, second = sides[0]["total"], sides[1]["total"]
    winner = None
    if final and first != second:
        winner = 0 if first > second else 1
    return {
        "final": final,
        "sides": sides,
        "winner": winner,
        "draw": final and first == second,
        "match": None,
    }


# State


PUBLIC = [
    "game",
    "rules_version",
    "options",
    "phase",
    "dealer",
    "to_act",
    "declarations",
    "trick",
    "tricks",
    "settlement",
]


def view(state, seat):
    """The table from one seat, or for a spectator with seat None (State)."""
    seen = {name: deepcopy(state[name]) for name in PUBLIC}
    seen["seat"] = seat
    seen["hand_sizes"] = [len(hand) for hand in state["hands"]]
    may_see = seat == state["dealer"] or state["phase"] == "deal_over"
    seen["discards"] = list(state["discards"]) if may_see else None
    if seat is not None:
        seen["hand"] = _canonical(state["hands"][seat])
    return seen


# What makes a state inconsistent


def _plays_of(state):
    """Every card played as (seat, cards before it in its trick, card), in order of play."""
    plays = []
    for trick in state["tricks"]:
        for place, card in enumerate(trick["cards"]):
            plays.append(((trick["leader"] + place) % 4, trick["cards"][:place], card))
    before = []
    for entry in state["trick"]:
        plays.append((entry["seat"], list(before), entry["card"]))
        before.append(entry["card"])
    return plays


def all_cards(state):
    """Every place of a card: hands, discards and what was played."""
    return sum(state["hands"], []) + state["discards"] + _played_cards(state)


def _played_cards(state):
    return [card for _, _, card in _plays_of(state)]


def _card_faults(state):
    """Every card exactly once; no unknown card anywhere."""
    bag = all_cards(state)
    named = bag + [card for made in state["declarations"] if made for card in made["cards"]]
    if state["settlement"]:
        named = named + [state["settlement"]["card"]]
    counts = Counter(bag)
    found = set()
    if any(card not in DECK for card in named):
        found.add("card_unknown")
    if any(counts[card] > 1 for card in counts if card in DECK):
        found.add("card_duplicated")
    if any(counts[card] == 0 for card in DECK):
        found.add("card_missing")
    return found


def _discards_agree(state):
    """None before the discard, then two allowed ones."""
    discards = state["discards"]
    if state["phase"] == "discard":
        return discards == []
    return len(set(discards)) == len(discards) == 2 and all(map(_may_discard, discards))


def _hand_sizes_agree(state):
    """Fifteen less the cards played; the dealer holds two more before the discard."""
    played = Counter(seat for seat, _, _ in _plays_of(state))
    for seat in SEATS:
        dealt = 17 if state["phase"] == "discard" and seat == state["dealer"] else 15
        if len(state["hands"][seat]) != dealt - played[seat]:
            return False
    return True


def _tricks_agree(state):
    """Leaders, winners, and turns of the tricks."""
    leader = (state["dealer"] + 1) % 4
    for trick in state["tricks"]:
        if len(trick["cards"]) != 4 or trick["leader"] != leader:
            return False
        leader = (leader + _winning_place(trick["cards"])) % 4
        if trick["winner"] != leader:
            return False
    turns = [(leader + place) % 4 for place in range(len(state["trick"]))]
    return len(turns) <= 3 and [entry["seat"] for entry in state["trick"]] == turns


def _cards_allowed(state):
    """Was each card allowed, given what its player still held: played later or held now?"""
    plays = _plays_of(state)
    for number, (seat, before, card) in enumerate(plays):
        later = [other for player, _, other in plays[number:] if player == seat]
        if _why_card_illegal(state["hands"][seat] + later, before, card):
            return False
    return True


def _declarations_agree(state):
    """What the fifteen cards give, and not before the seat's first turn."""
    plays = _plays_of(state)
    for seat, made in enumerate(state["declarations"]):
        if made is None:
            continue
        had_its_turn = _has_played(state, seat) or _first_turn_of(state) == seat
        hand = state["hands"][seat] + [card for player, _, card in plays if player == seat]
        due = _declaration(hand)
        same = due and (_canonical(made["cards"]), made["points"]) == (due["cards"], due["points"])
        if state["phase"] == "discard" or not had_its_turn or not same:
            return False
    return True


def _first_turn_of(state):
    """The seat whose turn it is in the first trick, by the cards that lie there."""
    return (_next_leader(state) + len(state["trick"])) % 4


def _settlement_agrees(state):
    """Recorded only in a finished deal, by the seat that owes, with a card it may give."""
    settlement = state["settlement"]
    if settlement is None:
        return True
    if state["phase"] != "deal_over" or settlement["seat"] != _debtor(state):
        return False
    return settlement["card"] in _settling_cards(state, settlement["seat"] % 2)


def _turn_agrees(state):
    """Is it the turn of the seat named by `to_act`?"""
    expected = {
        "discard": state["dealer"],
        "play": (_next_leader(state) + len(state["trick"])) % 4,
        "settlement": _debtor(state),
        "deal_over": None,
    }
    if state["phase"] == "settlement" and _debtor(state) is None:
        return True  # the phase itself is wrong: nobody could be named
    return state["to_act"] == expected[state["phase"]]


def _phase_agrees(state):
    """Does the phase fit the tricks played and what is owed?"""
    phase = state["phase"]
    if phase == "discard":
        return not state["tricks"] and not state["trick"]
    if phase == "play":
        return not _all_played(state)
    if not _all_played(state) or state["trick"]:
        return False
    open_debt = _debtor(state) is not None and state["settlement"] is None
    return open_debt == (phase == "settlement")


def faults(state):
    """Codes of every inconsistency found (What makes a state inconsistent)."""
    checks = {
        "discards_inconsistent": _discards_agree,
        "hand_size_inconsistent": _hand_sizes_agree,
        "trick_inconsistent": lambda state: _tricks_agree(state) and _cards_allowed(state),
        "declaration_inconsistent": _declarations_agree,
        "settlement_inconsistent": _settlement_agrees,
        "turn_inconsistent": _turn_agrees,
        "phase_inconsistent": _phase_agrees,
    }
    return _card_faults(state) | {code for code, agrees in checks.items() if not agrees(state)}


def named_faults(state):
    """As ``faults``; after an unknown card in a trick nobody can tell how play went on."""
    found = faults(state)
    if all(card in DECK for card in _played_cards(state)):
        return found
    kept = ("card_unknown", "card_duplicated", "card_missing", "discards_inconsistent")
    return found & {*kept, "hand_size_inconsistent"}


def details(sides):
    """The details of a score that every implementation counts alike, for the corpus: the piles."""
    return {"piles": [side["items"][0]["detail"]["pile"] for side in sides]}

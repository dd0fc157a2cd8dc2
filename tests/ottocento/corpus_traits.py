"""What a position, a move or a score of Ottocento shows, and of which section."""

from tests.ottocento import oracle


def offer_traits(ply):
    """What a list of legal moves shows."""
    state, moves = ply.state, ply.moves
    if not moves:
        return [("4.6", "no moves when the deal is over")]
    if state["phase"] == "discard":
        return [("2.3", "every pair that may be discarded, in canonical order")]
    if state["phase"] == "settlement":
        return [("5.3", f"cards of value {oracle._value(moves[0]['card'])} may be given")]
    traits = []
    if moves[0]["type"] == "declare":
        traits.append(("3.1", "there is something to declare before the first card"))
    elif not oracle._has_played(state, state["to_act"]):
        traits.append(("3.1" if state["declarations"][state["to_act"]] else "3.3", "no declaring"))
    return traits + follow_traits(state)


def follow_traits(state, card=None):
    """What decides about the cards that may be played; about one card, if it is given."""
    trick = [put["card"] for put in state["trick"]]
    hand, led = state["hands"][state["to_act"]], oracle._suit_led(trick)
    if card == "Matto":
        return [("4.4", "the Matto is led" if not trick else "the Matto instead of any duty")]
    if led is None:
        start = "after the Matto the next card sets the suit" if trick else "any card may be led"
        return [("4.4" if trick else "4.1", start)]
    suits = [oracle._suit(held) for held in hand]
    excused = ", or the Matto" if "Matto" in hand and card is None else ""
    between = ", a Matto in between" if "Matto" in trick else ""
    what = "trumps" if led == "trump" else "the suit led"
    if led in suits:
        return [("4.1", f"{what} must be followed{excused}{between}")]
    if "trump" in suits:
        only = (
            " with the Begato"
            if [h for h in hand if oracle._suit(h) == "trump"] == ["Begato"]
            else ""
        )
        return [("4.2", f"who cannot follow must trump{only}{excused}{between}")]
    none = "no trumps" if led == "trump" else "neither the suit led nor trumps"
    return [("4.3", f"{none}: any card{between}")]


def move_traits(ply):
    """What a move shows."""
    state, move, then = ply.state, ply.move, ply.after
    if move["type"] == "discard":
        return [
            ("2.3", "the dealer discards two cards"),
            ("2.5", "the seat after the dealer leads"),
        ]
    if move["type"] == "declare":
        return declare_traits(then["declarations"][state["to_act"]])
    if move["type"] == "settle":
        return [("5.3", f"a card of value {oracle._value(move['card'])} is given")]
    traits = follow_traits(state, move["card"])
    if not oracle._has_played(state, state["to_act"]) and ply.moves[0]["type"] == "declare":
        traits.append(("3.1", "the chance to declare is given up"))
    if len(state["trick"]) == 3:
        traits += trick_traits(then["tricks"][-1]) + end_traits(then)
    return traits


def declare_traits(declaration):
    found = oracle.combinations(declaration["cards"])
    traits = [("3.2", "all combinations of the hand become public")]
    traits += [("6.1", name) for name in found["sets"]]
    traits += [(SEQUENCES.get(name, "6.4"), name) for name in found["sequences"]]
    for group in ("sets", "sequences"):
        if len(found[group]) > 2:
            traits.append(("6.8", f"three or more {group} are doubled"))
    return traits


SEQUENCES = {"aces": "6.5", "moors": "6.5", "grande": "6.6"}


def trick_traits(trick):
    cards = trick["cards"]
    winner = cards[(trick["winner"] - trick["leader"]) % 4]
    led = oracle._suit_led(cards)
    moors = len([card for card in cards if card in oracle.MOORS])
    traits = [("4.6", "the winner leads")]
    if winner in oracle.MOORS and moors > 1:
        traits += [("4.5", f"the last of {moors} Moors wins"), ("1.1", "Moors are equal")]
    elif oracle._suit(winner) == "trump":
        traits.append(("4.5", "the highest trump wins" if led == "trump" else "a trump wins"))
    else:
        traits.append(("4.5", "the highest card of the suit led wins"))
        traits.append(("1.2", f"rank in {'batons or swords' if led in 'BS' else 'cups or coins'}"))
    if "Matto" in cards:
        traits.append(
            ("4.4", "the Matto is led" if cards[0] == "Matto" else "the Matto never wins")
        )
        won = trick["winner"] % 2 == (trick["leader"] + cards.index("Matto")) % 2
        traits.append(("5.1" if won else "5.2", f"the {'own' if won else 'other'} team wins it"))
    return traits


def end_traits(state):
    if len(state["tricks"]) < 15:
        return []
    if state["phase"] == "settlement":
        return [("5.3", "a card is owed for the Matto"), ("2.5", "phase settlement")]
    if len({trick["winner"] % 2 for trick in state["tricks"]}) == 1:
        return [("5.4", "a team without a trick owes nothing")]
    return [("5.2", "nothing is owed"), ("4.6", "the deal is played")]


def score_traits(state):
    score = oracle.score(state)
    final = "final" if score["final"] else f"provisional in {state['phase']}"
    traits = [("7", final), ("1.3", "card points")]
    if len(state["tricks"]) == 15:
        traits.append(("4.6", "6 for the last trick"))
        if len({trick["winner"] % 2 for trick in state["tricks"]}) == 1:
            traits += [("5.4", "a team without a trick"), ("5.4", f"dealer {state['dealer']}")]
    seat = oracle._matto_seat(state)
    if seat is not None:
        lost = "Matto" in oracle._cards_won(state, 1 - seat % 2)
        traits.append(("5.2" if lost else "5.1", f"the Matto was {'lost' if lost else 'won'}"))
    for side in score["sides"]:
        items = {item["name"]: item for item in side["items"]}
        if items["card_points"]["points"] % 1:
            traits.append(("1.3", "half a point"))
        if items["declarations"]["points"]:
            traits.append(("3.2", "declared combinations"))
        sets = items["captured_sets"]["detail"]["combinations"]
        sequences = items["captured_sequences"]["detail"]["combinations"]
        traits += [("6.1", f"captured {one['name']}") for one in sets]
        traits += [
            (SEQUENCES.get(one["name"], "6.4"), f"captured {one['name']}") for one in sequences
        ]
        for group, found in (("sets", sets), ("sequences", sequences)):
            traits += [("6.8", f"{group} are doubled")] if len(found) > 2 else []
    if state["settlement"]:
        traits.append(("5.3", "a card was given for the Matto"))
    return traits

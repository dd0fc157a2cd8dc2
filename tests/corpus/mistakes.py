"""Moves that are not legal, and states that cannot be, made from those that are and can."""

import copy
from collections import Counter

from tests.corpus.draws import Draws
from tests.corpus.replay import by_oracle, by_service
from tests.playing import sampled

# -- refused moves --------------------------------------------------------------------------------


def refusals(book, found, name, each, most):
    """Add refused moves until every kind of refusal that turns up has been seen often enough.

    The moves are made from legal ones of other positions, with some of the cards exchanged.
    """
    game, draws = book.game, Draws(f"{book.game.id} {name}")
    found = sampled(found, 250)
    others = [ply.move for ply in found if ply.move]
    shown = Counter()
    for ply in found:
        for _ in range(6):
            move = spoiled(game, ply.state, draws.choice(others), draws)
            seats = [None, None, None, *range(game.seats)]
            case = {"state": ply.state, "move": move, "seat": draws.choice(seats)}
            if case["seat"] is None:
                del case["seat"]
            refusal = reason_of(game, case)
            if refusal is None or sum(shown.values()) >= most:
                continue
            trait = refusal.code, ply.state["phase"], move["type"]
            if shown[trait] < each and refuse(book, **case):
                shown[trait] += 1


def reason_of(game, case):
    state, move = game.read_state(case["state"]), game.read_move(case["move"])
    return game.why_illegal(state, move, case.get("seat"))


def refuse(book, note=None, **case):
    """Add a case that is refused, with the section and meaning of its reason."""
    if "previous" in case:
        code = book.game.next_deal_refusal(book.game.read_state(case["previous"])).code
    else:
        code = reason_of(book.game, case).code
    reason = book.game.reasons[code]
    return book.add("refuse", [(reason.section, note or reason.meaning)], **case)


def spoiled(game, state, move, draws):
    """A move with some of its cards exchanged, often for cards that lie where they matter."""
    move = copy.deepcopy(move)
    hand = state["hands"][state["to_act"]] if state["to_act"] is not None else []
    table = state.get("table", [])
    if "card" in move and hand and draws.chance(70):
        move["card"] = draws.choice(hand)
    for key, near in (("capture", table), ("cards", hand)):
        if key in move and draws.chance(80):
            size = draws.below(5) if key == "capture" else 1 + draws.below(4)
            move[key] = [draws.choice(near or game.deck.codes) for _ in range(size)]
            if draws.chance(20):
                move[key].append(draws.choice([*hand, *table, draws.choice(game.deck.codes)]))
    return move


# -- states that cannot be ------------------------------------------------------------------------


def impossible(book, found, section_of, name, each, most):
    """Add states with a small change that makes them impossible, single faults first.

    Only those are taken for which engine and oracle name the same faults: how far a fault drags
    others with it is not for the rules to say.
    """
    game, draws = book.game, Draws(f"{book.game.id} {name}")
    candidates = []
    for ply in sampled(found, 150):
        for _ in range(4):
            state = copy.deepcopy(ply.state)
            for _ in range(1 if draws.chance(80) else 2):
                change_something(game, state, draws)
            candidates.append((named_codes(game, state), state))
    shown = Counter()
    for codes, state in sorted(candidates, key=lambda candidate: len(candidate[0])):
        alone = len(codes) == 1
        wanted = any(shown[code, alone] < each for code in codes) and sum(shown.values()) < most
        if wanted and agreed_codes(game, state) and inconsistent(book, section_of, state, codes):
            shown.update((code, alone) for code in codes)


def named_codes(game, state):
    """The faults that the engine names; none if the state does not even have the right shape."""
    codes = by_service(game, asked(state))["codes"]
    return [] if codes == ["invalid_request"] else codes


def agreed_codes(game, state):
    """The faults of a state or view, if engine and oracle name the same ones."""
    codes = named_codes(game, state)
    expected = by_oracle(game, asked(state)) if codes else None
    return codes if expected == {"codes": codes} else []


def asked(document):
    """A case about a state or, if hand sizes tell that it is one, about a view."""
    key = "view" if "hand_sizes" in document else "state"
    return {"kind": "inconsistent", key: document}


def inconsistent(book, section_of, state, codes=None):
    codes = codes or agreed_codes(book.game, state)
    assert codes, state
    traits = [(section_of(code), book.game.fault_codes[code]) for code in codes]
    given = asked(state)
    return book.add(given.pop("kind"), traits, **given)


def changed(state, *changes):
    """A copy of a state with the entries at JSON pointers replaced, given as pointer, value, …"""
    state = copy.deepcopy(state)
    for pointer, value in zip(changes[::2], changes[1::2], strict=True):
        *way, last = [int(key) if key.isdigit() else key for key in pointer.split("/")[1:]]
        target = state
        for key in way:
            target = target[key]
        target[last] = value
    return state


def places(value):
    """Every (container, key) in a document whose value could be another one."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for inner_key, inner in entries:
        if inner_key in ("game", "rules_version", "options"):
            continue
        found.append((value, inner_key))
        if isinstance(inner, dict | list):
            found += places(inner)
    return found


def change_something(game, state, draws):
    """Change one entry of a state, or move or swap cards; the shape stays what a state has."""
    if draws.chance(35):
        shift_cards(game, state, draws)
        return
    every = places(state)
    numbers = [(c, k) for c, k in every if not is_card_place(c, k)]
    container, key = draws.choice(numbers if draws.chance(80) else every)
    container[key] = another(game, container[key], key, draws)


def is_card_place(container, key):
    value = container[key]
    if isinstance(value, list):
        return True
    return isinstance(value, str) and key not in ("phase", "trump", "kind", "suit", "reason")


def another(game, value, key, draws):
    """A value that could stand in the same place."""
    if key == "phase":
        return draws.choice(game.phases)
    if isinstance(value, bool) or isinstance(value, dict):
        return None if draws.chance(50) else value
    if isinstance(value, int):
        return draws.choice([value + 1, max(0, value - 1), draws.below(4)])
    if value is None:
        return draws.below(game.seats)
    if isinstance(value, str) and value in game.deck.codes:
        return "1X" if draws.chance(30) else draws.choice(game.deck.codes)
    return value


def shift_cards(game, state, draws):
    """Swap two cards of different places, or move one, or lose one."""
    lists = card_lists(state)
    one, other = draws.sample(lists, 2)
    i, j = draws.below(len(one)), draws.below(len(other))
    if draws.chance(50):
        one[i], other[j] = other[j], one[i]
    elif draws.chance(70):
        other.append(one.pop(i))
    else:
        one.pop(i)


def card_lists(value):
    """Every list of card codes in a document that is not empty."""
    entries = value.values() if isinstance(value, dict) else value
    found = []
    for inner in entries:
        if isinstance(inner, list) and inner and all(isinstance(entry, str) for entry in inner):
            found.append(inner)
        elif isinstance(inner, dict | list):
            found += card_lists(inner)
    return found

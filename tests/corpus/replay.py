"""What a case of the corpus comes to: by the operations of the service, and by the slow oracle.

Both functions take a game and a case and give what the case's ``expect`` must be.
"""

import json
import re
from importlib import import_module
from itertools import permutations
from pathlib import Path

from service.contract.catalogue import contracts
from service.contract.problems import Problem
from service.operations.answering import answer
from tests import shuffle_oracle as shuffle
from tests.playing import oracle_of

TESTS = Path(__file__).parent.parent
KINDS = (
    "legal_moves",
    "apply",
    "refuse",
    "inconsistent",
    "score",
    "record",
    "deal",
    "view",
    "combinations",
)


def corpus_files(game_id):
    return sorted((TESTS / game_id / "corpus").glob("*.json"))


def numbered(game):
    """The numbers and first lines of the sections of a game's rules."""
    return re.findall(r"^(?:   )?(\d+(?=\. )|\d+\.\d+(?= ))\.? (.*)$", game.rules_text, re.M)


def sections_of(game):
    """The numbers of the sections that say something; a bare heading does not."""
    return [number for number, text in numbered(game) if not re.fullmatch(r"\*\*[^*]*\*\*", text)]


def by_service(game, case):
    return _written(_BY_SERVICE[case["kind"]](game, case))


def by_oracle(game, case):
    return _written(_BY_ORACLE[case["kind"]](game, oracle_of(game), case))


def _written(value):
    return json.loads(json.dumps(value))


def brief_score(game, score):
    """A score with its sides next to each other: totals, points by item, and what the game's oracle
    picks (``details``) of the items' details, which implementations may otherwise spell freely."""
    if score is None:
        return None
    sides = score["sides"]
    items = list(zip(*(side["items"] for side in sides), strict=True))
    details = getattr(oracle_of(game), "details", lambda sides: {})
    return {
        "final": score["final"],
        "totals": [side["total"] for side in sides],
        "items": {per_side[0]["name"]: [item["points"] for item in per_side] for per_side in items},
        "winner": score["winner"],
        "draw": score["draw"],
        "match": score["match"],
        **details(sides),
    }


def combinations_of(game):
    """The module that reads sets of cards as combinations, for games that have such."""
    return import_module(f"tests.{game.id}.corpus_combinations")


def _picked(case, *keys):
    return {key: case[key] for key in keys if key in case}


# -- the service ----------------------------------------------------------------------------------


def _ask(game, operation, body):
    return answer(contracts()[game.id], operation, _written(body))


def _problem(game, operation, body):
    """The kind of problem and the codes with which a request is refused."""
    try:
        _ask(game, operation, body)
    except Problem as problem:
        return problem.code, sorted({error.code for error in problem.errors})
    return None, []


def _deal_request(case):
    return _picked(case, "seed", "deck", "dealer", "first_bidder", "options", "previous")


def _service_legal_moves(game, case):
    return {"moves": _ask(game, "legal-moves", {"state": case["state"]})["moves"]}


def _service_apply(game, case):
    return {"state": _ask(game, "apply", _picked(case, "state", "move"))["state"]}


def _service_refuse(game, case):
    if "previous" in case:
        return {"code": _problem(game, "deal", {"seed": "1", **_deal_request(case)})[1][0]}
    reason = _ask(game, "validate", _picked(case, "state", "move", "seat"))["reason"]
    if reason is None:
        return {"code": None}
    assert reason["rule"] in case["rule"], (reason, case)
    return {"code": reason["code"]}


def _service_inconsistent(game, case):
    if "view" in case:
        return {"codes": _problem(game, "legal-moves", {"view": case["view"]})[1]}
    kind, codes = _problem(game, "score", {"state": case["state"]})
    return {"codes": codes if kind in ("inconsistent_state", None) else [kind]}


def _service_score(game, case):
    return brief_score(game, _ask(game, "score", {"state": case["state"]}))


def _service_record(game, case):
    replayed = _ask(game, "replay", _picked(case, "deal", "moves"))
    assert replayed["valid"], replayed["fault"]
    return {"state": replayed["state"], "score": brief_score(game, replayed["score"])}


def _service_deal(game, case):
    kind, codes = _problem(game, "deal", _deal_request(case))
    if kind is not None:
        return {"codes": codes}
    dealt = _ask(game, "deal", _deal_request(case))
    return _picked(dealt, "state", *(["seed_commitment"] if "seed" in case else []))


def _service_view(game, case):
    view = _ask(game, "view", _picked(case, "state", "seat"))["view"]
    assert game.view_faults(view) == []
    return {"view": view}


def _service_combinations(game, case):
    return combinations_of(game).by_engine(case["cards"])


_BY_SERVICE = {
    "legal_moves": _service_legal_moves,
    "apply": _service_apply,
    "refuse": _service_refuse,
    "inconsistent": _service_inconsistent,
    "score": _service_score,
    "record": _service_record,
    "deal": _service_deal,
    "view": _service_view,
    "combinations": _service_combinations,
}


# -- the oracles ----------------------------------------------------------------------------------


def _oracle_legal_moves(game, oracle, case):
    return {"moves": oracle.legal_moves(case["state"])}


def _oracle_apply(game, oracle, case):
    return {"state": oracle.apply(case["state"], case["move"])}


def _oracle_refuse(game, oracle, case):
    if "previous" in case:
        try:
            oracle.deal(oracle.DECK, None, None, case["previous"])
        except ValueError as error:
            return {"code": error.args[0]}
        return {"code": None}
    return {"code": oracle.why_illegal(case["state"], case["move"], case.get("seat"))}


def _oracle_inconsistent(game, oracle, case):
    if "view" in case:
        return {"codes": _faults_of_view(oracle, case["view"])}
    return {"codes": sorted(oracle.faults(case["state"]))}


def _faults_of_view(oracle, view):
    """The faults that remain in whatever way the cards not shown are put into the places left.

    This tries them all, and is meant for games whose hidden places are hands and discards.
    """
    hands = [0 if seat == view["seat"] else size for seat, size in enumerate(view["hand_sizes"])]
    seen = {key: value for key, value in view.items() if key not in ("seat", "hand", "hand_sizes")}
    shown = oracle._played_cards(view) + view.get("hand", []) + (view["discards"] or [])
    hidden = [card for card in oracle.DECK if card not in shown]
    remaining = None
    for order in permutations(hidden):
        cards = list(order)
        state = {**seen, "hands": [[cards.pop() for _ in range(size)] for size in hands]}
        if view["seat"] is not None:
            state["hands"][view["seat"]] = view["hand"]
        state["discards"] = cards if view["discards"] is None else view["discards"]
        found = oracle.faults(state)
        remaining = found if remaining is None else remaining & found
    return sorted(remaining)


def _oracle_score(game, oracle, case):
    return brief_score(game, oracle.score(case["state"]))


def _oracle_record(game, oracle, case):
    state = _oracle_deal(game, oracle, {"kind": "deal", **case["deal"]})["state"]
    for move in case["moves"]:
        state = oracle.apply(state, move)
    over = state["to_act"] is None
    return {"state": state, "score": brief_score(game, oracle.score(state)) if over else None}


def _oracle_deal(game, oracle, case):
    options, previous = case.get("options"), case.get("previous")
    opener, deck, more = case.get(game.opener), case.get("deck"), {}
    if "seed" in case:
        given = 1 - previous["dealer"] if previous else opener
        void = getattr(oracle, "is_void", lambda deck: False)
        opener, deck = shuffle.dealer_and_deck(
            game.id, case["seed"], oracle.DECK, game.seats, given, void
        )
        more = {"seed_commitment": shuffle.seed_commitment(case["seed"])}
    codes = _deck_faults(oracle.DECK, deck)
    if codes:
        return {"codes": codes}
    try:
        state = oracle.deal(deck, opener, options, *([previous] if previous else []))
    except ValueError as error:
        return {"codes": list(error.args)}
    return {"state": state, **more}


def _deck_faults(whole, deck):
    faults = {
        "card_duplicated": len(set(deck)) < len(deck),
        "card_missing": bool(set(whole) - set(deck)),
        "card_unknown": bool(set(deck) - set(whole)),
    }
    return [code for code, found in faults.items() if found]


def _oracle_view(game, oracle, case):
    return {"view": oracle.view(case["state"], case["seat"])}


def _oracle_combinations(game, oracle, case):
    return combinations_of(game).by_oracle(case["cards"])


_BY_ORACLE = {
    "legal_moves": _oracle_legal_moves,
    "apply": _oracle_apply,
    "refuse": _oracle_refuse,
    "inconsistent": _oracle_inconsistent,
    "score": _oracle_score,
    "record": _oracle_record,
    "deal": _oracle_deal,
    "view": _oracle_view,
    "combinations": _oracle_combinations,
}

"""What a position, a move or a score of Dou Dizhu shows, and of which section."""

from functools import cache

from tests.doudizhu import oracle

SECTIONS = {
    **dict.fromkeys(("single", "pair", "triple", "triple_single", "triple_pair"), "4.1"),
    **dict.fromkeys(("straight", "pair_straight", "airplane"), "4.2"),
    **dict.fromkeys(("airplane_singles", "airplane_pairs"), "4.3"),
    **dict.fromkeys(("four_two_singles", "four_two_pairs"), "4.4"),
    **dict.fromkeys(("bomb", "rocket"), "4.5"),
}


def ranks_of(codes):
    return [oracle._rank(code) for code in codes]


def kind_of(codes):
    return _kind_of_ranks(tuple(sorted(ranks_of(codes))))


@cache
def _kind_of_ranks(ranks):
    return next(row["kind"] for row in oracle.all_rank_multisets() if row["ranks"] == ranks)


def offer_traits(ply):
    """What a list of legal moves shows."""
    state, moves = ply.state, ply.moves
    if not moves:
        return [("5.1", f"no moves in {state['phase']}")]
    if state["phase"] == "bidding":
        again = len(state["bids"]) > 2 and state["bids"][-3] == 0
        return [("2.2", f"calls over {state['bid']}{', again after a pass' if again else ''}")]
    to_beat = state["combination"]
    kinds = {kind_of(move["cards"]) for move in moves if move["type"] == "play"}
    if to_beat is None:
        return [
            ("3.2", "any combination may be led, passing is not allowed"),
            ("4.6", "in the listing order, one move for each choice of ranks"),
            *((SECTIONS[kind], f"{kind} to lead") for kind in sorted(kinds)),
        ]
    traits = [("3.3", f"{to_beat['kind']} to beat{'' if kinds else ', only a pass'}")]
    stronger = sorted(kinds & {"bomb", "rocket"} - {to_beat["kind"]})
    return traits + [("3.4", f"{kind} on {to_beat['kind']}") for kind in stronger]


def move_traits(ply):
    """What a move shows."""
    state, move, then = ply.state, ply.move, ply.after
    kind = move["type"]
    traits = {"bid": bid_traits, "pass": pass_traits, "play": play_traits}[kind](state, move, then)
    return traits + end_traits(then)


def bid_traits(state, move, then):
    value = move["value"]
    again = len(state["bids"]) > 2 and state["bids"][-3] == 0 and value > 0
    traits = [("2.2", f"a bid of {value}{' after a pass' if again else ''}" if value else "a pass")]
    if then["phase"] == "play":
        how = "a bid of 3 ends the auction" if value == 3 else "two passes end the auction"
        traits += [("2.3", how), ("2.4", f"landlord at {then['bid']} takes the bottom")]
    elif then["phase"] == "redeal":
        traits.append(("2.5", "three passes void the deal"))
    else:
        traits.append(("2.1", "the next seat calls"))
    return traits


def pass_traits(state, move, then):
    if then["combination"] is None:
        return [("3.5", f"the second pass: {state['combination']['kind']} stands, its seat leads")]
    return [("3.3", "the first pass")]


def play_traits(state, move, then):
    kind = kind_of(move["cards"])
    to_beat = state["combination"]
    if to_beat is None:
        traits = [(SECTIONS[kind], f"{kind} led"), ("3.2", "a lead")]
    elif kind == to_beat["kind"] and kind not in ("bomb", "rocket"):
        traits = [(SECTIONS[kind], f"{kind} beaten by {kind}"), ("3.3", "a higher base rank")]
    else:
        traits = [("3.4", f"{kind} on {to_beat['kind']}")]
    if move["cards"] != oracle._cheapest(state["hands"][state["to_act"]], ranks_of(move["cards"])):
        traits.append(("4.6", "other cards of the ranks than the ones listed"))
    if kind in ("bomb", "rocket"):
        traits.append(("5.2", f"a {kind} doubles"))
    return traits


def end_traits(state):
    if state["phase"] != "deal_over":
        return []
    return [("5.1", "the landlord goes out" if landlord_won(state) else "a farmer goes out")]


def landlord_won(state):
    return not state["hands"][state["landlord"]]


def score_traits(state):
    if state["phase"] == "redeal":
        return [("5.4", "a void deal counts nothing")]
    detail = oracle._detail(state)
    traits = [("5.2", f"bombs {detail['bombs']}, rockets {detail['rockets']}, {state['phase']}")]
    if state["phase"] == "deal_over":
        side = "landlord" if landlord_won(state) else "farmers"
        traits.append(("5.4", f"bid {state['bid']}, {side} win"))
        traits += [("5.3", name) for name in ("spring", "anti_spring") if detail[name]]
    return traits

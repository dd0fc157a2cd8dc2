"""Dou Dizhu: words for a person whose cards are no combination (section 4)."""

from rules.doudizhu.cards import ACE, RANK_NAMES, TWO


def hint(counts: list[int]) -> str:
    """Words for what breaks the nearest kind, for 15 rank counts that are no combination."""
    size = sum(counts)
    if not size:
        return "a combination needs at least one card"
    triples = [r for r in range(13) if counts[r] >= 3]
    quads = counts.count(4)
    # Two quads alone are nearer to a four with two pairs than to an airplane.
    if len(_core(triples)) > 1 and not (quads == 2 and size == 8):
        return _airplane_fault(counts, triples)
    if quads:
        return _four_fault(counts)
    if triples:
        return _triple_fault(counts, triples)
    if 2 in counts:
        return _pair_fault(counts)
    return _straight_fault([r for r in range(15) if counts[r]])


def _text(ranks: list[int], copies: int) -> str:
    return "".join([RANK_NAMES[r] * copies for r in ranks])


def _core(triples: list[int]) -> list[int]:
    """The longest run of the ranks given within 3 … A, the highest of equals."""
    best: list[int] = []
    run: list[int] = []
    for r in triples:
        if r <= ACE:
            run = [*run, r] if run and run[-1] == r - 1 else [r]
            best = run if len(run) >= len(best) else best
    return best


def _gap(ranks: list[int]) -> str:
    """The lowest rank missing between the first and last of the ranks given, '' if none is."""
    for r in range(ranks[0], ranks[-1]):
        if r not in ranks:
            return RANK_NAMES[r]
    return ""


def _airplane_fault(counts: list[int], triples: list[int]) -> str:
    """For cards with at least two triples in a row."""
    size = sum(counts)
    core = _core(triples)
    n = len(core)
    if TWO in triples and core[-1] == ACE:
        return "an airplane may not contain 2"
    if size % 4 == 0 and size // 4 <= n:
        return _wing_fault(counts, core[-(size // 4) :], False)
    if size % 5 == 0 and size // 5 <= n:
        return _wing_fault(counts, core[-(size // 5) :], True)
    if size == 3 * len(triples):
        return f"the triples of an airplane must follow one another, {_text(triples, 3)} do not"
    return (
        f"airplane {_text(core, 3)} stands alone, or takes {n} single cards (airplane_singles)"
        f" or {n} pairs (airplane_pairs), not {size - 3 * n}"
    )


def _wing_fault(counts: list[int], core: list[int], paired: bool) -> str:
    """For a core with the right number of cards beside it."""
    kind = f"airplane_{'pairs' if paired else 'singles'} of {_text(core, 3)}"
    spoilt = [r for r in core if counts[r] == 4]
    if spoilt:
        return f"the wings of {kind} contain a card of the core rank {RANK_NAMES[spoilt[0]]}"
    wings = [r for r in range(15) if counts[r] and r not in core]
    if paired:
        wing = [r for r in wings if counts[r] != 2][0]
        taken = _text([wing], counts[wing])
        return f"{kind} needs {len(core)} pairs of different ranks as wings, not {taken}"
    if wings[-1] > TWO:
        return f"{kind} may not take a joker as a wing"
    wing = [r for r in wings if counts[r] > 2][0]
    return f"{kind} may not take {_text([wing], counts[wing])} as wings: at most two of a rank"


def _four_fault(counts: list[int]) -> str:
    """For cards with four of a rank."""
    quad = counts.index(4)
    four = _text([quad], 4)
    rest = sum(counts) - 4
    if rest == 2:
        return f"four_two_singles of {four} may not take both jokers"
    if rest == 4:
        for r in range(15):
            if r != quad and counts[r] not in (0, 2):
                wing = _text([r], counts[r])
                return f"four_two_pairs of {four} needs two pairs of different ranks, not {wing}"
    return (
        f"four of a rank ({four}) with attachments needs two cards (four_two_singles)"
        f" or two pairs (four_two_pairs), not {rest}"
    )


def _triple_fault(counts: list[int], triples: list[int]) -> str:
    """For cards with three of a rank, but no two triples in a row."""
    three = _text(triples, 3)
    if len(triples) > 1:
        if ACE in triples and TWO in triples:
            return "an airplane may not contain 2"
        return f"the triples of an airplane must follow one another, {three} do not"
    rest = sum(counts) - 3
    if rest == 2:
        low, high = [RANK_NAMES[r] for r in range(15) if counts[r] == 1]
        return f"triple_pair of {three} needs a pair, not {low} and {high}"
    return (
        f"triple {three} stands alone, or takes one card (triple_single)"
        f" or one pair (triple_pair), not {rest}"
    )


def _pair_fault(counts: list[int]) -> str:
    """For cards with pairs, but no triples."""
    pairs = [r for r in range(13) if counts[r] == 2]
    alone = [r for r in range(15) if counts[r] == 1]
    if len(alone) > 2:
        return f"a straight takes one card of each rank, not {_text(pairs[:1], 2)}"
    if alone and len(pairs) == 1:
        return f"pair {_text(pairs, 2)} takes no other card"
    if alone:
        return f"a pair_straight holds pairs only, {_text(alone[:1], 1)} is single"
    if len(pairs) == 2:
        return "a pair_straight needs at least three pairs, not two"
    if TWO in pairs:
        return "a pair_straight may not contain 2"
    return f"a pair_straight needs consecutive ranks, {_gap(pairs)} is missing"


def _straight_fault(ranks: list[int]) -> str:
    """For two or more cards of different ranks, given in order."""
    if len(ranks) == 2:
        low, high = RANK_NAMES[ranks[0]], RANK_NAMES[ranks[1]]
        return f"a pair needs two cards of one rank, not {low} and {high}"
    if len(ranks) < 5 and ranks[-2] > TWO:
        return "rocket takes no other card"
    if len(ranks) < 5:
        return f"a straight needs at least five cards, not {len(ranks)}"
    if ranks[-1] > TWO:
        return "a straight may not contain a joker"
    if ranks[-1] == TWO:
        return "a straight may not contain 2"
    return f"a straight needs consecutive ranks, {_gap(ranks)} is missing"

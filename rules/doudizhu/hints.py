"""Dou Dizhu: words for a person whose cards are no combination (section 4)."""

from rules.doudizhu.cards import ACE, RANK_NAMES, TWO
from rules.message import Message, say, say_many, word


def hint(counts: list[int]) -> Message:
    """Words for what breaks the nearest kind, for 15 rank counts that are no combination."""
    size = sum(counts)
    if not size:
        return say("a combination needs at least one card")
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


def _airplane_fault(counts: list[int], triples: list[int]) -> Message:
    """For cards with at least two triples in a row."""
    size = sum(counts)
    core = _core(triples)
    n = len(core)
    if TWO in triples and core[-1] == ACE:
        return say("an airplane may not contain 2")
    if size % 4 == 0 and size // 4 <= n:
        return _wing_fault(counts, core[-(size // 4) :], False)
    if size % 5 == 0 and size // 5 <= n:
        return _wing_fault(counts, core[-(size // 5) :], True)
    if size == 3 * len(triples):
        return say(
            "the triples of an airplane must follow one another, {ranks} do not",
            ranks=_text(triples, 3),
        )
    return say(
        "the airplane {ranks} stands alone, or takes as many single cards or pairs as it has "
        "triples "
        "({number}), not {rest} cards",
        ranks=_text(core, 3),
        number=n,
        rest=size - 3 * n,
    )


def _wing_fault(counts: list[int], core: list[int], paired: bool) -> Message:
    """For a core with the right number of cards beside it."""
    kind = word("kind", "airplane_pairs" if paired else "airplane_singles")
    ranks = _text(core, 3)
    spoilt = [r for r in core if counts[r] == 4]
    if spoilt:
        return say(
            "the wings of {kind} {ranks} contain a card of its own rank {rank}",
            kind=kind,
            ranks=ranks,
            rank=RANK_NAMES[spoilt[0]],
        )
    wings = [r for r in range(15) if counts[r] and r not in core]
    if paired:
        wing = [r for r in wings if counts[r] != 2][0]
        taken = _text([wing], counts[wing])
        return say_many(
            "{kind} {ranks} needs {count} pair as wings, not {taken}",
            "{kind} {ranks} needs {count} pairs of different ranks as wings, not {taken}",
            kind=kind,
            ranks=ranks,
            count=len(core),
            taken=taken,
        )
    if wings[-1] > TWO:
        return say("{kind} {ranks} may not take a joker as a wing", kind=kind, ranks=ranks)
    wing = [r for r in wings if counts[r] > 2][0]
    return say(
        "{kind} {ranks} may not take {taken} as wings: at most two of a rank",
        kind=kind,
        ranks=ranks,
        taken=_text([wing], counts[wing]),
    )


def _four_fault(counts: list[int]) -> Message:
    """For cards with four of a rank."""
    quad = counts.index(4)
    four = _text([quad], 4)
    rest = sum(counts) - 4
    if rest == 2:
        return say("four of a rank ({ranks}) may not take both jokers", ranks=four)
    if rest == 4:
        for r in range(15):
            if r != quad and counts[r] not in (0, 2):
                wing = _text([r], counts[r])
                return say(
                    "four of a rank ({ranks}) takes two pairs of different ranks, not {taken}",
                    ranks=four,
                    taken=wing,
                )
    return say_many(
        "four of a rank ({ranks}) takes two cards or two pairs, not {count} card",
        "four of a rank ({ranks}) takes two cards or two pairs, not {count} cards",
        ranks=four,
        count=rest,
    )


def _triple_fault(counts: list[int], triples: list[int]) -> Message:
    """For cards with three of a rank, but no two triples in a row."""
    three = _text(triples, 3)
    if len(triples) > 1:
        if ACE in triples and TWO in triples:
            return say("an airplane may not contain 2")
        return say(
            "the triples of an airplane must follow one another, {ranks} do not", ranks=three
        )
    rest = sum(counts) - 3
    if rest == 2:
        low, high = [RANK_NAMES[r] for r in range(15) if counts[r] == 1]
        return say(
            "a triple ({ranks}) takes one card or one pair, not {low} and {high}",
            ranks=three,
            low=low,
            high=high,
        )
    return say_many(
        "a triple ({ranks}) stands alone, or takes one card or one pair, not {count} card",
        "a triple ({ranks}) stands alone, or takes one card or one pair, not {count} cards",
        ranks=three,
        count=rest,
    )


def _pair_fault(counts: list[int]) -> Message:
    """For cards with pairs, but no triples."""
    pairs = [r for r in range(13) if counts[r] == 2]
    alone = [r for r in range(15) if counts[r] == 1]
    if len(alone) > 2:
        return say("a straight takes one card of each rank, not {ranks}", ranks=_text(pairs[:1], 2))
    if alone and len(pairs) == 1:
        return say("a pair ({ranks}) takes no other card", ranks=_text(pairs, 2))
    if alone:
        return say("a run of pairs holds pairs only, {rank} is single", rank=_text(alone[:1], 1))
    if len(pairs) == 2:
        return say("a run of pairs needs at least three pairs, not two")
    if TWO in pairs:
        return say("a run of pairs may not contain 2")
    return say("a run of pairs needs consecutive ranks, {rank} is missing", rank=_gap(pairs))


def _straight_fault(ranks: list[int]) -> Message:
    """For two or more cards of different ranks, given in order."""
    if len(ranks) == 2:
        low, high = RANK_NAMES[ranks[0]], RANK_NAMES[ranks[1]]
        return say("a pair needs two cards of one rank, not {low} and {high}", low=low, high=high)
    if len(ranks) < 5 and ranks[-2] > TWO:
        return say("the rocket takes no other card")
    if len(ranks) < 5:
        return say_many(
            "a straight needs at least five cards, not {count}",
            "a straight needs at least five cards, not {count}",
            count=len(ranks),
        )
    if ranks[-1] > TWO:
        return say("a straight may not contain a joker")
    if ranks[-1] == TWO:
        return say("a straight may not contain 2")
    return say("a straight needs consecutive ranks, {rank} is missing", rank=_gap(ranks))

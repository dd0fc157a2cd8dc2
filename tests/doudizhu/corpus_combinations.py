"""Combinations of Dou Dizhu by themselves, and sets of cards that just miss being one."""

from collections import Counter

from rules.cards import mask_of
from rules.doudizhu import game
from rules.doudizhu.cards import RANK_NAMES
from rules.doudizhu.combinations import base_of, classify, kind_of
from rules.doudizhu.kinds import KINDS
from tests.corpus.draws import Draws
from tests.doudizhu import oracle
from tests.doudizhu.corpus_traits import SECTIONS
from tests.doudizhu.positions import of
from tests.playing import sampled

CODES = oracle.DECK
EXAMPLES = """
3 2 B R 33 22 333 222 3334 333R 2223 4443 33344 33322 22233
34567 TJQKA 3456789TJQKA 334455 QQKKAA 33445566778899TTJJQQ
333444 QQQKKKAAA 333444555666 333444555666777888
33344455 33344452 KKKAAA22 333444555778 33344456 33344422 333444555666778899
3334445566 333444555667788 KKKAAA3322 33344455566677889922
44443B 444455 222234 4444RR 44443R 44445566 44442277 22223344 3333 2222 BR 333344 333355
"""
NEAR_MISSES = """
34 BR3 55523 3456 JQKA2 A2345 TJQKAB 34578 3344 KKAA22 334466 KKKAAA222 QQQKKKAAA222 33344437
3334447B 333444555777 3334445 33344455566 333444BR 3334445555 333444555666BR77 333444777
4444BR 44445555 4444B 44445 444456R 444456B 33335566B 333345678 3333444455 33334444555
33 3344B 334455B 33344 AAA222 222333 AAAKKK22Q 3334455 3334BR 333BR 33BR B3 R3 BB
KKA 2234 QKA23 33355 444555666777789 JJQQKKAA22 33344455678 55566677788B
555666777444333 3344556 TTTJJJQQQKKKBR23 22AAKK
"""


def by_engine(codes):
    """What the engine reads a set of cards as, for the corpus."""
    index = classify(mask_of(game.deck.read(codes)))
    if index < 0:
        return {"combination": None}
    return {"combination": {"kind": KINDS[kind_of(index)], "base": RANK_NAMES[base_of(index)]}}


def by_oracle(codes):
    """The same by the oracle."""
    reading = oracle.classify(codes)
    if reading is None:
        return {"combination": None}
    return {"combination": {"kind": reading[0], "base": oracle.RANKS[reading[1]]}}


def cards(ranks):
    return of(ranks).split()


def combinations(book):
    draws = Draws("doudizhu combinations")
    shown = [of(ranks).split() for ranks in EXAMPLES.split() if fits(ranks)]
    rows = oracle.all_rank_multisets()
    for kind in oracle.KINDS:
        for row in sampled([row for row in rows if row["kind"] == kind], 14)[:15]:
            chosen = []
            for rank, copies in row["needs"]:
                of_rank = [code for code in CODES if oracle._rank(code) == rank]
                chosen += draws.sample(of_rank, copies)
            shown.append(draws.sample(chosen, len(chosen)))
    near = [of(ranks).split() for ranks in NEAR_MISSES.split() if fits(ranks)]
    near += [spoil(draws, draws.choice(shown)) for _ in range(160)]
    for codes in [*shown, *near]:
        reading = oracle.classify(codes)
        traits = [(SECTIONS[reading[0]], reading[0])] if reading else [("4", "no combination")]
        book.add("combinations", traits, cards=codes)


def fits(ranks):
    counts = Counter(ranks)
    return all(copies <= (1 if rank in "BR" else 4) for rank, copies in counts.items())


def misses(ranks):
    """Whether these ranks, all in one hand, are no combination."""
    return fits(ranks) and len(ranks) <= 20 and oracle.classify(cards(ranks)) is None


def spoil(draws, codes):
    """A combination with a card replaced, added or left out."""
    codes = list(codes)
    free = [code for code in CODES if code not in codes]
    if draws.chance(70) and len(codes) > 1:
        codes.pop(draws.below(len(codes)))
    if draws.chance(70) and len(codes) < 20:
        codes.append(draws.choice(free))
    return codes

"""Sets and sequences of Ottocento: each in every length, and what falls just short of one."""

from rules.cards import mask_of
from rules.ottocento import game
from rules.ottocento.combinations import score_combinations
from tests.corpus.draws import Draws
from tests.corpus.playouts import fill
from tests.ottocento import oracle

CODES = oracle.DECK
HIGH = ["World", "Sun", "Moon"]
RUN = [str(number) for number in range(16, 4, -1)]
SECTIONS = {"aces": "6.5", "moors": "6.5", "grande": "6.6"}

WORKED = """
KS QS NS JS AS Begato / KS QS Matto / KS Begato Matto / KS QS AS / QS NS JS Begato
KS QS NS / KS QS NS JS / KS QS NS JS AS / KS JS Begato / KS JS Begato Matto / KC QC JC AC
KB NB JB AB Matto / KD QD ND JD AD Begato Matto / KD Begato / NS JS AS Matto
AS AB Begato / AS Begato Matto / AS AB / AB AC AD / AB AC AD AS / AS AB AC AD Begato Matto
Moor1 Moor2 Moor3 / Moor1 Moor2 Moor3 Moor4 / Moor1 Moor4 Matto / Moor1 Begato Matto
Moor1 Moor2 / Moor1 Moor2 Moor3 Moor4 Begato Matto
Angel World Sun / Angel World Sun Moon / Angel World / Angel Sun 16 15 / World Sun Moon 16
Angel World Moon 16 15 13 Begato / Angel World Moon 16 15 13 / Angel World Matto
Angel Begato Matto / Angel World Sun 14 13 Begato Matto / Angel Begato 16 15
Angel Sun 15 14 Matto / Angel Sun Moon 15 14 Matto / Angel Sun Moon 16 14 13 Begato
Angel World Sun 15 13 Begato Matto / Angel World Begato Matto 15 14 / Angel World Begato 16 15
Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 6 5 / Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 6 Moor1
Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 6 Matto Moor1
Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 Begato Matto Moor1
Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 6 5 Moor1 Moor2
Angel Sun Moon 16 15 14 13 12 11 10 9 8 7 5 Begato Moor1 Moor2 Moor3
Angel Sun Moon 16 15 13 12 10 9 8 7 6 5 Begato Matto Moor4
Angel Sun Moon 15 14 13 12 11 10 9 8 7 6 5 Begato Matto Moor4
KB KC KD QB QC QD QS / KB KC KD QB QC QD QS JB JC JD / KB KC KD / KB KC KD KS / QB QC QD
QB QC QD QS / NB NC ND / NB NC ND NS / JB JC JD / JB JC JD JS / Angel World Begato
Angel World Matto Begato / World Begato Matto / Angel Begato Matto World Sun / KB KC / NB NC
KB KC KD QB QC QD JB JC JD / KB KC KD QB QC QD JB JC / KB KC Matto / JB JC Begato Matto
KS QS NS KB QB NB KC QC NC / KS QS NS KB QB NB / KS QS NS KB QB NB Moor1 Moor2 Moor3
"""


def by_engine(codes):
    """What the engine finds in a set of cards, for the corpus."""
    found = score_combinations(mask_of(game.deck.read(codes)))
    return {
        "sets": {one.name: one.points for one in found.sets},
        "sequences": {one.name: one.points for one in found.sequences},
        "sets_points": found.sets_points,
        "sequences_points": found.sequences_points,
        "total": found.total,
        "used": game.deck.codes_of(found.cards),
    }


def by_oracle(codes):
    """The same by the oracle."""
    return {**oracle.combinations(codes), "used": oracle._used_cards(codes)}


def combinations(book):
    """Worked sets of cards first, then every result that random ones have, a few times each."""
    for text in WORKED.replace("\n", " / ").split("/"):
        if text.split():
            cards = text.split()
            book.add("combinations", traits_of(cards), cards=cards)
    book.add("combinations", [*traits_of(CODES), ("6", "the whole deck")], cards=CODES)
    candidates = ((traits_of(cards), {"cards": cards}) for cards in random_cards())
    fill(book, "combinations", candidates, each=3, most=330)


def traits_of(cards):
    """What sets and sequences there are, how long, with how many Contatori."""
    found = oracle.combinations(cards)
    contatori = len([card for card in oracle.CONTATORI if card in cards])
    traits = [("6.1", f"{name} {points}") for name, points in found["sets"].items()]
    for name, points in found["sequences"].items():
        length = points // 5 + 1
        section = SECTIONS.get(name, "6.4")
        traits.append((section, f"{name} of {length} with {contatori} Contatori"))
        traits += [("6.2", "3 cards 10, each further one 5")]
        if contatori:
            traits.append(("6.3", "the Contatori serve in every sequence"))
        if name == "grande":
            traits += grande_traits(cards)
    for group in ("sets", "sequences"):
        if len(found[group]) > 2:
            traits.append(("6.8", f"{len(found[group])} {group}, doubled"))
    return traits or [("6", "no combination")]


def grande_traits(cards):
    real = len([card for card in HIGH if card in cards])
    gaps = "".join("." if card not in cards else "x" for card in RUN)
    run = "without gap" if "." not in gaps else f"first gap at {RUN[gaps.index('.')]}"
    moors = ", Moors at its end" if any(card in cards for card in oracle.MOORS) else ""
    return [("6.6", f"{real} of World, Sun, Moon"), ("6.7", f"run {run}{moors}")]


def random_cards():
    draws = Draws("ottocento combinations")
    for number in range(900):
        kind = (anything, rich_in_grande, rich_in_courts, few_with_contatori)[number % 4]
        yield oracle._canonical(kind(draws))


def anything(draws):
    return draws.sample(CODES, draws.choice([5, 10, 15, 15, 15, 32, 45]))


def rich_in_grande(draws):
    """Angel, most of what a Grande is made of, often the Contatori, and a few others."""
    percent = draws.choice([60, 80, 90, 97])
    pool = ["Angel", *HIGH, *RUN]
    cards = {card for card in pool if draws.chance(percent)} | {"Angel"}
    cards |= {card for card in oracle.CONTATORI if draws.chance(70)}
    return cards | {card for card in oracle.MOORS if draws.chance(40)}


def rich_in_courts(draws):
    percent = draws.choice([50, 70, 90])
    pool = [code for code in CODES if code[0] in "AJNQK" and len(code) == 2]
    return [card for card in [*pool, *oracle.CONTATORI] if draws.chance(percent)]


def few_with_contatori(draws):
    """A few cards that count, with one or two Contatori: mostly just enough, or just not."""
    pool = [code for code in CODES if code[0] in "AJNQKM" or code in ("Angel", *HIGH)]
    return {
        *draws.sample(pool, 3 + draws.below(5)),
        *draws.sample(oracle.CONTATORI, draws.below(3)),
    }

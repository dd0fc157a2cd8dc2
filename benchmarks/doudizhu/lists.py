"""Lists of leads per second, against RLCard's generator on the same hands.

    python benchmarks/doudizhu/lists.py [--hands 2000]

Both list every combination that a 20-card hand can lead, in process. Needs RLCard (the dependency
group `peers`); the ratio is what counts, since machines differ.
"""

import argparse
import random
import time

from rlcard.games.doudizhu.judger import DoudizhuJudger
from rlcard.games.doudizhu.utils import CARD_TYPE  # noqa: F401  (loads RLCard's tables)

from rules.cards import mask_of
from rules.doudizhu import game
from rules.doudizhu.combinations import legal_combinations
from rules.search import core as search

RANKS = "3456789TJQKA2"


def hands_of(count):
    """Random 20-card hands, as masks and as RLCard's strings."""
    rng = random.Random(1)
    for _ in range(count):
        cards = rng.sample(range(game.deck.size), 20)
        codes = game.deck.spell(cards)
        ranks = [{"BJ": "B", "RJ": "R"}.get(code, code[0]) for code in codes]
        yield mask_of(cards), "".join(sorted(ranks, key=(RANKS + "BR").index))


def rate(generate, hands):
    """Lists per second, the best of three passes."""
    best = 0.0
    for _ in range(3):
        started = time.perf_counter()
        for hand in hands:
            generate(hand)
        best = max(best, len(hands) / (time.perf_counter() - started))
    return best


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--hands", type=int, default=2000)
    hands = list(hands_of(options.parse_args().hands))
    ours = rate(legal_combinations, [mask for mask, _ in hands])
    theirs = rate(DoudizhuJudger.playable_cards_from_hand, [text for _, text in hands])
    kind = "interpreted" if search.__file__.endswith(".py") else "compiled"
    print(f"arbitro ({kind}): {ours:9.0f} lists/s")
    print(f"RLCard:            {theirs:9.0f} lists/s")
    print(f"ratio:             {ours / theirs:9.1f}")


if __name__ == "__main__":
    main()

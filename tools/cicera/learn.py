"""Learns the numbers in `rules/cicera/ai/learned.py` from play-outs; run it with compiled rules.

    python -m tools.cicera.learn outlook [--deals 100000] [--seed S]
    python -m tools.cicera.learn looks [--seconds 300] [--seed S]

Both rewrite their half of the module; `pip install .` compiles it again.
`outlook` plays whole deals, in which a move is random now and then, and fits what a round's
beginning is worth to how the deals ended: least squares, with a little shrinkage. The random moves
are needed: a player that opens a rank only when it must would make opening look worse than it is.
`looks` deals positions, gives every move its mean over 160 common worlds as the search does, and
fits how moves look to those values; moves near the best count most. As the numbers change the
play-outs, both are repeated in turn: the ones in use come from four rounds. Each run tells how well
its numbers fit what it has not learned from.
"""

import argparse
import random
import time
from multiprocessing import Pool, cpu_count

import numpy as np
from tqdm import tqdm

from rules.cards import cards_of, mask_of
from rules.cicera.ai import learned
from rules.cicera.ai.outlook import worth_won
from rules.cicera.ai.policy import PAIRS, SPAN, Look, stage_of
from rules.cicera.ai.position import CiceraPosition
from rules.cicera.captures import bonuses_of
from rules.cicera.cards import DECK, NUMERALS_PER_SUIT, OF_RANK, PER_SUIT, RANK, WEIGHT
from rules.cicera.moves import CARD_BITS, CARD_FIELD
from rules.cicera.state import HAND, SEATS
from rules.search.core import Random
from tools.cicera.numbers import MODULE, TABLES, rewritten

WORLDS = 160
"""The worlds over which a move's value is averaged."""

RANDOM_INTERVAL = 12
"""One play in this many is random."""

TOLERANCE = 1.2
"""The points behind the best move at which a move weighs 1/e."""


def dealt(rng):
    """A position after a random deal."""
    position = CiceraPosition(rng.randrange(SEATS))
    cards = list(range(DECK.size))
    rng.shuffle(cards)
    dealt = SEATS * HAND
    position.hands = [mask_of(cards[at : at + HAND]) for at in range(0, dealt, HAND)]
    position.held = mask_of(cards[:dealt])
    position.table = mask_of(cards[dealt:])
    return position


def equal_cards(cards, rank):
    return (cards & OF_RANK[rank]).bit_count()


def weight_of(cards):
    return sum(WEIGHT[card] for card in cards_of(cards))


# -- outlook --------------------------------------------------------------------------------------


def outlook_features(position):
    """(table, place, factor) of every learned number in the outlook, for the team to act."""
    first = [position.hands[(position.to_act + place) % 4] for place in range(4)]
    table = position.table
    found = [("FIRST_TO_PLAY", 0, 1)]
    for rank in range(PER_SUIT):
        at = 0
        for cards in (*first, table):
            at = at * SPAN + equal_cards(cards, rank)
        found.append(("PLACES", at, 1))
    found += [("ON_TABLE", card, 1) for card in cards_of(table)]
    equal = sum(OF_RANK[rank] for rank in {RANK[card] for card in cards_of(table)})
    laid = OF_RANK[RANK[position.just_laid.bit_length() - 1]] if position.just_laid else 0
    several = table.bit_count() > 1
    total = (
        OF_RANK[weight_of(table) - 1] if several and weight_of(table) <= NUMERALS_PER_SUIT else 0
    )
    for place, hand in enumerate(first):
        found += [("HELD", card, -1 if place & 1 else 1) for card in cards_of(hand)]
        found.append(("PICADAS", place, int(hand & laid > 0)))
        found.append(("SUMS", place, int(hand & total > 0)))
        found.append(("MATCHES", place, (hand & equal).bit_count() * several))
        found.append(("SINGLES", place, int(hand & equal > 0 and not several)))
    return found


def possible_columns():
    """The numbers of the outlook that can matter: a rank has at most four cards."""
    found = []
    for name, size in TABLES["outlook"].items():
        places = (np.base_repr(place, SPAN) for place in range(size))
        found += [name != "PLACES" or sum(map(int, digits)) <= 4 for digits in places]
    return np.array(found)


def played(task):
    """Some deals as least squares needs them: products, then rows and targets themselves."""
    seed, deals = task
    rng, chance = random.Random(seed), Random(seed)
    rows, targets = [], []
    for _ in range(deals):
        position, turn, at = dealt(rng), 0, rng.randrange(RANDOM_INTERVAL)
        seen = []
        while position.to_act >= 0:
            if turn % 4 == 0 and 8 <= turn <= 40:
                sign = -1 if position.to_act & 1 else 1
                won = 100 * position.bonus + worth_won(position.pile0, position.pile1)
                seen.append((outlook_features(position), sign, won))
            if turn % RANDOM_INTERVAL == at:
                card = rng.choice(cards_of(position.hands[position.to_act]))
                moves = [move for move in position.moves() if move & CARD_FIELD == card]
                position.play(rng.choice(moves))
            else:
                position.play(position.playout_move(chance))
            turn += 1
        result = 100 * position.payoff()
        rows += [features for features, _, _ in seen]
        targets += [sign * (result - won) for _, sign, won in seen]
    matrix = spread(rows, "outlook")[:, possible_columns()]
    target = np.array(targets)
    return matrix.T @ matrix, matrix.T @ target, matrix, target


def learn_outlook(options):
    tasks = [(options.seed * 100_003 + number, 100) for number in range(options.deals // 100)]
    square, vector, kept = 0, 0, None
    with Pool(options.processes) as pool:
        for found in tqdm(pool.imap_unordered(played, tasks), total=len(tasks)):
            if kept is None:
                kept = found[2:]
            else:
                square, vector = square + found[0], vector + found[1]
    found = np.linalg.solve(square + 30 * np.eye(len(square)), vector)
    matrix, target = kept
    spreads = [np.std(target) / 100, np.std(target - matrix @ found) / 100]
    print("results of unseen deals vary by {:.2f}, about the outlook by {:.2f}".format(*spreads))
    numbers = np.zeros(len(possible_columns()))
    numbers[possible_columns()] = found
    return numbers


# -- looks ----------------------------------------------------------------------------------------


def look_features(position, move):
    """(table, place, factor) of every learned number in how a move looks."""
    hand, table, held = position.hands[position.to_act], position.table, position.held
    others, stage = held & ~hand, stage_of(held.bit_count())
    card, taken = move & CARD_FIELD, move >> CARD_BITS

    def equal(rank):
        return equal_cards(hand, rank) * SPAN + equal_cards(others, rank)

    left = table & ~taken if taken else table | 1 << card
    size, weight = left.bit_count(), weight_of(left)
    own = equal(RANK[card])
    found = [("LEFT", min(size, 8), 1)]
    if taken:
        bonuses = bonuses_of(card, taken, table, position.just_laid)
        found += [("BONUSES", bonus, bonuses >> bonus & 1) for bonus in range(4)]
        found.append(("TAKEN_EQUAL", stage * PAIRS + own, 1))
        found += [("WON", won, 1) for won in (card, *cards_of(taken))]
    else:
        found.append(("LAID", card, 1))
        found.append(("LAID_EQUAL", (stage * 2 + (size > 1)) * PAIRS + own, 1))
    if size == 1 and taken:
        found.append(("SINGLE", equal(RANK[left.bit_length() - 1]), 1))
    elif size > 1 and weight <= NUMERALS_PER_SUIT:
        found.append(("SUM", equal(weight - 1), 1))
    for lying in cards_of(left & table):
        found += [("LYING", lying, 1), ("LYING_EQUAL", equal(RANK[lying]), 1)]
    return found


def judged(task):
    """Features and values in points of the moves of random positions, one list per position."""
    seed, seconds = task
    rng, chance = random.Random(seed), Random(seed)
    until = time.time() + seconds
    found = []
    while time.time() < until:
        position = dealt(rng)
        for _ in range(rng.randrange(44)):
            position.play(position.playout_move(chance))
        moves = position.moves()
        if len(moves) > 1:
            features = [look_features(position, move) for move in moves]
            values = values_of(position, moves, rng)
            found.append(list(zip(features, values, strict=True)))
    return found


def values_of(position, moves, rng):
    """The mean payoff of every move for its team over common worlds."""
    seat = position.to_act
    unseen = cards_of(position.held & ~position.hands[seat])
    sizes = [hand.bit_count() for hand in position.hands]
    totals = [0.0] * len(moves)
    for _ in range(WORLDS):
        rng.shuffle(unseen)
        world, start = position.copy(), 0
        for other in range(4):
            if other != seat:
                cards = unseen[start : start + sizes[other]]
                world.hands[other] = sum(1 << card for card in cards)
                start += sizes[other]
        seed = rng.getrandbits(31)
        for number, move in enumerate(moves):
            tried, chance = world.copy(), Random(seed)
            tried.play(move)
            totals[number] += tried.finish(chance)
    return [(-total if seat & 1 else total) / WORLDS for total in totals]


def learn_looks(options):
    tasks = [(options.seed * 100_003 + number, 10) for number in range(options.seconds // 10)]
    with Pool(options.processes) as pool:
        parts = list(tqdm(pool.imap_unordered(judged, tasks), total=len(tasks)))
    positions = [moves for part in parts for moves in part]
    unseen, positions = positions[: len(positions) // 10], positions[len(positions) // 10 :]
    square, vector = 0, 0
    for start in range(0, len(positions), 2000):
        found = [weighed(moves) for moves in positions[start : start + 2000]]
        matrix = np.concatenate([matrix for matrix, _ in found])
        target = np.concatenate([target for _, target in found])
        square, vector = square + matrix.T @ matrix, vector + matrix.T @ target
    shrinking = np.concatenate(
        [np.full(size, 20.0 if size == DECK.size else 2.0) for size in TABLES["looks"].values()]
    )
    numbers = np.linalg.solve(square + np.diag(shrinking), vector)
    before = np.array([number for name in TABLES["looks"] for number in getattr(learned, name)])
    print(f"{len(positions):,} positions; lost by the best-looking move of unseen ones:")
    print(f"  before {lost(unseen, before):.3f}, now {lost(unseen, numbers):.3f} points")
    return numbers


def weighed(moves):
    """The moves of a position as rows about their mean, those near the best weighing most."""
    matrix = spread([features for features, _ in moves], "looks")
    values = 100 * np.array([value for _, value in moves])
    weight = np.exp((values - values.max()) / (100 * TOLERANCE))
    mean = weight / weight.sum()
    root = np.sqrt(weight)[:, None]
    return (matrix - mean @ matrix) * root, (values - mean @ values) * root[:, 0]


def lost(positions, numbers):
    """The mean loss, in points, of the best-looking move against the best one."""
    losses = []
    for moves in positions:
        looks = spread([features for features, _ in moves], "looks") @ numbers
        values = [value for _, value in moves]
        losses.append(max(values) - values[int(np.argmax(looks))])
    return np.mean(losses)


# -- the module -----------------------------------------------------------------------------------


def spread(rows, half):
    """Lists of features as a matrix."""
    starts, start = {}, 0
    for name, size in TABLES[half].items():
        starts[name] = start
        start += size
    matrix = np.zeros((len(rows), start))
    for number, features in enumerate(rows):
        for name, place, factor in features:
            matrix[number, starts[name] + place] += factor
    return matrix


def check():
    """The features above say what the rules code adds up."""
    rng, chance = random.Random(1), Random(1)
    for _ in range(50):
        position = dealt(rng)
        while position.to_act >= 0:
            seat = position.to_act
            look = Look(position.hands[seat], position.table, position.just_laid, position.held)
            for move in position.moves():
                features = look_features(position, move)
                total = sum(getattr(learned, name)[place] * n for name, place, n in features)
                assert look.of(move & CARD_FIELD, move >> CARD_BITS) == total
            position.play(position.playout_move(chance))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("half", choices=TABLES)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=cpu_count())
    options = parser.parse_args()
    check()
    learn = learn_looks if options.half == "looks" else learn_outlook
    MODULE.write_text(rewritten(MODULE.read_text(), options.half, learn(options)))


if __name__ == "__main__":
    main()

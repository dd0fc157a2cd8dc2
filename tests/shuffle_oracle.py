"""The portable shuffle of the HTTP contract, section "Shuffle, reproducible in any language"."""

import hashlib


def words(game, seed):
    """The endless stream of 32-bit words for (game, seed)."""
    block = 0
    while True:
        text = f"arbitro/1|{game}|{seed}|{block}"
        digest = hashlib.sha256(text.encode("utf-8")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def uniform(stream, n):
    """A number below n; words from the incomplete last cycle are thrown away."""
    limit = 2**32 // n * n
    word = next(stream)
    while word >= limit:
        word = next(stream)
    return word % n


def shuffled(stream, deck):
    """The deck, given in canonical order, shuffled with the words that follow."""
    cards = list(deck)
    for i in range(len(cards) - 1, 0, -1):
        j = uniform(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def dealer_and_deck(game, seed, deck, seats, dealer=None, void=lambda cards: False):
    """Steps (1) and (2) of a deal; a void deck is shuffled again from canonical order."""
    stream = words(game, seed)
    if dealer is None:
        dealer = uniform(stream, seats)
    cards = shuffled(stream, deck)
    while void(cards):
        cards = shuffled(stream, deck)
    return dealer, cards


def seed_commitment(seed):
    """What is published before the seed is."""
    return hashlib.sha256(seed.encode("utf-8")).hexdigest()

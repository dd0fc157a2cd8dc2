"""Every game against its slow, obvious twin, on the wire format."""

import json
import random

from rules.game import IllegalMove
from tests.playing import documents, oracle_of, positions, sampled

DEALS = 25


def written(value):
    return json.loads(json.dumps(value))


def without_details(score):
    """A score without the details of its items, which twins need not spell alike."""
    return {
        **score,
        "sides": [
            {
                **side,
                "items": [{"name": i["name"], "points": i["points"]} for i in side["items"]],
            }
            for side in score["sides"]
        ],
    }


def test_moves_states_scores_and_views_agree(game):
    oracle = oracle_of(game)
    for state, move in sampled(positions(game, DEALS, seed="twins"), 150):
        document = written(game.write_state(state))
        listed = [written(game.write_move(m)) for m in game.moves_of(state)]
        assert listed == oracle.legal_moves(document)
        assert without_details(written(game.score(state).document())) == without_details(
            written(oracle.score(document))
        )
        for seat in (None, *range(game.seats)):
            assert written(game.write_view(game.view(state, seat))) == oracle.view(document, seat)
        if move is not None:
            after, _ = game.apply(state, move)
            assert written(game.write_state(after)) == oracle.apply(
                document, written(game.write_move(move))
            )


def test_deals_agree(game):
    oracle = oracle_of(game)
    rng = random.Random(4)
    for opener in range(game.seats):
        deck = list(game.deck.codes)
        rng.shuffle(deck)
        state = game.deal(game.deck.read(deck), opener, game.default_options(), None)
        assert written(game.write_state(state)) == oracle.deal(deck, opener, game.default_options())


def test_reasons_agree(game):
    oracle = oracle_of(game)
    rng = random.Random(5)
    others = [move for _, move in documents(game, 5, seed="reasons") if move is not None]
    for state, _ in sampled(positions(game, 8, seed="states"), 200):
        document = written(game.write_state(state))
        for _ in range(12):
            move = spoiled(game, document, written(rng.choice(others)), rng)
            seat = rng.choice([None, None, None, *range(game.seats)])
            refusal = game.why_illegal(state, game.read_move(move), seat)
            code = None if refusal is None else refusal.code
            assert code == oracle.why_illegal(document, move, seat), (document, move, seat)


def spoiled(game, document, move, rng):
    """A move with some of its cards exchanged, often for cards that lie where they matter."""
    hand = document["hands"][document["to_act"]] if document["to_act"] is not None else []
    pool = [*hand, *document.get("table", []), rng.choice(game.deck.codes)]
    if rng.random() < 0.7 and "card" in move and hand:
        move["card"] = rng.choice(hand)
    for key in ("capture", "cards"):
        if key in move and rng.random() < 0.8:
            least = 0 if key == "capture" else 1
            near = document.get("table", []) if key == "capture" else hand
            size = rng.randint(least, 4)
            move[key] = [rng.choice(near or pool) for _ in range(size)]
            if rng.random() < 0.2:
                move[key].append(rng.choice(pool))
    return move


# -- inconsistent states ------------------------------------------------------------------------


def test_faults_agree(game):
    """What the twin can name from the rules the engine names too; it invents nothing beyond."""
    oracle = oracle_of(game)
    named = getattr(oracle, "named_faults", oracle.faults)
    rng = random.Random(6)
    for document, _ in documents(game, 10, seed="faults"):
        broken = corrupted(game, written(document), rng)
        faults = game.state_faults(broken)
        codes = {fault.code for fault in faults}
        assert codes <= set(game.fault_codes)
        assert all(leads_somewhere(fault.pointer, broken) for fault in faults), faults
        missed = named(written(broken)) - codes
        assert not missed, (missed, codes, broken)
        if codes:
            assert oracle.faults(written(broken)), (codes, broken)


def test_faults_of_views_point_into_them(game):
    rng = random.Random(14)
    for state, _ in sampled(positions(game, 6, seed="views"), 150):
        for seat in (None, *range(game.seats)):
            broken = written(game.write_view(game.view(state, seat)))
            corrupted(game, broken, rng)
            sizes = broken["hand_sizes"]
            sizes[rng.randrange(len(sizes))] += rng.choice([-1, 0, 1]) if min(sizes) else 1
            for fault in game.view_faults(broken):
                assert fault.code in game.fault_codes
                assert leads_somewhere(fault.pointer, broken), (fault, broken)


def leads_somewhere(pointer, document):
    """Whether a JSON pointer names a place that the document has."""
    for key in pointer.split("/")[1:]:
        if isinstance(document, list) and key.isdigit() and int(key) < len(document):
            document = document[int(key)]
        elif isinstance(document, dict) and key in document:
            document = document[key]
        else:
            return False
    return True


def corrupted(game, document, rng):
    """A state with one to three small changes, still of the schema's shape."""
    for _ in range(rng.randint(1, 3)):
        rng.choice([swap_cards, move_card, replace_card, change_number])(game, document, rng)
    return document


def card_lists(value):
    """Every list of card codes in a document."""
    if isinstance(value, dict):
        return [found for inner in value.values() for found in card_lists(inner)]
    if isinstance(value, list):
        if value and all(isinstance(entry, str) for entry in value):
            return [value]
        return [found for inner in value for found in card_lists(inner)]
    return []


def swap_cards(game, document, rng):
    if not card_lists(document):
        return
    one, two = rng.choice(card_lists(document)), rng.choice(card_lists(document))
    i, j = rng.randrange(len(one)), rng.randrange(len(two))
    one[i], two[j] = two[j], one[i]


def move_card(game, document, rng):
    free = [
        cards
        for key in ("hands", "table", "stock", "captured", "played")
        for cards in card_lists(document.get(key, []))
    ]
    if len(free) > 1:
        source, target = rng.sample(free, 2)
        target.append(source.pop(rng.randrange(len(source))))


def replace_card(game, document, rng):
    if not card_lists(document):
        return
    cards = rng.choice(card_lists(document))
    cards[rng.randrange(len(cards))] = rng.choice([*game.deck.codes, "ZZ"])


def change_number(game, document, rng):
    key = rng.choice(["dealer", "to_act", "first_bidder", "phase", "last_capturer", "scores"])
    if key not in document:
        return
    if key == "phase":
        document["phase"] = rng.choice(game.phases)
    elif key == "scores":
        document["scores"] = [rng.randint(0, 12) for _ in document["scores"]]
    else:
        nullable = [None] if key in ("to_act", "last_capturer") else []
        document[key] = rng.choice([*range(game.seats), *nullable])


def test_illegal_moves_are_refused_by_apply_too(game):
    oracle = oracle_of(game)
    others = [move for _, move in documents(game, 2, seed="refused") if move is not None]
    rng = random.Random(7)
    for state, _ in positions(game, 3, seed="refused states"):
        document = written(game.write_state(state))
        move = rng.choice(others)
        code = oracle.why_illegal(document, written(move), None)
        try:
            game.apply(state, game.read_move(move))
            assert code is None
        except IllegalMove as error:
            assert error.refusal.code == code

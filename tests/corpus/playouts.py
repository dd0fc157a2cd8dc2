"""Random play-outs, and the choice of those positions that show something not yet shown."""

import json
from collections import Counter
from itertools import islice
from typing import Any, NamedTuple

from tests.corpus.draws import Draws
from tests.corpus.mistakes import refuse
from tests.playing import cases


class Ply(NamedTuple):
    """A position, all its legal moves, the one that was made and the position it led to."""

    state: dict[str, Any]
    moves: list[dict[str, Any]]
    move: dict[str, Any] | None
    after: dict[str, Any] | None


def written(value):
    return json.loads(json.dumps(value))


def plies(game, deals, name, choose=None):
    """Every ply of so many random deals; matches go on until they are over.

    ``choose`` picks a move from (draws, state, legal moves).
    """
    draws, previous = Draws(f"{game.id} {name}"), None
    choose = choose or (lambda draws, state, moves: draws.choice(moves))
    for number in range(deals):
        options = game.default_options()
        state = game.shuffle_and_deal(f"{name}/{number}", None, options, previous)
        while state.to_act is not None:
            before = written(game.write_state(state))
            moves = [game.write_move(move) for move in game.moves_of(state)]
            move = written(choose(draws, before, moves))
            state, _ = game.apply(state, game.read_move(move))
            yield Ply(before, moves, move, written(game.write_state(state)))
        yield Ply(written(game.write_state(state)), [], None, None)
        previous = state if game.next_opener and state.phase == "deal_over" else None


def possible(oracle, table, fixed):
    """A table with the cards that do not matter exchanged until play can have led to it."""
    draws = Draws("possible " + " ".join(fixed))
    piles = [*table["hands"], table.get("stock", []), *table["captured"]]
    free = [(pile, i) for pile in piles for i, card in enumerate(pile) if card not in fixed]
    for _ in range(5000):
        if not oracle.faults(table):
            return table
        cards = draws.sample([pile[i] for pile, i in free], len(free))
        for (pile, i), card in zip(free, cards, strict=True):
            pile[i] = card
    raise ValueError(f"no play leads to this: {table}")


def line(game, state, moves):
    """The plies of a line of play, until the deal is over, and the position at its end."""
    table, state = game.read_state(state), written(state)
    for move in moves:
        if table.to_act is None:
            break
        legal = written([game.write_move(one) for one in game.moves_of(table)])
        table, _ = game.apply(table, game.read_move(move))
        after = written(game.write_state(table))
        yield Ply(state, legal, move, after)
        state = after
    yield Ply(state, written([game.write_move(one) for one in game.moves_of(table)]), None, None)


def worked(book, offer_traits, move_traits, score_traits):
    """Add the worked cases of the game, which people have thought out."""
    for case in cases(book.game.id):
        state, move = case["state"], case.get("move")
        legal = case["kind"] == "apply" or case["expect"].get("legal", False)
        ply = next(line(book.game, state, [move] if legal else []))
        if case["kind"] == "legal-moves":
            book.add("legal_moves", offer_traits(ply), state=state)
        elif case["kind"] == "score":
            book.add("score", score_traits(state), state=state)
        elif legal:
            book.add("apply", move_traits(ply), state=state, move=move)
            if ply.after["to_act"] is None:
                book.add("score", score_traits(ply.after), state=ply.after)
        else:
            given = {key: case[key] for key in ("state", "move", "seat") if key in case}
            refuse(book, case["name"], **given)


def fill(book, kind, candidates, each, most):
    """Add those candidates that have a trait which fewer than ``each`` cases have so far.

    Candidates are pairs of traits and what is given; at most ``most`` of them are added.
    """
    shown = Counter()

    def wanted():
        for traits, given in candidates:
            if any(shown[trait] < each for trait in traits) and book.add(kind, traits, **given):
                shown.update(set(traits))
                yield given

    return sum(1 for _ in islice(wanted(), most))


def records(book, traits, name, deals, choose=None):
    """Add whole random deals, from the deck to the score."""
    game, draws = book.game, Draws(f"{book.game.id} {name}")
    choose = choose or (lambda draws, state, moves: draws.choice(moves))
    for _ in range(deals):
        deck, opener = draws.sample(game.deck.codes, game.deck.size), draws.below(game.seats)
        state = game.deal(game.deck.read(deck), opener, game.default_options(), None)
        moves = []
        while state.to_act is not None:
            legal = [game.write_move(move) for move in game.moves_of(state)]
            moves.append(written(choose(draws, written(game.write_state(state)), legal)))
            state, _ = game.apply(state, game.read_move(moves[-1]))
        book.add("record", traits, deal={"deck": deck, game.opener: opener}, moves=moves)

"""Scoring Ottocento (section 7)."""

from collections.abc import Iterable
from typing import Final

from rules.game import Document
from rules.ottocento.cards import DECK, card_points_x2
from rules.ottocento.combinations import Combination, Combinations, score_combinations
from rules.ottocento.settlement import piles
from rules.ottocento.state import TRICKS, State, shows_discards
from rules.score import Item, Score, Side, leading_side

LAST_TRICK: Final = 6


# Not just ``float``: compiled, that would make floats of whole points.
def card_points(pile: int) -> int | float:
    """The card points of a pile (section 1.3), an integer where they are whole."""
    whole, half = divmod(card_points_x2(pile), 2)
    return whole + 0.5 if half else whole


def last_trick_points(state: State, team: int) -> int:
    """The points of a team for the last trick (section 4.6)."""
    tricks = state.tricks
    return LAST_TRICK if len(tricks) == TRICKS and tricks[-1].winner % 2 == team else 0


def combination_documents(found: Iterable[Combination]) -> list[Document]:
    """Combinations as JSON carries them."""
    return [
        {"name": one.name, "cards": DECK.codes_of(one.cards), "points": one.points} for one in found
    ]


def declaration_document(seat: int, found: Combinations) -> Document:
    """A declaration of these combinations as JSON carries it (section 3.2)."""
    return {
        "seat": seat,
        "cards": DECK.codes_of(found.cards),
        "points": found.total,
        "combinations": combination_documents(found.sets + found.sequences),
    }


def _declared(state: State, team: int) -> tuple[int, list[Document]]:
    """The points of a team's declarations, and what they consist of (section 3.2)."""
    points = 0
    details: list[Document] = []
    for seat in (team, team + 2):
        declaration = state.declarations[seat]
        if declaration is not None:
            points += declaration.points
            details.append(declaration_document(seat, score_combinations(declaration.cards)))
    return points, details


def _captured(found: tuple[Combination, ...], points: int) -> Document:
    return {
        "combinations": combination_documents(found),
        "doubled": points > sum(one.points for one in found),
    }


def _side(state: State, team: int, pile: int) -> Side:
    declared, declarations = _declared(state, team)
    found = score_combinations(pile)
    sets, sequences = found.sets_points, found.sequences_points
    return Side(
        team,
        (team, team + 2),
        (
            Item("card_points", card_points(pile), {"pile": DECK.codes_of(pile)}),
            Item("last_trick", last_trick_points(state, team)),
            Item("declarations", declared, {"declarations": declarations}),
            Item("captured_sets", sets, _captured(found.sets, sets)),
            Item("captured_sequences", sequences, _captured(found.sequences, sequences)),
        ),
    )


def seen_score(state: State, seat: int | None) -> Score:
    """The score without the discards, as long as a seat does not know them (section 2.4)."""
    known = shows_discards(state.phase, state.dealer, seat)
    return score(state if known else state._replace(discards=0))


def score(state: State) -> Score:
    """The score of the deal, provisional until it is over."""
    lying = piles(state.tricks, state.dealer, state.discards, state.settlement)
    sides = (_side(state, 0, lying[0]), _side(state, 1, lying[1]))
    final = state.phase == "deal_over"
    winner = leading_side([side.total for side in sides]) if final else None
    return Score(final, sides, winner, final and winner is None, None)

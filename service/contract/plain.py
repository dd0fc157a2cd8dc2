"""The operations on states and views that the caller may read."""

from collections.abc import Iterator
from typing import Any

from rules.wire import Flag, Integer, Nested, Text
from service.contract.conditions import Conditional
from service.contract.pieces import Contract, Pieces
from service.contract.request_fields import (
    ONE_MOVE_OR_MORE,
    SEED_COMMITMENT,
    STATE_OR_VIEW,
    deal_rules,
    hashed,
    narrate,
    seed,
)


def plain_contracts(of: Pieces) -> Iterator[Contract]:
    """The contracts of a game's operations on plain states, in the order of the document."""
    yield _deal(of)
    yield from _questions(of)
    yield _apply(of)
    yield Contract(
        "score",
        "Count the deal, provisionally until it is over",
        of.schema("ScoreRequest", state=of.state()),
        of.schemas.score,
    )
    yield Contract(
        "view",
        "Show what one seat, or a spectator, may know",
        of.schema("ViewRequest", state=of.state(), seat=of.seat(allow_none=True)),
        of.schema("ViewAnswer", view=of.view()),
    )
    suggest = of.schema(
        "SuggestRequest", Conditional, **_table(of), **of.thinking(), seed=seed(required=False)
    )
    yield Contract("suggest", "Suggest a move to the seat to act", suggest, of.suggestion)
    yield _advance(of)
    yield _replay(of)


def _questions(of: Pieces) -> Iterator[Contract]:
    listing = of.schema("LegalMovesRequest", Conditional, **_table(of))
    yield Contract("legal-moves", "List every legal move in a fixed order", listing, of.listing)
    asked = {"move": of.move(), "seat": of.seat(required=False)}
    validating = of.schema("ValidateRequest", Conditional, **_table(of), **asked)
    summary = "Say whether a move is legal, and if not, why"
    yield Contract("validate", summary, validating, of.validity)


def _table(of: Pieces) -> dict[str, Any]:
    """The table that a question is about: a whole state, or one seat's view of it."""
    return {
        "rules": (STATE_OR_VIEW,),
        "state": of.state(required=False),
        "view": of.view(required=False),
    }


def _deal(of: Pieces) -> Contract:
    return Contract(
        "deal",
        "Shuffle and deal, or deal a given deck",
        of.schema("DealRequest", Conditional, rules=deal_rules(of.game.opener), **of.dealt()),
        of.schema(
            "DealAnswer",
            state=of.state(),
            seed=Text(1, 128, allow_none=True),
            seed_commitment=hashed(SEED_COMMITMENT, allow_none=True),
        ),
    )


def _apply(of: Pieces) -> Contract:
    return Contract(
        "apply",
        "Make a move, or several, all or nothing",
        of.schema(
            "ApplyRequest",
            Conditional,
            rules=(ONE_MOVE_OR_MORE,),
            state=of.state(),
            move=of.move(required=False),
            moves=of.moves(1, required=False),
            seat=of.seat(required=False),
            narrate=narrate(),
        ),
        of.schema("ApplyAnswer", state=of.state(), **of.happened()),
    )


def _advance(of: Pieces) -> Contract:
    return Contract(
        "advance",
        "Let the AI play for some seats until another must act",
        of.schema(
            "AdvanceRequest",
            state=of.state(),
            seats=of.seats(),
            **of.thinking(),
            seed=seed(required=False),
            narrate=narrate(),
        ),
        of.schema("AdvanceAnswer", state=of.state(), moves=of.moves(), **of.happened()),
    )


def _replay(of: Pieces) -> Contract:
    fault = of.schema("ReplayFault", ply=Integer(), code=Text(), detail=Text(most=10_000))
    return Contract(
        "replay",
        "Check the record of a deal, move by move",
        of.schema(
            "ReplayRequest",
            deal=Nested(of.replayed_deal),
            moves=of.moves(),
            claimed=Nested(of.schemas.score, required=False),
        ),
        of.schema(
            "ReplayAnswer",
            valid=Flag(),
            plies=Integer(metadata={"description": "Legal moves before the first fault."}),
            state=of.state(),
            score=of.score_or_null(),
            fault=Nested(fault, allow_none=True),
        ),
    )

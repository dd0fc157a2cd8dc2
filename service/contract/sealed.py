"""The operations on games whose state travels sealed; each path takes and answers one type."""

from collections.abc import Iterator
from typing import Any

from rules.wire import Integer, Listed, Nested, Text, WireField
from service.contract.conditions import Conditional
from service.contract.pieces import Contract, Pieces
from service.contract.request_fields import (
    CHAIN,
    MOST_LEGAL,
    SEED_COMMITMENT,
    game_id,
    hashed,
    narrate,
    sealed_deal_rules,
    sealed_state,
    seed,
    ticket,
    token,
)

TICKETS = (
    "One for each seat, in their order; null for the AI's seats. When a match goes on, the others "
    "keep theirs, and only the asking seat's is made anew."
)


def sealed_contracts(of: Pieces) -> Iterator[Contract]:
    """The contracts of a game's operations on sealed states, in the order of the document."""
    fairness = of.schema(
        "Fairness",
        seed_commitment=hashed(SEED_COMMITMENT, allow_none=True),
        client_commitments=of.client_commitments(),
        client_seeds=of.client_seeds(),
    )
    told = _told(of, fairness)
    yield _commit(of)
    yield _deal(of, fairness)
    yield from _moves(of, told)
    yield Contract(
        "sealed/score",
        "Count the deal as far as the ticket's seat, or a spectator, may know it",
        of.schema("SealedScoreRequest", **_held(ticketed=False)),
        of.schemas.score,
    )
    yield _view(of, told)
    yield Contract(
        "sealed/suggest",
        "Suggest a move to the ticket's seat",
        of.schema("SealedSuggestRequest", **_held(), **of.thinking(), seed=seed(required=False)),
        of.suggestion,
    )
    yield Contract(
        "sealed/advance",
        "Let the AI play for its seats until another must act",
        of.schema(
            "SealedAdvanceRequest",
            **_held(ticketed=False),
            seats=of.seats(),
            **of.thinking(),
            narrate=narrate(),
        ),
        of.schema("SealedAdvanceAnswer", sealed_state=sealed_state(), **told),
    )


def _moves(of: Pieces, told: dict[str, WireField]) -> Iterator[Contract]:
    yield Contract(
        "sealed/legal-moves",
        "List every legal move of the ticket's seat in a fixed order",
        of.schema("SealedLegalMovesRequest", **_held()),
        of.listing,
    )
    asked = {**_held(), "move": of.move(), "seat": of.seat(required=False)}
    yield Contract(
        "sealed/validate",
        "Say whether a move of the ticket's seat is legal, and if not, why",
        of.schema("SealedValidateRequest", **asked),
        of.validity,
    )
    yield Contract(
        "sealed/apply",
        "Make a move of the ticket's seat",
        of.schema("SealedApplyRequest", **asked, narrate=narrate()),
        of.schema("SealedApplyAnswer", sealed_state=sealed_state(), **told),
    )


def _held(ticketed: bool = True) -> dict[str, WireField]:
    return {"sealed_state": sealed_state(), "ticket": ticket(required=ticketed)}


def _commit(of: Pieces) -> Contract:
    return Contract(
        "sealed/commit",
        "Bind a seed to the commitments of the players, before anybody tells a seed",
        of.schema(
            "SealedCommitRequest",
            client_commitments=of.client_commitments(),
            **of.opening(),
            ai_seats=_ai_seats(of),
        ),
        of.schema(
            "SealedCommitAnswer",
            sealed_seed=token("For the `deal` that uses the seed."),
            game_id=game_id(),
            seed_commitment=hashed(SEED_COMMITMENT),
            client_commitments=of.client_commitments(),
        ),
    )


def _ai_seats(of: Pieces) -> Listed:
    description = "Seats that `advance` plays for without a ticket."
    return of.seats(required=False, metadata={"description": description})


def _deal(of: Pieces, fairness: Any) -> Contract:
    goes_on = of.game.scope == "match"
    more: dict[str, WireField] = {}
    if goes_on:
        more = {
            "sealed_previous": sealed_state(required=False),
            "ticket": ticket(required=False),
        }
    return Contract(
        "sealed/deal",
        "Deal a sealed game: a new one, one that was committed to, or the next of a match",
        of.schema(
            "SealedDealRequest",
            Conditional,
            rules=sealed_deal_rules(of.game.opener, goes_on),
            seed=seed(required=False),
            deck=of.deck(),
            **of.opening(),
            ai_seats=_ai_seats(of),
            sealed_seed=token("What `sealed/commit` answered.", required=False),
            client_seeds=of.client_seeds(required=False),
            **more,
        ),
        of.schema(
            "SealedDealAnswer",
            sealed_state=sealed_state(),
            game_id=game_id(),
            ply=Integer(),
            chain=hashed(CHAIN),
            fairness=Nested(fairness),
            tickets=Listed(
                ticket(allow_none=True),
                of.game.seats,
                of.game.seats,
                metadata={"description": TICKETS},
            ),
        ),
    )


def _view(of: Pieces, told: dict[str, WireField]) -> Contract:
    since = "Tell the events of the deal from this ply on."
    return Contract(
        "sealed/view",
        "Show what the ticket's seat, or a spectator, may know",
        of.schema(
            "SealedViewRequest",
            **_held(ticketed=False),
            seat=of.seat(
                required=False,
                allow_none=True,
                metadata={"description": "Null asks as a spectator."},
            ),
            since_ply=Integer(required=False, metadata={"description": since}),
            narrate=narrate(),
        ),
        of.schema("SealedViewAnswer", **told),
    )


def _told(of: Pieces, fairness: Any) -> dict[str, WireField]:
    """The fields that tell a seat of a sealed game."""
    record = of.schema("Record", deal=Nested(of.replayed_deal), moves=of.moves())
    reveal = of.schema(
        "Reveal",
        seed=Text(1, 128, allow_none=True),
        seed_commitment=hashed(SEED_COMMITMENT, allow_none=True),
        chain_key=hashed("The key of the deal's hash chain, in hex."),
        record=Nested(record, metadata={"description": "The deal as `replay` takes it."}),
    )
    secret = "What was secret; null until the deal is over."
    return {
        "game_id": game_id(),
        "ply": Integer(metadata={"description": "Moves made in the game so far."}),
        "chain": hashed(CHAIN),
        "fairness": Nested(fairness),
        "ticket": ticket(allow_none=True),
        "view": of.view(),
        "legal_moves": Listed(
            of.move(),
            0,
            MOST_LEGAL,
            metadata={"description": "Of the ticket's seat, if it is to act."},
        ),
        **of.happened(),
        "reveal": Nested(reveal, allow_none=True, metadata={"description": secret}),
    }

"""The peer: FastAPI with a plain handler, pydantic for the body, and the same rules code."""

from typing import Annotated, Literal

from fastapi import FastAPI
from pydantic import BaseModel, ConfigDict, Field

from rules.scopa import game

Seat = Annotated[int, Field(ge=0, le=1)]
Amount = Annotated[int, Field(ge=0, le=2**31 - 1)]
Pair = Annotated[list[Amount], Field(min_length=2, max_length=2)]
Places = Annotated[list[list[str]], Field(min_length=2, max_length=2)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Options(Strict):
    target: Annotated[int, Field(ge=1, le=101)]


class State(Strict):
    game: Literal["scopa"]
    rules_version: Annotated[int, Field(ge=1)]
    options: Options
    phase: Literal["play", "deal_over", "match_over"]
    deal_number: Annotated[int, Field(ge=1)]
    dealer: Seat
    to_act: Seat | None
    hands: Places
    table: list[str]
    stock: list[str]
    captured: Places
    sweeps: Pair
    last_capturer: Seat | None
    scores: Pair


class LegalMovesRequest(Strict):
    state: State


app = FastAPI()


@app.post("/v1/games/scopa/legal-moves")
def legal_moves(request: LegalMovesRequest):
    document = request.state.model_dump()
    faults = game.state_faults(document)
    if faults:
        raise ValueError(faults)
    state = game.read_state(document)
    moves = game.moves_of(state)
    return {
        "to_act": state.to_act,
        "phase": state.phase,
        "count": len(moves),
        "moves": list(map(game.write_move, moves)),
    }

"""The time to read a state with our schemas, against marshmallow's own loading of the same fields.

    python -m benchmarks.wire_layer [--rounds 5]

Both read the same documents in turns in one process; the medians of the rounds are shown, for good
documents and for the same ones with one entry of the wrong type.
"""

import argparse
import random
import statistics
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate

from benchmarks.documents import positions, seconds
from rules import games
from rules.wire import Choice, Code, Integer, Listed, Nested, WireSchema, read_all


def plain(field: Any) -> fields.Field[Any]:
    """A field of ours in marshmallow's own kinds."""
    given = {"required": field.required, "allow_none": field.allow_none}
    if isinstance(field, Nested):
        return fields.Nested(plain_schema(field.nested), **given)
    if isinstance(field, Listed):
        length = validate.Length(field.least, field.most)
        return fields.List(plain(field.entry), validate=length, **given)
    if isinstance(field, Integer):
        bounds = validate.Range(field.least, field.most)
        return fields.Integer(strict=True, validate=bounds, **given)
    if isinstance(field, Choice):
        return fields.String(validate=validate.OneOf(field.choices), **given)
    assert isinstance(field, Code), field
    return fields.String(**given)


def plain_schema(ours: type[WireSchema]) -> type[Schema]:
    return Schema.from_dict({name: plain(field) for name, field in ours().fields.items()})


def tried(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A reader that may refuse."""

    def work(document: Any) -> None:
        with suppress(ValidationError):
            read(document)

    return work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = range(parser.parse_args().rounds)
    for game in games().values():
        good = list(map(game.write_state, positions(game, random.Random(3))))
        broken = [{**document, "hands": [*document["hands"][:-1], [1]]} for document in good]
        ours, theirs = game.wire.schemas.state(), plain_schema(game.wire.schemas.state)()
        assert list(map(ours.read, good)) == list(map(theirs.load, good))
        for kind, documents in (("good", good), ("broken", broken)):
            readers = (tried(partial(read_all, ours)), tried(theirs.load))
            taken = [[seconds(read, documents) for read in readers] for _ in rounds]
            mine, plainly = (1e6 * statistics.median(column) for column in zip(*taken, strict=True))
            print(
                f"{game.id:10} {kind:6}  ours {mine:6.1f} µs  Schema.load {plainly:7.1f} µs"
                f"  {plainly / mine:5.1f} ×"
            )


if __name__ == "__main__":
    main()

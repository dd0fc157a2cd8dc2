"""The documents by which the service describes itself and its games, and their schemas."""

from collections.abc import Sequence
from typing import Any

from rules.cards import CardName
from rules.message import ENGLISH, Term, Voice
from rules.wire import Choice, Flag, Integer, Listed, Nested, Text, WireField, schema
from rules.words import Label
from service.contract.catalogue import contracts
from service.contract.pieces import AnyGame
from service.contract.voices import DEFAULT, languages, voice


class Mapped(WireField):
    """An object from any names to values of one kind."""

    def __init__(self, kind: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.kind = kind

    def read(self, value: Any) -> Any:
        return value

    def describe(self, reference: Any) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": {"type": self.kind}}


MOST_TOLD = 1000
"""Entries of each list about a game, more than any game has."""

GameOption = schema(
    "GameOption",
    name=Text(),
    default=Integer(),
    minimum=Integer(),
    maximum=Integer(),
    description=Text(),
)
SUMMARY: dict[str, Any] = {
    "id": Text(),
    "name": Text(),
    "rules_version": Integer(1),
    "seats": Integer(1),
    "teams": Listed(
        Listed(Integer(), 0, MOST_TOLD),
        0,
        MOST_TOLD,
        allow_none=True,
        metadata={"description": "Seats of each team, null in games without teams."},
    ),
    "deck_size": Integer(1),
    "scope": Choice("match", "deal"),
    "opener": Text(metadata={"description": "Name of the seat that a deal starts from."}),
    "options": Listed(Nested(GameOption), 0, MOST_TOLD),
    "links": Mapped("string"),
}
GameSummary = schema("GameSummary", **SUMMARY)
GameList = schema(
    "GameList",
    games=Listed(Nested(GameSummary), 0, MOST_TOLD),
    languages=Listed(
        Text(),
        0,
        MOST_TOLD,
        metadata={"description": "Tags that `lang` and `Accept-Language` take."},
    ),
)
CatalogueCard = schema(
    "CatalogueCard",
    code=Text(),
    suit=Text(allow_none=True),
    rank=Text(),
    name=Text(),
    symbol=Text(
        allow_none=True, metadata={"description": "Short sign; null where cards have none."}
    ),
    values=Mapped("number"),
)
ReasonCode = schema("ReasonCode", code=Text(), rule=Text(), meaning=Text())
FaultCode = schema("FaultCode", code=Text(), meaning=Text())
GameLabel = schema(
    "GameLabel",
    kind=Text(metadata={"description": "What the code stands for, such as `phase` or `event`."}),
    code=Text(),
    label=Text(),
    explanation=Text(allow_none=True),
)
RulesSection = schema(
    "RulesSection",
    number=Text(metadata={"description": "As in the `rule` of refusals; empty for the title."}),
    text=Text(most=10_000),
)
GameDetail = schema(
    "GameDetail",
    **SUMMARY,
    cards=Listed(Nested(CatalogueCard), 0, MOST_TOLD),
    phases=Listed(Text(), 0, MOST_TOLD),
    move_types=Listed(Text(), 0, MOST_TOLD),
    reason_codes=Listed(Nested(ReasonCode), 0, MOST_TOLD),
    fault_codes=Listed(Nested(FaultCode), 0, MOST_TOLD),
    labels=Listed(Nested(GameLabel), 0, MOST_TOLD),
    rules=Text(most=100_000),
    sections=Listed(Nested(RulesSection), 0, MOST_TOLD),
)
Health = schema(
    "Health",
    status=Choice("ok"),
    version=Text(),
    compiled=Flag(metadata={"description": "Whether the rules run compiled or interpreted."}),
)
ProblemPage = schema(
    "ProblemPage", code=Text(), title=Text(), status=Integer(), explanation=Text(most=10_000)
)


def game_list(language: str = DEFAULT) -> dict[str, Any]:
    """All games, in one language."""
    games = [contract.game for contract in contracts().values()]
    listed = [game_summary(game, voice(language, game.id)) for game in games]
    return {"games": listed, "languages": languages()}


def game_summary(game: AnyGame, voice: Voice = ENGLISH) -> dict[str, Any]:
    """A game as the list of games shows it."""
    base = f"/v1/games/{game.id}"
    return {
        "id": game.id,
        "name": voice.named(Term("game", game.name), ""),
        "rules_version": game.rules_version,
        "seats": game.seats,
        "teams": game.teams,
        "deck_size": game.deck.size,
        "scope": game.scope,
        "opener": game.opener,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "minimum": option.least,
                "maximum": option.most,
                "description": voice.say(option.meaning),
            }
            for option in game.options
        ],
        "links": {
            "self": base,
            **{
                name.replace("-", "_").replace("/", "_"): f"{base}/{name}"
                for name in contracts()[game.id].by_operation
            },
        },
    }


def game_document(game: AnyGame, voice: Voice = ENGLISH) -> dict[str, Any]:
    """A game with its cards, phases, moves, codes, words and rules."""
    sections = [(number, voice.section(text)) for number, text in game.sections]
    return {
        **game_summary(game, voice),
        "cards": [_card(card, voice) for card in game.deck.catalogue],
        "phases": game.phases,
        "move_types": game.move_types,
        "reason_codes": [
            {
                "code": code,
                "rule": f"{game.id} {reason.section}",
                "meaning": voice.say(reason.meaning),
            }
            for code, reason in game.reasons.items()
        ],
        "fault_codes": [
            {"code": code, "meaning": voice.say(meaning)}
            for code, meaning in game.fault_codes.items()
        ],
        "labels": [_label(label, voice) for label in game.labels],
        "rules": game.rules_text if voice is ENGLISH else _rules(sections),
        "sections": [{"number": number, "text": text} for number, text in sections],
    }


def _card(card: CardName, voice: Voice) -> dict[str, Any]:
    return {
        "code": card.code,
        "suit": card.suit,
        "rank": card.rank,
        "name": capitalised(voice.named(Term("card", card.name), "")),
        "symbol": card.sign or None,
        "values": dict(card.values),
    }


def _label(label: Label, voice: Voice) -> dict[str, Any]:
    return {
        "kind": label.kind,
        "code": label.code,
        "label": capitalised(voice.named(Term(label.kind, label.label), "")),
        "explanation": voice.say(label.explanation) or None,
    }


def _rules(sections: Sequence[tuple[str, str]]) -> str:
    """The rules as one text, numbered as the English ones are."""
    lines = [f"{'   ' * ('.' in n)}{n}{'' if '.' in n else '.'} {text}" for n, text in sections[1:]]
    return "\n".join([sections[0][1], "", *lines, ""])


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]

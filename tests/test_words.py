"""Words for people: every text is said in every language; none is put together in code."""

import ast
import json
import random
import re
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from marshmallow import ValidationError

from rules import own_games
from rules.message import ENGLISH, Message, Term, form, say, say_many
from rules.wire import Choice, Listed, Nested, OneOf, read_all
from service.contract.problems import KINDS, Problem
from service.contract.voices import Translated, languages, lookup, voice, written
from service.operations.answering import answer
from tests.corpus.mistakes import spoiled
from tests.corpus.replay import numbered
from tests.playing import documents, positions, sampled
from tests.requests_of import examples, opening, post
from tools.catalogues import homes, names_in

ROOT = Path(__file__).parent.parent
GAMES = list(own_games().values())
SEVEN = ("en", "it", "de", "fr", "cs", "nb", "zh-Hans")

# -- catalogues ------------------------------------------------------------------------------------


def test_catalogues_are_complete_and_of_today():
    assert [complaint for home in homes() for complaint in home.complaints()] == []


def test_no_catalogue_of_a_game_repeats_what_all_games_share():
    shared, *own = homes()
    known = {(message.id, message.context) for message in shared.template if message.id}
    for home in own:
        assert known.isdisjoint((m.id, m.context) for m in home.template if m.id)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", ["", *own_games()])
def test_every_message_is_said_with_its_values_whatever_their_number(language, game_id):
    speaker = voice(language, game_id)
    for home in homes():
        for message in home.template:
            if not message.id or message.context or not isinstance(message.id, tuple):
                continue
            values = dict.fromkeys(names_in(message.id[1]), Term("card", "ace"))
            for count in (0, 1, 2, 5):
                said = speaker.say(say_many(*message.id, **{**values, "count": count}))
                assert "{" not in said


# -- a made-up language, in which every text is marked ---------------------------------------------


def marked(message):
    texts = message.id if isinstance(message.id, tuple) else (message.id,)
    told = tuple(f"⟦{text}⟧" for text in texts)
    return told if len(told) > 1 else told[0]


@pytest.fixture(scope="module")
def marking():
    """The voice of a language that has every text of every catalogue, between brackets."""
    voices = {}
    shared, *own = homes()
    for home, game in [(shared, None), *zip(own, GAMES, strict=True)]:
        for message in home.template:
            if message.id:
                message.string = marked(message)
        home.template.fuzzy = False
        compiled = BytesIO()
        write_mo(compiled, home.template)
        compiled.seek(0)
        catalogue = GNUTranslations(compiled)
        if game is not None:
            catalogue.add_fallback(voices[""].catalogue)
        voices["" if game is None else game.id] = Translated("it", catalogue)
    return voices


def unmarked(text):
    """The letters of a text that no catalogue gave; pointers, codes and numbers aside."""
    while "⟦" in text:
        text, before = re.sub(r"⟦[^⟦⟧]*⟧", "", text), text
        if text == before:
            break
    return re.findall(r"[A-Za-z]{3,} [A-Za-z]{2,}", text)


def problem_with(contract, operation, body):
    try:
        answer(contract, operation, body)
    except Problem as problem:
        return problem
    return None


def told(problem, speaker):
    document = problem.document("id", speaker)
    return [document["title"], document["detail"], *(e["detail"] for e in document["errors"])]


@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.id)
def test_refusals_of_moves_are_messages(own, marking):
    rng = random.Random(own.id)
    found = sampled(positions(own, 6), 150)
    others = [own.write_move(move) for _, move in found if move is not None]
    met = set()
    for state, _ in found:
        for _ in range(12):
            document = own.write_state(state)
            move = spoiled(own, document, rng.choice(others), Drawn(rng))
            refusal = own.why_illegal(state, own.read_move(move))
            if refusal:
                met.add(refusal.code)
                assert isinstance(refusal.detail, Message)
                said = marking[own.id].say(refusal.detail)
                assert said.startswith("⟦") and said.endswith("⟧"), said
                assert "{" not in said + refusal.detail
    assert len(met) >= 3


class Drawn:
    """Random numbers as ``spoiled`` draws them."""

    def __init__(self, rng):
        self.choice, self.below = rng.choice, rng.randrange
        self.chance = lambda percent: rng.randrange(100) < percent


def faulty(game, document, rng):
    """A document with one value changed to another of its kind."""
    document = json.loads(json.dumps(document))
    spots = []

    def walk(value):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            spots.append((value, key))
            if isinstance(value[key], dict | list):
                walk(value[key])

    walk(document)
    place, key = rng.choice(spots)
    value = place[key]
    if isinstance(value, bool) or isinstance(value, dict):
        place[key] = None
    elif isinstance(value, int):
        place[key] = value + rng.choice((-1, 1, 2))
    elif isinstance(value, str):
        place[key] = rng.choice([*game.deck.codes, *game.phases, "XX"])
    elif isinstance(value, list):
        place[key] = rng.choice([value[1:], value + value[:1], [rng.choice(game.deck.codes)]])
    else:
        place[key] = rng.choice((0, 1))
    return document


@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.id)
def test_faults_of_states_and_views_are_messages(own, marking):
    rng = random.Random(own.id)
    met = set()
    for state, _ in sampled(positions(own, 6), 60):
        shown = own.write_view(own.view(state, rng.randrange(own.seats)))
        for kind, document in (("state", own.write_state(state)), ("view", shown)):
            for _ in range(12):
                broken = faulty(own, document, rng)
                schema = getattr(own.wire.schemas, kind)()
                try:
                    read_all(schema, broken)
                except ValidationError as error:
                    for complaint in error.messages:
                        said = marking[""].say(complaint.detail)
                        assert said.startswith("⟦") and unmarked(said) == []
                    continue
                for fault in getattr(own, f"{kind}_faults")(broken):
                    met.add(fault.code)
                    said = marking[own.id].say(fault.detail)
                    assert said.startswith("⟦") and unmarked(said) == [], (fault, said)
                    assert "{" not in said + fault.detail
    assert len(met) >= 5


def test_problems_are_messages(contract, marking):
    if contract.game.id not in own_games():
        return
    speaker = marking[contract.game.id]
    rng = random.Random(contract.game.id)
    met = set()
    for operation, body in examples(contract).items():
        for broken in (
            {},
            [],
            5,
            {"more": 1},
            *(faulty(contract.game, body, rng) for _ in range(40)),
        ):
            problem = problem_with(contract, operation, broken)
            if problem:
                met.add(problem.code)
                assert [text for text in told(problem, speaker) if unmarked(text)] == []
    assert {"invalid_request", "inconsistent_state"} <= met


@pytest.mark.parametrize("code", KINDS)
def test_kinds_of_problem_are_said_in_the_language(code, marking):
    assert [text for text in told(Problem(code), marking[""]) if text[0] != "⟦"] == []


def test_answers_are_written_in_the_language(contract, marking):
    if contract.game.id not in own_games():
        return
    body = {**examples(contract)["suggest"]}
    document = json.loads(
        written(answer(contract, "suggest", body), lambda: marking[contract.game.id])
    )
    assert document["value_unit"][0] == "⟦"


CALLS = {"Fault": 2, "Pointed": 2, "Problem": 1, "MalformedJson": 0, "wrong": 1, "refusal": 1}


@pytest.mark.parametrize(
    "folder", ["rules", "service/contract", "service/operations", "service/http"]
)
def test_no_text_for_callers_is_put_together_in_code(folder):
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in CALLS and len(node.args) > CALLS[name]:
                detail = node.args[CALLS[name]]
                constant = isinstance(detail, ast.Constant) and detail.value
                if constant or isinstance(detail, ast.JoinedStr):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


# -- labels, cards and rules -----------------------------------------------------------------------


def codes_in(field):
    """Every code that a field of a schema may have."""
    if isinstance(field, Choice):
        yield from field.choices
    elif isinstance(field, Nested):
        for inner in field.instance.fields.values():
            yield from codes_in(inner)
    elif isinstance(field, OneOf):
        for branch in field.union.instances().values():
            for inner in branch.fields.values():
                yield from codes_in(inner)
    elif isinstance(field, Listed):
        yield from codes_in(field.entry)


@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.id)
def test_every_code_has_a_label(own):
    schemas = own.wire.schemas
    fields = [Nested(schemas.state), Nested(schemas.view), Nested(schemas.score)]
    fields += [OneOf(schemas.move), OneOf(schemas.event)]
    met = {code for field in fields for code in codes_in(field)} - {own.id}
    met |= {card.rank for card in own.deck.catalogue}
    met |= {card.suit for card in own.deck.catalogue if card.suit}
    labelled = {label.code for label in own.labels}
    assert met - labelled == set()
    pairs = [(label.kind, label.code) for label in own.labels]
    assert len(set(pairs)) == len(pairs)


@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.id)
def test_every_score_item_is_explained(own):
    items = [label for label in own.labels if label.kind == "item"]
    scored = {item.name for side in own.score(opening_state(own)).sides for item in side.items}
    assert {label.code for label in items} == scored
    assert all(label.explanation.endswith(".") for label in items)


def opening_state(game):
    return game.shuffle_and_deal("labels", 0, game.default_options())


@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.id)
def test_the_events_of_the_schema_are_told(own):
    assert set(own.words.told) == set(own.wire.schemas.event.branches)


@pytest.mark.parametrize("language", languages())
def test_the_rules_have_the_same_sections_in_each_language(game, client, language):
    document = client.get(f"/v1/games/{game.id}?lang={language}").json
    numbers = [section["number"] for section in document["sections"]]
    assert numbers == ["", *(number for number, _ in numbered(game))]
    assert all(section["text"].strip() for section in document["sections"])
    found = re.findall(r"^(?:   )?(\d+(?=\. )|\d+\.\d+(?= ))", document["rules"], re.M)
    assert found == numbers[1:]


@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.id)
def test_no_section_is_left_in_english(own):
    for language in languages()[1:]:
        speaker = voice(language, own.id)
        assert [text for _, text in own.sections if speaker.section(text) == text] == []


def test_cards_have_signs_and_names(client, game):
    cards = client.get(f"/v1/games/{game.id}").json["cards"]
    assert len({card["name"] for card in cards}) == len(cards)
    assert all(card["name"][0] == card["name"][0].upper() for card in cards)


# -- negotiation -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("it", "it"),
        ("IT", "it"),
        ("it-IT", "it"),
        ("de-AT-1996", "de"),
        ("nb-NO", "nb"),
        ("no", "nb"),
        ("no-NO", "nb"),
        ("nn", "nb"),
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh-Hans-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-Hant", None),
        ("zh-TW", None),
        ("en-GB-x-twain", "en"),
        ("pt", None),
        ("x", None),
        ("", None),
        ("-", None),
        ("it_IT", "it"),
    ],
)
def test_a_tag_is_looked_up_from_its_end(wanted, given):
    assert lookup(wanted, SEVEN) == given


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("header", ["{}", "xx, {};q=0.5", "en;q=0.1, {};q=0.9, *;q=0.05", "{}-ZZ"])
def test_the_header_chooses(client, game, language, header):
    headers = {"Accept-Language": header.format(language)}
    response = client.get(f"/v1/games/{game.id}", headers=headers)
    assert response.headers["Content-Language"] == language
    assert "Accept-Language" in response.headers["Vary"]


@pytest.mark.parametrize(
    "header", ["", "pt", "*", "it;q=0", ";;;", "q=1", "xx;q=abc", "é", "a" * 999]
)
def test_other_headers_ask_for_english(client, game, header):
    response = post(client, game, "deal", {}, headers={"Accept-Language": header})
    assert (response.status_code, response.headers["Content-Language"]) == (200, "en")


@pytest.mark.parametrize("language", languages())
def test_the_parameter_wins(client, game, language):
    path = f"/v1/games/{game.id}?lang={language}"
    response = client.get(path, headers={"Accept-Language": "en"})
    assert response.headers["Content-Language"] == language


def test_languages_have_validators_of_their_own(client, game):
    tags = {
        client.get(f"/v1/games/{game.id}?lang={language}").headers["ETag"]
        for language in languages()
    }
    assert len(tags) == (len(languages()) if game.id in own_games() else len(tags))


def test_an_unknown_parameter_is_named(client, game):
    response = client.get(f"/v1/games/{game.id}?lang=tlh")
    assert (response.status_code, response.json["code"]) == (400, "invalid_request")
    (error,) = response.json["errors"]
    assert (error["parameter"], error["pointer"], error["code"]) == ("lang", "", "unknown_value")
    assert "en" in error["detail"]


def test_the_list_of_games_says_which_languages_there_are(client):
    assert client.get("/v1/games").json["languages"] == list(languages())


@pytest.mark.parametrize("language", languages())
def test_refusals_come_in_the_language_with_the_same_codes(client, game, language):
    request = {"state": opening(game), "seats": "none"}
    english = post(client, game, "advance", request).json
    told = post(client, game, f"advance?lang={language}", request)
    assert told.headers["Content-Language"] == language
    assert told.json["code"] == english["code"]
    for mine, other in zip(told.json["errors"], english["errors"], strict=True):
        assert (mine["code"], mine["pointer"]) == (other["code"], other["pointer"])
        assert (mine["detail"] == other["detail"]) == (language == "en")


# -- events in sentences ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_apply_tells_the_events(client, game, language):
    for state, move in sampled(documents(game, 2), 12):
        if move is not None:
            asked = {"state": state, "move": move, "seat": state["to_act"], "narrate": True}
            response = post(client, game, f"apply?lang={language}", asked)
            assert len(response.json["narration"]) == len(response.json["events"])
            assert all(text and "{" not in text for text in response.json["narration"])
    silent = post(client, game, "apply", {**asked, "narrate": False}).json
    assert "narration" not in silent


def test_advance_tells_the_events(client, game):
    state = opening(game)
    budget = {"budget": {"simulations": 5}, "level": "beginner"}
    asked = {"state": state, "seats": [state["to_act"]], "narrate": True, **budget}
    answered = post(client, game, "advance", asked).json
    assert len(answered["narration"]) == len(answered["events"]) > 0


@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.id)
def test_hidden_cards_do_not_matter_to_what_others_are_told(own):
    """The private fields of every event are filled anew; only their own seat's sentences differ."""
    rng = random.Random(own.id)
    differed = 0
    for state, move in positions(own, 4):
        if move is None:
            continue
        _, events = own.apply(state, move)
        others = [refilled(own, event, rng) for event in events]
        for seat in (*range(own.seats), None):
            one, two = own.narrated(events, seat), own.narrated(others, seat)
            hidden = [event for event in events if own.private.get(event["type"])]
            if any(event["seat"] == seat for event in hidden):
                differed += one != two
            else:
                assert one == two
    assert differed or not own.private


def refilled(game, event, rng):
    """An event with other cards where they are private."""
    fields = game.private.get(event["type"], ())
    changed = dict(event)
    for field in fields:
        if isinstance(event[field], list):
            changed[field] = rng.sample(game.deck.codes, len(event[field]))
        elif event[field] is not None:
            changed[field] = rng.choice(game.deck.codes)
    return changed


# -- messages --------------------------------------------------------------------------------------


def test_a_message_is_its_english_text():
    message = say_many("{count} card", "{count} cards", count=1)
    assert message == "1 card"
    assert ENGLISH.say(say("{one} and {two}", one=message, two=5)) == "1 card and 5"


@pytest.mark.parametrize(
    ("wanted", "given"), [("", "sedma"), ("acc", "sedmu"), ("ins", "sedmou"), ("gen", "sedma")]
)
def test_words_have_forms(wanted, given):
    assert form("sedma|acc=sedmu|ins=sedmou", wanted) == given

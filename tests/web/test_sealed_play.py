"""The page plays sealed games: what it is told, and what it shows of a fair deal."""

import hashlib
import json
import re

import pytest

from rules import games
from tests.example import EXAMPLE, SHORT
from tests.web.player import MOST_TURNS, deal, is_over, play_deal, settle, take_turn

ANSWERED = "**/v1/games/*/sealed/apply"


LONGEST_TEXT = 1000
"""Longer texts are tokens."""


def words_in(value):
    """Every word in the texts of a document; card codes are among them."""
    if isinstance(value, str) and len(value) < LONGEST_TEXT:
        yield from re.findall(r"\w+", value)
    for each in parts(value):
        yield from words_in(each)


def names_in(value):
    """Every field name in a document."""
    if isinstance(value, dict):
        yield from value
    for each in parts(value):
        yield from names_in(each)


def parts(value):
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def named_cards(game, state, seat):
    """Cards that a seat's view names."""
    view = game.write_view(game.view(game.read_state(state), seat))
    return set(game.deck.codes) & set(words_in(json.loads(json.dumps(view))))


@pytest.fixture
def exchanged(page):
    """The bodies that the page sends and gets about games, as they come."""
    kept = []
    page.on("requestfinished", lambda r: "/v1/games/" in r.url and kept.append(r))
    return kept


def bodies(requests):
    """(address, body sent, body got) of POST requests."""
    for request in requests:
        if request.method == "POST":
            yield request.url, json.loads(request.post_data), request.response().json()


def test_nothing_that_the_browser_is_told_names_a_hidden_card(game, page, exchanged, inside):
    seat = game.seats - 1
    deal(page, game.id, seat=seat, seed="", level="beginner")
    for turn in range(MOST_TURNS):
        settle(page)
        if is_over(page):
            break
        if turn in (0, 2):
            page.get_by_role("button", name="Hint").click()
            page.locator(".hint li").first.wait_for()
        take_turn(page)
    assert is_over(page)
    assert_told_nothing_hidden(game, exchanged, inside, seat)


def test_who_watches_is_told_no_hand(page, exchanged, inside):
    deal(page, SHORT.id, seat="null", seed="", level="beginner")
    page.wait_for_selector(".deal-over")
    assert_told_nothing_hidden(SHORT, exchanged, inside, None)


def test_who_watches_sees_the_next_deal_of_the_match(page, exchanged):
    deal(page, SHORT.id, seat="null", seed="", level="beginner")
    page.wait_for_selector(".deal-over")
    page.get_by_role("button", name="Next deal").click()
    page.wait_for_selector(".deal-over", state="detached")
    page.wait_for_selector(".deal-over")
    asked = [sent for url, sent, _ in bodies(exchanged) if url.endswith("/deal")]
    assert len(asked) == 2 and set(asked[1]) == {"sealed_previous"}


def assert_told_nothing_hidden(game, exchanged, inside, seat):
    """Compare all that the browser was told with what the key's owner can read."""
    # What lay open once may be told again, such as the indicator when somebody draws it.
    seen, hidden_once = set(), False
    for url, sent, got in bodies(exchanged):
        assert not {"state", "previous", "deck"} & set(names_in(sent)), url
        if got.get("reveal"):
            assert hidden_once
            return
        assert not {"state", "hands", "secret"} & set(names_in(got)), url
        if url.endswith("/validate"):
            # Reasons may name any card; that none depends on hidden ones is in test_sealed.py.
            continue
        assert "seed" not in got or url.endswith("/suggest")
        token = got.get("sealed_state") or sent["sealed_state"]
        seen |= named_cards(game, inside(token)["state"], seat)
        hidden = set(game.deck.codes) - seen
        hidden_once = hidden_once or bool(hidden)
        assert not hidden & set(words_in(got)), url
    raise AssertionError("nothing was revealed at the end")


def test_what_is_saved_is_sealed(page):
    page.goto("/")
    page.evaluate("localStorage.setItem('arbitro.session.1', '{\"setup\": {}}')")
    deal(page, SHORT.id, level="beginner")
    take_turn(page)
    settle(page)
    kept = page.evaluate("({...localStorage})")
    assert "arbitro.session.1" not in kept
    session = json.loads(kept["arbitro.session.2"])
    assert session["deal"]["reveal"] is None
    assert not {"state", "hands", "stock"} & set(names_in(session))


def test_a_game_that_is_not_taken_any_more_is_let_go(page, tolerated):
    tolerated.append("403")
    deal(page, SHORT.id, level="beginner")
    page.evaluate("""
        const kept = JSON.parse(localStorage.getItem('arbitro.session.2'));
        kept.deal.sealed_state = 'e30.' + kept.deal.sealed_state;
        localStorage.setItem('arbitro.session.2', JSON.stringify(kept));
    """)
    page.reload()
    page.get_by_text("The last game could not be taken up again").wait_for()
    assert page.evaluate("localStorage.getItem('arbitro.session.2')") is None


def test_the_deal_is_shown_to_be_fair(page):
    deal(page, SHORT.id, seed="", level="beginner")
    page.get_by_role("tab", name="Record").click()
    commitment = page.locator(".panel .fair .hash").inner_text()
    play_deal(page)
    page.locator(".panel [data-fair=true]").wait_for()
    seed = page.locator(".panel .fair .hash").nth(1).inner_text()
    assert hashlib.sha256(seed.encode()).hexdigest() == commitment
    page.locator(".panel").get_by_role("button", name="Check this deal").click()
    page.get_by_text("confirms this record").wait_for()


def test_a_seed_that_was_not_committed_to_is_noticed(page):
    def other_seed(route):
        answer = route.fetch().json()
        if answer["reveal"]:
            answer["reveal"]["seed"] = "another"
        route.fulfill(json=answer)

    page.route(ANSWERED, other_seed)
    page.route("**/advance", other_seed)
    deal(page, SHORT.id, seed="", level="beginner")
    play_deal(page)
    page.get_by_text("Was it dealt fairly?").click()
    assert "not the one given before" in page.locator("[data-fair=false]").inner_text()


def test_where_the_browser_hashes_nothing_the_page_says_how(page):
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    deal(page, SHORT.id, seed="", level="beginner")
    play_deal(page)
    page.get_by_text("Was it dealt fairly?").click()
    page.get_by_text("sha256sum").wait_for()


def test_a_player_can_mix_in_a_seed(page, exchanged):
    page.goto("/")
    page.locator(f"input[name=game][value={SHORT.id}]").check(force=True)
    page.locator("input[name=speed][value=instant]").check(force=True)
    page.get_by_text("Seeds, for a deal").click()
    page.get_by_label("A seed of your own").fill("my own")
    page.locator(".deal-button").click()
    commitment = page.locator(".committed .hash").inner_text()
    assert all("client_seeds" not in sent for _, sent, _ in bodies(exchanged))
    page.locator(".deal-button").click()
    settle(page)
    page.get_by_role("tab", name="Record").click()
    assert page.locator(".fair .hash").inner_text() == commitment
    play_deal(page)
    page.locator(".panel [data-fair=true]").wait_for()
    assert "my own" in page.locator(".panel .fair").inner_text()


def test_a_service_that_remembers_moves_ends_undo(page, tolerated):
    """Where the service lets nobody play twice, the game goes on from where it had got to."""
    tolerated.append("409")
    deal(page, EXAMPLE.id, level="beginner")
    take_turn(page)
    settle(page)
    later = page.locator(".log li").count()
    page.get_by_role("button", name="Undo").click()
    page.locator(f".log:not(:has(li:nth-child({later})))").wait_for(state="attached")
    settle(page)

    words = "Another move was made from here, says the service."
    problem = {"code": "already_played", "detail": words, "errors": []}
    page.route(ANSWERED, lambda route: route.fulfill(status=409, json=problem))
    take_turn(page)
    page.get_by_text(words).wait_for()
    settle(page)
    assert page.locator(".log li").count() == later
    assert page.get_by_role("button", name="Undo").is_disabled()

    page.unroute(ANSWERED)
    take_turn(page)
    settle(page)
    assert page.locator(".log li").count() > later


def test_without_a_key_the_lobby_says_what_to_do(open_page, keyless_url, tolerated):
    tolerated.append("422")
    page = open_page(url=keyless_url)
    page.goto("/")
    page.locator(".deal-button").click()
    said = page.locator(".setup .trouble").inner_text()
    assert "ARBITRO_SEAL_KEYS" in said
    assert "no key" in said


def test_games_are_all_played_sealed(page):
    """The lobby offers every game there is."""
    page.goto("/")
    page.locator("input[name=game]").first.wait_for(state="attached")
    offered = page.locator("input[name=game]").evaluate_all("inputs => inputs.map(i => i.value)")
    assert offered == list(games())

"""What lies around the table: requests, records, piles, accessibility."""

import json
import shlex
import subprocess

import pytest

from tests.example import CROWDED, EXAMPLE, PATH, SHORT
from tests.web.player import DESKTOP, PHONE, deal, load, play_deal, settle, take_turn

AXE_RUN = """
() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(v => v.id + ": " + v.nodes.map(n => n.target.join(" ")).join(", ")))
"""


def clipboard(page):
    return page.evaluate("navigator.clipboard.readText()")


def test_requests_panel_copies_curl_commands(page):
    deal(page, EXAMPLE.id, level="beginner")
    page.get_by_role("tab", name="Requests").click()
    entry = page.locator(".exchanges li").filter(has_text=f"{EXAMPLE.id}/sealed/view").first
    entry.locator("summary").click()
    assert '"sealed_state"' in entry.locator("pre").first.inner_text()
    assert '"legal_moves"' in entry.locator("pre").last.inner_text()
    entry.get_by_role("button", name="Copy as curl").click()
    entry.get_by_text("Copied").wait_for()
    command = shlex.split(clipboard(page).replace("\\\n", ""))
    assert command[0] == "curl"
    answer = subprocess.run([*command, "--silent"], capture_output=True, check=True)
    assert json.loads(answer.stdout)["view"]["game"] == EXAMPLE.id


def test_a_sealed_game_can_be_copied_and_pasted(page, tolerated, inside):
    tolerated.append("403")
    deal(page, CROWDED.id)
    take_turn(page)
    settle(page)
    page.get_by_role("tab", name="Record").click()
    page.get_by_role("button", name="Copy game").click()
    page.get_by_text("Copied").wait_for()
    sealed = json.loads(clipboard(page))
    assert sealed["game"] == CROWDED.id
    assert "hands" not in json.dumps(sealed)

    page.get_by_role("button", name="Games").click()
    load(page, {**sealed, "sealed_state": sealed["sealed_state"][:-9]})
    page.locator(".paste .trouble", has_text="The token or ticket was altered").wait_for()

    load(page, sealed)
    settle(page)
    state = inside(sealed["sealed_state"])["state"]
    hand = page.locator(".hand .card").evaluate_all("cards => cards.map(c => c.dataset.card)")
    assert hand == state["hands"][0]
    take_turn(page)
    settle(page)


def test_a_plain_state_is_kindly_declined(page, client):
    state = client.post(f"{PATH}/deal", json={}).json["state"]
    page.goto("/")
    load(page, state)
    page.get_by_text("plays sealed games only").wait_for()
    load(page, {"game": EXAMPLE.id})
    page.get_by_text("neither a `sealed_state` nor").wait_for()


def test_record_can_be_kept_and_shown_again(page):
    deal(page, SHORT.id, level="beginner")
    page.get_by_role("tab", name="Record").click()
    assert page.get_by_role("button", name="Download record").count() == 0
    play_deal(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    record = json.loads(download.value.path().read_text())
    page.get_by_role("button", name="Games").click()

    wrong = json.loads(json.dumps(record))
    wrong["deals"][0]["moves"].reverse()
    load(page, wrong)
    page.get_by_text("does not hold").wait_for()
    page.get_by_role("button", name="Close the replay").click()

    load(page, record)
    page.get_by_text("confirms this record").wait_for()
    page.get_by_role("button", name="Forward").click()
    page.get_by_text(f"1/{len(record['deals'][0]['moves'])}").wait_for()


def test_theme_is_kept(page):
    page.goto("/")
    page.get_by_role("button", name="Light or dark").click()
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def scan(page):
    return page.evaluate(AXE_RUN)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_accessible(size, scheme, open_page, axe_source, artifacts):
    page = open_page(size, scheme)
    page.add_init_script(axe_source)
    page.goto("/")
    page.wait_for_selector(".game")
    page.screenshot(path=artifacts / f"lobby-{scheme}-{size['width']}.png")
    assert scan(page) == []
    deal(page, SHORT.id)
    assert scan(page) == []
    for tab in ("Score", "Record", "Requests", "Rules"):
        page.get_by_role("tab", name=tab).click()
        assert scan(page) == []
    play_deal(page)
    assert scan(page) == []
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".replay-controls")
    assert scan(page) == []


def test_every_table_is_accessible(game, page, axe_source):
    page.add_init_script(axe_source)
    deal(page, game.id)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint li").first.wait_for()
    assert scan(page) == []

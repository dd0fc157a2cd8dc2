"""What lies around the table: requests, records, piles, accessibility."""

import json
import shlex
import subprocess

import pytest

from tests.web.player import DESKTOP, PHONE, deal, play_deal, settle, take_turn

AXE_RUN = """
() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(v => v.id + ": " + v.nodes.map(n => n.target.join(" ")).join(", ")))
"""


def clipboard(page):
    return page.evaluate("navigator.clipboard.readText()")


def test_requests_panel_copies_curl_commands(page):
    deal(page, "scopa")
    page.get_by_role("tab", name="Requests").click()
    entry = page.locator(".exchanges li").filter(has_text="legal-moves").first
    entry.locator("summary").click()
    assert '"view"' in entry.locator("pre").first.inner_text()
    entry.get_by_role("button", name="Copy as curl").click()
    entry.get_by_text("Copied").wait_for()
    command = shlex.split(clipboard(page).replace("\\\n", ""))
    assert command[0] == "curl"
    answer = subprocess.run([*command, "--silent"], capture_output=True, check=True)
    assert json.loads(answer.stdout)["moves"]


def test_state_can_be_copied_and_pasted(page, tolerated):
    tolerated.append("422")
    deal(page, "cicera")
    take_turn(page)
    settle(page)
    page.get_by_role("tab", name="Record").click()
    page.get_by_role("button", name="Copy state").click()
    page.get_by_text("Copied").wait_for()
    state = json.loads(clipboard(page))
    assert state["game"] == "cicera"

    page.get_by_role("button", name="Games").click()
    page.get_by_text("Load a state").click()
    page.locator("#pasted").fill(json.dumps({**state, "dealer": (state["dealer"] + 1) % 4}))
    page.get_by_role("button", name="Load", exact=True).click()
    assert "/state" in page.locator(".paste .trouble").inner_text()

    page.locator("#pasted").fill(json.dumps(state))
    page.get_by_role("button", name="Load", exact=True).click()
    settle(page)
    hand = page.locator(".hand .card").evaluate_all("cards => cards.map(c => c.dataset.card)")
    assert hand == state["hands"][state["to_act"]]


def test_record_can_be_kept_and_shown_again(page):
    deal(page, "schnapsen")
    play_deal(page)
    page.get_by_role("tab", name="Record").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    record = json.loads(download.value.path().read_text())
    page.get_by_role("button", name="Games").click()
    page.get_by_text("Load a state").click()

    wrong = json.loads(json.dumps(record))
    wrong["deals"][0]["moves"].reverse()
    page.locator("#pasted").fill(json.dumps(wrong))
    page.get_by_role("button", name="Load", exact=True).click()
    page.get_by_text("does not hold").wait_for()
    page.get_by_role("button", name="Close the replay").click()

    page.get_by_text("Load a state").click()
    page.locator("#pasted").fill(json.dumps(record))
    page.get_by_role("button", name="Load", exact=True).click()
    page.get_by_text("confirms this record").wait_for()
    page.get_by_role("button", name="Forward").click()
    page.get_by_text(f"1/{len(record['deals'][0]['moves'])}").wait_for()


def test_piles_can_be_looked_at(page):
    deal(page, "schnapsen")
    for _ in range(2):
        settle(page)
        take_turn(page)
    settle(page)
    page.get_by_role("button", name="Last trick").click()
    page.locator("dialog[open]").wait_for()
    assert page.locator("dialog .card").count() == 2
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


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
    deal(page, "schnapsen")
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

"""Moves that only this game has, and its tricks, at the table."""

from tests.web.player import PHONE, deal, settle, take_turn


def test_touch_shows_the_reason(open_page):
    page = open_page(PHONE, has_touch=True, is_mobile=True)
    deal(page, "schnapsen", level="beginner")
    for _ in range(20):
        settle(page)
        refused = page.locator(".move.special[aria-disabled=true]")
        if refused.count():
            break
        take_turn(page)
    refused.first.tap(force=True)
    page.locator(".advice.refusal").wait_for()


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

"""Every game played through the page by clicks."""

import pytest

from rules import own_games
from tests.example import MATCHES, SHORT
from tests.web.player import (
    MOST_TURNS,
    PHONE,
    deal,
    is_over,
    play_deal,
    settle,
    take_turn,
    try_something_illegal,
)


def moves_made(page):
    return page.locator(".log li").count()


def wait_for_moves(page, count):
    """Wait until exactly so many moves are listed."""
    page.locator(f".log:not(:has(li:nth-child({count + 1})))").wait_for(state="attached")


def hand_of(page):
    return page.locator(".hand .card").evaluate_all("cards => cards.map(c => c.dataset.card)")


def test_whole_deal(game, page, artifacts):
    deal(page, game.id)
    page.screenshot(path=artifacts / f"{game.id}-desktop.png")
    play_deal(page)
    assert page.locator(".deal-over .score tbody tr").count() > 0
    page.screenshot(path=artifacts / f"{game.id}-over-desktop.png")

    page.get_by_role("button", name="Replay").click()
    page.get_by_text("confirms this record").wait_for()
    page.get_by_role("button", name="Last").click()
    last = page.get_by_label("Move").get_attribute("max")
    page.get_by_text(f"{last}/{last}").wait_for()
    assert page.locator(".advice").inner_text() != ""


def test_on_a_phone(game, open_page, artifacts):
    page = open_page(PHONE, "dark", has_touch=True, is_mobile=True)
    deal(page, game.id, seat=1)
    for _ in range(3):
        settle(page)
        if not is_over(page):
            take_turn(page)
    settle(page)
    page.screenshot(path=artifacts / f"{game.id}-phone.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_illegal_attempt_shows_the_reason(game, page):
    asked = []
    page.on("response", lambda answer: answer.url.endswith("/validate") and asked.append(answer))
    deal(page, game.id)
    for _ in range(MOST_TURNS):
        settle(page)
        if is_over(page):
            # The layout for games from outside offers legal moves and nothing else.
            assert game.id not in own_games()
            return
        if try_something_illegal(page):
            break
        take_turn(page)
    refusal = page.locator(".advice.refusal")
    refusal.wait_for()
    reasons = [answer.json()["reason"] for answer in asked]
    rules = {reason["code"]: reason["rule"] for reason in reasons if reason}
    assert rules[refusal.get_attribute("data-code")] in refusal.inner_text()


def test_reload_and_undo(game, page):
    deal(page, game.id, seed="again")
    settle(page)
    hand, made = hand_of(page), moves_made(page)
    take_turn(page)
    settle(page)
    assert moves_made(page) > made

    later = hand_of(page), moves_made(page)
    page.reload()
    settle(page)
    assert (hand_of(page), moves_made(page)) == later

    page.get_by_role("button", name="Undo").click()
    wait_for_moves(page, made)
    settle(page)
    assert hand_of(page) == hand


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.id)
def test_whole_match(match, page, artifacts):
    """To 11 or to 7 points, and every deal of it can be shown again."""
    deal(page, match.id, level="beginner", seed="")
    deals = 0
    while True:
        play_deal(page)
        deals += 1
        onward = page.get_by_role("button", name="Next deal")
        if onward.count() == 0:
            break
        onward.click()
        page.wait_for_selector(".deal-over", state="detached")
    assert "the match" in page.locator(".deal-over h2").inner_text()
    page.screenshot(path=artifacts / f"{match.id}-match-over.png")

    page.get_by_role("button", name="Replay").click()
    page.locator(".replay-controls").wait_for()
    if deals > 1:
        picker = page.locator(".replay select")
        assert picker.locator("option").count() == deals
        picker.select_option(str(deals - 1))
    page.get_by_text("confirms this record").wait_for()


def test_hint_shows_values_and_picks_the_move(game, page):
    deal(page, game.id)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint li").first.wait_for()
    assert page.locator(".hint-bar").count() >= 1
    page.locator(".hint li button").first.click()
    settle(page)


def test_watching(page):
    deal(page, SHORT.id, seat="null")
    page.wait_for_selector(".deal-over")
    assert page.locator(".hand").count() == 0


FOCUS = "document.activeElement.matches"
MOST_TABS = 60


def tab_to(page, selector):
    for _ in range(MOST_TABS):
        if page.evaluate(f"{FOCUS}('{selector}')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def turn_by_keyboard(page):
    """Pick the first playable card, and a way of playing it if there are several."""
    tab_to(page, ".hand .card")
    page.keyboard.press("Home")
    while not page.evaluate(f"{FOCUS}('.card.lit')"):
        page.keyboard.press("ArrowRight")
    made = moves_made(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .card.picked")
    page.wait_for_selector(".move.main[aria-busy=false]")
    if page.locator(".move.main[aria-disabled=true]").count():
        tab_to(page, ".move.other")
    page.keyboard.press("Enter")
    page.locator(".log li").nth(made).wait_for(state="attached")
    settle(page)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.id)
def test_a_deal_by_keyboard_alone(match, page):
    page.goto("/")
    tab_to(page, "input[name=game]")
    while not page.evaluate(f"{FOCUS}('[value={match.id}]')"):
        page.keyboard.press("ArrowRight")
    for name, value in (("level", "beginner"), ("speed", "instant")):
        tab_to(page, f"input[name={name}]")
        while not page.evaluate(f"{FOCUS}('[value={value}]')"):
            page.keyboard.press("ArrowRight")
    tab_to(page, ".deal-button")
    page.keyboard.press("Enter")
    settle(page)
    for _ in range(MOST_TURNS):
        if is_over(page):
            break
        turn_by_keyboard(page)
    assert is_over(page)
    tab_to(page, ".deal-over .move.main")
    page.keyboard.press("Enter")
    page.wait_for_selector(".deal-over", state="detached")
    settle(page)


def test_keys_within_the_hand(page):
    deal(page, SHORT.id)
    page.locator(".hand .card").first.focus()
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.dataset.card") == hand_of(page)[-1]
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.card") == hand_of(page)[0]

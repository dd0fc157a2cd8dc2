"""A player who only clicks what the page shows."""

import json

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}

MOST_TURNS = 200
MOST_PICKS = 20

# A covered card shows only its left edge.
EDGE = {"x": 12, "y": 30}


def deal(page, game_id, seat=0, seed="table", target=None, level="intermediate"):
    """Choose a game in the lobby and have it dealt."""
    page.goto("/")
    page.locator(f"input[name=game][value={game_id}]").check(force=True)
    page.locator(f"input[name=seat][value='{seat}']").check(force=True)
    page.locator("input[name=speed][value=instant]").check(force=True)
    page.locator(f"input[name=level][value={level}]").check(force=True)
    if target is not None:
        page.get_by_label("Target").fill(str(target))
    if seed:
        page.get_by_text("Seeds, for a deal").click()
        page.get_by_label("to repeat a deal").fill(seed)
    page.locator(".deal-button").click()
    settle(page)


def load(page, document):
    """Paste something in the lobby."""
    form = page.locator("details.load")
    if form.get_attribute("open") is None:
        form.locator("summary").click()
    page.locator("#pasted").fill(json.dumps(document))
    page.get_by_role("button", name="Load", exact=True).click()


def settle(page):
    """Wait until the player is to act or the deal is over."""
    page.wait_for_selector(".table[data-busy=false]")


def is_over(page):
    return page.locator(".deal-over").count() > 0


def take_turn(page):
    """Make one move: pick lit cards until they make a move, or press a button."""
    hand = page.locator(".hand .card.lit:not(.picked)")
    table = page.locator(".centre button.card.lit")
    main = page.locator(".move.main")
    if hand.count() == 0 and table.count() == 0:
        page.locator(".move.special[aria-disabled=false]").last.click()
        return
    if hand.count() == 0:
        table.first.click()
        main.click()
        return
    picked = page.locator(".hand .card.picked")
    for pick in range(MOST_PICKS):
        hand.first.click(position=EDGE)
        picked.nth(pick).wait_for()
        page.wait_for_selector(".move.main[aria-busy=false]")
        if main.get_attribute("aria-disabled") == "false":
            main.click()
            return
        if page.locator(".move.other").count():
            page.locator(".move.other").first.click()
            return
    raise AssertionError("picking lit cards led to no move")


def play_deal(page):
    for _ in range(MOST_TURNS):
        settle(page)
        if is_over(page):
            return
        take_turn(page)
    raise AssertionError("the deal does not end")


def try_something_illegal(page):
    """Tap something that is not lit, if there is anything; true if there was."""
    card = page.locator(".hand .card.dim")
    if card.count():
        card.first.click(position=EDGE, force=True)
        return True
    button = page.locator(".move.special[aria-disabled=true]")
    if button.count():
        button.first.click(force=True)
        return True
    hand = page.locator(".hand .card.lit")
    if hand.count():
        hand.first.click(position=EDGE)
        taken = page.locator(".centre button.card.dim")
        if taken.count():
            taken.first.click(force=True)
            return True
    return False

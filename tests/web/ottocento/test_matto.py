"""A card for the Matto, given at the table."""

from rules import games
from service.contract.tokens import STATE, Seals
from service.operations.sealed_game import SealedGame
from tests.playing import positions
from tests.sealing import ticket_of
from tests.web.conftest import KEY
from tests.web.player import load


def test_a_card_can_be_given_for_the_matto(page):
    """The last trick, shown for a while, gives way to the tricks that the card is chosen from."""
    ottocento = games()["ottocento"]
    state, seat = next(before_a_settlement(ottocento))
    others = tuple(each for each in range(ottocento.seats) if each != seat)
    sealed = SealedGame(
        ottocento,
        game_id="0" * 32,
        secret="1" * 32,
        ai_seats=others,
        dealing="3" * 64,
        number=1,
        before=0,
        chain="2" * 64,
        deal={"seed": "x"},
        moves=(),
        state=state,
    )
    seals = Seals([KEY])
    ticket = ticket_of(ottocento, sealed.payload(), seat)
    page.goto("/")
    page.locator("input[name=speed][value=brisk]").check(force=True)
    token = seals.seal(STATE, sealed.payload(), sealed.size)
    load(page, {"game": "ottocento", "sealed_state": token, "ticket": ticket})
    page.locator(".centre button.card.lit").first.click()
    page.locator(".move.main").click()
    page.wait_for_selector(".deal-over")


def before_a_settlement(game):
    """States where another seat plays the deal's last card, after which a seat owes one."""
    for state, move in positions(game, 40, seed="matto"):
        if move is not None and state.phase == "play":
            after, _ = game.play(state, move)
            if after.phase == "settlement" and after.to_act != state.to_act:
                yield state, after.to_act

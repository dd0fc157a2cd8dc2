"""Fixtures that every test may use: each game, and a client of the application."""

import pytest

from rules import games
from service.contract.catalogue import contracts
from service.http.app import create_app
from service.process.settings import Settings
from tests.sealing import KEY, client_with


def pytest_generate_tests(metafunc):
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(games().values()), ids=lambda game: game.id)
    if "contract" in metafunc.fixturenames:
        metafunc.parametrize("contract", list(contracts().values()), ids=lambda c: c.game.id)


@pytest.fixture(scope="session")
def app():
    return create_app(Settings(log_level="ERROR"))


@pytest.fixture
def client(app):
    return app.test_client()


@pytest.fixture(scope="session")
def keyed():
    """A client of a service that seals."""
    return client_with(KEY)

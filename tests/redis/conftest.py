"""Fixtures of the tests that need Redis."""

import pytest

from tests.redis_server import Redis


@pytest.fixture
def redis(tmp_path):
    """A server that a test may stop and start."""
    server = Redis(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory):
    """The address of a server that a module's tests share."""
    server = Redis(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server.url
    server.stop()

"""A real server, a real browser, and pages that must stay clean."""

import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from time import monotonic, sleep

import pytest

from service.contract.tokens import STATE, Seals
from tests.web.player import DESKTOP

ROOT = Path(__file__).parents[2]
ARTIFACTS = ROOT / "artifacts"
CHROMIUM = Path("/usr/bin/chromium")
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
BROWSER_ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


KEY = bytes(range(32))


def missing(what):
    """Fail with the name of the tool that is not installed."""
    pytest.fail(f"{what} is missing; `make test-web` installs what these tests need")


def _free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def _serving(keys):
    """Run a service of this session's own; yields its address."""
    port = _free_port()
    environment = {
        **os.environ,
        "PORT": str(port),
        "ARBITRO_LOG_LEVEL": "WARNING",
        "ARBITRO_SEAL_KEYS": keys,
    }
    command = [sys.executable, "-m", "gunicorn", "-c", "python:service.process.gunicorn_conf"]
    server = subprocess.Popen(command, cwd=ROOT, env=environment)
    url = f"http://127.0.0.1:{port}"
    try:
        _wait_until_ready(url, server)
        yield url
    finally:
        server.terminate()
        server.wait(timeout=40)


@pytest.fixture(scope="session")
def service_url():
    yield from _serving(KEY.hex())


@pytest.fixture(scope="session")
def keyless_url():
    """A service that cannot seal."""
    yield from _serving("")


@pytest.fixture(scope="session")
def inside():
    """What a sealed state holds: only whoever has the key can know."""
    seals = Seals([KEY])
    return lambda token: seals.read(STATE, token)


def _wait_until_ready(url, server):
    deadline = monotonic() + 90
    while monotonic() < deadline and server.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=2):
                return
        except OSError:
            sleep(0.1)
    pytest.fail("the service did not start")


@pytest.fixture(scope="session")
def browser():
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright")
    if not CHROMIUM.exists():
        missing(str(CHROMIUM))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(BROWSER_ARGS))
        yield browser
        browser.close()


@pytest.fixture
def tolerated():
    """Parts of console errors that a test means to cause."""
    return []


@pytest.fixture
def open_page(browser, service_url, tolerated):
    """Open pages; at the end none may have logged an error or asked another server."""
    contexts, complaints = [], []

    def opened(size=DESKTOP, scheme="light", url=service_url, **options):
        context = browser.new_context(
            base_url=url,
            viewport=size,
            color_scheme=scheme,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
            **options,
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: m.type == "error" and complaints.append(m.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "request",
            lambda r: r.url.startswith((url, "blob:")) or complaints.append(r.url),
        )
        return page

    yield opened
    for context in contexts:
        context.close()
    unexpected = [text for text in complaints if not any(part in text for part in tolerated)]
    assert unexpected == []


@pytest.fixture
def page(open_page):
    return open_page()


@pytest.fixture(scope="session")
def artifacts():
    ARTIFACTS.mkdir(exist_ok=True)
    return ARTIFACTS


@pytest.fixture(scope="session")
def axe_source():
    if not AXE.exists():
        missing("axe-core (npm ci in web)")
    return AXE.read_text()

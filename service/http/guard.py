"""Keys, rates and the port for probes, each installed only where it is configured."""

import hmac
from collections.abc import Callable
from hashlib import sha256

from flask import g, request

from rules.message import say_many
from service.contract.problems import Problem, nothing_at
from service.http.application import Service, service
from service.http.limiting import Limiter
from service.process.settings import Settings

ADMIN_ENDPOINTS = frozenset(("service.healthz", "service.readyz", "service.metrics"))
GUARDED = "/v1/"


def install(app: Service) -> None:
    """Add the checks that the settings ask for, to run before each request."""
    settings = app.settings
    if settings.admin_port is not None:
        app.before_request(_port_check(str(settings.admin_port)))
    if settings.api_keys or settings.rate_limit:
        guard = Guard(settings)
        app.limiter = guard.limiter
        app.before_request(guard)


def take_more(calls: int) -> tuple[int, int]:
    """Count further calls of this request: how many are allowed, and seconds to wait for more."""
    limiter = service().limiter
    return limiter.take(g.caller, calls) if limiter and calls > 0 else (calls, 0)


def rate_limited(wait: int) -> Problem:
    """The refusal of a caller that has used up its rate."""
    detail = say_many(
        "The rate is used up; try again in {count} second.",
        "The rate is used up; try again in {count} seconds.",
        count=wait,
    )
    return Problem("rate_limited", detail, headers={"Retry-After": str(wait)})


def _port_check(admin_port: str) -> Callable[[], None]:
    def check_port() -> None:
        """The admin port answers its endpoints and nothing else; the other ports the rest."""
        internal = request.environ["SERVER_PORT"] == admin_port
        if internal != (request.endpoint in ADMIN_ENDPOINTS):
            raise Problem("not_found", nothing_at(request.path))

    return check_port


def _digest(key: str) -> bytes:
    return sha256(key.encode("utf-8", "surrogateescape")).digest()


class Guard:
    """Refuses calls without a valid key, and calls above the rate."""

    def __init__(self, settings: Settings) -> None:
        self.keys = [_digest(key) for key in settings.api_keys]
        self.proxies = settings.trusted_proxies
        rate = settings.rate_limit
        self.limiter = Limiter(rate, settings.rate_limit_storage) if rate else None

    def __call__(self) -> None:
        if not request.path.startswith(GUARDED) or request.method == "OPTIONS":
            return
        key = self._valid_key() if self.keys else None
        if self.limiter is not None:
            g.caller = f"key {key.hex()}" if key else f"from {self._address()}"
            allowed, wait = self.limiter.take(g.caller)
            if not allowed:
                raise rate_limited(wait)
        if self.keys and key is None:
            raise Problem("unauthorized", headers={"WWW-Authenticate": 'Bearer realm="arbitro"'})

    def _valid_key(self) -> bytes | None:
        """The digest of the request's key if it is a valid one, however near a wrong one comes.

        Digests are compared, and with every key, so that the time tells nothing.
        """
        given = request.environ.get("HTTP_X_API_KEY")
        if given is None:
            scheme, _, given = request.environ.get("HTTP_AUTHORIZATION", "").partition(" ")
            if scheme.lower() != "bearer":
                return None
        digest = _digest(given.strip())
        matches = [hmac.compare_digest(digest, key) for key in self.keys]
        return digest if any(matches) else None

    def _address(self) -> str:
        """The caller's address; what proxies say counts only as far as they are trusted."""
        address: str = request.environ.get("REMOTE_ADDR", "")
        if self.proxies:
            told = request.environ.get("HTTP_X_FORWARDED_FOR", "").split(",")
            if len(told) >= self.proxies and told[-self.proxies].strip():
                return str(told[-self.proxies].strip())
        return address

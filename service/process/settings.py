"""Configuration: environment variables, mostly ``ARBITRO_…``, read once at start."""

import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any


def cpus() -> int:
    """How many CPUs this process may use."""
    return len(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Settings:
    """The settings of one service; every field is set by the variable its metadata names."""

    max_body_bytes: int = field(
        default=256 * 1024,
        metadata={
            "variable": "ARBITRO_MAX_BODY_BYTES",
            "meaning": "Largest request body in bytes; a larger one is answered with 413.",
        },
    )
    cors_origins: tuple[str, ...] = field(
        default=("*",),
        metadata={
            "variable": "ARBITRO_CORS_ORIGINS",
            "meaning": "Comma-separated origins that browsers may call from; `*` for any, "
            "empty for none.",
        },
    )
    host: str = field(
        default="127.0.0.1",
        metadata={
            "variable": "ARBITRO_HOST",
            "meaning": "Address to listen on; `::` for all of both families, as the container "
            "image sets it.",
        },
    )
    port: int = field(
        default=8080,
        metadata={"variable": "PORT", "meaning": "Port to listen on."},
    )
    admin_port: int | None = field(
        default=None,
        metadata={
            "variable": "ARBITRO_ADMIN_PORT",
            "meaning": "A second port that alone answers `/healthz`, `/readyz` and `/metrics`, "
            "and nothing else; by default the first port answers everything.",
        },
    )
    workers: int = field(
        default_factory=lambda: max(2, cpus()),
        metadata={
            "variable": "ARBITRO_WORKERS",
            "meaning": "Worker processes; by default one for each CPU it may use, at least 2.",
        },
    )
    search_processes: int = field(
        default_factory=lambda: max(1, cpus() - 1),
        metadata={
            "variable": "ARBITRO_SEARCH_PROCESSES",
            "meaning": "Processes that think about suggestions; by default one fewer than CPUs, "
            "at least 1, so that one is free for everything else.",
        },
    )
    search_queue: int = field(
        default=4,
        metadata={
            "variable": "ARBITRO_SEARCH_QUEUE",
            "meaning": "Suggestions that may wait for a free process; one more is answered with "
            "`503 overloaded`.",
        },
    )
    search_seconds: int = field(
        default=20,
        metadata={
            "variable": "ARBITRO_SEARCH_SECONDS",
            "meaning": "What all searches of one request may take together; less than "
            "`ARBITRO_GRACEFUL_SECONDS`. Simulations that do not fit are not made, and the answer "
            "says how many were.",
        },
    )
    search_socket: str | None = field(
        default=None,
        metadata={
            "variable": "ARBITRO_SEARCH_SOCKET",
            "meaning": "Unix socket of the search processes; set by the service itself. Without "
            "one, suggestions are thought out in the request's own thread.",
        },
    )
    keep_alive_seconds: int = field(
        default=75,
        metadata={
            "variable": "ARBITRO_KEEP_ALIVE_SECONDS",
            "meaning": "How long an idle connection is kept; longer than a proxy in front does.",
        },
    )
    connection_seconds: int = field(
        default=3600,
        metadata={
            "variable": "ARBITRO_CONNECTION_SECONDS",
            "meaning": "How old a connection may get, less up to a fifth at random; the answer "
            "after that says `Connection: close`, so that callers spread over new replicas.",
        },
    )
    connection_requests: int = field(
        default=10_000,
        metadata={
            "variable": "ARBITRO_CONNECTION_REQUESTS",
            "meaning": "Requests that one connection may carry; the last answer says "
            "`Connection: close`.",
        },
    )
    read_seconds: int = field(
        default=10,
        metadata={
            "variable": "ARBITRO_READ_SECONDS",
            "meaning": "How long a request may take to arrive, and an answer to be taken.",
        },
    )
    drain_seconds: int = field(
        default=2,
        metadata={
            "variable": "ARBITRO_DRAIN_SECONDS",
            "meaning": "How long new requests are still taken after SIGTERM, while `/readyz` "
            "answers 503 already.",
        },
    )
    graceful_seconds: int = field(
        default=30,
        metadata={
            "variable": "ARBITRO_GRACEFUL_SECONDS",
            "meaning": "How long requests under way may take to end after SIGTERM.",
        },
    )
    api_keys: tuple[str, ...] = field(
        default=(),
        metadata={
            "variable": "ARBITRO_API_KEYS",
            "meaning": "Comma-separated keys; with any, calls below `/v1` must send one.",
        },
    )
    rate_limit: str | None = field(
        default=None,
        metadata={
            "variable": "ARBITRO_RATE_LIMIT",
            "meaning": "How many calls below `/v1` one caller may make, such as `100/minute`; "
            "one more is answered with `429 rate_limited`. Each item of a batch counts as a call.",
        },
    )
    rate_limit_storage: str = field(
        default="shared://",
        metadata={
            "variable": "ARBITRO_RATE_LIMIT_STORAGE",
            "meaning": "Where callers are counted: by default in memory, for all workers "
            "together; `redis://…` counts for several machines. While that is away, each machine "
            "counts for itself.",
        },
    )
    seal_keys: tuple[bytes, ...] = field(
        default=(),
        repr=False,
        metadata={
            "variable": "ARBITRO_SEAL_KEYS",
            "meaning": "Comma-separated keys for sealed states, each 32 random bytes in hex or "
            "base64 (`openssl rand -hex 32`). The first one seals, all of them open; without any, "
            "states cannot be sealed.",
        },
    )
    seal_audience: str = field(
        default="arbitro",
        metadata={
            "variable": "ARBITRO_SEAL_AUDIENCE",
            "meaning": "Name of this service in its sealed states; those of another name are "
            "refused.",
        },
    )
    seal_lifetime: int | None = field(
        default=None,
        metadata={
            "variable": "ARBITRO_SEAL_LIFETIME",
            "meaning": "Seconds after which a sealed state or ticket expires; by default never, "
            "and with a ledger half the time that it remembers.",
        },
    )
    ledger_url: str | None = field(
        default=None,
        repr=False,
        metadata={
            "variable": "ARBITRO_LEDGER_URL",
            "meaning": "`redis://…` of a server that remembers the moves of sealed games, so that "
            "no position is played from twice.",
        },
    )
    ledger_seconds: int = field(
        default=7 * 24 * 3600,
        metadata={
            "variable": "ARBITRO_LEDGER_SECONDS",
            "meaning": "How long the ledger remembers a move; at least twice as long as a sealed "
            "state lives.",
        },
    )
    trusted_proxies: int = field(
        default=0,
        metadata={
            "variable": "ARBITRO_TRUSTED_PROXIES",
            "meaning": "Proxies in front whose `X-Forwarded-For` tells a caller's address.",
        },
    )
    log_level: str = field(
        default="INFO",
        metadata={
            "variable": "ARBITRO_LOG_LEVEL",
            "meaning": "`DEBUG`, `INFO`, `WARNING` or `ERROR`; access logs are written at `INFO`.",
        },
    )

    @property
    def access_log(self) -> bool:
        """Whether a line is written for each request."""
        return self.log_level in ("DEBUG", "INFO")


class SettingsError(ValueError):
    """A variable holds something that it cannot."""


def _integer(variable: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise SettingsError(f"{variable} must be a positive whole number, not {text!r}")
    return int(text)


def _natural(variable: str, text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise SettingsError(f"{variable} must be a whole number, not {text!r}")
    return int(text)


def _port(variable: str, text: str) -> int:
    number = _integer(variable, text)
    if number > 65535:
        raise SettingsError(f"{variable} must be a port, not {text!r}")
    return number


def _rate(variable: str, text: str) -> str | None:
    from limits import parse_many

    if not text:
        return None
    try:
        parse_many(text)
    except ValueError:
        raise SettingsError(f"{variable} must be a rate such as 100/minute, not {text!r}") from None
    return text


def _secrets(variable: str, text: str) -> tuple[bytes, ...]:
    from service.contract.tokens import BadSecret, read_secret

    try:
        return tuple(map(read_secret, _listed(variable, text)))
    except BadSecret as error:
        raise SettingsError(f"{variable} holds something else than keys: {error}") from None


def _redis(variable: str, text: str) -> str | None:
    if not text:
        return None
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise SettingsError(f"{variable} must be the URL of a Redis server, redis://…")
    return text


def _listed(variable: str, text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _level(variable: str, text: str) -> str:
    if text.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise SettingsError(f"{variable} must be DEBUG, INFO, WARNING or ERROR, not {text!r}")
    return text.upper()


def _text(variable: str, text: str) -> str:
    return text


_READERS: dict[str, Any] = {
    "max_body_bytes": _integer,
    "host": _text,
    "port": _port,
    "admin_port": _port,
    "workers": _integer,
    "search_processes": _integer,
    "search_queue": _integer,
    "search_seconds": _integer,
    "search_socket": _text,
    "keep_alive_seconds": _integer,
    "connection_seconds": _integer,
    "connection_requests": _integer,
    "read_seconds": _integer,
    "drain_seconds": _natural,
    "graceful_seconds": _integer,
    "api_keys": _listed,
    "rate_limit": _rate,
    "rate_limit_storage": _text,
    "seal_keys": _secrets,
    "seal_audience": _text,
    "seal_lifetime": _integer,
    "ledger_url": _redis,
    "ledger_seconds": _integer,
    "trusted_proxies": _natural,
    "cors_origins": _listed,
    "log_level": _level,
}


def settings_from(environ: Mapping[str, str]) -> Settings:
    """The settings that an environment gives. Raises SettingsError."""
    given: dict[str, Any] = {}
    for setting in fields(Settings):
        variable = setting.metadata["variable"]
        if variable in environ:
            given[setting.name] = _READERS[setting.name](variable, environ[variable])
    settings = Settings(**given)
    if settings.admin_port == settings.port:
        raise SettingsError("ARBITRO_ADMIN_PORT must be another port than PORT")
    if settings.ledger_url and settings.ledger_seconds < 2 * (settings.seal_lifetime or 1):
        raise SettingsError("ARBITRO_LEDGER_SECONDS must be at least twice ARBITRO_SEAL_LIFETIME")
    if settings.ledger_url and not settings.seal_keys:
        raise SettingsError("ARBITRO_LEDGER_URL needs ARBITRO_SEAL_KEYS")
    return settings


def address(host: str, port: int) -> str:
    """Where to listen, in gunicorn's words. ``::`` is every address of both families."""
    if host == "::" and not _has_ipv6():
        host = "0.0.0.0"  # the kernel was started without the other family
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _has_ipv6() -> bool:
    try:
        socket.socket(socket.AF_INET6).close()
    except OSError:
        return False
    return True

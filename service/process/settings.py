"""Configuration by environment variables; the README's table says what each means.

Every variable may be given as a file instead: ``ARBITRO_API_KEYS_FILE`` names one that holds it.
"""

import os
import socket
from dataclasses import Field, dataclass, field, fields
from typing import Any

from environs import EnvError, FileAwareEnv
from limits import parse_many
from marshmallow import ValidationError
from marshmallow.validate import OneOf, Range

from service.contract.tokens import BadSecret, read_secret

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class SettingsError(ValueError):
    """A variable holds something that it cannot."""


def _cpus() -> int:
    return len(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Settings:
    """The settings of one service. ``port`` is ``PORT``, the others ``ARBITRO_…``."""

    host: str = "127.0.0.1"
    port: int = 8080
    admin_port: int | None = None
    workers: int = field(default_factory=lambda: max(2, _cpus()))
    search_processes: int = field(default_factory=lambda: max(1, _cpus() - 1))
    search_queue: int = 4
    search_seconds: int = 20
    search_socket: str | None = None
    keep_alive_seconds: int = 75
    connection_seconds: int = 3600
    connection_requests: int = 10_000
    read_seconds: int = 10
    drain_seconds: int = 2
    graceful_seconds: int = 30
    max_body_bytes: int = 256 * 1024
    cors_origins: tuple[str, ...] = ("*",)
    auth_required: bool = False
    api_keys: tuple[str, ...] = field(default=(), repr=False)
    rate_limit: str | None = None
    rate_limit_storage: str = "shared://"
    seal_keys: tuple[bytes, ...] = field(default=(), repr=False)
    seal_audience: str = "arbitro"
    seal_lifetime: int | None = None
    ledger_url: str | None = field(default=None, repr=False)
    ledger_seconds: int = 7 * 24 * 3600
    trusted_proxies: int = 0
    log_level: str = "INFO"

    @property
    def access_log(self) -> bool:
        """True if a line is written for each request."""
        return self.log_level in ("DEBUG", "INFO")


VARIABLES = {
    one.name: "PORT" if one.name == "port" else f"ARBITRO_{one.name.upper()}"
    for one in fields(Settings)
}


def read_settings() -> Settings:
    """The settings that the environment gives. Raises SettingsError."""
    env, default = FileAwareEnv(strip_whitespace=True), Settings()
    try:
        read = {one.name: _read(env, one, getattr(default, one.name)) for one in fields(Settings)}
        settings = Settings(**read)
    except (EnvError, ValueError) as error:
        raise SettingsError(str(error)) from None
    if settings.admin_port == settings.port:
        raise SettingsError("ARBITRO_ADMIN_PORT must be another port than PORT")
    if settings.auth_required and not settings.api_keys:
        raise SettingsError("ARBITRO_AUTH_REQUIRED is set, but ARBITRO_API_KEYS holds no key")
    if settings.ledger_url and settings.ledger_seconds < 2 * (settings.seal_lifetime or 1):
        raise SettingsError("ARBITRO_LEDGER_SECONDS must be at least twice ARBITRO_SEAL_LIFETIME")
    if settings.ledger_url and not settings.seal_keys:
        raise SettingsError("ARBITRO_LEDGER_URL needs ARBITRO_SEAL_KEYS")
    return settings


def _read(env: FileAwareEnv, setting: Field[Any], default: Any) -> Any:
    variable, check = VARIABLES[setting.name], CHECKS.get(setting.name)
    if setting.type is bool:
        return env.bool(variable, default)
    if setting.type in (int, int | None):
        return env.int(variable, default, validate=check or Range(1))
    if setting.name in PARSERS:
        text = env.str(variable, None, validate=check)
        return default if text is None else PARSERS[setting.name](text)
    return env.str(variable, default, validate=check) or None


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _secrets(text: str) -> tuple[bytes, ...]:
    try:
        return tuple(map(read_secret, _listed(text)))
    except BadSecret as error:
        raise SettingsError(f"ARBITRO_SEAL_KEYS holds something else than keys: {error}") from None


def _check_rate(text: str) -> None:
    try:
        parse_many(text or "1/second")
    except ValueError:
        raise ValidationError("It must be a rate such as 100/minute.") from None


def _check_redis(text: str) -> None:
    if text and not text.startswith(("redis://", "rediss://", "unix://")):
        raise ValidationError("It must be the URL of a Redis server, redis://…")


def _check_level(text: str) -> None:
    OneOf(LEVELS, error="It must be one of {choices}.")(text.upper())


CHECKS: dict[str, Any] = {
    "port": Range(1, 65535),
    "admin_port": Range(1, 65535),
    "drain_seconds": Range(0),
    "trusted_proxies": Range(0),
    "rate_limit": _check_rate,
    "ledger_url": _check_redis,
    "log_level": _check_level,
}
PARSERS: dict[str, Any] = {
    "cors_origins": _listed,
    "api_keys": _listed,
    "seal_keys": _secrets,
    "log_level": str.upper,
}


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

"""The application factory."""

import os

from flask import Flask

from service.contract.schemas import contracts
from service.contract.tokens import Seals
from service.http import guard, tracing
from service.http import requests as http
from service.http.cors import allow_origins
from service.http.discovery import discovery_blueprint
from service.http.page import table_blueprint
from service.http.routes import batch_blueprint, game_blueprint
from service.operations.ledger import RedisLedger
from service.operations.sealed import Vault
from service.process import logs
from service.process.settings import Settings, settings_from


def create_app(settings: Settings | None = None) -> Flask:
    """The service as a WSGI application; settings come from the environment unless given."""
    settings = settings or settings_from(os.environ)
    logs.configure(settings.log_level)
    app = Flask(__name__, static_folder=None)
    app.config["SEARCH_SOCKET"] = settings.search_socket
    app.config["SEARCH_SECONDS"] = settings.search_seconds
    app.config["READ_SECONDS"] = settings.read_seconds
    app.config["SEARCHES"] = settings.search_processes, settings.search_queue
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes
    app.url_map.strict_slashes = False
    app.url_map.merge_slashes = False
    http.install(app, access_log=settings.log_level in ("DEBUG", "INFO"))
    guard.install(app, settings)
    if settings.cors_origins:
        allow_origins(app, settings.cors_origins)
    app.register_blueprint(discovery_blueprint())
    vault = vault_of(settings)
    app.register_blueprint(batch_blueprint(vault))
    app.register_blueprint(table_blueprint())
    traced = tracing.wanted()
    if traced:
        tracing.check()
    for contract in contracts().values():
        app.register_blueprint(game_blueprint(contract, vault, traced))
    return app


def vault_of(settings: Settings) -> Vault | None:
    """The keys that seal states and the ledger of moves, as far as the settings name them."""
    if not settings.seal_keys:
        return None
    url, lifetime = settings.ledger_url, settings.seal_lifetime
    ledger = RedisLedger(url, settings.ledger_seconds) if url else None
    if ledger and lifetime is None:
        # What outlived the memory of it could be played from twice.
        lifetime = settings.ledger_seconds // 2
    return Vault(Seals(settings.seal_keys, settings.seal_audience, lifetime), ledger)

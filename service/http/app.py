"""The application factory."""

from service.contract.catalogue import contracts
from service.contract.tokens import Seals
from service.http import documents, guard, tracing
from service.http import requests as http
from service.http.application import Service
from service.http.batch import batch_blueprint
from service.http.cors import allow_origins
from service.http.discovery import discovery_blueprint
from service.http.page import table_blueprint
from service.http.routes import game_blueprint
from service.operations.ledger import RedisLedger
from service.operations.vault import Vault
from service.process import logs
from service.process.settings import Settings, read_settings


def create_app(settings: Settings | None = None) -> Service:
    """The service as a WSGI application; settings come from the environment unless given."""
    settings = settings or read_settings()
    logs.configure(settings.log_level)
    app = Service(settings)
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes
    app.url_map.strict_slashes = False
    app.url_map.merge_slashes = False
    http.install(app)
    traced = tracing.wanted()
    if traced:
        tracing.install(app)
    guard.install(app)
    documents.install(app)
    if settings.cors_origins:
        allow_origins(app, settings.cors_origins)
    app.register_blueprint(discovery_blueprint())
    vault = vault_of(settings)
    app.register_blueprint(batch_blueprint(vault))
    app.register_blueprint(table_blueprint())
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

"""The application factory."""

import os
from typing import Any

from flask import Flask
from flask_cors import CORS

from service import http, logs
from service.contract import contracts
from service.discovery import discovery_blueprint
from service.games import batch_blueprint, game_blueprint
from service.settings import Settings, settings_from


def create_app(settings: Settings | None = None) -> Flask:
    """The service as a WSGI application; settings come from the environment unless given."""
    settings = settings or settings_from(os.environ)
    logs.configure(settings.log_level)
    app = Flask(__name__, static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes
    app.url_map.strict_slashes = False
    app.url_map.merge_slashes = False
    http.install(app)
    if settings.cors_origins:
        CORS(app, origins=list(settings.cors_origins), **_CORS)
    app.register_blueprint(discovery_blueprint())
    app.register_blueprint(batch_blueprint())
    for contract in contracts().values():
        app.register_blueprint(game_blueprint(contract))
    return app


_CORS: dict[str, Any] = {
    "allow_headers": ["Content-Type", "X-Request-ID"],
    "expose_headers": ["X-Request-ID", "Retry-After", "Allow"],
    "max_age": 3600,
}

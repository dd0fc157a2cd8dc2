"""The Flask application with the settings that its parts read."""

from typing import cast

from flask import Flask, current_app

from service.http.limiting import Limiter
from service.process.settings import Settings


class Service(Flask):
    """The application, its settings, and the limiter of calls where there is a rate."""

    limiter: Limiter | None = None

    def __init__(self, settings: Settings) -> None:
        super().__init__(__name__, static_folder=None)
        self.settings = settings


def service() -> Service:
    """The application that answers the current request."""
    return cast(Service, current_app)

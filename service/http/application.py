"""The Flask application with the settings that its parts read."""

from typing import cast

from flask import Flask, Request, current_app
from werkzeug.routing import MapAdapter

from service.http.limiting import Limiter
from service.process.settings import Settings


class Service(Flask):
    """The application, its settings, and the limiter of calls where there is a rate."""

    limiter: Limiter | None = None

    def __init__(self, settings: Settings) -> None:
        super().__init__(__name__, static_folder=None)
        self.settings = settings

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Match by the path alone: no route depends on the host, which the worker has checked."""
        if request is None:
            return super().create_url_adapter(request)
        path = request.environ["PATH_INFO"].encode("latin-1").decode("utf-8", "replace")
        return self.url_map.bind("", default_method=request.method, path_info=path)


def service() -> Service:
    """The application that answers the current request."""
    return cast(Service, current_app)

"""The table page: built files of ``web``, served as they lie in ``static/table``."""

from pathlib import Path

from flask import Blueprint, Response

from service.http.documents import IMMUTABLE, REVALIDATED, file_document, respond

FOLDER = Path(__file__).parent / "static" / "table"

# Scripts and styles only from the page's own files, requests only to this service.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'"
)


def table_blueprint() -> Blueprint:
    """``/`` and the files that it loads."""
    blueprint = Blueprint("table", __name__, static_folder=None)

    @blueprint.get("/")
    def index() -> Response:
        response = respond(file_document(FOLDER, "index.html"), REVALIDATED, POLICY)
        response.headers["Referrer-Policy"] = "no-referrer"
        return response

    @blueprint.get("/table/<path:name>")
    def asset(name: str) -> Response:
        # The names of scripts, styles and pictures carry a hash of their content.
        hashed = "-" in name and not name.endswith((".html", ".txt"))
        return respond(file_document(FOLDER, name), IMMUTABLE if hashed else REVALIDATED, POLICY)

    return blueprint

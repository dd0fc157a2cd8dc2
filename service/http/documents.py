"""Documents that do not change while the service runs: with a validator, an age, and compressed.

Only these are compressed. The size of a compressed answer tells how much of what the caller chose
stands in it a second time, which beside a secret would be an oracle; see docs/security.md.
"""

from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

import orjson
from flask import Flask, Response, current_app, g, request
from flask_compress import Compress, DictCache
from werkzeug.security import safe_join

from service.contract.problems import Problem, nothing_at
from service.http.requests import JSON

AGE = "public, max-age=300"
OWN_AGE = "private, max-age=300"
"""For what is asked with a key."""

REVALIDATED = "no-cache"
IMMUTABLE = "public, max-age=31536000, immutable"
ENCODINGS = {"COMPRESS_ALGORITHM": ["zstd", "gzip"], "COMPRESS_REGISTER": False}


class Document(NamedTuple):
    """Bytes with their type and a strong validator."""

    body: bytes
    mimetype: str
    etag: str


def document(body: bytes, mimetype: str = JSON) -> Document:
    return Document(body, mimetype, sha256(body).hexdigest()[:32])


def json_document(content: Any) -> Document:
    return document(orjson.dumps(content))


def file_document(folder: Path, name: str) -> Document:
    """A file below a folder. Raises Problem ``not_found`` for any other name."""
    path = safe_join(str(folder), name)
    try:
        if path is not None:
            return _read(Path(path).resolve(strict=True))
    except (OSError, ValueError):
        pass
    raise Problem("not_found", nothing_at(request.path))


@lru_cache(maxsize=256)
def _read(path: Path) -> Document:
    mimetype = guess_type(path.name)[0] or "application/octet-stream"
    return document(path.read_bytes(), mimetype)


def install(app: Flask) -> None:
    """Have ``respond`` compress, each document once in each encoding."""
    app.config.update(
        **ENCODINGS,
        COMPRESS_CACHE_BACKEND=DictCache,
        COMPRESS_CACHE_KEY=lambda _: g.etag,
    )
    app.extensions["compress"] = Compress(app)


def respond(
    found: Document, caching: str = AGE, policy: str | None = None, language: str | None = None
) -> Response:
    """The document, compressed for those who take that; 304 for those who have it.

    ``language`` is that of a document which exists in others too.
    """
    response = Response(found.body, mimetype=found.mimetype)
    response.set_etag(found.etag)
    response.headers["Cache-Control"] = caching
    if policy:
        response.headers["Content-Security-Policy"] = policy
    if language:
        response.headers["Content-Language"] = language
        response.vary.add("Accept-Language")
    g.etag = found.etag
    response.make_conditional(request.environ)
    compressed: Response = current_app.extensions["compress"].after_request(response)
    return compressed

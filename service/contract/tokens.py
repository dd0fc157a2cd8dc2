"""Sealed tokens and tickets: what may travel through hands that are not trusted.

A *sealed* token is a JWE (RFC 7516) in compact form, ``dir`` with A256GCM: unreadable, and refused
after any change. A *ticket* is a JWS (RFC 7515) with HS256: readable, and refused after any change.
Algorithms are fixed here and never taken from a token; the key's name in the header only chooses
among the configured keys. Keys for sealing and for signing are derived (HKDF, RFC 5869) from each
configured secret, so that no token of one kind can stand for another. The other formats are weighed
in ``docs/decisions/sealed-tokens.md``.
"""

import base64
import binascii
import math
import re
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from joserfc import jwe, jws
from joserfc.errors import JoseError
from joserfc.jwk import OctKey

STATE = "arbitro-state"
SEED = "arbitro-seed"
TICKET = "arbitro-ticket"
KINDS = (STATE, SEED, TICKET)

FORMAT = 1
"""The layout of payloads; tokens of another one are refused."""

SECRET_BYTES = 32
LONGEST = 60_000
"""Characters of the longest token that is looked at."""

SEALING = ("dir", "A256GCM")
SIGNING = ("HS256",)

_jwe_registry = jwe.JWERegistry(algorithms=SEALING)
_jws_registry = jws.JWSRegistry(algorithms=SIGNING)

Payload = dict[str, Any]


class BadSecret(ValueError):
    """A configured secret that is none; the message does not repeat it."""


class _Keys(NamedTuple):
    """The keys derived from one configured secret."""

    name: str
    by_kind: dict[str, OctKey]


def read_secret(text: str) -> bytes:
    """The 32 bytes that a secret gives in hex or base64. Raises BadSecret."""
    try:
        if re.fullmatch(r"[0-9A-Fa-f]{64}", text):
            return bytes.fromhex(text)
        plain = text.translate({ord("-"): "+", ord("_"): "/"}).rstrip("=")
        secret = base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
    except (binascii.Error, ValueError):
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise BadSecret(f"a key is {SECRET_BYTES} random bytes in hex or base64")
    return secret


def _derived(secret: bytes, purpose: str, size: int) -> bytes:
    return HKDF(SHA256(), size, salt=None, info=f"arbitro/1/{purpose}".encode()).derive(secret)


def _keys_of(secret: bytes) -> _Keys:
    name = _derived(secret, "name", 8).hex()
    keys = {kind: OctKey.import_key(_derived(secret, kind, 32)) for kind in KINDS}
    return _Keys(name, keys)


class Seals:
    """Seals and opens tokens with the configured keys; the first one seals, every one opens.

    Every token carries its audience (which service it is for) and, if a lifetime (in seconds) is
    configured, when it expires.
    """

    def __init__(
        self, secrets: Sequence[bytes], audience: str = "arbitro", lifetime: int | None = None
    ) -> None:
        keys = [_keys_of(secret) for secret in secrets]
        self._newest = keys[0]
        self._by_name = {one.name: one for one in keys}
        self._audience = audience
        self._lifetime = lifetime

    def _claims(self, payload: Payload) -> bytes:
        expires = None if self._lifetime is None else math.ceil(time.time()) + self._lifetime
        claims = {"v": FORMAT, "aud": self._audience, "exp": expires}
        return orjson.dumps({**claims, **payload})

    def _header(self, kind: str, keys: _Keys) -> dict[str, str]:
        if kind == TICKET:
            return {"alg": "HS256", "kid": keys.name, "typ": kind}
        return {"alg": "dir", "enc": "A256GCM", "kid": keys.name, "typ": kind}

    def seal(self, kind: str, payload: Payload, size: int) -> str:
        """An encrypted token; what is below ``size`` bytes is padded, so that it tells no length.

        Spaces pad: JSON may end in them.
        """
        plain = self._claims(payload).ljust(size)
        header = self._header(kind, self._newest)
        key = self._newest.by_kind[kind]
        return jwe.encrypt_compact(header, plain, key, registry=_jwe_registry)

    def sign(self, payload: Payload) -> str:
        """A ticket."""
        header = self._header(TICKET, self._newest)
        key = self._newest.by_kind[TICKET]
        return jws.serialize_compact(header, self._claims(payload), key, registry=_jws_registry)

    def read(self, kind: str, token: str) -> Payload | None:
        """The payload of a token of this kind; None if anything at all is wrong with it."""
        keys = self._keys_named_in(kind, token)
        if keys is None:
            return None
        try:
            plain = _opened(kind, token, keys.by_kind[kind])
            payload: Payload = orjson.loads(plain)
        except (JoseError, ValueError):
            return None
        form, audience, expires = (payload.pop(claim, None) for claim in ("v", "aud", "exp"))
        if form != FORMAT or audience != self._audience or (expires and expires <= time.time()):
            return None
        return payload

    def _keys_named_in(self, kind: str, token: str) -> _Keys | None:
        """The keys that a token's header names, if it is the very header that they would give."""
        if len(token) > LONGEST:
            return None
        try:
            header = orjson.loads(_decoded(token.partition(".")[0]))
        except ValueError:
            return None
        for keys in self._by_name.values():
            if header == self._header(kind, keys):
                return keys
        return None


def _opened(kind: str, token: str, key: OctKey) -> bytes:
    if kind == TICKET:
        return jws.deserialize_compact(token, key, registry=_jws_registry).payload
    plain = jwe.decrypt_compact(token, key, registry=_jwe_registry).plaintext
    assert plain is not None
    return plain


def _decoded(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))

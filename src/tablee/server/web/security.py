"""Headers, origins and addresses."""

from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from tablee.server.wire.errors import Mistake

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "microphone=(self), camera=(), geolocation=()",
    "Referrer-Policy": "same-origin",
    "Server": "tablee",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

ENCRYPTED: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
"""At an `https:` address besides: at a plain one browsers complain of it."""


def check_origin(request: web.Request, public_url: str) -> None:
    """A browser names the page a request comes from: it must be one of ours."""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        raise Mistake("foreign_origin") from None
    if host not in (request.host, urlsplit(public_url).netloc):
        raise Mistake("foreign_origin")


def address_of(request: web.Request, proxies: frozenset[str]) -> str:
    """Who asks; behind a trusted proxy, whom the proxy names last."""
    remote = request.remote or ""
    forwarded = request.headers.get("X-Forwarded-For", "")
    if remote in proxies and forwarded:
        return forwarded.rpartition(",")[2].strip()
    return remote

"""Who runs the server: whoever has its secret link, or has come by it lately."""

import time
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Final

from aiohttp import web

COOKIE: Final = "tablee_host"
HOURS: Final = 12


class HostKey:
    """The secret itself is asked for once, in a body, and never in an address. The cookie it is
    exchanged for tells nothing of it, and is good for some hours at every node."""

    def __init__(self, secret: str) -> None:
        self._secret: Final = secret.encode()

    def is_secret(self, text: str) -> bool:
        return compare_digest(text.encode(errors="replace"), self._secret)

    def give(self, response: web.Response, *, is_encrypted: bool) -> None:
        until = str(int(time.time()) + HOURS * 3600)
        response.set_cookie(
            COOKIE,
            f"{until}.{self._sign(until)}",
            max_age=HOURS * 3600,
            httponly=True,
            samesite="Strict",
            secure=is_encrypted,
        )

    def is_signed(self, cookie: str) -> bool:
        """Whether we have ever given it."""
        until, _, signature = cookie.partition(".")
        return compare_digest(signature.encode(errors="replace"), self._sign(until).encode())

    def is_good(self, cookie: str) -> bool:
        return self.is_signed(cookie) and int(cookie.partition(".")[0]) > time.time()

    def _sign(self, until: str) -> str:
        return hmac(self._secret, f"host {until}".encode(errors="replace"), sha256).hexdigest()

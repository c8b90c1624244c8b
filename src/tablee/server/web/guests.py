"""Guests: a name and a signed cookie; a return code makes another device the same person."""

import secrets
import time
from base64 import b32decode, b32encode
from binascii import Error as NotBase32
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Final

from tablee.server.wire.names import clean_name, known_face
from tablee.store import Store
from tablee.store.rows import GuestRow

COOKIE: Final = "tablee"
_ID_BYTES: Final = 8
_CODE_BYTES: Final = 7


class Guests:
    """Nothing but the id is in a cookie or a code; `key` makes both impossible to guess."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store: Final = store
        self._key: Final = key

    async def make(self, name: str, face: str) -> GuestRow:
        guest = GuestRow(secrets.token_hex(_ID_BYTES), clean_name(name), known_face(face))
        await self._store.add_guest(guest, time.time())
        return guest

    async def rename(self, guest: GuestRow, name: str, face: str) -> GuestRow:
        renamed = GuestRow(guest.id, clean_name(name), known_face(face))
        await self._store.rename_guest(renamed)
        return renamed

    def cookie(self, guest: GuestRow) -> str:
        return f"{guest.id}.{self._sign('cookie', guest.id).hex()}"

    async def by_cookie(self, cookie: str) -> GuestRow | None:
        if not cookie.isascii():
            return None
        guest, _, signature = cookie.partition(".")
        if not compare_digest(signature.encode(), self._sign("cookie", guest).hex().encode()):
            return None
        return await self._store.guest(guest)

    def return_code(self, guest: GuestRow) -> str:
        """`ABCDEF-GHIJKL-…`: easy to read out or to type."""
        signature = self._sign("return", guest.id)[:_CODE_BYTES]
        text = b32encode(bytes.fromhex(guest.id) + signature).decode()
        return "-".join(text[i : i + 6] for i in range(0, len(text), 6))

    async def by_return_code(self, code: str) -> GuestRow | None:
        text = "".join(code.split()).replace("-", "").upper()
        try:
            read = b32decode(text.encode("ascii", "replace"))
        except NotBase32:
            return None
        guest, signature = read[:_ID_BYTES].hex(), read[_ID_BYTES:]
        if not compare_digest(signature, self._sign("return", guest)[:_CODE_BYTES]):
            return None
        return await self._store.guest(guest)

    def _sign(self, purpose: str, guest: str) -> bytes:
        return hmac(self._key, f"{purpose} {guest}".encode(), sha256).digest()

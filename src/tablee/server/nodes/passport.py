"""What one node says to another of the client it speaks for, and how the other knows it was a node.
No cookie helps with that, and the key itself never travels."""

from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Final

from aiohttp import web
from msgspec import Struct

from tablee.server.wire.round_trips import RoundTrip

HEADER: Final = "X-Tablee-Passed"


class Passport(Struct, frozen=True):
    """`measured`: the node that took the connection knows the client's round trip, and tells it
    with every pong."""

    address: str
    measured: bool

    def stamped(self, key: bytes, path: str, seat: str, cookie: str) -> str:
        """As a header, good for that path and that guest alone."""
        told = f"{int(self.measured)} {self.address}"
        return f"{_sign(key, told, path, seat, cookie)} {told}"


def read(header: str, key: bytes, request: web.Request) -> Passport | None:
    """None: no node has written that."""
    signature, _, told = header.partition(" ")
    seat, cookie = request.query.get("seat", ""), request.headers.get("Cookie", "")
    expected = _sign(key, told, request.path, seat, cookie)
    if not compare_digest(signature.encode(errors="replace"), expected.encode()):
        return None
    measured, _, address = told.partition(" ")
    return Passport(address, measured == "1")


def _sign(key: bytes, *told: str) -> str:
    return hmac(key, "\n".join(told).encode(errors="replace"), sha256).hexdigest()


# --- round trips ------------------------------------------------------------------------------


def with_round_trip(pong: bytes, measured: RoundTrip | None) -> bytes | None:
    """A client's pong as it is passed on. None: it is none of ours, and whoever made it up could
    have made up a round trip too."""
    if not pong.removeprefix(b"-").isdigit():
        return None
    seconds = None if measured is None else measured()
    return pong if seconds is None else b"%s %d" % (pong, round(seconds * 1_000_000))


class ToldRoundTrip:
    """Of a client behind another node: what that one told last, and the way from there to here."""

    def __init__(self, from_there: Callable[[], float | None] | None) -> None:
        self._from_there: Final = from_there
        self._told: float | None = None

    def hear(self, pong: bytes) -> bytes:
        """The pong without what was told with it."""
        own, _, told = pong.partition(b" ")
        self._told = int(told) / 1_000_000 if told else None
        return own

    def __call__(self) -> float | None:
        here = None if self._from_there is None else self._from_there()
        return None if self._told is None or here is None else self._told + here

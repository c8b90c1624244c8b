"""Every connection from its first byte on: counted for its address, ended when it idles or breaks
the protocol. Nothing of what was sent is ever logged."""

import asyncio
import logging
from typing import Any, Final, cast

from aiohttp import web

from tablee.server.web.frames import REFUSED, TOO_MUCH, Frames
from tablee.server.web.hints import without_hint
from tablee.server.wire.bucket import Bucket
from tablee.server.wire.limits import Address, Addresses

PROXY_IDLE: Final = 3630.0
"""A proxy keeps connections for its next client: seconds, longer than they do."""

log: Final = logging.getLogger(__name__)


class Door:
    """Makes the handler of each new connection. `proxies` may bring as many as they like."""

    def __init__(self, server: web.Server, addresses: Addresses, proxies: frozenset[str]) -> None:
        self.server: Final = server
        self.addresses: Final = addresses
        self.proxies: Final = proxies
        self.loop: Final = asyncio.get_running_loop()
        make = server.request_factory
        server.request_factory = lambda message, *about: make(without_hint(message), *about)

    def __call__(self) -> asyncio.Protocol:
        return _Newcomer(self)


class _Newcomer(asyncio.Protocol):
    """Turns one connection too many away before anything is made for it: an address can open and
    lose thousands a second."""

    def __init__(self, door: Door) -> None:
        self._door: Final = door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)  # uvloop's are none by inheritance
        door = self._door
        peer = transport.get_extra_info("peername")
        remote = peer[0] if peer else ""
        address = None if remote in door.proxies else door.addresses[remote]
        if address is not None and not address.may_connect():
            transport.abort()
            return
        handler = DoorHandler(door, address)
        transport.set_protocol(handler)
        handler.connection_made(transport)


class DoorHandler(web.RequestHandler):
    """aiohttp's, which closes a connection that has waited `keepalive_timeout` seconds for a whole
    request. Bodies are never inflated: some bytes would become a great many. `address` is None for
    a proxy's."""

    def __init__(self, door: Door, address: Address | None) -> None:
        limits = door.addresses.limits
        super().__init__(
            door.server,
            loop=door.loop,
            access_log=None,  # type: ignore[arg-type]  # none is kept
            auto_decompress=False,
            keepalive_timeout=PROXY_IDLE if address is None else limits.idle_connection,
        )
        self._addresses: Final = door.addresses
        self._address: Address | None = address
        self._frames: Frames | None = None
        self._bytes: Bucket | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if self._address is not None:
            self._address.connections += 1
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        self.uncount()
        super().connection_lost(exc)

    def uncount(self) -> None:
        """It is gone, or is another node's, which counts it for who is behind."""
        if self._address is not None:
            self._address.connections -= 1
            self._address = None

    def data_received(self, data: bytes) -> None:
        if self._frames is None and self._address is not None and not self._address.is_heard():
            assert self.transport is not None
            self.transport.abort()  # an answer is what a flood would cost
        elif self._bytes is not None and not self._bytes.take(cost=len(data)):
            self._end(TOO_MUCH)
        elif self._frames is not None and not self._frames.are_good(data):
            self._end(REFUSED)
        else:
            super().data_received(data)

    def leave_unread(self) -> None:
        """What has yet to come of this request's body: to hear it out is what a flood wants."""
        self._lingering_time = 0.0

    def _end(self, frame: bytes) -> None:
        transport = self.transport
        if transport is not None:
            transport.write(frame)
            self.force_close()

    def set_parser(self, parser: Any, data_received_cb: Any = None) -> None:
        """From now on a WebSocket."""
        self._frames = Frames()
        self._bytes = self._addresses.bytes_of_a_socket()
        if self._message_tail and not self._frames.are_good(self._message_tail):
            self._message_tail = b""
            self.force_close()
        super().set_parser(parser, data_received_cb)

    def log_exception(self, *args: Any, **more: Any) -> None:
        error = more.get("exc_info")
        log.warning("bad_request", extra={"kind": type(error).__name__})

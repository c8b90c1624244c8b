"""Who asks: their address, and how far away they are, directly, behind a proxy or another node."""

from typing import Final

from aiohttp import web

from tablee.server.nodes.passport import HEADER, Passport, ToldRoundTrip, read
from tablee.server.web.door import DoorHandler
from tablee.server.web.security import address_of
from tablee.server.wire.connection import Connection
from tablee.server.wire.errors import Mistake
from tablee.server.wire.limits import Address, Addresses
from tablee.server.wire.round_trips import RoundTrip, of_socket, told_by_proxy

LARGEST_WISH: Final = 100_000
"""Bytes of a request that brings no record: more would take the tables' time to read."""
_PASSPORT: Final = web.RequestKey("passport", Passport)


class Visitors:
    """`key` is the nodes' own; None: this server is no node, and nobody speaks for others."""

    def __init__(
        self,
        addresses: Addresses,
        proxies: frozenset[str],
        *,
        proxy_measures: bool,
        key: bytes | None,
    ) -> None:
        self._addresses: Final = addresses
        self._proxies: Final = proxies
        self._proxy_measures: Final = proxy_measures
        self._key: Final = key

    def receive(self, request: web.Request) -> None:
        """First of all: what another node says of who is behind it is read, and the request is
        counted."""
        header = request.headers.get(HEADER)
        is_forged = False
        if header is not None and self._key is not None:
            passport = read(header, self._key, request)
            is_forged = passport is None
            if passport is not None:
                request[_PASSPORT] = passport
                self._addresses[request.remote or ""].is_node = True
                if isinstance(request.protocol, DoorHandler):
                    request.protocol.uncount()
        account = self.of(request)
        if not account.requests.take():
            account.trouble.take()
            _leave_unread(request)
            raise Mistake("slow_down")
        if is_forged:
            raise Mistake("not_found")

    def is_passed_on(self, request: web.Request) -> bool:
        return _PASSPORT in request

    def address(self, request: web.Request) -> str:
        passport = request.get(_PASSPORT)
        return address_of(request, self._proxies) if passport is None else passport.address

    def passport(self, request: web.Request) -> Passport:
        """For whom another node is asked."""
        return Passport(self.address(request), measured=False)

    def of(self, request: web.Request) -> Address:
        """What that address has asked for."""
        return self._addresses[self.address(request)]

    def welcome(self, request: web.Request) -> Address:
        """The same, for who may open another socket."""
        address = self.of(request)
        if not address.may_open_socket():
            raise Mistake("slow_down")
        return address

    def measured(self, request: web.Request) -> RoundTrip | None:
        """The round trip as a kernel knows it."""
        if (request.remote or "") in self._proxies:
            return told_by_proxy(request.headers) if self._proxy_measures else None
        return _of_transport(request)

    def measure(self, request: web.Request, connection: Connection) -> None:
        passport = request.get(_PASSPORT)
        if passport is None:
            connection.measure(self.measured(request))
            return
        told = ToldRoundTrip(_of_transport(request))
        connection.opened = told.hear
        connection.measure(told if passport.measured else None)


def _of_transport(request: web.Request) -> RoundTrip | None:
    transport = request.transport
    return None if transport is None else of_socket(transport.get_extra_info("socket"))


def _leave_unread(request: web.Request) -> None:
    """A body that is too large to be heard out for the sake of the answer alone."""
    size = request.content_length
    is_large = request.can_read_body and (size is None or size > LARGEST_WISH)
    if is_large and isinstance(request.protocol, DoorHandler):
        request.protocol.leave_unread()

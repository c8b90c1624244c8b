"""The route of a table's WebSocket: to the table, or to the node that has it."""

from typing import Final

from aiohttp import web

from tablee.server.nodes.passing import Passing
from tablee.server.nodes.passport import Passport
from tablee.server.tables.lobby import Lobby
from tablee.server.web.live_socket import converse, turn_away
from tablee.server.web.reception import Reception
from tablee.server.web.visitors import Visitors
from tablee.server.wire.connection import Connection
from tablee.server.wire.errors import Mistake, TableClosed
from tablee.server.wire.limits import Address
from tablee.store.troubles import Elsewhere


class LiveRoute:
    def __init__(
        self, lobby: Lobby, reception: Reception, visitors: Visitors, passing: Passing | None
    ) -> None:
        self._lobby: Final = lobby
        self._house: Final = lobby.house
        self._reception: Final = reception
        self._visitors: Final = visitors
        self._passing: Final = passing

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/api/tables/{code}/live", self._live)]

    async def _live(self, request: web.Request) -> web.StreamResponse:
        account = self._visitors.welcome(request)
        account.sockets += 1
        try:
            return await self._admit(request, account)
        finally:
            account.sockets -= 1

    async def _admit(self, request: web.Request, account: Address) -> web.StreamResponse:
        try:
            table = await self._lobby.find(request.match_info["code"])
        except TableClosed:
            return await turn_away(request, "closed")
        except Mistake:
            return await turn_away(request, "set_aside")
        except Elsewhere as elsewhere:
            return await self._pass_on(request, elsewhere.node)
        if table is None:
            return await turn_away(request, "no_table" if self._lobby.is_open else "stopping")
        guest = await self._reception.guest(request)
        connection = Connection(
            "" if guest is None else guest.id,
            "" if guest is None else guest.name,
            self._house.clock,
            self._house.limits,
            request.query.get("seat", ""),
            self._visitors.address(request),
            "" if guest is None else guest.face,
        )
        self._visitors.measure(request, connection)
        return await converse(request, table, connection, account.trouble)

    async def _pass_on(self, request: web.Request, node: int) -> web.StreamResponse:
        """One that was passed on already finds its way anew: the table has moved."""
        if self._passing is None or self._visitors.is_passed_on(request):
            return await turn_away(request, "stopping")
        measured = self._visitors.measured(request)
        passport = Passport(self._visitors.address(request), measured is not None)
        far = await self._passing.open(request, node, passport)
        if far is None:
            return await turn_away(request, "stopping")
        return await self._passing.pass_on(request, far, node, measured)

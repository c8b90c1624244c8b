"""The routes of tables: made and listed."""

from typing import Final

from aiohttp import web

from tablee.server.nodes.board import Board
from tablee.server.tables.listing import look, public
from tablee.server.tables.lobby import Lobby
from tablee.server.web.bodies import json_answer, read_body
from tablee.server.web.reception import Reception
from tablee.server.wire.api import Created, NewTable


class TableRoutes:
    """`board`: where the open tables of other nodes are told, if there are any."""

    def __init__(self, lobby: Lobby, reception: Reception, board: Board | None) -> None:
        self._lobby: Final = lobby
        self._reception: Final = reception
        self._board: Final = board

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/tables", self._tables),
            web.post("/api/tables", self._make),
            web.get("/api/tables/{code}", self._table),
        ]

    async def _tables(self, request: web.Request) -> web.Response:
        board = self._board
        return json_answer(public(self._lobby) if board is None else await board.read())

    async def _make(self, request: web.Request) -> web.Response:
        guest = await self._reception.need_guest(request)
        wanted = await read_body(request, NewTable)
        self._reception.count_made(request)
        code = (await self._lobby.make(guest, wanted)).state.code
        return json_answer(Created(code, self._lobby.house.link(code)))

    async def _table(self, request: web.Request) -> web.Response:
        return json_answer(await look(self._lobby, request.match_info["code"]))

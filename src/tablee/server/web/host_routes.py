"""The routes of whoever runs the server. To anybody else there is nothing here."""

import logging
import time
from typing import Final

import msgspec
from aiohttp import web

from tablee import __version__
from tablee.server.nodes.passing import Passing
from tablee.server.tables.caretaking import close_for_good, turn_out
from tablee.server.tables.inbox import TurnOut
from tablee.server.tables.lobby import Lobby
from tablee.server.web.backup_route import BackupRoute
from tablee.server.web.bodies import json_answer, read_body
from tablee.server.web.host_key import COOKIE, HostKey
from tablee.server.web.host_tables import host_tables
from tablee.server.web.pages import HIDDEN, Pages
from tablee.server.web.reception import Reception
from tablee.server.wire.errors import Mistake
from tablee.server.wire.host_api import HostHouse, HostNode, HostSecret, TurnSomebodyOut
from tablee.store.engine import file_of, full_url
from tablee.store.node_store import NodeStore
from tablee.store.troubles import Elsewhere

log: Final = logging.getLogger(__name__)


class HostRoutes:
    """`passing`: the way to other nodes, if there are any; `store`: its URL."""

    def __init__(
        self, lobby: Lobby, reception: Reception, pages: Pages, passing: Passing | None, store: str
    ) -> None:
        self._lobby: Final = lobby
        self._house: Final = lobby.house
        self._reception: Final = reception
        self._pages: Final = pages
        self._passing: Final = passing
        self._store: Final = store
        self._key: Final = HostKey(lobby.house.host_secret)
        self._backup: Final = BackupRoute(store)
        self._started: Final = time.time()

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get(f"/{HIDDEN}", self._page),
            web.post("/api/host/enter", self._enter),
            web.post("/api/host/leave", self._leave),
            web.get("/api/host", self._tell),
            web.get("/api/host/tables", self._tables),
            web.post("/api/host/tables/{code}/close", self._close),
            web.post("/api/host/tables/{code}/remove", self._remove),
            web.get("/api/host/backup", self._hand_backup_over),
        ]

    # --- coming in ----------------------------------------------------------------------------

    async def _page(self, request: web.Request) -> web.StreamResponse:
        """What stands behind a # is told to no server: the page itself exchanges the secret. Until
        then nobody is told that it is one."""
        if self._is_host(request):
            return self._pages.with_head("")
        if "text/html" not in request.headers.get("Accept", ""):
            raise Mistake("not_found")
        return self._pages.hidden()

    async def _enter(self, request: web.Request) -> web.Response:
        self._reception.count_guess(request)
        told = await read_body(request, HostSecret)
        if not self._key.is_secret(told.secret):
            log.warning("host_refused")
            raise Mistake("wrong_secret")
        log.info("host_entered")
        answer = json_answer(True)
        self._key.give(answer, is_encrypted=self._house.url.startswith("https:"))
        return answer

    async def _leave(self, request: web.Request) -> web.Response:
        answer = json_answer(True)
        answer.del_cookie(COOKIE, httponly=True, samesite="Strict")
        return answer

    def _is_host(self, request: web.Request) -> bool:
        """A cookie that was made up is a guess at the secret."""
        cookie = request.cookies.get(COOKIE, "")
        if not cookie:
            return False
        if not self._key.is_signed(cookie):
            self._reception.count_guess(request)
            return False
        return self._key.is_good(cookie)

    def _need_host(self, request: web.Request) -> None:
        if not self._is_host(request):
            raise Mistake("not_found")

    # --- looking ------------------------------------------------------------------------------

    async def _tell(self, request: web.Request) -> web.Response:
        self._need_host(request)
        house, store = self._house, self._house.store
        nodes: dict[int, str] = {}
        number = 0
        if isinstance(store, NodeStore):
            nodes, number = await store.addresses(), store.number
        tables, connections = self._lobby.count()
        is_file = file_of(full_url(self._store)) is not None
        return json_answer(
            HostHouse(
                version=__version__,
                started=self._started,
                url=house.url,
                store="sqlite" if is_file else "postgresql",
                node=number,
                nodes=[HostNode(one, address) for one, address in sorted(nodes.items())],
                tables=tables,
                connections=connections,
                moves=house.metrics.moves,
                errors=house.metrics.errors,
                store_trouble=store.writer.trouble,
                holdings=await store.holdings(),
                limits=msgspec.to_builtins(house.limits),
            )
        )

    async def _tables(self, request: web.Request) -> web.Response:
        self._need_host(request)
        return json_answer(await host_tables(self._lobby, request.query.get("code", "")))

    # --- doing --------------------------------------------------------------------------------

    async def _close(self, request: web.Request) -> web.Response:
        self._need_host(request)
        code = _code(request)
        try:
            await close_for_good(self._lobby, code)
        except Elsewhere as elsewhere:
            return await self._passed(request, elsewhere.node)
        log.warning("table_closed_by_host", extra={"table": code})
        return json_answer(True)

    async def _remove(self, request: web.Request) -> web.Response:
        self._need_host(request)
        code, whom = _code(request), await read_body(request, TurnSomebodyOut)
        try:
            await turn_out(self._lobby, code, TurnOut(whom.seat, whom.name))
        except Elsewhere as elsewhere:
            return await self._passed(request, elsewhere.node)
        log.warning("guest_removed_by_host", extra={"table": code})
        return json_answer(True)

    async def _passed(self, request: web.Request, node: int) -> web.Response:
        """To the node that has the table, which does it. One that was passed on already is not
        passed on again: the table is moving, and is found a moment later."""
        if self._passing is None or self._reception.is_passed_on(request):
            raise Mistake("store_away")
        cookie = request.headers.get("Cookie", "")
        passport = self._reception.passport(request)
        body = await request.read()
        status, answer = await self._passing.ask(node, request.path, body, cookie, passport)
        return web.Response(status=status, body=answer, content_type="application/json")

    async def _hand_backup_over(self, request: web.Request) -> web.StreamResponse:
        self._need_host(request)
        answer = await self._backup.hand_over(request)
        log.info("backup_handed_over")
        return answer


def _code(request: web.Request) -> str:
    return request.match_info["code"].upper()

"""The HTTP side: routes, and what every request goes through."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from aiohttp import web

from tablee.packs.words import Wording
from tablee.server.logs import place_of
from tablee.server.nodes.board import Board
from tablee.server.nodes.passing import Passing
from tablee.server.tables.forgetting import Forgetting
from tablee.server.tables.lobby import Lobby
from tablee.server.web.bodies import problem
from tablee.server.web.figure_routes import FigureRoutes
from tablee.server.web.game_routes import GameRoutes
from tablee.server.web.guest_routes import GuestRoutes
from tablee.server.web.host_routes import HostRoutes
from tablee.server.web.invitations import Invitations
from tablee.server.web.live_route import LiveRoute
from tablee.server.web.pad_routes import PadRoutes
from tablee.server.web.pages import Pages
from tablee.server.web.portrait_routes import PortraitRoutes
from tablee.server.web.puzzle_routes import PuzzleRoutes
from tablee.server.web.reception import Reception
from tablee.server.web.record_routes import RecordRoutes
from tablee.server.web.security import ENCRYPTED, HEADERS, check_origin
from tablee.server.web.table_routes import TableRoutes
from tablee.server.web.visitors import LARGEST_WISH, Visitors
from tablee.server.wire.errors import TEXTS, Mistake
from tablee.server.wire.limits import Addresses
from tablee.store.troubles import Away

LARGEST_BODY: Final = 1_000_000
"""Of a request that brings a record."""
WITH_RECORD: Final = frozenset(("/api/replay", "/api/audit", "/api/continue"))
LONGEST_PATH: Final = 200
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log: Final = logging.getLogger(__name__)


class Web:
    def __init__(
        self,
        lobby: Lobby,
        pages: Pages,
        addresses: Addresses,
        proxies: frozenset[str],
        *,
        proxy_measures: bool,
        titles: Mapping[str, Wording],
        store: str,
        forgetting: Forgetting,
        passing: Passing | None = None,
        board: Board | None = None,
    ) -> None:
        self._lobby: Final = lobby
        self._house: Final = lobby.house
        self._pages: Final = pages
        self._visitors: Final = Visitors(
            addresses,
            proxies,
            proxy_measures=proxy_measures,
            key=None if passing is None else passing.key,
        )
        self._reception: Final = Reception(lobby.house, self._visitors)
        self._titles: Final = titles
        self._store: Final = store
        self._forgetting: Final = forgetting
        self._passing: Final = passing
        self._board: Final = board
        is_encrypted = lobby.house.url.startswith("https:")
        self._headers: Final = HEADERS | ENCRYPTED if is_encrypted else HEADERS

    def app(self) -> web.Application:
        lobby, reception = self._lobby, self._reception
        app = web.Application(middlewares=[self._guard], client_max_size=LARGEST_BODY)
        app.router.add_routes(
            [
                *GuestRoutes(lobby, reception).routes(),
                *PortraitRoutes(self._forgetting, reception).routes(),
                *GameRoutes(reception, self._titles).routes(),
                *PadRoutes().routes(),
                *PuzzleRoutes(reception).routes(),
                *TableRoutes(lobby, reception, self._board).routes(),
                *LiveRoute(lobby, reception, self._visitors, self._passing).routes(),
                *RecordRoutes(lobby, reception).routes(),
                *FigureRoutes(reception).routes(),
                *Invitations(lobby, self._pages, self._titles).routes(),
                *HostRoutes(lobby, reception, self._pages, self._passing, self._store).routes(),
                web.get("/healthz", self._health),
                web.get("/metrics", self._metrics),
                web.get("/{path:(?!api/).*}", self._pages.serve),
            ]
        )
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            self._visitors.receive(request)
            _check_path(request)
            if request.method not in ("GET", "HEAD") or request.path.endswith("/live"):
                check_origin(request, self._house.url)
            if request.can_read_body:
                await self._read(request)
            response = await handler(request)
        except Mistake as mistake:
            response = problem(mistake.code, mistake.text)
            if mistake.code == "too_slow":
                response.force_close()
        except Away:
            response = problem("store_away", TEXTS["store_away"])
        except web.HTTPRequestEntityTooLarge:
            response = problem("too_large", TEXTS["too_large"])
        except web.HTTPMethodNotAllowed:
            response = problem("method", TEXTS["method"])
        except web.HTTPException:
            response = problem("not_found", TEXTS["not_found"])
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception as error:
            self._house.metrics.errors += 1
            about = {"kind": type(error).__name__, "place": place_of(error)}
            log.error("request_error", extra=about)
            response = problem("internal", "Something went wrong on the server.")
        if not response.prepared:
            response.headers.update(self._headers)
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    async def _read(self, request: web.Request) -> None:
        """The body, for whoever asks for it later."""
        if request.headers.get("Content-Encoding", "identity") != "identity":
            raise Mistake("encoded")
        try:
            async with asyncio.timeout(self._house.limits.body):
                size = len(await request.read())
        except TimeoutError:
            raise Mistake("too_slow") from None
        if size > LARGEST_WISH and request.path not in WITH_RECORD:
            raise Mistake("too_large")

    async def _health(self, request: web.Request) -> web.Response:
        trouble = await self._house.store.check()
        if trouble:
            return web.Response(text=f"not well: {trouble}\n", status=503)
        return web.Response(text="well\n")

    async def _metrics(self, request: web.Request) -> web.Response:
        tables, players = self._lobby.count()
        writer, bots = self._house.store.writer, self._house.thinkers.failures
        is_away = bool(writer.trouble)
        text = self._house.metrics.text(tables, players, writer.lag, bots, is_away=is_away)
        return web.Response(text=text)


def _check_path(request: web.Request) -> None:
    """No file, record or table has such a name."""
    if len(request.path) > LONGEST_PATH or not request.path.isprintable():
        raise Mistake("not_found")

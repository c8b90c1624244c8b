"""The HTTP side: routes, and what every request goes through."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Final

import msgspec
import segno
from aiohttp import web

from tablee.games import GAMES
from tablee.rulebook import LANGUAGES, rulebook
from tablee.server.answers import json_answer, problem, read_body
from tablee.server.api import Answers, Created, Me, NewTable, Played, Rename, Return
from tablee.server.catalogue import game_info
from tablee.server.connection import Connection
from tablee.server.errors import TEXTS, Mistake
from tablee.server.guests import COOKIE, Guests
from tablee.server.limits import Addresses
from tablee.server.live_socket import converse
from tablee.server.lobby import Lobby, listed
from tablee.server.pages import Pages
from tablee.server.protocol import Result
from tablee.server.records import Records
from tablee.server.security import HEADERS, address_of, check_origin
from tablee.server.table import Table
from tablee.server.teaching import lesson_part, pictures_of
from tablee.store.rows import GuestRow, PlayedRow
from tablee.words.themes import decks, languages, load_deck

LARGEST_BODY: Final = 1_000_000
YEAR: Final = 365 * 86400
MOST_PLAYED: Final = 100
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log: Final = logging.getLogger(__name__)


class Web:
    def __init__(self, lobby: Lobby, pages: Pages, proxies: frozenset[str] = frozenset()) -> None:
        self._lobby: Final = lobby
        self._house: Final = lobby.house
        self._pages: Final = pages
        self._proxies: Final = proxies
        self._guests: Final = Guests(lobby.house.store, lobby.house.key)
        self._addresses: Final = Addresses(lobby.house.clock, lobby.house.limits)
        self._records: Final = Records(lobby, self._need_guest, self._count_made)

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self._guard], client_max_size=LARGEST_BODY)
        app.router.add_routes(
            [
                web.get("/api/me", self._me),
                web.put("/api/me", self._rename),
                web.post("/api/return", self._return),
                web.get("/api/games", self._games),
                web.get("/api/rules/{game}/{language}", self._rules),
                web.get("/api/rules/{game}/{language}/pictures", self._pictures),
                web.post("/api/lessons/{game}/{language}", self._lesson),
                web.get("/api/themes/{language}/{deck}", self._themes),
                web.get("/api/tables", self._tables),
                web.post("/api/tables", self._make_table),
                web.get("/api/tables/{code}", self._table),
                web.get("/api/tables/{code}/qr.svg", self._qr),
                web.get("/api/tables/{code}/live", self._live),
                web.get("/api/my-games", self._my_games),
                *self._records.routes(),
                web.get("/healthz", self._health),
                web.get("/metrics", self._metrics),
                web.get("/{path:(?!api/).*}", self._pages.serve),
            ]
        )
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if not self._addresses[self._address(request)].requests.take():
                raise Mistake("slow_down")
            if request.method not in ("GET", "HEAD") or request.path.endswith("/live"):
                check_origin(request, self._house.url)
            response = await handler(request)
        except Mistake as mistake:
            response = problem(mistake.code, mistake.text)
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
            place = traceback.extract_tb(error.__traceback__)[-1]
            about = {"kind": type(error).__name__, "place": f"{place.filename}:{place.lineno}"}
            log.error("request_error", extra=about)
            response = problem("internal", "Something went wrong on the server.")
        if not response.prepared:
            response.headers.update(HEADERS)
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    def _address(self, request: web.Request) -> str:
        return address_of(request, self._proxies)

    # --- guests -------------------------------------------------------------------------------

    async def _guest(self, request: web.Request) -> GuestRow | None:
        return await self._guests.by_cookie(request.cookies.get(COOKIE, ""))

    async def _need_guest(self, request: web.Request) -> GuestRow:
        guest = await self._guest(request)
        if guest is None:
            raise Mistake("no_guest")
        return guest

    def _answer_me(self, guest: GuestRow) -> web.Response:
        me = Me(name=guest.name, return_code=self._guests.return_code(guest))
        response = json_answer(me)
        response.set_cookie(
            COOKIE,
            self._guests.cookie(guest),
            max_age=YEAR,
            httponly=True,
            samesite="Lax",
            secure=self._house.url.startswith("https:"),
        )
        return response

    async def _me(self, request: web.Request) -> web.Response:
        return self._answer_me(await self._need_guest(request))

    async def _rename(self, request: web.Request) -> web.Response:
        wanted = await read_body(request, Rename)
        guest = await self._guest(request)
        if guest is not None:
            renamed = await self._guests.rename(guest, wanted.name)
            self._lobby.rename(renamed)
            return self._answer_me(renamed)
        self._count_made(request)
        return self._answer_me(await self._guests.make(wanted.name))

    async def _return(self, request: web.Request) -> web.Response:
        self._count_made(request)
        guest = await self._guests.by_return_code((await read_body(request, Return)).code)
        if guest is None:
            raise Mistake("unknown_code")
        return self._answer_me(guest)

    def _count_made(self, request: web.Request) -> None:
        if not self._addresses[self._address(request)].made.take():
            raise Mistake("slow_down")

    # --- games and rules ----------------------------------------------------------------------

    async def _games(self, request: web.Request) -> web.Response:
        levels = self._house.thinkers.levels
        return json_answer([game_info(game, levels) for game in GAMES.values()])

    async def _themes(self, request: web.Request) -> web.Response:
        """The themes of a deck of Blitz!, in the order of its cards."""
        language, deck = request.match_info["language"], request.match_info["deck"]
        if language not in languages() or deck not in map(str, decks(language)):
            raise Mistake("not_found")
        return json_answer([theme.text for theme in load_deck(language, int(deck))])

    async def _rules(self, request: web.Request) -> web.Response:
        return json_answer(rulebook(*_book(request)))

    async def _pictures(self, request: web.Request) -> web.Response:
        response = json_answer(pictures_of(*_book(request)))
        response.enable_compression()
        return response

    async def _lesson(self, request: web.Request) -> web.Response:
        return json_answer(lesson_part(*_book(request), await read_body(request, Answers)))

    # --- tables -------------------------------------------------------------------------------

    async def _tables(self, request: web.Request) -> web.Response:
        return json_answer(self._lobby.public())

    async def _make_table(self, request: web.Request) -> web.Response:
        guest = await self._need_guest(request)
        wanted = await read_body(request, NewTable)
        self._count_made(request)
        code = (await self._lobby.make(guest, wanted)).state.code
        return json_answer(Created(code, self._house.link(code)))

    async def _find(self, request: web.Request) -> Table:
        table = await self._lobby.find(request.match_info["code"])
        if table is None:
            raise Mistake("no_table")
        return table

    async def _table(self, request: web.Request) -> web.Response:
        return json_answer(listed(await self._find(request)))

    async def _qr(self, request: web.Request) -> web.Response:
        table = await self._find(request)
        picture = BytesIO()
        code = segno.make(self._house.link(table.state.code), error="m")
        code.save(picture, kind="svg", scale=8, border=2, xmldecl=False)
        return web.Response(body=picture.getvalue(), content_type="image/svg+xml")

    async def _live(self, request: web.Request) -> web.StreamResponse:
        table = await self._find(request)
        guest = await self._guest(request)
        address = self._addresses[self._address(request)]
        if address.sockets >= self._house.limits.sockets:
            raise Mistake("slow_down")
        name = "" if guest is None else guest.name
        connection = Connection(
            "" if guest is None else guest.id,
            name,
            self._house.clock,
            self._house.limits,
            request.query.get("seat", ""),
        )
        if (request.remote or "") not in self._proxies and request.transport is not None:
            connection.watch_kernel(request.transport.get_extra_info("socket"))
        address.sockets += 1
        try:
            return await converse(request, table, connection)
        finally:
            address.sockets -= 1

    # --- records ------------------------------------------------------------------------------

    async def _my_games(self, request: web.Request) -> web.Response:
        guest = await self._need_guest(request)
        rows = await self._house.store.games_of(guest.id, MOST_PLAYED)
        return json_answer([_played(row) for row in rows])

    # --- operations ---------------------------------------------------------------------------

    async def _health(self, request: web.Request) -> web.Response:
        await self._house.store.key("health", "well")
        return web.Response(text="well\n")

    async def _metrics(self, request: web.Request) -> web.Response:
        tables, players = self._lobby.count()
        lag = self._house.store.writer.lag
        return web.Response(text=self._house.metrics.text(tables, players, lag))


def _book(request: web.Request) -> tuple[str, str]:
    """A game and a language there are rules in."""
    game, language = request.match_info["game"], request.match_info["language"]
    if game not in GAMES or language not in LANGUAGES:
        raise Mistake("no_game")
    return game, language


def _played(row: PlayedRow) -> Played:
    game = row.game
    result = msgspec.json.decode(game.result, type=Result) if game.result else None
    return Played(
        record=game.id,
        code=game.code,
        game=game.game,
        names=game.names,
        when=game.started,
        seat=row.seat,
        scores=result.scores if result else [],
        places=result.places if result else [],
        continued=bool(game.continues),
    )

"""The routes of who one is: a name, and coming back as the same person."""

from typing import Final

from aiohttp import web

from tablee.server.tables.lobby import Lobby
from tablee.server.web.bodies import json_answer, read_body
from tablee.server.web.guests import COOKIE
from tablee.server.web.reception import Reception
from tablee.server.wire import api
from tablee.server.wire.errors import Mistake
from tablee.server.wire.names import is_invented, some_name
from tablee.store.rows import GuestRow

RENAME_COST: Final = 10.0
"""In requests: every table of a guest is told of a new name."""
YEAR: Final = 365 * 86400


class GuestRoutes:
    def __init__(self, lobby: Lobby, reception: Reception) -> None:
        self._lobby: Final = lobby
        self._reception: Final = reception
        self._guests: Final = reception.guests

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/me", self._me),
            web.put("/api/me", self._rename),
            web.post("/api/return", self._return),
            web.post("/api/return/who", self._who_returns),
        ]

    async def _me(self, request: web.Request) -> web.Response:
        guest = await self._reception.guest(request)
        return json_answer(None) if guest is None else self._answer(guest)

    async def _rename(self, request: web.Request) -> web.Response:
        wanted = await read_body(request, api.Rename)
        guest = await self._reception.guest(request)
        if guest is None:
            self._reception.count_made(request)
            name = some_name(wanted.language) if wanted.name is None else wanted.name
            return self._answer(await self._guests.make(name, wanted.face or ""))
        if wanted.name is None and wanted.face is None:
            return self._answer(guest)
        if not self._reception.account(request).requests.take(cost=RENAME_COST):
            raise Mistake("slow_down")
        name = guest.name if wanted.name is None else wanted.name
        face = guest.face if wanted.face is None else wanted.face
        renamed = await self._guests.rename(guest, name, face)
        self._lobby.rename(renamed)
        return self._answer(renamed)

    async def _return(self, request: web.Request) -> web.Response:
        return self._answer(await self._returning(request))

    async def _who_returns(self, request: web.Request) -> web.Response:
        """Nobody is replaced by asking."""
        guest = await self._returning(request)
        return json_answer(api.Me(name=guest.name, face=guest.face))

    async def _returning(self, request: web.Request) -> GuestRow:
        self._reception.count_guess(request)
        guest = await self._guests.by_return_code((await read_body(request, api.Return)).code)
        if guest is None:
            raise Mistake("unknown_code")
        return guest

    def _answer(self, guest: GuestRow) -> web.Response:
        me = api.Me(
            name=guest.name,
            return_code=self._guests.return_code(guest),
            is_invented=is_invented(guest.name),
            face=guest.face,
        )
        response = json_answer(me)
        response.set_cookie(
            COOKIE,
            self._guests.cookie(guest),
            max_age=YEAR,
            httponly=True,
            samesite="Lax",
            secure=self._reception.house.url.startswith("https:"),
        )
        return response

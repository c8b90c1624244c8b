"""The routes of what is kept about a guest: seen, taken along, deleted. Only the guest's own cookie
opens them."""

import asyncio
from typing import Final

from aiohttp import web

from tablee.server.tables.forgetting import Forgetting
from tablee.server.web.bodies import json_answer, read_body
from tablee.server.web.guests import COOKIE
from tablee.server.web.portrait import Portrait
from tablee.server.web.reception import Reception
from tablee.server.web.security import HEADERS
from tablee.server.wire import api
from tablee.server.wire.errors import Mistake

LOOK_COST: Final = 20.0
"""In requests: every table is looked through."""
READ_SECONDS: Final = 30.0
"""In which whoever takes the file along reads a piece of it."""


class PortraitRoutes:
    def __init__(self, forgetting: Forgetting, reception: Reception) -> None:
        self._forgetting: Final = forgetting
        self._reception: Final = reception
        self._store: Final = reception.house.store

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/me/kept", self._kept),
            web.get("/api/me/file", self._file),
            web.post("/api/me/forget", self._forget),
        ]

    async def _kept(self, request: web.Request) -> web.Response:
        guest = await self._reception.need_guest(request)
        if not self._reception.account(request).requests.take(cost=LOOK_COST):
            raise Mistake("slow_down")
        return json_answer(await Portrait(self._store, guest).in_numbers())

    async def _file(self, request: web.Request) -> web.StreamResponse:
        guest = await self._reception.need_guest(request)
        self._reception.count_made(request)
        pieces = Portrait(self._store, guest).file()
        first = await anext(pieces)  # what goes wrong until here is answered as anywhere
        response = web.StreamResponse()
        response.content_type = "application/json"
        response.headers["Content-Disposition"] = 'attachment; filename="tablee.json"'
        response.headers.update({**HEADERS, "Cache-Control": "no-store"})
        await response.prepare(request)
        try:
            async with asyncio.timeout(READ_SECONDS):
                await response.write(first)
            async for piece in pieces:
                async with asyncio.timeout(READ_SECONDS):
                    await response.write(piece)
        except Exception as error:
            # No answer can be given any more: cut off, it is not taken for the whole file.
            if request.transport is not None:
                request.transport.abort()
            raise ConnectionResetError from error
        await response.write_eof()
        return response

    async def _forget(self, request: web.Request) -> web.Response:
        guest = await self._reception.need_guest(request)
        wanted = await read_body(request, api.Forget)
        self._reception.count_made(request)
        await self._forgetting.forget(guest, wanted.language)
        response = json_answer(None)
        response.del_cookie(COOKIE, httponly=True, samesite="Lax")
        return response

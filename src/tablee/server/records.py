"""The routes of finished games: their record, their replay, whether it verifies, playing on."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.records import Record, read_record
from tablee.core.seats import Seat
from tablee.lab.audit import audit
from tablee.server.answers import json_answer, read_body
from tablee.server.api import Continue, Created
from tablee.server.continuing import beginning
from tablee.server.errors import Mistake
from tablee.server.lobby import Lobby
from tablee.server.replays import MOST_LINES, replay_of
from tablee.store.rows import GuestRow

OPEN: Final = "open"
"""The `seat` of who sees every card."""


class Records:
    """Only of games that are over; anyone who has a record's name may read it."""

    def __init__(
        self,
        lobby: Lobby,
        need_guest: Callable[[web.Request], Awaitable[GuestRow]],
        count_made: Callable[[web.Request], None],
    ) -> None:
        self._lobby: Final = lobby
        self._house: Final = lobby.house
        self._need_guest: Final = need_guest
        self._count_made: Final = count_made

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/records/{record}", self._text),
            web.get("/api/records/{record}/replay", self._replay),
            web.get("/api/records/{record}/audit", self._audit),
            web.post("/api/replay", self._replay_upload),
            web.post("/api/audit", self._audit_upload),
            web.post("/api/continue", self._continue),
        ]

    async def _find(self, name: str) -> Record:
        game = await self._house.store.game(name)
        if game is None or not game.result:
            raise Mistake("no_record")
        return game.record(await self._house.store.moves(game.id))

    async def _uploaded(self, request: web.Request) -> Record:
        self._count_made(request)
        try:
            return _read(await request.text())
        except UnicodeDecodeError:
            raise Mistake("bad_record") from None

    async def _text(self, request: web.Request) -> web.Response:
        name = request.match_info["record"]
        record = await self._find(name)
        headers = {"Content-Disposition": f'attachment; filename="tablee-{name}.txt"'}
        return web.Response(text=record.text(), headers=headers)

    async def _replay(self, request: web.Request) -> web.Response:
        return await _replayed(request, await self._find(request.match_info["record"]))

    async def _replay_upload(self, request: web.Request) -> web.Response:
        return await _replayed(request, await self._uploaded(request))

    async def _audit(self, request: web.Request) -> web.Response:
        return await _audited(await self._find(request.match_info["record"]))

    async def _audit_upload(self, request: web.Request) -> web.Response:
        return await _audited(await self._uploaded(request))

    async def _continue(self, request: web.Request) -> web.Response:
        guest = await self._need_guest(request)
        wanted = await read_body(request, Continue)
        self._count_made(request)
        record = _read(wanted.text) if wanted.text else await self._find(wanted.record)
        luck = FastChance(secrets.randbits(62))
        begun = await asyncio.to_thread(
            beginning, record, wanted.record, wanted.seat, wanted.at, luck
        )
        table = await self._lobby.go_on(guest, begun, wanted.bots)
        code = table.state.code
        return json_answer(Created(code, self._house.link(code)))


def _read(text: str) -> Record:
    try:
        record = read_record(text)
    except NotationError as error:
        raise Mistake("bad_record", str(error)) from None
    if len(record.lines) > MOST_LINES:
        raise Mistake("bad_record", f"This record has more than {MOST_LINES} moves.")
    return record


def _seat(request: web.Request) -> Seat | None:
    text = request.query.get("seat", OPEN)
    if text == OPEN:
        return None
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Mistake("seat_unknown")
    return int(text)


async def _replayed(request: web.Request, record: Record) -> web.Response:
    response = json_answer(await asyncio.to_thread(replay_of, record, _seat(request)))
    response.enable_compression()
    return response


async def _audited(record: Record) -> web.Response:
    return json_answer(await asyncio.to_thread(audit, record))

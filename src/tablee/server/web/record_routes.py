"""The routes of games that were played: one's own, a record, its replay and audit, playing on."""

import re
import time
from typing import Final

import msgspec
from aiohttp import web

from tablee.core.records import Record
from tablee.core.seats import Seat
from tablee.history.analysis.findings import RECKONING
from tablee.server.tables.caretaking import closed_among
from tablee.server.tables.lobby import Lobby
from tablee.server.web.bodies import json_answer, packed_answer, read_body
from tablee.server.web.reception import Reception
from tablee.server.wire.api import Analysed, Continue, Created, Played
from tablee.server.wire.errors import Mistake
from tablee.server.work import jobs
from tablee.server.work.continuing import Beginning
from tablee.server.work.jobs import Errand
from tablee.store.rows import GameRow, PlayedRow
from tablee.table.told import Result

NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""Of a record; PostgreSQL takes not every text for one."""
NO_FILE_NAME: Final = re.compile(r"[^A-Za-z0-9_-]+")
OPEN: Final = "open"
"""The `seat` of who sees every card."""
MOST_PLAYED: Final = 100


class RecordRoutes:
    """Records are only of games that are over; anyone who has a record's name may read it."""

    def __init__(self, lobby: Lobby, reception: Reception) -> None:
        self._lobby: Final = lobby
        self._house: Final = lobby.house
        self._reception: Final = reception

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/my-games", self._mine),
            web.get("/api/records/{record}", self._text),
            web.get("/api/records/{record}/replay", self._replay),
            web.get("/api/records/{record}/audit", self._audit),
            web.post("/api/records/{record}/analysis", self._analysis),
            web.post("/api/replay", self._replay_upload),
            web.post("/api/audit", self._audit_upload),
            web.post("/api/continue", self._continue),
        ]

    async def _mine(self, request: web.Request) -> web.Response:
        """Those that go on too."""
        guest = await self._reception.guest(request)
        if guest is None:
            return json_answer([])
        rows = await self._house.store.games_of(guest.id, MOST_PLAYED)
        guests = await self._house.store.guests_at([row.game.id for row in rows])
        closed = await closed_among(
            self._lobby, {row.game.code for row in rows if not row.game.result}
        )
        return json_answer(
            [
                _played(
                    row,
                    [seat for seat, one in sorted(guests[row.game.id].items()) if one != guest.id],
                    awaited=self._awaits(row),
                    closed=not row.game.result and row.game.code in closed,
                )
                for row in rows
            ]
        )

    def _awaits(self, row: PlayedRow) -> bool:
        """As who sits there is told: of a table that another node has, nothing is known here."""
        table = self._lobby.tables.get(row.game.code)
        if table is None or table.live is None or table.live.record != row.game.id:
            return False
        return table.is_playing and row.seat in table.live.course.state.asked(row.seat).to_act

    async def _row(self, name: str) -> GameRow:
        game = await self._house.store.game(name) if NAME.fullmatch(name) else None
        if game is None or not game.result:
            raise Mistake("no_record")
        return game

    async def _find(self, name: str) -> Record:
        game = await self._row(name)
        return game.record(await self._house.store.moves(game.id))

    async def _stored(self, request: web.Request) -> str:
        return (await self._find(request.match_info["record"])).text()

    async def _uploaded(self, request: web.Request) -> str:
        self._reception.count_made(request)
        try:
            # whatever charset the request names: to decode one of them takes a minute
            return (await request.read()).decode()
        except UnicodeDecodeError:
            raise Mistake("bad_record") from None

    async def _text(self, request: web.Request) -> web.Response:
        game = await self._row(request.match_info["record"])
        record = game.record(await self._house.store.moves(game.id))
        headers = {"Content-Disposition": f'attachment; filename="{_file_name(game)}"'}
        return web.Response(text=record.text(), headers=headers)

    async def _replay(self, request: web.Request) -> web.Response:
        return await self._replayed(request, await self._stored(request))

    async def _replay_upload(self, request: web.Request) -> web.Response:
        return await self._replayed(request, await self._uploaded(request))

    async def _replayed(self, request: web.Request, record: str) -> web.Response:
        errand = Errand(record=record, seat=_seat(request))
        return await packed_answer(
            request, await self._reception.work(request, jobs.replay, errand)
        )

    async def _analysis(self, request: web.Request) -> web.Response:
        """Some more of it. What is there is kept, so that it is made only once."""
        seat = _seat(request)
        if seat is None:
            raise Mistake("seat_unknown")
        name = request.match_info["record"]
        text, store = await self._stored(request), self._house.store
        known = await store.analysis(name, seat)
        kept = _kept(known)
        if kept is not None and kept.analysis.is_final:
            return json_answer(kept)
        if kept is None:
            self._reception.count_made(request)
        errand = Errand(record=text, seat=seat, kept=None if kept is None else kept.analysis)
        made = await self._reception.work(request, jobs.analyse, errand)
        await store.keep_analysis(name, seat, made.decode())
        return json_answer(msgspec.Raw(made))

    async def _audit(self, request: web.Request) -> web.Response:
        return await self._audited(request, await self._stored(request))

    async def _audit_upload(self, request: web.Request) -> web.Response:
        return await self._audited(request, await self._uploaded(request))

    async def _audited(self, request: web.Request, record: str) -> web.Response:
        found = await self._reception.work(request, jobs.verify, Errand(record=record))
        return json_answer(msgspec.Raw(found))

    async def _continue(self, request: web.Request) -> web.Response:
        """A record that came from a file has no name here, whatever it says."""
        guest = await self._reception.need_guest(request)
        wanted = await read_body(request, Continue)
        self._reception.count_made(request)
        text = wanted.text or (await self._find(wanted.record)).text()
        name = "" if wanted.text else wanted.record
        errand = Errand(record=text, name=name, seat=wanted.seat, at=wanted.at)
        made = await self._reception.work(request, jobs.go_on, errand)
        begun = msgspec.json.decode(made, type=Beginning)
        table = await self._lobby.go_on(guest, begun, wanted.bots)
        code = table.state.code
        return json_answer(Created(code, self._house.link(code)))


def _file_name(game: GameRow) -> str:
    """As people look for it among their files: `herrlof-2026-11-16.txt`."""
    day = time.strftime("%Y-%m-%d", time.localtime(game.started))
    return f"{NO_FILE_NAME.sub('', game.game)}-{day}.txt"


def _seat(request: web.Request) -> Seat | None:
    text = request.query.get("seat", OPEN)
    if text == OPEN:
        return None
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Mistake("seat_unknown")
    return int(text)


def _played(row: PlayedRow, others: list[Seat], *, awaited: bool, closed: bool) -> Played:
    game = row.game
    result = msgspec.json.decode(game.result, type=Result) if game.result else None
    return Played(
        record=game.id,
        code=game.code,
        game=game.game,
        names=game.names,
        when=game.started,
        seat=row.seat,
        others=others,
        scores=result.scores if result else [],
        places=result.places if result else [],
        continued=bool(game.continues),
        awaited=awaited,
        closed=closed,
    )


def _kept(known: str) -> Analysed | None:
    """None, too, where it was reckoned in another way than today."""
    try:
        found = msgspec.json.decode(known or "null", type=Analysed | None)
    except msgspec.ValidationError:
        return None
    return found if found is not None and found.analysis.reckoning == RECKONING else None

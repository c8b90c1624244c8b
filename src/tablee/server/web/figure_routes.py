"""The route of what one's own games come to."""

from typing import Final

import msgspec
from aiohttp import web

from tablee.packs import PACKS
from tablee.server.web.bodies import json_answer
from tablee.server.web.reception import Reception
from tablee.server.web.record_routes import MOST_PLAYED
from tablee.server.wire.my_figures import MyFigures
from tablee.server.work import jobs
from tablee.server.work.figures import Finished
from tablee.server.work.jobs import Errand
from tablee.store.rows import PlayedRow
from tablee.table.told import Result

MOST_REPLAYED: Final = 30
"""Games that are played again for their predictions: the latest."""


class FigureRoutes:
    def __init__(self, reception: Reception) -> None:
        self._reception: Final = reception
        self._store: Final = reception.house.store

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/api/my-games/figures", self._figures)]

    async def _figures(self, request: web.Request) -> web.Response:
        """Of one game, or of all; counted in another process."""
        guest = await self._reception.guest(request)
        wanted = request.query.get("game", "")
        rows = [] if guest is None else await self._store.games_of(guest.id, MOST_PLAYED)
        over = [row for row in rows if row.game.result and wanted in ("", row.game.game)]
        if not over:
            return json_answer(MyFigures(games=0, won=0))
        errand = Errand(finished=await self._finished(over))
        made = await self._reception.work(request, jobs.figures, errand)
        return json_answer(msgspec.Raw(made))

    async def _finished(self, rows: list[PlayedRow]) -> list[Finished]:
        guests = await self._store.guests_at([row.game.id for row in rows])
        predicted = [row.game.id for row in rows if _has_predictions(row)][:MOST_REPLAYED]
        return [
            _told(
                row, guests[row.game.id], await self._text(row) if row.game.id in predicted else ""
            )
            for row in rows
        ]

    async def _text(self, row: PlayedRow) -> str:
        return row.game.record(await self._store.moves(row.game.id)).text()


def _has_predictions(row: PlayedRow) -> bool:
    pack = PACKS.get(row.game.game)
    return pack is not None and pack.hits is not None


def _told(row: PlayedRow, guests: dict[int, str], text: str) -> Finished:
    game = row.game
    result = msgspec.json.decode(game.result, type=Result)
    return Finished(
        record=game.id,
        game=game.game,
        when=game.started,
        seat=row.seat,
        names=game.names,
        guests=[guests.get(seat, "") for seat in range(len(game.names))],
        scores=result.scores,
        places=result.places,
        text=text,
    )

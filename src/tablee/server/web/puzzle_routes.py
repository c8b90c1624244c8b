"""Puzzles over HTTP. The server keeps nothing: who has solved what is the browser's business."""

import time
from collections.abc import Callable
from typing import Final

import msgspec
from aiohttp import web

from tablee.packs import PACKS
from tablee.packs import languages as spoken
from tablee.server.web.bodies import json_answer, read_body
from tablee.server.web.reception import Reception
from tablee.server.wire.api import PuzzlePress
from tablee.server.wire.errors import Mistake
from tablee.server.work import jobs, puzzles
from tablee.server.work.jobs import Errand


class PuzzleRoutes:
    def __init__(self, reception: Reception, now: Callable[[], float] = time.time) -> None:
        """`now`: in seconds of the epoch, for what is of today."""
        self._reception: Final = reception
        self._now: Final = now

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/puzzles", self._all),
            web.get("/api/puzzles/today", self._today),
            web.get("/api/puzzles/{game}/{puzzle}", self._shown),
            web.post("/api/puzzles/{game}/{puzzle}/{language}", self._answered),
        ]

    async def _all(self, request: web.Request) -> web.Response:
        return json_answer(puzzles.infos())

    async def _today(self, request: web.Request) -> web.Response:
        return json_answer(puzzles.today(self._now()))

    async def _shown(self, request: web.Request) -> web.Response:
        made = await self._reception.work(request, jobs.puzzle, _errand(request))
        return json_answer(msgspec.Raw(made))

    async def _answered(self, request: web.Request) -> web.Response:
        language = request.match_info["language"]
        if language not in spoken.languages():
            raise Mistake("not_found")
        said = await read_body(request, PuzzlePress)
        errand = msgspec.structs.replace(_errand(request), language=language, press=said.press)
        made = await self._reception.work(request, jobs.solve, errand)
        return json_answer(msgspec.Raw(made))


def _errand(request: web.Request) -> Errand:
    game = request.match_info["game"]
    if game not in PACKS:
        raise Mistake("no_game")
    return Errand(game=game, puzzle=request.match_info["puzzle"])

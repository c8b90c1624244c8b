"""The score pad: games played with real cards, counted. Nothing of them is kept here."""

from aiohttp import web

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.options import Options, new_options
from tablee.packs import PACKS
from tablee.packs.pack import Pack
from tablee.packs.pads.keeping import keep
from tablee.server.web.bodies import json_answer, read_body
from tablee.server.wire.api import PadSheet
from tablee.server.wire.errors import Mistake


class PadRoutes:
    def routes(self) -> list[web.RouteDef]:
        return [web.post("/api/pads/{game}", self._keep)]

    async def _keep(self, request: web.Request) -> web.Response:
        pack = PACKS.get(request.match_info["game"])
        if pack is None or pack.pad is None:
            raise Mistake("no_pad")
        sheet = await read_body(request, PadSheet)
        options = _options(pack, sheet)
        return json_answer(keep(pack.pad, sheet.seats, options, sheet.rounds))


def _options(pack: Pack, sheet: PadSheet) -> Options:
    """Such as make a game with so many seats."""
    try:
        options = new_options(pack.game.options, sheet.options)
        pack.game.deal(sheet.seats, options, FastChance(0))
    except NotationError as error:
        raise Mistake("settings", str(error)) from None
    return options

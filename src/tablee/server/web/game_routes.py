"""The routes of what there is to read: games, rules with their pictures, lessons, themes."""

from collections.abc import Mapping
from typing import Final

import msgspec
from aiohttp import web

from tablee.packs import PACKS
from tablee.packs import languages as spoken
from tablee.packs.rulebook import rulebook
from tablee.packs.titles import retitled
from tablee.packs.words import Wording
from tablee.server.web.bodies import json_answer, packed_answer, read_body
from tablee.server.web.catalogue import game_info
from tablee.server.web.reception import Reception
from tablee.server.wire.api import LessonAnswers
from tablee.server.wire.errors import Mistake
from tablee.server.work import jobs
from tablee.server.work.jobs import Errand
from tablee.words.themes import decks, languages, load_deck


class GameRoutes:
    def __init__(self, reception: Reception, titles: Mapping[str, Wording]) -> None:
        self._reception: Final = reception
        self._packs: Final = {name: retitled(pack, titles) for name, pack in PACKS.items()}
        self._pictured: Final[dict[tuple[str, str], bytes]] = {}

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/games", self._games),
            web.get("/api/rules/{game}/{language}", self._rules),
            web.get("/api/rules/{game}/{language}/pictures", self._pictures),
            web.post("/api/lessons/{game}/{language}", self._lesson),
            web.get("/api/themes/{language}/{deck}", self._themes),
        ]

    async def _games(self, request: web.Request) -> web.Response:
        levels = self._reception.house.thinkers.levels
        return json_answer([game_info(pack, levels) for pack in self._packs.values()])

    async def _themes(self, request: web.Request) -> web.Response:
        """The themes of a deck of Blitz!, in the order of its cards."""
        language, deck = request.match_info["language"], request.match_info["deck"]
        if language not in languages() or deck not in map(str, decks(language)):
            raise Mistake("not_found")
        return json_answer([theme.text for theme in load_deck(language, int(deck))])

    async def _rules(self, request: web.Request) -> web.Response:
        game, language = _book(request)
        return json_answer(rulebook(self._packs[game], language))

    async def _pictures(self, request: web.Request) -> web.Response:
        """Made once: they never change."""
        book = game, language = _book(request)
        if book not in self._pictured:
            errand = Errand(game=game, language=language)
            self._pictured[book] = await self._reception.work(request, jobs.pictures, errand)
        return await packed_answer(request, self._pictured[book])

    async def _lesson(self, request: web.Request) -> web.Response:
        game, language = _book(request)
        answers = await read_body(request, LessonAnswers)
        errand = Errand(game=game, language=language, answers=answers)
        made = await self._reception.work(request, jobs.lesson, errand)
        return json_answer(msgspec.Raw(made))


def _book(request: web.Request) -> tuple[str, str]:
    """A game and a language people are spoken to in."""
    game, language = request.match_info["game"], request.match_info["language"]
    if game not in PACKS or language not in spoken.languages():
        raise Mistake("no_game")
    return game, language

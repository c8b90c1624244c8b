"""The page of a table, with what a messenger shows of its link: who invites, and to what."""

import re
from collections.abc import Mapping
from html import escape
from typing import Final

from aiohttp import web
from msgspec import DecodeError

from tablee.packs import PACKS
from tablee.packs.filling import typeset
from tablee.packs.languages import said
from tablee.packs.phrases import words_in
from tablee.packs.titles import retitled
from tablee.packs.words import Wording
from tablee.server.tables.lobby import ALPHABET, CODE_LENGTH, Lobby
from tablee.server.tables.seating import TableState
from tablee.server.web.pages import Pages
from tablee.server.wire.names import is_invented
from tablee.store.troubles import Away

WIDTH, HEIGHT = 1200, 630
"""Of the pictures: `make previews` draws them."""
ANY_GAME: Final = "any"
"""The picture of a game without one."""
_CODE: Final = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")
_LOCALES: Final = {"fr": "fr_FR", "en": "en_GB"}
TEXTS: Final = {
    "by": {
        "fr": "{name} vous invite à jouer à {game}",
        "en": "{name} invites you to play {game}",
    },
    "come": {"fr": "Venez jouer à {game}", "en": "Come and play {game}"},
    "watch": {"fr": "Une partie de {game}", "en": "A game of {game}"},
    "free": {
        "fr": "Une place vous attend : touchez le lien pour vous asseoir.",
        "en": "There is a seat for you: follow the link to sit down.",
    },
    "full": {
        "fr": "La table est complète : venez regarder.",
        "en": "The table is full: come and watch.",
    },
    "playing": {
        "fr": "La partie est en cours : venez regarder.",
        "en": "The game is on: come and watch.",
    },
    "over": {
        "fr": "La partie est finie : venez voir.",
        "en": "The game is over: come and see.",
    },
}


class Invitations:
    """Looking at one seats nobody and wakes no table: messengers do it before anybody comes."""

    def __init__(self, lobby: Lobby, pages: Pages, titles: Mapping[str, Wording]) -> None:
        self._lobby: Final = lobby
        self._pages: Final = pages
        self._titles: Final = titles

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/t/{code}", self._invite)]

    async def _invite(self, request: web.Request) -> web.StreamResponse:
        state = await self._state(request.match_info["code"].upper())
        if state is None:
            return await self._pages.serve(request)
        return self._pages.with_head(self._tags(state))

    async def _state(self, code: str) -> TableState | None:
        """None also where it cannot be told: the page itself says what is the matter."""
        if not _CODE.fullmatch(code):
            return None
        try:
            state = await self._lobby.peek(code)
        except (Away, DecodeError):
            return None
        return None if state is None or state.is_closed else state

    def _tags(self, state: TableState) -> str:
        settings, house = state.settings, self._lobby.house
        language = settings.language
        say = words_in(TEXTS, language)
        pack = PACKS.get(settings.game)
        about = None if pack is None else retitled(pack, self._titles).about
        game = settings.game if about is None else said(about.title, language)
        title = say(_title(state), game=game, name=_host(state))
        line = "" if about is None else typeset(said(about.line, language), language)
        picture = _picture(settings.game)
        if not self._pages.has(picture):
            picture = _picture(ANY_GAME)
        told = {
            "og:type": "website",
            "og:site_name": "Tablée",
            "og:locale": _LOCALES.get(language, language),
            "og:url": f"{house.url}/t/{state.code}",
            "og:title": title,
            "og:description": f"{line} {say(_standing(state))}".strip(),
            "og:image": f"{house.url}/{picture}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": game,
        }
        metas = [
            f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()
        ]
        card = '<meta name="twitter:card" content="summary_large_image" />'
        return "\n    ".join([f"<title>{escape(title)} · Tablée</title>", *metas, card])


def _picture(name: str) -> str:
    return f"previews/{name}.png"


def _host(state: TableState) -> str:
    """Who invites, if they have given a name."""
    chairs = [chair for chair in state.chairs if chair.kind == "person"]
    name = next((chair.name for chair in chairs if chair.guest == state.host), "")
    return "" if state.settings.one_device or is_invented(name) else name


def _title(state: TableState) -> str:
    if _standing(state) != "free":
        return "watch"
    return "by" if _host(state) else "come"


def _standing(state: TableState) -> str:
    if state.phase == "over":
        return "over"
    if state.phase != "lobby":
        return "playing"
    return "free" if any(chair.kind == "empty" for chair in state.chairs) else "full"

"""The web client's files, as `make` has built them into the package."""

import mimetypes
from importlib import resources
from pathlib import Path
from typing import Final

from aiohttp import web

from tablee.packs import PACKS
from tablee.server.wire.errors import Mistake

ROOMS: Final = frozenset(
    ("", *"t rules learn pad my-games join about about-me install device replay puzzles".split())
)
"""First words of the addresses that the client has a page for (`routeOf` in router.svelte.ts)."""
OF_GAMES: Final = frozenset(("rules", "learn", "device", "pad"))
"""Those whose second word is a game."""
HIDDEN: Final = "host"
"""The page of whoever runs the server: to anybody else nothing is there (`host_routes`)."""
_NOT_BUILT: Final = (
    "<!doctype html><title>Tablée</title><p>The web client is not built yet: run <code>make play"
    "</code> in the project's folder, then reload this page.</p>"
)
_PAGE: Final = "index.html"
_TITLE: Final = "<title>Tablée</title>"
_MANIFEST: Final = "application/manifest+json"
_FOREVER: Final = "public, max-age=31536000, immutable"


class Pages:
    def __init__(self, folder: Path | None = None) -> None:
        found = folder or Path(str(resources.files("tablee.server"))) / "static"
        self._folder: Final = found.resolve()
        mimetypes.add_type(_MANIFEST, ".webmanifest")

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """A file of the client, or (the client has routes of its own) its one page; where it has
        none, the page that says so, for a reader."""
        file = (self._folder / request.path.lstrip("/")).resolve()
        if file.is_file() and file.is_relative_to(self._folder):
            is_named_by_content = "/assets/" in request.path
            cache = _FOREVER if is_named_by_content else "no-cache"
            return web.FileResponse(file, headers={"Cache-Control": cache})
        if not _is_room(request.path):
            if "text/html" not in request.headers.get("Accept", ""):
                raise Mistake("not_found")
            return self._page("", status=404)
        page = self._folder / _PAGE
        if page.is_file():
            return web.FileResponse(page, headers={"Cache-Control": "no-cache"})
        return web.Response(text=_NOT_BUILT, content_type="text/html")

    def hidden(self) -> web.Response:
        """Its one page, at an address of which it is not said that it is one."""
        return self._page("", status=404)

    def with_head(self, tags: str) -> web.Response:
        """Its one page, with these tags in place of its title. Nobody keeps it."""
        return self._page(tags, status=200)

    def _page(self, tags: str, status: int) -> web.Response:
        try:
            page = (self._folder / _PAGE).read_text(encoding="utf-8")
        except FileNotFoundError:
            page = _NOT_BUILT
        text = page.replace(_TITLE, tags or _TITLE, 1)
        return web.Response(text=text, content_type="text/html", status=status)

    def has(self, path: str) -> bool:
        """A file of the client, by a path of ours."""
        return (self._folder / path).is_file()


def _is_room(path: str) -> bool:
    first, _, rest = path.strip("/").partition("/")
    if first not in ROOMS:
        return False
    return first not in OF_GAMES or not rest or rest in PACKS

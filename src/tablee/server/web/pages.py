"""The web client's files, as `make` has built them into the package."""

from importlib import resources
from pathlib import Path
from typing import Final

from aiohttp import web

_NOT_BUILT: Final = (
    "<!doctype html><title>Tablée</title><p>The web client is not built yet: run <code>make play"
    "</code> in the project's folder, then reload this page.</p>"
)
_FOREVER: Final = "public, max-age=31536000, immutable"


class Pages:
    def __init__(self, folder: Path | None = None) -> None:
        found = folder or Path(str(resources.files("tablee.server"))) / "static"
        self._folder: Final = found.resolve()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """A file of the client, or (the client has routes of its own) its one page."""
        file = (self._folder / request.path.lstrip("/")).resolve()
        if file.is_file() and file.is_relative_to(self._folder):
            is_named_by_content = "/assets/" in request.path
            cache = _FOREVER if is_named_by_content else "no-cache"
            return web.FileResponse(file, headers={"Cache-Control": cache})
        page = self._folder / "index.html"
        if page.is_file():
            return web.FileResponse(page, headers={"Cache-Control": "no-cache"})
        return web.Response(text=_NOT_BUILT, content_type="text/html")

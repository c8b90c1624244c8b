"""A copy of the whole store, for whoever runs the server: made in a thread, one at a time, and gone
from the disk once it is handed over."""

import asyncio
import shutil
import time
from pathlib import Path
from typing import Final

from aiohttp import web

from tablee.server.web.security import HEADERS
from tablee.server.wire.errors import Mistake
from tablee.store.backups import NotBackedUp, back_up
from tablee.store.engine import file_of, full_url

ENDING: Final = "handed-out"
"""Of its name beside the store. What a killed server has left there is written over."""
ROOM: Final = 2
"""The disk must have so many times its size free: a full one would stop the tables."""
DOWNLOAD_SECONDS: Final = 3600.0


class BackupRoute:
    def __init__(self, store: str) -> None:
        self._store: Final = store
        self._is_busy = False

    async def hand_over(self, request: web.Request) -> web.StreamResponse:
        if self._is_busy:
            raise Mistake("backup_busy")
        self._is_busy = True
        try:
            file = await asyncio.to_thread(_copied, self._store)
            try:
                return await _sent(request, file)
            finally:
                file.unlink(missing_ok=True)
        finally:
            self._is_busy = False


def _copied(store: str) -> Path:
    file = file_of(full_url(store))
    to = Path() if file is None else file.with_name(f"{file.name}.{ENDING}")
    try:
        if file is not None:
            to.unlink(missing_ok=True)
            if shutil.disk_usage(file.parent).free < ROOM * file.stat().st_size:
                raise Mistake("no_backup", f"There is too little room for a copy beside {file}.")
        back_up(store, to)
    except (NotBackedUp, OSError) as error:
        raise Mistake("no_backup", str(error)) from None
    return to


async def _sent(request: web.Request, file: Path) -> web.StreamResponse:
    day = time.strftime("%Y-%m-%d")
    named = f'attachment; filename="tablee-{day}.db"'
    headers = {**HEADERS, "Content-Disposition": named, "Cache-Control": "no-store"}
    answer = web.FileResponse(file, headers=headers)
    answer.content_type = "application/octet-stream"
    async with asyncio.timeout(DOWNLOAD_SECONDS):
        await answer.prepare(request)
    return answer

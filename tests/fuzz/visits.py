"""HTTP as a stranger sends it, to a server that is there: never a fault of ours, always an answer.

An input is `METHOD PATH`, lines of headers, an empty line and a body; `{code}` is a table's.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, Self
from urllib.parse import urlsplit

from tests.server.conftest import setup
from tests.server.through import serving

CEILING: Final = 120.0
FAULT: Final = re.compile(rb"HTTP/1\.[01] 5\d\d")


class Visitor:
    """A guest with a table, at one server."""

    def __init__(self, url: str) -> None:
        self.place: Final = urlsplit(url)
        self.cookie = b""
        self.code = b""

    async def arrive(self) -> Self:
        made = await self._ask(b'PUT /api/me\n\n{"name":"Ada","language":"fr"}')
        found = re.search(rb"^Set-Cookie: ([^;\r]+)", made, re.M | re.I)
        assert found, made
        self.cookie = found[1]
        table = await self._ask(b'POST /api/tables\n\n{"settings":{"game":"herrlof"}}')
        code = re.search(rb'"code":"(\w+)"', table)
        assert code, table
        self.code = code[1]
        return self

    async def visit(self, data: bytes) -> None:
        answer = await self._ask(data.replace(b"{code}", self.code))
        assert not FAULT.match(answer), answer
        well = await self._ask(b"GET /healthz\n\n")
        assert well.startswith(b"HTTP/1.1 200"), well

    async def _ask(self, data: bytes) -> bytes:
        """The beginning of the answer, or nothing if it was none of HTTP."""
        head, _, body = data.partition(b"\n\n")
        line, *headers = head.split(b"\n")
        lines = [
            line + b" HTTP/1.1",
            b"Host: " + self.place.netloc.encode(),
            b"Connection: close",
            b"Content-Type: application/json",
            b"Content-Length: %d" % len(body),
            *([b"Cookie: " + self.cookie] if self.cookie else []),
            *headers,
        ]
        async with asyncio.timeout(CEILING):
            reader, writer = await asyncio.open_connection(self.place.hostname, self.place.port)
            try:
                writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
                first = await reader.readline()
                is_socket = first.startswith(b"HTTP/1.1 101")
                return first + (b"" if is_socket else await reader.read())
            except (ConnectionError, ValueError):
                return b""
            finally:
                writer.close()


@asynccontextmanager
async def visiting(store: str) -> AsyncIterator[Visitor]:
    async with serving(setup(store)) as (_, url):
        yield await Visitor(url).arrive()


class Visits:
    """The same for who is not asynchronous: a target like any other."""

    def __init__(self, store: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._open = AsyncExitStack()
        self._visitor = self._run(self._open.enter_async_context(visiting(store)))

    def __call__(self, data: bytes) -> None:
        self._run(self._visitor.visit(data))

    def close(self) -> None:
        self._run(self._open.aclose())
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self._loop.run_until_complete(work)

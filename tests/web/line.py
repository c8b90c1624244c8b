"""The network between one device and the server, in a thread of its own: to be cut and mended."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final

from playwright.sync_api import BrowserContext

from tests.server.relay import Relay, relay_to


class Line:
    def __init__(self, relay: Relay, loop: asyncio.AbstractEventLoop) -> None:
        self._relay: Final = relay
        self._loop: Final = loop
        self.url: Final = f"http://127.0.0.1:{relay.port}"
        """The server's address on that device."""

    def cut(self, device: BrowserContext) -> None:
        """What is open breaks, and nothing new gets through."""
        device.set_offline(True)
        self._loop.call_soon_threadsafe(self._relay.drop)

    def mend(self, device: BrowserContext) -> None:
        device.set_offline(False)


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    opened = relay_to(port)
    relay = asyncio.run_coroutine_threadsafe(opened.__aenter__(), loop).result()
    try:
        yield Line(relay, loop)
    finally:
        asyncio.run_coroutine_threadsafe(opened.__aexit__(None, None, None), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()

"""What all tables of one server share."""

import asyncio
from collections.abc import Callable
from typing import Final

from tablee.server.house_clock import HouseClock
from tablee.server.metrics import Metrics
from tablee.server.wire.limits import Limits
from tablee.server.wire.outbox import Outbox
from tablee.server.work.thinkers import Thinkers
from tablee.server.work.workshop import Workshop
from tablee.store import Store

RESTORED_AT_ONCE: Final = 4
"""Tables that read the store again together when it is back; the others wait for their turn."""


def host_link(url: str, secret: str) -> str:
    """The page of whoever runs the server, for them alone. What stands behind a # is sent to no
    server, and named to no other page."""
    return f"{url}/host#{secret}"


class House:
    """`url` is where people find this server, and `hint` what comes before the path of its own
    tables there; `key` signs cookies and seeds the bots' luck;
    `host_secret` opens the page of whoever runs the server."""

    def __init__(
        self,
        store: Store,
        clock: HouseClock,
        thinkers: Thinkers,
        workshop: Workshop,
        limits: Limits,
        url: str,
        hint: str,
        key: bytes,
        host_secret: str,
    ) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.thinkers: Final = thinkers
        self.workshop: Final = workshop
        self.limits: Final = limits
        self.url = url.rstrip("/")
        self._hint: Final = hint
        self.key: Final = key
        self.host_secret: Final = host_secret
        self.metrics: Final = Metrics()
        self.outbox: Final = Outbox()
        self.restoring: Final = asyncio.Semaphore(RESTORED_AT_ONCE)
        self.lose: Callable[[str], None] = lambda _: None
        """Called with the code of a table that is another server's."""

    def link(self, code: str) -> str:
        return f"{self.url}{self._hint}/t/{code}"

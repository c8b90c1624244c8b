"""What all tables of one server share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.server.clocks import Clock
from tablee.server.limits import Limits
from tablee.server.metrics import Metrics
from tablee.server.outbox import Outbox
from tablee.server.thinkers import Thinkers
from tablee.store import Store

if TYPE_CHECKING:
    from tablee.server.table import Table


class House:
    """`url` is where people find this server; `key` signs cookies and seeds the bots' luck."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        thinkers: Thinkers,
        limits: Limits,
        url: str,
        key: bytes,
    ) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.thinkers: Final = thinkers
        self.limits: Final = limits
        self.url = url.rstrip("/")
        self.key: Final = key
        self.metrics: Final = Metrics()
        self.outbox: Final = Outbox()
        self.tables: Final[dict[str, Table]] = {}
        """By code, those in memory."""

    def link(self, code: str) -> str:
        return f"{self.url}/t/{code}"

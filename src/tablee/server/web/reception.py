"""Who asks: the guest they are, and what they may still ask for."""

from typing import Final

from aiohttp import web

from tablee.server.nodes.passport import Passport
from tablee.server.tables.house import House
from tablee.server.web.guests import COOKIE, Guests
from tablee.server.web.visitors import Visitors
from tablee.server.wire.errors import Mistake
from tablee.server.wire.limits import Address
from tablee.server.work.jobs import Errand
from tablee.server.work.processes import Job
from tablee.store.rows import GuestRow


class Reception:
    def __init__(self, house: House, visitors: Visitors) -> None:
        self.house: Final = house
        self.guests: Final = Guests(house.store, house.key)
        self._visitors: Final = visitors

    def account(self, request: web.Request) -> Address:
        """What was asked for from there."""
        return self._visitors.of(request)

    def passport(self, request: web.Request) -> Passport:
        return self._visitors.passport(request)

    def is_passed_on(self, request: web.Request) -> bool:
        return self._visitors.is_passed_on(request)

    def count_guess(self, request: web.Request) -> None:
        """At what only one person knows."""
        if not self.account(request).codes.take():
            raise Mistake("slow_down")

    def count_made(self, request: web.Request) -> None:
        """A guest, a table, or work as great."""
        if not self.account(request).made.take():
            raise Mistake("slow_down")

    async def guest(self, request: web.Request) -> GuestRow | None:
        return await self.guests.by_cookie(request.cookies.get(COOKIE, ""))

    async def need_guest(self, request: web.Request) -> GuestRow:
        guest = await self.guest(request)
        if guest is None:
            raise Mistake("no_guest")
        return guest

    async def work(self, request: web.Request, job: Job, errand: Errand) -> bytes:
        return await self.house.workshop.do(self._visitors.address(request), job, errand.bytes())

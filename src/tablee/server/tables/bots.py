"""The bots of the house at one table: each question is thought over somewhere, and answered."""

import asyncio
from typing import Final

from tablee.core.seats import Seat
from tablee.server.tables.house import House
from tablee.server.tables.inbox import BotAnswered, Inbox
from tablee.server.tables.live_game import LiveGame
from tablee.server.work import thinkers
from tablee.table.outputs import Question


class BotsAtTable:
    """A seat thinks about one question at most: a new one replaces the one before."""

    def __init__(self, house: House, inbox: Inbox) -> None:
        self._house: Final = house
        self._inbox: Final = inbox
        self._tasks: Final[dict[Seat, asyncio.Task[None]]] = {}

    def ask(self, live: LiveGame, question: Question) -> None:
        before = self._tasks.pop(question.seat, None)
        if before is not None:
            before.cancel()
        self._tasks[question.seat] = asyncio.create_task(self._think(live, question))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    async def _think(self, live: LiveGame, question: Question) -> None:
        luck = self._house.key + f"{live.record} {question.after} {question.seat}".encode()
        game = live.course.game.name
        answer = await self._house.thinkers.think(thinkers.in_words(question, game, luck))
        self._inbox.put(BotAnswered(live, question, answer))

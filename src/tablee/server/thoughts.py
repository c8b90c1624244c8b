"""The bots of the house at one table: asked about each position, they answer in their own time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tablee.core.seats import Seat
from tablee.server.thinkers import Question, ask
from tablee.server.timing import bot_press

if TYPE_CHECKING:
    from tablee.server.table import Table


class Thoughts:
    """A seat has at most one thought about its own move, which a new position replaces only if it
    changes the question; reactions already begun run on, for the referee to judge."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._acting: Final[dict[Seat, tuple[list[str], asyncio.Task[None]]]] = {}
        self._reacting: Final[set[asyncio.Task[None]]] = set()

    def begin(self) -> None:
        table = self._table
        if table.live is None or table.state.phase != "playing" or table.state.is_paused:
            return
        if not self._acting and not table.state.has_bots():
            return
        state = table.live.match.state
        asked = {*state.to_act(), *state.may_react()}
        for seat, chair in enumerate(table.state.chairs):
            level = chair.level or (table.house.thinkers.usual if chair.has_substitute else "")
            if seat in asked and level:
                self._ask(seat, level)
            else:
                self.forget(seat)

    def forget(self, seat: Seat) -> None:
        thought = self._acting.pop(seat, None)
        if thought is not None:
            thought[1].cancel()

    def stop(self) -> None:
        for seat in list(self._acting):
            self.forget(seat)
        for task in self._reacting:
            task.cancel()

    def _ask(self, seat: Seat, level: str) -> None:
        table = self._table
        assert table.live is not None
        match = table.live.match
        if seat not in match.state.to_act() and not match.state.reactions(seat):
            return
        luck = table.house.key + f"{table.live.record} {match.moves} {seat}".encode()
        question = ask(match.state, match.game.name, level, seat, luck)
        about = [table.live.referee.matter(match.state), *question.moves]
        before = self._acting.get(seat)
        if before is not None and before[0] == about and not before[1].done():
            return
        self.forget(seat)
        task = asyncio.create_task(self._think(seat, question, match.moves))
        if question.moves:
            self._acting[seat] = (about, task)
        else:
            self._reacting.add(task)
            task.add_done_callback(self._reacting.discard)

    async def _think(self, seat: Seat, question: Question, moves_seen: int) -> None:
        table = self._table
        answer = await table.house.thinkers.think(question)
        if answer.move is not None:
            await table.house.clock.sleep(answer.after)
            table.post(bot_press, table, seat, answer.move, moves_seen)

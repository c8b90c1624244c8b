"""A game at a table of the house: how it is played, its time, and the record it is written to."""

import math
import time
from collections.abc import Sequence
from typing import Final

from tablee.core.chance import CountedChance
from tablee.core.records import Deal
from tablee.core.shuffle import seed
from tablee.core.story import Event
from tablee.packs import PACKS
from tablee.server.house_clock import HouseClock
from tablee.server.wire.table_info import Settings
from tablee.store.rows import GameRow, MoveRow
from tablee.table.audience import Audience
from tablee.table.course import Course
from tablee.table.game_time import GameTime
from tablee.table.manner import Manner
from tablee.table.outputs import Kept, Row
from tablee.table.play import Play


def first_version() -> int:
    """Milliseconds of the epoch: no version is used twice, even when the server starts anew."""
    return int(time.time() * 1000)


class LiveGame:
    def __init__(
        self, row: GameRow, clock: HouseClock, settings: Settings, first_version: int
    ) -> None:
        pack, seats = PACKS[row.game], len(row.names)
        game = pack.game
        given = [bytes.fromhex(part) for part in row.given]
        luck = CountedChance(seed(bytes.fromhex(row.secret), given))
        state = Deal(row.rules, seats, row.options, row.start).position(game, luck)
        manner = Manner(settings.pace, settings.take_back, by_hand=settings.one_device)
        self.record: Final = row.id
        self.time: Final = GameTime()
        self.audience: Final = Audience(seats, first_version, pack.words.chapters, settings.delay)
        self.play: Final = Play(
            Course(game, state, luck), pack.new_referee(), manner, self.audience
        )
        self._clock: Final = clock

    @property
    def course(self) -> Course:
        return self.play.course

    def restore(
        self,
        rows: list[MoveRow],
        held: dict[str, list[str]],
        brief: list[str],
        at: float = 0.0,
        beside: Sequence[tuple[int, Event]] = (),
    ) -> None:
        """As it was after these moves; time goes on from the last, or from `at` if it was later."""
        known = [
            Row(row.number, row.seat, row.time, row.move, row.remark, row.press) for row in rows
        ]
        self.play.restore(known, Kept(held, brief, beside))
        self.time.set(max(self.play.now, at))

    # --- its time -----------------------------------------------------------------------------

    def now(self) -> float:
        return self.time.at(self._clock.now())

    def due(self) -> float:
        """When, on the house's clock, it is to be woken."""
        at = self.play.due()
        moment = None if at is None else self.time.moment(at)
        return math.inf if moment is None else moment

    def rest(self) -> None:
        self.time.stop(self._clock.now())
        self.play.rest()

    def go_on(self) -> None:
        self.time.run(self._clock.now())
        self.play.go_on()

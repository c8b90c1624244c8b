"""Who is shown a game: a reader a seat, and the spectators, who may see it later."""

from collections import deque
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.table.course import Course
from tablee.table.reader import Reader
from tablee.table.scene import Scene
from tablee.table.told import Clock, Episode, Margin, Screen

_ENCODER: Final = msgspec.json.Encoder()


class Circumstances:
    """What a position is shown with: its clocks, each seat's own sealed answer, and who may take
    back their last move."""

    def __init__(
        self, clocks: list[Clock], held: dict[Seat, list[str]], takes_back: Seat | None
    ) -> None:
        self.clocks: Final = clocks
        self.held: Final = held
        self.takes_back: Final = takes_back

    def held_by(self, seat: Seat | None) -> list[str]:
        return [] if seat is None else self.held.get(seat, [])


class Audience:
    """`watched`: the seats somebody looks from now; None: spectators. `delay`: seconds by which
    spectators see the game later; then every screen of theirs is a whole one."""

    def __init__(
        self, seats: int, first_version: int, chapters: Collection[str], delay: float = 0.0
    ) -> None:
        self.watched: set[Seat | None] = set()
        self.readers: Final[dict[Seat | None, Reader]] = {
            seat: Reader(seat, first_version, chapters) for seat in (*range(seats), None)
        }
        self._delay: Final = delay
        self._later: Final[deque[tuple[float, Screen]]] = deque()
        self._shown: Screen | None = None  # to delayed spectators
        self._news: Final[list[Event]] = []  # of the table, to be told with the next screens

    def version(self, seat: Seat | None) -> int:
        return self.readers[seat].version

    def moves_at(self, seat: Seat, version: int) -> int:
        return self.readers[seat].moves_at(version)

    @property
    def has_news(self) -> bool:
        return bool(self._news)

    def put(self, event: Event) -> None:
        """Something befell the table, not the game: it is told with the next screens."""
        self._news.append(event)

    def show(
        self,
        course: Course,
        around: Circumstances,
        events: Sequence[Event],
        race: Sequence[Margin],
        now: float,
    ) -> dict[Seat | None, bytes]:
        """The next screens, all made before the first one leaves."""
        watched = self.watched | {None} if self._delay else self.watched
        people = self._people(watched)
        told = [*self._news, *events]
        self._news.clear()
        scene = Scene(course, around.clocks, people, told, race, around.takes_back)
        screens: dict[Seat | None, bytes] = {}
        for seat, reader in self.readers.items():
            if seat not in watched:
                reader.tell_later(scene.told(seat))
                continue
            screen = reader.show(scene, around.held_by(seat))
            if screen is None:
                continue
            if seat is None and self._delay:
                self._later.append((now + self._delay, reader.whole(scene, [])))
            else:
                screens[seat] = screen
        return screens

    def tell_later(self, events: Sequence[Event]) -> None:
        """What happened while nobody was looking."""
        for seat, reader in self.readers.items():
            reader.tell_later([event.told(seat) for event in events])

    def whole(
        self, course: Course, around: Circumstances, seats: Collection[Seat | None]
    ) -> dict[Seat | None, tuple[Screen, list[Episode]]]:
        """For those who have nothing to compare with: the screen and the story so far."""
        scene = Scene(course, around.clocks, self._people(seats), takes_back=around.takes_back)
        found: dict[Seat | None, tuple[Screen, list[Episode]]] = {}
        for seat in seats:
            reader = self.readers[seat]
            screen = reader.whole(scene, around.held_by(seat))
            if seat is None and self._shown is not None:
                screen = _as_now(self._shown, around.clocks)
            story = [episode for episode in reader.story if episode.version <= screen.version]
            found[seat] = screen, story
        return found

    def _people(self, seats: Collection[Seat | None]) -> list[Seat | None]:
        return [seat for seat in seats if not self.readers[seat].has_memory]

    # --- spectators who see it later ----------------------------------------------------------

    def begin(self, course: Course, around: Circumstances) -> None:
        """From here on spectators see it later, if they are to."""
        if self._delay:
            scene = Scene(course, around.clocks, [None])
            self._shown = self.readers[None].whole(scene, [])

    def due(self) -> float | None:
        return self._later[0][0] if self._later else None

    def late(self, until: float) -> list[bytes]:
        """What spectators see now."""
        found: list[bytes] = []
        while self._later and self._later[0][0] <= until:
            self._shown = self._later.popleft()[1]
            found.append(_ENCODER.encode(self._shown))
        return found


def _as_now(screen: Screen, running: list[Clock]) -> Screen:
    """The hands of the clocks as they are now, and no event told twice."""
    keys = {clock.key for clock in screen.clocks}
    now = [clock for clock in running if clock.key in keys]
    return msgspec.structs.replace(screen, clocks=now, events=[], race=[])

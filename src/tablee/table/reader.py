"""What one seat, or all spectators, have been shown of a game."""

from collections import deque
from collections.abc import Collection
from typing import Final

import msgspec
from msgspec.structs import asdict

from tablee.core.seats import Seat
from tablee.core.story import Told
from tablee.table.scene import NOTHING, Face, Scene
from tablee.table.told import Beside, Episode, Screen

EPISODES_KEPT: Final = 80
VERSIONS_KEPT: Final = 64

_ENCODER: Final = msgspec.json.Encoder()


class Reader:
    """Versions count what this reader was shown: a move that changes nothing on its screen is not
    among them, so that another's private move cannot be counted."""

    def __init__(self, seat: Seat | None, first: int, chapters: Collection[str]) -> None:
        self.seat: Final = seat
        self.version = first
        self._name: Final = _ENCODER.encode(seat)
        self._face = NOTHING
        self._beside: Beside | None = None
        self.story: deque[Episode] = deque(maxlen=EPISODES_KEPT)
        self.has_memory = False
        self.is_stale = True
        """Nobody was looking: the screen is made when somebody does."""
        self._chapters: Final = chapters
        self._ends = [first - 1, first - 1]  # the versions in which the last two chapters ended
        self._remember = first if chapters else 0
        self._shown: deque[tuple[int, int]] = deque(maxlen=VERSIONS_KEPT)  # version, moves

    def moves_at(self, version: int) -> int:
        """How many moves had been played on the screen of that version."""
        if version >= self.version and self._shown:
            return self._shown[-1][1]
        for shown, moves in self._shown:
            if shown >= version:
                return moves
        return self._shown[-1][1] if self._shown else 0

    def show(self, scene: Scene, held: list[str]) -> bytes | None:
        """The next screen, in JSON; None: nothing on it would be new."""
        self.is_stale = False
        news, number = scene.told(self.seat), self.version + 1
        self._tell(number, news)
        face = scene.face(self.seat, has_memory=self.has_memory)
        beside, rest = scene.beside(self.seat, news, held, self._remember)
        if not (news or scene.race or self._is_new(face, beside)):
            return None
        view = scene.view(face, NOTHING if self.has_memory else self._face)
        self.version, self._face, self._beside = number, face, beside
        self._shown.append((number, scene.course.moves))
        version = str(number).encode()
        # A `Screen`, what many readers share of it encoded once. Of a literal that stands here,
        # mypyc makes one copy of the parts.
        return b'{"say":"screen","version":%b,"seat":%b,"view":%b,%b' % (
            version,
            self._name,
            view,
            rest,
        )

    def _is_new(self, face: Face, beside: Beside) -> bool:
        before = self._beside
        return before is None or face != self._face or _essence(beside) != _essence(before)

    def whole(self, scene: Scene, held: list[str]) -> Screen:
        """For who has nothing to compare with."""
        if self.is_stale:
            self.show(scene, held)
        face = scene.face(self.seat, has_memory=self.has_memory)
        view = msgspec.Raw(scene.view(face))
        news = scene.told(self.seat)
        beside, _ = scene.beside(self.seat, news, held, self._remember)
        return Screen(version=self.version, seat=self.seat, view=view, **asdict(beside))

    def tell_later(self, news: list[Told]) -> None:
        """What happens while nobody looks, as this reader may know it."""
        self.is_stale = True
        if news:
            self.version += 1
            self._tell(self.version, news)

    def _tell(self, version: int, events: list[Told]) -> None:
        if events:
            self.story.append(Episode(version, events))
        if not self._chapters:
            return
        if any(event.kind in self._chapters for event in events):
            self._ends = [self._ends[1], version]
            self._remember = self._ends[0] + 1
        while self.story and self.story[0].version <= self._ends[0]:
            self.story.popleft()


def _essence(beside: Beside) -> object:
    """What there is to see, clocks' hands and what has just happened left aside."""
    return (
        beside.to_act,
        beside.may_react,
        beside.moves,
        beside.reactions,
        [(clock.key, clock.seconds, clock.unseen) for clock in beside.clocks],
        beside.held,
        beside.can_take_back,
        beside.result,
    )

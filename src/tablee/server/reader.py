"""What one seat, or all spectators, have been shown of a game."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Final

import msgspec
from msgspec.structs import asdict

from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.core.view import Fields
from tablee.server.match import Match
from tablee.server.protocol import Clock, Episode, Margin, Result, Screen, Told
from tablee.server.telling import result_of, told

EPISODES_KEPT: Final = 80
VERSIONS_KEPT: Final = 64

_ENCODER: Final = msgspec.json.Encoder()


def first_version() -> int:
    """Milliseconds of the epoch: no version is used twice, even when the server starts anew."""
    return int(time.time() * 1000)


class Face:
    """A screen's view, field by field: what all readers share, and what is one's own."""

    def __init__(self, shared: Fields, own: Fields) -> None:
        self.shared: Final = shared
        self.own: Final = own


NOTHING: Final = Face({}, {})
_NEVER: Final = object()


def _changes(now: Fields, before: Fields) -> bytes:
    """The inside of a JSON object with the fields that differ."""
    if now is before:
        return b""
    news = {
        name: value
        for name, value in now.items()
        if (known := before.get(name, _NEVER)) is not value and known != value
    }
    return _ENCODER.encode(news)[1:-1] if news else b""


class Position:
    """A position to be shown to several readers: what they share is made once."""

    def __init__(
        self,
        match: Match,
        clocks: list[Clock],
        readers: Iterable[Reader],
        events: Sequence[Event] = (),
    ) -> None:
        self.match: Final = match
        self.clocks: Final = clocks
        self._events: Final = events
        self._public: Final = [told(event, None) for event in events]
        self._has_secrets: Final = any(event.seen_by for event in events)
        self.result: Final[Result | None] = result_of(match.state.outcome())
        people = [reader.seat for reader in readers if not reader.has_memory]
        self._screens: Final = match.screens(people)
        self._since: Final[list[tuple[Fields, bytes]]] = []  # shared changes, by what was before

    def told(self, seat: Seat | None) -> list[Told]:
        """What led here, as that reader may know it."""
        if not self._has_secrets:
            return self._public
        return [told(event, seat) for event in self._events]

    def face(self, seat: Seat | None, *, has_memory: bool) -> Face:
        """A person's screen; a bot's, which holds everything it has ever seen."""
        if has_memory:
            return Face({}, asdict(self.match.state.view(seat)))
        return Face(self._screens.shared, self._screens.own[seat])

    def view(self, face: Face, before: Face = NOTHING) -> msgspec.Raw:
        """What of it is new since another one."""
        shared, own = self._shared(face, before), _changes(face.own, before.own)
        comma = b"," if shared and own else b""
        return msgspec.Raw(b"{%b%b%b}" % (shared, comma, own))

    def _shared(self, face: Face, before: Face) -> bytes:
        if not face.shared:
            return b""  # a bot's: all of it is its own
        for known, changes in self._since:
            if known is before.shared:
                return changes
        changes = _changes(face.shared, before.shared)
        self._since.append((before.shared, changes))
        return changes


class Reader:
    """Versions count what this reader was shown: a move that changes nothing on its screen is not
    among them, so that another's private move cannot be counted."""

    def __init__(self, seat: Seat | None, first: int, chapters: Collection[str]) -> None:
        self.seat: Final = seat
        self.version = first
        self._face = NOTHING
        self._screen: Screen | None = None
        self.story: deque[Episode] = deque(maxlen=EPISODES_KEPT)
        self.has_memory = False
        self.is_stale = True
        """Nobody was looking: the screen is made when somebody does."""
        self._chapters: Final = chapters
        self._ends = [first - 1, first - 1]  # the versions in which the last two chapters ended
        self._shown: deque[tuple[int, int]] = deque(maxlen=VERSIONS_KEPT)  # version, moves

    def moves_at(self, version: int) -> int:
        """How many moves had been played on the screen of that version."""
        if version >= self.version and self._shown:
            return self._shown[-1][1]
        for shown, moves in self._shown:
            if shown >= version:
                return moves
        return self._shown[-1][1] if self._shown else 0

    def show(
        self,
        position: Position,
        race: Sequence[Margin] = (),
        held: Sequence[str] = (),
    ) -> Screen | None:
        """The next screen; None: nothing on it would be new."""
        self.is_stale = False
        news = position.told(self.seat)
        face = position.face(self.seat, has_memory=self.has_memory)
        view = position.view(face, NOTHING if self.has_memory else self._face)
        before, number = self._screen, self.version + 1
        self._tell(number, news)
        screen = self._build(position, number, view, news, race, held)
        if before is not None and not (news or race or self._is_new(face, screen, before)):
            return None
        self.version, self._face, self._screen = number, face, screen
        self._shown.append((number, position.match.moves))
        return screen

    def _is_new(self, face: Face, screen: Screen, before: Screen) -> bool:
        if face.own != self._face.own or face.shared != self._face.shared:
            return True
        return _besides(screen) != _besides(before)

    def whole(self, position: Position, held: Sequence[str] = ()) -> Screen:
        """For who has nothing to compare with."""
        if self.is_stale:
            self.show(position, held=held)
        face = position.face(self.seat, has_memory=self.has_memory)
        return self._build(position, self.version, position.view(face), [], [], held)

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
        while self.story and self.story[0].version <= self._ends[0]:
            self.story.popleft()

    def _build(
        self,
        position: Position,
        version: int,
        view: msgspec.Raw,
        events: list[Told],
        race: Sequence[Margin],
        held: Sequence[str],
    ) -> Screen:
        seat = self.seat
        asked = position.match.state.asked(seat)
        return Screen(
            version=version,
            seat=seat,
            view=view,
            to_act=asked.to_act,
            may_react=asked.may_react,
            moves=[move.text for move in asked.moves],
            reactions=[move.text for move in asked.reactions],
            clocks=position.clocks,
            events=events,
            remember=self._ends[0] + 1 if self._chapters else 0,
            race=list(race),
            held=list(held),
            can_take_back=position.match.can_take_back(seat),
            result=position.result,
        )


def _besides(screen: Screen) -> object:
    """What there is to see beside the view, clocks' hands left aside."""
    return (
        screen.to_act,
        screen.may_react,
        screen.moves,
        screen.reactions,
        [(clock.key, clock.seconds) for clock in screen.clocks],
        screen.held,
        screen.can_take_back,
        screen.result,
    )

"""A position on its way to several readers: what they share is made once."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import asdict

from tablee.core.contract import Asked
from tablee.core.moves import texts
from tablee.core.seats import Seat
from tablee.core.story import Event, Told
from tablee.core.view import Fields
from tablee.table.course import Course
from tablee.table.told import Beside, Clock, Margin, Result, result_of

_ENCODER: Final = msgspec.json.Encoder()

Face = tuple[Fields, Fields]
"""A screen's view, field by field: what all readers share, and what is one's own."""
NOTHING: Final[Face] = ({}, {})
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


class Scene:
    """`people`: the readers whose screens are persons'. `takes_back`: who may undo a move."""

    def __init__(
        self,
        course: Course,
        clocks: list[Clock],
        people: list[Seat | None],
        events: Sequence[Event] = (),
        race: Sequence[Margin] = (),
        takes_back: Seat | None = None,
    ) -> None:
        self.course: Final = course
        self.race: Final = list(race)
        self._clocks: Final = clocks
        self._events: Final = events
        self._public: Final = [event.told(None) for event in events]
        self._has_secrets: Final = any(event.seen_by for event in events)
        self._result: Final[Result | None] = result_of(course.state.outcome())
        self._takes_back: Final = takes_back
        self._screens: Final = course.state.screens(people)
        self._since: Final[list[tuple[Fields, bytes]]] = []  # shared changes, by what was before
        self._idle: tuple[Beside, bytes] | None = None  # for who is asked nothing

    def told(self, seat: Seat | None) -> list[Told]:
        """What led here, as that reader may know it."""
        if not self._has_secrets:
            return self._public
        return [event.told(seat) for event in self._events]

    def face(self, seat: Seat | None, *, has_memory: bool) -> Face:
        """A person's screen; a bot's, which holds everything it has ever seen."""
        if has_memory:
            return {}, asdict(self.course.state.view(seat))
        return self._screens.shared, self._screens.own[seat]

    def view(self, face: Face, before: Face = NOTHING) -> bytes:
        """What of it is new since another one."""
        own = b"" if face[1] is before[1] else _changes(face[1], before[1])
        if not face[0]:
            return b"{%b}" % own  # a bot's
        for known, changes in self._since:
            if known is before[0]:
                shared = changes
                break
        else:
            shared = _changes(face[0], before[0])
            self._since.append((before[0], shared))
        comma = b"," if shared and own else b""
        return b"{%b%b%b}" % (shared, comma, own)

    def beside(
        self, seat: Seat | None, news: list[Told], held: list[str], remember: int
    ) -> tuple[Beside, bytes]:
        """What a reader has beside the view, and its JSON without the first brace."""
        asked = self.course.state.asked(seat)
        can_take_back = seat is not None and seat == self._takes_back
        is_idle = not (asked.moves or asked.reactions or held or can_take_back or self._has_secrets)
        known = self._idle
        if is_idle and known is not None and _is_for(known[0], asked, remember):
            return known
        beside = Beside(
            to_act=asked.to_act,
            may_react=asked.may_react,
            moves=texts(asked.moves),
            reactions=texts(asked.reactions),
            clocks=self._clocks,
            events=news,
            remember=remember,
            race=self.race,
            held=held,
            can_take_back=can_take_back,
            result=self._result,
        )
        made = (beside, _ENCODER.encode(beside)[1:])
        if is_idle:
            self._idle = made
        return made


def _is_for(known: Beside, asked: Asked, remember: int) -> bool:
    return (
        known.to_act == asked.to_act
        and known.may_react == asked.may_react
        and known.remember == remember
    )

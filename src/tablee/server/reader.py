"""What one seat, or all spectators, have been shown of a game."""

import time
from collections import deque
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.server.match import Match
from tablee.server.protocol import Clock, Episode, Margin, Result, Screen, Told, told

EPISODES_KEPT: Final = 80
VERSIONS_KEPT: Final = 64

_ENCODER: Final = msgspec.json.Encoder()


def first_version() -> int:
    """Milliseconds of the epoch: no version is used twice, even when the server starts anew."""
    return int(time.time() * 1000)


class Reader:
    """Versions count what this reader was shown: a move that changes nothing on its screen is not
    among them, so that another's private move cannot be counted."""

    def __init__(self, seat: Seat | None, first: int, chapters: Collection[str]) -> None:
        self.seat: Final = seat
        self.version = first
        self.screen: Screen | None = None
        self.story: deque[Episode] = deque(maxlen=EPISODES_KEPT)
        self.has_memory = False
        self.is_stale = True
        """Nobody was looking: the screen is made when somebody does."""
        self._chapters: Final = chapters
        self._ends = [first - 1, first - 1]  # the versions in which the last two chapters ended
        self._shown: deque[tuple[int, int]] = deque(maxlen=VERSIONS_KEPT)  # version, moves
        self._face: object = None

    def moves_at(self, version: int) -> int:
        """How many moves had been played on the screen of that version."""
        for shown, moves in self._shown:
            if shown >= version:
                return moves
        return self._shown[-1][1] if self._shown else 0

    def show(
        self,
        match: Match,
        clocks: list[Clock],
        events: Sequence[Event] = (),
        race: Sequence[Margin] = (),
        held: Sequence[str] = (),
    ) -> Screen | None:
        """The next screen; None: nothing on it would be new."""
        self.is_stale = False
        screen = self._build(match, clocks, events, race, held)
        face = _face(screen)
        if face == self._face and not screen.events and not screen.race:
            return None
        self._face = face
        self.version += 1
        self._tell(screen.events)
        remember = self._ends[0] + 1 if self._chapters else 0
        self.screen = msgspec.structs.replace(screen, version=self.version, remember=remember)
        self._shown.append((self.version, match.moves))
        return self.screen

    def tell_later(self, events: Sequence[Event]) -> None:
        """What happens while nobody looks."""
        self.is_stale = True
        if events:
            self.version += 1
            self._tell([told(event, self.seat) for event in events])

    def _tell(self, events: list[Told]) -> None:
        if events:
            self.story.append(Episode(self.version, events))
        if any(event.kind in self._chapters for event in events):
            self._ends = [self._ends[1], self.version]
        if self._chapters:
            while self.story and self.story[0].version <= self._ends[0]:
                self.story.popleft()

    def _build(
        self,
        match: Match,
        clocks: list[Clock],
        events: Sequence[Event],
        race: Sequence[Margin],
        held: Sequence[str],
    ) -> Screen:
        state, seat = match.state, self.seat
        asked = state.asked(seat)
        outcome = state.outcome()
        result = None if outcome is None else Result(outcome.scores, outcome.places, outcome.rule)
        return Screen(
            version=0,
            seat=seat,
            view=self._view(state),
            to_act=asked.to_act,
            may_react=asked.may_react,
            moves=[move.text for move in asked.moves],
            reactions=[move.text for move in asked.reactions],
            clocks=clocks,
            events=[told(event, seat) for event in events],
            race=list(race),
            held=list(held),
            can_take_back=match.can_take_back(seat),
            result=result,
        )

    def _view(self, state: State) -> msgspec.Raw:
        view = state.view(self.seat) if self.has_memory else state.screen(self.seat)
        return msgspec.Raw(_ENCODER.encode(view))


def _face(screen: Screen) -> object:
    """What there is to see, clocks' hands left aside."""
    return (
        bytes(screen.view),
        screen.to_act,
        screen.may_react,
        screen.moves,
        screen.reactions,
        [(clock.key, clock.seconds) for clock in screen.clocks],
        screen.held,
        screen.can_take_back,
        screen.result,
    )

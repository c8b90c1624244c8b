"""A game being played at a table: the match, its time, its referee and its readers."""

from typing import Final

from msgspec import Struct

from tablee.core.contract import Game, Wait
from tablee.core.options import read_options
from tablee.core.records import Line
from tablee.core.referee import Press, Referee
from tablee.core.seats import Seat
from tablee.core.shuffle import seed
from tablee.games import GAMES
from tablee.referees import referee_for
from tablee.server.clocks import Clock, GameTime, Waits
from tablee.server.connection import Connection
from tablee.server.fairness import Evidence
from tablee.server.match import Match
from tablee.server.protocol import Settings
from tablee.server.reader import Reader
from tablee.server.views import chapters
from tablee.store.rows import GameRow, MoveRow


class Pending(Struct, frozen=True):
    """A press in a race, held until `release`, when none still in flight could be before it."""

    press: Press
    id: str | None
    """Who pressed it and their name for it; a bot of the house has none."""
    name: str
    """The client's own id for it."""
    connection: Connection | None
    evidence: Evidence | None
    release: float


class Answer(Struct, frozen=True):
    """Whom to tell that their press counts, and under which name they know it."""

    connection: Connection
    press: str


class Live:
    """`accepted` maps each press that counted to the version that showed it."""

    def __init__(self, row: GameRow, clock: Clock, settings: Settings, first_version: int) -> None:
        game: Game = GAMES[row.game]
        options = read_options(game.options, row.options)
        given = [bytes.fromhex(part) for part in row.given]
        self.record: Final = row.id
        self.match: Final = Match(
            game, len(row.names), options, seed(bytes.fromhex(row.secret), given), row.start
        )
        self.referee: Final[Referee] = referee_for(game)
        self.time: Final = GameTime(clock)
        self.waits: Final = Waits(settings.pace, by_hand=settings.one_device)
        self.readers: Final[dict[Seat | None, Reader]] = {
            seat: Reader(seat, first_version, chapters(game.name))
            for seat in (*range(len(row.names)), None)
        }
        self.accepted: Final[dict[str, int]] = {}
        self.pending: Final[list[Pending]] = []
        self.is_over = False
        self.has_races: Final = type(self.referee) is not Referee
        self.follow(0.0, 0.0)

    def follow(self, at: float, sent: float) -> None:
        """After the deal and every move: clocks go by the record's time, so that they are the same
        after a restart; the referee by when the position was sent."""
        self.waits.follow(self.match.state.waits(), at)
        self.referee.shown(self.match.state, sent)

    def restore(self, rows: list[MoveRow]) -> None:
        """Plays the record again; clocks start when they did, and time goes on from the last."""
        for row in rows:
            events = self.match.replay(Line(row.seat, row.time, row.move, row.remark))
            self.follow(row.time, row.time)
            for seat, reader in self.readers.items():
                reader.tell_later([event.told(seat) for event in events])
            if row.press is not None:
                self.accepted[row.press] = 0
        if rows:
            self.time.set(rows[-1].time)

    def sealed(self, seat: Seat) -> Wait | None:
        """The clock of that seat's sealed answer, if one is awaited."""
        return next((wait for wait in self.sealed_waits() if wait.seat == seat), None)

    def sealed_waits(self) -> list[Wait]:
        return [wait for wait in self.waits if wait.sealed]

    def held_by(self, seat: Seat | None, held: dict[str, list[str]]) -> list[str]:
        wait = None if seat is None else self.sealed(seat)
        return [] if wait is None else held.get(wait.key, [])

    def version_of(self, seat: Seat) -> int:
        return self.readers[seat].version

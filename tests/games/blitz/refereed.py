"""A table whose presses go through a referee, in a time of its own."""

from tablee.core.chance import ScriptedChance
from tablee.core.contract import State, Wait
from tablee.core.moves import Move
from tablee.core.referee import Press
from tablee.core.seats import Mover, Seat
from tablee.games.blitz import BLITZ
from tablee.games.blitz.referee import Referee
from tests.games.blitz.table import Table
from tests.games.blitz.words import Oracle


class Refereed:
    """The cards were shown at 0. Clocks run: what they end in is played before a later press."""

    def __init__(self, position: str, verdicts: dict[str, str] | None = None) -> None:
        self.table = Table(position)
        self.words = Oracle(verdicts)
        self.referee = Referee(BLITZ, self.words)
        self.referee.shown(self.table.state, 0.0)
        self._began: dict[str, float] = {}
        self.played: list[str] = []
        self._follow(0.0)

    def press(
        self, seat: Seat, text: str, at: float, seen: State | None = None, held: float = 0.0
    ) -> str | None:
        """The move it made, if any; `held`: how long it had waited for presses still in flight."""
        self.wait(at)
        state = self.table.state
        move = self.referee.move(state, Press(seat, text, at, seen or state))
        if move is None:
            return None
        self._play(seat, move, at + held)
        return move.text

    def type(self, seat: Seat, word: str, at: float, each: float = 0.1) -> float:
        """Letter after letter; when the last one came."""
        for place in range(1, len(word) + 1):
            self.press(seat, f"typing {place}", at + (place - 1) * each)
        return at + (len(word) - 1) * each

    def answer(self, seat: Seat, word: str, at: float, each: float = 0.1) -> float:
        """Typed and sent; when."""
        sent = self.type(seat, word, at, each) + each
        self.press(seat, f"say {word}", sent)
        return sent

    def wait(self, until: float) -> None:
        """Plays what clocks end in before then."""
        while due := [wait for wait in self.table.state.waits() if self._ends(wait) < until]:
            first = min(due, key=self._ends)
            self._play(first.seat, first.move, self._ends(first))

    def _play(self, seat: Mover, move: Move, at: float) -> None:
        state, mover, added = self.table.state, seat, move
        self.table.story = []
        while True:
            state.play(mover, added, ScriptedChance(), self.table.story)
            self.played.append(f"{'-' if mover is None else f'P{mover}'} {added.text}")
            self.referee.shown(state, at)
            mover, more = None, self.referee.adds(state)
            if more is None:
                break
            added = more
        self._follow(at)

    def _follow(self, at: float) -> None:
        keys = [wait.key for wait in self.table.state.waits()]
        self._began = {key: self._began.get(key, at) for key in keys}

    def _ends(self, wait: Wait) -> float:
        since, began = self.referee.since(wait), self._began[wait.key]
        return (began if since is None else max(began, since)) + wait.seconds

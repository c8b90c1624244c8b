"""A table in one process: the state, its clocks, the bots' plans, and one person's presses."""

from typing import Final

from tablee.bots.base import Bot
from tablee.core.chance import Chance
from tablee.core.contract import Game, State, Wait
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Mover, Seat
from tablee.core.story import Event, Told

BUDGET: Final = 0.7


class Plan:
    """What a bot will do and when, as long as its choices stay what they were."""

    def __init__(self, choices: list[str], at: float, move: Move | None) -> None:
        self.choices: Final = choices
        self.at: Final = at
        self.move: Final = move


class LocalTable:
    """Time is given to each call, in seconds; nothing here reads a clock."""

    def __init__(
        self, game: Game, state: State, me: Seat, bots: dict[Seat, Bot], luck: Chance, wits: Chance
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.me: Final = me
        self.lines: Final[list[tuple[Mover, float, Move]]] = []
        self._bots: Final = bots
        self._luck: Final = luck
        self._wits: Final = wits
        self._began: Final[dict[str, float]] = {}
        self._plans: Final[dict[Seat, Plan]] = {}
        self._sealed: Final[dict[Seat, Move]] = {}

    def begin(self, now: float) -> None:
        self._look_round(now)

    def my_moves(self) -> list[Move]:
        is_awaited = self.me in self.state.to_act() and self.me not in self._sealed
        return self.state.moves(self.me) if is_awaited else []

    def my_reactions(self) -> list[Move]:
        return self.state.reactions(self.me) if self.me in self.state.may_react() else []

    def press(self, move: Move, now: float) -> list[Told]:
        """My move; IllegalMove if a rule forbids it."""
        if any(wait.sealed and wait.seat == self.me for wait in self.state.waits()):
            rule = self.state.refusal(self.me, move)
            if rule is None:
                self._sealed[self.me] = move
                return []
        return self._play(self.me, move, now)

    def next_due(self) -> float | None:
        """When something will happen by itself."""
        times = [plan.at for plan in self._plans.values() if plan.move is not None]
        times += [self._ends(wait) for wait in self._running()]
        return min(times, default=None)

    def tick(self, now: float) -> list[Told]:
        """Plays what is due, first things first; the story it makes."""
        story: list[Told] = []
        while (due := self.next_due()) is not None and due <= now:
            story += self._play_one_due(due)
        return story

    def _play_one_due(self, due: float) -> list[Told]:
        for seat, plan in list(self._plans.items()):
            if plan.move is not None and plan.at <= due:
                del self._plans[seat]
                if self._is_sealed(seat):
                    self._sealed[seat] = plan.move
                    return []
                if self.state.refusal(seat, plan.move) is None:
                    return self._play(seat, plan.move, due)
                return []
        for wait in self._running():
            if self._ends(wait) <= due:
                if wait.sealed:
                    return self._open_sealed(due)
                return self._play(wait.seat, wait.move, due)
        return []

    def _open_sealed(self, now: float) -> list[Told]:
        """All answers held are played together, in seat order; silence is the wait's move."""
        story: list[Told] = []
        asked = [wait for wait in self.state.waits() if wait.sealed and wait.seat is not None]
        for wait in sorted(asked, key=lambda wait: wait.seat or 0):
            seat = wait.seat
            if seat is not None and self.state.refusal(seat, wait.move) is None:
                story += self._play(seat, self._sealed.pop(seat, wait.move), now)
        self._sealed.clear()
        return story

    def _play(self, seat: Mover, move: Move, now: float) -> list[Told]:
        story: list[Event] = []
        self.state.play(seat, move, self._luck, story)
        self.lines.append((seat, now, move))
        self._look_round(now)
        return [event.told(self.me) for event in story]

    def _look_round(self, now: float) -> None:
        """Starts and stops clocks; lets bots whose choices changed think again."""
        keys = {wait.key for wait in self.state.waits()}
        for key in [key for key in self._began if key not in keys]:
            del self._began[key]
        for key in keys:
            self._began.setdefault(key, now)
        awaited, reacting = self.state.to_act(), self.state.may_react()
        for seat, bot in self._bots.items():
            moves = self.state.moves(seat) if seat in awaited else []
            reactions = self.state.reactions(seat) if seat in reacting else []
            choices = [move.text for move in moves + reactions]
            old = self._plans.get(seat)
            if not choices or seat in self._sealed:
                self._plans.pop(seat, None)
            elif old is None or old.choices != choices:
                view = self.state.view(seat)
                reply = bot.choose(view, moves, reactions, self._wits, BUDGET)
                self._plans[seat] = Plan(choices, now + reply.after, reply.move)

    def _running(self) -> list[Wait]:
        """Clocks that play by themselves here: time to think is never cut short in a terminal."""
        return [
            wait
            for wait in self.state.waits()
            if not wait.thinking and (wait.seat is TABLE or wait.seat == self.me or wait.sealed)
        ]

    def _ends(self, wait: Wait) -> float:
        return self._began[wait.key] + wait.seconds

    def _is_sealed(self, seat: Seat) -> bool:
        return any(wait.sealed and wait.seat == seat for wait in self.state.waits())

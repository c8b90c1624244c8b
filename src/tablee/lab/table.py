"""A table in one process: the state, its clocks, the bots' plans, the answers held sealed.

Time is given to each call, in seconds; nothing here reads a clock. So the terminal runs it live and
a match in virtual time, jumping from one thing due to the next.
"""

from typing import Final

from tablee.bots.base import Bot
from tablee.core.chance import Chance
from tablee.core.contract import Game, IllegalMove, State, Wait
from tablee.core.moves import Move
from tablee.core.referee import Press
from tablee.core.seats import TABLE, Mover, Seat
from tablee.core.story import Event
from tablee.referees import referee_for


class Plan:
    """What a bot will do and when, as long as the occasion stays what it was."""

    def __init__(self, occasion: list[str], at: float, move: Move | None, seen: State) -> None:
        self.occasion: Final = occasion
        self.at: Final = at
        self.move: Final = move
        self.seen: Final = seen


class TimedTable:
    """`bots` play their seats; the others are people, whose time to think is never cut short."""

    def __init__(
        self,
        game: Game,
        state: State,
        bots: dict[Seat, Bot],
        luck: Chance,
        wits: dict[Seat, Chance],
        budget: float,
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.lines: Final[list[tuple[Mover, float, Move]]] = []
        self._bots: Final = bots
        self._luck: Final = luck
        self._wits: Final = wits
        self._budget: Final = budget
        self._referee: Final = referee_for(game)
        self._began: Final[dict[str, float]] = {}
        self._plans: Final[dict[Seat, Plan]] = {}
        self._sealed: Final[dict[Seat, Move]] = {}
        self._waits: list[Wait] = []

    def begin(self, now: float) -> None:
        self._look_round(now)

    def has_answered(self, seat: Seat) -> bool:
        """Whether that seat's sealed answer is already held."""
        return seat in self._sealed

    def next_due(self) -> float | None:
        """When something will happen by itself."""
        times = [plan.at for plan in self._plans.values() if plan.move is not None]
        times += [self._ends(wait) for wait in self._running()]
        return min(times, default=None)

    def runs_out(self, seat: Seat) -> float | None:
        """When the rules' own clocks next move the game on, or answer for that seat."""
        clocks = [w for w in self._waits if not w.thinking and w.seat in (seat, TABLE)]
        return min([self._ends(wait) for wait in clocks], default=None)

    def tick(self, now: float) -> list[Event]:
        """Plays what is due, first things first; the story it makes."""
        story: list[Event] = []
        while (due := self.next_due()) is not None and due <= now:
            story += self._play_one_due(due)
        return story

    def press(self, seat: Seat, text: str, now: float, seen: State) -> list[Event] | None:
        """What a person pressed, through the referee; None: it lapsed."""
        move = self._referee.move(self.state, Press(seat, text, now, seen))
        return None if move is None else self.answer(seat, move, now)

    def answer(self, seat: Seat, move: Move, now: float) -> list[Event]:
        """A move by someone who may make it; an awaited choice is held if answers are sealed."""
        is_sealed = any(wait.sealed and wait.seat == seat for wait in self._waits)
        if is_sealed and move in self.state.moves(seat):
            self._sealed[seat] = move
            return []
        return self._play(seat, move, now)

    def _play_one_due(self, due: float) -> list[Event]:
        for seat, plan in list(self._plans.items()):
            if plan.move is not None and plan.at <= due:
                return self._carry_out(seat, plan, plan.move)
        for wait in self._running():
            if self._ends(wait) <= due:
                if wait.sealed:
                    return self._open_sealed(due)
                return self._play(wait.seat, wait.move, due)
        return []

    def _carry_out(self, seat: Seat, plan: Plan, move: Move) -> list[Event]:
        """A plan that is no longer possible lapses."""
        try:
            found = self._referee.move(self.state, Press(seat, move.text, plan.at, plan.seen))
        except IllegalMove:
            found = None
        if found is None:
            self._plans[seat] = Plan(plan.occasion, plan.at, None, plan.seen)
            return []
        del self._plans[seat]
        return self.answer(seat, found, plan.at)

    def _open_sealed(self, now: float) -> list[Event]:
        """All answers held are played together, in seat order; silence is the wait's move."""
        story: list[Event] = []
        asked = [wait for wait in self._waits if wait.sealed and wait.seat is not None]
        for wait in sorted(asked, key=lambda wait: wait.seat or 0):
            seat = wait.seat
            if seat is not None and self.state.refusal(seat, wait.move) is None:
                story += self._play(seat, self._sealed.pop(seat, wait.move), now)
        self._sealed.clear()
        self._look_round(now)
        return story

    def _play(self, seat: Mover, move: Move, now: float) -> list[Event]:
        story: list[Event] = []
        self.state.play(seat, move, self._luck, story)
        self.lines.append((seat, now, move))
        self._look_round(now)
        return story

    def _look_round(self, now: float) -> None:
        """Starts and stops clocks; lets bots who face something new think."""
        self._waits = self.state.waits()
        self._referee.shown(self.state, now)
        keys = [wait.key for wait in self._waits]
        for key in [key for key in self._began if key not in keys]:
            del self._began[key]
        for key in keys:
            self._began.setdefault(key, now)
        awaited, reacting = self.state.to_act(), self.state.may_react()
        for seat in self._bots:
            moves = self.state.moves(seat) if seat in awaited else []
            reactions = self.state.reactions(seat) if seat in reacting else []
            if not (moves or reactions) or seat in self._sealed:
                self._plans.pop(seat, None)
            else:
                self._think(seat, moves, reactions, now)

    def _think(self, seat: Seat, moves: list[Move], reactions: list[Move], now: float) -> None:
        """Only about a new occasion; the same intention is not put off by other people's moves."""
        matter = self._referee.matter(self.state)
        occasion = [matter, *[m.text for m in moves + reactions], *[w.key for w in self._waits]]
        old = self._plans.get(seat)
        if old is not None and old.occasion == occasion:
            return
        reply = self._bots[seat].choose(
            self.state.view(seat), moves, reactions, self._wits[seat], self._budget
        )
        at = now + reply.after
        if old is not None and old.move is not None and old.move == reply.move:
            at = min(at, old.at) if old.occasion[0] == matter else at
        self._plans[seat] = Plan(occasion, max(now, at), reply.move, self.state.copy())

    def _running(self) -> list[Wait]:
        """Time to think is never cut short for people."""
        return [wait for wait in self._waits if not wait.thinking or wait.seat in self._bots]

    def _ends(self, wait: Wait) -> float:
        return self._began[wait.key] + wait.seconds

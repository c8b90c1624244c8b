"""A game of bots, seen while it is played: who leads, who began, and which decisions were made."""

from collections.abc import Iterator, Sized
from typing import Final

from tablee.bots.base import Bot, Reply
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.lab.home import HomeTable
from tablee.lab.match import CAP, DealtLuck
from tablee.lab.study.decisions import Decision
from tablee.lab.study.plan import Job
from tablee.packs import PACKS, Pack


class Question:
    """What a bot was asked, after how many moves, and what it answered."""

    def __init__(self, after: int, view: View, moves: list[Move], answer: Move | None) -> None:
        self.after: Final = after
        self.view: Final = view
        self.moves: Final = moves
        self.answer: Final = answer


class Watched:
    """A bot, and what it was asked lately. `lines` are its table's, from when it sits there."""

    def __init__(self, bot: Bot) -> None:
        self._bot: Final = bot
        self.lines: Sized = ()
        self._questions: list[Question] = []

    def choose(
        self, view: View, moves: list[Move], reactions: list[Move], chance: Chance, budget: float
    ) -> Reply:
        reply = self._bot.choose(view, moves, reactions, chance, budget)
        self._questions.append(Question(len(self.lines), view, moves, reply.move))
        return reply

    def question_before(self, line: int) -> Question | None:
        """The last one that was asked when that line was not yet played."""
        asked = [question for question in self._questions if question.after <= line]
        self._questions = self._questions[max(0, len(asked) - 1) :]
        return asked[-1] if asked else None


class Lead:
    """Who leads. It changes when none of those who lead now did when it last changed."""

    def __init__(self, pack: Pack, state: State) -> None:
        self._pack: Final = pack
        self._state: Final = state
        self._leaders: frozenset[Seat] = frozenset()
        self.changes: int | None = None if pack.standing is None else 0

    def look(self) -> None:
        if self._pack.standing is None or self.changes is None:
            return
        standing = self._pack.standing(self._state)
        best = max(standing)
        leaders = frozenset(seat for seat, points in enumerate(standing) if points == best)
        if len(leaders) == len(standing) or leaders & self._leaders:
            return
        self.changes += bool(self._leaders)
        self._leaders = leaders


class WatchedGame:
    """`first` is the seat that began: the first one that was awaited alone."""

    def __init__(self, job: Job) -> None:
        self.pack: Final = PACKS[job.game]
        game, luck = self.pack.game, DealtLuck(job.key)
        state = game.deal(job.seats, read_options(game.options, job.options), luck)
        self._bots: Final = {seat: Watched(self.pack.bot(job.level)) for seat in range(job.seats)}
        wits: dict[Seat, Chance] = {seat: FastChance(job.key * 16 + seat) for seat in self._bots}
        self.table: Final = HomeTable(self.pack, state, {**self._bots}, luck, wits, job.budget)
        for bot in self._bots.values():
            bot.lines = self.table.lines
        self.lead: Final = Lead(self.pack, state)
        self.first: Seat | None = None

    def decisions(self) -> Iterator[Decision]:
        """Plays it to its end (or for CAP moves): every move where another was listed, once."""
        self.table.begin(0.0)
        seen = 0
        self._look()
        for _ in self.table.ticks(CAP):
            self._look()
            for number in range(seen, len(self.table.lines)):
                decision = self._decision(number)
                if decision is not None:
                    yield decision
            seen = len(self.table.lines)

    def _look(self) -> None:
        self.lead.look()
        awaited = self.table.state.to_act()
        if self.first is None and len(awaited) == 1:
            self.first = awaited[0]

    def _decision(self, number: int) -> Decision | None:
        seat, _, move = self.table.lines[number]
        question = None if seat is None else self._bots[seat].question_before(number)
        if seat is None or question is None or question.answer != move:
            return None
        others = [other for other in question.moves if other != move]
        if not 0 < len(others) < len(question.moves):
            return None
        return Decision(seat, question.view, move, others)

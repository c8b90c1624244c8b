"""Presses and their verdicts."""

from collections.abc import Sequence
from typing import Final

from tablee.core.contract import IllegalMove
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.referee import Press
from tablee.core.seats import Seat
from tablee.table.moves import Moves
from tablee.table.outputs import Say
from tablee.table.races import Contender
from tablee.table.reach import Reach
from tablee.table.sealed import Sealed
from tablee.table.standing import Standing
from tablee.table.told import Accepted, Failed, Lapsed, Margin, Pressed, Refused, Verdict
from tablee.table.works import Work


class Presses:
    def __init__(self, standing: Standing, moves: Moves, sealed: Sealed) -> None:
        self._standing: Final = standing
        self._moves: Final = moves
        self._sealed: Final = sealed

    def press(
        self,
        reach: Reach,
        seat: Seat,
        name: str,
        texts: Sequence[str],
        at: float,
        seen: int | None,
        arrived: float,
        claim: float | None,
    ) -> Work:
        """See `Play.press`."""
        standing, key = self._standing, key_of(seat, name)
        if self.is_answered(reach, seat, name, key) or standing.races.has(key):
            return
        moment, evidence, release = at, None, at
        if standing.has_races and seen is not None:
            evidence = reach.weigh(seen, arrived, claim)
            moment = at - evidence.elapsed + evidence.reaction
            release = standing.clockwork.release(seat, moment)
        press = Press(seat, texts[0], moment, standing.seen(seat, seen))
        contender = Contender(
            press, key=key, name=name, reach=reach, evidence=evidence, release=release
        )
        yield from self.take(contender, texts[1:])

    def is_answered(self, reach: Reach, seat: Seat, name: str, key: str) -> bool:
        """Whether there is no more to it: it counted before, which is said again, or nothing counts
        while the game rests."""
        standing = self._standing
        if key in standing.accepted:
            # 0: it was accepted before a restart, and the latest screen shows it
            version = standing.accepted[key] or standing.version(seat)
            standing.works.out(Say(reach, Accepted(name, version)))
            return True
        if standing.is_resting:
            standing.works.out(Say(reach, Failed("paused", "", name)))
            return True
        return False

    def take(self, contender: Contender, rest: Sequence[str] = ()) -> Work:
        """Sealed, held for a race, or judged at once."""
        standing = self._standing
        if standing.is_over:
            standing.say(contender, Lapsed(contender.name))
            return
        seat, text = contender.press.seat, contender.press.text
        wait = standing.clockwork.sealed(seat)
        state = standing.course.state
        if wait is not None and any(move.text == text for move in state.moves(seat)):
            moves = self._moves_or_reason(contender, rest)
            if moves:
                yield from self._sealed.seal(contender, wait, moves)
        elif not rest and self._is_race(contender):
            standing.races.pending.append(contender)
            standing.say(contender, Pressed(contender.name))
        else:
            yield from self.decide(contender, rest)

    def _is_race(self, contender: Contender) -> bool:
        try:
            return self._standing.referee.is_race(self._standing.course.state, contender.press)
        except NotationError:
            return False  # it is no move at all, as its verdict will say

    def decide(
        self, contender: Contender, rest: Sequence[str] = (), race: Sequence[Margin] = ()
    ) -> Work:
        """The verdict: a move, or its presser is told why not."""
        moves = self._moves_or_reason(contender, rest)
        if not moves:
            return
        remark = ""
        if race and contender.evidence is not None:
            remark = contender.evidence.text(contender.press.at)
        yield from self._moves.play(contender.press.seat, moves, contender, remark, race)

    def _moves_or_reason(self, contender: Contender, rest: Sequence[str]) -> list[Move]:
        """The moves a press makes; none: its presser has been told why."""
        reason: Verdict = Lapsed(contender.name)
        try:
            moves = self._moves_of(contender, rest)
        except IllegalMove as refusal:
            moves, reason = [], Refused(contender.name, refusal.rule)
        except NotationError as error:
            moves, reason = [], Failed("malformed", str(error), contender.name)
        if not moves:
            self._standing.say(contender, reason)
        return moves

    def _moves_of(self, contender: Contender, rest: Sequence[str]) -> list[Move]:
        """None at all: it lapses."""
        standing = self._standing
        table = standing.course.game.moves
        first = standing.referee.move(standing.course.state, contender.press)
        if first is None:
            return []
        if not rest and not standing.has_races:
            return [first]  # it was judged on this very position
        others = [table.parse(text) for text in rest]
        if any(not 0 <= move.number < len(table.listed) for move in others):
            raise NotationError("only listed moves can be sent together")
        moves = [first, *others]
        standing.course.check(contender.press.seat, moves)
        return moves


def key_of(seat: Seat, name: str) -> str:
    """A press's name for the whole table, as the record has it."""
    return f"P{seat} {name}"

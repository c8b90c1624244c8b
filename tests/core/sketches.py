"""The three nastiest moments, in miniature, against the contract: a reaction window with queued
effects, an interrupt that asks several owners at once, a race of words with a contest."""

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, State, Wait
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Mover, Seat
from tablee.core.story import Event

DRAW, UNLOCK, LOOK = Move("draw"), Move("unlock"), Move("look")
THROWS = [Move("throw b0"), Move("throw b1")]
CLAIM, DECLINE = Move("claim"), Move("decline")
START, CONTEST, ACCEPT = Move("start"), Move("contest"), Move("accept")


class Sketch(State):
    """What the three have in common: legality is being listed, or being named by a clock."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        if seat is TABLE:
            named = [wait.move for wait in self.waits() if wait.seat is TABLE]
            return None if move in named else "SKETCH-1"
        moves = self.moves(seat) if seat in self.to_act() else []
        reactions = self.reactions(seat) if seat in self.may_react() else []
        return None if move in moves + reactions else "SKETCH-1"

    def outcome(self) -> Outcome | None:
        return None


class Window(Sketch):
    """Seat 0 has discarded a 7. Both may throw; each throw queues a look for its thrower; the
    draw of seat 1 unlocks a grace after the queue is empty, and closes the window."""

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[Seat] = [0]
        self.in_hand = [True, True]
        self.locked = True
        self.open = True

    def to_act(self) -> list[Seat]:
        if self.queue:
            return [self.queue[0]]
        return [] if self.locked or not self.open else [1]

    def may_react(self) -> list[Seat]:
        return [seat for seat in (0, 1) if self.open and self.in_hand[seat]]

    def moves(self, seat: Seat) -> list[Move]:
        return [LOOK] if self.queue else [DRAW]

    def reactions(self, seat: Seat) -> list[Move]:
        return [THROWS[seat]]

    def waits(self) -> list[Wait]:
        grace = self.locked and not self.queue and self.open
        return [Wait(f"grace {len(self.log)}", 2, TABLE, UNLOCK)] if grace else []

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        self.log.append(f"{seat} {move.text}")
        if move is LOOK:
            self.queue.pop(0)
        elif move is UNLOCK:
            self.locked = False
        elif move is DRAW:
            self.open = False
        elif seat is not None:
            self.in_hand[seat] = False
            self.queue.append(seat)
            self.locked = True

    def copy(self) -> "Window":
        twin = Window()
        twin.log, twin.queue = list(self.log), list(self.queue)
        twin.in_hand, twin.locked, twin.open = list(self.in_hand), self.locked, self.open
        return twin


class Ask(Sketch):
    """A swap touches a card of seats 1 and 2; both are asked at once and answer sealed."""

    def __init__(self, guarded: Seat) -> None:
        super().__init__()
        self.guarded = guarded
        self.waiting_for: list[Seat] = [1, 2]
        self.claimed: list[Seat] = []
        self.swapped: list[Seat] = []

    def to_act(self) -> list[Seat]:
        return list(self.waiting_for)

    def moves(self, seat: Seat) -> list[Move]:
        return [CLAIM, DECLINE]

    def waits(self) -> list[Wait]:
        asked = self.waiting_for
        return [Wait(f"ask {seat}", 6, seat, DECLINE, sealed=True) for seat in asked]

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        assert seat is not None
        self.waiting_for.remove(seat)
        if move is CLAIM:
            self.claimed.append(seat)
        if not self.waiting_for:  # true claims cancel their part, false ones are paid
            self.swapped = [s for s in (1, 2) if not (s in self.claimed and s == self.guarded)]
            self.log = [f"penalty {s}" for s in self.claimed if s != self.guarded]


class Say(Move):
    """An open move: the word, and the judge's verdict on it."""

    def __init__(self, word: str, verdict: str) -> None:
        super().__init__(f"say {verdict} {word}")
        self.verdict = verdict


class FaceOff(Sketch):
    """Seats 0 and 1 race. The earliest start with an accepted answer wins, delivered later or
    not; silence of the contest clock accepts."""

    def __init__(self) -> None:
        super().__init__()
        self.starts: list[Seat] = []
        self.said: dict[Seat, str] = {}
        self.contested: list[Seat] = []
        self.winner: Seat | None = None

    def to_act(self) -> list[Seat]:
        return [] if self._is_decided() else [s for s in (0, 1) if s not in self.said]

    def may_react(self) -> list[Seat]:
        return [0, 1, 2] if self._is_decided() and self.winner is None else []

    def moves(self, seat: Seat) -> list[Move]:
        return [START] if seat not in self.starts else [DECLINE]

    def reactions(self, seat: Seat) -> list[Move]:
        return [CONTEST] if self._first() not in self.contested else []

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        if isinstance(move, Say):
            can_say = seat in self.starts and seat not in self.said
            return None if can_say else "SKETCH-2"
        return super().refusal(seat, move)

    def waits(self) -> list[Wait]:
        is_open = self._is_decided() and self.winner is None
        return [Wait(f"contest {self._first()}", 4, TABLE, ACCEPT)] if is_open else []

    def _first(self) -> Seat:
        return next(seat for seat in self.starts if seat in self.said)

    def _is_decided(self) -> bool:
        """Somebody has answered, and nobody who started earlier still may."""
        return bool(self.starts) and self.starts[0] in self.said

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        if move is ACCEPT:
            self.winner = self._first()
        elif move is START and seat is not None:
            self.starts.append(seat)
        elif move is CONTEST:
            self.contested.append(self._first())
        elif seat is not None:
            self.said[seat] = move.text

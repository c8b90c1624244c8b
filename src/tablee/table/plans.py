"""What bots of the house are asked, and what they mean to do and when."""

from typing import Final

from tablee.core.moves import Move
from tablee.core.seats import Seat


class Occasion:
    """What a bot faces. Of the same occasion it is asked once. `matter`: what the table is about
    (`Referee.matter`); an intention formed about another one is given up."""

    def __init__(self, matter: str, moves: list[Move], reactions: list[Move], clocks: list[str]):
        self.matter: Final = matter
        self.moves: Final = moves
        self.reactions: Final = reactions
        self._text: Final = [m.text for m in moves] + ["|"] + [m.text for m in reactions] + clocks

    def is_like(self, other: "Occasion") -> bool:
        return self.matter == other.matter and self._text == other._text


class OpenQuestion:
    """What a bot was asked and has not answered yet."""

    def __init__(self, number: int, occasion: Occasion, after: int, *, is_sealed: bool) -> None:
        self.number: Final = number
        self.occasion: Final = occasion
        self.after: Final = after  # so many moves of the game
        self.is_sealed: Final = is_sealed


class Plan:
    """What a bot will do and when, on the position it was asked about; `move` None: nothing."""

    def __init__(self, asked: OpenQuestion, at: float, move: str | None) -> None:
        self.asked: Final = asked
        self.at: Final = at
        self.move: Final = move


class Plans:
    """A seat has at most one plan and one open question. Who thinks again does not give up the plan
    meanwhile."""

    def __init__(self) -> None:
        self._asked: Final[dict[Seat, OpenQuestion]] = {}
        self._plans: Final[dict[Seat, Plan]] = {}
        self._number = 0

    def is_about(self, seat: Seat, occasion: Occasion) -> bool:
        """Whether that bot has been asked just this."""
        asked = self._asked.get(seat)
        if asked is None:
            plan = self._plans.get(seat)
            asked = None if plan is None else plan.asked
        return asked is not None and asked.occasion.is_like(occasion)

    def ask(self, seat: Seat, occasion: Occasion, after: int, *, is_sealed: bool) -> int:
        """The number of the question."""
        self._number += 1
        self._asked[seat] = OpenQuestion(self._number, occasion, after, is_sealed=is_sealed)
        plan = self._plans.get(seat)
        if plan is not None and plan.asked.occasion.matter != occasion.matter:
            del self._plans[seat]
        return self._number

    def answer(self, seat: Seat, number: int, move: str | None, after: float, now: float) -> bool:
        """A bot's answer, to be carried out `after` seconds; False: it comes too late to count."""
        asked = self._asked.get(seat)
        if asked is None or asked.number != number:
            return False
        del self._asked[seat]
        at = now if asked.is_sealed else now + after  # nobody can tell when a sealed one is given
        old = self._plans.get(seat)
        if old is not None and old.move == move and move is not None:
            at = min(at, old.at)  # the same intention is not put off by other people's moves
        self._plans[seat] = Plan(asked, max(now, at), move)
        return True

    def forget(self, seat: Seat) -> None:
        self._asked.pop(seat, None)
        self._plans.pop(seat, None)

    def forget_all(self) -> None:
        self._asked.clear()
        self._plans.clear()

    def is_empty(self) -> bool:
        return not self._asked and not self._plans

    def due(self) -> float | None:
        if not self._plans:
            return None
        times = [plan.at for plan in self._plans.values() if plan.move is not None]
        return min(times) if times else None

    def first(self, until: float) -> tuple[Seat, Plan] | None:
        """The one to be carried out next, if it is time."""
        found: tuple[Seat, Plan] | None = None
        for seat, plan in self._plans.items():
            is_due = plan.move is not None and plan.at <= until
            if is_due and (found is None or plan.at < found[1].at):
                found = (seat, plan)
        return found

    def carry_out(self, seat: Seat) -> None:
        """It is being done; whatever comes of it, the bot is not asked the same again."""
        plan = self._plans[seat]
        self._plans[seat] = Plan(plan.asked, plan.at, None)

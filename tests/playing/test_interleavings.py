"""Presses, clocks, bots, writes, crashes, reconnections and pauses in any order: the contract of a
table.

Nothing is told before it is durable; what is durable makes the same game again; a press counts
once, and none while the game rests; a bot's answer counts once; a screen put together piece by
piece is the one a newcomer gets, also of spectators who see it later; no clock runs over its time.
"""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.core.contract import Game
from tablee.core.seats import Seat
from tablee.packs import GAMES
from tablee.table.manner import Manner, Occupant
from tablee.table.outputs import Question
from tablee.table.told import Pace
from tests.playing.byhand import ByHand

PACES: tuple[Pace, ...] = ("normal", "none", "quick")
NONSENSE = ("", "zzz", "draw 99", "pass pass")


class Storm:
    """One table in rough weather; each number drawn decides one thing."""

    def __init__(self, game: Game, draw: "Draw") -> None:
        seats, options = game.variants()[draw.below(len(game.variants()))]
        pace = PACES[draw.below(len(PACES))]
        by_hand = draw.below(5) == 0
        delay = 3.0 * (draw.below(4) == 0)
        self.draw = draw
        self.table = ByHand(game, seats, options, Manner(pace, "on", by_hand=by_hand), delay=delay)
        self.answered: dict[Seat, Question] = {}
        self.presses = 0
        self.told: Counter[str] = Counter()

    def run(self, steps: int) -> None:
        for _ in range(steps):
            if self.table.is_over and self.table.writing is None:
                break
            is_calm = self.table.is_resting and self.table.writing is None
            self.step()
            if is_calm and self.table.is_resting:
                assert self.table.writing is None, "something was decided while the game rests"
            self.check()
        self.calm()

    def step(self) -> None:
        table, draw = self.table, self.draw
        kind = draw.below(22)
        if table.writing is not None and kind < 12:
            if draw.below(8):
                table.durable(table.now + draw.below(3) * 0.7)
            else:
                table.not_written()
        elif kind < 8:
            self.press()
        elif kind < 12:
            table.wake(table.now + (0.0, 0.05, 1.0, 7.0, 61.0)[draw.below(5)])
        elif kind < 14 and table.questions:
            self.answer()
        elif kind == 15:
            table.crash()
            self.answered.clear()  # who was asked before it is gone with it
        elif kind == 16:
            table.reconnect(draw.below(table.seats))
        elif kind == 17:
            self.reseat()
        elif kind == 18:
            self.take_back()
        elif kind == 19:
            due = table.play.due()
            if due is not None:
                table.wake(max(table.now, due))
        elif kind == 20:
            if table.is_resting:
                table.go_on()
            else:
                table.rest()
        elif kind == 21 and self.answered:
            self.answer_again()

    def press(self) -> None:
        table, draw = self.table, self.draw
        seat = draw.below(table.seats)
        asked = table.state.asked(seat)
        offered = [move.text for move in asked.moves + asked.reactions]
        text = NONSENSE[draw.below(4)] or "zzz"
        if offered and draw.below(8):
            text = offered[draw.below(len(offered))]
        name = self.new_name()
        reaction = 0.05 * draw.below(20)
        back = draw.below(4) if draw.below(4) == 0 else 0
        table.press(seat, name, text, at=table.now + 0.01, reaction=reaction, back=back)
        if draw.below(6) == 0:
            table.press(seat, name, text, at=table.now + 0.02, reaction=reaction)

    def new_name(self) -> str:
        self.presses += 1
        return f"n{self.presses}"

    def answer(self) -> None:
        table, draw = self.table, self.draw
        seat = sorted(table.questions)[draw.below(len(table.questions))]
        question = table.questions[seat]
        choices = [move.text for move in question.moves + question.reactions]
        self.answered[seat] = question
        table.answer(seat, choices[draw.below(len(choices))], after=0.3 * draw.below(4))

    def answer_again(self) -> None:
        """A question answered before: nothing may come of it, whatever there is to do now."""
        table = self.table
        table.wake(table.now)
        if table.writing is not None:
            return
        due = table.play.due()
        seat = sorted(self.answered)[self.draw.below(len(self.answered))]
        question = self.answered[seat]
        choices = [move.text for move in question.moves + question.reactions]
        move = choices[self.draw.below(len(choices))]
        table.play.answer(seat, question.number, move, 0.0, at=table.now)
        table.look_round()
        assert (table.writing, table.play.due()) == (None, due), "a stale answer counted"

    def reseat(self) -> None:
        table, draw = self.table, self.draw
        kinds = (
            Occupant(),
            Occupant("regular", recalls=True),
            Occupant(substitute="regular", gone=table.now),
            Occupant(gone=table.now),
            Occupant(recalls=True),
        )
        before = table.occupants
        table.seat(*(kinds[draw.below(len(kinds))] for _ in range(table.seats)))
        for seat in range(table.seats):
            if table.occupants[seat].recalls != before[seat].recalls:
                table.reconnect(seat)  # as everybody gets a snapshot when seats change

    def take_back(self) -> None:
        table = self.table
        table.take_back(self.draw.below(table.seats), self.new_name(), at=table.now)

    def check(self) -> None:
        """After every step."""
        table = self.table
        self.told.update(table.take_told())
        assert [row.number for row in table.rows] == list(range(len(table.rows)))
        times = [row.time for row in table.rows]
        assert times == sorted(times)
        pressed = [row.press for row in table.rows if row.press is not None]
        assert len(set(pressed)) == len(pressed)
        accepted = {said.split()[0] for said in self.told if said.endswith(" accepted")}
        assert accepted <= {press.split()[1] for press in pressed}

    def calm(self) -> None:
        """In the end all is written, and all that was due has happened."""
        table = self.table
        table.write_all()
        table.go_on()
        table.wake(table.now)
        table.write_all()
        self.check()
        due = table.play.due()
        assert due is None or due > table.now
        self.check_screens()
        before = table.state.text()
        table.crash()
        assert table.state.text() == before

    def check_screens(self) -> None:
        table = self.table
        drawn = {seat: dict(view) for seat, view in table.views.items()}
        for seat, view in drawn.items():
            table.reconnect(seat)
            assert view == table.views[seat], f"the screen of {seat}"


class Draw:
    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._place = 0

    def below(self, n: int) -> int:
        number = self._numbers[self._place % len(self._numbers)]
        self._place += 1
        return (number + self._place // len(self._numbers)) % n


NUMBERS = st.lists(st.integers(0, 719), min_size=1, max_size=400)


@pytest.mark.parametrize("game", GAMES)
@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(numbers=NUMBERS)
def test_whatever_comes_in_whatever_order(game: str, numbers: list[int]) -> None:
    draw = Draw(numbers)
    Storm(GAMES[game], draw).run(20 + draw.below(180))


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", GAMES)
@settings(
    max_examples=5_000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(numbers=NUMBERS)
def test_thousands_of_storms(game: str, numbers: list[int]) -> None:
    draw = Draw(numbers)
    Storm(GAMES[game], draw).run(20 + draw.below(600))

"""What readers have beside the view is made once only for those who are told the same."""

from collections.abc import Callable

import pytest

from tablee.core.chance import FastChance
from tablee.core.contract import Asked
from tablee.core.seats import Seat
from tablee.packs import GAMES
from tablee.table.course import Course
from tablee.table.scene import Scene
from tests.laws.wrapped import WrappedState

Telling = Callable[[Seat | None], Asked]


class Partial(WrappedState):
    """Of whose turn it is, each is told something of their own."""

    tell: Telling

    def asked(self, seat: Seat | None) -> Asked:
        return self.tell(seat)


def scene(tell: Telling) -> Scene:
    game = GAMES["blot"]
    state = Partial(game.deal(3, game.options(), FastChance(1)))
    state.tell = tell
    return Scene(Course(game, state, FastChance(1)), [], [0, 1, 2, None])


def theirs(seat: Seat | None) -> list[Seat]:
    return [0 if seat is None else seat]


@pytest.mark.parametrize(
    "tell",
    [lambda seat: Asked(theirs(seat), [], [], []), lambda seat: Asked([], theirs(seat), [], [])],
    ids=["to act", "may react"],
)
def test_nobody_is_told_what_another_was(tell: Telling) -> None:
    shown = scene(tell)
    for seat in (0, 1, 2):
        beside, _ = shown.beside(seat, [], [], 0)
        assert (beside.to_act or beside.may_react) == [seat]


def test_what_is_to_be_forgotten_is_each_reader_s_own() -> None:
    shown = scene(lambda _: Asked([], [], [], []))
    assert [shown.beside(1, [], [], oldest)[0].remember for oldest in (3, 4)] == [3, 4]


def test_the_same_is_made_once() -> None:
    shown = scene(lambda _: Asked([2], [1], [], []))
    assert shown.beside(0, [], [], 5)[0] is shown.beside(None, [], [], 5)[0]

"""The contract holds the nastiest moments of the games: see sketches.py."""

import pytest

from tablee.core.chance import ScriptedChance
from tablee.core.contract import IllegalMove, State
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Mover
from tests.core.sketches import (
    ACCEPT,
    CLAIM,
    CONTEST,
    DECLINE,
    DRAW,
    LOOK,
    START,
    THROWS,
    UNLOCK,
    Ask,
    FaceOff,
    Say,
    Window,
)


def play(state: State, *line: tuple[Mover, Move]) -> None:
    for seat, move in line:
        state.play(seat, move, ScriptedChance())


def test_a_window_stays_open_while_effects_are_chosen() -> None:
    state = Window()
    play(state, (1, THROWS[1]))
    assert state.queue == [0, 1]
    assert state.may_react() == [0]
    play(state, (0, LOOK), (0, THROWS[0]))
    assert state.to_act() == [1]
    assert state.queue == [1, 0]


def test_only_a_clock_moves_a_locked_window_on() -> None:
    state = Window()
    play(state, (0, LOOK))
    assert state.to_act() == []
    assert [wait.move for wait in state.waits()] == [UNLOCK]
    with pytest.raises(IllegalMove):
        state.play(1, DRAW, ScriptedChance())
    with pytest.raises(IllegalMove):
        state.play(1, UNLOCK, ScriptedChance())
    play(state, (TABLE, UNLOCK))
    assert state.waits() == []
    play(state, (1, DRAW))
    assert state.may_react() == []


def test_a_throw_with_an_effect_starts_a_new_grace() -> None:
    state = Window()
    play(state, (0, LOOK))
    before = state.waits()[0].key
    play(state, (1, THROWS[1]))
    assert state.waits() == []
    play(state, (1, LOOK))
    assert state.waits()[0].key != before


def test_a_window_can_be_copied_in_the_middle() -> None:
    state = Window()
    twin = state.copy()
    play(twin, (1, THROWS[1]), (0, LOOK))
    assert state.queue == [0]
    assert state.may_react() == [0, 1]


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_sealed_answers_act_together_in_any_order(order: tuple[int, int]) -> None:
    state = Ask(guarded=1)
    assert all(wait.sealed and wait.seconds == 6 for wait in state.waits())
    play(state, (order[0], CLAIM))
    assert state.swapped == []
    play(state, (order[1], CLAIM))
    assert state.swapped == [2]
    assert state.log == ["penalty 2"]


def test_who_is_asked_does_not_depend_on_the_hidden_card() -> None:
    clocks = [[wait.clock for wait in Ask(guarded).waits()] for guarded in (0, 1, 2)]
    assert clocks[0] == clocks[1] == clocks[2]
    state = Ask(guarded=1)
    play(state, (1, DECLINE), (2, DECLINE))
    assert state.swapped == [1, 2]


def test_the_earlier_start_wins_though_delivered_later() -> None:
    state = FaceOff()
    play(state, (1, START), (0, START), (0, Say("rock", "known")))
    assert state.to_act() == [1]
    assert state.waits() == []
    play(state, (1, Say("racket", "known")))
    play(state, (2, CONTEST), (TABLE, ACCEPT))
    assert state.winner == 1


def test_an_open_move_is_judged_though_never_listed() -> None:
    state = FaceOff()
    with pytest.raises(IllegalMove, match="SKETCH-2"):
        state.play(0, Say("rock", "known"), ScriptedChance())

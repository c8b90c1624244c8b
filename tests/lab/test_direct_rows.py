"""Arrays written straight from positions are those made of views."""

from array import array

import pytest

from tablee.core.chance import FastChance
from tablee.lab.learning.setting import RowOfView, Setting
from tablee.packs import PACKS

DIRECT = [name for name, pack in PACKS.items() if pack.arrays and pack.arrays.row]
EVERY = [
    (name, seats, options.pairs())
    for name in DIRECT
    for seats, options in PACKS[name].game.variants()
]


def test_the_quick_games_bring_them() -> None:
    assert set(DIRECT) == {"herrlof", "blot"}


@pytest.mark.parametrize(("name", "seats", "options"), EVERY)
def test_every_seat_finds_there_what_its_view_says(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """One row for all seats and game after game, as when thousands are stepped."""
    setting = Setting(name, seats, options)
    cells = array("f", bytes(4 * setting.size))
    row = setting.row(memoryview(cells))
    luck = FastChance(seats)
    for _ in range(2):
        turns = setting.deal(luck)
        while turns.seat is not None:
            for seat in range(seats):
                row.write(turns.state, seat)
                assert cells == array("f", setting.numbers(turns.state, seat))
            turns.answer(turns.choices[luck.below(len(turns.choices))], luck)


@pytest.mark.parametrize("name", DIRECT)
def test_a_position_read_back_is_written_from_its_beginning(name: str) -> None:
    setting = Setting(name, None, {})
    luck = FastChance(7)
    turns = setting.deal(luck)
    cells = array("f", bytes(4 * setting.size))
    row = setting.row(memoryview(cells))
    for _ in range(40):
        turns.answer(turns.choices[luck.below(len(turns.choices))], luck)
        again = turns.game.position(turns.state.text())
        row.write(again, 0)
        assert cells == array("f", setting.numbers(again, 0))


def test_of_a_history_that_is_too_long_the_latest_lines_are_written() -> None:
    setting = Setting("herrlof", None, {})
    luck = FastChance(7)
    turns = setting.deal(luck)
    for _ in range(25):
        turns.answer(turns.choices[luck.below(len(turns.choices))], luck)
    state = turns.state
    history: list[int] = state.history  # type: ignore[attr-defined]
    cells = array("f", bytes(4 * setting.size))
    row = setting.row(memoryview(cells))
    while len(history) < 80:
        history.append(history[len(history) % 20])
        for seat in (0, 1):
            row.write(state, seat)
            assert cells == array("f", setting.numbers(state, seat))


def test_a_game_that_brings_none_is_written_from_views() -> None:
    setting = Setting("bla5t", None, {})
    cells = array("f", bytes(4 * setting.size))
    row = setting.row(memoryview(cells))
    assert isinstance(row, RowOfView)
    turns = setting.deal(FastChance(1))
    row.write(turns.state, 1)
    assert cells == array("f", setting.numbers(turns.state, 1))

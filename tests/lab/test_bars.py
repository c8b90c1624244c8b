"""The bars, and writing what was measured."""

import pytest
import typer

from tablee.bots import LEVELS
from tablee.lab.bars import line, put
from tablee.lab.match import match
from tablee.lab.workplace import Here
from tablee.packs import PACKS
from tablee.packs.pack import Bar


def test_every_game_has_bars_for_every_level() -> None:
    for pack in PACKS.values():
        assert {bar.first for bar in pack.bars} == set(LEVELS) - {"random"}


def test_a_line_says_whether_the_bar_is_reached() -> None:
    report = match("blot", "", ["novice", "random"], [0.0, 0.0], 4, 1, Here(), lambda done: None)
    easy = Bar("novice", "random", 2, 0.1, 4)
    assert "| novice against random | 2 | 4 |" in line(easy, report)
    assert "| reached |" in line(easy, report)
    assert "| missed |" in line(Bar("novice", "random", 2, 2.1, 4), report)


def test_a_table_is_put_between_its_marks() -> None:
    page = "A\n<!-- blot -->\nold\n<!-- end of blot -->\nB\n"
    assert put(page, "blot", "new\n") == "A\n<!-- blot -->\nnew\n<!-- end of blot -->\nB\n"
    with pytest.raises(typer.BadParameter):
        put(page, "bloops", "new\n")

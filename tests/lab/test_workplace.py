"""Where work is done changes nothing about what comes of it."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.lab.workplace import Here, Pool, Workplace, WorkplaceError, work_through
from tests.lab.interrupting import interrupted
from tests.lab.work import die, die_once, press_ctrl_c, refuse, square

PLACES = [Here(), Pool(2)]


def through(place: Workplace, count: int) -> tuple[list[int], list[int]]:
    told: list[int] = []
    return work_through(place, square, range(count), told.append), told


@pytest.mark.parametrize("place", PLACES, ids=["here", "pool"])
def test_results_come_in_the_order_of_the_jobs(place: Workplace) -> None:
    results, told = through(place, 50)
    assert results == [number * number for number in range(50)]
    assert told == list(range(50))


@pytest.mark.parametrize("place", PLACES, ids=["here", "pool"])
def test_nothing_to_do_is_done(place: Workplace) -> None:
    assert through(place, 0) == ([], [])


@pytest.mark.parametrize("place", PLACES, ids=["here", "pool"])
def test_what_goes_wrong_in_the_work_is_told(place: Workplace) -> None:
    with pytest.raises(ValueError, match="no 0"):
        work_through(place, refuse, range(5), lambda _: None)


def test_a_process_that_is_killed_costs_no_result(tmp_path: Path) -> None:
    marks = [str(tmp_path / f"job{number}") for number in range(6)]
    (tmp_path / "job0").touch()
    (tmp_path / "job2").touch()
    told: list[str] = []
    results = work_through(Pool(2), die_once, marks, told.append)
    assert results == [f"job{number}" for number in range(6)]
    assert told == marks


def test_a_job_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(WorkplaceError, match="again and again at job 1 of 3"):
        work_through(Pool(2), die, range(3), lambda _: None)


@pytest.mark.parametrize("place", PLACES, ids=["here", "pool"])
def test_an_interrupt_leaves_what_is_done(place: Workplace) -> None:
    told: list[int] = []

    def interrupt(job: int) -> None:
        told.append(job)
        if job == 3:
            raise KeyboardInterrupt

    assert work_through(place, square, range(100), interrupt) == [0, 1, 4, 9]


def test_an_interrupt_before_anything_is_done_is_one() -> None:
    with pytest.raises(KeyboardInterrupt):
        work_through(Here(), press_ctrl_c, range(3), lambda _: None)


# --- the commands -----------------------------------------------------------------------------


@pytest.mark.parametrize("where", [[], ["--jobs", "2"]], ids=["here", "pool"])
@pytest.mark.parametrize(
    ("args", "what"),
    [
        (["simulate", "blot", "--games"], "games"),
        (["match", "blot", "--bots=random", "--deals"], "deals"),
    ],
)
def test_ctrl_c_prints_what_is_done(args: list[str], what: str, where: list[str]) -> None:
    report, said, code = interrupted(*args, "9999999", *where)
    assert said == f"interrupted after {report[what]} of 9999999 {what}"
    assert report[what] > 0
    assert code == 130


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["simulate", "blot", "--on", "mars"], "--on takes ray or ray://HOST:PORT, not 'mars'"),
        (["match", "blot", "--bots", "random", "--on", "mars"], "not 'mars'"),
        pytest.param(
            ["simulate", "blot", "--on", "ray"],
            "Ray is missing: pip install 'tablee[ray]'",
            marks=pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is here"),
        ),
    ],
)
def test_a_place_that_is_not_there_is_told(args: list[str], reason: str) -> None:
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())

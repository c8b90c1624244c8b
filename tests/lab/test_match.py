"""Matches on duplicate deals."""

import json

import pytest
import typer
from typer.testing import CliRunner

from tablee.commands.match import match as command
from tablee.lab.match import DealtLuck, Report, interval, match
from tablee.lab.workplace import Here, Pool

app = typer.Typer()
app.command()(command)
runner = CliRunner()


def played(game: str, bots: list[str], deals: int = 2, jobs: int = 1) -> Report:
    place = Here() if jobs == 1 else Pool(jobs)
    return match(game, "", bots, [0.002] * len(bots), deals, 7, place, lambda done: None)


def outcomes(report: Report) -> list[tuple[str, float, float]]:
    return [(row.bot, row.share, row.score) for row in report.rows]


@pytest.mark.parametrize("game", ["herrlof", "blot"])
@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_every_level_plays_to_the_end(game: str, level: str) -> None:
    report = played(game, [level, "random"], deals=1)
    assert report.capped == 0
    assert abs(sum(row.share for row in report.rows) - 1.0) < 1e-9
    assert all(row.low <= row.share <= row.high for row in report.rows)


def test_the_same_seed_plays_the_same_match() -> None:
    bots = ["expert", "regular"]
    assert outcomes(played("herrlof", bots)) == outcomes(played("herrlof", bots))


def test_processes_change_nothing() -> None:
    bots = ["regular", "novice"]
    assert outcomes(played("blot", bots, jobs=2)) == outcomes(played("blot", bots))


def test_equal_bots_share_every_deal_when_seats_rotate() -> None:
    report = played("blot", ["novice", "novice", "novice"])
    assert report.rows[0].share == pytest.approx(1 / 3)
    assert report.games == 6


@pytest.mark.parametrize("game", ["herrlof", "blot"])
def test_regular_beats_random_clearly(game: str) -> None:
    report = played(game, ["regular", "random"], deals=10)
    assert report.rows[0].share >= 0.7


def test_later_deals_are_the_same_whatever_was_drawn_in_between() -> None:
    calm, busy = DealtLuck(5), DealtLuck(5)
    first, second = list(range(20)), list(range(20))
    for _ in range(9):
        busy.below(4)
    calm.shuffle(first)
    busy.shuffle(second)
    assert first == second != list(range(20))
    third = list(range(20))
    busy.shuffle(third)
    assert third != second


def test_herrlof_tells_how_often_predictions_came_true() -> None:
    rows = played("herrlof", ["regular", "random"]).rows
    assert all(row.hits is not None and 0.0 <= row.hits <= 1.0 for row in rows)
    assert played("blot", ["regular", "random"]).rows[0].hits is None


def test_a_few_games_won_are_no_certainty() -> None:
    low, high = interval([1.0] * 6, 1.0)
    assert low < 0.7
    assert high == 1.0
    low, high = interval([0.5, 1.0, 0.5, 1.0] * 50, 1.0)
    assert 0.70 < low < 0.75 < high < 0.80


# --- the command ------------------------------------------------------------------------------


def test_the_command_prints_a_table_or_json() -> None:
    args = ["herrlof", "--bots", "regular,random", "--deals", "1"]
    shown = runner.invoke(app, args).stdout
    assert "win share" in shown
    assert "1 deal, 2 games; fair share 50.0%" in shown
    report = json.loads(runner.invoke(app, [*args, "--json"]).stdout)
    assert [row["bot"] for row in report["rows"]] == ["regular", "random"]


def test_the_last_level_fills_the_table() -> None:
    args = ["blot", "--bots", "regular,random", "--seats", "4", "--deals", "1", "--json"]
    report = json.loads(runner.invoke(app, args).stdout)
    assert report["bots"] == ["regular", "random", "random", "random"]
    assert report["games"] == 4


def test_each_bot_may_have_a_budget_of_its_own() -> None:
    args = ["herrlof", "--bots", "expert,expert@1", "--deals", "1", "--budget", "0.02,0.002"]
    long, short = json.loads(runner.invoke(app, [*args, "--json"]).stdout)["rows"]
    assert long["seconds"] > 2 * short["seconds"] > 0.0


def test_two_against_two_takes_four_seats_by_itself() -> None:
    args = ["blot", "--bots", "random", "--option", "teams=yes", "--deals", "1", "--json"]
    assert json.loads(runner.invoke(app, args).stdout)["bots"] == ["random"] * 4


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["chess", "--bots", "regular"], "unknown game"),
        (["herrlof", "--bots", "genius"], "genius"),
        (["herrlof", "--bots", "random", "--seats", "9"], "not 9"),
        (["herrlof", "--bots", "random", "--seats", "0"], "not 0"),
        (["herrlof", "--bots", "random,random,random,random"], "not 4"),
        (["herrlof", "--bots", "random,random,random", "--seats", "2"], "3 bots for 2 seats"),
        (["herrlof", "--bots", "random", "--option", "target=x"], "target"),
        (["herrlof", "--bots", "random", "--budget", "much"], "is no seconds"),
        (["herrlof", "--bots", "random", "--budget", "1,2,3"], "at most 2 budgets"),
        (["herrlof", "--bots", "random", "--seed", "1000000"], "seed"),
    ],
)
def test_mistakes_are_explained(args: list[str], reason: str) -> None:
    result = runner.invoke(app, args)
    assert result.exit_code == 2
    assert reason in result.output

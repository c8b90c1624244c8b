"""`tablee analyse RECORD`."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tablee.cli import app
from tablee.history.analysis.findings import Analysis
from tests.history.late import late_record


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "blot.txt"
    path.write_text(late_record("blot", 8).text(), encoding="utf-8")
    return path


def run(file: Path, *args: str) -> Result:
    return CliRunner().invoke(app, ["analyse", str(file), *args])


def test_it_tells_each_seat_what_its_decisions_were_worth(file: Path) -> None:
    told = run(file, "--lang", "en")
    assert told.exit_code == 0, told.output
    assert "Ada: what the decisions were worth, by our bot’s reckoning" in told.stdout
    assert "Björn: what the decisions were worth" in told.stdout
    assert "the cards and the others" in told.stdout


def test_it_says_first_how_long_it_takes(file: Path) -> None:
    told = run(file, "--seat", "Ada", "--lang", "fr")
    assert "encore environ" in told.stderr
    assert "Björn :" not in told.stdout


def test_programs_get_json(file: Path) -> None:
    told = run(file, "--seat", "1", "--json")
    made = msgspec.json.decode(told.stdout, type=Analysis)
    assert (made.seat, made.game) == (1, "blot")
    assert made.is_final


def test_a_seat_that_is_not_there_is_refused(file: Path) -> None:
    told = run(file, "--seat", "Chloé")
    assert told.exit_code == 2
    assert "Ada, Björn" in told.stderr

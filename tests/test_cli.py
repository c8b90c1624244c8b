"""The command, as a person or a program uses it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tablee.cli import app
from tablee.games import GAMES
from tests.laws.golden import golden_record

runner = CliRunner()


def run(*args: str, stdin: str | None = None) -> Result:
    return runner.invoke(app, list(args), input=stdin)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    game = GAMES["herrlof"]
    path.write_text(golden_record(game, 2, game.options())[0].text(), encoding="utf-8")
    return path


def test_games_lists_them_all() -> None:
    shown = run("games").output
    assert all(name in shown for name in GAMES)
    rows = json.loads(run("games", "--json").output)
    assert [row["name"] for row in rows] == list(GAMES)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_rules_are_shown_with_their_ids(language: str) -> None:
    shown = run("rules", "herrlof", "--lang", language)
    assert shown.exit_code == 0
    assert "HERR-PLAY-2" in shown.output
    book = json.loads(run("rules", "herrlof", "--lang", language, "--json").output)
    assert book["language"] == language


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["rules", "chess"], "unknown game 'chess' (one of"),
        (["rules", "herrlof", "--lang", "de"], "unknown language 'de'"),
        (["play", "herrlof", "--seats", "7"], "herrlof is played by 2 to 3, not 7"),
        (["play", "herrlof", "--bots", "genius"], "no bots of level 'genius'"),
        (["play", "herrlof", "--option", "target"], "--option takes name=value"),
        (["simulate", "herrlof", "--option", "target=x"], "target"),
        (["simulate", "herrlof", "--seats", "9"], "not 9"),
        (["replay", "missing.txt"], "missing.txt: cannot be read"),
        (["verify", "missing.txt"], "missing.txt: cannot be read"),
        (["judge", "missing.txt"], "missing.txt: cannot be read"),
    ],
)
def test_wrong_input_is_answered_with_what_to_do(args: list[str], reason: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())


def test_simulate_counts() -> None:
    report = json.loads(run("simulate", "herrlof", "--games", "20", "--json").output)
    assert report["games"] == 20
    assert report["stopped at cap"] == 0
    assert report["decisions/s"] > 0
    again = json.loads(run("simulate", "herrlof", "--games", "20", "--jobs", "2", "--json").output)
    assert again["length"] == report["length"]
    assert again["P0 score"] == report["P0 score"]


def test_replay_and_verify_read_a_record(record: Path) -> None:
    assert "step over" in run("replay", str(record)).output
    early = run("replay", str(record), "--to", "3").output
    assert "step over" not in early
    verified = run("verify", str(record))
    assert verified.exit_code == 0
    assert "verified" in verified.output


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("secret 00", "secret 01", "not the one committed to"),
        ("given P0 00", "given P0 ff", "move"),
        ("options target=0", "options target=300", ""),
        ("rules 1", "rules 9", "rules 9"),
        ("game herrlof", "game chess", "unknown game"),
    ],
)
def test_a_tampered_record_does_not_verify(record: Path, old: str, new: str, reason: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new), encoding="utf-8")
    result = run("verify", str(record))
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())


def test_a_record_with_a_move_changed_or_missing_does_not_verify(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    assert "before the game is over" in " ".join(run("verify", str(record)).stderr.split())
    swapped = [*lines[:-2], lines[-1], lines[-2]]
    record.write_text("\n".join(swapped) + "\n", encoding="utf-8")
    assert run("verify", str(record)).exit_code == 2


def test_a_move_taken_back_is_not_played(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    head, _, moves = text.partition("\n\n")
    first = moves.splitlines()[0]
    who = first.split()[0]
    record.write_text(f"{head}\n\n{first}\n{who} 0.000 takeback\n{moves}", encoding="utf-8")
    assert run("verify", str(record)).exit_code == 0
    record.write_text(f"{head}\n\n{who} 0.000 takeback\n{moves}", encoding="utf-8")
    assert "no move of this seat" in " ".join(run("verify", str(record)).stderr.split())


def test_judge_passes_and_fails(tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text("game herrlof\nposition\n  P0 hand R5\n  P1 hand R7\nexpect turn P0\n")
    assert run("judge", str(good)).exit_code == 0
    bad = tmp_path / "bad.txt"
    bad.write_text("game herrlof\nposition\n  P0 hand R5\n  P1 hand R7\nexpect turn P1\n")
    result = run("judge", str(good), str(bad))
    assert result.exit_code == 1
    assert "bad.txt:5: expected 'turn P1', found P0" in " ".join(result.output.split())
    rows = json.loads(run("judge", str(bad), "--json").output)
    assert rows[0]["line"] == 5
    broken = tmp_path / "broken.txt"
    broken.write_text("game herrlof\nP0 R5\n")
    assert run("judge", str(broken)).exit_code == 2

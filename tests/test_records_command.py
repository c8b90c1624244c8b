"""`tablee records`, as a researcher uses it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tablee.cli import app
from tests.history.samples import samples

runner = CliRunner()


def run(*args: str, stdin: str | None = None) -> Result:
    return runner.invoke(app, ["records", *args], input=stdin)


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    path = tmp_path / "games.txt"
    path.write_text("".join(record.text() for record in samples()), encoding="utf-8")
    return path


def test_texts_become_json_lines_and_back(texts: Path, tmp_path: Path) -> None:
    lines = tmp_path / "games.jsonl"
    assert run("find", str(texts), "--as", "json", "--out", str(lines)).exit_code == 0
    assert lines.read_text(encoding="utf-8").count("\n") == len(samples())
    assert run("find", str(lines)).stdout == texts.read_text(encoding="utf-8")
    piped = run("find", stdin=lines.read_text(encoding="utf-8"))
    assert piped.stdout == texts.read_text(encoding="utf-8")


def test_find_asks_all_conditions(texts: Path) -> None:
    args = ["--game", "herrlof", "--seats", "2", "--option", "target=0", "--player", "Player 1"]
    args += ["--over", "--ended", "HERR-END-1", "--moves", "10..", "--seconds", "..9999"]
    found = run("find", str(texts), *args, "--as", "json").stdout.splitlines()
    assert [json.loads(line)["game"] for line in found] == ["herrlof"]
    winner = [f"P{seat}" for seat in (0, 1) if run_for(texts, *args, f"P{seat}")]
    assert len(winner) == 1
    assert run("find", str(texts), "--unfinished").stdout == ""
    assert run("find", str(texts), "--limit", "2", "--as", "json").stdout.count("\n") == 2


def run_for(texts: Path, *args: str) -> str:
    *others, winner = args
    return run("find", str(texts), *others, "--winner", winner).stdout


def test_stats_tell_lengths_and_results(texts: Path) -> None:
    shown = run("stats", str(texts), "--by", "game", "--results").stdout
    assert "herrlof" in shown
    assert "HERR-END-1 3" in shown
    rows = json.loads(run("stats", str(texts), "--json").stdout)
    assert sum(row["records"] for row in rows) == len(samples())
    assert set(rows[0]["by"]) == {"game", "seats"}


def test_anonymised_records_verify(texts: Path, tmp_path: Path) -> None:
    out = tmp_path / "anonymous.jsonl"
    args = ["--keep", "Player 0", "--key", "k", "--as", "json", "--out", str(out)]
    assert run("anonymise", str(texts), *args).exit_code == 0
    lines = out.read_text(encoding="utf-8").splitlines()
    names = {name for line in lines for name in json.loads(line)["names"]}
    assert "Player 0" in names
    assert "Player 1" not in names
    verified = runner.invoke(app, ["verify", str(out)])
    assert f"as recorded; {len(samples())} records" in " ".join(verified.stdout.split())


def test_one_bad_record_is_told_and_the_others_go_on(texts: Path) -> None:
    good = samples()[0].text()
    texts.write_text(good + good.replace("rules 1", "rules one") + good, encoding="utf-8")
    place = f"{texts}:{good.count(chr(10)) + 3}: not a whole number: 'one'"
    for args in (["stats"], ["find"], ["anonymise"]):
        result = run(*args, str(texts))
        assert result.exit_code == 2
        assert result.stderr.splitlines() == [place]
    assert run("find", str(texts)).stdout == good * 2
    missing = run("find", "missing.txt", str(texts))
    assert missing.stderr.splitlines()[0].startswith("missing.txt: cannot be read (No such file")
    assert missing.stdout == good * 2
    verified = runner.invoke(app, ["verify", str(texts)])
    assert verified.exit_code == 2
    assert "2 records" in verified.stdout


def test_a_game_that_cannot_be_played_is_told_where_results_are_asked(texts: Path) -> None:
    good = samples()[0].text()
    *lines, _last = good.splitlines()
    texts.write_text(good + "\n".join([*lines, "P0 999.000 nonsense"]) + "\n", encoding="utf-8")
    assert run("stats", str(texts)).exit_code == 0
    for args in (["stats", "--results"], ["find", "--over"]):
        result = run(*args, str(texts))
        assert result.exit_code == 2
        assert result.stderr.startswith(f"{texts}:{good.count(chr(10)) + 1}: move ")


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["stats", "--by", "colour"], "no groups by 'colour' (one or more of game,"),
        (["find", "--game", "chess"], "unknown game 'chess' (one of"),
        (["find", "--option", "target"], "--option takes name=value, not 'target'"),
        (["find", "--moves", "many"], "--moves takes from..to, from.., ..to or a number"),
        (["find", "--as", "xml"], "--as"),
        (["find", "{texts}", "--out", "{texts}"], "write to another one"),
        (["find", "{texts}", "--out", "{folder}"], "cannot be written (Is a directory)"),
        (["find", "{folder}"], "cannot be read (Is a directory)"),
    ],
)
def test_wrong_input_is_answered_with_what_to_do(
    args: list[str], reason: str, texts: Path, tmp_path: Path
) -> None:
    result = run(*(arg.format(texts=texts, folder=tmp_path) for arg in args), stdin="")
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.replace("│", "").split())
    assert texts.stat().st_size > 0


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_replay_and_verify_take_json_and_say_when_there_is_nothing(
    command: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(samples()[0].json() + "\n", encoding="utf-8")
    assert runner.invoke(app, [command, str(path)]).exit_code == 0
    path.write_text("\n", encoding="utf-8")
    empty = runner.invoke(app, [command, str(path)])
    assert empty.exit_code == 2
    assert "no record" in " ".join(empty.stderr.split())


def test_replay_wants_one_record(texts: Path) -> None:
    result = runner.invoke(app, ["replay", str(texts)])
    assert result.exit_code == 2
    assert "several records" in " ".join(result.stderr.split())


# --- memory -----------------------------------------------------------------------------------

_MANY = """
import sys
lines = [line.encode() for line in sys.stdin]
for number in range(int(sys.argv[1])):
    sys.stdout.buffer.write(lines[number % len(lines)])
"""
"""Writes so many records: those it is given, again and again."""


def peak_of(count: int, *command: str) -> tuple[int, bytes]:
    """The most memory (kB) that `tablee` had while so many records were piped in; its output."""
    lines = "".join(record.json() + "\n" for record in samples())
    writer = subprocess.Popen(
        [sys.executable, "-c", _MANY, str(count)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    reader = subprocess.Popen(
        [sys.executable, "-c", "from tablee.cli import main; main()", "records", *command],
        stdin=writer.stdout,
        stdout=subprocess.PIPE,
    )
    assert writer.stdin is not None
    assert writer.stdout is not None
    assert reader.stdout is not None
    writer.stdout.close()
    writer.stdin.write(lines.encode())
    writer.stdin.close()
    output = reader.stdout.read()
    _, status, usage = os.wait4(reader.pid, 0)
    reader.returncode = os.waitstatus_to_exitcode(status)
    reader.stdout.close()
    assert (writer.wait(), reader.returncode) == (0, 0)
    return usage.ru_maxrss, output


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_a_million_games_pass_through_as_much_memory_as_a_thousand() -> None:
    count = int(os.environ.get("RECORDS", "1000000"))
    few, _ = peak_of(1000, "stats", "--json")
    many, output = peak_of(count, "stats", "--json")
    print(f"peak memory: {few} kB for 1,000 records, {many} kB for {count:,}")  # noqa: T201
    assert sum(row["records"] for row in json.loads(output)) == count
    assert many < few + 10_000

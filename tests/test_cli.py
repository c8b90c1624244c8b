"""The command, as a person or a program uses it."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tablee.cli import app
from tablee.packs import GAMES
from tablee.packs.library import GROUP, Library
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


def test_a_game_that_cannot_be_loaded_is_told_and_stops_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = EntryPoint("gone", "no_such_package:PACK", GROUP)
    ours = EntryPoint("herrlof", "tablee.packs.herrlof:PACK", GROUP)
    monkeypatch.setattr("tablee.commands.games.PACKS", Library([gone, ours]))
    shown = run("games")
    assert shown.exit_code == 0
    assert "herrlof" in shown.stdout
    assert "gone: no_such_package:PACK cannot be loaded" in shown.stderr


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
        (["play", "herrlof", "--seats", "7"], "herrlof is played by 2 to 3, not 7"),
        (["play", "herrlof", "--bots", "genius"], "no bots of level 'genius'"),
        (["play", "herrlof", "--option", "target"], "--option takes name=value"),
        (["play", "blot", "--seats", "0"], "blot is played by 2 to 5, not 0"),
        (["play", "blot", "--option", "teams=maybe"], "option teams: yes or no, not 'maybe'"),
        (
            ["play", "blot", "--option", "teams=yes", "--seats", "5"],
            "two against two needs 4 players, not 5",
        ),
        (
            ["simulate", "herrlof", "--option", "target=abc"],
            "option target: a number from 0 to 300, not 'abc'",
        ),
        (["simulate", "herrlof", "--seats", "9"], "not 9"),
        (["simulate", "herrlof", "--seats", "0"], "not 0"),
        (
            ["simulate", "bloops", "--option", "starter=P3", "--seats", "3"],
            "option starter: random or P0 to P2, not 'P3'",
        ),
        (["play", "bla5t", "--option", "heroes=Jayce,Apo,Helmut,Daisy"], "advanced game only"),
        (["simulate", "bla5t", "--option", "bosses=Gordon,Maga"], "BLA5T-COMP-4"),
        (["play", "blitz", "--option", "language=xx"], "no themes in the language 'xx'"),
        (["simulate", "blitz", "--option", "language=xx"], "no themes in the language 'xx'"),
        (
            ["match", "blitz", "--bots", "random", "--option", "language=xx"],
            "no themes in the language 'xx'",
        ),
        (["match", "blot", "--bots", "genius"], "no bots of level 'genius'"),
        (
            ["match", "blot", "--bots", "expert,openspiel:ismcts:100"],
            "needs Tablée's extra 'openspiel' (pyspiel is missing)",
        ),
        (["play", "blot", "--seed", "-1"], "--seed takes a whole number from 0 to 3402"),
        (["play", "blot", "--seed", str(256**16)], "--seed takes a whole number from 0 to 3402"),
        (["play", "blot", "--seats", "two"], "--seats takes a whole number. '"),
        (["play", "blot", "--nam", "Ada"], "unknown option '--nam' (perhaps --name?)"),
        (["play", "blot", "--quux"], "unknown option '--quux'. "),
        (["play", "blot", "4", "5"], "'4 5' is too much"),
        (["rules"], "'game' is missing"),
        (["rules", "blot", "--json=1"], "--json takes no value"),
        (["simulate", "blot", "--games", "0"], "greater than or equal to 1"),
        (["simulate", "blot", "--jobs", "0"], "greater than or equal to 1"),
        (["replay", "missing.txt"], "missing.txt: cannot be read"),
        (["verify", "missing.txt"], "missing.txt: cannot be read"),
        (["judge", "missing.txt"], "missing.txt: cannot be read"),
    ],
)
def test_wrong_input_is_answered_with_what_to_do(args: list[str], reason: str) -> None:
    english = ["--lang", "en"] if args[0] in ("play", "rules") else []
    result = run(*args, *english)
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["play", "chess"], "jeu «\xa0chess\xa0» inconnu (il y a\xa0: blot, "),
        (["rules", "chess"], "jeu «\xa0chess\xa0» inconnu"),
        (["play", "herrlof", "--bots", "genius"], "pas de robots de niveau «\xa0genius\xa0»"),
        (["play", "herrlof", "--option", "target"], "--option attend nom=valeur, et non"),
        (["play", "herrlof", "--option", "speed=5"], "option «\xa0speed\xa0» inconnue"),
        (["play", "blot", "--seats", "0"], "blot se joue de 2 à 5, et non à 0"),
        (
            ["play", "blot", "--option", "teams=maybe"],
            "option teams\xa0: yes (oui) ou no (non), et non «\xa0maybe\xa0»",
        ),
        (
            ["play", "blot", "--option", "teams=yes", "--seats", "5"],
            "teams\xa0: deux contre deux se joue à 4, et non à 5",
        ),
        (
            ["play", "herrlof", "--option", "target=abc"],
            "option target\xa0: un nombre de 0 à 300, et non «\xa0abc\xa0»",
        ),
        (
            ["play", "bloops", "--option", "starter=P3", "--seats", "3"],
            "option starter\xa0: random, ou de P0 à P2, et non «\xa0P3\xa0»",
        ),
        (["play", "bloops", "--option", "grace=slow"], "au choix none, quick, normal, relaxed"),
        (
            ["play", "bloops", "--option", "deck=0x14 20x1", "--seats", "5"],
            "deck\xa0: à 5, il faut 35 cartes, et non 15",
        ),
        (["play", "bloops", "--option", "deck=5x3"], "cartes sans compter BLOOPS, et non 3"),
        (["play", "bloops", "--option", "deck=ax3"], "«\xa0a\xa0» n’est pas une carte"),
        (["play", "bloops", "--option", "endless=yes"], "personne ne choisit l’option"),
        (["play", "bla5t", "--option", "heroes=Bob"], "«\xa0Bob\xa0» n’est pas une carte"),
        (["play", "bla5t", "--option", "heroes=Jayce"], "il faut quatre héros différents"),
        (
            ["play", "bla5t", "--option", "bosses=Gordon,Maga"],
            "les cartes de l’extension (Maga) sont réservées au jeu avancé",
        ),
        (["play", "blitz", "--option", "language=xx"], "il n’y a pas de thèmes dans la langue"),
        (["play", "blot", "--seats", "deux"], "--seats attend un nombre entier. «\xa0"),
        (["play", "blot", "--seed", "-1"], "--seed attend un nombre entier de 0 à 3402"),
        (["play", "--nam", "Ada"], "option «\xa0--nam\xa0» inconnue (peut-être --name\u202f?)."),
        (["play", "--quux"], "option «\xa0--quux\xa0» inconnue. «\xa0"),
        (["play", "blot", "4", "5"], "«\xa04 5\xa0» est de trop"),
        (["rules"], "il manque «\xa0game\xa0»"),
        (["rules", "blot", "--json=1"], "--json n’attend pas de valeur"),
    ],
)
def test_wrong_input_is_answered_in_the_language_of_the_terminal(
    args: list[str], reason: str
) -> None:
    result = run(*args, "--lang", "fr")
    assert result.exit_code == 2
    assert reason in result.stderr.replace("\n", " ")


def test_an_option_without_its_value_is_told_in_the_language_of_the_terminal() -> None:
    result = run("play", "blot", "--lang=fr", "--seats")
    assert result.exit_code == 2
    assert "--seats attend une valeur" in result.stderr


@pytest.mark.parametrize(
    ("system", "reason"), [("en_GB", "unknown language 'de'"), ("fr_FR", "langue «\xa0de\xa0»")]
)
def test_an_unknown_language_is_told_in_the_system_s(
    monkeypatch: pytest.MonkeyPatch, system: str, reason: str
) -> None:
    monkeypatch.setattr("tablee.commands.asking.locale.getlocale", lambda: (system, "UTF-8"))
    result = run("rules", "herrlof", "--lang", "de")
    assert result.exit_code == 2
    assert reason in result.stderr


KEPT = [(name, option) for name, game in GAMES.items() for option in sorted(game.options.KEPT)]


@pytest.mark.parametrize(("game", "option"), KEPT)
@pytest.mark.parametrize("command", [["play"], ["simulate"], ["match", "--bots", "random"]])
def test_nobody_chooses_what_is_kept_for_earlier_games(
    command: list[str], game: str, option: str
) -> None:
    """By such an option base Bla5t would have cards of the extension (BLA5T-COMP-4)."""
    value = GAMES[game].kept(1).get(option, "player")
    english = ["--lang", "en"] if command == ["play"] else []
    result = run(*command, game, "--option", f"{option}={value}", *english)
    assert result.exit_code == 2
    assert f"nobody chooses the option '{option}'" in " ".join(result.stderr.split())


def test_a_deck_too_long_for_a_file_name_is_a_deck() -> None:
    result = run("simulate", "bloops", "--games", "1", "--option", f"deck={'0x1 ' * 400}")
    assert result.exit_code == 2
    assert "deck" in result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_simulate_counts() -> None:
    report = json.loads(run("simulate", "herrlof", "--games", "20", "--json").output)
    assert report["games"] == 20
    assert report["stopped at cap"] == 0
    assert report["decisions/s"] > 0
    again = json.loads(run("simulate", "herrlof", "--games", "20", "--jobs", "2", "--json").output)
    assert again["length"] == report["length"]
    assert again["P0 score"] == report["P0 score"]


def test_two_against_two_takes_four_seats_by_itself() -> None:
    args = ["simulate", "blot", "--option", "teams=yes", "--games", "2", "--json"]
    assert "P3 score" in json.loads(run(*args).output)


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


CASE = "game herrlof\nposition\n  P0 hand R5\n  P1 hand R7\n"


@pytest.fixture
def cases(tmp_path: Path) -> dict[str, str]:
    """Paths of files with cases that hold, that differ, that are broken."""
    texts = {
        "good": f"{CASE}expect turn P0\n---\n{CASE}expect not over\n",
        "bad": f"{CASE}expect turn P1\n",
        "broken": f"{CASE}P0 R9\nexpect turn P0\n",
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    return {name: str(tmp_path / f"{name}.txt") for name in texts}


def test_judge_passes_and_counts_cases(cases: dict[str, str]) -> None:
    result = run("judge", cases["good"])
    assert result.exit_code == 0
    assert result.output.strip() == "1 file, 2 cases, 0 differences"


def test_judge_tells_what_differs(cases: dict[str, str]) -> None:
    result = run("judge", cases["good"], cases["bad"])
    assert result.exit_code == 1
    assert f"{cases['bad']}:5: expected 'turn P1', found P0" in result.output
    assert "2 files, 3 cases, 1 difference\n" in result.output
    rows = json.loads(run("judge", cases["bad"], "--json").output)
    assert [(row["line"], row["kind"]) for row in rows] == [(5, "differs")]


def test_judge_goes_on_after_a_broken_file(cases: dict[str, str], tmp_path: Path) -> None:
    binary, missing = tmp_path / "binary.txt", str(tmp_path / "missing.txt")
    binary.write_bytes(bytes(range(256)))
    result = run("judge", missing, str(binary), str(tmp_path), cases["broken"], cases["bad"])
    assert result.exit_code == 2
    told = result.stderr.splitlines()
    assert told[0] == f"{missing}: cannot be read (No such file or directory)"
    assert told[1] == f"{binary}: cannot be read (not a text in UTF-8)"
    assert told[2] == f"{tmp_path}: cannot be read (Is a directory)"
    assert told[3].startswith(f"{cases['broken']}:5: ")
    assert f"{cases['bad']}:5: expected 'turn P1', found P0" in result.stdout
    assert "5 files, 2 cases, 1 difference, 4 places that cannot be read" in result.stdout
    rows = json.loads(run("judge", cases["broken"], cases["bad"], "--json").output)
    assert [row["kind"] for row in rows] == ["unreadable", "differs"]


def test_judge_alone_on_what_cannot_be_read(cases: dict[str, str]) -> None:
    assert run("judge", cases["broken"]).exit_code == 2

"""`tablee puzzles`: what there is, and solving some in the terminal."""

import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tablee.cli import app
from tablee.packs import PACKS
from tablee.teaching.puzzles import puzzles_of


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["puzzles", *words], input=typed)


def test_the_list_counts_them_by_game_and_theme() -> None:
    found = run("list", "--lang", "en", "--json")
    counts: dict[str, dict[str, int]] = msgspec.json.decode(found.output)
    assert {game: sum(themes.values()) for game, themes in counts.items()} == {
        pack.name: len(puzzles_of(pack)) for pack in PACKS.values() if puzzles_of(pack)
    }
    assert "herrlof: " in run("list", "--lang", "en").output


def test_whoever_presses_enter_is_shown_the_move_and_why() -> None:
    found = run("play", "herrlof", "--lang", "fr", typed="\n")
    assert found.exit_code == 0
    assert "Voici le coup." in found.output
    assert "un robot habitué" in found.output
    assert "0 trouvé sur 1" in found.output


def test_the_best_move_is_found_by_its_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the first that comes; what is no move is asked for again."""
    monkeypatch.setattr("secrets.SystemRandom.shuffle", lambda self, puzzles: None)
    puzzle = next(iter(puzzles_of(PACKS["herrlof"]).values()))
    found = run("play", "herrlof", "--lang", "en", typed=f"nonsense\n999\n{puzzle.best}\n")
    assert "Well seen!" in found.output
    assert re.search(rf"{puzzle.moves[0].chance:.0%} +you", found.output)
    assert "1 solved of 1" in found.output


def test_without_a_game_it_is_the_puzzle_of_the_day() -> None:
    assert "Here is the move." in run("play", "--lang", "en", typed="\n").output


@pytest.mark.parametrize(
    "words", [["make", "bloops"], ["play", "blitz"], ["make", "herrlof", "--seats", "5"]]
)
def test_what_has_no_puzzles_says_so(words: list[str]) -> None:
    assert run(*words).exit_code == 2


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text('{"id": "x"}\n', encoding="utf-8")
    found = run("make", "herrlof", "--games", "1", "--into", str(other))
    assert found.exit_code == 2
    assert other.read_text(encoding="utf-8") == '{"id": "x"}\n'

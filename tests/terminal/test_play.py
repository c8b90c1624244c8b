"""A game played by typing."""

import subprocess
import sys

import pytest

from tablee.core.story import Event
from tablee.packs import GAMES, PACKS
from tablee.packs.phrases import Speaker
from tablee.packs.terminal.cards import plain_card
from tablee.terminal.story import Story
from tablee.terminal.table import News
from tablee.words.themes import load_deck
from tests.terminal.typist import Typist


def piped(*args: str, stdin: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from tablee.cli import main; main()", *args],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_typing_5_predicts_5() -> None:
    with Typist("play", "herrlof", "--seed", "5", "--lang", "fr", "--name", "Jean") as person:
        person.until(lambda seen: "annoncer …" in seen)
        person.enter("5")
        shown = person.until(lambda seen: "annoncer …" not in seen)
        [mine] = [line.split() for line in shown.splitlines() if line.startswith("Jean ")]
        assert mine[2] == "5"


def test_a_line_being_typed_outlives_what_others_do() -> None:
    with Typist("play", "herrlof", "--seed", "5", "--lang", "en", "--name", "Jo") as person:
        person.until(lambda seen: "predict" in seen)
        person.type("PREDICX")
        person.type("\x7ft 4\x1b[A")  # a slip, mended; an arrow key does nothing
        person.until(lambda seen: "▸ PREDICt 4" in seen and "written" in seen)
        person.type("\r")
        shown = person.until(lambda seen: "predict …" not in seen)
        [mine] = [line.split() for line in shown.splitlines() if line.startswith("Jo ")]
        assert mine[2] == "4"


def test_help_names_a_move_that_can_be_typed() -> None:
    with Typist("play", "herrlof", "--seed", "5", "--lang", "fr") as person:
        person.until(lambda seen: "annoncer …" in seen)
        person.enter("?")
        person.until(lambda seen: "Ici, par exemple\u00a0: predict 0" in seen)


def test_rules_are_read_page_by_page() -> None:
    with Typist("play", "herrlof", "--seed", "5", "--lang", "en", height=24) as person:
        person.until(lambda seen: "predict" in seen)
        person.enter("rules")
        person.until(lambda seen: "HERR-COMP-1" in seen)
        person.enter("")
        person.until(lambda seen: "HERR-COMP-1" not in seen and "HERR-" in seen)
        person.enter("q")
        person.until(lambda seen: "predict …" in seen)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyz", "“xyz” is neither a number of the list nor a move."),
        ("99", "“99” is neither a number of the list nor a move."),
        ("draw", "No (HERR-"),
        ("score", "Nothing has been counted yet."),
    ],
)
def test_what_cannot_be_done_is_answered(line: str, answer: str) -> None:
    shown = piped("play", "herrlof", "--seed", "5", "--lang", "en", stdin=f"{line}\nq\n")
    assert answer in shown.stdout
    assert shown.stderr == ""


def test_without_a_terminal_everything_is_plain_text() -> None:
    shown = piped("play", "bloops", "--seed", "5", "--lang", "fr", stdin="seen\nQ\n")
    assert shown.returncode == 0
    assert shown.stdout.startswith("Ceci n’est pas un terminal\u00a0: ")
    assert "\x1b" not in shown.stdout
    assert "À bientôt\u202f!" in shown.stdout


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins(game: str) -> None:
    """On paper in French, and on a page in English."""
    shown = piped("play", game, "--seed", "5", "--lang", "fr", stdin="?\n1\nq\n")
    assert shown.returncode == 0
    assert shown.stderr == ""
    with Typist("play", game, "--seed", "5", "--lang", "en") as person:
        person.until(lambda seen: "▸" in seen)
        person.enter("q")
        assert person.until_over() == 0
        assert b"Traceback" not in person.written


def test_a_name_may_look_like_markup() -> None:
    shown = piped("play", "herrlof", "--seed", "5", "--name", "[/red][x]", stdin="3\nq\n")
    assert shown.stderr == ""
    assert "[/red][x]" in shown.stdout


def test_what_only_i_was_told_is_told_until_the_next_move() -> None:
    story = Story(
        Speaker(PACKS["herrlof"].words, ["Ada", "Bo"], "en", plain_card),
        0,
        PACKS["herrlof"].words.chapters,
    )
    drawn = Event("drawn", 0, {}, {"card": "N"}, (0,))
    story.add([News(drawn, 0)])
    assert [line.plain for line in story.lines()] == ["· Ada draws N."]
    story.add([])  # a move nobody is told of
    assert [line.plain for line in story.lines()] == ["· Ada draws a card."]


def test_a_story_has_the_last_two_chapters() -> None:
    story = Story(
        Speaker(PACKS["bloops"].words, ["Ada", "Bo"], "en", plain_card),
        1,
        PACKS["bloops"].words.chapters,
    )
    for card in ("3", "4", "5"):
        story.add([News(Event("drawn", 0), 1)])
        story.add([News(Event("discarded", 0, {"card": card}), 1)])
    story.add([News(Event("draw_unlocked", 1), 1)])
    assert [line.plain for line in story.lines()] == ["· Ada discards 5.", "· Bo may draw."]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_blitz_has_themes_in_the_language_of_the_terminal(language: str) -> None:
    themes = [theme.text for theme in load_deck(language, 1)]
    with Typist("play", "blitz", "--seats", "3", "--seed", "5", "--lang", language) as person:
        person.until(
            lambda seen: any(f"{theme}\u00a0»" in seen or f"{theme}”" in seen for theme in themes)
        )

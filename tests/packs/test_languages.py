"""A third language is a file: here one that has every text in brackets. What is said outside of
them was never handed to a translator."""

import io
import json
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest
from rich.console import Console

from tablee.commands.asking import language_of
from tablee.core.chance import FastChance
from tablee.packs import GAMES, PACKS, languages
from tablee.packs.phrases import Speaker, sentences_of
from tablee.packs.rulebook import rulebook
from tablee.server.work.teaching import pictures_of
from tablee.teaching.lessons import lesson
from tablee.teaching.pictures import gallery
from tablee.terminal.draw import draw
from tablee.terminal.words import TEXTS as TERMINAL

NAMES = ["Ada", "Björn", "Chloé", "Dov"]
NO_WORDS = {*NAMES, "Balder", "Loki", "Odin", "Thor"}


def texts(value: object) -> Iterator[str]:
    """The English of every pair in it."""
    if isinstance(value, Mapping):
        if isinstance(value.get("en"), str):
            yield value["en"]
        for one in value.values():
            yield from texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from texts(one)


def all_english(game: str) -> set[str]:
    words = PACKS[game].words
    told = [sentences_of(words), words.moves, words.names, words.facts, TERMINAL]
    modules = [
        import_module(f"tablee.packs.terminal.{game}"),
        import_module(f"tablee.games.{game}.sentences"),
    ]
    return {text for one in [*told, *map(vars, modules)] for text in texts(one)}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    english = all_english(request.param)
    (tmp_path / "xx.json").write_text(json.dumps({text: f"⟦{text}⟧" for text in english}))
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    return str(request.param)


def outside(text: str) -> list[str]:
    """Words outside of all brackets, other than names and cards."""
    while re.search(r"⟦[^⟦⟧]*⟧", text):
        text = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return [word for word in re.findall(r"[^\W\d_]{3,}", text) if word not in NO_WORDS]


def test_every_sentence_and_move_is_said_in_it(game: str) -> None:
    words = PACKS[game].words
    for told in (sentences_of(words), words.facts, words.moves):
        for wording in told.values():
            assert languages.said(wording, "xx").startswith("⟦")
    speaker = Speaker(words, NAMES, "xx", str)
    state = GAMES[game].deal(3, GAMES[game].options(), FastChance(7))
    for seat in state.to_act():
        for move in list(state.moves(seat))[:20]:
            assert not outside(speaker.move(move))


def test_the_table_of_the_terminal_is_drawn_in_it(game: str) -> None:
    state = GAMES[game].deal(3, GAMES[game].options(), FastChance(7))
    paper = Console(file=io.StringIO(), width=200)
    paper.print(draw(PACKS[game], state.view(0), NAMES, "xx"))
    assert isinstance(paper.file, io.StringIO)
    drawn = paper.file.getvalue()
    assert "⟦" in drawn
    assert not outside(drawn)


def test_it_can_be_asked_for_and_what_is_not_translated_is_english(game: str) -> None:
    assert languages.languages() == ("fr", "en", "xx")
    assert language_of("xx") == "xx"
    assert languages.said({"fr": "neuf", "en": "brand new"}, "xx") == "brand new"
    assert rulebook(PACKS[game], "xx").sections == rulebook(PACKS[game], "en").sections


def test_its_rules_are_files_beside_it(game: str) -> None:
    """Each rule is found by its id, as in the other languages, and is what it was there."""
    pack, folder = PACKS[game], languages.FOLDER / "yy"
    folder.mkdir()
    english = pack.rules["en"].read_text(encoding="utf-8")
    (folder / f"{game}.rules.md").write_text(bracketed(english), encoding="utf-8")
    short = pack.summary["en"].read_text(encoding="utf-8")
    (folder / f"{game}.summary.md").write_text(bracketed(short), encoding="utf-8")
    marks = {"*Table ruling.*": "⟦ruling⟧", "*Assumed.*": "⟦assumed⟧"}
    (languages.FOLDER / "yy.json").write_text(json.dumps(marks), encoding="utf-8")
    book, original = rulebook(pack, "yy"), rulebook(pack, "en")
    assert (book.language, book.ids()) == ("yy", original.ids())
    rules = [rule for section in book.sections for rule in section.rules]
    assert all(rule.text.endswith("⟧") for rule in rules)
    assert [rule.kind for rule in rules] == [
        rule.kind for section in original.sections for rule in section.rules
    ]
    assert [len(part.lines) for part in book.summary] == [
        len(part.lines) for part in original.summary
    ]
    assert all(line.endswith("⟧") for part in book.summary for line in part.lines)


def bracketed(text: str) -> str:
    """Every line that is a rule or a sentence; marks by their own."""
    marked = text.replace("*Table ruling.* ", "⟦ruling⟧ ").replace("*Assumed.* ", "⟦assumed⟧ ")
    return re.sub(r"^- .+$", r"\g<0>⟧", marked, flags=re.MULTILINE)


def test_lessons_and_captions_are_said_in_it(game: str) -> None:
    """By their English, as sentences are."""
    step, picture = lesson(PACKS[game]).step[0], gallery(PACKS[game]).picture[0]
    assert step.say is not None
    assert step.say.said("xx") == step.say.en  # not translated
    translated = {step.say.en: "⟦step⟧", picture.caption.en: "⟦caption⟧"}
    (languages.FOLDER / "zz.json").write_text(json.dumps(translated), encoding="utf-8")
    assert (step.say.said("zz"), picture.caption.said("zz")) == ("⟦step⟧", "⟦caption⟧")
    assert pictures_of(PACKS[game], "zz")[0].caption == "⟦caption⟧"

"""What cards and colours are called stands once: the page has it from the games' words."""

import re
from pathlib import Path

import pytest

from scripts.page_names import NAMED, PAGE, typescript
from tablee.packs import PACKS

PAIR = re.compile(r"fr: '((?:[^'\\]|\\.)+)', *en: '((?:[^'\\]|\\.)+)'")


@pytest.mark.parametrize("folder", NAMED)
def test_names_on_the_page_are_those_of_the_games(folder: str) -> None:
    """Else: make web."""
    assert (PAGE / folder / "named.ts").read_text(encoding="utf-8") == typescript(NAMED[folder])


@pytest.mark.parametrize("game", [pack.name for pack in PACKS.ours() if pack.words.names])
def test_no_name_of_a_game_is_written_on_the_page_again(game: str) -> None:
    names = {(wording["fr"], wording["en"]) for wording in PACKS[game].words.names.values()}
    by_hand = [file for file in folder_of(game).glob("**/*.ts") if file.name != "named.ts"]
    assert by_hand
    written = {
        (file.name, pair)
        for file in by_hand
        for pair in PAIR.findall(file.read_text(encoding="utf-8"))
    }
    assert not {(file, pair) for file, pair in written if pair in names}


def folder_of(game: str) -> Path:
    return PAGE / "games" / game

"""A data folder of one's own, so that only `test_shipped_decks` depends on the shipped decks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.words import themes
from tablee.words.lemmas import load_lemmas
from tests.words.decks import WriteDeck


@pytest.fixture(scope="session", autouse=True)
def dictionaries() -> None:
    """Unpacked before any test that hypothesis times."""
    load_lemmas("en")
    load_lemmas("fr")


@pytest.fixture
def write_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WriteDeck]:
    """Writes a deck into an empty data folder that stands in for the shipped one."""
    monkeypatch.setattr(themes, "_data", lambda: tmp_path)
    themes.load_deck.cache_clear()

    def write(language: str, number: int, text: str | bytes) -> None:
        file = tmp_path / language / f"deck{number}.txt"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())

    yield write
    themes.load_deck.cache_clear()

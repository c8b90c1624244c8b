"""Finding and loading decks."""

import pytest

from tablee.words.themes import DeckError, decks, languages, load_deck
from tests.words.decks import WriteDeck, good_deck


def test_a_language_is_a_folder_with_a_deck(write_deck: WriteDeck) -> None:
    write_deck("fr", 1, good_deck())
    write_deck("br", 2, good_deck())
    assert languages() == ["br", "fr"]
    assert decks("br") == [2]
    assert decks("..") == []


def test_a_deck_is_read_once(write_deck: WriteDeck) -> None:
    write_deck("fr", 1, good_deck())
    loaded = load_deck("fr", 1)
    write_deck("fr", 1, good_deck("b"))
    assert load_deck("fr", 1) is loaded
    assert len(loaded) == 54


def test_a_missing_deck_is_an_error(write_deck: WriteDeck) -> None:
    write_deck("fr", 1, good_deck())
    with pytest.raises(DeckError, match=r"fr/deck2\.txt:0: there is no such deck"):
        load_deck("fr", 2)


def test_a_deck_that_is_not_utf_8_names_the_line(write_deck: WriteDeck) -> None:
    write_deck("fr", 1, b"# un\n\ncircle: Pi\xe8ce\n")
    with pytest.raises(DeckError, match=r"fr/deck1\.txt:3: not UTF-8"):
        load_deck("fr", 1)

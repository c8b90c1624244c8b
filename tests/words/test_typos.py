"""What looks like a slip."""

import pytest

from tablee.words.languages import language_table
from tablee.words.typos import Typos, slips_forgiven

TYPOS = Typos(["rat", "loup", "bateau", "poisson", "hippopotame"], language_table("fr"))


@pytest.mark.parametrize(("length", "forgiven"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 2), (13, 3)])
def test_longer_words_forgive_more(length: int, forgiven: int) -> None:
    assert slips_forgiven(length) == forgiven


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("lopu", "loup"),
        ("olup", "loup"),
        ("loupe", "loup"),
        ("hypopotame", "hippopotame"),
        ("bato", "bateau"),
        ("ratt", "rat"),
    ],
)
def test_a_slip_leads_to_its_key(word: str, key: str) -> None:
    assert TYPOS.nearest(word) == key


@pytest.mark.parametrize("word", ["rit", "rats", "brat", "soup", "lupo", "poissarde"])
def test_too_many_slips_lead_nowhere(word: str) -> None:
    assert TYPOS.nearest(word) is None


def test_doubled_letters_lead_to_their_key_and_nothing_else_does() -> None:
    assert TYPOS.doubled("poison") == "poisson"
    assert TYPOS.doubled("lopu") is None

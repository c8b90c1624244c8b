"""The shipped decks: the only test of this folder that depends on them."""

import pytest

from tablee.words.check import check
from tablee.words.themes import languages


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_shipped_decks_have_no_findings(language: str) -> None:
    assert language in languages()
    assert [str(finding) for finding in check([language])] == []

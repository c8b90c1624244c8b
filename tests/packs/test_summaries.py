"""Each game on one page."""

import pytest

from tablee.packs import PACKS
from tablee.packs.rulebook import Part, parse_summary, rulebook

ONE_PAGE = 300
"""Words."""
OURS = [pack.name for pack in PACKS.ours()]


@pytest.mark.parametrize("game", OURS)
def test_both_languages_say_the_same_in_the_same_order(game: str) -> None:
    french, english = (rulebook(PACKS[game], language).summary for language in ("fr", "en"))
    assert french
    assert [len(part.lines) for part in french] == [len(part.lines) for part in english]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", OURS)
def test_a_summary_fits_a_page(game: str, language: str) -> None:
    summary = rulebook(PACKS[game], language).summary
    words = " ".join(part.title + " " + " ".join(part.lines) for part in summary).split()
    assert len(words) <= ONE_PAGE


def test_a_line_that_is_no_line_is_an_error() -> None:
    assert parse_summary("## Play\n- Draw.\n\n- Discard.\n") == [
        Part("Play", ["Draw.", "Discard."])
    ]
    with pytest.raises(ValueError, match="line 1: neither heading nor line: 'Draw'"):
        parse_summary("Draw")

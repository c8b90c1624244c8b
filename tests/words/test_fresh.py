"""Answers written before the lists were opened: what people say first is known, nonsense is not."""

import pytest

from tablee.words.fresh import load_cards, measure_fresh

MOST_UNKNOWN = 0.04
DRAWN = 40


@pytest.mark.parametrize("language", ["fr", "en"])
def test_blitz_comp_1_a_list_has_what_people_say_first(language: str) -> None:
    measured = measure_fresh(language)
    assert measured.themes == 3 * DRAWN
    assert measured.right == 8 * measured.themes
    assert measured.share <= MOST_UNKNOWN, measured.unknown
    assert measured.accepted == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_theme_is_drawn_once(language: str) -> None:
    names = [card.theme.text for card in load_cards(language)]
    for draw in (names[:DRAWN], names[DRAWN : 2 * DRAWN], names[2 * DRAWN :]):
        assert len(draw) == len(set(draw))

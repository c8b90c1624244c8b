"""The shipped decks: the only test of this folder that depends on them."""

import pytest

from tablee.words.check import check
from tablee.words.judge import Judge, Verdict
from tablee.words.themes import Theme, decks, languages, load_deck


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_shipped_decks_have_no_findings(language: str) -> None:
    assert language in languages()
    assert [str(finding) for finding in check([language])] == []


def theme(language: str, text: str) -> Theme:
    themes = (theme for deck in decks(language) for theme in load_deck(language, deck))
    return next(theme for theme in themes if theme.text == text)


@pytest.mark.parametrize(
    ("language", "text", "fits", "does_not"),
    [
        ("en", "Made of glass", "glass brick", "brick"),
        ("en", "Made of paper or cardboard", "paper boat", "boat"),
        ("en", "It runs on electricity", "electric wheelchair", "wheelchair"),
        ("en", "Worn on the head", "nun's habit", "habit"),
        ("fr", "Ça brille", "bouton doré", "bouton"),
        ("fr", "Quelque chose de rouge", "robe rouge", "robe"),
        ("fr", "Ça sent mauvais", "lait tourné", "lait"),
        ("fr", "Région de France, d’hier ou d’aujourd’hui", "Catalogne nord", "Catalogne"),
        ("fr", "Capitale d’un pays", "Andorre-la-Vieille", "Andorre"),
    ],
)
def test_blitz_q33_what_fits_only_with_its_adjective_is_not_known_without(
    language: str, text: str, fits: str, does_not: str
) -> None:
    judge = Judge.of(theme(language, text))
    assert judge.verdict(fits, ()).verdict is Verdict.KNOWN
    assert judge.verdict(does_not, ()).verdict not in (Verdict.KNOWN, Verdict.NEAR)


@pytest.mark.parametrize(
    ("language", "word", "texts"),
    [
        ("en", "hat", ["Something you wear", "Worn on the head"]),
        ("fr", "chapeau", ["Vêtement", "Ça se porte sur la tête"]),
    ],
)
def test_blitz_comp_1_a_word_is_in_every_list_it_answers(
    language: str, word: str, texts: list[str]
) -> None:
    for text in texts:
        assert Judge.of(theme(language, text)).verdict(word, ()).verdict is Verdict.KNOWN, text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_blitz_q33_countries_are_closed(language: str) -> None:
    themes = [theme for deck in decks(language) for theme in load_deck(language, deck)]
    countries = [one for one in themes if one.text.startswith(("A country ", "Pays "))]
    assert len(countries) == 4
    assert all(one.is_closed for one in countries)

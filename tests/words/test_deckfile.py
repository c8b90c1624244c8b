"""The text format of a deck, and its error messages."""

import pytest

from tablee.words.deckfile import DeckError, ListedAnswer, Theme, parse_deck

DECK = """\
# Paquet 1

circle: Instrument à vent
  1: flûte, saxophone|saxo,
     trompette
  2: tuba
  3: cromorne

moon: Couleur
  1: rouge
  2: ocre
  3: bistre
"""


def parse(text: str) -> tuple[Theme, ...]:
    return parse_deck(text, file="fr/deck1.txt", language="fr", deck=1)


def test_a_theme_has_its_symbol_text_and_line() -> None:
    wind, colour = parse(DECK)
    assert (wind.symbol, wind.text, wind.line) == ("circle", "Instrument à vent", 3)
    assert (colour.symbol, colour.text, colour.line) == ("moon", "Couleur", 9)
    assert (wind.language, wind.deck) == ("fr", 1)


def test_an_answer_has_a_grade_and_spellings_main_one_first() -> None:
    assert parse(DECK)[0].answers == (
        ListedAnswer(1, ("flûte",)),
        ListedAnswer(1, ("saxophone", "saxo")),
        ListedAnswer(1, ("trompette",)),
        ListedAnswer(2, ("tuba",)),
        ListedAnswer(3, ("cromorne",)),
    )
    assert parse(DECK)[0].answers[1].text == "saxophone"


def test_a_theme_may_be_closed() -> None:
    months = "wave closed: Mois de l’année\n  1: janvier, juin\n"
    assert [theme.is_closed for theme in parse(DECK + "\n" + months)] == [False, False, True]


BLOCK = "circle: Couleur\n  1: rouge\n  2: ocre\n  3: bistre\n"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("\nhello\n", 2, "expected 'symbol: Theme'"),
        ("heart: Couleur\n", 1, "unknown symbol 'heart'"),
        ("1: rouge\n", 1, "unknown symbol '1'"),
        ("circle:\n", 1, "needs a text"),
        ("circle open: Couleur\n", 1, "may be marked 'closed', not 'open'"),
        ("circle closed: Couleur\n  2: ocre\n", 1, "has no grade 1"),
        ("  1: rouge\n", 1, "before the first"),
        ("circle: Couleur\n  rouge\n", 2, "expected '1:'"),
        (BLOCK + "  bleu\n", 5, "deeper line"),
        (BLOCK + "  4: bleu\n", 5, "grade 4"),
        (BLOCK + "  3: bleu\n", 5, "twice"),
        ("circle: Couleur\n  1: rouge,, bleu\n", 2, "empty answer"),
        ("circle: Couleur\n  1: rouge|\n", 2, "empty answer"),
        ("circle: Couleur\n  1:\n", 2, "empty answer"),
        ("circle: Couleur\n  1: rouge: vif\n", 2, "no colon"),
        ("circle: Couleur\n  1: rouge # vif\n", 2, "a line of its own"),
        ("\ncircle: Couleur\n  1: rouge\n  3: bistre\n", 2, "no grade 2"),
        ("circle: Couleur\n\n" + BLOCK, 1, "no grade 1"),
        ("# nothing\n", 1, "no theme"),
    ],
)
def test_an_error_names_file_line_and_problem(text: str, line: int, problem: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse(text)
    assert str(caught.value).startswith(f"fr/deck1.txt:{line}: ")
    assert problem in str(caught.value)
    assert caught.value.line == line

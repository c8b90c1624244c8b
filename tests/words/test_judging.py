"""Judging by the shipped decks: which there are, and what they offer as examples."""

import pytest

from tablee.core.notation import NotationError
from tablee.words.folding import fold
from tablee.words.judging import DeckJudge, check_deck
from tablee.words.themes import load_deck

JUDGE = DeckJudge()


@pytest.mark.parametrize(
    ("language", "deck", "reason"),
    [
        ("xx", 1, r"no themes in the language 'xx' \(only en, fr\)"),
        ("fr", 9, r"no deck 9 in the language 'fr' \(1, 2, 3\)"),
    ],
)
def test_blitz_setup_1_a_deck_that_is_not_there_is_refused_in_plain_words(
    language: str, deck: int, reason: str
) -> None:
    with pytest.raises(NotationError, match=reason):
        check_deck(language, deck)
    with pytest.raises(NotationError, match=reason):
        JUDGE.verdict(language, deck, 0, "rock", ())


def test_blitz_q33_examples_are_three_well_known_words_that_are_free() -> None:
    for language in ("fr", "en"):
        for card, theme in enumerate(load_deck(language, 1)):
            used = [fold(answer.text, language) for answer in theme.answers if answer.grade == 1][
                :5
            ]
            found = JUDGE.examples(language, 1, card, used)
            assert len(found) == 3
            for folded, word in found:
                assert JUDGE.verdict(language, 1, card, word, used) == ("known", folded)
            grades = {answer.text: answer.grade for answer in theme.answers}
            assert all(grades[word] < 3 for _, word in found)


def test_blitz_q33_rare_words_are_shown_when_no_others_are_left() -> None:
    theme = load_deck("fr", 1)[0]
    keys = {a.text: [fold(s, "fr") for s in a.spellings] for a in theme.answers}
    used = [key for a in theme.answers if a.grade < 3 for key in keys[a.text]]
    found = JUDGE.examples("fr", 1, 0, used)
    assert len(found) == 3
    assert JUDGE.examples("fr", 1, 0, [key for all_ in keys.values() for key in all_]) == []


def test_blitz_q33_examples_are_others_as_the_game_goes_on() -> None:
    shown = {tuple(JUDGE.examples("fr", 1, 0, ["x"] * count)) for count in range(20)}
    assert len(shown) > 5

"""The laws of folding (BLITZ-Q20)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.words.folding import before_answer, fold

CODES = st.sampled_from(["fr", "en", "xx"])
# Text that has articles, plurals, elisions and marks often enough to matter.
BITS = st.sampled_from(
    "le la les l' d’ un des the a an some chevaux bras bus souris œuf glass mice men cacti pyjamas "
    "yeux tuyaux s ss es ies x aux eaux - ' & é É 7 chou".split()
)
SPOKEN = (
    st.lists(BITS, max_size=8).map(" ".join)
    | st.lists(BITS, max_size=4).map("".join)
    | st.text(max_size=30)
)


@given(SPOKEN, CODES)
def test_folding_twice_is_folding_once(text: str, code: str) -> None:
    assert fold(fold(text, code), code) == fold(text, code)


@given(SPOKEN, CODES)
def test_a_key_is_lower_case_letters_and_digits(text: str, code: str) -> None:
    key = fold(text, code)
    assert key == "" or (key.isascii() and key.isalnum() and key == key.lower())


@given(SPOKEN, CODES)
def test_outer_spaces_and_marks_do_not_count(text: str, code: str) -> None:
    assert fold(f"  {text} !", code) == fold(text, code)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("les chevaux", "cheval"),
        ("oeuf", "œuf"),
        ("l’œil", "yeux"),
        ("choux", "chou"),
        ("de l'eau", "eau"),
        ("avant-bras", "avantbras"),
        ("e\u0301le\u0300ve", "élève"),
        ("rock & roll", "rock et roll"),
    ],
)
def test_french_ways_to_write_one_word(one: str, other: str) -> None:
    assert fold(one, "fr") == fold(other, "fr")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("poisson", "poison"),
        ("bas", "ba"),
        ("mois", "moi"),
        ("maïs", "mai"),
        ("cours", "cour"),
        ("Notre-Dame", "dame"),
        ("un", "une"),
    ],
)
def test_french_words_that_stay_apart(one: str, other: str) -> None:
    assert fold(one, "fr") != fold(other, "fr")


@pytest.mark.parametrize("word", ["souris", "bras", "bus", "nez", "la", "son", "jus", "tapis"])
def test_a_french_singular_in_s_or_an_article_alone_is_left_as_it_is(word: str) -> None:
    assert fold(word, "fr") == word


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("the mice", "mouse"),
        ("children", "child"),
        ("leaves", "leaf"),
        ("glasses", "a glass"),
        ("shepherd's pie", "shepherds pie"),
        ("fish & chips", "fish and chips"),
        ("snow men", "snowman"),
        ("crème brûlée", "creme brulee"),
    ],
)
def test_english_ways_to_write_one_word(one: str, other: str) -> None:
    assert fold(one, "en") == fold(other, "en")


@pytest.mark.parametrize(
    ("one", "other"),
    [("saw", "see"), ("fell", "fall"), ("cola", "colon"), ("news", "new"), ("blues", "blue")],
)
def test_english_words_that_stay_apart(one: str, other: str) -> None:
    assert fold(one, "en") != fold(other, "en")


@pytest.mark.parametrize("word", ["glass", "bus", "lens", "tennis", "gas", "pasta", "a"])
def test_an_english_singular_or_an_article_alone_is_left_as_it_is(word: str) -> None:
    assert fold(word, "en") == word


def test_a_language_without_a_table_folds_letters_only() -> None:
    assert fold("El Ñandú-s", "xx") == "elnandus"


@pytest.mark.parametrize("text", ["", "   ", "?!", "''", "🐱", "—"])
def test_what_holds_no_letter_has_no_key(text: str) -> None:
    assert fold(text, "fr") == ""


@pytest.mark.parametrize(
    ("language", "text", "answer"),
    [
        ("fr", "rock", "rock"),
        ("fr", "le rock", "rock"),
        ("fr", "Le  Rock", "Rock"),
        ("fr", "l'avion", "avion"),
        ("fr", "L’Île", "Île"),
        ("fr", "« la rose »", "rose »"),
        ("fr", "la", "la"),
        ("fr", "lama", "lama"),
        ("fr", "aujourd’hui", "aujourd’hui"),
        ("fr", "d’une rose", "rose"),
        ("en", "the big apple", "big apple"),
        ("en", "a", "a"),
        ("en", "apple", "apple"),
        ("xx", "le rock", "le rock"),
        ("fr", "", ""),
        ("fr", "?!", "?!"),
    ],
)
def test_blitz_q11_an_answer_begins_after_its_article(
    language: str, text: str, answer: str
) -> None:
    assert text[before_answer(text, language) :] == answer

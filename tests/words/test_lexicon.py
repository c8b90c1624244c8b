"""What is a word or a name of the language, and what only fingers make (BLITZ-Q33)."""

import random
import string

import pytest

from tablee.words.gibberish import is_exercise, is_held
from tablee.words.lexicon import is_text
from tablee.words.themes import load_deck

BOTH = ["raclette", "ramen", "sudoku", "Mozart", "kumquat", "pikachu", "Beyoncé", "GPS", "axolotl"]
WORDS = {
    "fr": [*BOTH, "tabouret", "épinard", "epinard", "Mbappe", "oncle Paul", "pain d’épices", "os"],
    "en": [*BOTH, "stool", "spinach", "Taylor Swift", "mother-in-law", "pancakes", "ox"],
}
BESIDE_WORDS = ["Louis XIII", "J. K. Rowling", "AC/DC", "Taj Mahal", "1789", "R2D2", "kung-fu"]
NONSENSE = """
qwerty azerty asdf asdfgh qsdf hjkl poiu lkjh wxcvbn zxcv qazwsx azeqsd abcd
aaaa aaa zzzz mmmm jjj asasas lalalala brrrr
xkcdq bvn klmp fdgh dsfg sploof zigoter xkjhz fhgjdk
a x 111111 ?! asdf-lion
""".split()


@pytest.mark.parametrize(
    ("language", "word"), [(code, word) for code in WORDS for word in WORDS[code]]
)
def test_words_and_names_of_the_language_are_known(language: str, word: str) -> None:
    assert is_text(word, language)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("text", BESIDE_WORDS)
def test_initials_and_numerals_are_known_beside_words(language: str, text: str) -> None:
    assert is_text(text, language)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_no_word(language: str, text: str) -> None:
    assert not is_text(text, language)


@pytest.mark.parametrize(("language", "misses"), [("fr", 0.07), ("en", 0.05)])
def test_nearly_every_answer_of_the_decks_would_pass_unlisted(language: str, misses: float) -> None:
    """Real answers by the thousand, rare ones left aside: what people say is seldom nonsense."""
    answers = [
        answer
        for deck in (1, 2, 3)
        for theme in load_deck(language, deck)
        for answer in theme.answers
        if answer.grade < 3
    ]
    known = [answer for answer in answers if answer.grade == 1]
    assert sum(not is_text(answer.text, language) for answer in answers) < misses * len(answers)
    assert sum(not is_text(answer.text, language) for answer in known) < 0.01 * len(known)


@pytest.mark.parametrize("language", WORDS)
def test_letters_at_random_are_hardly_ever_a_word(language: str) -> None:
    luck = random.Random(language)
    for length, share in ((4, 0.03), (5, 0.006), (6, 0.001), (8, 0.0), (12, 0.0)):
        tries = ["".join(luck.choices(string.ascii_lowercase, k=length)) for _ in range(2_000)]
        assert sum(is_text(word, language) for word in tries) <= share * len(tries), length


def test_a_language_nobody_has_counted_takes_all_but_finger_exercises() -> None:
    assert is_text("ñandú", "xx")
    assert not is_text("asdf", "xx")
    assert not is_text("aaaa", "xx")


@pytest.mark.parametrize("word", ["papa", "créée", "oasis", "were", "pool", "hello", "noon", "sdf"])
def test_words_are_no_exercise(word: str) -> None:
    assert not is_held(word)
    assert not is_exercise(word)

"""Folding: the one key under which every way of writing an answer is found (BLITZ-Q20).

Case, accents, ligatures, leading articles, plurals, hyphens, apostrophes and spaces do not
count. The key is for comparing, not for showing: "avant-bras" becomes "avantbra".
"""

import re
import unicodedata

from anyascii import anyascii

from tablee.words.languages import Language, language_table

_APOSTROPHES = "'’ʼ‘`´"  # keyboards and phones write all of these
_TO_STRAIGHT = str.maketrans(dict.fromkeys(_APOSTROPHES, "'"))
_WORD = re.compile(r"[a-z0-9](?:[a-z0-9']*[a-z0-9])?")
_NEXT = re.compile(r"[\W_]*(?P<word>[^\W_]+)(?P<mark>'?)(?:[\W_]*(?P<rest>[^\W_]))?")


def fold(text: str, language: str) -> str:
    """The key of `text`; empty if it holds no letter and no digit.

    Words are made singular one by one and joined, then the joined word is folded again until
    nothing changes. So `fold(fold(x)) == fold(x)`, and "avant-bras", "avant bras" and
    "avantbras" meet although only "bras" is known to have no plural.
    """
    table = language_table(language)
    passed = [_fold_once(text, table)]
    while (again := _fold_once(passed[-1], table)) not in passed:
        passed.append(again)
    # Nearly always the last one itself; should a dictionary ever send two words round to each
    # other, one of the two, so that no input can keep this loop going.
    return min(passed[passed.index(again) :])


def before_answer(text: str, language: str) -> int:
    """How many characters stand before the first letter that counts: marks, spaces, articles."""
    table, at = language_table(language), 0
    plain = text.translate(_TO_STRAIGHT)
    while found := _NEXT.match(plain, at):
        word, mark, rest = anyascii(found["word"]).lower(), found["mark"], found["rest"]
        at = found.start("word")
        is_elided = mark == "'" and word in table.elisions
        if not rest or not (is_elided or (mark != "'" and word in table.articles)):
            break
        at = found.start("rest")
    return at


def _fold_once(text: str, table: Language) -> str:
    return "".join(table.singular(word) for word in _words(text, table))


def _words(text: str, table: Language) -> list[str]:
    spoken = "".join(
        character if _is_part_of_a_word(character) else " "
        for character in text.replace("&", f" {table.ampersand} ").translate(_TO_STRAIGHT)
    )
    words = _WORD.findall(anyascii(spoken).lower())
    return [word.replace("'", "") for word in _without_articles(words, table)]


def _is_part_of_a_word(character: str) -> bool:
    """Letters, digits, accents and apostrophes; a picture would be spelt out by anyascii."""
    return character.isalnum() or character == "'" or unicodedata.combining(character) > 0


def _without_articles(words: list[str], table: Language) -> list[str]:
    """Drops articles in front, never the last word: "la" alone is a note, "son" a sound."""
    while words:
        article, _, noun = words[0].partition("'")
        if noun and article in table.elisions:
            words = [noun, *words[1:]]
        elif len(words) > 1 and words[0] in table.articles:
            words = words[1:]
        else:
            break
    return words

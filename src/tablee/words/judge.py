"""The judge of answers: what the word list says about what somebody said.

The judge never decides a game. In a group the people do; alone with bots its verdict is taken,
as the table's option says (BLITZ-Q20, BLITZ-Q33).
"""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum

from tablee.words.deckfile import ListedAnswer, Theme
from tablee.words.folding import fold
from tablee.words.gibberish import is_exercise, is_held, is_nothing_but_held
from tablee.words.languages import language_table
from tablee.words.lemmas import lemma
from tablee.words.lexicon import is_common, is_text
from tablee.words.typos import Typos

LONGEST = 60  # no answer is longer; what is, was not meant as one

_WORD = re.compile(r"\w+")


class Verdict(StrEnum):
    KNOWN = "known"  # on the list
    NEAR = "near"  # looks like an answer on the list: for a vote
    UNKNOWN = "unknown"  # a word that is not on the list, which is not to say wrong
    OUTSIDE = "outside"  # not on the list, and the list is complete
    NONSENSE = "nonsense"  # no word and no name
    USED = "used"  # said before in this game, or another spelling of what was


UNLISTED = (Verdict.UNKNOWN, Verdict.OUTSIDE, Verdict.NONSENSE)


@dataclass(frozen=True, slots=True)
class Judged:
    """A verdict, the key to remember as used, and the answer meant, if one was recognised."""

    verdict: Verdict
    folded: str
    answer: ListedAnswer | None


class Judge:
    """Judges words for one theme. Built once a theme: it indexes every spelling's key."""

    def __init__(
        self, answers: Iterable[ListedAnswer], language: str, *, is_closed: bool = False
    ) -> None:
        self._language = language
        self._is_closed = is_closed
        self._table = language_table(language)
        self._answers: dict[str, ListedAnswer] = {}
        self._keys_of: dict[ListedAnswer, frozenset[str]] = {}
        for answer in answers:
            keys = frozenset(fold(spelling, language) for spelling in answer.spellings)
            self._keys_of[answer] = keys
            for key in keys:
                self._answers.setdefault(key, answer)
        self._typos = Typos(self._answers, self._table)

    @classmethod
    def of(cls, theme: Theme) -> "Judge":
        return cls(theme.answers, theme.language, is_closed=theme.is_closed)

    def verdict(self, said: str, used: Collection[str]) -> Judged:
        """What the list says about `said`; `used` holds the folded words of the game so far.

        Empty or absurd input (no letter or digit, or more than 60 characters) is *nonsense* with
        an empty key, which is never remembered as used. Another spelling or a synonym of a used
        answer is *used*, and so is a slip of the keyboard in one; but a real word that merely
        looks like a used answer is *near*, for people to decide.
        """
        folded = fold(said, self._language) if len(said.strip()) <= LONGEST else ""
        if not folded:
            return Judged(Verdict.NONSENSE, "", None)
        found = self._listed(said, folded, used)
        if found is not None:
            return found
        if self._is_closed:
            return Judged(Verdict.OUTSIDE, folded, None)
        is_real = is_text(said, self._language)
        return Judged(Verdict.UNKNOWN if is_real else Verdict.NONSENSE, folded, None)

    def is_slip(self, said: str, used: Collection[str]) -> bool:
        """Whether it is plainly a slip in an answer that is free, and no word of its own."""
        folded = fold(said, self._language)
        if not folded or self._recognised(said, folded) or lemma(said.lower(), self._language):
            return False
        key = self._typos.nearest(folded)
        return key is not None and not self._is_used(self._answers[key], used)

    def _listed(self, said: str, folded: str, used: Collection[str]) -> Judged | None:
        """The verdict on what the list, or the game so far, knows something about."""
        if answer := self._recognised(said, folded):
            is_used = folded in used or self._is_used(answer, used)
            return Judged(Verdict.USED if is_used else Verdict.KNOWN, folded, answer)
        if folded in used:
            return Judged(Verdict.USED, folded, None)
        if is_exercise(folded):
            return None
        is_real_word = is_common(said, self._language)
        if self._is_closed:  # what can be read as another word is no slip where all else is wrong
            is_real_word = is_real_word or is_text(said, self._language)
        answer = self._near(said, folded, is_real_word=is_real_word)
        if answer is None:
            return None
        is_used = not is_real_word and self._is_used(answer, used)
        return Judged(Verdict.USED if is_used else Verdict.NEAR, folded, answer)

    def free(self, used: Collection[str]) -> list[ListedAnswer]:
        """The answers of which no spelling is used."""
        return [answer for answer in self._keys_of if not self._is_used(answer, used)]

    def _is_used(self, answer: ListedAnswer, used: Collection[str]) -> bool:
        return any(key in used for key in self._keys_of[answer])

    def _recognised(self, said: str, folded: str) -> ListedAnswer | None:
        """The answer that was said, in this or another form of the same word."""
        if answer := self._answers.get(folded):
            return answer
        if answer := self._answers.get(self._table.homographs.get(folded, folded)):
            return answer
        key = self._dictionary_key(said)
        if folded.endswith(self._table.inflections) and _is_longer_form(folded, key):
            return self._answers.get(key)
        return None

    def _near(self, said: str, folded: str, *, is_real_word: bool) -> ListedAnswer | None:
        """The answer that may have been meant.

        A real word is taken at its word (horse is not a slip in house), except where doubled
        letters are all that differs. What was said is reduced to its dictionary form, answers
        never are: "saw" may mean the answer "see", "see" cannot mean the tool.
        """
        if answer := self._answers.get(self._dictionary_key(said)):
            return answer
        if is_nothing_but_held(said.strip().lower()):
            key = self._typos.doubled(folded)
            return self._answers[key] if key is not None and is_held(key) else None  # zzzz and zzz
        key = self._typos.doubled(folded) if is_real_word else self._typos.nearest(folded)
        return None if key is None else self._answers[key]

    def _dictionary_key(self, said: str) -> str:
        words = _WORD.findall(said.lower())
        return fold(" ".join(lemma(word, self._language) or word for word in words), self._language)


def _is_longer_form(folded: str, key: str) -> bool:
    """Whether a form grew out of its dictionary form: danseuse out of danseur.

    Not Écosse out of écosser, which is longer, nor fell out of fall, whose stem is another.
    """
    return len(folded) > len(key) and folded.startswith(key[: max(3, len(key) - 2)])

"""Lessons: each game's `lesson.toml`, and how far a learner is in one.

A lesson is a list of steps on one table. A step may put a new position, plays the others' moves,
says one thing, and either asks for a move or waits for "go on". docs/lessons.md describes the file.
"""

import re
from functools import cache
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tablee.core.contract import IllegalMove, RuleId
from tablee.core.notation import NotationError
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.packs import Pack
from tablee.packs.filling import fill
from tablee.packs.languages import said
from tablee.teaching.script import Script, in_language

LEARNER: Final[Seat] = 0
GO_ON: Final = ""
"""The answer to a step that asks for nothing."""

Verdict = Literal["done", "on_the_way", "other", "refused", "lapsed"]

_VALUE: Final = re.compile(r"\{=([\w.]+)((?:\|[^|}]*){2})?\}")


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages; any other finds it by its English."""

    fr: str
    en: str

    def said(self, language: str) -> str:
        return said({"fr": self.fr, "en": self.en}, language)


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`say`: its text; `{R7}` is a card, `{=sheet.0.points}` a place in the learner's view,
    `{=sheet.0.points|# point|# points}` such a number with its word.

    `position`, `luck`, `play`: what happens before. `ask`: the moves that answer it (`draw *`: any
    that begins so), `along`: those that may come before the answer, `other`: what is said to any
    other legal move. `show`: an answer for who would like to be shown one, where none is offered
    as a move (a word). `refused`: the asked move is one the rules refuse, and by which rule.
    `rule`: the rule this is about. `sheet`: the score sheet belongs to it.
    """

    say: Texts
    position: str = ""
    luck: list[int] = []
    play: list[str] = []
    ask: list[str] = []
    along: list[str] = []
    other: Texts | None = None
    show: str = ""
    refused: RuleId = ""
    rule: RuleId = ""
    sheet: bool = False


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`names`: who sits at the table after the learner."""

    names: list[str]
    step: list[Step]


@cache
def lesson(pack: Pack) -> Lesson:
    """Of a pack that has one."""
    assert pack.lesson is not None
    return msgspec.toml.decode(pack.lesson.read_bytes(), type=Lesson)


class Learner:
    """Somebody in the middle of a lesson."""

    def __init__(self, pack: Pack, lesson: Lesson, language: str) -> None:
        self.lesson: Final = lesson
        self.language: Final = language
        self.script: Final = Script(pack, language)
        self.number = 0
        self.refusal: RuleId = ""
        """The rule that refused the latest answer."""
        self._enter()

    @property
    def step(self) -> Step:
        return self.lesson.step[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.step) - 1

    def text(self) -> str:
        """What the step says, its values taken from what the learner sees."""
        view = self.script.state.screen(LEARNER)

        def value(found: re.Match[str]) -> str:
            path, forms = found.groups(default="")
            return fill(f"{{value{forms}}}", {"value": value_at(view, path)}, self.language)

        return _VALUE.sub(value, self.step.say.said(self.language))

    def suggestion(self) -> str:
        """A press that answers the step, or comes before its answer; GO_ON where none is asked."""
        step = self.step
        if step.refused or not step.ask:
            return step.ask[0] if step.ask else GO_ON
        asked = self.script.state.asked(LEARNER)
        offered = [move.text for move in asked.moves + asked.reactions]
        for wanted in (step.ask, step.along):
            for text in offered:
                if self._matches(text, wanted):
                    return text
        return in_language(step.show, self.language)

    def answer(self, press: str) -> Verdict:
        """A press, or GO_ON. Only "done" and "on_the_way" change anything."""
        self.refusal = ""
        if press == GO_ON or not self.step.ask:
            if press != GO_ON or self.step.ask or self.is_last:
                return "other"
            self._go_on()
            return "done"
        try:
            move = self.script.move(LEARNER, press)
        except IllegalMove as error:
            self.refusal = error.rule
            if error.rule == self.step.refused and self._matches(error.move.text, self.step.ask):
                self._go_on()
                return "done"
            return "refused"
        except NotationError:
            return "lapsed"
        if move is None:
            return "lapsed"
        if self._matches(move.text, self.step.along):
            self.script.apply(LEARNER, move)
            return "on_the_way"
        if self.step.refused or not self._matches(move.text, self.step.ask):
            return "other"
        self.script.apply(LEARNER, move)
        self._go_on()
        return "done"

    def _matches(self, text: str, patterns: list[str]) -> bool:
        spelt = [in_language(pattern, self.language) for pattern in patterns]
        return any(text == p or (p[-1] == "*" and text.startswith(p[:-1])) for p in spelt)

    def _go_on(self) -> None:
        self.number += 1
        self._enter()

    def _enter(self) -> None:
        step = self.step
        if step.position:
            self.script.put(step.position)
        self.script.luck(step.luck)
        for line in step.play:
            self.script.play(line)


def value_at(view: View, path: str) -> str:
    """A place in a view: `scores.0`."""
    found = msgspec.to_builtins(view)
    for word in path.split("."):
        found = found[int(word)] if isinstance(found, list) else found[word]
    return str(found).replace("-", "−")

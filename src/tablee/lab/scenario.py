"""Scenarios: a position, moves, and what is expected of them, in words a rulebook reader knows.

docs/notation.md describes the format. A case that cannot be read or played does not keep the
others from being judged.
"""

from pathlib import Path
from typing import Final, Literal

import msgspec

from tablee.core.notation import NotationError
from tablee.lab.case import Case, WrongLine
from tablee.lab.files import UnreadableFile, read_text


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as the scenario says, or that cannot be read, and on which line."""

    line: int
    title: str
    text: str
    kind: Literal["differs", "unreadable"]


class Judgement(msgspec.Struct, frozen=True):
    """How many cases there were, and what was found; nothing means all is well."""

    cases: int
    findings: list[Finding]


def judge_file(path: Path) -> Judgement:
    """UnreadableFile if there is nothing in it to judge."""
    judgement = judge(read_text(path))
    if not judgement.cases:
        raise UnreadableFile("there is no case in it")
    return judgement


def judge(text: str) -> Judgement:
    """Plays every case of a scenario file."""
    cases: list[_Judged] = [_Judged()]
    for place, line in enumerate(text.split("\n"), start=1):
        if line.strip() == "---":
            cases.append(_Judged())
        else:
            cases[-1].take(place, line)
    for case in cases:
        case.finish()
    judged = [case for case in cases if not case.is_empty]
    return Judgement(len(judged), [one for case in judged for one in case.findings])


class _Judged:
    """A case with what was found in it; from a line that cannot be read on, the rest is left."""

    def __init__(self) -> None:
        self.findings: Final[list[Finding]] = []
        self._case: Final = Case()
        self._is_broken = False
        self._first = 0

    @property
    def is_empty(self) -> bool:
        return self._case.is_empty

    def take(self, place: int, line: str) -> None:
        if self._is_broken:
            return
        if self._case.is_empty:
            self._first = place
        try:
            difference = self._case.take(place, line)
        except Exception as error:
            self._break(place, error)
        else:
            if difference is not None:
                self.findings.append(Finding(place, self._case.title, difference, "differs"))

    def finish(self) -> None:
        if self._is_broken:
            return
        try:
            self._case.finish()
        except Exception as error:
            self._break(self._first, error)

    def _break(self, place: int, error: Exception) -> None:
        """Rules need not cope with every position somebody can write down: whatever they say of an
        impossible one is told as it is, with its line."""
        self._is_broken = True
        place = error.place if isinstance(error, WrongLine) else place
        text = str(error) or type(error).__name__
        if not isinstance(error, NotationError):
            text = f"this cannot be played ({text})"
        self.findings.append(Finding(place, self._case.title, text, "unreadable"))

"""A whole pad: every round read, checked and counted, and what is asked next."""

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec import Struct

from tablee.core.options import Options
from tablee.core.seats import Seat
from tablee.packs.pads.parts import Entry, Line, Pad, Question, Sheet, Wrong
from tablee.packs.pads.reading import read

O = TypeVar("O", bound=Options)  # noqa: E741 - the customary letter of a bound type

OVER: Final = {
    "fr": "La partie est finie avec la manche précédente : retirez cette manche.",
    "en": "The game ended with the round before: remove this round.",
}


class Counted(Struct, frozen=True, kw_only=True):
    """A round on the pad, and the totals after it, a number a column."""

    lines: list[Line]
    points: list[int]
    totals: list[int]


class Ended(Struct, frozen=True):
    """A place a column (1 is first, ties share), and the rule that says so."""

    places: list[int]
    rule: str


class Kept(Struct, frozen=True, kw_only=True):
    """A game on the pad. `columns`: the seats whose points are written together; `rounds`: those
    that count; `questions`: about the round after them; `wrong`: why what was entered for it does
    not."""

    columns: list[list[Seat]]
    rounds: list[Counted]
    questions: list[Question]
    wrong: list[Wrong] = []
    ended: Ended | None = None


def keep(pad: Pad[O], seats: int, options: O, entries: Sequence[Entry]) -> Kept:
    """All rounds up to the first that cannot be, which is told and asked again."""
    sheet = Sheet(seats, options)
    columns = pad.columns(sheet)
    totals = [0] * len(columns)
    rounds: list[Counted] = []
    for entry in entries:
        if pad.outcome(sheet) is not None:
            return _stopped(columns, rounds, [], [Wrong(question="", text=OVER)])
        questions = pad.questions(sheet)
        answers = read(questions, len(columns), entry)
        if isinstance(answers, list):
            return _stopped(columns, rounds, questions, answers)
        wrong = list(pad.wrong(sheet, answers))
        if wrong:
            return _stopped(columns, rounds, questions, wrong)
        count = pad.count(sheet, answers)
        totals = [total + points for total, points in zip(totals, count.points, strict=True)]
        rounds.append(Counted(lines=count.lines, points=count.points, totals=totals))
        sheet = Sheet(seats, options, [*sheet.rounds, answers])
    ended = pad.outcome(sheet)
    if ended is None:
        return Kept(columns=columns, rounds=rounds, questions=pad.questions(sheet))
    told = Ended(ended.places, ended.rule)
    return Kept(columns=columns, rounds=rounds, questions=[], ended=told)


def _stopped(
    columns: list[list[Seat]], rounds: list[Counted], questions: list[Question], wrong: list[Wrong]
) -> Kept:
    return Kept(columns=columns, rounds=rounds, questions=questions, wrong=wrong)

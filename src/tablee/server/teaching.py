"""Lessons and pictures as the page gets them: the screens a table would send, without a table."""

from functools import cache

import msgspec

from tablee.core.moves import texts
from tablee.core.seats import Seat
from tablee.rulebook import rulebook
from tablee.server.api import Answers, LessonPart, Pictured, Refusal
from tablee.server.protocol import Screen
from tablee.server.telling import result_of
from tablee.teaching.lessons import LEARNER, Learner
from tablee.teaching.pictures import gallery, staged
from tablee.teaching.stage import Moment


def lesson_part(game: str, language: str, answers: Answers) -> LessonPart:
    """Where these answers lead. One that does not fit the lesson ends them: the rest is left out,
    so that a learner of an older lesson, or of the other language, goes on from there."""
    learner = Learner(game, language)
    given: list[str] = []
    for answer in answers.given:
        if learner.answer(answer) not in ("done", "on_the_way"):
            break
        given.append(answer)
    before = len(learner.stage.moments)
    verdict = "" if answers.press is None else learner.answer(answers.press)
    if answers.press is not None and verdict in ("done", "on_the_way"):
        given.append(answers.press)
    moments = learner.stage.moments
    first = min(before, len(moments) - 1) if answers.press is not None else len(moments) - 1
    step = learner.step
    hint = step.other.said(language) if verdict == "other" and step.other is not None else ""
    return LessonPart(
        given=given,
        number=learner.number,
        count=len(learner.lesson.step),
        text=learner.text(),
        rule=step.rule,
        asks=bool(step.ask),
        show=learner.suggestion(),
        sheet=step.sheet,
        names=learner.lesson.names,
        screens=[
            _screen(moment, LEARNER, version)
            for version, moment in enumerate(moments[first:], start=first)
        ],
        verdict=verdict,
        hint=hint,
        refusal=_refusal(game, language, learner.refusal) if learner.refusal else None,
    )


@cache
def pictures_of(game: str, language: str) -> list[Pictured]:
    """Played once: a live table must not wait for dozens of positions."""
    shown = gallery(game)
    return [
        Pictured(
            rule=picture.rule,
            caption=picture.caption.said(language),
            sheet=picture.sheet,
            names=shown.names,
            screen=_screen(staged(game, picture, language), picture.seat, version),
        )
        for version, picture in enumerate(shown.picture)
    ]


def _refusal(game: str, language: str, rule_id: str) -> Refusal:
    rule = rulebook(game, language).rule(rule_id)
    return Refusal(rule_id, "" if rule is None else rule.text)


def _screen(moment: Moment, seat: Seat | None, version: int) -> Screen:
    """No clock runs on a stage."""
    state = moment.state
    asked = state.asked(seat)
    return Screen(
        version=version,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(state.screen(seat))),
        to_act=asked.to_act,
        may_react=asked.may_react,
        moves=texts(asked.moves),
        reactions=texts(asked.reactions),
        clocks=[],
        events=[event.told(seat) for event in moment.events],
        result=result_of(state.outcome()),
    )

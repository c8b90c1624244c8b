"""Lessons and pictures as the page gets them: the screens a table would send, without a table."""

import msgspec

from tablee.core.moves import texts
from tablee.core.seats import Seat
from tablee.packs import Pack
from tablee.packs.rulebook import rulebook
from tablee.server.wire.api import LessonAnswers, LessonPart, Pictured, Refusal
from tablee.server.wire.errors import Mistake
from tablee.table.told import Screen, result_of
from tablee.teaching.lessons import LEARNER, Learner, lesson
from tablee.teaching.pictures import gallery, staged
from tablee.teaching.script import Moment


def lesson_part(pack: Pack, language: str, answers: LessonAnswers) -> LessonPart:
    """Where these answers lead. One that does not fit the lesson ends them: the rest is left out,
    so that a learner of an older lesson, or of the other language, goes on from there."""
    if pack.lesson is None:
        raise Mistake("no_lesson")
    learner = Learner(pack, lesson(pack), language)
    given: list[str] = []
    for answer in answers.given:
        if learner.answer(answer) not in ("done", "on_the_way"):
            break
        given.append(answer)
    before = len(learner.script.moments)
    verdict = "" if answers.press is None else learner.answer(answers.press)
    if answers.press is not None and verdict in ("done", "on_the_way"):
        given.append(answers.press)
    moments = learner.script.moments
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
        refusal=_refusal(pack, language, learner.refusal) if learner.refusal else None,
        facts=[
            [] if pack.facts is None else pack.facts(moment.state.screen(LEARNER))
            for moment in moments[first:]
        ],
    )


def pictures_of(pack: Pack, language: str) -> list[Pictured]:
    shown = gallery(pack)
    return [
        Pictured(
            rule=picture.rule,
            caption=picture.caption.said(language),
            sheet=picture.sheet,
            shows=picture.shows,
            names=shown.names,
            screen=_screen(staged(pack, picture, language), picture.seat, version),
        )
        for version, picture in enumerate(shown.picture)
    ]


def _refusal(pack: Pack, language: str, rule_id: str) -> Refusal:
    rule = rulebook(pack, language).rule(rule_id)
    return Refusal(rule_id, "" if rule is None else rule.text)


def _screen(moment: Moment, seat: Seat | None, version: int) -> Screen:
    """No clock runs in a script."""
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

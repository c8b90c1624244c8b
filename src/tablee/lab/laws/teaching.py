"""A lesson can be played to its end and a picture can be drawn, where a pack has them."""

from tablee.lab.laws.law import Looks, hold, once_law
from tablee.packs.pack import Pack
from tablee.packs.rulebook import rulebook
from tablee.packs.words import LANGUAGES
from tablee.teaching.lessons import Learner, lesson
from tablee.teaching.pictures import gallery, staged


@once_law(
    "The lesson is played to its end by what it suggests",
    0,
    "docs/lessons.md describes lesson.toml: a step's `ask` must be offered in its position, and "
    "the rules it names must be in the rules text.",
    counts="steps",
)
def the_lesson_can_be_played(pack: Pack, seed: int) -> Looks:
    if pack.lesson is None:
        return
    ids = {"", *rulebook(pack, LANGUAGES[0]).ids()}
    for language in LANGUAGES:
        learner = Learner(pack, lesson(pack), language)
        for _ in range(3 * len(learner.lesson.step)):
            step = learner.step
            yield f"step {learner.number + 1} in {language}"
            hold({step.rule, step.refused} <= ids, f"{step.rule or step.refused} is no rule")
            hold(bool(learner.text()), "it says nothing")
            if learner.is_last:
                hold(not step.ask, f"the last step asks for {step.ask}")
                break
            press = learner.suggestion()
            verdict = learner.answer(press)
            hold(verdict in ("done", "on_the_way"), f"{press!r}, which it suggests, is {verdict}")
        hold(learner.is_last, "its suggestions do not lead to the last step")


@once_law(
    "Every picture can be drawn, and belongs to a rule",
    0,
    "pictures.toml: each picture has the id of a rule that no other has, and a position that can "
    "be read and played on.",
    counts="pictures",
)
def pictures_can_be_drawn(pack: Pack, seed: int) -> Looks:
    shown = gallery(pack)
    ids = {*rulebook(pack, LANGUAGES[0]).ids()}
    pictured = [picture.rule for picture in shown.picture]
    for picture in shown.picture:
        yield f"the picture of {picture.rule}"
        hold(picture.rule in ids, "there is no such rule")
        hold(pictured.count(picture.rule) == 1, "the rule has another one too")
        for language in LANGUAGES:
            hold(bool(picture.caption.said(language)), f"no caption in {language}")
            state = staged(pack, picture, language).state
            text = state.text()
            hold(pack.game.position(text).text() == text, f"it reads back otherwise: {text}")
            state.screen(picture.seat)

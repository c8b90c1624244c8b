"""Walking through lessons: an answer for every step, another one on every walk."""

from collections.abc import Iterator

from tablee.games.blitz.rules import Blitz
from tablee.packs import PACKS
from tablee.teaching.lessons import GO_ON, LEARNER, Learner, lesson
from tablee.words.themes import load_deck


def answers(learner: Learner) -> list[str]:
    """Every press offered now that answers the step; or, before that, what may come first."""
    step, state = learner.step, learner.script.state
    if not step.ask:
        return [GO_ON]
    if step.refused:
        return step.ask
    asked = state.asked(LEARNER)
    offered = [move.text for move in asked.moves + asked.reactions]
    first = [move for move in offered if fits(move, step.along)]
    if first:
        return first[:1]
    if any(pattern.startswith("say ") for pattern in step.ask):
        return words(learner)
    return [move for move in offered if fits(move, step.ask)]


def words(learner: Learner) -> list[str]:
    """Blitz!: words for the opponent's theme, or one used before."""
    state = learner.script.state
    assert isinstance(state, Blitz)
    if learner.step.ask == ["say used *"]:
        return [f"say {word}" for word in state.used]
    theme = load_deck(learner.language, state.options.deck)[state.theme_for(LEARNER)]
    return [f"say {answer.text}" for answer in theme.answers[:5]]


def walk(game: str, language: str, number: int) -> Iterator[Learner]:
    """A learner at every step in turn; each walk takes another answer where there are several."""
    learner = Learner(PACKS[game], lesson(PACKS[game]), language)
    while not learner.is_last:
        yield learner
        at = learner.number
        while learner.number == at:
            choices = answers(learner)
            assert choices, f"step {at + 1} asks for {learner.step.ask}, which is not offered"
            press = choices[number % len(choices)]
            refused = learner.step.refused
            verdict = learner.answer(press)
            assert learner.refusal == refused
            assert verdict in ("done", "on_the_way"), f"step {at + 1}: {press!r} is {verdict}"
    yield learner


def fits(move: str, patterns: list[str]) -> bool:
    return any(move == p or (p.endswith("*") and move.startswith(p[:-1])) for p in patterns)

"""Every lesson is played to its end, in both languages, with every answer it accepts.

That who is stuck is shown the whole way is a law (tests/laws/test_every_law.py).
"""

import re

import pytest

from tablee.core.notation import Fields
from tablee.packs import GAMES, PACKS
from tablee.packs.rulebook import rulebook
from tablee.packs.words import LANGUAGES
from tablee.teaching.lessons import GO_ON, LEARNER, Step, lesson
from tests.teaching.walking import fits, walk

WALKS = 12
"""As many as any step has answers."""
MOST_WORDS = 40

both = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@both
@pytest.mark.parametrize("number", range(WALKS))
def test_a_lesson_is_played_to_its_end(game: str, language: str, number: int) -> None:
    *_, last = walk(game, language, number)
    assert last.is_last
    assert not last.step.ask


@every_game
@both
def test_a_step_says_one_thing_in_few_words(game: str, language: str) -> None:
    for learner in walk(game, language, 0):
        text = learner.text()
        words = [word for word in text.split() if re.search(r"\w", word)]
        assert 0 < len(words) <= MOST_WORDS, text
        assert not re.search(r"\{=|\d-|\s-\d", text), text


@every_game
def test_every_rule_named_exists_and_every_refusal_is_that_one(game: str) -> None:
    ids = set(rulebook(PACKS[game], "fr").ids())
    steps = [learner.step for learner in walk(game, "fr", 0)]  # which checks each refusal
    assert {step.rule for step in steps} <= ids | {""}
    refused = {step.refused for step in steps if step.refused}
    assert refused <= ids
    assert refused or game == "blitz"  # there a word is turned down, not a move


@every_game
def test_what_is_not_asked_changes_nothing_and_gets_a_word(game: str) -> None:
    """Every other legal move is answered with a hint, every illegal one with its rule."""
    ids = set(rulebook(PACKS[game], "fr").ids())
    hints = 0
    for learner in walk(game, "fr", 0):
        step, state = learner.step, learner.script.state
        if not step.ask:
            continue
        before, at = state.text(), learner.number
        assert learner.answer(GO_ON) == "other"
        assert learner.answer("gibberish") == "lapsed"
        asked = state.asked(LEARNER)
        offered = {move.text for move in asked.moves + asked.reactions}
        for move in GAMES[game].moves.listed:
            if fits(move.text, step.ask + step.along):
                continue
            verdict = learner.answer(move.text)
            assert verdict == "other" if move.text in offered else verdict != "done"
            assert (verdict == "refused") == bool(learner.refusal)
            assert learner.refusal in ids | {""}
            hints += verdict == "other"
        assert learner.number == at
        assert learner.script.state.text() == before
        others = [move for move in offered if not fits(move, step.ask + step.along)]
        assert not others or step.other is not None, f"step {at + 1} has no hint"
    assert hints


@every_game
@both
@pytest.mark.parametrize("number", range(3))
def test_the_scoring_shown_is_the_learners_own(game: str, language: str, number: int) -> None:
    counted = 0
    for learner in walk(game, language, number):
        if learner.step.sheet:
            state = learner.script.state
            outcome = state.outcome()
            score = (
                Fields(state.text()).number("P0 score", 0)
                if outcome is None
                else outcome.scores[LEARNER]
            )
            said = re.findall(r"−?\d+", learner.text())
            assert str(score) in said, f"{score} is not in {learner.text()!r}"
            counted += 1
    assert counted


@every_game
def test_cards_in_texts_are_cards_of_the_game(game: str) -> None:
    state = next(walk(game, "fr", 0)).script.state
    cards = {re.sub(r"^(\d+)[ab]$", r"\1", card) for card in state.census()} | set(state.census())
    texts = [text for step in lesson(PACKS[game]).step for text in _texts(step)]
    named = {card for text in texts for card in re.findall(r"\{([^=}][^}]*)\}", text)}
    assert named <= cards


@every_game
def test_both_languages_name_the_same_cards_and_values(game: str) -> None:
    for step in lesson(PACKS[game]).step:
        for texts in (step.say, step.other):
            if texts is not None:
                in_french, in_english = (
                    sorted(re.findall(r"\{[^}|]*", text)) for text in (texts.fr, texts.en)
                )
                assert in_french == in_english


@every_game
@both
@pytest.mark.parametrize("number", range(WALKS))
def test_a_number_and_its_word_agree(game: str, language: str, number: int) -> None:
    """Where the learner chooses (a prediction), the number may be any."""
    wrong = {"fr": r"\b[01] \w+s\b", "en": r"\b1 \w+s\b"}[language]
    for learner in walk(game, language, number):
        assert not re.findall(wrong, learner.text().replace("−", "")), learner.text()


def _texts(step: Step) -> list[str]:
    return [text for one in (step.say, step.other) if one is not None for text in (one.fr, one.en)]

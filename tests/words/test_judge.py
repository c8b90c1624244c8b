"""The verdicts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.words.deckfile import Answer, Theme
from tablee.words.judge import Judge, Verdict

HORSE = Answer(1, ("cheval",))
FISH = Answer(1, ("poisson",))
BIKE = Answer(2, ("vélo", "bicyclette"))
DANCER = Answer(2, ("danseur",))
WORM = Answer(3, ("ver",))
SHELL = Answer(3, ("écosser",))
JUDGE = Judge([HORSE, FISH, BIKE, DANCER, WORM, SHELL], "fr")


@pytest.mark.parametrize(
    ("said", "answer"),
    [("Les chevaux", HORSE), ("bicyclette", BIKE), ("danseuses", DANCER), ("des vers", WORM)],
)
def test_a_listed_word_in_any_form_is_known(said: str, answer: Answer) -> None:
    judged = JUDGE.verdict(said, ())
    assert (judged.verdict, judged.answer) == (Verdict.KNOWN, answer)


@pytest.mark.parametrize(
    ("said", "answer"),
    [("poison", FISH), ("chevla", HORSE), ("vélow", BIKE), ("Écosse", SHELL)],
)
def test_blitz_q20_a_slip_is_near_and_never_known(said: str, answer: Answer) -> None:
    judged = JUDGE.verdict(said, ())
    assert (judged.verdict, judged.answer) == (Verdict.NEAR, answer)


@pytest.mark.parametrize("said", ["chameau", "chenal", "vol", "verre", "girafe"])
def test_another_word_is_unknown_and_keeps_its_key(said: str) -> None:
    judged = JUDGE.verdict(said, ())
    assert (judged.verdict, judged.folded, judged.answer) == (Verdict.UNKNOWN, said, None)


@pytest.mark.parametrize(
    "said", ["", "   ", "?!…", "🐱", "cheval" + "l" * 60, " ".join(["a"] * 40)]
)
def test_empty_or_absurd_input_is_unknown_without_a_key(said: str) -> None:
    judged = JUDGE.verdict(said, {""})
    assert (judged.verdict, judged.folded, judged.answer) == (Verdict.UNKNOWN, "", None)


def test_blitz_ans_1_a_word_said_before_is_used() -> None:
    assert JUDGE.verdict("Chevaux", {"cheval"}).verdict is Verdict.USED


def test_blitz_q18_a_used_word_is_used_for_every_theme() -> None:
    judged = JUDGE.verdict("la girafe", {"girafe"})
    assert (judged.verdict, judged.answer) == (Verdict.USED, None)


def test_another_spelling_of_a_used_answer_is_used() -> None:
    assert JUDGE.verdict("vélo", {JUDGE.verdict("bicyclette", ()).folded}).verdict is Verdict.USED


def test_a_slip_in_a_used_answer_is_used() -> None:
    assert JUDGE.verdict("chevla", {"cheval"}).verdict is Verdict.USED


def test_a_real_word_near_a_used_answer_is_still_near() -> None:
    assert JUDGE.verdict("poison", {"poisson"}).verdict is Verdict.NEAR


def test_a_verb_form_is_near_its_verb_but_the_verb_is_not_near_the_noun() -> None:
    assert Judge([Answer(1, ("see",))], "en").verdict("saw", ()).verdict is Verdict.NEAR
    assert Judge([Answer(1, ("saw",))], "en").verdict("see", ()).verdict is Verdict.UNKNOWN


def test_a_judge_of_a_theme_judges_in_its_language() -> None:
    theme = Theme("en", 1, "moon", "Animal", (Answer(1, ("mouse",)),), 1)
    assert Judge.of(theme).verdict("mice", ()).verdict is Verdict.KNOWN


def test_a_language_without_dictionary_is_judged_by_folding_and_slips() -> None:
    judge = Judge([Answer(1, ("ñandú",))], "xx")
    assert judge.verdict("NANDU", ()).verdict is Verdict.KNOWN
    assert judge.verdict("nanduu", ()).verdict is Verdict.NEAR
    assert judge.verdict("gato", ()).verdict is Verdict.UNKNOWN


@given(st.text(max_size=80), st.sets(st.text(max_size=5)))
def test_any_input_gets_a_verdict(said: str, used: set[str]) -> None:
    judged = JUDGE.verdict(said, used)
    assert (judged.answer is not None) or judged.verdict in (Verdict.UNKNOWN, Verdict.USED)
    assert judged.folded or judged.verdict is Verdict.UNKNOWN

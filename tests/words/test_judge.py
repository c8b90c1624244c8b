"""The verdicts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.words.deckfile import ListedAnswer, Theme
from tablee.words.judge import UNLISTED, Judge, Verdict

HORSE = ListedAnswer(1, ("cheval",))
FISH = ListedAnswer(1, ("poisson",))
BIKE = ListedAnswer(2, ("vélo", "bicyclette"))
DANCER = ListedAnswer(2, ("danseur",))
WORM = ListedAnswer(3, ("ver",))
SHELL = ListedAnswer(3, ("écosser",))
JUDGE = Judge([HORSE, FISH, BIKE, DANCER, WORM, SHELL], "fr")


@pytest.mark.parametrize(
    ("said", "answer"),
    [("Les chevaux", HORSE), ("bicyclette", BIKE), ("danseuses", DANCER), ("des vers", WORM)],
)
def test_a_listed_word_in_any_form_is_known(said: str, answer: ListedAnswer) -> None:
    judged = JUDGE.verdict(said, ())
    assert (judged.verdict, judged.answer) == (Verdict.KNOWN, answer)


@pytest.mark.parametrize(
    ("said", "answer"),
    [("poison", FISH), ("chevla", HORSE), ("vélow", BIKE), ("Écosse", SHELL)],
)
def test_blitz_q20_a_slip_is_near_and_never_known(said: str, answer: ListedAnswer) -> None:
    judged = JUDGE.verdict(said, ())
    assert (judged.verdict, judged.answer) == (Verdict.NEAR, answer)


@pytest.mark.parametrize("said", ["chameau", "chenal", "vol", "verre", "girafe"])
def test_another_word_is_unknown_and_keeps_its_key(said: str) -> None:
    judged = JUDGE.verdict(said, ())
    assert (judged.verdict, judged.folded, judged.answer) == (Verdict.UNKNOWN, said, None)


@pytest.mark.parametrize(
    "said", ["", "   ", "?!…", "🐱", "cheval" + "l" * 60, " ".join(["a"] * 40)]
)
def test_empty_or_absurd_input_is_nonsense_without_a_key(said: str) -> None:
    judged = JUDGE.verdict(said, {""})
    assert (judged.verdict, judged.folded, judged.answer) == (Verdict.NONSENSE, "", None)


@pytest.mark.parametrize("said", ["qwerty", "azerty", "asdf", "aaaa", "xkcdq", "chevalxx lion"])
def test_blitz_q33_what_is_no_word_is_nonsense(said: str) -> None:
    assert JUDGE.verdict(said, ()).verdict is Verdict.NONSENSE


@pytest.mark.parametrize("said", ["raclette", "ramen", "sudoku", "Mozart"])
def test_blitz_q33_a_real_word_that_is_not_listed_is_unknown(said: str) -> None:
    assert JUDGE.verdict(said, ()).verdict is Verdict.UNKNOWN


def test_blitz_q33_what_a_closed_theme_lacks_is_outside_word_or_not() -> None:
    closed = Theme("fr", 1, "moon", "Cheval", (HORSE,), 1, is_closed=True)
    judge = Judge.of(closed)
    verdicts = [
        judge.verdict(said, ()).verdict for said in ("cheval", "chevla", "raclette", "asdf")
    ]
    assert verdicts == [Verdict.KNOWN, Verdict.NEAR, Verdict.OUTSIDE, Verdict.OUTSIDE]
    assert judge.verdict("raclette", {"raclette"}).verdict is Verdict.USED


def test_blitz_q33_fingers_that_walk_are_near_nothing() -> None:
    peas = Judge([ListedAnswer(1, ("pois",))], "fr")
    assert peas.verdict("poiz", ()).verdict is Verdict.NEAR
    assert peas.verdict("poiu", ()).verdict is Verdict.NONSENSE


def test_blitz_q33_a_held_key_is_near_only_what_is_held_itself() -> None:
    sounds = Judge(
        [ListedAnswer(1, ("zzz",)), ListedAnswer(1, ("mm",)), ListedAnswer(2, ("Assa",))], "fr"
    )
    assert sounds.verdict("zzzzz", ()).verdict is Verdict.NEAR
    for said in ("mmmmmm", "asasas", "aaaa"):
        assert sounds.verdict(said, ()).verdict is Verdict.NONSENSE
    assert sounds.verdict("asssa", ()).verdict is Verdict.NEAR


def test_a_common_name_is_no_slip_in_another_word() -> None:
    """A dictionary lacks ramen; it is no raven misspelt."""
    raven = Judge([ListedAnswer(2, ("raven",))], "en")
    assert raven.verdict("ramen", ()).verdict is Verdict.UNKNOWN
    assert raven.verdict("ravfn", ()).verdict is Verdict.NEAR


def test_a_slip_is_near_a_free_answer_only() -> None:
    assert JUDGE.is_slip("chevla", ())
    assert not JUDGE.is_slip("chevla", {"cheval"})
    assert not JUDGE.is_slip("cheval", ())


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
    assert Judge([ListedAnswer(1, ("see",))], "en").verdict("saw", ()).verdict is Verdict.NEAR
    assert Judge([ListedAnswer(1, ("saw",))], "en").verdict("see", ()).verdict is Verdict.UNKNOWN


def test_a_judge_of_a_theme_judges_in_its_language() -> None:
    theme = Theme("en", 1, "moon", "Animal", (ListedAnswer(1, ("mouse",)),), 1)
    assert Judge.of(theme).verdict("mice", ()).verdict is Verdict.KNOWN


def test_a_language_without_dictionary_is_judged_by_folding_and_slips() -> None:
    judge = Judge([ListedAnswer(1, ("ñandú",))], "xx")
    assert judge.verdict("NANDU", ()).verdict is Verdict.KNOWN
    assert judge.verdict("nanduu", ()).verdict is Verdict.NEAR
    assert judge.verdict("gato", ()).verdict is Verdict.UNKNOWN


@given(st.text(max_size=80), st.sets(st.text(max_size=5)))
def test_any_input_gets_a_verdict(said: str, used: set[str]) -> None:
    judged = JUDGE.verdict(said, used)
    assert (judged.answer is not None) or judged.verdict in (*UNLISTED, Verdict.USED)
    assert judged.folded or judged.verdict is Verdict.NONSENSE

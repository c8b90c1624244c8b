"""Every finding, provoked in a deck that is otherwise in order."""

import pytest

from tablee.words.check import Finding, check
from tests.words.decks import WriteDeck, good_block, good_deck


def findings(write_deck: WriteDeck, text: str, language: str = "fr") -> list[Finding]:
    write_deck(language, 1, text)
    write_deck(language, 2, good_deck("b"))
    write_deck(language, 3, good_deck("c"))
    return check([language])


def test_a_good_deck_has_no_findings(write_deck: WriteDeck) -> None:
    assert findings(write_deck, good_deck()) == []


@pytest.mark.parametrize(
    ("old", "new", "kind", "problem"),
    [
        ("mota0n39", "mota0n39, mota0n3", "duplicate", "as 'mota0n3'"),
        ("mota0n39", "mota0n39|mota0n3", "duplicate", "as 'mota0n3'"),
        ("Theme a5", "Themes a6", "repeated theme", "fr/deck1.txt:26"),
        ("Theme a5", "Theme c6", "repeated theme", "'Theme c6' is also at"),
        (", mota0n39", "", "count", "39 answers, fewer than 40"),
        ("circle: Theme a0", "moon: Theme a0", "symbols", "circle on 6 themes, not 7"),
        ("circle: Theme a0", "moon: Theme a0", "symbols", "moon on 7 themes, not 6"),
        ("Theme a0", "Nom d'un chat", "spelling", "written with ’"),
        ("Theme a0", "theme a0", "spelling", "begins with a capital"),
        ("Theme a0", "Deux boules, merci !", "spelling", "is a sentence"),
        ("mota0n0,", "mota  x,", "spelling", "double space"),
        ("mota0n0,", "mot@,", "spelling", "odd characters: '@'"),
        ("mota0n0,", "chEval,", "spelling", "capital inside"),
        ("mota0n0,", "CHeval,", "spelling", "capital inside"),
        ("mota0n0,", "poissson,", "spelling", "three times"),
        ("mota0n0,", "oeuf,", "spelling", "ligature: oeuf"),
        ("mota0n0,", "-chat,", "spelling", "begins or ends"),
        ("mota0n0,", "!,", "spelling", "no letter"),
        ("mota0n0,", "e\u0301te,", "spelling", "composed form"),
        ("mota0n0,", "très " * 10 + "long,", "spelling", "longer than 50"),
        ("circle: Theme a0", "heart: Theme a0", "unreadable", "unknown symbol"),
    ],
)
def test_each_fault_is_found(
    write_deck: WriteDeck, old: str, new: str, kind: str, problem: str
) -> None:
    text = good_deck()
    assert old in text
    found = findings(write_deck, text.replace(old, new, 1))
    assert [f for f in found if f.kind == kind and problem in f.problem], found


def test_blitz_comp_1_a_word_may_answer_several_themes(write_deck: WriteDeck) -> None:
    assert findings(write_deck, good_deck().replace("mota5n2,", "mota5n2, mota0n3,", 1)) == []


def test_a_closed_theme_may_be_short(write_deck: WriteDeck) -> None:
    short = good_deck().replace(", mota0n39", "", 1)
    assert findings(write_deck, short.replace("circle: Theme a0", "circle closed: Theme a0")) == []


@pytest.mark.parametrize(
    "word", ["iPhone", "JavaScript", "DVDs", "Louis XIII", "zzz", "œuf", "jus d’orange", "C-3PO"]
)
def test_what_only_looks_odd_is_left_alone(write_deck: WriteDeck, word: str) -> None:
    assert findings(write_deck, good_deck().replace("mota0n0,", f"{word},", 1)) == []


def test_too_few_common_answers(write_deck: WriteDeck) -> None:
    text = good_deck().replace(", mota0n9", "", 1).replace("mota0n10", "mota0n9, mota0n10", 1)
    (found,) = findings(write_deck, text)
    assert "9 answers of grade 1, fewer than 10" in found.problem


def test_a_theme_too_many(write_deck: WriteDeck) -> None:
    found = findings(write_deck, good_deck() + "\n" + good_block("moon", "x"))
    assert any("55 themes, not 54" in finding.problem for finding in found)


def test_a_missing_deck(write_deck: WriteDeck) -> None:
    write_deck("fr", 1, good_deck())
    assert {finding.file for finding in check(["fr"])} == {"fr/deck2.txt", "fr/deck3.txt"}


def test_a_finding_names_its_place(write_deck: WriteDeck) -> None:
    (found,) = findings(write_deck, good_deck().replace("mota1n0,", "mot@,", 1))
    assert str(found).startswith("fr/deck1.txt:6: spelling: 'mot@'")


def test_the_apostrophe_and_ligature_rules_are_french(write_deck: WriteDeck) -> None:
    text = good_deck().replace("Theme a0", "A cat's name", 1).replace("mota0n0,", "oeuf,", 1)
    assert findings(write_deck, text, "en") == []

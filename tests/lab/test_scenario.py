"""The rules lawyer: scenario files pass, and a wrong expectation makes them fail."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.lab.case import Case
from tablee.lab.files import MOST_BYTES, UnreadableFile
from tablee.lab.scenario import Finding, judge, judge_file

SCENARIOS = Path(__file__).parent.parent / "scenarios"

CASE = """
game herrlof
position
  trump B
  P0 hand G5 Y2
  P1 hand G1 G8
P0 G5
"""


@pytest.mark.parametrize(
    "path", sorted(SCENARIOS.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_the_scenarios_hold(path: Path) -> None:
    judgement = judge_file(path)
    assert judgement.findings == []
    assert judgement.cases


@pytest.mark.parametrize(
    "wrong",
    [
        "turn P0",
        "turn nobody",
        "told turn P0",
        "legal P1: G1",
        "legal P1: G1 G8 R2",
        "refused P1 G8: HERR-PLAY-2",
        "refused P1 R2: HERR-PLAY-2",
        "story trick_won P1",
        "P0 hand G5 Y2",
        "trump R",
        "winner P0",
        "over",
        "scores 1 0",
        "wait P1 G8",
        "view P1 trump R",
        "view P1 nowhere.at.all 3",
    ],
)
def test_a_wrong_expectation_is_a_difference(wrong: str) -> None:
    difference = only_finding(CASE + f"expect {wrong}")
    assert difference.kind == "differs"
    assert difference.line == 8
    assert wrong in difference.text


@pytest.mark.parametrize(
    "meaningless",
    [
        "",
        "  ",
        "turn",
        "told",
        "told turn",
        "legal",
        "legal P1:",
        "refused",
        "refused P1 R2",
        "refused P1 R2:",
        "story",
        "winner",
        "scores",
        "not",
        "wait",
        "view",
        "view P1",
        "view P1 trump",
        "trump",
        "trick_count",
        "trick_count 3",
        "P0 fingers",
        "P0 fingers 5",
        "P0 hand",
        "P0",
    ],
)
def test_an_unknown_or_empty_expectation_is_an_error(meaningless: str) -> None:
    finding = only_finding(CASE + f"expect {meaningless}")
    assert finding.kind == "unreadable"
    assert finding.line == 8


def test_that_something_is_empty_can_be_expected() -> None:
    assert only_finding(CASE + "expect P0 hand nothing").text.endswith("found Y2")
    assert only_finding(CASE + "expect legal P1: nothing").text.endswith("found G1, G8")
    played = CASE + "expect legal P0: nothing\nP1 G8\nexpect trick nothing\n"
    assert judge(played + "expect view P0 trick nothing").findings == []


@pytest.mark.parametrize(
    ("broken", "line", "reason"),
    [
        ("game chess\nP0 e4", 1, "unknown game 'chess'"),
        ("title Nothing else", 1, "names no game"),
        ("\n\nP0 R5", 3, "names no game"),
        (CASE + "P1 R2", 8, "P1 may not play 'R2' here"),
        (CASE + "P1 nonsense", 8, "not a move"),
        ("game herrlof\nP0 hand R5", 2, "not a move of this game: 'hand R5'"),
        (CASE + "trump R", 8, "no line of a scenario begins with 'trump'"),
        (CASE + "expect legal P1 G8", 8, "expected 'legal P0: moves'"),
        (CASE + "position", 8, "'position' belongs before"),
        ("game herrlof\nposition\n  hand R5\nexpect turn P0", 3, "unknown field 'hand'"),
        ("game herrlof\nposition\n  P0 hand R5\n  trump Z\n\nP0 R5", 4, "trump: "),
        ("game herrlof\nposition\n  P0 hand R5\n  P1 hand R5\n  trump B\nP0 R5", 4, "R5"),
        ("game herrlof\nposition\n  trump B\n  P0 hand R5\n  trump R\nP0 R5", 5, "twice"),
        ("game herrlof\nposition\n  hand R5", 3, "unknown field"),
        ("game herrlof\nseats 9\nluck 0\nexpect turn P0", 2, "not 9"),
        ("game herrlof\nseats many\nexpect turn P0", 2, "not a whole number"),
        ("game herrlof\nseats 9\nposition\n  P0 hand R5\nexpect turn P0", 2, "9"),
        ("game herrlof\n\noptions colour=red\nluck 0\nexpect turn P0", 3, "colour"),
        ("game herrlof\noptions colour=red\nposition\n  P0 hand R5", 2, "colour"),
        ("game blitz\noptions language=xx\nexpect turn P0", 2, "in the language 'xx'"),
        (
            "game blitz\nposition\n  options language=xx\n  left c1\nP0 draw left",
            3,
            "in the language 'xx'",
        ),
        (
            "game bla5t\noptions heroes=Daisy,Apo,Helmut,Herman\nluck 0\nexpect turn P0",
            2,
            "are for the advanced game only",
        ),
        (
            "game bla5t\noptions heroes=Jayce,Apo,Helmut,Daisy\nposition\n  P0 cards 1\n",
            2,
            "cards of the extension (Daisy)",
        ),
        ("game herrlof\nseats 2\nluck 7\nexpect turn P0", 3, "luck 7"),
        ("game herrlof\nseats 2\n# no luck\nexpect turn P0", 4, "no luck is left"),
        ("game herrlof\ngame blot\n", 2, "'game' is given twice"),
        ("game herrlof\r\nposition\r\n  trump Z\r\nexpect turn P0\r\n", 3, "trump"),
        ("# a form feed ends no line \f\u2028\ngame chess\n", 2, "unknown game"),
    ],
)
def test_a_broken_scenario_names_the_line_that_is_wrong(
    broken: str, line: int, reason: str
) -> None:
    finding = only_finding(broken)
    assert finding.kind == "unreadable"
    assert finding.line == line
    assert reason in finding.text


def test_a_broken_case_does_not_stop_the_others() -> None:
    good, bad = CASE + "expect turn P1\n", CASE + "expect turn P0\n"
    judgement = judge("---\n".join([good, CASE + "P1 R2\nexpect turn P0\n", bad, ""]))
    assert judgement.cases == 3
    assert [one.kind for one in judgement.findings] == ["unreadable", "differs"]


def test_rules_that_stumble_are_told_with_the_line_and_stop_no_other_case(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(case: Case, who: str, text: str) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(Case, "_move", stumble)
    judgement = judge("---\n".join([CASE, CASE.replace("P0 G5", "expect trump Y")]))
    assert judgement.cases == 2
    stumbled, differs = judgement.findings
    assert (stumbled.kind, stumbled.line) == ("unreadable", 7)
    assert stumbled.text == "this cannot be played (list index out of range)"
    assert (differs.kind, differs.line) == ("differs", 15)


WORDS = [
    *CASE.split(),
    *"expect turn legal refused story view scores over not wait told P0 P9 - x 99 ; : .".split(),
    *"luck 0 1 seats options target=3 deck= position --- # bloops blot bla5t blitz R:R1 b3".split(),
    "\n",
    "\n  ",
    "\n---\n",
    "\n\n",
]


@given(st.lists(st.sampled_from(WORDS), max_size=40))
def test_no_text_brings_the_lawyer_down(words: list[str]) -> None:
    text = " ".join(words)
    lines = text.count("\n") + 1
    assert all(1 <= one.line <= lines for one in sound(text))


@given(st.text())
def test_nor_does_garbage(text: str) -> None:
    sound(text)


@given(st.data())
def test_nor_does_a_scenario_with_a_word_out_of_place(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(sorted(SCENARIOS.glob("*/*.txt"))))
    case = data.draw(st.sampled_from(path.read_text(encoding="utf-8").split("---\n")))
    words = case.split(" ")
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(WORDS))
    sound(" ".join(words))


def sound(text: str) -> list[Finding]:
    """What is found, every bit of it foreseen: no crash of the rules told as one."""
    findings = judge(text).findings
    assert not [one for one in findings if one.text.startswith("this cannot be played")]
    return findings


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no case"),
        (b"# only a remark\n---\n", "no case"),
        (b"\x7fELF\x02\xff\xfe\x00", "not a text"),
        (b"#" * (MOST_BYTES + 1), "more than 10 MB"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, data: bytes, reason: str) -> None:
    path = tmp_path / "some.txt"
    path.write_bytes(data)
    with pytest.raises(UnreadableFile, match=reason):
        judge_file(path)


def test_a_directory_or_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="Is a directory"):
        judge_file(tmp_path)
    with pytest.raises(UnreadableFile, match="No such file"):
        judge_file(tmp_path / "missing.txt")
    with pytest.raises(UnreadableFile, match="name too long"):
        judge_file(tmp_path / ("long" * 100))


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "bom.txt"
    path.write_text(CASE.strip() + "\nexpect turn P1\n", encoding="utf-8-sig")
    assert judge_file(path).findings == []


def only_finding(text: str) -> Finding:
    [finding] = judge(text).findings
    return finding

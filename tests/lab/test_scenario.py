"""The rules lawyer: scenario files pass, and a wrong expectation makes them fail."""

from pathlib import Path

import pytest

from tablee.lab.scenario import ScenarioError, judge

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
    assert judge(path.read_text(encoding="utf-8")) == []


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
    differences = judge(CASE + f"expect {wrong}")
    assert len(differences) == 1
    assert differences[0].line == 8
    assert wrong in differences[0].text


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        ("game chess\nP0 e4", "line 2.*unknown game"),
        (CASE + "P1 R2", "line 8: HERR-SETUP-2"),
        (CASE + "P1 nonsense", "line 8: not a move"),
        (CASE + "trump R", "line 8"),
        (CASE + "expect legal P1 G8", "line 8"),
        (CASE + "position", "line 8: 'position' belongs before"),
        ("game herrlof\nposition\n  hand R5\nexpect turn P0", "line 4: unknown field"),
    ],
)
def test_a_broken_scenario_names_the_line(broken: str, place: str) -> None:
    with pytest.raises(ScenarioError, match=place):
        judge(broken)

from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.notation import NotationError
from tablee.core.options import Options, make_options, read_options


class Sample(Options, frozen=True, kw_only=True):
    target: Annotated[int, msgspec.Meta(ge=0, le=300)] = 50
    teams: bool = False
    pace: Literal["slow", "fast"] = "slow"
    deck: str = ""


@given(
    st.builds(
        Sample,
        target=st.integers(0, 300),
        teams=st.booleans(),
        pace=st.sampled_from(["slow", "fast"]),
        deck=st.text(max_size=30),
    )
)
def test_options_read_back(options: Sample) -> None:
    assert read_options(Sample, options.text()) == options


def test_what_is_not_named_keeps_its_default() -> None:
    assert read_options(Sample, "teams=yes") == Sample(teams=True)
    assert read_options(Sample, "") == Sample()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("speed=5", "unknown option 'speed' \\(one of target, teams, pace, deck\\)"),
        ("target=many", "target"),
        ("target=301", "<= 300"),
        ("pace=medium", "pace"),
        ("target=5 target=6", "given twice"),
        ("target", "character 1: expected name=value"),
        ('deck="\\q"', "option value"),
    ],
)
def test_wrong_options_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read_options(Sample, text)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(NotationError, match="this game has none"):
        make_options(Options, {"x": "1"})

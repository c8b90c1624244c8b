"""`python -m bench against PATH`."""

from pathlib import Path

import pytest

from bench.against import BAR, Ratios, main


def test_a_checkout_without_a_compiled_build_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="BUILD=compiled` there"):
        main([str(tmp_path)])


def test_one_pair_has_no_spread(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([".", "--pairs", "1"])
    assert "at least 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ratio", "verdict"), [(BAR, "reached"), (BAR - 0.001, "not reached"), (1.2, "reached")]
)
def test_the_median_of_the_pairs_is_held_to_the_bar(ratio: float, verdict: str) -> None:
    cells = Ratios("blot", [ratio - 0.2, ratio, ratio + 0.5]).row()
    assert cells[1] == f"{ratio:.3f}"
    assert cells[3] == verdict

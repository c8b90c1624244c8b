"""Pictures of a study, by matplotlib."""

from pathlib import Path

from typer.testing import CliRunner

from tablee.cli import app


def test_a_picture_is_drawn_the_same_every_time(tmp_path: Path) -> None:
    args = ["study", "blot", "--vary", "teams=no,yes", "--games", "2", "--playouts", "2"]
    drawn = []
    for name in ("first.png", "second.png"):
        result = CliRunner().invoke(app, [*args, "--png", str(tmp_path / name)])
        assert result.exit_code == 0, result.output
        drawn.append((tmp_path / name).read_bytes())
    assert drawn[0].startswith(b"\x89PNG\r\n")
    assert drawn[0] == drawn[1]

"""The commit is the one written down, else git's in a checkout, else nobody knows."""

import subprocess
from pathlib import Path

from tablee.commands.commit import FILE, commit_of
from tests.release.building import AUTHOR


def test_elsewhere_nobody_knows(tmp_path: Path) -> None:
    package = tmp_path / "src" / "tablee"
    package.mkdir(parents=True)
    assert commit_of(package) == ""


def test_another_checkout_around_it_is_not_asked(tmp_path: Path) -> None:
    """As where an environment lies in somebody's own project."""
    package = tmp_path / "env" / "site-packages" / "tablee"
    package.mkdir(parents=True)
    make_checkout(tmp_path)
    assert commit_of(package) == ""


def test_in_a_checkout_git_is_asked(tmp_path: Path) -> None:
    package = tmp_path / "src" / "tablee"
    package.mkdir(parents=True)
    file = package / "cli.py"
    file.write_text("")
    commit = make_checkout(tmp_path)
    assert commit_of(package) == commit
    file.write_text("changed")
    assert commit_of(package) == f"{commit}-changed"


def test_what_is_written_down_counts(tmp_path: Path) -> None:
    package = tmp_path / "src" / "tablee"
    package.mkdir(parents=True)
    make_checkout(tmp_path)
    (package / FILE).write_text("0123456789ab\n")
    assert commit_of(package) == "0123456789ab"


def make_checkout(place: Path) -> str:
    git = ["git", "-C", str(place), *AUTHOR]
    commit = ["commit", "-q", "--allow-empty", "-m", "All"]
    for command in (["init", "-q"], ["add", "--all"], commit):
        subprocess.run([*git, *command], check=True)
    told = subprocess.run([*git, "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    return told.stdout[:12]

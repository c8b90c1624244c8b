"""What is handed on is whole: the page, the data, the commit. A wheel is the same every time."""

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.release.building import AUTHOR, ROOT, build, copy_project, try_to_build


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("one")
    return build(copy_project(place / "project"), "--wheel", place / "dist")


def test_a_wheel_has_every_file_of_the_package_and_the_page(wheel: Path) -> None:
    files = [file for file in (ROOT / "src/tablee").rglob("*") if file.is_file()]
    wanted = {
        file.relative_to(ROOT / "src").as_posix()
        for file in files
        if "__pycache__" not in file.parts
    }
    with ZipFile(wheel) as packed:
        found = {name for name in packed.namelist() if name.startswith("tablee/")}
    assert found == wanted
    assert "tablee/server/static/index.html" in found


def test_a_wheel_says_whose_the_games_and_the_parts_are(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        inside = {Path(name).name for name in packed.namelist() if "/licenses/" in name}
    assert inside == {"LICENSE", "NOTICE", "THIRD-PARTY.md"}


def test_a_wheel_built_twice_is_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    """Elsewhere, by somebody whose files have other dates and modes."""
    project = copy_project(tmp_path / "elsewhere" / "project")
    for file in project.rglob("*"):
        file.chmod(0o775 if file.is_dir() else 0o664)
    again = build(project, "--wheel", tmp_path / "dist")
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_a_wheel_made_of_the_source_archive_is_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    archive = build(copy_project(tmp_path / "project"), "--sdist", tmp_path / "archive")
    again = build(archive, "--wheel", tmp_path / "dist")
    assert again.read_bytes() == wheel.read_bytes()


def test_nothing_of_an_earlier_build_is_handed_on(wheel: Path, tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    left = project / "build/lib/tablee/server/static/assets/old.js"
    left.parent.mkdir(parents=True)
    left.write_text("// of a page that is no longer")
    assert build(project, "--wheel", tmp_path / "dist").read_bytes() == wheel.read_bytes()


def test_the_commit_is_written_into_wheel_and_archive(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    (project / ".gitignore").write_text("build\n*.egg-info\n")
    git = ["git", "-C", str(project), *AUTHOR]
    for command in (["init", "-q"], ["add", "--all"], ["commit", "-q", "-m", "All"]):
        subprocess.run([*git, *command], check=True)
    told = subprocess.run([*git, "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    commit = told.stdout[:12]
    made = build(project, "--wheel", tmp_path / "clean")
    assert commit_in(made) == commit

    with (project / "src/tablee/cli.py").open("a") as file:
        file.write("# changed\n")
    archive = build(project, "--sdist", tmp_path / "archive")
    assert commit_in(build(archive, "--wheel", tmp_path / "dist")) == f"{commit}-changed"


def commit_in(wheel: Path) -> str:
    with ZipFile(wheel) as packed:
        return packed.read("tablee/commit.txt").decode().strip()


@pytest.mark.parametrize("what", ["--wheel", "--sdist"])
def test_nothing_is_handed_on_without_the_page(tmp_path: Path, what: str) -> None:
    project = copy_project(tmp_path / "project")
    shutil.rmtree(project / "src/tablee/server/static")
    done = try_to_build(project, what, tmp_path / "dist")
    assert done.returncode != 0
    assert "the web client is not built" in done.stderr
    assert 'run "make dist"' in done.stderr
    assert not list((tmp_path / "dist").glob("tablee-*"))


def test_who_works_on_it_needs_no_page(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    shutil.rmtree(project / "src/tablee/server/static")
    program = "import sys; from setuptools import build_meta as b; b.build_editable(sys.argv[1])"
    subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        cwd=project,
        env={"TABLEE_BUILD": "pure"},
        capture_output=True,
        check=True,
    )
    assert list(tmp_path.glob("tablee-*.whl"))

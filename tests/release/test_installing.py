"""The built file in an empty environment, as somebody gets it: `make dist-test`."""

import os
import subprocess
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tablee import __version__
from tests.release.building import ROOT, UV
from tests.server.command import Serve

pytestmark = pytest.mark.registry


@pytest.fixture(scope="module")
def wheel() -> Path:
    built = list((ROOT / "dist").glob("tablee-*.whl"))
    assert len(built) == 1, f'expected one wheel in dist (run "make dist"), not {built}'
    return built[0]


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with nothing but the wheel and what it asks for."""
    place = tmp_path_factory.mktemp("empty") / "venv"
    bin_ = place / "bin"
    subprocess.run([UV, "venv", "--quiet", str(place)], check=True)
    install = [UV, "pip", "install", "--quiet", "--python", str(bin_ / "python")]
    subprocess.run([*install, f"{wheel}{wanted_extras(wheel)}"], check=True)
    return bin_


def wanted_extras(wheel: Path) -> str:
    """What `tablee serve` needs beyond the games."""
    with ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        extras = Parser().parsestr(packed.read(name).decode()).get_all("Provides-Extra") or []
    return "[server]" if "server" in extras else ""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where nothing of the checkout is found."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def server(empty: Path, outside: Path) -> Iterator[Serve]:
    serve = Serve(f"sqlite:///{outside}/tablee.db", command=[str(empty / "tablee")])
    yield serve
    serve.close()


def test_tablee_serve_opens_the_page_and_stops(server: Serve) -> None:
    assert server.is_open(), server.told()
    page = ask(server.url)
    assert "<title>Tablée" in page
    assert "/assets/" in page
    script = page.partition('src="')[2].partition('"')[0]
    assert len(ask(f"{server.url}/{script.lstrip('./')}")) > 1000
    assert ask(f"{server.url}/healthz").startswith("well")
    assert server.stop() == 0


def ask(url: str) -> str:
    with urlopen(url, timeout=60) as answer:
        text: bytes = answer.read()
    return text.decode()


@pytest.mark.parametrize("command", [["tablee"], ["python", "-m", "tablee"]], ids=" ".join)
def test_the_command_tells_its_version_build_and_commit(
    wheel: Path, empty: Path, outside: Path, command: list[str]
) -> None:
    program, *options = command
    done = subprocess.run(
        [str(empty / program), *options, "--version"],
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=True,
    )
    with ZipFile(wheel) as packed:
        commit = packed.read("tablee/commit.txt").decode().strip()
    build = "pure" if wheel.name.endswith("-py3-none-any.whl") else "compiled"
    assert done.stdout == f"tablee {__version__} ({build}, {commit})\n"


def test_the_games_play(empty: Path, outside: Path) -> None:
    program = "import tablee; game = tablee.deal('blot', bots=['novice'] * 3, seed=1)"
    tail = "; game.go_on(); print(game.outcome)"
    done = subprocess.run(
        [str(empty / "python"), "-c", program + tail], capture_output=True, text=True, check=True
    )
    assert "BLOT-END" in done.stdout

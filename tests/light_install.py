"""A fresh environment with the light install: our wheel, what it needs, and nothing else.

What it needs is linked from the environment these tests run in, so that no server is asked."""

import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).parent.parent
MADE_FROM: Final = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")
PIP: Final = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


class LightInstall:
    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder / "light"
        venv.create(self.folder, with_pip=False, symlinks=True)
        scripts = self.folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.python: Final = scripts / "python"
        self.command: Final = scripts / "tablee"
        [site] = self.folder.rglob("site-packages")
        wheel = build_wheel(folder)
        into = [*PIP, "--python", str(self.python), "install"]
        subprocess.run([*into, "--no-index", "--no-deps", str(wheel)], check=True)
        [ours] = Distribution.discover(path=[str(site)])
        for package in needed(ours):
            link(package, site)

    def run(self, *command: str | Path, language: str = "en") -> subprocess.CompletedProcess[str]:
        """As a person would who has this environment alone."""
        kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
        return subprocess.run(
            [str(part) for part in command],
            cwd=self.folder,
            env={**kept, "PYTHONWARNINGS": "error", "LANG": f"{language}.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )


def needed(package: Distribution) -> list[Distribution]:
    """All that a package brings with it if no extra is asked for, as it is installed here."""
    found: dict[str, Distribution] = {}
    to_follow = [package]
    while to_follow:
        for text in to_follow.pop().requires or []:
            wanted = Requirement(text)
            is_wanted = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
            if is_wanted and wanted.name not in found:
                assert not wanted.extras, f"{text}: extras of others are not followed here"
                found[wanted.name] = distribution(wanted.name)
                to_follow.append(found[wanted.name])
    return list(found.values())


def link(package: Distribution, site: Path) -> None:
    for top in {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}:
        (site / top).symlink_to(Path(str(package.locate_file(top))))


def build_wheel(folder: Path) -> Path:
    """From a copy: what earlier builds left beside the source would be packed too."""
    source = folder / "source"
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in MADE_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=left_out)
        else:
            source.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, source)
    flags = ["--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder)]
    pure = {**os.environ, "TABLEE_BUILD": "pure"}
    subprocess.run([*PIP, "wheel", *flags, str(source)], env=pure, check=True)
    [wheel] = folder.glob("*.whl")
    return wheel

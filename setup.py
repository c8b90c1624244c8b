"""The compiled build: what pyproject.toml names, made into C by mypyc from the same source.

It is optional. Without mypyc or a C compiler, Tablée is built as plain Python and says so in one
line. TABLEE_BUILD=pure asks for that; TABLEE_BUILD=compiled makes a failure an error.
"""

import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WANTED = os.environ.get("TABLEE_BUILD", "auto")
PROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
CHOSEN = PROJECT["tool"]["tablee"]


def compiled_files() -> list[str]:
    """All in the folders, and the single files, but for what must stay interpreted."""
    places = [Path("src/tablee") / name for name in CHOSEN["compiled"]]
    files = [file for place in places for file in sorted(place.rglob("*.py")) or [place]]
    return [str(file) for file in files if file.stem not in CHOSEN["interpreted"]]


def extensions() -> list[Extension]:
    if WANTED == "pure":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if WANTED == "compiled":
            raise
        say("pure build: mypyc is not there")
        return []
    made = mypycify(compiled_files(), group_name="tablee", opt_level="3", debug_level="0")
    for extension in made:
        extension.extra_compile_args.append("-fwrapv")  # FastChance counts on it
    return made


class BuildAllOrNone(build_ext):
    """Compiled modules need each other: if one cannot be made, none is kept."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WANTED == "compiled":
                raise
            for file in self.get_outputs():
                Path(file).unlink(missing_ok=True)
            self.extensions: list[Extension] = []
            say(f"pure build: the C compiler failed ({type(error).__name__})")


def say(message: str) -> None:
    print(f"Tablée: {message}", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})

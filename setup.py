"""The compiled build: what pyproject.toml names, made into C by mypyc from the same source.

It is optional. Without mypyc or a C compiler, Tablée is built as plain Python and says so in one
line. TABLEE_BUILD=pure asks for that; TABLEE_BUILD=compiled makes a failure an error.

Every folder becomes a library of its own, every module a C file, and all processors compile. The C
is written anew each time: mypyc's own record of what to write again overlooks that methods of a
class another folder uses have changed places. Only C that differs is compiled again.

What is handed on (a wheel, a source archive) has the web client inside, and the commit it is made
of. A pure wheel is the same bytes whoever makes it, with the same setuptools and SOURCE_DATE_EPOCH.
"""

import hashlib
import os
import shutil
import sys
import tomllib
from collections import defaultdict
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

WANTED = os.environ.get("TABLEE_BUILD", "auto")
PROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
CHOSEN = PROJECT["tool"]["tablee"]
SOURCE = Path("src/tablee")
PAGE = SOURCE / "server/static/index.html"
PROCESSORS = os.cpu_count() or 1


def compiled_files() -> list[Path]:
    """All in the folders, and the single files, but for what must stay interpreted."""
    places = [SOURCE / name for name in CHOSEN["compiled"]]
    files = [file for place in places for file in sorted(place.rglob("*.py")) or [place]]
    return [file for file in files if file.stem not in CHOSEN["interpreted"]]


def libraries(files: list[Path]) -> list[tuple[list[str], str | None]]:
    by_folder: dict[Path, list[str]] = defaultdict(list)
    for file in files:
        by_folder[file.parent].append(str(file))
    return [(names, "_".join(folder.parts[1:])) for folder, names in by_folder.items()]


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
    files = compiled_files()
    made = mypycify(
        ["--cache-dir", os.devnull, *map(str, files)],
        separate=libraries(files),
        multi_file=True,
        target_dir="build/c",
        opt_level="3",
        debug_level="0",
    )
    for extension in made:
        extension.extra_compile_args += [
            "-fwrapv",  # FastChance counts on it
            "-fvisibility=hidden",  # direct calls within a library
            "-fcommon",  # each C file of a library defines its tables of the other libraries
        ]
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
        for file in {*Path(self.build_lib).rglob("*.so")} - {*map(Path, self.get_outputs())}:
            file.unlink()  # of an earlier build

    def build_extensions(self) -> None:
        """First all objects, the longest first, then what is linked of them."""
        wanted = {source: one for one in self.extensions for source in one.sources}
        made: dict[str, Future[str]] = {}
        with ThreadPoolExecutor(PROCESSORS) as pool:
            for source in sorted(wanted, key=os.path.getsize, reverse=True):
                made[source] = pool.submit(self.object_of, source, wanted[source])
        for one in self.extensions:
            one.depends = one.extra_objects = [made[source].result() for source in one.sources]
            one.sources = []
        self.parallel = PROCESSORS
        super().build_extensions()

    def object_of(self, source: str, extension: Extension) -> str:
        """Compiled only if what it is made from is not what it was made from."""
        (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        options = {
            "output_dir": self.build_temp,
            "include_dirs": extension.include_dirs,
            "extra_postargs": extension.extra_compile_args,
        }
        # Of mypyc's own headers copies are found from the second time on: its version will do.
        headers = [file for file in extension.depends if "__native" in file]
        texts = [Path(file).read_bytes() for file in (source, *headers)]
        tools = sys.version, version("mypy"), self.compiler.compiler_so
        made_from = digest(tools, options, *texts)
        record = Path(f"{made}.made-from")
        if not (Path(made).exists() and record.exists() and record.read_text() == made_from):
            record.unlink(missing_ok=True)
            self.compiler.compile([source], **options)
            record.write_text(made_from)
        return str(made)


class BuildWithCommit(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            write_commit(Path(self.build_lib) / "tablee")


class WheelWithPage(bdist_wheel):
    def run(self) -> None:
        ask_for_the_page()
        # What an earlier build left there would be handed on with the rest.
        shutil.rmtree(self.get_finalized_command("build").build_lib, ignore_errors=True)
        super().run()

    def write_wheelfile(self, wheelfile_base: str, *args: str) -> None:
        """The last step before all is packed: modes differ from one checkout to another."""
        super().write_wheelfile(wheelfile_base, *args)
        for file in Path(self.bdist_dir).rglob("*"):
            file.chmod(0o755 if file.is_dir() else 0o644)


class ArchiveWithPage(sdist):
    def run(self) -> None:
        ask_for_the_page()
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        write_commit(Path(base_dir) / SOURCE)


def ask_for_the_page() -> None:
    if not PAGE.is_file():
        sys.exit(
            f"Tablée: the web client is not built ({PAGE} is missing), and nothing is handed on "
            'without it: run "make dist", or "make web" first.'
        )


def write_commit(package: Path) -> None:
    sys.path.insert(0, str(SOURCE.parent))
    from tablee.commands.commit import FILE, commit_of

    if commit := commit_of(SOURCE):
        (package / FILE).write_text(f"{commit}\n", encoding="utf-8")


def digest(*parts: object) -> str:
    return hashlib.sha256(b"\0".join(repr(part).encode() for part in parts)).hexdigest()


def say(message: str) -> None:
    print(f"Tablée: {message}", file=sys.stderr)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={
            "bdist_wheel": WheelWithPage,
            "build_ext": BuildAllOrNone,
            "build_py": BuildWithCommit,
            "sdist": ArchiveWithPage,
        },
        options={"build": {"build_temp": "build/temp"}},
    )

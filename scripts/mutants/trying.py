"""One mutant, in a process of its own that is forked off before anything of Tablée is imported."""

import os
import resource
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final, NamedTuple

import pytest

from scripts.mutants.changes import mutated
from scripts.mutants.sample import Mutant

STEADY: Final = 60
"""Seconds of processor time that a process may take whatever it tries."""
PATIENCE: Final = 10
"""How many times as long as measured a mutant may take before it counts as endless."""
MEMORY: Final = 4 << 30
ARGUMENTS: Final = [
    *"-x -q -n 0 --no-header -p no:cacheprovider --timeout 240".split(),
    "-Wignore::pytest.PytestAssertRewriteWarning",  # of what is imported before the fork
]


PRELOADED: Final = (
    *("hypothesis", "hypothesis.strategies", "_hypothesis_pytestplugin", "pytest_asyncio"),
    *("aiohttp", "aiohttp.web", "msgspec", "rich.console", "sqlalchemy.ext.asyncio", "typer"),
)
"""Packages of others that tests need: imported once, before any fork."""


class Fate(StrEnum):
    KILLED = "killed"
    ENDLESS = "endless"
    SURVIVED = "survived"
    UNREACHED = "unreached"


class Result(NamedTuple):
    fate: Fate
    by: str
    """The test that failed; empty if the module could not be imported."""


class _Mutated(SourceFileLoader):
    number = 0

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return compile(mutated(self.get_data(path), self.number), path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, module: str, number: int) -> None:
        self.module = module
        self.number = number

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert spec.origin is not None
        loader = _Mutated(fullname, spec.origin)
        loader.number = self.number
        spec.loader = loader
        return spec


class _FirstFailure:
    test = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.test:
            self.test = report.nodeid


def attempt(mutant: Mutant | None, tests: Sequence[str], seconds: float) -> Result:
    """`None`: the code as it is."""
    if not tests:
        return Result(Fate.UNREACHED, "")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        child = os.fork()
        if child == 0:
            _run(mutant, tests, seconds, place)
        _, status = os.waitpid(child, 0)
        with suppress(ProcessLookupError):  # whatever its tests have left
            os.killpg(child, signal.SIGKILL)
        if os.WIFSIGNALED(status):
            return Result(Fate.ENDLESS, "")
        if os.WEXITSTATUS(status) == 0:
            return Result(Fate.SURVIVED, "")
        failure = place / "failure"
        return Result(Fate.KILLED, failure.read_text(encoding="utf-8"))


def _run(mutant: Mutant | None, tests: Sequence[str], seconds: float, place: Path) -> None:
    os.setsid()
    most = int(STEADY + PATIENCE * seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with (place / "output").open("w") as output:
        for stream in (1, 2):
            os.dup2(output.fileno(), stream)
    if mutant is not None:
        sys.meta_path.insert(0, _Finder(mutant.module, mutant.number))
    (place / "tests").write_text("\n".join(tests), encoding="utf-8")
    first = _FirstFailure()
    code = 3
    try:
        code = int(pytest.main([*ARGUMENTS, f"@{place / 'tests'}"], plugins=[first]))
        (place / "failure").write_text(first.test, encoding="utf-8")
    finally:
        (place / "failure").touch()
        os._exit(code)


def get_ready() -> None:
    """Whatever is imported now is not imported again for each mutant; of Tablée nothing may be."""
    for name in PRELOADED:
        import_module(name)
    assert not any(name.partition(".")[0] == "tablee" for name in sys.modules)

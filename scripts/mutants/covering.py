"""Which tests reach which line, by what `make coverage` has measured."""

import json
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Final

from coverage import CoverageData

from scripts.mutants.sample import ROOT, Mutant

MEASURED: Final = ROOT / "build" / "coverage"
LONGEST: Final = 45.0
"""Seconds of measured time for one mutant: its quickest tests up to that, at least one."""
MOST: Final = 400


class NotMeasured(Exception):
    """There is nothing to choose tests by."""


class Covering:
    def __init__(self, place: Path = MEASURED) -> None:
        self.data = CoverageData(str(place / "data"))
        self.data.read()
        self.times: dict[str, float] = {}
        for file in sorted(place.glob("times.*.json")):
            self.times |= json.loads(file.read_text(encoding="utf-8"))
        if not self.times or not self.data.measured_files():
            raise NotMeasured('nothing is measured yet: run "make coverage"')

    def tests(self, mutant: Mutant, without: Iterable[str] = ()) -> list[str]:
        """The quickest first. What runs at import is reached by whoever reaches its module."""
        lines = self._lines(mutant.path)
        reached = {test for line in range(mutant.first, mutant.last + 1) for test in lines[line]}
        if "" in reached:
            reached |= {test for tests in lines.values() for test in tests}
        known = [test for test in reached - {*without} if test in self.times]
        chosen: list[str] = []
        for test in sorted(known, key=lambda test: (self.times[test], test)):
            if chosen and (self.seconds(chosen) > LONGEST or len(chosen) == MOST):
                break
            chosen.append(test)
        return chosen

    def seconds(self, tests: Iterable[str]) -> float:
        return sum(self.times[test] for test in tests)

    def _lines(self, path: str) -> dict[int, list[str]]:
        if path not in self._by_file:
            told = self.data.contexts_by_lineno(str(ROOT / path))
            self._by_file[path] = defaultdict(list, told)
        return self._by_file[path]

    @cached_property
    def _by_file(self) -> dict[str, dict[int, list[str]]]:
        return {}

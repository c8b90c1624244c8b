"""A plugin of pytest: coverage learns which test is running, and the tests' times are kept."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Told(Path(config.rootpath) / "build" / "coverage"))


class _Told:
    def __init__(self, place: Path) -> None:
        self.file = place / f"times.{os.getpid()}.json"
        self.times: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        measuring = Coverage.current()
        if measuring is not None:
            measuring.switch_context(item.nodeid)
        yield
        if measuring is not None:
            measuring.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.times[report.nodeid] = self.times.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.times), encoding="utf-8")

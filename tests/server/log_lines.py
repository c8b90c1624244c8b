"""What a server may write down: one JSON object a line, each field of a shape in which no card,
word, name, token, header or line of chat has room."""

import json
import logging
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tablee.server.logs import JsonLines

_PLACE: Final = r"[\w<>.-]+:\d+( < [\w<>.-]+:\d+)*"
_REASONS: Final = {
    "table_set_aside": (
        r"its (row is gone|parts do not fit|game is missing|game is one of other seats)"
        rf"|\w+ at ({_PLACE}|\$[\w.\[\]]*)"
    ),
    # a database's own words, in which nothing is quoted
    "store_away": r"((SQLite|PostgreSQL): )?[A-Za-z/' ,;()-]{1,100}",
    # the sentence that a start is refused with; it names the store, without a password
    "worker_refused": r"(A|An|Another|The|This|Port) [^\n{}]{1,300}\.",
}
"""By events; no other gives one."""
_SHAPES: Final = {
    "time": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}",
    "level": r"debug|info|warning|error|critical",
    "event": r"[a-z]+(_[a-z]+)*",
    "table": r"[A-Z0-9]{6}",
    "game": r"[a-z0-9]+",
    "bot": r"[a-z_ ]{1,20}",
    "kind": r"\w+",
    "place": _PLACE,
    "library": r"[\w.]+",
}


def fault(line: str) -> str | None:
    """What is wrong with a line of a log, if anything."""
    try:
        fields = json.loads(line)
    except ValueError:
        return "it is no JSON"
    if not isinstance(fields, dict) or not {"time", "level", "event"} <= set(fields):
        return "it is no event"
    shapes = {**_SHAPES, "reason": _REASONS.get(fields["event"], "")}
    for name, value in fields.items():
        if name not in shapes:
            return f"nobody knows the field {name}"
        if not re.fullmatch(shapes[name], str(value)):
            return f"{name} has not the shape it should have"
    return None


def check(lines: Iterable[str]) -> None:
    for line in lines:
        wrong = fault(line)
        assert wrong is None, f"{wrong}: {line}"


class Kept(logging.Handler):
    """Every record of our own loggers, and of others what would be seen, as it is written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
        if record.levelno >= logging.ERROR:
            self.errors.append(self.lines[-1])


@contextmanager
def keeping() -> Iterator[Kept]:
    kept = Kept()
    root, ours = logging.getLogger(), logging.getLogger("tablee")
    handlers, level = list(root.handlers), ours.level
    root.addHandler(kept)
    ours.setLevel(logging.DEBUG)
    try:
        yield kept
    finally:
        root.handlers[:] = handlers  # `tablee serve` puts its own there
        ours.setLevel(level)


@pytest.fixture(autouse=True)
def kept() -> Iterator[Kept]:
    """Of every test here: what its servers have written is looked at when it is over."""
    with keeping() as kept:
        yield kept
    check(kept.lines)

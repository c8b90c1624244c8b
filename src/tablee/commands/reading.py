"""Records from files or from what is piped in, one at a time. What is wrong with one is told, with
its file and line, and the others go on."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import typer

from tablee.history.archive import Entry, Flaw, lines_of, read_records
from tablee.history.replay import RecordError

_PIPED: Final = Path("-")


class Reading:
    def __init__(self, paths: list[Path] | None) -> None:
        self._paths: Final = paths or [_PIPED]
        self._path = _PIPED
        self.flaws = 0

    def __iter__(self) -> Iterator[Entry]:
        for path in self._paths:
            self._path = path
            try:
                with _opened(path) as file:
                    for found in read_records(lines_of(file)):
                        if isinstance(found, Flaw):
                            self._tell(found)
                        else:
                            yield found
            except OSError as error:
                self._say(f"{self._path}: cannot be read ({error.strerror})")

    @contextmanager
    def telling(self, entry: Entry) -> Iterator[None]:
        """What cannot be done with this record is told; the next follows."""
        try:
            yield
        except RecordError as error:
            self._tell(Flaw(entry.line, str(error)))

    def reads(self, path: Path) -> bool:
        return any(path.resolve() == read.resolve() for read in self._paths)

    def close(self) -> None:
        """The exit code says whether anything could not be read."""
        if self.flaws:
            raise typer.Exit(2)

    def _tell(self, flaw: Flaw) -> None:
        name = "standard input" if self._path == _PIPED else self._path
        self._say(f"{name}:{flaw.line}: {flaw.problem}")

    def _say(self, sentence: str) -> None:
        self.flaws += 1
        typer.echo(sentence, err=True)


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    if path == _PIPED:
        yield sys.stdin.buffer
        return
    with path.open("rb") as file:
        yield file

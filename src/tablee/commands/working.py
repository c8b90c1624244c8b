"""Commands that take a while: where they work, how far they are, and what is left after Ctrl-C."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from tablee.commands.asking import fail
from tablee.lab.on_ray import OnRay
from tablee.lab.workplace import Here, Pool, Workplace, WorkplaceError

INTERRUPTED: Final = 130
"""The customary exit code after Ctrl-C."""

Jobs = Annotated[
    int | None,
    typer.Option(min=1, help="How many at once: processes (1 if not said), or jobs on Ray."),
]
On = Annotated[
    str,
    typer.Option(help="ray: on Ray, on this machine or where RAY_ADDRESS says; ray://HOST:PORT."),
]


class Work:
    def __init__(
        self, place: Workplace, progress: Progress, bar: TaskID, total: int, what: str
    ) -> None:
        self.place: Final = place
        self._progress: Final = progress
        self._bar: Final = bar
        self._total: Final = total
        self._what: Final = what

    def advance(self, done: int) -> None:
        self._progress.advance(self._bar, done)

    def finish(self, done: int) -> None:
        """After the report: whether it is of all that was asked for."""
        if done < self._total:
            typer.echo(f"interrupted after {done} of {self._total} {self._what}", err=True)
            raise typer.Exit(INTERRUPTED)


@contextmanager
def at_work(title: str, total: int, what: str, on: str, jobs: int | None) -> Iterator[Work]:
    try:
        place = _workplace(on, jobs)
        with Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        ) as progress:
            yield Work(place, progress, progress.add_task(title, total=total), total, what)
    except WorkplaceError as error:
        fail(str(error))


def _workplace(on: str, jobs: int | None) -> Workplace:
    if on and on != "ray" and not on.startswith("ray://"):
        fail(f"--on takes ray or ray://HOST:PORT, not {on!r}")
    if on:
        return OnRay("" if on == "ray" else on, jobs)
    return Here() if jobs is None or jobs == 1 else Pool(jobs)

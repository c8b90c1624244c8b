"""`tablee analyse`."""

import time
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from tablee.commands.asking import AsJson, Language, console, fail, language_of
from tablee.commands.records import one_record
from tablee.core.build import BUILD
from tablee.core.records import Record
from tablee.core.seats import Seat
from tablee.history.analysis.analysing import Analysing
from tablee.history.replay import RecordError
from tablee.packs.phrases import Say, words_in
from tablee.terminal.analysis import Told

TEXTS: Final = {
    "roughly": {"fr": "Un premier aperçu", "en": "A first look"},
    "working": {"fr": "Décisions", "en": "Decisions"},
    "how_long": {
        "fr": "{name} : {count|# décision|# décisions}, encore environ {seconds} s ({build})",
        "en": "{name}: {count|# decision|# decisions}, about {seconds} s more ({build})",
    },
}

_Whose = Annotated[
    str, typer.Option("--seat", help="A name, or a number from 0; by default everybody's.")
]


def analyse(record: Path, seat: _Whose = "", as_json: AsJson = False, lang: Language = "") -> None:
    """What each decision of a finished game was worth, by the expert's reckoning."""
    language = language_of(lang)
    read = one_record(record)
    for one in _seats(read, seat):
        try:
            work = Analysing(read, one)
            _work_through(work, read.names[one], words_in(TEXTS, language))
        except RecordError as error:
            fail(f"{record}: {error}")
        if as_json:
            typer.echo(msgspec.json.encode(work.analysis()))
            continue
        views = {occasion.at: occasion.view for occasion in work.occasions}
        console.print(Told(work.analysis(), views, read.names, language).draw(), highlight=False)


def _seats(record: Record, wanted: str) -> list[Seat]:
    everybody = list(range(len(record.names)))
    if not wanted:
        return everybody
    if wanted in record.names:
        return [record.names.index(wanted)]
    if wanted not in map(str, everybody):
        fail(f"nobody {wanted!r} there: {', '.join(record.names)}, or a number from 0")
    return [int(wanted)]


def _work_through(work: Analysing, name: str, say: Say) -> None:
    errors = Console(stderr=True)
    count, is_told = len(work.occasions), False
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
    ) as progress:
        bar = progress.add_task(say("roughly"), total=work.left())
        began, made = time.monotonic(), 0
        for playouts in work.steps():
            made += playouts
            progress.update(bar, completed=made, total=made + work.left())
            if is_told or work.is_rough():
                continue
            is_told = True
            seconds = (time.monotonic() - began) * work.left() / made
            progress.update(bar, description=say("working"))
            told = say(
                "how_long", name=name, count=count, seconds=max(1, round(seconds)), build=BUILD
            )
            errors.print(told, highlight=False, markup=False)

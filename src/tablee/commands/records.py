"""`tablee replay` and `tablee verify`."""

import json
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from tablee.commands.asking import AsJson, console, fail
from tablee.commands.reading import Reading
from tablee.core.records import Record
from tablee.core.seats import seat_text
from tablee.history.audit import verify as proved
from tablee.history.replay import RecordError
from tablee.history.replay import replay as moments


def replay(
    record: Path,
    to: Annotated[int | None, typer.Option(help="Stop after this many moves.")] = None,
) -> None:
    """Play a record again, move by move, and print the last position."""
    read = one_record(record)
    position = ""
    try:
        for number, moment in enumerate(moments(read)):
            if moment.line is not None:
                console.print(f"{number:4} {moment.line.text()}", highlight=False, markup=False)
            position = repr(moment.state)
            if number == to:
                break
    except RecordError as error:
        fail(f"{record}: {error}")
    console.print(position, highlight=False, markup=False)


def verify(records: list[Path], as_json: AsJson = False) -> None:
    """Recompute a record's shuffle and every move; fail on any difference."""
    reading, verified, told = Reading(records), 0, ""
    for entry in reading:
        with reading.telling(entry):
            outcome = proved(entry.record).outcome()
            assert outcome is not None
            verified += 1
            told = f"{', '.join(seat_text(seat) for seat in outcome.winners)} won"
            if as_json:
                typer.echo(json.dumps({"verified": True, "scores": outcome.scores}))
    if not verified and not reading.flaws:
        fail(f"{', '.join(map(str, records))}: no record")
    if verified and not as_json:
        told = told if verified == 1 else f"{verified} records"
        console.print(f"verified: the shuffle and every move are as recorded; {told}")
    reading.close()


def one_record(path: Path) -> Record:
    reading = Reading([path])
    found = [entry.record for entry in islice(reading, 2)]
    reading.close()
    if len(found) != 1:
        what = "several records: 'tablee records find' takes one out" if found else "no record"
        fail(f"{path}: {what}")
    return found[0]

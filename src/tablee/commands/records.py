"""`tablee replay` and `tablee verify`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tablee.commands.asking import AsJson, console, fail, read_file
from tablee.core.notation import NotationError
from tablee.core.records import Record, read_record
from tablee.core.seats import seat_text
from tablee.history.audit import verify as proved
from tablee.history.replay import RecordError
from tablee.history.replay import replay as moments


def replay(
    record: Path,
    to: Annotated[int | None, typer.Option(help="Stop after this many moves.")] = None,
) -> None:
    """Play a record again, move by move, and print the last position."""
    read = _record(record)
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


def verify(record: Path, as_json: AsJson = False) -> None:
    """Recompute a record's shuffle and every move; fail on any difference."""
    try:
        state = proved(_record(record))
    except RecordError as error:
        fail(f"{record}: {error}")
    outcome = state.outcome()
    assert outcome is not None
    if as_json:
        console.print_json(json.dumps({"verified": True, "scores": outcome.scores}))
    else:
        winners = ", ".join(seat_text(seat) for seat in outcome.winners)
        console.print(f"verified: the shuffle and every move are as recorded; {winners} won")


def _record(path: Path) -> Record:
    try:
        return read_record(read_file(path))
    except NotationError as error:
        fail(f"{path}: {error}")

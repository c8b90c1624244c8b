"""`tablee records`: many records at once, as texts or as JSON lines."""

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO, Literal, get_args

import msgspec
import typer

from tablee.commands.asking import AsJson, console, fail
from tablee.commands.reading import Reading
from tablee.core.notation import NotationError
from tablee.core.records import Record
from tablee.history.anonymity import KEY_BYTES, Anonymiser
from tablee.history.finding import ANY, Span, Wanted, read_span
from tablee.history.summary import GROUNDS, Ground, Group, Spread, Summary
from tablee.packs import PACKS

app = typer.Typer(
    name="records",
    help="Many records at once: count them, find some, take the names out.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Format = Literal["text", "json"]

Files = Annotated[
    list[Path] | None,
    typer.Argument(help="Texts or JSON lines, of any number of records; none: what is piped in."),
]
Out = Annotated[Path | None, typer.Option("--out", help="Write to this file, not to the screen.")]
As = Annotated[Format, typer.Option("--as", help="text, or json: a record a line.")]


@app.command()
def stats(
    files: Files = None,
    by: Annotated[
        str, typer.Option(help=f"Groups, by one or more of {', '.join(GROUNDS)}.")
    ] = "game,seats",
    results: Annotated[
        bool, typer.Option("--results", help="Play every game again: who won, which rule ended it.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """How many games there are and how long they took: least … median … most."""
    summary = Summary(_grounds(by), with_results=results)
    reading = Reading(files)
    for entry in reading:
        with reading.telling(entry):
            summary.add(entry.record)
    groups = summary.groups()
    if as_json:
        console.print_json(msgspec.json.encode(groups).decode())
    else:
        for group in groups:
            _show(group)
    reading.close()


@app.command()
def find(
    files: Files = None,
    game: Annotated[str, typer.Option(help="Of this game.")] = "",
    seats: Annotated[int | None, typer.Option(help="With so many seats.")] = None,
    rules: Annotated[int | None, typer.Option(help="By this version of the game's rules.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="name=value, also if it is the default; repeatable.")
    ] = None,
    player: Annotated[
        list[str] | None, typer.Option(help="Somebody of this name played; repeatable.")
    ] = None,
    winner: Annotated[
        list[str] | None, typer.Option(help="This name, or seat (P0), won; repeatable.")
    ] = None,
    ended: Annotated[str, typer.Option(help="This rule ended it, such as HERR-END-1.")] = "",
    moves: Annotated[str, typer.Option(help="So many: 50..200, 50.., ..200 or 50.")] = "",
    seconds: Annotated[str, typer.Option(help="So long, written likewise.")] = "",
    over: Annotated[
        bool | None, typer.Option("--over/--unfinished", help="Played to the end, or not.")
    ] = None,
    limit: Annotated[int | None, typer.Option(min=1, help="No more than so many.")] = None,
    form: As = "text",
    out: Out = None,
) -> None:
    """The records of which all this is true; all, if nothing is asked."""
    if game and game not in PACKS:
        fail(f"unknown game {game!r} (one of {', '.join(PACKS)})")
    wanted = Wanted(
        game=game,
        seats=seats,
        rules=rules,
        options=_pairs(option),
        players=player or [],
        moves=_span("moves", moves),
        seconds=_span("seconds", seconds),
        winners=winner or [],
        ended=ended,
        is_over=over,
    )
    reading, found = Reading(files), 0
    with _writing(out, reading) as file:
        for entry in reading:
            with reading.telling(entry):
                if wanted.finds(entry.record):
                    _write(file, entry.record, form)
                    found += 1
            if found == limit:
                break
    reading.close()


@app.command()
def anonymise(
    files: Files = None,
    keep: Annotated[
        list[str] | None, typer.Option(help="Leave this name, say a bot's; repeatable.")
    ] = None,
    key: Annotated[
        str, typer.Option(help="A secret of yours: the same gives the same names another time.")
    ] = "",
    form: As = "text",
    out: Out = None,
) -> None:
    """The records with other names: the same for the same player. What verifies still does."""
    names = Anonymiser(key.encode() or secrets.token_bytes(KEY_BYTES), frozenset(keep or ()))
    reading = Reading(files)
    with _writing(out, reading) as file:
        for entry in reading:
            _write(file, names.record(entry.record), form)
    reading.close()


def _write(file: BinaryIO, record: Record, form: Format) -> None:
    file.write((record.text() if form == "text" else record.json() + "\n").encode())


@contextmanager
def _writing(out: Path | None, reading: Reading) -> Iterator[BinaryIO]:
    if out is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if reading.reads(out):
        fail(f"{out} is one of the files that are read: write to another one")
    try:
        file = out.open("wb")
    except OSError as error:
        fail(f"{out}: cannot be written ({error.strerror})")
    with file:
        yield file


def _grounds(text: str) -> list[Ground]:
    names = [name.strip() for name in text.split(",")]
    grounds = [ground for ground in get_args(Ground) if ground in names]
    for name in names:
        if name not in grounds:
            fail(f"no groups by {name!r} (one or more of {', '.join(GROUNDS)})")
    return sorted(grounds, key=names.index)


def _pairs(texts: list[str] | None) -> dict[str, str]:
    pairs = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            fail(f"--option takes name=value, not {text!r}")
        pairs[name] = value
    return pairs


def _span(name: str, text: str) -> Span:
    try:
        return read_span(text) if text else ANY
    except NotationError as error:
        fail(f"--{name} takes {error}")


def _show(group: Group) -> None:
    lines = [f"{name:>10}  {value}" for name, value in group.by.items()]
    lines += [
        f"{'records':>10}  {group.records}",
        f"{'moves':>10}  {_said(group.moves)}",
        f"{'seconds':>10}  {_said(group.seconds)}",
    ]
    if group.wins is not None and group.ended is not None:
        over = max(1, sum(group.ended.values()))
        wins = (f"{name} {count / over:.1%}" for name, count in group.wins.items())
        ends = (f"{rule} {count}" for rule, count in group.ended.items())
        lines += [
            f"{'won by':>10}  {', '.join(wins)}",
            f"{'ended by':>10}  {', '.join(ends)}",
            f"{'unfinished':>10}  {group.unfinished}",
        ]
    typer.echo("\n".join([*lines, ""]))


def _said(spread: Spread) -> str:
    return f"{spread.least:g} … {spread.median:g} … {spread.most:g}, mean {spread.mean:.1f}"

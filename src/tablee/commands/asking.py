"""What all commands take: games, options, languages, files; and how they say no."""

import locale
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from tablee.core.notation import NotationError
from tablee.core.options import Options, new_options
from tablee.lab.files import UnreadableFile, read_text
from tablee.packs import PACKS, Pack
from tablee.packs.languages import languages

console = Console()

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Language = Annotated[
    str, typer.Option("--lang", help="fr, en or another there is; by default your system's.")
]
Pairs = Annotated[list[str] | None, typer.Option("--option", help="name=value; repeatable.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]


def fail(message: str) -> NoReturn:
    errors = Console(stderr=True)
    errors.print(message, style="red", highlight=False, markup=False, soft_wrap=True)
    raise typer.Exit(2)


def pack_of(name: str) -> Pack:
    pack = PACKS.get(name)
    if pack is None:
        reason = PACKS.broken().get(name)
        fail(reason or f"unknown game {name!r} (one of {', '.join(PACKS)})")
    return pack


def options_of(
    pack: Pack, pairs: list[str] | None, usual: Mapping[str, str] | None = None
) -> Options:
    """`usual` are values for options that a game may have, where none are given."""
    known = pack.game.options.__struct_fields__
    values = {key: value for key, value in (usual or {}).items() if key in known}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            fail(f"--option takes name=value, not {pair!r}")
        if key == "deck" and _is_file(value):
            value = " ".join(read_file(Path(value)).split())
        values[key] = value
    try:
        options = new_options(pack.game.options, values)
        pack.check_options(options)
    except NotationError as error:
        fail(str(error))
    return options


def seats_of(pack: Pack, options: Options, wanted: int | None) -> int:
    try:
        return pack.game.seats_for(options, wanted)
    except NotationError as error:
        fail(str(error))


def language_of(wanted: str) -> str:
    if wanted and wanted not in languages():
        fail(f"unknown language {wanted!r} (one of {', '.join(languages())})")
    system = (locale.getlocale()[0] or "").lower()
    return wanted or ("en" if system.startswith("en") else "fr")


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # too long for a name: it is the deck itself
        return False


def read_file(path: Path) -> str:
    try:
        return read_text(path)
    except UnreadableFile as error:
        fail(f"{path}: {error}")

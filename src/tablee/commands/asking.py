"""What all commands take: games, options, languages, files; and how they say no."""

import locale
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console

from tablee.bots import LEVELS
from tablee.core.notation import NotationError
from tablee.core.options import Options, new_options
from tablee.core.wrong_choice import WrongChoice, quoted
from tablee.lab.files import UnreadableFile, read_text
from tablee.packs import PACKS, Pack
from tablee.packs.languages import languages
from tablee.packs.phrases import words_in

console = Console()

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Language = Annotated[
    str, typer.Option("--lang", help="fr, en or another there is; by default your system's.")
]
Pairs = Annotated[list[str] | None, typer.Option("--option", help="name=value; repeatable.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]


REFUSALS: Final = {
    "game": {
        "fr": "jeu « {name} » inconnu (il y a : {known})",
        "en": "unknown game '{name}' (one of {known})",
    },
    "language": {
        "fr": "langue « {name} » inconnue (il y a : {known})",
        "en": "unknown language '{name}' (one of {known})",
    },
    "level": {
        "fr": "pas de robots de niveau « {name} » (il y a : {known})",
        "en": "no bots of level '{name}' (one of {known})",
    },
    "pair": {
        "fr": "--option attend nom=valeur, et non « {given} »",
        "en": "--option takes name=value, not '{given}'",
    },
}


def fail(message: str) -> NoReturn:
    errors = Console(stderr=True)
    errors.print(message, style="red", highlight=False, markup=False, soft_wrap=True)
    raise typer.Exit(2)


def said_of(error: NotationError, language: str) -> str:
    """What is wrong, in that language where it is somebody's choice."""
    if not isinstance(error, WrongChoice):
        return str(error)
    return words_in({"": error.wording}, language)("", **error.values)


def pack_of(name: str, language: str = "en") -> Pack:
    pack = PACKS.get(name)
    if pack is None:
        say = words_in(REFUSALS, language)
        fail(PACKS.broken().get(name) or say("game", name=quoted(name), known=", ".join(PACKS)))
    return pack


def options_of(
    pack: Pack,
    pairs: list[str] | None,
    usual: Mapping[str, str] | None = None,
    language: str = "en",
) -> Options:
    """`usual` are values for options that a game may have, where none are given."""
    known = pack.game.options.__struct_fields__
    values = {key: value for key, value in (usual or {}).items() if key in known}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            fail(words_in(REFUSALS, language)("pair", given=quoted(pair)))
        if key == "deck" and _is_file(value):
            value = " ".join(read_file(Path(value)).split())
        values[key] = value
    try:
        options = new_options(pack.game.options, values)
        pack.check_options(options)
    except NotationError as error:
        fail(said_of(error, language))
    return options


def seats_of(pack: Pack, options: Options, wanted: int | None, language: str = "en") -> int:
    try:
        return pack.game.seats_for(options, wanted)
    except NotationError as error:
        fail(said_of(error, language))


def check_level(name: str, language: str = "en") -> None:
    if name not in LEVELS:
        fail(words_in(REFUSALS, language)("level", name=quoted(name), known=", ".join(LEVELS)))


def language_of(wanted: str) -> str:
    system = (locale.getlocale()[0] or "").lower()
    usual = "en" if system.startswith("en") else "fr"
    if wanted and wanted not in languages():
        known = ", ".join(languages())
        fail(words_in(REFUSALS, usual)("language", name=quoted(wanted), known=known))
    return wanted or usual


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

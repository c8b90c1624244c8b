"""`tablee play`."""

import getpass
import secrets
from threading import Thread
from typing import Annotated, Final

import typer
from rich.prompt import Prompt

from tablee.bots.characters import cast
from tablee.commands.asking import (
    Language,
    Pairs,
    Seats,
    check_level,
    console,
    fail,
    language_of,
    options_of,
    pack_of,
    said_of,
    seats_of,
)
from tablee.commands.speaking import speaking
from tablee.core.chance import FastChance, HashChance
from tablee.core.notation import NotationError
from tablee.extras import MissingExtra
from tablee.packs import PACKS
from tablee.packs.phrases import words_in
from tablee.terminal.play import TerminalGame
from tablee.terminal.table import LocalTable
from tablee.terminal.words import TEXTS

SEED_BYTES: Final = 16
LARGEST_SEED: Final = 256**SEED_BYTES - 1


def play(
    game: Annotated[str, typer.Argument(help="Which game; asked for if left out.")] = "",
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="Level of the bots.")] = "regular",
    option: Pairs = None,
    lang: Language = "",
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    seed: Annotated[
        int | None, typer.Option(min=0, max=LARGEST_SEED, help="Play a given deal again.")
    ] = None,
) -> None:
    """Play in the terminal, against bots."""
    language = language_of(lang)
    pack = pack_of(game or _asked(language), language)
    chosen = pack.game
    wanted = options_of(pack, option, {"language": language}, language)
    options = chosen.settle(wanted, people=1)
    try:
        pack.check_install()
    except MissingExtra as missing:
        fail(missing.said_in(language))
    count = seats_of(pack, options, seats, language)
    check_level(bots, language)
    number = secrets.randbits(32) if seed is None else seed
    luck = HashChance(number.to_bytes(SEED_BYTES, "big"))
    try:
        state = chosen.deal(count, options, luck)
    except NotationError as error:
        fail(said_of(error, language))
    Thread(target=pack.get_ready, args=(options,), daemon=True).start()  # while the table is read
    me = 0
    players = {seat: pack.bot(bots) for seat in range(1, count)}
    table = LocalTable(pack, state, me, players, luck, FastChance(secrets.randbits(32)))
    you = name or getpass.getuser().capitalize()
    casting = FastChance(secrets.randbits(32))
    names = [you, *[character.name for character in cast([bots] * (count - 1), casting)]]
    TerminalGame(table, names, language, console).run()


def _asked(language: str) -> str:
    question = words_in(TEXTS, language)("which")
    try:
        return Prompt.ask(question, choices=list(PACKS), default=next(iter(PACKS)))
    except EOFError:
        raise typer.Exit from None


play_app: Final = speaking("play", play)

"""The one command: its commands are loaded when they are called, so that it starts at once."""

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from tablee import __version__
from tablee.commands.commit import commit_of
from tablee.core.build import BUILD
from tablee.extras import MissingExtra

COMMANDS: Final = {
    "games": ("tablee.commands.games:games", "The games there are."),
    "rules": ("tablee.commands.games:rules_app", "A game's rules, each with its id."),
    "play": ("tablee.commands.play:play_app", "Play in the terminal, against bots."),
    "serve": ("tablee.server.cli:serve", "Open the tables in the browser."),
    "backup": (
        "tablee.commands.backup:backup",
        "Copy the whole store to a file, also while the server runs (SQLite).",
    ),
    "restore": (
        "tablee.commands.backup:restore",
        "Put such a file in the store's place; stop the server first (SQLite).",
    ),
    "join": (
        "tablee.server.cli:join",
        "Sit your own bot at a live table, in a seat shown as a bot's.",
    ),
    "match": (
        "tablee.commands.match:match",
        "Bots against each other on duplicate deals: each deal is replayed with seats rotated.",
    ),
    "trial": (
        "tablee.commands.trial:trial",
        "Is the expert stronger than another bot? A match that stops by a rule fixed beforehand.",
    ),
    "simulate": (
        "tablee.commands.simulate:simulate",
        "Play many random games: speed, length, scores, win share per seat.",
    ),
    "study": (
        "tablee.commands.study:study",
        "What a rule change does: length, seats, spread, decisions, leaders, with plots.",
    ),
    "check-game": (
        "tablee.commands.check_game:check_game",
        "Try the laws every game obeys on an installed game, your own or another's.",
    ),
    "judge": (
        "tablee.commands.judge:judge",
        "The rules lawyer: play scenario files and print what differs.",
    ),
    "replay": (
        "tablee.commands.records:replay",
        "Play a record again, move by move, and print the last position.",
    ),
    "verify": (
        "tablee.commands.records:verify",
        "Recompute a record's shuffle and every move; fail on any difference.",
    ),
    "analyse": (
        "tablee.commands.analyse:analyse",
        "What each decision of a finished game was worth, by the expert's reckoning.",
    ),
    "records": (
        "tablee.commands.archive:app",
        "Many records at once: count them, find some, take the names out.",
    ),
    "puzzles": (
        "tablee.commands.puzzles:app",
        "Positions in which one move is clearly best: what there is, and how more are made.",
    ),
    "words": ("tablee.words.cli:app", "The words of Blitz! and their judge."),
    "types": (
        "tablee.commands.types:types",
        "Write the TypeScript types of the protocol and of every game's view.",
    ),
}
"""By name: where it is, and what it does."""


class Commands(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Enough of it for the list of commands."""
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            return TyperCommand(cmd_name, help=COMMANDS[cmd_name][1])
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except MissingExtra as missing:
            typer.secho(str(missing), fg="red", err=True)
            raise typer.Exit(2) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] in COMMANDS:
            self.commands[args[0]] = _load(args[0])
        return super().resolve_command(ctx, args)


def _load(name: str) -> Any:
    module, _, attribute = COMMANDS[name][0].partition(":")
    found = vars(import_module(module))[attribute]
    if not isinstance(found, typer.Typer):
        single = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        single.command(name)(found)
        found = single
    command = get_command(found)
    command.name = name
    return command


app = typer.Typer(
    cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)


def main() -> None:
    app()


def _show_version(is_asked: bool) -> None:
    if is_asked:
        commit = commit_of(Path(__file__).parent)
        typer.echo(f"tablee {__version__} ({BUILD}{', ' if commit else ''}{commit})")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Version, build and commit."
        ),
    ] = False,
) -> None:
    """Five card games on one table: Blot, Herrlof, Bloops, Bla5t and Blitz!"""

"""The one command."""

import getpass
import json
import locale
import secrets
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.prompt import Prompt
from rich.table import Table

from tablee import __version__
from tablee.bots import LEVELS, bot_for
from tablee.bots.characters import cast
from tablee.core.build import BUILD
from tablee.core.chance import FastChance, HashChance
from tablee.core.contract import Game
from tablee.core.notation import NotationError
from tablee.core.options import Options, make_options
from tablee.core.records import Record, read_record
from tablee.core.seats import seat_text
from tablee.games import GAMES
from tablee.lab.audit import verify
from tablee.lab.match_cli import match
from tablee.lab.replay import RecordError, replay
from tablee.lab.scenario import ScenarioError, judge
from tablee.lab.simulate import Tally, simulate
from tablee.rulebook import LANGUAGES, rulebook
from tablee.server.cli import join, serve
from tablee.server.typescript import typescript
from tablee.terminal.play import TerminalGame, show_rules
from tablee.terminal.table import LocalTable
from tablee.words.cli import app as words_app

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(words_app, name="words")
app.command()(serve)
app.command()(join)
app.command()(match)
console = Console()

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Language = Annotated[str, typer.Option("--lang", help="fr or en; by default your system's.")]
Pairs = Annotated[list[str] | None, typer.Option("--option", help="name=value; repeatable.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]


def main() -> None:
    app()


def _show_version(is_asked: bool) -> None:
    if is_asked:
        typer.echo(f"tablee {__version__} ({BUILD})")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Version and build."),
    ] = False,
) -> None:
    """Five card games on one table: Blot, Herrlof, Bloops, Bla5t and Blitz!"""


def fail(message: str) -> NoReturn:
    Console(stderr=True).print(message, style="red", highlight=False, markup=False)
    raise typer.Exit(2)


@app.command("games")
def list_games(as_json: AsJson = False) -> None:
    """The games there are."""
    rows = [
        {
            "name": game.name,
            "players": [game.seats[0], game.seats[-1]],
            "options": game.options().text(),
            "about": rulebook(game.name, _language("")).opening,
        }
        for game in GAMES.values()
    ]
    if as_json:
        console.print_json(json.dumps(rows))
        return
    table = Table("game", "players", "about", box=None)
    for row in rows:
        low, high = row["players"]
        table.add_row(str(row["name"]), f"{low}–{high}", str(row["about"]))
    console.print(table)


@app.command()
def rules(game: str, lang: Language = "", as_json: AsJson = False) -> None:
    """A game's rules, each with its id."""
    name, language = _game(game).name, _language(lang)
    if as_json:
        console.print_json(msgspec.json.encode(rulebook(name, language)).decode())
    else:
        show_rules(name, language, console)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game; asked for if left out.")] = "",
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="Level of the bots.")] = "regular",
    option: Pairs = None,
    lang: Language = "",
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    seed: Annotated[int | None, typer.Option(help="Play a given deal again.")] = None,
) -> None:
    """Play in the terminal, against bots."""
    language = _language(lang)
    chosen = _game(game or Prompt.ask("Game", choices=list(GAMES), default=next(iter(GAMES))))
    count = seats or chosen.seats[0]
    options = chosen.settle(_options(chosen, option), people=1)
    if bots not in LEVELS:
        fail(f"no bots of level {bots!r} (one of {', '.join(LEVELS)})")
    number = secrets.randbits(32) if seed is None else seed
    luck = HashChance(number.to_bytes(16, "big"))
    try:
        state = chosen.deal(count, options, luck)
    except NotationError as error:
        fail(str(error))
    me = 0
    players = {seat: bot_for(chosen.name, bots) for seat in range(1, count)}
    table = LocalTable(chosen, state, me, players, luck, FastChance(secrets.randbits(32)))
    you = name or getpass.getuser().capitalize()
    casting = FastChance(secrets.randbits(32))
    names = [you, *[character.name for character in cast([bots] * (count - 1), casting)]]
    TerminalGame(table, names, language, console).run()


@app.command("simulate")
def simulate_games(
    game: str,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: int = 1,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    option: Pairs = None,
    as_json: AsJson = False,
) -> None:
    """Play many random games: speed, length, scores, win share per seat."""
    chosen = _game(game)
    count = seats or chosen.seats[0]
    options = _options(chosen, option)
    try:
        chosen.deal(count, options, FastChance(0))
    except NotationError as error:
        fail(str(error))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{chosen.name}, {count} seats", total=games)
        tally = simulate(
            chosen.name,
            count,
            options.text(),
            games,
            seed,
            jobs,
            lambda done: progress.advance(bar, done),
        )
    report = _simulation_report(tally)
    if as_json:
        console.print_json(json.dumps(report))
        return
    for key, value in report.items():
        console.print(f"{key:>16}  {value}", highlight=False)


@app.command("replay")
def replay_record(
    record: Path,
    to: Annotated[int | None, typer.Option(help="Stop after this many moves.")] = None,
) -> None:
    """Play a record again, move by move, and print the last position."""
    read = _record(record)
    position = ""
    try:
        for number, moment in enumerate(replay(read)):
            if moment.line is not None:
                console.print(f"{number:4} {moment.line.text()}", highlight=False, markup=False)
            position = repr(moment.state)
            if number == to:
                break
    except RecordError as error:
        fail(f"{record}: {error}")
    console.print(position, highlight=False, markup=False)


@app.command("verify")
def verify_record(record: Path, as_json: AsJson = False) -> None:
    """Recompute a record's shuffle and every move; fail on any difference."""
    try:
        state = verify(_record(record))
    except RecordError as error:
        fail(f"{record}: {error}")
    outcome = state.outcome()
    assert outcome is not None
    if as_json:
        console.print_json(json.dumps({"verified": True, "scores": outcome.scores}))
    else:
        winners = ", ".join(seat_text(seat) for seat in outcome.winners)
        console.print(f"verified: the shuffle and every move are as recorded; {winners} won")


@app.command("judge")
def judge_scenarios(files: list[Path], as_json: AsJson = False) -> None:
    """The rules lawyer: play scenario files and print what differs (exit code 1)."""
    found = []
    for path in files:
        try:
            found += [(str(path), difference) for difference in judge(_read(path))]
        except ScenarioError as error:
            fail(f"{path}: {error}")
    if as_json:
        rows = [{"file": name, **msgspec.to_builtins(one)} for name, one in found]
        console.print_json(json.dumps(rows))
    else:
        for name, one in found:
            title = f" ({one.title})" if one.title else ""
            line = f"{name}:{one.line}{title}: {one.text}"
            console.print(line, highlight=False, markup=False)
        console.print(f"{len(files)} files, {len(found)} differences")
    raise typer.Exit(1 if found else 0)


@app.command()
def types(
    file: Annotated[Path, typer.Argument(help="Where to write them.")] = Path(
        "web/src/lib/protocol.ts"
    ),
) -> None:
    """Write the TypeScript types of the protocol and of every game's view."""
    file.write_text(typescript(), encoding="utf-8")


def _simulation_report(tally: Tally) -> dict[str, object]:
    seconds = max(tally.seconds, 1e-9)
    report: dict[str, object] = {
        "games": tally.games,
        "games/s": round(tally.games / seconds, 1),
        "decisions/s": round(tally.decisions / seconds),
        "length": f"{tally.shortest}–{tally.longest}, "
        f"mean {tally.decisions / max(tally.games, 1):.1f}",
        "stopped at cap": tally.capped,
    }
    for seat, wins in enumerate(tally.wins):
        scores = sorted(row[seat] for row in tally.scores)
        if scores:
            report[f"{seat_text(seat)} win share"] = f"{wins / tally.games:.1%}"
            report[f"{seat_text(seat)} score"] = (
                f"{scores[0]}…{scores[len(scores) // 2]}…{scores[-1]} (least, median, most)"
            )
    return report


def _game(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        fail(f"unknown game {name!r} (one of {', '.join(GAMES)})")
    return game


def _options(game: Game, pairs: list[str] | None) -> Options:
    values = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            fail(f"--option takes name=value, not {pair!r}")
        if key == "deck" and Path(value).is_file():
            value = " ".join(_read(Path(value)).split())
        values[key] = value
    try:
        return make_options(game.options, values)
    except NotationError as error:
        fail(str(error))


def _language(wanted: str) -> str:
    if wanted and wanted not in LANGUAGES:
        fail(f"unknown language {wanted!r} (one of {', '.join(LANGUAGES)})")
    system = (locale.getlocale()[0] or "").lower()
    return wanted or ("en" if system.startswith("en") else "fr")


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{path}: cannot be read ({error})")


def _record(path: Path) -> Record:
    try:
        return read_record(_read(path))
    except NotationError as error:
        fail(f"{path}: {error}")

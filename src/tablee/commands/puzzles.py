"""`tablee puzzles`."""

import secrets
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tablee.commands.asking import (
    AsJson,
    Language,
    Pairs,
    console,
    fail,
    language_of,
    options_of,
    pack_of,
)
from tablee.commands.working import Jobs, On, at_work
from tablee.lab.mining import Job, mine
from tablee.lab.workplace import work_through
from tablee.packs import PACKS
from tablee.packs.languages import said
from tablee.packs.puzzles.parts import Puzzle
from tablee.teaching.puzzles import of_the_day, puzzles_of
from tablee.terminal.puzzles import PuzzleRound

app = typer.Typer(
    no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, name="puzzles"
)


@app.callback()
def about() -> None:
    """Positions of real games in which one move is clearly best."""


@app.command("list")
def listed(lang: Language = "", as_json: AsJson = False) -> None:
    """The puzzles that are there, by game and theme."""
    language = language_of(lang)
    counts: dict[str, dict[str, int]] = {}
    for pack in PACKS.values():
        assert pack.puzzles is not None or not puzzles_of(pack)
        for puzzle in puzzles_of(pack).values():
            assert pack.puzzles is not None
            title = said(pack.puzzles.themes[puzzle.theme].title, language)
            by_theme = counts.setdefault(pack.name, {})
            by_theme[title] = by_theme.get(title, 0) + 1
    if as_json:
        console.print_json(msgspec.json.encode(counts).decode())
        return
    for game, by_theme in counts.items():
        themes = ", ".join(f"{title} {count}" for title, count in sorted(by_theme.items()))
        console.print(f"{game}: {sum(by_theme.values())} ({themes})", highlight=False)


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(help="Of which game; the one of the day if left out.")
    ] = "",
    lang: Language = "",
) -> None:
    """Solve puzzles in the terminal."""
    language = language_of(lang)
    if game:
        pack = pack_of(game, language)
        puzzles = list(puzzles_of(pack).values())
        secrets.SystemRandom().shuffle(puzzles)
    else:
        found = of_the_day(time.time())
        if found is None:
            fail("there are no puzzles")
        pack, puzzles = found[0], [found[1]]
    if not puzzles:
        fail(f"{game} has no puzzles")
    PuzzleRound(pack, language, console).run(puzzles)


@app.command()
def make(
    game: str,
    games: Annotated[int, typer.Option(min=1, help="Expert games to look through.")] = 20,
    seats: Annotated[
        int | None, typer.Option(help="How many play; by default two, three and four in turn.")
    ] = None,
    option: Pairs = None,
    seed: Annotated[int, typer.Option(min=0, help="Which games.")] = 1,
    into: Annotated[
        Path | None, typer.Option(help="A file of puzzles to add to; by default they are printed.")
    ] = None,
    jobs: Jobs = None,
    on: On = "",
) -> None:
    """Look through expert games for positions in which one move is clearly best, and which a
    regular bot gets wrong: at least 8 % ahead, in ten times as many playouts as at first sight."""
    pack = pack_of(game)
    if pack.analyst is None or pack.puzzles is None:
        fail(f"{game} has no puzzles")
    some = [count for count in pack.game.seats if count <= 4] if seats is None else [seats]
    if not set(some) <= set(pack.game.seats):
        fail(f"{game} is not for {seats}")
    options = options_of(pack, option).text()
    work_to_do = [
        Job(game, options, some[number % len(some)], seed, number) for number in range(games)
    ]
    known = _read(into)
    found: list[Puzzle] = []
    with at_work(game, games, "games", on, jobs) as work:
        done = work_through(work.place, mine, work_to_do, lambda _: work.advance(1))
        found = [puzzle for some_of in done for puzzle in some_of if puzzle.id not in known]
        lines = msgspec.json.Encoder().encode_lines(found)
        if into is None:
            typer.echo(lines.decode(), nl=False)
        else:
            with into.open("ab") as file:
                file.write(lines)
            typer.echo(f"{len(found)} puzzles from {len(done)} games, {len(known)} were there")
        work.finish(len(done))


def _read(path: Path | None) -> set[str]:
    if path is None or not path.exists():
        return set()
    try:
        lines = msgspec.json.Decoder(Puzzle).decode_lines(path.read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        fail(f"{path}: {error}")
    return {puzzle.id for puzzle in lines}

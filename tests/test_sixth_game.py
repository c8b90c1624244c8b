"""docs/a-sixth-game.md is true: what it shows can be installed, and is a whole game."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tablee.server.wire import protocol as p
from tests import sixth_game
from tests.server.client import players, seat_all, start
from tests.server.process import ServerProcess
from tests.server.test_tables import play_all
from tests.shown_files import shown_in, write
from tests.sixth_game import NAME, ROOT
from tests.terminal.typist import Typist

MOST_LINES: Final = 250
LEAST_SHARE: Final = 0.8
COMMAND: Final = ["-c", "from tablee.cli import main; main()"]
ALONE: Final = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
TELLING: Final = [*ALONE, "tests/packs/test_facts.py", "-k", NAME]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source") / f"tablee-{NAME}"
    write(sixth_game.DOCUMENT, folder)
    return folder


@pytest.fixture(scope="module", autouse=True)
def installed(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """For the processes that these tests start; not for this one, which has its list of games."""
    target = tmp_path_factory.mktemp("installed")
    sixth_game.install(source, target)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", sixth_game.path_with(target))
        yield


def run(*args: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [sys.executable, *args],
        cwd=cwd,
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tablee(*args: str) -> str:
    return run(*COMMAND, *args)


def test_it_is_small_and_tidy(source: Path) -> None:
    code = [text for path, text in shown_in(sixth_game.DOCUMENT).items() if path.endswith(".py")]
    assert sum(len(text.splitlines()) for text in code) <= MOST_LINES
    style = ["--isolated", "--no-cache", "--line-length", "100"]
    run("-m", "ruff", "check", *style, "--select", "B,E,F,I,N,UP", ".", cwd=source)
    run("-m", "ruff", "format", "--check", *style, ".", cwd=source)


def test_its_own_tests_pass(source: Path) -> None:
    assert "2 passed" in run(*ALONE, cwd=source)


def test_it_obeys_every_law() -> None:
    assert " 0 broken" in tablee("check-game", NAME)


def test_it_is_told_as_well_as_our_own() -> None:
    run(*TELLING)


def test_it_stands_among_the_games_with_its_rules() -> None:
    listed = json.loads(tablee("games", "--json"))
    assert listed[-1]["name"] == NAME
    assert listed[-1]["players"] == [2, 4]
    assert "KNAVES-FOLLOW Qui a une carte" in " ".join(
        tablee("rules", NAME, "--lang", "fr").split()
    )


def test_the_general_bot_beats_random_players() -> None:
    match = ["match", NAME, "--bots", "novice,random", "--deals", "20"]
    text = sixth_game.DOCUMENT.read_text("utf-8")
    assert f"tablee {' '.join(match)}\n" in text
    report = json.loads(tablee(*match, "--json"))
    [share] = [row["share"] for row in report["rows"] if row["bot"] == "novice"]
    assert share >= LEAST_SHARE
    assert f"wins {round(share * report['games'])} of the {report['games']} games" in text


def test_a_game_in_the_terminal_is_told_in_facts() -> None:
    options = ["--seats", "4", "--bots", "random", "--option", "rounds=1", "--seed", "5"]
    with Typist("play", NAME, *options, "--lang", "fr", "--name", "Jean") as person:
        shown = person.until(lambda seen: "Votre main" in seen)
        assert "La carte retournée pour l’atout est l" in shown
        for held in range(7, 0, -1):
            person.until(is_asked_with(held, person))
            person.enter("1")
        assert person.until_over() == 0
        assert "Victoire" in person.everything()
        assert "KNAVES-END" in person.everything()


def is_asked_with(held: int, person: Typist) -> Callable[[str], bool]:
    """Whether a card is asked for, and the facts name so many of one's own."""

    def look(seen: str) -> bool:
        hand = re.search(r"Votre main[^.]*\.", " ".join(seen.split()))
        is_asked = "jouer …" in seen and person.is_prompted()
        return is_asked and hand is not None and hand[0].count(" de ") == held

    return look


async def test_two_people_play_it_on_the_server(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tablee.db", speed=40.0)
    server.start()
    try:
        async with players(server.url, "Ada", "Björn") as everyone:
            games = {game["name"]: game for game in await everyone[0].call("GET", "/api/games")}
            assert games[NAME]["title"] == {"fr": "Les Valets", "en": "Knaves"}
            assert games[NAME]["facts"]["turned"]["fr"].startswith("La carte retournée")
            await seat_all(everyone, game=NAME, options={"rounds": "1"}, pace="none")
            await start(everyone)
            await everyone[0].say(p.Describe(True))
            facts = (await everyone[0].hear(p.Facts)).facts
            assert [fact.kind for fact in facts[1:3]] == ["turned", "own_hand"]
            await play_all(everyone)
            screen = everyone[0].screen
            assert screen is not None
            assert screen.result is not None
    finally:
        server.stop()

"""A game whose pack draws no table is played from its facts."""

import io
import random
from types import SimpleNamespace
from typing import Self

import pytest
from msgspec.structs import replace
from rich.console import Console

from tablee.bots.random_bot import RandomBot
from tablee.core.chance import FastChance, HashChance
from tablee.packs import GAMES, PACKS
from tablee.packs.phrases import to_read
from tablee.terminal import play
from tablee.terminal.draw import count, draw, speaker_at
from tablee.terminal.table import LocalTable

NAMES = ["Ada", "Björn", "Chloé", "Dov"]


class Typing:
    """Somebody who types one of the moves at random, a second each; while nothing is to be done
    time passes until something happens."""

    def __init__(self, table: LocalTable) -> None:
        self.typed = ""
        self.now = 0.0
        self._table = table
        self._luck = random.Random(7)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def monotonic(self) -> float:
        return self.now

    def line(self, seconds: float | None) -> str | None:
        moves = self._table.my_moves()
        if not moves and self._luck.random() < 0.05:
            moves = self._table.my_reactions()
        if moves:
            self.now += 1.0
            return self._luck.choice(moves).text
        self.now += 1.0 if seconds is None else seconds + 0.001
        return None

    def forget(self) -> None: ...


def without_drawing(game: str) -> LocalTable:
    pack = replace(PACKS[game], drawing=None)
    seats = min(3, pack.game.seats[-1])
    luck = HashChance(b"undrawn")
    options = pack.game.settle(pack.game.options(), people=1)
    state = pack.game.deal(seats, options, luck)
    bots = {seat: RandomBot() for seat in range(1, seats)}
    return LocalTable(pack, state, 0, dict(bots), luck, FastChance(5))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_from_facts(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = without_drawing(game)
    person = Typing(table)
    monkeypatch.setattr(play, "Keyboard", lambda _: person)
    monkeypatch.setattr(play, "time", SimpleNamespace(monotonic=person.monotonic))
    written = io.StringIO()
    console = Console(file=written, width=200, color_system=None)
    play.TerminalGame(table, NAMES[:3], language, console).run()
    assert table.state.outcome() is not None
    shown = written.getvalue()
    over = {"fr": "La partie est finie.", "en": "The game is over."}[language]
    assert over in shown
    assert "{" not in shown
    if game in ("bloops", "bla5t"):
        named = {"fr": "votre carte en place 1 (b", "en": "your card in place 1 (b"}[language]
        assert named in shown


@pytest.mark.parametrize("game", GAMES)
def test_its_table_is_its_facts_a_line_each(game: str) -> None:
    table = without_drawing(game)
    view = table.state.screen(0)
    assert table.pack.facts is not None
    speaker = speaker_at(table.pack, view, NAMES, "fr")
    console = Console(file=io.StringIO(), width=400, color_system=None)
    with console.capture() as captured:
        console.print(draw(table.pack, view, NAMES, "fr"), highlight=False)
    told = [speaker.fact(fact) for fact in to_read(table.pack.facts(view))]
    assert [line.rstrip() for line in captured.get().splitlines()] == told
    assert count(table.pack, view, NAMES, "fr") is None


def test_a_game_without_facts_either_is_an_empty_table() -> None:
    pack = replace(PACKS["blot"], drawing=None, facts=None)
    view = without_drawing("blot").state.screen(0)
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as captured:
        console.print(draw(pack, view, NAMES, "en"))
    assert not captured.get().strip()

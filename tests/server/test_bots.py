"""Bots of the house, substitutes, and bots brought along."""

import asyncio
import json

import msgspec
import pytest

from tablee.bots import Bot, Reply
from tablee.core.chance import Chance, FastChance
from tablee.core.moves import Move
from tablee.core.records import read_record
from tablee.core.view import View
from tablee.history.audit import verify
from tablee.packs import GAMES, Pack
from tablee.server.joining import CannotJoin, address, join_table
from tablee.server.running import serving
from tablee.server.wire import protocol as p
from tablee.server.work.processes import Processes
from tablee.server.work.thinkers import NoAnswer, Thinkers, WrittenQuestion, in_words, think
from tablee.table.outputs import Question
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.log_lines import Kept


async def watch_to_the_end(host: Player, seconds: float = 120.0) -> p.TableInfo:
    async with asyncio.timeout(seconds):
        while host.table is None or host.table.phase != "over":
            await host.next(seconds)
    return host.table


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_whole_games_that_verify(game: str, store_url: str) -> None:
    seats = GAMES[game].seats[-1]
    async with (
        serving(setup(store_url, speed=300.0)) as (_, url),
        players(url, "Ada") as (host,),
    ):
        code = await host.make_table(game=game, seats=seats, sit=False, bots="random")
        await host.join(code)
        await host.say(p.Start())
        table = await watch_to_the_end(host)
        async with host.http.get(f"/api/records/{table.record}") as answer:
            record = read_record(await answer.text())
    assert verify(record).outcome() is not None
    assert all(line.move for line in record.lines)


def a_question(level: str) -> WrittenQuestion:
    game = GAMES["herrlof"]
    state = game.deal(2, game.options(), FastChance(1))
    asked = Question(1, 0, level, state.view(0), state.moves(0), [], 0)
    return in_words(asked, "herrlof", b"seed")


async def test_a_bot_of_the_house_thinks_in_another_process() -> None:
    thinkers, question = Thinkers(Processes(1)), a_question("novice")
    first = await thinkers.think(question)
    again = await thinkers.think(question)
    thinkers.close()
    assert first.move in question.moves
    assert first == again


async def test_for_a_bot_that_fails_the_regular_plays() -> None:
    thinkers, question = Thinkers(Processes(1)), a_question("no such level")
    answer = await thinkers.think(question)
    thinkers.close()
    regular = think(msgspec.structs.replace(question, level="regular"))
    assert (answer.move, answer.stand_in) == (regular.move, "regular")
    assert thinkers.failures == 1


class Mute:
    """Says nothing, whoever waits for it."""

    def choose(self, *_: object) -> Reply:
        return Reply(None)


class Cheat:
    """Plays what cannot be played."""

    def choose(self, *_: object) -> Reply:
        return Reply(GAMES["herrlof"].moves.parse("predict 6"))


@pytest.mark.parametrize("bot", [Mute(), Cheat()])
def test_a_bot_that_says_what_it_cannot_do_has_failed(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would ask it again, and everybody would wait."""
    monkeypatch.setattr(Pack, "bot", lambda *_: bot)
    question = msgspec.structs.replace(a_question("novice"), moves=["predict 3"])
    with pytest.raises(NoAnswer):
        think(question)
    nobody_waits = msgspec.structs.replace(question, moves=[])
    if isinstance(bot, Mute):
        assert think(nobody_waits).move is None


async def test_that_a_regular_stood_in_is_told_logged_and_counted(
    store_url: str, kept: Kept
) -> None:
    async with serving(setup(store_url)) as (lobby, url), players(url, "Ada") as (ada,):
        code = await ada.make_table(bots="expert")
        table = await lobby.find(code)
        assert table is not None
        table.state.chairs[1].level = "no such level"
        await ada.join(code)
        await ada.be_ready()
        await start([ada])
        told = await ada.hear(
            p.Screen, lambda screen: any(event.kind == "stood_in" for event in screen.events)
        )
        assert [event.seat for event in told.events] == [1]
        async with ada.http.get("/metrics") as answer:
            assert "tablee_bot_errors_total 1\n" in await answer.text()
    errors = [json.loads(line) for line in kept.errors]
    assert {(error["event"], error["bot"]) for error in errors} == {("bot_error", "no such level")}


async def test_a_bot_holds_the_chair_of_the_absent_until_they_return(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], bot_after=40)
        await start([ada, bjorn])
        assert bjorn.socket is not None
        await bjorn.socket.close()
        held = await ada.hear(p.Changed, lambda said: said.table.chairs[1].substitute)
        assert not held.table.chairs[1].connected
        assert held.table.chairs[1].kind == "person"
        snapshot = await bjorn.join(code)
        assert snapshot.seat == 1
        await ada.hear(p.Changed, lambda said: not said.table.chairs[1].substitute)


async def test_an_idle_players_clock_runs_and_the_named_move_is_played(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], pace="quick")
        await start([ada, bjorn])
        assert ada.screen is not None
        assert ada.screen.clocks
        predicted = await ada.hear(p.Screen, lambda screen: bool(screen.events))
        assert predicted.events[0].kind == "predicted"


async def test_without_clocks_only_the_absent_have_one(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], pace="none", bot_after=0)
        await start([ada, bjorn])
        assert ada.screen is not None
        assert ada.screen.clocks == []
        assert bjorn.socket is not None
        await bjorn.socket.close()
        predicted = await ada.hear(p.Screen, lambda screen: bool(screen.events))
        assert (predicted.events[0].kind, predicted.events[0].seat) == ("predicted", 1)
        assert predicted.to_act == [0]


class OneMove:
    """Plays the first move at once."""

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        assert getattr(view, "memory", None) is not None  # a bot's seat has perfect recall
        return Reply(moves[0] if moves else None)


async def test_a_bot_brought_along_plays_in_a_seat_shown_as_a_bots(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(options={"target": "5"}, outside_bots=True)
        await ada.join(code)
        told: list[str] = []
        link = f"{url}/t/{code}"
        guest = asyncio.create_task(join_table(link, OneMove(), "Automat", told.append))
        await ada.hear(p.Changed, lambda said: said.table.chairs[1].ready)
        assert ada.table is not None
        assert ada.table.chairs[1].kind == "bot"
        assert ada.table.chairs[1].name == "Automat"
        await ada.be_ready()
        await ada.hear(p.Changed, lambda said: all(chair.ready for chair in said.table.chairs))
        await ada.say(p.Start())
        await ada.play(lambda screen: screen.moves[0] if screen.moves else None)
        assert ada.screen is not None
        assert b'"memory":{' not in b"".join(ada.received)
        guest.cancel()
        assert told == [f"joined {link}"]


async def test_a_bot_finds_no_place_at_a_full_table(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(bots="random")
        with pytest.raises(CannotJoin, match="no empty seat"):
            await join_table(f"{url}/t/{code}", OneMove(), "Automat", lambda _: None)


def test_a_tables_link_says_where_it_is() -> None:
    assert address("http://127.0.0.1:8000/t/ABCDEF") == ("http://127.0.0.1:8000", "ABCDEF")
    with pytest.raises(CannotJoin):
        address("ABCDEF")

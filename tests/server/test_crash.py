"""`kill -9` at any moment: nothing acknowledged is lost, nothing is doubled, clocks go on."""

import asyncio
import itertools
import random
import secrets
from collections import Counter

import aiohttp
import pytest

from tablee.packs import GAMES
from tablee.server.house_clock import HouseClock
from tablee.server.running import serving
from tablee.server.tables.live_game import LiveGame
from tablee.server.tables.lobby import Lobby
from tablee.server.wire import protocol as p
from tablee.store import Store
from tablee.store.rows import MoveRow
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.process import ServerProcess

Group = list["Stubborn"]

NO_FALSE_START = 0.3
"""Seconds; a quicker reaction is none."""


class Stubborn(Player):
    """Plays on whatever happens: comes back by itself and sends again what was not answered."""

    def __init__(self, url: str, name: str, luck: random.Random) -> None:
        super().__init__(url, name)
        self.luck = luck
        self.acknowledged: dict[str, str] = {}
        self.waiting: p.PressMoves | None = None
        self.record = ""

    async def play_on(self, code: str, until: asyncio.Event) -> None:
        while not until.is_set():
            try:
                if self.socket is None or self.socket.closed:
                    await self.join(code)
                    if self.waiting is not None:
                        await self.say(self.waiting)
                await self._move()
                self._note(await self.next(0.2))
            except TimeoutError:
                continue
            except (aiohttp.ClientError, ConnectionError):
                await asyncio.sleep(0.05)
                self.socket = None

    async def _move(self) -> None:
        screen = self.screen
        if self.waiting is None and screen is not None and screen.moves:
            await asyncio.sleep(self.luck.random() * 0.03)
            move = self.luck.choice(screen.moves)
            self.waiting = p.PressMoves(id=secrets.token_hex(6), seen=screen.version, moves=[move])
            await self.say(self.waiting)

    def _note(self, said: p.ServerSays) -> None:
        if isinstance(said, p.Failed | p.Refused | p.Lapsed | p.Held | p.Accepted):
            assert self.waiting is not None
            if isinstance(said, p.Accepted):
                self.acknowledged[said.id] = self.waiting.moves[0]
            self.waiting = None
            self.screen = None if isinstance(said, p.Failed) else self.screen


async def killed_again_and_again(store_url: str, tables: int, kills: int) -> int:
    """Plays, kills, restarts; then compares the store with what clients were told."""
    server = ServerProcess(store_url)
    await asyncio.to_thread(server.start)
    groups: list[Group] = []
    try:
        await play_and_kill(server, groups, tables, kills)
        assert await asyncio.to_thread(server.stop) == 0
        return await compare(store_url, groups)
    finally:
        await asyncio.to_thread(server.kill)
        for player in itertools.chain(*groups):
            await player.close()


async def play_and_kill(
    server: ServerProcess, groups: list[Group], tables: int, kills: int
) -> None:
    """Tables of all games, each with as few seats as it is for."""
    luck = random.Random(7)
    over = asyncio.Event()
    games: list[asyncio.Task[None]] = []
    for game, _ in zip(itertools.cycle(GAMES.values()), range(tables), strict=False):
        group = [Stubborn(server.url, f"Guest {n}", luck) for n in range(game.seats[0])]
        groups.append(group)
        for player in group:
            await player.introduce()
        code = await seat_all([*group], game=game.name, pace="none", bot_after=0)
        await start([*group])
        assert group[0].table is not None
        group[0].record = group[0].table.record or ""
        games += [asyncio.create_task(player.play_on(code, over)) for player in group]
    for _ in range(kills):
        await asyncio.sleep(0.3 + luck.random() * 0.7)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1.0)
    over.set()
    await asyncio.gather(*games)


async def compare(store_url: str, groups: list[Group]) -> int:
    store = await Store.open(store_url)
    counted = 0
    for group in groups:
        rows = await store.moves(group[0].record)
        stored = {row.press: row.move for row in rows if row.press is not None}
        assert max(Counter(row.press for row in rows if row.press).values(), default=1) == 1
        assert [row.number for row in rows] == list(range(len(rows)))
        for seat, player in enumerate(group):
            for press, move in player.acknowledged.items():
                found = stored[f"P{seat} {press}"]
                assert move.split(" ")[-1] in found.split(" ")  # the referee may add a verdict
            counted += len(player.acknowledged)
        game = await store.game(group[0].record)
        assert game is not None
        settings = p.Settings(game=game.game, seats=len(game.names))
        LiveGame(game, HouseClock(), settings, 0).restore(
            rows, {}, []
        )  # every line is legal where it stands
    await store.close()
    return counted


async def test_nothing_acknowledged_is_lost_or_doubled(both_stores: str) -> None:
    assert await killed_again_and_again(both_stores, tables=5, kills=2) > 30


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_thirty_kills_during_fifty_live_tables(both_stores: str) -> None:
    assert await killed_again_and_again(both_stores, tables=50, kills=30) > 1000


async def test_after_a_restart_everything_is_back_clocks_included(store_url: str) -> None:
    async with serving(setup(store_url)) as (_, url), players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn])
        await start([ada, bjorn])
        await ada.say(p.Chat("salut"))
        await ada.answer(await ada.press("predict 3", press_id="kept"))
        await ada.say(p.Resync())
        before = await ada.hear(p.Snapshot)
        cookies = {cookie.key: cookie.value for cookie in ada.http.cookie_jar}
    async with serving(setup(store_url)) as (_, url):
        again = Player(url, "Ada")
        again.http.cookie_jar.update_cookies(cookies)
        after = await again.join(code)
        assert after.seat == 0
        assert after.chat == before.chat
        assert after.table.chairs[0] == before.table.chairs[0]
        assert before.screen is not None
        assert after.screen is not None
        assert after.screen.version > before.screen.version
        assert bytes(after.screen.view) == bytes(before.screen.view)
        assert after.screen.to_act == [1]
        (then,), (now,) = before.screen.clocks, after.screen.clocks
        assert now.key == then.key
        assert now.left <= now.seconds
        assert abs(now.left - then.left) < 5  # time goes on from the last move
        assert [episode.events for episode in after.story] == [
            episode.events for episode in before.story
        ]
        await again.press("predict 5", press_id="kept")
        assert isinstance(await again.answer("kept"), p.Accepted)
        assert again.screen is not None
        assert b'"predictions":[3,' in bytes(again.screen.view)
        await again.close()


async def test_a_window_that_was_open_is_open_after_a_restart(store_url: str) -> None:
    """With what may be thrown into it, what waits in it, and its clock."""
    async with serving(setup(store_url)) as (_, url), players(url, "Ada", "Björn") as (ada, bjorn):
        code = await table_with_a_window(ada, bjorn)
        await ada.say(p.Resync())
        before = (await ada.hear(p.Snapshot)).screen
        cookies = {cookie.key: cookie.value for cookie in ada.http.cookie_jar}
    async with serving(setup(store_url)) as (_, url):
        again = Player(url, "Ada")
        again.http.cookie_jar.update_cookies(cookies)
        after = (await again.join(code)).screen
        assert before is not None
        assert after is not None
        assert bytes(after.view) == bytes(before.view)
        assert (after.moves, after.reactions) == (before.moves, before.reactions)
        assert before.reactions
        assert [clock.key for clock in after.clocks] == [clock.key for clock in before.clocks]
        assert all(clock.left <= clock.seconds for clock in after.clocks)
        await asyncio.sleep(NO_FALSE_START)
        await again.press(after.reactions[0], press_id="after")
        assert isinstance(await again.answer("after"), p.Accepted)
        await again.close()


async def table_with_a_window(ada: Player, bjorn: Player) -> str:
    """Where a card has been discarded and Ada may throw. The 20, discarded, ends a game: another
    table is taken then."""
    while True:
        code = await seat_all([ada, bjorn], game="bloops", options={"grace": "none"})
        await start([ada, bjorn])
        while ada.screen is not None and ada.screen.result is None:
            if ada.screen.reactions:
                return code
            await play_on(ada, bjorn)


async def play_on(*everyone: Player) -> None:
    for player in everyone:
        if player.screen is not None and player.screen.moves:
            await asyncio.sleep(NO_FALSE_START)
            await player.answer(await player.press(player.screen.moves[0]))
    for player in everyone:
        await player.say(p.Resync())
        await player.hear(p.Snapshot)


async def test_when_the_store_fails_nothing_is_half_done(
    server: tuple[Lobby, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, url = server
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        writing = lobby.house.store.append
        monkeypatch.setattr(lobby.house.store, "append", _no_store)
        await ada.press("predict 3", press_id="again")
        failed = await ada.hear(p.Failed)
        assert (failed.code, failed.id) == ("internal", "again")
        monkeypatch.setattr(lobby.house.store, "append", writing)
        await ada.press("predict 3", press_id="again")
        assert isinstance(await ada.answer("again"), p.Accepted)
        assert ada.screen is not None
        assert ada.screen.to_act == [1]


async def _no_store(*_: object) -> None:
    raise OSError("the disk is full")


async def test_a_game_of_unknown_rules_frees_its_table_and_stops_nobody(store_url: str) -> None:
    async with serving(setup(store_url)) as (_, url), players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn])
        await start([ada, bjorn])
        assert ada.table is not None
        record = ada.table.record or ""
    store = await Store.open(store_url)
    line = MoveRow(game=record, number=0, seat=0, time=1.0, move="castle")
    await store.append(code, [line])
    await store.close()
    async with serving(setup(store_url)) as (_, url), players(url, "Cléo") as (cleo,):
        snapshot = await cleo.join(code)
        assert snapshot.table.phase == "lobby"
        assert [chair.name for chair in snapshot.table.chairs] == ["Ada", "Björn"]


async def test_a_graceful_stop_tells_clients_to_come_back(store_url: str) -> None:
    async with serving(setup(store_url)) as (_, url):
        ada = Player(url, "Ada")
        await ada.introduce()
        await ada.join(await ada.make_table())
    assert (await ada.hear(p.Bye)).reason == "stopping"
    with pytest.raises(ConnectionResetError):
        await ada.next()
    await ada.close()

"""Players who race at a table of Bloops, over real sockets, saying what the page says."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Final, Self
from urllib.parse import urlsplit

import aiohttp
import msgspec
from msgspec import Struct

from bench.server.wire import PONG, Socket, Traffic, connect
from tablee.core.records import Record
from tablee.packs import GAMES

SEATS: Final = 4
CARDS: Final = 12
"""Each player's, all alike: so many races has a game. The 20 lies before P0 besides."""
PATIENCE: Final = 60.0
_ALIKE: Final = " ".join(["3"] * CARDS)
_START: Final = f"""seats 4; options deck="3x63 20x1" grace=none;
    P0 cards 20 {_ALIKE}; P0 knows b0; P1 cards {_ALIKE}; P2 cards {_ALIKE}; P3 cards {_ALIKE};
    pile {_ALIKE} 3 3 3"""
_THE_20: Final = "throw b0"
_QUICKEST: Final = 0.160


class Habit(Struct, frozen=True):
    """How somebody plays, in seconds: how late they answer pings, at least and at most, and the
    reaction they claim (None: the true one)."""

    late: tuple[float, float] = (0.0, 0.0)
    claim: float | None = None


HONEST: Final = Habit()
CHEAT: Final = Habit((0.200, 0.250), 0.150)


class Player(Struct, frozen=True):
    """Somebody on the far side: where they are, and who they are to the server."""

    address: str
    habit: Habit
    cookie: str


class Played(Struct, frozen=True):
    """A game's record, and the seats that won its races."""

    record: str
    winners: list[int]


def reaction() -> float:
    """Anybody's."""
    return max(_QUICKEST, random.gauss(0.450, 0.090))


class _Chair(Struct):
    kind: str
    ready: bool


class _Table(Struct):
    chairs: list[_Chair]
    paused: bool
    record: str | None = None


class _Event(Struct):
    kind: str


class _Margin(Struct):
    seat: int


class _Screen(Struct, kw_only=True):
    version: int = 0
    moves: list[str] = []
    reactions: list[str] = []
    events: list[_Event] = []
    race: list[_Margin] = []


class _Said(_Screen, kw_only=True):
    """What a message may hold that matters here; a screen's fields stand by themselves."""

    say: str
    seat: int | None = None
    table: _Table | None = None
    screen: _Screen | None = None


_SAID: Final = msgspec.json.Decoder(_Said)


class Racer:
    """A player at a table: throws a card after each discard, and draws when all have thrown."""

    def __init__(self, habit: Habit, socket: Socket) -> None:
        self._habit: Final = habit
        self._socket: Final = socket
        self._loop: Final = asyncio.get_running_loop()
        self._news: Final = asyncio.Event()
        self._version = 0
        self._shown = 0.0
        self._throws: list[str] = []
        self._thrown = SEATS
        self._presses = 0
        self.seat: int | None = None
        self.chairs: list[_Chair] = []
        self.is_paused = False
        self.record = ""
        self.winners: Final[list[int]] = []
        """The seats that were first, race by race."""
        socket.answer = self._answer
        socket.listen(self._hear)

    async def until(self, when: Callable[[Self], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not when(self):
                self._news.clear()
                await self._news.wait()

    def say(self, say: str, **more: object) -> None:
        self._socket.send(json.dumps({"say": say, **more}).encode())

    def _answer(self, ping: bytes) -> None:
        late = random.uniform(*self._habit.late)
        self._loop.call_later(late, self._socket.send, ping, PONG)

    def _hear(self, payload: bytes) -> None:
        said = _SAID.decode(payload)
        if said.table is not None:
            self.chairs, self.seat = said.table.chairs, said.seat
            self.is_paused, self.record = said.table.paused, said.table.record or ""
        if said.say == "screen":
            self._see(said)
        elif said.screen is not None:
            self._see(said.screen)
        self._news.set()

    def _see(self, screen: _Screen) -> None:
        self._version, self._shown = screen.version, self._loop.time()
        self._throws = [one for one in screen.reactions if one.startswith("throw")]
        for event in screen.events:
            if event.kind == "discarded":
                self._thrown = 0
                self._loop.call_later(reaction(), self._throw)
            elif event.kind == "thrown":
                if self._thrown == 0:
                    self.winners.append(screen.race[0].seat)
                self._thrown += 1
        if "discard" in screen.moves:
            self._press("discard", 0.5)
        elif "draw" in screen.moves and self._thrown == SEATS:
            self._press("draw", 0.5)

    def _throw(self) -> None:
        card = next((one for one in self._throws if one != _THE_20), None)
        if card is not None:
            true = self._loop.time() - self._shown
            self._press(card, true if self._habit.claim is None else self._habit.claim)

    def _press(self, move: str, claim: float) -> None:
        self._presses += 1
        self.say(
            "press", id=f"{self._presses}", seen=self._version, moves=[move], claim=1000 * claim
        )

    def close(self) -> None:
        self._socket.close()


async def guest(url: str, address: str) -> str:
    """The cookie of somebody new, from that address."""
    async with (
        _http(url, address) as http,
        http.put("/api/me", json={"name": f"From {address}"}) as answer,
    ):
        answer.raise_for_status()
        return f"tablee={answer.cookies['tablee'].value}"


async def play(url: str, code: str, players: Sequence[Player], races: int = CARDS) -> Played:
    """A game of these four, each on the seat of their place here."""
    place = urlsplit(url)
    assert place.hostname is not None
    assert place.port is not None
    async with AsyncExitStack() as open_sockets:
        racers = []
        for seat, player in enumerate(players):
            path = f"/api/tables/{code}/live"
            socket = await connect(
                place.port,
                path,
                Traffic(),
                player.cookie,
                host=place.hostname,
                own=player.address,
            )
            racers.append(Racer(player.habit, socket))
            open_sockets.callback(racers[-1].close)
            await _sit(racers[0], racers[-1], seat)
        host = racers[0]
        await host.until(lambda one: all(chair.ready for chair in one.chairs))
        host.say("start")
        await host.until(lambda one: len(one.winners) >= races)
        host.say("pause", paused=True)
        await host.until(lambda one: one.is_paused)
    return Played(host.record, host.winners[:races])


async def _sit(host: Racer, racer: Racer, seat: int) -> None:
    if seat == 0:
        await host.until(lambda one: one.seat == 0)
        for other in range(1, SEATS):
            host.say("kick", seat=other)
        await host.until(lambda one: all(chair.kind == "empty" for chair in one.chairs[1:]))
    else:
        racer.say("sit", seat=seat)
    await racer.until(lambda one: one.seat == seat)
    racer.say("ready", ready=True, bytes="00" * 16)


async def make_table(url: str, host: Player) -> str:
    """Its code; the host is on P0, and bots are on the other seats."""
    start = GAMES["bloops"].position(_START).text()
    options = next(field for field in start.split("; ") if field.startswith("options"))
    record = Record(
        game="bloops",
        rules=GAMES["bloops"].rules_version,
        options=options.partition(" ")[2],
        names=["Ada", "Björn", "Cléo", "Dan"],
        commitment="",
        secret="00",
        given=[""] * SEATS,
        start=start,
    )
    wish = {"seat": 0, "at": 0, "bots": "random", "text": record.text()}
    headers = {"Cookie": host.cookie}
    async with (
        _http(url, host.address) as http,
        http.post("/api/continue", json=wish, headers=headers) as answer,
    ):
        answer.raise_for_status()
        return str((await answer.json())["code"])


def _http(url: str, address: str) -> aiohttp.ClientSession:
    connector = aiohttp.TCPConnector(local_addr=(address, 0))
    return aiohttp.ClientSession(url, connector=connector, cookie_jar=aiohttp.DummyCookieJar())

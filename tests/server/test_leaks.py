"""Every byte each client received, compared with what the rules let that seat know by then."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from tablee.core.chance import HashChance
from tablee.core.contract import State
from tablee.core.options import read_options
from tablee.core.records import Record, read_record
from tablee.core.shuffle import seed
from tablee.core.story import Event
from tablee.packs import GAMES
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.through import serving

TOLD = ("view", "events", "moves", "reactions", "story", "held", "race")
"""The parts of a message in which a card may be named; each is checked against the game."""


class Moment:
    """A position of the finished game with what led to it, seen by everybody."""

    def __init__(self, state: State, events: list[Event], seats: int) -> None:
        self.views = {seat: _plain(state.screen(seat)) for seat in (*range(seats), None)}
        asked = {seat: state.asked(seat) for seat in (*range(seats), None)}
        self.moves = {seat: [move.text for move in one.moves] for seat, one in asked.items()}
        self.reactions = {
            seat: [move.text for move in one.reactions] for seat, one in asked.items()
        }
        self.told = {
            seat: [_plain(event.told(seat)) for event in events] for seat in (*range(seats), None)
        }
        self.cards = set(state.census())


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def moments_of(record: Record) -> list[Moment]:
    game, seats = GAMES[record.game], len(record.names)
    given = [bytes.fromhex(part) for part in record.given]
    chance = HashChance(seed(bytes.fromhex(record.secret), given))
    state = game.deal(seats, read_options(game.options, record.options), chance)
    moments = [Moment(state, [], seats)]
    for line in record.lines:
        story: list[Event] = []
        state.play(line.seat, game.moves.parse(line.move), chance, story)
        moments.append(Moment(state, story, seats))
    return moments


def check(received: list[bytes], seat: int | None, moments: list[Moment], secret: str) -> int:
    """How many screens were compared."""
    places, compared = {-1}, 0
    view: dict[str, Any] = {}
    is_over = False
    for payload in received:
        said = msgspec.json.decode(payload)
        screens = [said] if said.get("say") == "screen" else []
        if said.get("say") == "snapshot" and said["screen"] is not None:
            screens, view = [said["screen"]], {}
        for screen in screens:
            view = screen["view"] = {**view, **screen["view"]}
            places = _check_screen(screen, seat, moments, places)
            compared += 1
        table = said.get("table") if isinstance(said.get("table"), dict) else None
        is_over = is_over or (table is not None and table["phase"] == "over")
        _check_rest(said, moments[0].cards)
        assert is_over or secret.encode() not in payload
        assert b'"memory":{' not in payload
    return compared


def _check_screen(
    screen: Any, seat: int | None, moments: list[Moment], places: set[int]
) -> set[int]:
    """The places in the game this screen can be of, if the one before was of one of `places`."""
    assert screen["seat"] == seat
    found = {
        place
        for at in places
        for place in range(max(at, 0), len(moments))
        if _is_screen_of(screen, seat, moments[at + 1 : place + 1], moments[place])
    }
    assert found, f"P{seat} was shown what no position of the game allows: {screen}"
    return found


def _is_screen_of(screen: Any, seat: int | None, since: list[Moment], now: Moment) -> bool:
    return (
        now.views[seat] == screen["view"]
        and screen["moves"] == now.moves[seat]
        and screen["reactions"] == now.reactions[seat]
        and screen["events"] in ([], [event for moment in since for event in moment.told[seat]])
    )


def _check_rest(said: Any, cards: set[str]) -> None:
    """Nothing outside the told parts names a card (numbers are no names)."""
    if isinstance(said, dict):
        for key, value in said.items():
            if key not in TOLD:
                _check_rest(value, cards)
    elif isinstance(said, list):
        for value in said:
            _check_rest(value, cards)
    elif isinstance(said, str) and not said.isdigit() and len(said) > 1:
        assert said not in cards


def at_random(luck: random.Random, screen: p.Screen) -> str | None:
    if screen.reactions and luck.random() < 0.05:
        return luck.choice(screen.reactions)
    return luck.choice(screen.moves) if screen.moves else None


async def play_and_check(url: str, game: str, seats: int, luck: random.Random) -> int:
    names = [f"Guest {number}" for number in range(seats + 1)]
    async with players(url, *names) as everyone:
        seated, watcher = everyone[:-1], everyone[-1]
        code = await seat_all(seated, game=game, pace="none", bot_after=0)
        await watcher.join(code)
        await start(seated)
        watching = asyncio.create_task(watcher.play(lambda _: None))
        await asyncio.gather(*(one.play(lambda s: at_random(luck, s)) for one in seated))
        await watching
        for player in everyone:
            await finished(player)
        table = seated[0].table
        assert table is not None
        async with watcher.http.get(f"/api/records/{table.record}") as answer:
            record = read_record(await answer.text())
        moments = moments_of(record)
        assert len(moments) > 4  # two of Bloops can be done after a draw and a discard
        for player in everyone:
            sockets_bytes = [
                payload for payload in player.received if payload.startswith(b'{"say"')
            ]
            seat = player.seat
            compared = check(after_the_deal(sockets_bytes), seat, moments, table.shuffle.secret)
            assert compared >= 3
        return len(moments)


def after_the_deal(received: list[bytes]) -> list[bytes]:
    """From the first snapshot with a game on it; what came before is checked for card names too."""
    return [payload for payload in received if not payload.startswith(b'{"say":"welcome"')]


async def finished(player: Player) -> None:
    while player.table is None or player.table.phase != "over":
        await player.next()


@pytest.mark.parametrize("game", GAMES)
async def test_no_client_receives_what_its_seat_may_not_know(game: str, store_url: str) -> None:
    luck = random.Random(game)
    async with serving(setup(store_url, speed=600.0)) as (_, url):
        await play_and_check(url, game, min(4, GAMES[game].seats[-1]), luck)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES)
async def test_no_client_receives_too_much_in_a_thousand_games(game: str, store_url: str) -> None:
    """Two hundred of each, for any number of seats."""
    luck = random.Random(f"{game} again")
    async with serving(setup(store_url, speed=600.0)) as (_, url):
        for _ in range(200):
            await play_and_check(url, game, luck.choice(GAMES[game].seats), luck)


def test_the_check_finds_a_leak() -> None:
    """A screen of another seat, an event told to the wrong seat, a stray card: each is noticed."""
    game = GAMES["herrlof"]
    state = game.deal(2, game.options(), HashChance(b"x"))
    moments = [Moment(state, [], 2)]
    good = {"say": "screen", "seat": 0, "view": _plain(state.screen(0)), "events": []}
    good |= {"moves": moments[0].moves[0], "reactions": []}
    assert check([msgspec.json.encode(good)], 0, moments, "5ec4e7") == 1
    for bad in (
        {**good, "view": {**_plain(state.screen(1)), "seat": 0}},
        {**good, "events": [{"kind": "predicted", "seat": 1, "values": {"tricks": 3}}]},
        {**good, "clocks": [{"key": state.census()[5]}]},
        {**good, "view": _plain(state.view(0))},
        {**good, "remark": "5ec4e7"},
    ):
        with pytest.raises(AssertionError):
            check([msgspec.json.encode(bad)], 0, moments, '"5ec4e7"')

"""A sealed question to bots alone is short (BLA5T-Q26); whom it is put to counts as it begins."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from tablee.core.contract import Wait
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.moves import DECLINE
from tablee.server.running import serving
from tablee.server.tables import presence
from tablee.server.tables.lobby import Lobby
from tablee.server.wire import protocol as p
from tablee.table.waits import Waits
from tests.server.client import Player, players, start
from tests.server.conftest import setup

SLOW = 0.01
"""A clock that stands nearly still: nothing runs out while a test looks on."""
PICKING = "P0 cards 1 2; P1 cards 3 4; P2 cards 5 6b; discard 8; pile 9 9 9; step pick; effect 6a"
"""P0 has drawn and played a 6a: one card of P1 (b2, b3) and one of P2 (b4, b5)."""
LOOKING = PICKING.replace("effect 6a", "effect 8").replace("discard 8", "discard 8 9")


def ask(key: str = "1.1.P1", seat: int = 1, seconds: float | None = 0.5) -> Wait:
    return Wait(key, 4, seat, DECLINE, sealed=True, bots_seconds=seconds)


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_brief_clock_runs_as_the_rules_say_for_bots(by_hand: bool) -> None:
    waits = Waits("normal", by_hand=by_hand)
    wait, other = ask(), ask("1.1.P2", 2)
    waits.follow([wait, other], 10.0)
    assert waits.started == [wait, other]
    assert waits.deadline(wait, None) == (None if by_hand else 14.0)
    waits.brief = [wait.key, other.key]
    assert waits.deadline(wait, None) == waits.deadline(other, 0.0) == 10.5
    waits.follow([other], 10.5)
    assert waits.started == []
    assert waits.deadline(other, None) == 10.5


def test_a_clock_without_a_time_for_bots_is_never_brief() -> None:
    waits = Waits("normal")
    waits.follow([ask(seconds=None)], 0.0)
    waits.brief = ["1.1.P1"]
    assert waits.deadline(ask(seconds=None), None) == 4.0


@asynccontextmanager
async def bla5t_table(
    url: str, lobby: Lobby, position: str, people: int
) -> AsyncIterator[tuple[str, list[Player]]]:
    """Persons on the first seats, random bots of the house on the others, and that position."""
    async with players(url, *["Ada", "Björn", "Chloé"][:people]) as everyone:
        host = everyone[0]
        code = await host.make_table(game="bla5t", seats=3, bots="random" if people == 1 else "")
        await host.join(code)
        for seat, player in enumerate(everyone[1:], start=1):
            await player.join(code)
            await player.say(p.Sit(seat))
            while player.seat != seat:
                await player.next()
            await player.be_ready()
        if people == 2:
            await host.say(p.SeatBot(2, "random"))
        await host.be_ready()
        table = await lobby.find(code)
        assert table is not None
        table.state.start = BLA5T.position(position).text()
        await start(everyone)
        yield code, everyone


def sealed(screen: p.Screen) -> list[p.Clock]:
    return [clock for clock in screen.clocks if clock.sealed]


def is_asking(screen: p.Screen) -> bool:
    return bool(sealed(screen))


async def test_only_bots_are_asked(store_url: str) -> None:
    """Half a second, whatever they answer; then it is opened."""
    async with (
        serving(setup(store_url, speed=40.0)) as (lobby, url),
        bla5t_table(url, lobby, PICKING, people=1) as (_, [ada]),
    ):
        await ada.press("pick b2", "pick b4")
        screen = await ada.see(is_asking)
        assert [(clock.seat, clock.seconds) for clock in sealed(screen)] == [(1, 0.5), (2, 0.5)]
        await ada.see(lambda screen: not is_asking(screen))
        assert ada.table is not None
        rows = await lobby.house.store.moves(ada.table.record or "")
        answers = [row for row in rows if row.move == "decline" or row.move.startswith("claim")]
        assert [row.seat for row in answers] == [1, 2]
        assert all(row.time >= rows[1].time + 0.5 for row in answers)


async def test_bots_answer_in_time(store_url: str) -> None:
    """A sealed answer is given at once, however long a person would take."""
    async with (
        serving(setup(store_url, speed=SLOW)) as (lobby, url),
        bla5t_table(url, lobby, PICKING, people=1) as (code, [ada]),
    ):
        await ada.press("pick b2", "pick b4")
        await ada.see(is_asking)
        table = await lobby.find(code)
        assert table is not None
        async with asyncio.timeout(20):
            while len(table.state.held) < 2:
                await ada.say(p.Resync())
                await ada.hear(p.Snapshot)


async def test_a_person_among_those_asked_has_the_full_time(store_url: str) -> None:
    async with (
        serving(setup(store_url, speed=SLOW)) as (lobby, url),
        bla5t_table(url, lobby, PICKING, people=2) as (_, [ada, _]),
    ):
        await ada.press("pick b2", "pick b4")
        screen = await ada.see(is_asking)
        assert [(clock.seat, clock.seconds) for clock in sealed(screen)] == [(1, 4), (2, 4)]


async def test_who_is_not_asked_does_not_count(store_url: str) -> None:
    """Ada and Björn look on: only the bot on seat 2 is asked."""
    async with (
        serving(setup(store_url, speed=SLOW)) as (lobby, url),
        bla5t_table(url, lobby, LOOKING, people=2) as (_, [ada, _]),
    ):
        await ada.press("pick b4")
        screen = await ada.see(is_asking)
        assert [(clock.seat, clock.seconds) for clock in sealed(screen)] == [(2, 0.5)]


@pytest.mark.parametrize("has_left", [True, False])
async def test_who_comes_or_goes_meanwhile_changes_nothing_nor_does_a_restart(
    store_url: str, has_left: bool
) -> None:
    """Björn's chair is held by a substitute as the question begins, or is not; then the other way
    round. The server stops, and starts anew."""
    seconds = 0.5 if has_left else 4
    async with (
        serving(setup(store_url, speed=SLOW)) as (lobby, url),
        bla5t_table(url, lobby, LOOKING, people=2) as (code, [ada, bjorn]),
    ):
        table = await lobby.find(code)
        assert table is not None
        assert bjorn.socket is not None
        chair = table.state.chairs[1]
        if has_left:
            await bjorn.socket.close()
            await ada.hear(p.Changed, lambda said: not said.table.chairs[1].connected)
            chair.has_substitute = True
            presence.count(table)
        await ada.press("pick b2")
        screen = await ada.see(is_asking)
        assert [(clock.seat, clock.seconds) for clock in sealed(screen)] == [(1, seconds)]
        if has_left:
            back = await bjorn.join(code)
            assert back.screen is not None
            assert sealed(back.screen)[0].seconds == seconds
            await bjorn.hear(p.Changed, lambda said: not said.table.chairs[1].substitute)
        else:
            chair.has_substitute = True
            presence.count(table)
            await table.save()
        assert chair.has_substitute != has_left
        await ada.say(p.Resync())
        seen = (await ada.hear(p.Snapshot)).screen
        assert seen is not None
        assert sealed(seen)[0].seconds == seconds
        cookies = {cookie.key: cookie.value for cookie in ada.http.cookie_jar}
    async with serving(setup(store_url, speed=SLOW)) as (_, url):
        again = Player(url, "Ada")
        again.http.cookie_jar.update_cookies(cookies)
        after = (await again.join(code)).screen
        assert after is not None
        (clock,) = sealed(after)
        assert (clock.key, clock.seconds) == (sealed(seen)[0].key, seconds)
        assert clock.left <= seconds
        await again.close()


async def test_a_running_game_of_rules_1_goes_on_by_them(store_url: str) -> None:
    """Restored from its row, it asks for six seconds, also where Helmut lies open."""
    options = "mode=base limit=100 eleration=no bosses_first_round=yes "
    options += "heroes=Jayce,Apo,Helmut,Herman bosses=Gordon,Futura"
    position = f"options {options} rulings=first; {LOOKING.replace('1 2', '1 Helmut^')}"
    async with (
        serving(setup(store_url, speed=SLOW)) as (lobby, url),
        bla5t_table(url, lobby, LOOKING, people=2) as (code, [ada, _]),
    ):
        table = await lobby.find(code)
        assert table is not None
        row = await lobby.house.store.game(table.state.record or "")
        assert row is not None
        start = BLA5T.position(position).text().replace(" rulings=first", "")
        older = msgspec.structs.replace(row, rules=1, options=options, start=start, id="older")
        table.state.record = "older"
        await lobby.house.store.deal(older, {}, table.row())
        cookies = {cookie.key: cookie.value for cookie in ada.http.cookie_jar}
    async with serving(setup(store_url, speed=SLOW)) as (_, url):
        again = Player(url, "Ada")
        again.http.cookie_jar.update_cookies(cookies)
        await again.join(code)
        await again.press("pick b4")
        screen = await again.see(is_asking)
        assert [(clock.seat, clock.seconds) for clock in sealed(screen)] == [(2, 6)]
        await again.close()

"""Taking back: a courtesy the table may offer, which undoes nothing that is final or was shown."""

from typing import Any

import pytest

from tablee.core.contract import Wait
from tablee.core.moves import Move
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.games.blot.options import BlotOptions
from tablee.packs import GAMES
from tablee.server import running
from tablee.server.house_clock import HouseClock
from tablee.server.tables.live_game import LiveGame
from tablee.server.wire import protocol as p
from tablee.store.rows import GameRow, MoveRow
from tablee.table.manner import Occupant
from tablee.table.outputs import Row, Write
from tablee.table.reach import Reach
from tablee.table.waits import Waits
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.courses import new_course
from tests.server.hand_clock import HandClock

PLAIN = ("2", "4", "5", "7", "8")


async def leading(everyone: list[Player], **settings: Any) -> Player:
    """A game of Herrlof in which one of them is to lead a card."""
    await seat_all(everyone, **{"pace": "none", **settings})
    await start(everyone)
    for player in everyone:
        await player.answer(await player.press("predict 2"))
    for player in everyone:
        await player.say(p.Resync())
        await player.hear(p.Snapshot)
    return next(player for player in everyone if player.screen and player.screen.moves)


async def test_a_take_back_counts_from_when_it_arrived(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other's clock has run out by the time the table comes to it."""
    clock = HandClock()
    monkeypatch.setattr(running, "HouseClock", lambda speed: clock)
    async with (
        running.serving(setup(store_url)) as (lobby, url),
        players(url, "Ada", "Björn") as everyone,
    ):
        leader = await leading(everyone, take_back="on", pace="normal")
        await leader.answer(await leader.press(plain_card(leader)))
        assert leader.screen is not None
        (table,) = lobby.tables.values()
        (connection,) = table.connections_of(leader.seat)
        table.hear(connection, p.TakeBack("back", leader.screen.version), clock.now())
        clock.advance(1_000.0)
        assert isinstance(await leader.answer("back"), p.Accepted)


def plain_card(player: Player) -> str:
    assert player.screen is not None
    return next(card for card in player.screen.moves if card[1:] in PLAIN)


async def is_refused(player: Player) -> bool:
    assert player.screen is not None
    await player.say(p.TakeBack("refused", player.screen.version))
    return (await player.hear(p.Failed)).code == "cannot_take_back"


async def test_a_card_led_by_mistake_can_be_taken_back(url: str) -> None:
    async with players(url, "Ada", "Björn") as everyone:
        leader = await leading(everyone, take_back="on")
        assert leader.screen is not None
        cards, before = leader.screen.moves, bytes(leader.screen.view)
        await leader.answer(await leader.press(plain_card(leader)))
        assert leader.screen.can_take_back
        await leader.say(p.TakeBack("back", leader.screen.version))
        assert isinstance(await leader.answer("back"), p.Accepted)
        assert leader.screen.moves == cards
        assert bytes(leader.screen.view) == before
        assert [event.kind for event in leader.screen.events] == ["taken_back"]


async def test_once_another_has_moved_it_stays(url: str) -> None:
    async with players(url, "Ada", "Björn") as everyone:
        leader = await leading(everyone, take_back="on")
        other = next(player for player in everyone if player is not leader)
        await leader.answer(await leader.press(plain_card(leader)))
        screen = await other.see(lambda screen: bool(screen.moves))
        await other.answer(await other.press(screen.moves[0]))
        await leader.see(lambda screen: not screen.can_take_back)
        assert await is_refused(leader)


@pytest.mark.parametrize("take_back", ["auto", "off"])
async def test_among_people_it_is_off_unless_the_table_wants_it(url: str, take_back: str) -> None:
    async with players(url, "Ada", "Björn") as everyone:
        leader = await leading(everyone, take_back=take_back)
        await leader.answer(await leader.press(plain_card(leader)))
        assert leader.screen is not None
        assert not leader.screen.can_take_back
        assert await is_refused(leader)


@pytest.mark.parametrize(("take_back", "is_offered"), [("auto", True), ("off", False)])
async def test_who_plays_bots_only_is_offered_it(
    url: str, take_back: str, *, is_offered: bool
) -> None:
    async with players(url, "Ada") as (ada,):
        settings = {"game": "blot", "seats": 4, "pace": "none"}
        bots = {"sit": True, "bots": "novice"}
        await ada.join(await ada.make_table(**settings, **bots, take_back=take_back))
        await ada.be_ready()
        await start([ada])
        screen = await ada.see(lambda screen: bool(screen.moves))
        await ada.answer(await ada.press(screen.moves[0]))
        assert ada.screen is not None
        assert ada.screen.can_take_back == is_offered


async def test_herr_pred_1_a_written_prediction_is_never_taken_back(url: str) -> None:
    async with players(url, "Ada", "Björn") as everyone:
        await seat_all(everyone, pace="none", take_back="on")
        await start(everyone)
        ada = everyone[0]
        await ada.answer(await ada.press("predict 3"))
        assert ada.screen is not None
        assert not ada.screen.can_take_back
        assert await is_refused(ada)


def takes_back(name: str, position: str, seat: Seat, move: str) -> bool:
    game = GAMES[name]
    match = new_course(name, game.seats[0])
    match.state = game.position(position)
    match.play(seat, [game.moves.parse(move)])
    return match.who_may_take_back() == seat


@pytest.mark.parametrize(
    ("position", "seat", "move", "is_offered"),
    [
        ("P0 hand G7 R3 A; P1 hand R8 B3 Y4", 0, "G7", True),
        ("P0 hand G7 R3 A; P1 hand R8 B3 Y4", 0, "A", True),
        ("trick G7; P0 hand R3 A; P1 hand R8 B3 Y4", 1, "Y4", False),
    ],
)
def test_herr_res_4_what_ends_a_trick_stays(
    position: str, seat: Seat, move: str, *, is_offered: bool
) -> None:
    assert takes_back("herrlof", f"trump B; {position}", seat, move) == is_offered


@pytest.mark.parametrize(("trick", "is_offered"), [("A", False), ("G7", True)])
def test_herr_spec_a_a_second_a_that_turned_a_trump_stays(trick: str, *, is_offered: bool) -> None:
    hands = "P0 hand B4 B5; P1 hand A R8 B3; P2 hand R1 R2 Y1"
    position = f"seats 3; trick {trick}; turn P1; stock Y8 B2; {hands}"
    assert takes_back("herrlof", position, 1, "A") == is_offered


@pytest.mark.parametrize(("teams", "is_offered"), [("no", True), ("yes", False)])
def test_blot_team_1_a_card_the_partner_has_seen_stays(teams: str, *, is_offered: bool) -> None:
    match = new_course("blot", 4, options=read_options(BlotOptions, f"teams={teams}"))
    seat = match.state.to_act()[0]
    match.play(seat, [match.state.moves(seat)[0]])
    assert (match.who_may_take_back() == seat) == is_offered


# --- time -------------------------------------------------------------------------------------


def a_clock(key: str, seconds: float = 30.0) -> Wait:
    return Wait(key, seconds, 0, Move("pass"), thinking=True)


def left(waits: Waits, now: float) -> float:
    (told,) = waits.told(now, lambda _: None)
    return told.left


def test_a_take_back_never_gives_time() -> None:
    waits = Waits("normal")
    waits.follow([a_clock("turn 1")], 0.0)
    for number in range(100):
        waits.follow([a_clock(f"turn 2 {number}")], 10.0 + number / 40)
        waits.follow_back([a_clock("turn 1")], 10.01 + number / 40)
    assert left(waits, 13.0) == 17.0


def test_a_clock_that_would_be_over_forbids_it() -> None:
    waits, mine = Waits("normal"), a_clock("turn 1")
    waits.follow([mine], 0.0)
    waits.follow([a_clock("turn 2")], 25.0)
    assert not waits.has_run_out(mine, 29.0, None)
    assert waits.has_run_out(mine, 30.0, None)


def row_of(line: Row) -> MoveRow:
    return MoveRow(
        game="g",
        number=line.number,
        seat=line.seat,
        time=line.time,
        move=line.move,
        press=line.press,
    )


def test_after_a_restart_the_clocks_are_the_same() -> None:
    game = GAMES["blot"]
    row = GameRow(
        id="g",
        code="c",
        game="blot",
        rules=game.rules_version,
        options=game.options().text(),
        names=["Ada", "Björn", "Cléo"],
        commitment="",
        given=["", "", ""],
        secret="00",
        started=0.0,
    )
    settings = p.Settings(game="blot", seats=3)
    live = LiveGame(row, HouseClock(), settings, 1)
    rows = list[MoveRow]()
    for time in (10.0, 13.0):
        seat = live.course.state.to_act()[0]
        card = live.course.state.moves(seat)[0].text
        live.play.seat([Occupant("" if other == seat else "regular") for other in range(3)])
        live.play.press(Reach(), seat, f"card-{time:g}", [card], at=time)
        live.play.take_back(Reach(), seat, f"back-{time:g}", at=time + 1)
        while (out := live.play.take_out()) is not None:
            if isinstance(out, Write):
                rows += [row_of(line) for line in out.rows]
                live.play.durable(live.play.now)
    assert [row.move == "takeback" for row in rows] == [False, True] * 2
    again = LiveGame(row, HouseClock(), settings, 1)
    again.restore(rows, {}, [])
    for one in (live, again):
        one.play.seat([Occupant() for _ in range(3)])
    nobody_away = [one.play.circumstances(15.0).clocks for one in (live, again)]
    assert nobody_away[0] == nobody_away[1]
    assert [clock.left for clock in nobody_away[0]] == [nobody_away[0][0].seconds - 15.0]

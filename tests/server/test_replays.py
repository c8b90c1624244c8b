"""Finished games: replayed from every seat, verified, and played on from any moment."""

import asyncio
from typing import Any

import msgspec
import pytest

from tablee.core.records import Line, Record, read_record
from tablee.history.audit import audit, verify
from tablee.history.replay import RecordError, replay
from tablee.lab.laws.damage import fields_of, mutants
from tablee.packs import GAMES
from tablee.server.running import serving
from tablee.server.wire import protocol as p
from tablee.server.work import jobs
from tablee.server.work.workshop import Done
from tests.laws.golden import golden_record
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.test_bots import watch_to_the_end
from tests.server.test_tables import play_all


def a_record(game: str) -> Record:
    variant = GAMES[game].variants()[0]
    return golden_record(GAMES[game], *variant)[0]


def a_moment_to_go_on_from(record: Record) -> int:
    """Near the end, so that bots are soon done."""
    return max(1, len(record.lines) - 12)


async def post(player: Player, path: str, **more: Any) -> tuple[int, dict[str, Any]]:
    async with player.http.post(path, **more) as answer:
        return answer.status, await answer.json()


@pytest.mark.parametrize("game", GAMES)
async def test_every_seat_sees_its_own_screens_and_open_hands_see_all(url: str, game: str) -> None:
    record = a_record(game)
    async with players(url, "Ada") as (ada,):
        for seat in range(len(record.names)):
            seen = await ada.call("POST", f"/api/replay?seat={seat}", data=record.text())
            assert (seen["seat"], seen["problem"]) == (seat, "")
            assert len(seen["moments"]) == len(record.lines) + 1
            for shown, moment in zip(seen["moments"], replay(record), strict=True):
                screen = msgspec.json.encode(moment.state.screen(seat))
                assert shown["view"] == msgspec.json.decode(screen)
            assert seen["moments"][-1]["result"]["rule"]
        opened = await ada.call("POST", "/api/replay", data=record.text())
    assert opened["seat"] is None
    assert opened["moments"][0]["view"]["memory"] is None
    assert opened["moments"][0]["view"] != seen["moments"][0]["view"]


async def test_a_replay_shows_a_seat_what_it_was_shown(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], options={"target": "5"}, pace="none")
        await start([ada, bjorn])
        await play_all([ada, bjorn])
        assert bjorn.table is not None
        address = f"/api/records/{bjorn.table.record}/replay?seat=1"
        seen = await ada.call("GET", address)
    views = [moment["view"] for moment in seen["moments"]]
    screens = [msgspec.json.decode(screen.view) for screen in bjorn.screens]
    assert screens
    assert all(view in views for view in screens)


async def test_a_running_game_has_no_record_replay_audit_or_way_on(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await start([ada, bjorn])
        assert ada.table is not None
        name = ada.table.record
        for path in ("", "/replay", "/replay?seat=0", "/audit"):
            async with ada.http.get(f"/api/records/{name}{path}") as answer:
                assert answer.status == 404
        wish = {"record": name, "seat": 0, "at": 0, "bots": "random"}
        assert (await post(ada, "/api/continue", json=wish))[0] == 404


# --- impossible beginnings --------------------------------------------------------------------


def begun_at(game: str, start: str) -> Record:
    """A record that goes on from a position, whatever that says of seats and options."""
    fields = dict(fields_of(start))
    seats, options = int(fields["seats"]), fields["options"]
    return Record(
        game=game,
        rules=GAMES[game].rules_version,
        options=options,
        names=[f"Guest {seat}" for seat in range(seats)],
        commitment="",
        given=["00"] * seats,
        secret="00" * 32,
        continues="- P0 3",
        start=start,
    )


def damaged_starts(game: str, count: int) -> list[str]:
    """Positions with something wrong behind their seats and options."""
    whole = [text for text in mutants(GAMES[game], 7, 20 * count) if _has_seats(game, text)]
    return [text for text in whole if not _is_played(game, text)][:count]


def _has_seats(game: str, text: str) -> bool:
    (first, seats), (second, _) = fields_of(text)[:2]
    counts = [str(count) for count in GAMES[game].seats]
    return (first, second) == ("seats", "options") and seats in counts


def _is_played(game: str, text: str) -> bool:
    try:
        list(replay(begun_at(game, text)))
    except Exception:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_with_an_impossible_start_is_refused(url: str, game: str) -> None:
    async with players(url, "Ada") as (ada,):
        starts = damaged_starts(game, 6)
        assert len(starts) == 6
        for start in starts:
            text = begun_at(game, start).text()
            status, said = await post(ada, "/api/replay", data=text)
            assert (status, said["code"]) == (400, "bad_record"), start
            assert len(said["text"]) > 10
            wish = {"text": text, "seat": 0, "at": 0, "bots": "random"}
            status, said = await post(ada, "/api/continue", json=wish)
            assert (status, said["code"]) == (400, "bad_record"), start
            status, said = await post(ada, "/api/audit", data=text)
            assert said.get("problem") or said.get("code") == "bad_record", start


def test_an_error_in_the_rules_is_the_records_fault_and_told_to_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No such record is known; there may be one all the same."""

    def fail(*_: object) -> None:
        raise IndexError("a card nobody may see")

    monkeypatch.setattr(jobs, "replay_of", fail)
    given = jobs.Errand(record=a_record("blot").text()).bytes()
    done = msgspec.msgpack.decode(jobs.replay(given), type=Done)
    assert (done.code, done.text) == ("bad_record", jobs.UNPLAYABLE)
    assert "test_replays.py" in done.place
    assert "card" not in done.place


# --- takebacks --------------------------------------------------------------------------------


def with_a_takeback(record: Record, at: int) -> Record:
    line = record.lines[at]
    back = Line(line.seat, line.time, "takeback")
    return msgspec.structs.replace(
        record, lines=[*record.lines[: at + 1], back, *record.lines[at:]]
    )


async def test_a_taken_back_move_is_shown_and_verifies(url: str) -> None:
    record = with_a_takeback(a_record("herrlof"), 1)
    async with players(url, "Ada") as (ada,):
        seen = await ada.call("POST", "/api/replay?seat=0", data=record.text())
    views = [moment["view"] for moment in seen["moments"]]
    assert views[3] == views[1] != views[2]
    assert seen["moments"][3]["events"][0]["kind"] == "taken_back"
    assert verify(record).outcome() is not None


def test_only_ones_own_last_move_can_be_taken_back_and_only_once() -> None:
    record = a_record("herrlof")
    first = record.lines[0]
    back = Line(first.seat, first.time, "takeback")
    others = Line(1 - (first.seat or 0), first.time, "takeback")
    for lines in ([back], [first, others], [first, back, back]):
        broken = msgspec.structs.replace(record, lines=lines)
        with pytest.raises(RecordError, match="no move of this seat to take back"):
            verify(broken)


# --- verifying --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_an_audit_tells_what_was_computed_again(url: str, game: str) -> None:
    record = a_record(game)
    async with players(url, "Ada") as (ada,):
        found = await ada.call("POST", "/api/audit", data=record.text())
    assert found["problem"] == ""
    assert found["promised"]
    assert found["over"]
    assert found["moves"] == found["lines"] == len(record.lines)
    assert found["luck"][0]["line"] == 0
    assert found["luck"][0]["draws"] > 10


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"secret": "00" * 32}, "not the one committed to"),
        ({"given": ["ff", "ff"]}, "move "),
        ({"lines": []}, "stop before the game is over"),
        ({"secret": ""}, "not over"),
        ({"secret": "abc"}, "two digits"),
        ({"rules": 99}, "rules 99"),
    ],
)
def test_an_audit_finds_what_was_changed(change: dict[str, Any], problem: str) -> None:
    found = audit(msgspec.structs.replace(a_record("herrlof"), **change))
    assert problem in found.problem


# --- playing on -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_playing_on_keeps_what_the_seat_knew_and_verifies(game: str, store_url: str) -> None:
    record = a_record(game)
    at, seat = a_moment_to_go_on_from(record), 1
    moments = replay(record)
    there = next(moment.state for number, moment in enumerate(moments) if number == at)
    async with (
        serving(setup(store_url, speed=300.0)) as (_, url),
        players(url, "Ada") as (ada,),
    ):
        wish = {"text": record.text(), "seat": seat, "at": at, "bots": "random"}
        status, made = await post(ada, "/api/continue", json=wish)
        assert status == 200, made
        snapshot = await ada.join(made["code"])
        assert snapshot.seat == seat
        assert snapshot.table.continues == f"- P1 {at}"
        await ada.be_ready()
        await ada.hear(p.Changed, lambda said: said.table.chairs[seat].ready)
        await ada.say(p.Start())
        dealt = await ada.hear(p.Snapshot, lambda said: said.screen is not None)
        assert dealt.screen is not None
        assert msgspec.json.decode(dealt.screen.view) == msgspec.json.decode(
            msgspec.json.encode(there.screen(seat))
        )
        await ada.say(p.SeatBot(seat, "random"))
        table = await watch_to_the_end(ada)
        async with ada.http.get(f"/api/records/{table.record}") as answer:
            text = await answer.text()
        (mine,) = await ada.call("GET", "/api/my-games")
    assert mine["continued"]
    again = read_record(text)
    assert again.continues == f"- P1 {at}"
    begun = GAMES[game].position(again.start)
    assert begun.view(seat) == there.view(seat)
    assert verify(again).outcome() is not None
    with pytest.raises(RecordError):
        verify(msgspec.structs.replace(again, start=GAMES[game].position(again.start).text()[:40]))


async def test_the_position_a_game_goes_on_from_is_told_to_nobody(url: str) -> None:
    record = a_record("herrlof")
    async with players(url, "Ada") as (ada,):
        wish = {"text": record.text(), "seat": 0, "at": 4, "bots": "random"}
        made = (await post(ada, "/api/continue", json=wish))[1]
        await ada.join(made["code"])
        await ada.be_ready()
        await ada.hear(p.Changed, lambda said: said.table.chairs[0].ready)
        await ada.say(p.Start())
        screen = await ada.see(lambda screen: True)
        view = msgspec.json.decode(screen.view)
    assert view["hands"][1] is None
    assert not any(b"stock " in raw for raw in ada.received)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 5}, "seat_unknown"),
        ({"at": 99_999}, "wrong_phase"),
        ({"bots": "genius"}, "unknown_level"),
        ({"text": "tablee record 1\n"}, "bad_record"),
        ({"text": "", "record": "nothing"}, "no_record"),
    ],
)
async def test_playing_on_from_nowhere_says_why(
    url: str, change: dict[str, Any], code: str
) -> None:
    text = a_record("herrlof").text()
    async with players(url, "Ada") as (ada,):
        wish = {"text": text, "seat": 0, "at": 3, "bots": "random", **change}
        status, problem = await post(ada, "/api/continue", json=wish)
    assert status >= 400
    assert problem["code"] == code


async def test_a_rematch_of_a_continued_game_is_dealt(url: str) -> None:
    record = a_record("herrlof")
    at = len(record.lines) - 2
    async with players(url, "Ada") as (ada,):
        wish = {"text": record.text(), "seat": 0, "at": at, "bots": "random"}
        made = (await post(ada, "/api/continue", json=wish))[1]
        await ada.join(made["code"])
        await ada.be_ready()
        await ada.hear(p.Changed, lambda said: said.table.chairs[0].ready)
        await ada.say(p.Start())
        async with asyncio.timeout(20):
            await play_all([ada])
        await ada.say(p.Rematch())
        again = await ada.hear(p.Snapshot, lambda said: said.table.phase == "lobby")
    assert again.table.continues == ""

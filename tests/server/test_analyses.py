"""Finished games are gone through by the server: piece by piece, and kept with their record."""

from typing import Any

import msgspec
import pytest

from tablee.core.records import Record
from tablee.history.analysis.analysing import Analysing
from tablee.history.analysis.findings import RECKONING, Analysis
from tablee.packs import GAMES
from tablee.server.tables.lobby import Lobby
from tablee.server.wire.api import Analysed
from tablee.server.wire.errors import Mistake
from tablee.server.work import analyses
from tablee.server.work.analyses import piece_of
from tablee.store import Store
from tablee.store.rows import GameRow, MoveRow, TableRow
from tests.history.late import late_record
from tests.laws.golden import golden_record
from tests.server.client import Player, players, seat_all, start


def whole(record: Record, seat: int) -> Analysis:
    work = Analysing(record, seat)
    for _ in work.steps():
        pass
    return work.analysis()


async def keep(store: Store, record: Record, result: str = '{"scores":[1,0]}') -> str:
    """As a game of a table that is over."""
    table = TableRow("ABCDEF", "{}", 1.0, False)
    await store.add_table(table)
    game = GameRow(
        id="thegame",
        code=table.code,
        game=record.game,
        rules=record.rules,
        options=record.options,
        names=record.names,
        commitment=record.commitment,
        given=record.given,
        secret=record.secret,
        started=1.0,
        continues=record.continues,
        start=record.start,
    )
    await store.deal(game, {}, table)
    moves = [
        MoveRow(game=game.id, number=number, seat=line.seat, time=line.time, move=line.move)
        for number, line in enumerate(record.lines)
    ]
    await store.append(table.code, moves)
    await store.finish(game.id, result, table)
    return game.id


async def asked(player: Player, name: str, seat: int) -> Analysed:
    made = await player.call("POST", f"/api/records/{name}/analysis?seat={seat}")
    return msgspec.convert(made, Analysed)


async def refused(player: Player, path: str) -> tuple[int, Any]:
    async with player.http.post(path) as answer:
        return answer.status, (await answer.json())["code"]


def test_pieces_make_the_whole_however_short_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "PIECE", 0.0)
    record, made = late_record("blot", 8), None
    pieces: list[Analysed] = []
    while made is None or not made.is_final:
        pieces.append(piece_of(record, 1, made))
        made = pieces[-1].analysis
    assert made == whole(record, 1)
    assert pieces[0].seconds is None
    assert pieces[-1].seconds == 0
    assert [one.done for one in pieces] == sorted(one.done for one in pieces)
    assert pieces[-1].done == made.decisions


async def test_an_analysis_is_gone_on_with_and_kept(server: tuple[Lobby, str]) -> None:
    lobby, url = server
    record = late_record("blot", 8)
    name = await keep(lobby.house.store, record)
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        made = await asked(ada, name, 0)
        while not made.analysis.is_final:
            made = await asked(ada, name, 0)
        assert made.analysis == whole(record, 0)
        kept = await lobby.house.store.analysis(name, 0)
        assert msgspec.json.decode(kept, type=Analysed) == made
        assert await asked(bjorn, name, 0) == made
        assert await lobby.house.store.analysis(name, 1) == ""
        assert not any(called in kept for called in record.names)


@pytest.mark.parametrize("kept", ['{"analysis":{"verdicts":0}}', "{}"])
async def test_what_was_kept_in_another_way_is_made_anew(
    server: tuple[Lobby, str], kept: str
) -> None:
    lobby, url = server
    name = await keep(lobby.house.store, late_record("blot", 8))
    await lobby.house.store.keep_analysis(name, 0, kept)
    async with players(url, "Ada") as (ada,):
        assert (await asked(ada, name, 0)).analysis.game == "blot"


async def test_what_was_reckoned_otherwise_is_made_anew(server: tuple[Lobby, str]) -> None:
    lobby, url = server
    record = late_record("blot", 8)
    name = await keep(lobby.house.store, record)
    older = Analysis(game="blot", seat=0, decisions=0, is_final=True, reckoning=RECKONING - 1)
    stored = msgspec.json.encode(Analysed(analysis=older, done=0)).decode()
    await lobby.house.store.keep_analysis(name, 0, stored)
    async with players(url, "Ada") as (ada,):
        assert (await asked(ada, name, 0)).analysis.decisions > 0


async def test_only_what_is_over_and_can_be_reckoned_is_analysed(
    server: tuple[Lobby, str],
) -> None:
    lobby, url = server
    game = GAMES["blitz"]
    name = await keep(lobby.house.store, golden_record(game, 3, game.options())[0])
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await start([ada, bjorn])
        assert ada.table is not None
        running = f"/api/records/{ada.table.record}/analysis?seat=0"
        assert await refused(ada, running) == (404, "no_record")
        assert await refused(ada, f"/api/records/{name}/analysis?seat=0") == (404, "no_analysis")
        assert (await refused(ada, f"/api/records/{name}/analysis"))[1] == "seat_unknown"


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Mistake, match="no such seat"):
        piece_of(late_record("blot", 8), 2, None)


async def test_a_later_analysis_takes_the_place_of_what_was_kept(both_stores: str) -> None:
    store = await Store.open(both_stores)
    try:
        assert await store.analysis("game", 1) == ""
        for found in ("rough", "sure"):
            await store.keep_analysis("game", 1, found)
            assert await store.analysis("game", 1) == found
    finally:
        await store.close()

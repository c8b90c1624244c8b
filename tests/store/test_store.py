"""The store keeps what it was given, on SQLite and on PostgreSQL."""

import asyncio
import secrets
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.store import Store
from tablee.store.engine import UnknownStore, full_url, migrate, open_engine
from tablee.store.rows import ChatRow, GameRow, GuestRow, MoveRow, TableRow
from tablee.store.schema import METADATA
from tablee.store.writer import Closed, NotWritten


def a_table() -> TableRow:
    return TableRow(secrets.token_hex(4), "{}", 5.0, True)


def a_game(code: str) -> GameRow:
    return GameRow(
        id=secrets.token_hex(8),
        code=code,
        game="herrlof",
        rules=1,
        options="target=50",
        names=["Ada", "Björn"],
        commitment="8f",
        given=["00ff", ""],
        secret="91c2",
        started=12.5,
    )


def a_move(game: str, number: int, press: str | None = None) -> MoveRow:
    return MoveRow(game=game, number=number, seat=0, time=1.25, move="R7", press=press)


async def a_dealt_game(store: Store) -> GameRow:
    table = a_table()
    await store.add_table(table)
    game = a_game(table.code)
    await store.deal(game, {0: f"guest-{game.id}"}, table)
    return game


async def test_a_game_comes_back_as_it_was_played(store: Store) -> None:
    game = await a_dealt_game(store)
    moves = [a_move(game.id, number) for number in range(5)]
    await store.append(moves[:3])
    await store.append(moves[3:])
    assert await store.game(game.id) == game
    assert await store.moves(game.id) == moves


async def test_the_secret_stays_inside_until_the_game_is_over(store: Store) -> None:
    game = await a_dealt_game(store)
    moves = [a_move(game.id, 0)]
    assert game.record(moves).secret == ""
    await store.finish(game.id, "result", TableRow(game.code, "after", 6.0, True))
    over = await store.game(game.id)
    assert over is not None
    assert over.record(moves).secret == "91c2"
    table = await store.table(game.code)
    assert table is not None
    assert table.state == "after"


async def test_moves_appended_together_are_stored_all_or_none(store: Store) -> None:
    game = await a_dealt_game(store)
    await store.append([a_move(game.id, 1)])
    with pytest.raises(NotWritten):
        await store.append([a_move(game.id, 0), a_move(game.id, 1)])
    assert [row.number for row in await store.moves(game.id)] == [1]


async def test_one_wrong_write_does_not_spoil_those_it_shares_a_commit_with(store: Store) -> None:
    game = await a_dealt_game(store)
    await store.append([a_move(game.id, 0)])
    results = await asyncio.gather(
        *(store.append([a_move(game.id, number)]) for number in (1, 0, 2)), return_exceptions=True
    )
    assert [isinstance(result, NotWritten) for result in results] == [False, True, False]
    assert [row.number for row in await store.moves(game.id)] == [0, 1, 2]


async def test_guests_have_names_and_games(store: Store) -> None:
    guest = GuestRow(secrets.token_hex(8), "Ada")
    await store.add_guest(guest, 1.0)
    await store.rename_guest(GuestRow(guest.id, "Adèle"))
    assert await store.guest(guest.id) == GuestRow(guest.id, "Adèle")
    assert await store.guest("nobody") is None
    game = await a_dealt_game(store)
    (played,) = await store.games_of(f"guest-{game.id}", 10)
    assert (played.game, played.seat) == (game, 0)


async def test_a_key_is_made_once(store: Store) -> None:
    name = secrets.token_hex(4)
    assert await store.key(name, "first") == "first"
    assert await store.key(name, "second") == "first"


async def test_open_tables_are_found_again(store: Store) -> None:
    table = a_table()
    await store.add_table(table)
    assert table in await store.open_tables()
    await store.save_table(TableRow(table.code, "{}", 6.0, False))
    assert table.code not in {row.code for row in await store.open_tables()}


async def test_chat_keeps_its_order(store: Store) -> None:
    table = a_table()
    await store.add_table(table)
    lines = [ChatRow(table.code, number, "Ada", 0, f"line {number}") for number in range(4)]
    for line in lines:
        await store.say(line, table)
    assert await store.chat(table.code, 3) == lines[1:]


async def test_closing_finishes_what_was_asked_for(store_url: str) -> None:
    store = await Store.open(store_url)
    game = await a_dealt_game(store)
    writes = [asyncio.create_task(store.append([a_move(game.id, n)])) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(Closed):
        await store.append([a_move(game.id, 99)])
    again = await Store.open(store_url)
    assert len(await again.moves(game.id)) == 20
    await again.close()


async def test_migrations_lead_to_the_schema(store_url: str) -> None:
    engine = await open_engine(store_url)
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
        )
    await engine.dispose()
    assert differences == []


async def test_a_store_of_before_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    engine = create_async_engine(full_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: migrate(sync, "0001"))
        await connection.execute(text("INSERT INTO tables VALUES ('ABCDEF', '{}', 1.0, 1)"))
        await connection.execute(
            text(
                "INSERT INTO games VALUES ('g', 'ABCDEF', 'blot', 1, '', '[]', '', '[]', '', 1, '')"
            )
        )
        await connection.execute(text("INSERT INTO moves VALUES ('g', 0, 0, 1.25, 'R7', '', NULL)"))
    await engine.dispose()
    store = await Store.open(url)
    assert await store.moves("g") == [a_move("g", 0)]
    await store.close()


@pytest.mark.parametrize("url", ["", "store.db", "mysql://here/there"])
def test_a_url_of_no_known_store_is_refused_with_a_reason(url: str) -> None:
    with pytest.raises(UnknownStore, match=r"sqlite"):
        full_url(url)

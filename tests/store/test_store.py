"""The store keeps what it was given, on SQLite and on PostgreSQL."""

import asyncio
import secrets
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import asdict
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.store import Store
from tablee.store.engine import full_url
from tablee.store.migrating import migrate
from tablee.store.rows import ChatRow, GameRow, GuestRow, MoveRow, TableRow
from tablee.store.schema import METADATA, MOVES
from tablee.store.troubles import Closed, RowsRefused, UnknownStore, Unusable

FULL = "2"
"""SQLite's number for `PRAGMA synchronous=FULL`."""


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
    await store.append(game.code, moves[:3])
    await store.append(game.code, moves[3:])
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
    await store.append(game.code, [a_move(game.id, 1)])
    with pytest.raises(RowsRefused):
        await store.append(game.code, [a_move(game.id, 0), a_move(game.id, 1)])
    assert [row.number for row in await store.moves(game.id)] == [1]


async def test_one_wrong_write_does_not_spoil_those_it_shares_a_commit_with(store: Store) -> None:
    game = await a_dealt_game(store)
    await store.append(game.code, [a_move(game.id, 0)])
    results = await asyncio.gather(
        *(store.append(game.code, [a_move(game.id, number)]) for number in (1, 0, 2)),
        return_exceptions=True,
    )
    assert [isinstance(result, RowsRefused) for result in results] == [False, True, False]
    assert [row.number for row in await store.moves(game.id)] == [0, 1, 2]


async def test_rows_that_make_no_sense_fail_alone_and_writing_goes_on(store: Store) -> None:
    game = await a_dealt_game(store)
    wrong = [{"game": game.id}], [{**asdict(a_move(game.id, 1)), "number": ["many"]}]
    results = await asyncio.gather(
        store.append(game.code, [a_move(game.id, 0)]),
        *(store.writer.write((insert(MOVES), rows)) for rows in wrong),
        store.append(game.code, [a_move(game.id, 2)]),
        return_exceptions=True,
    )
    assert [result is None for result in results] == [True, False, False, True]
    assert not store.writer.trouble
    assert await store.check() == ""
    assert [row.number for row in await store.moves(game.id)] == [0, 2]


async def test_guests_have_names_and_games(store: Store) -> None:
    guest = GuestRow(secrets.token_hex(8), "Ada")
    await store.add_guest(guest, 1.0)
    assert await store.guest(guest.id) == guest
    await store.rename_guest(GuestRow(guest.id, "Adèle", "fox"))
    assert await store.guest(guest.id) == GuestRow(guest.id, "Adèle", "fox")
    assert await store.guest("nobody") is None
    game = await a_dealt_game(store)
    (played,) = await store.games_of(f"guest-{game.id}", 10)
    assert (played.game, played.seat) == (game, 0)


async def test_a_key_is_made_once(store: Store) -> None:
    name = secrets.token_hex(4)
    assert await store.key(name, "first") == "first"
    assert await store.key(name, "second") == "first"


async def test_running_tables_are_found_again(store: Store) -> None:
    earlier, later = TableRow(secrets.token_hex(4), "{}", 4.0, True), a_table()
    for table in (earlier, later):
        await store.add_table(table)
    codes = [code for code in await store.running_tables() if code in (earlier.code, later.code)]
    assert codes == [later.code, earlier.code]
    still = TableRow(later.code, "{}", 6.0, False)
    await store.save_table(still)
    assert later.code not in await store.running_tables()
    assert await store.table(later.code) == still


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
    writes = [asyncio.create_task(store.append(game.code, [a_move(game.id, n)])) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(Closed):
        await store.append(game.code, [a_move(game.id, 99)])
    again = await Store.open(store_url)
    assert len(await again.moves(game.id)) == 20
    await again.close()


async def test_a_commit_is_on_the_disk_before_it_is_acknowledged(store_url: str) -> None:
    """As docs/hosting.md promises it for a power cut: the writing session says so itself, also in
    a database where others take it easier."""
    is_file = store_url.startswith("sqlite")
    if not is_file:
        engine = create_async_engine(full_url(store_url), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            easy = "ALTER DATABASE postgres SET synchronous_commit = off"
            await connection.exec_driver_sql(easy)
        await engine.dispose()
    store = await Store.open(store_url)
    name = secrets.token_hex(4)
    asked = "(SELECT synchronous FROM pragma_synchronous)"
    if not is_file:
        asked = "current_setting('synchronous_commit')"
    question = text(f"INSERT INTO keys SELECT CAST(:name AS TEXT), {asked}")
    await store.writer.write((question, [{"name": name}]))
    assert await store.key(name, "") == (FULL if is_file else "on")
    await store.close()


async def test_who_hangs_up_at_once_is_told_of_in_a_sentence() -> None:
    """As a PostgreSQL that ends while somebody comes."""
    hang_up = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
    port = hang_up.sockets[0].getsockname()[1]
    with pytest.raises(Unusable, match="cannot be opened: the connection was lost"):
        await Store.open(f"postgresql://tablee@127.0.0.1:{port}/postgres")
    hang_up.close()


async def test_what_a_database_says_of_rows_is_not_told(store: Store) -> None:
    """It may be logged, and everybody can ask for the health."""
    game = await a_dealt_game(store)
    await store.append(game.code, [a_move(game.id, 0)])
    with pytest.raises(RowsRefused) as told:
        await store.append(game.code, [a_move(game.id, 0)])
    assert game.id not in str(told.value)
    assert "DETAIL" not in str(told.value)


async def test_migrations_lead_to_the_schema(store_url: str) -> None:
    await (await Store.open(store_url)).close()
    engine = create_async_engine(full_url(store_url))
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


@pytest.mark.parametrize(
    "url", ["", "store.db", "mysql://here/there", "sqlite://", "sqlite:///:memory:"]
)
def test_a_url_of_no_known_store_is_refused_with_a_reason(url: str) -> None:
    with pytest.raises(UnknownStore, match=r"sqlite"):
        full_url(url)

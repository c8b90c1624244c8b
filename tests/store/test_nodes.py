"""Several servers on one store: whose a table is, and who may write about it."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from tablee.store import Store
from tablee.store.node_store import NodeStore
from tablee.store.postgres_ledger import HOUSE_LOCK
from tablee.store.rows import NOBODYS, GuestRow, TableRow
from tablee.store.session import HANG_SECONDS, NODE_LOCKS, NodeSession
from tablee.store.troubles import Away, Elsewhere, NotOurs, RowsRefused, Taken, Unusable
from tests.store.postgres import SOCKET, new_database
from tests.store.stopping import MANY, Work, stopped_inside
from tests.store.test_store import a_dealt_game, a_move
from tests.store.wire import wire_to

Join = Callable[[int], Awaitable[NodeStore]]


@pytest.fixture
async def place(postgres_url: str) -> str:
    return await asyncio.to_thread(new_database, postgres_url)


@pytest.fixture
async def join(place: str) -> AsyncIterator[Join]:
    joined: list[NodeStore] = []

    async def come(number: int) -> NodeStore:
        joined.append(await NodeStore.join(place, f"http://node{number}:8000"))
        return joined[-1]

    yield come
    for store in joined:
        await store.close()


async def ask(place: str, question: str, *values: object) -> object:
    connection = await asyncpg.connect(place)
    try:
        return await connection.fetchval(question, *values)
    finally:
        await connection.close()


async def end_session(place: str, number: int) -> None:
    """As PostgreSQL does with a node that hangs."""
    holder = (
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' "
        "AND classid = $1::bigint::oid AND objid = $2::bigint::oid AND objsubid = 2"
    )
    assert await ask(place, holder, NODE_LOCKS, number)


def back_again(store: NodeStore) -> asyncio.Event:
    """Set when it has been away, from now on."""
    back = asyncio.Event()

    def changed() -> None:
        if not store.writer.trouble:
            back.set()

    store.writer.on_change = changed
    return back


async def row(store: Store, code: str) -> TableRow:
    found = await store.table(code)
    assert found is not None
    return found


async def test_nodes_keep_their_numbers(join: Join) -> None:
    one, two = await join(1), await join(2)
    assert one.number != two.number
    assert await two.address(one.number) == "http://node1:8000"
    await one.close()
    again = await join(1)
    assert again.number == one.number


async def test_a_table_is_its_makers_and_others_are_told_whose(join: Join) -> None:
    one, two = await join(1), await join(2)
    game = await a_dealt_game(one)
    await one.own(await row(one, game.code))
    with pytest.raises(Elsewhere) as told:
        await two.own(await row(two, game.code))
    assert told.value.node == one.number
    with pytest.raises(NotOurs):
        await two.append(game.code, [a_move(game.id, 0)])
    assert await two.moves(game.id) == []


async def test_a_wrong_owner_fails_alone(join: Join) -> None:
    """Whatever is written together with it is written."""
    one, two = await join(1), await join(2)
    ours, theirs = await a_dealt_game(one), await a_dealt_game(two)
    results = await asyncio.gather(
        one.append(ours.code, [a_move(ours.id, 0)]),
        one.append(theirs.code, [a_move(theirs.id, 0)]),
        one.append(ours.code, [a_move(ours.id, 1)]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), NotOurs, type(None)]
    assert await one.moves(ours.id) == [a_move(ours.id, 0), a_move(ours.id, 1)]
    assert await one.moves(theirs.id) == []


async def test_while_its_session_lives_nobody_takes_a_nodes_tables(join: Join) -> None:
    one, two = await join(1), await join(2)
    game = await a_dealt_game(one)
    await asyncio.sleep(HANG_SECONDS + 1)  # it says nothing, and is touched
    assert await two.take_over() == 0
    assert not one.writer.trouble
    await one.append(game.code, [a_move(game.id, 0)])


async def test_a_node_whose_session_was_ended_loses_what_others_took(
    place: str, join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await join(1), await join(2)
    game = await a_dealt_game(one)
    back, is_near = back_again(one), asyncio.Event()
    taking = NodeSession.take

    async def take(session: NodeSession) -> None:
        await is_near.wait()
        await taking(session)

    monkeypatch.setattr(NodeSession, "take", take)
    await end_session(place, one.number)
    assert await two.take_over() == 1
    await two.append(game.code, [a_move(game.id, 0)])
    with pytest.raises((Away, NotOurs)):
        await one.append(game.code, [a_move(game.id, 1)])
    is_near.set()
    await asyncio.wait_for(back.wait(), 30)
    with pytest.raises(NotOurs):
        await one.append(game.code, [a_move(game.id, 1)])
    with pytest.raises(Elsewhere):
        await one.own(await row(one, game.code))
    assert await two.moves(game.id) == [a_move(game.id, 0)]


async def test_a_node_that_is_back_in_time_has_its_tables_still(place: str, join: Join) -> None:
    one, two = await join(1), await join(2)
    game = await a_dealt_game(one)
    back = back_again(one)
    await end_session(place, one.number)
    await asyncio.wait_for(back.wait(), 30)
    assert await two.take_over() == 0
    await one.own(await row(one, game.code))
    await one.append(game.code, [a_move(game.id, 0)])


async def test_a_table_let_go_is_whose_who_asks_first(join: Join) -> None:
    one, two, three = await join(1), await join(2), await join(3)
    game = await a_dealt_game(one)
    await one.let_go(game.code)
    let_go = await row(one, game.code)
    assert let_go.node == NOBODYS
    with pytest.raises(NotOurs):  # a late job
        await one.append(game.code, [a_move(game.id, 0)])
    results = await asyncio.gather(two.own(let_go), three.own(let_go), return_exceptions=True)
    lost = [result for result in results if result is not None]
    assert [type(one) for one in lost] == [Elsewhere]
    assert (await row(one, game.code)).node in (two.number, three.number)


async def test_where_things_happen_by_themselves_a_free_table_is_taken(
    place: str, join: Join
) -> None:
    alone = await Store.open(place)
    await alone.add_table(TableRow("ABCDEF", "{}", 1.0, True))
    await alone.add_table(TableRow("GHJKMN", "{}", 1.0, False))
    await alone.close()
    one = await join(1)
    assert await one.take_over() == 1
    assert await one.take_over() == 0
    assert await one.running_tables() == ["ABCDEF"]


async def test_many_tables_of_one_that_is_gone_are_shared(place: str, join: Join) -> None:
    one, two, three = await join(1), await join(2), await join(3)
    for n in range(120):
        await one.add_table(TableRow(f"T{n:05}", "{}", float(n), n % 2 == 0))
    await one.close()
    taken = [await two.take_over(), await three.take_over(), await two.take_over()]
    assert taken == [50, 50, 20]
    assert await three.take_over() == 0
    assert len(await two.running_tables()) + len(await three.running_tables()) == 60


async def test_no_node_waits_in_its_session_for_another(place: str, join: Join) -> None:
    """One is stopped while it renames a guest, claims a table and proves that it can write."""
    one, two = await join(1), await join(2)
    guest = GuestRow("00", "Ada")
    await one.add_guest(guest, 1.0)
    alone = TableRow("ABCDEF", "{}", 1.0, True)
    await one.add_table(alone)
    await one.let_go(alone.code)
    stopped = await asyncpg.connect(place)
    await stopped.execute("BEGIN")
    await stopped.execute("UPDATE guests SET name = 'Ida'")
    await stopped.execute("UPDATE tables SET node = 9")
    await stopped.execute("UPDATE keys SET value = '1' WHERE name = $1", f"proved {one.number}")
    renaming = asyncio.create_task(two.rename_guest(guest))
    assert await two.take_over() == 0
    with pytest.raises(Elsewhere):
        await two.own(await row(two, alone.code))
    assert await two.check() == ""
    await stopped.close()
    await renaming
    assert not two.writer.trouble


# --- who may come -----------------------------------------------------------------------------


async def test_a_server_for_itself_and_nodes_exclude_each_other(place: str, join: Join) -> None:
    one = await join(1)
    with pytest.raises(Taken, match="Another Tablée has the store"):
        await Store.open(place)
    await one.close()
    alone = await Store.open(place)
    with pytest.raises(Taken, match="Another Tablée has the store"):
        await join(1)
    await alone.close()
    assert await ask(place, "SELECT pg_try_advisory_lock($1)", HOUSE_LOCK)


async def test_two_nodes_of_one_address_are_refused(join: Join) -> None:
    await join(1)
    with pytest.raises(Unusable, match="Another node with the address http://node1:8000"):
        await join(1)


async def test_nodes_that_start_together_make_the_store_once(join: Join) -> None:
    stores = await asyncio.gather(*(join(n) for n in range(4)))
    assert len({store.number for store in stores}) == 4
    keys = await asyncio.gather(*(store.key("signing", secrets.token_hex(4)) for store in stores))
    assert len(set(keys)) == 1


async def test_sqlite_is_for_one_server() -> None:
    with pytest.raises(Unusable, match="An SQLite store is one server's alone"):
        await NodeStore.join("sqlite:///store.db", "http://node1:8000")


async def test_a_postgresql_that_cannot_end_a_transaction_is_refused(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.store.node_store.LEAST_VERSION", 99)
    with pytest.raises(Unusable, match="several servers can share one from 99 on"):
        await join(1)


async def test_a_wrong_guest_is_told_as_elsewhere(join: Join) -> None:
    one = await join(1)
    await one.add_guest(GuestRow("00", "Ada"), 1.0)
    with pytest.raises(RowsRefused):
        await one.add_guest(GuestRow("00", "Ada"), 1.0)


# --- stopped where it is worst ----------------------------------------------------------------


@pytest.mark.parametrize(("work", "rows"), [("write", 1), ("write", MANY), ("read", MANY)])
async def test_a_node_stopped_in_the_middle_loses_its_tables_and_writes_no_more(
    place: str, join: Join, work: Work, rows: int
) -> None:
    one = await join(1)
    looking = asyncio.create_task(look_round(one))
    await stopped_inside(place, work, rows)
    looking.cancel()


async def look_round(store: NodeStore) -> None:
    while True:
        await store.take_over()
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("says_something", [False, True])
async def test_a_node_cut_off_from_the_database_loses_its_tables_and_notices(
    place: str, join: Join, *, says_something: bool
) -> None:
    base, _, home = place.partition("?host=")
    two = await join(2)
    async with wire_to(Path(home)) as wire:
        one = await NodeStore.join(f"{base}?host={wire.home}", "http://node1:8000")
        game = await a_dealt_game(one)
        back = back_again(one)
        wire.is_whole.clear()
        writing = asyncio.create_task(one.append(game.code, [a_move(game.id, 0)]))
        if not says_something:
            writing.cancel()
        async with asyncio.timeout(30):
            while not await two.take_over():  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.1)
        await two.append(game.code, [a_move(game.id, 0)])
        async with asyncio.timeout(30):
            while not one.writer.trouble:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        if says_something:
            with pytest.raises(Away):
                await writing
        wire.is_whole.set()
        await asyncio.wait_for(back.wait(), 30)
        with pytest.raises(NotOurs):
            await one.append(game.code, [a_move(game.id, 1)])
        assert await two.moves(game.id) == [a_move(game.id, 0)]
        await one.close()


class Pooler:
    """As PgBouncer does when it is told to ignore what it does not know of: takes from the first
    message of a session what it asks PostgreSQL to do with it when it hangs."""

    def __init__(self, server: Path) -> None:
        self._server = server

    async def connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, on = await asyncio.open_unix_connection(str(self._server / SOCKET))
        length = int.from_bytes(await near.readexactly(4), "big")
        start = await near.readexactly(length - 4)
        protocol, words = start[:4], start[4:].rstrip(b"\0").split(b"\0")
        told = zip(words[::2], words[1::2], strict=True)
        kept = [name + b"\0" + value + b"\0" for name, value in told if b"timeout" not in name]
        body = protocol + b"".join(kept) + b"\0"
        on.write((len(body) + 4).to_bytes(4, "big") + body)
        await asyncio.gather(_pass(near, on), _pass(far, back))


async def _pass(there: asyncio.StreamReader, on: asyncio.StreamWriter) -> None:
    while data := await there.read(65536):
        on.write(data)
    on.close()


async def test_a_pooler_that_keeps_no_settings_is_refused(place: str, tmp_path: Path) -> None:
    server = Path(place.partition("?host=")[2])
    pooler = await asyncio.start_unix_server(Pooler(server).connect, str(tmp_path / SOCKET))
    with pytest.raises(Unusable, match="PgBouncer in transaction mode"):
        await NodeStore.join(f"{place.partition('?')[0]}?host={tmp_path}", "http://node1:8000")
    pooler.close()


async def test_what_one_node_found_another_goes_on_with(join: Join) -> None:
    first, second = await join(1), await join(2)
    await first.keep_analysis("game", 0, "rough")
    assert await second.analysis("game", 0) == "rough"
    await second.keep_analysis("game", 0, "sure")
    assert await first.analysis("game", 0) == "sure"
    assert await first.analysis("game", 1) == ""

"""A PostgreSQL store that several servers share, as one of them has it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

from asyncpg import PostgresError
from msgspec.structs import asdict
from sqlalchemy import bindparam, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from tablee.store.engine import file_of, full_url, open_engine, told_of
from tablee.store.news import CHANNEL, COUNTS, News
from tablee.store.postgres_ledger import HOUSE_LOCK, shown
from tablee.store.rows import NOBODYS, ForgottenRow, GuestRow, TableRow
from tablee.store.schema import GUESTS, KEYS, NODES, TABLES
from tablee.store.session import HANG_SECONDS, LEAST_VERSION, NodeSession
from tablee.store.store import PROVED, RENAME_GUEST, SET_KEY, Store, analysis_key, proof, renamed
from tablee.store.traces import ADD_NOTE, DELETE_GUEST, DELETE_NOTE, note, note_of
from tablee.store.troubles import (
    AddressTaken,
    Away,
    Elsewhere,
    RowsRefused,
    Taken,
    Unusable,
    reason,
)
from tablee.store.writer import Step, Writer

MIGRATION_LOCK: Final = 0x7AB1EF
LONGEST_PAUSE: Final = 0.5
"""Seconds between two tries to have a session again."""


class NodeStore(Store):
    """Every row of a table goes through the session that owns it; guests and keys are nobody's and
    go through the pool, so that no node ever waits in its session for another's locks."""

    is_shared = True

    def __init__(
        self, url: URL, engine: AsyncEngine, writer: Writer, session: NodeSession, number: int
    ) -> None:
        super().__init__(engine, writer)
        self._url: Final = url
        self._session: Final = session
        self.number: Final = number

    @classmethod
    async def join(cls, text: str, address: str) -> "NodeStore":
        """Unusable says what is wrong with it, or with coming there."""
        url = full_url(text)
        if file_of(url) is not None:
            raise Unusable(
                "An SQLite store is one server's alone: --node needs --store postgresql://…, or "
                "start this server without --node."
            )
        engine = await open_engine(url, partial(_wait_for_others, shown(url)))
        try:
            with told_of(url):
                await _check_version(engine)
                number = await _register(engine, address)
                session = NodeSession(url, number, address)
                await _take(session)
        except BaseException:
            await engine.dispose()
            raise
        own_proof = partial(proof, _proved(number))
        writer = Writer(session, own_proof, engine.dispose, session.touch, LONGEST_PAUSE)
        store = cls(url, engine, writer, session, number)
        try:
            await store.key(_proved(number), "")
        except (Away, RowsRefused) as trouble:
            await store.close()
            raise Unusable(f"The store cannot be written: {trouble}.") from trouble
        return store

    def _proof(self) -> Step:
        return proof(_proved(self.number))

    # --- whose a table is ---------------------------------------------------------------------

    async def own(self, table: TableRow) -> None:
        """Elsewhere: another node has it. A table that is nobody's is taken."""
        if self.writer.trouble:
            raise Away(self.writer.trouble)
        node = table.node
        if node == NOBODYS:
            if await self.writer.between(partial(self._session.claim, table.code)):
                return
            now = await self.table(table.code)
            node = NOBODYS if now is None else now.node
        if node != self.number:
            raise Elsewhere(node)

    async def let_go(self, code: str) -> None:
        await self.writer.between(partial(self._session.let_go, code))

    async def take_over(self) -> int:
        """How many tables of nodes that are gone are ours now."""
        return await self.writer.between(self._session.take_over)

    async def address(self, node: int) -> str:
        row = await self._first(select(NODES.c.address).where(NODES.c.number == node))
        if row is None:
            raise Away("nobody knows that node")
        return str(row["address"])

    async def addresses(self) -> dict[int, str]:
        """Of all nodes there ever were, by number."""
        rows = await self._all(select(NODES))
        return {int(row["number"]): str(row["address"]) for row in rows}

    async def owners(self, codes: Collection[str]) -> dict[str, int]:
        """The nodes of these tables."""
        if not codes:
            return {}
        query = select(TABLES.c.code, TABLES.c.node).where(TABLES.c.code.in_(list(codes)))
        return {str(row["code"]): int(row["node"]) for row in await self._all(query)}

    async def running_tables(self) -> list[str]:
        query = (
            select(TABLES.c.code)
            .where(TABLES.c.node == self.number, TABLES.c.is_running)
            .order_by(TABLES.c.changed.desc())
        )
        return [str(row["code"]) for row in await self._all(query)]

    async def add_table(self, table: TableRow) -> None:
        mine = TableRow(table.code, table.state, table.changed, table.is_running, self.number)
        await super().add_table(mine)

    # --- what others are told -----------------------------------------------------------------

    async def show(self, code: str, text: str) -> None:
        """One of ours in everybody's list of open tables ("": no longer)."""
        await self.writer.write((_SHOW, [{"key": code, "new_shown": text}]), table=code)

    async def hide_all(self) -> None:
        """What was shown before this session."""
        await self.writer.between(self._session.hide_all)

    async def shown_elsewhere(self) -> list[str]:
        query = select(TABLES.c.shown).where(
            TABLES.c.shown != "", TABLES.c.node.not_in((NOBODYS, self.number))
        )
        return [str(row["shown"]) for row in await self._all(query)]

    def listen(self, renamed: Callable[[str], None], counted: Callable[[str], None]) -> News:
        """To the other nodes: `renamed` is called with the id of a guest whom one calls otherwise
        or has deleted, `counted` with what one has told by `tell_counts`."""

        def others(hear: Callable[[str], None], told: str) -> None:
            node, _, news = told.partition(" ")
            if node != str(self.number):
                hear(news)

        return News(
            self._url, {CHANNEL: partial(others, renamed), COUNTS: partial(others, counted)}
        )

    async def tell_counts(self, news: str) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(_NOT_DURABLY)
                await connection.execute(_TELL, self._news(COUNTS, news))
        except (SQLAlchemyError, PostgresError, OSError) as error:
            raise Away(f"PostgreSQL: {reason(error)}") from error

    def _news(self, channel: str, news: str) -> dict[str, str]:
        return {"channel": channel, "news": f"{self.number} {news}"}

    # --- what is nobody's ---------------------------------------------------------------------

    async def key(self, name: str, value: str) -> str:
        await self._write(_ADD_KEY, {"name": name, "value": value})
        known = await self._first(select(KEYS).where(KEYS.c.name == name))
        assert known is not None
        return str(known["value"])

    async def keep_analysis(self, game: str, seat: int, found: str) -> None:
        name = analysis_key(game, seat)
        added = (_ADD_KEY, {"name": name, "value": found})
        await self._write_all([added, (SET_KEY, {"key": name, "new_value": found})], "")

    async def add_guest(self, guest: GuestRow, made: float) -> None:
        await self._write(_ADD_GUEST, {**asdict(guest), "made": made})

    async def rename_guest(self, guest: GuestRow) -> None:
        await self._write(RENAME_GUEST, renamed(guest), guest.id)

    async def forget_guest(self, row: ForgottenRow) -> None:
        gone = (DELETE_GUEST, {"guest": row.guest})
        await self._write_all([(ADD_NOTE, note(row)), gone], row.guest)

    async def forgotten_wholly(self, guest: str) -> None:
        await self._write(DELETE_NOTE, note_of(guest))

    async def _write(self, statement: Executable, row: Mapping[str, Any], news: str = "") -> None:
        await self._write_all([(statement, row)], news)

    async def _write_all(
        self, steps: Sequence[tuple[Executable, Mapping[str, Any]]], news: str
    ) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(_DURABLY)
                for statement, row in steps:
                    await connection.execute(statement, dict(row))
                if news:
                    await connection.execute(_TELL, self._news(CHANNEL, news))
        except IntegrityError as error:
            raise RowsRefused(reason(error)) from error
        except (SQLAlchemyError, PostgresError, OSError) as error:
            raise Away(f"PostgreSQL: {reason(error)}") from error


_DURABLY: Final = text("SET LOCAL synchronous_commit = on")
_NOT_DURABLY: Final = text("SET LOCAL synchronous_commit = off")
_ADD_KEY: Final = insert(KEYS).on_conflict_do_nothing()
_ADD_GUEST: Final = insert(GUESTS)
_SHOW: Final = (
    update(TABLES).where(TABLES.c.code == bindparam("key")).values(shown=bindparam("new_shown"))
)
_TELL: Final = text("SELECT pg_notify(:channel, :news)")
_REGISTER: Final = insert(NODES).on_conflict_do_nothing()


def _proved(number: int) -> str:
    return f"{PROVED} {number}"


async def _wait_for_others(place: str, connection: AsyncConnection) -> None:
    """One brings the store up to date, and not while a server has it for itself."""
    shared = text(f"SELECT pg_try_advisory_xact_lock_shared({HOUSE_LOCK})")
    if not (await connection.execute(shared)).scalar():
        raise Taken(place)
    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    await connection.execute(text("SET LOCAL lock_timeout = '1s'"))  # others play meanwhile


async def _check_version(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        number = (await connection.execute(text("SHOW server_version_num"))).scalar()
    version = int(str(number)) // 10_000
    if version < LEAST_VERSION:
        raise Unusable(
            f"This store is PostgreSQL {version}, and several servers can share one from "
            f"{LEAST_VERSION} on: bring it up to date, or start one server without --node."
        )


async def _register(engine: AsyncEngine, address: str) -> int:
    """The number of that address, for good."""
    query = select(NODES.c.number).where(NODES.c.address == address)
    async with engine.begin() as connection:
        number = (await connection.execute(query)).scalar()
        if number is None:
            await connection.execute(_REGISTER, {"address": address})
            number = (await connection.execute(query)).scalar_one()
        return int(number)


async def _take(session: NodeSession) -> None:
    """One that was killed or hangs has its lock for a moment more."""
    for _ in range(int(HANG_SECONDS)):
        try:
            await session.take()
        except AddressTaken:
            continue
        return
    await session.take()

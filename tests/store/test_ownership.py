"""A model of who owns which table, beside real sessions on a real PostgreSQL: whatever the order in
which nodes come, write, are cut off in the middle, take and let go."""

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

import asyncpg
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tablee.store import Store, session
from tablee.store.engine import full_url
from tablee.store.rows import NOBODYS
from tablee.store.session import NODE_LOCKS, NodeSession
from tablee.store.troubles import AddressTaken, Away
from tests.store.postgres import new_database

T = TypeVar("T")

NODES = (1, 2, 3)
TABLES = ("A", "B", "C")
HOLDER = """
SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
AND classid = $1::bigint::oid AND objid = $2::bigint::oid
"""
PLENTY = dict.fromkeys(session._LIMITS, "10min")
"""Here nothing ends a session but the model."""

nodes = st.sampled_from(NODES)
tables = st.sampled_from(TABLES)


class Model:
    """`alive`: nodes whose session lives. `owner`: by tables. `moves`: those acknowledged."""

    def __init__(self) -> None:
        self.alive: set[int] = set()
        self.owner = dict.fromkeys(TABLES, NOBODYS)
        self.moves: dict[str, list[int]] = {table: [] for table in TABLES}
        self.writing: dict[int, tuple[str, int]] = {}
        """What a node has sent and not yet committed."""

    def may_write(self, node: int, table: str) -> bool:
        return node in self.alive and self.owner[table] == node

    def end(self, node: int) -> None:
        """The one thing that ends an ownership: what was not committed is gone with it."""
        self.alive.discard(node)
        self.writing.pop(node, None)

    def to_take(self, node: int) -> list[str]:
        """Of nodes that are gone, and what is nobody's (here something happens everywhere)."""
        return [
            table
            for table, owner in self.owner.items()
            if owner != node and (owner == NOBODYS or owner not in self.alive)
        ]


class Ownership(RuleBasedStateMachine):
    """Each rule does one thing in the model and to PostgreSQL, and compares what came of it."""

    place = ""

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.new_event_loop()
        self._model = Model()
        self._sessions = {n: NodeSession(full_url(self.place), n, f"http://node{n}") for n in NODES}
        self._eye: Any = None

    def _do(self, what: Awaitable[T]) -> T:
        async def done() -> T:
            return await what

        return self._loop.run_until_complete(done())

    def teardown(self) -> None:
        for one in self._sessions.values():
            self._do(one.close())
        if self._eye is not None:
            self._do(self._eye.close())
        self._loop.close()

    @initialize()
    def begin(self) -> None:
        self._eye = self._do(asyncpg.connect(self.place))
        self._do(self._eye.execute("TRUNCATE tables, games, moves, nodes CASCADE"))
        for node in NODES:
            self._do(self._eye.execute("INSERT INTO nodes VALUES ($1, $2)", node, str(node)))
        for table in TABLES:
            self._do(self._eye.execute("INSERT INTO tables VALUES ($1, '', 0, true)", table))
            game = "INSERT INTO games VALUES ($1, $1, '', 1, '', '', '', '', '', 0, '')"
            self._do(self._eye.execute(game, table))

    # --- coming and going ---------------------------------------------------------------------

    @rule(node=nodes)
    def come(self, node: int) -> None:
        """A node starts, or comes back with a new session."""
        if node in self._model.alive:
            stranger = NodeSession(full_url(self.place), node, "")
            with pytest.raises(AddressTaken):
                self._do(stranger.take())
            return
        self._do(self._sessions[node].come_back())
        self._model.alive.add(node)

    @rule(node=nodes)
    def cut_off(self, node: int) -> None:
        """PostgreSQL ends the session; the node does not know it yet."""
        pid = self._do(self._eye.fetchval(HOLDER, NODE_LOCKS, node))
        assert (pid is not None) == (node in self._model.alive)
        if pid is not None:
            assert self._do(self._eye.fetchval("SELECT pg_terminate_backend($1, 5000)", pid))
            self._model.end(node)

    # --- writing ------------------------------------------------------------------------------

    @rule(node=nodes, table=tables)
    def write(self, node: int, table: str) -> None:
        """A batch, sent as the session sends it, up to its commit."""
        if node in self._model.writing:
            return
        number = len(self._model.moves[table])
        try:
            self._do(self._send(node, table, number))
        except asyncpg.UniqueViolationError:
            pytest.fail("two have written one move")
        except (asyncpg.PostgresError, asyncpg.InterfaceError, AttributeError, OSError):
            assert node not in self._model.alive
            return
        if self._model.may_write(node, table):
            self._model.writing[node] = (table, number)
        else:
            assert node in self._model.alive
            self._do(self._sessions[node]._connection.execute("ROLLBACK"))

    async def _send(self, node: int, table: str, number: int) -> None:
        connection = self._sessions[node]._connection
        await connection.execute("BEGIN")
        await connection.execute("UPDATE tables SET changed = $2 WHERE code = $1", table, number)
        owned = await connection.fetchval(session._OWNED, [table], node)
        assert bool(owned) == self._model.may_write(node, table)
        move = "INSERT INTO moves VALUES ($1, $2, 0, 0, '', '', NULL)"
        await connection.execute(move, table, number)

    @precondition(lambda self: self._model.writing)
    @rule(data=st.data())
    def commit(self, data: st.DataObject) -> None:
        node = data.draw(st.sampled_from(sorted(self._model.writing)))
        table, number = self._model.writing.pop(node)
        self._do(self._sessions[node]._connection.execute("COMMIT"))
        self._model.moves[table].append(number)

    # --- taking and letting go ----------------------------------------------------------------

    @rule(node=nodes)
    def take_over(self, node: int) -> None:
        if node in self._model.writing:
            return
        expected = self._model.to_take(node)
        if node not in self._model.alive:
            with pytest.raises(Away):
                self._do(self._sessions[node].take_over())
            return
        assert self._do(self._sessions[node].take_over()) == len(expected)
        for table in expected:
            self._model.owner[table] = node

    @rule(node=nodes, table=tables)
    def claim(self, node: int, table: str) -> None:
        if node in self._model.writing:
            return
        if node not in self._model.alive:
            with pytest.raises(Away):
                self._do(self._sessions[node].claim(table))
            return
        is_free = self._model.owner[table] == NOBODYS
        assert self._do(self._sessions[node].claim(table)) == is_free
        if is_free:
            self._model.owner[table] = node

    @rule(node=nodes, table=tables)
    def let_go(self, node: int, table: str) -> None:
        if node in self._model.writing:
            return
        if node not in self._model.alive:
            with pytest.raises(Away):
                self._do(self._sessions[node].let_go(table))
            return
        self._do(self._sessions[node].let_go(table))
        if self._model.owner[table] == node:
            self._model.owner[table] = NOBODYS

    # --- what is always so --------------------------------------------------------------------

    @invariant()
    def the_store_says_what_the_model_says(self) -> None:
        if self._eye is None:
            return
        rows = self._do(self._eye.fetch("SELECT code, node FROM tables"))
        assert {row["code"]: row["node"] for row in rows} == self._model.owner

    @invariant()
    def every_acknowledged_move_is_there_once_and_no_other(self) -> None:
        if self._eye is None:
            return
        found: dict[str, list[int]] = {table: [] for table in TABLES}
        for row in self._do(self._eye.fetch("SELECT game, number FROM moves ORDER BY number")):
            found[row["game"]].append(row["number"])
        assert found == self._model.moves

    @invariant()
    def nobody_writes_what_another_owns(self) -> None:
        written = [table for table, _ in self._model.writing.values()]
        assert len(written) == len(set(written))
        assert all(self._model.owner[t] == node for node, (t, _) in self._model.writing.items())


def compare(place: str, monkeypatch: pytest.MonkeyPatch, examples: int) -> None:
    async def make() -> None:
        await (await Store.open(place)).close()

    asyncio.run(make())
    monkeypatch.setattr(session, "_LIMITS", PLENTY)
    monkeypatch.setattr(session, "_SETTINGS", {**session._SETTINGS, **PLENTY, "lock_timeout": "20"})
    monkeypatch.setattr(Ownership, "place", place)
    run_state_machine_as_test(
        Ownership,
        settings=settings(
            max_examples=examples,
            stateful_step_count=30,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )


def test_whatever_happens_a_table_has_one_owner(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(new_database(postgres_url), monkeypatch, examples=12)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_whatever_happens_a_table_has_one_owner_for_long(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(new_database(postgres_url), monkeypatch, examples=500)

"""After a party: what the store has is compared with what everybody was told and shown."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import asyncpg
import msgspec

from tablee.server.house_clock import HouseClock
from tablee.server.tables.live_game import LiveGame
from tablee.server.wire import protocol as p
from tablee.store import Store
from tablee.store.rows import GameRow, MoveRow
from tests.server import test_leaks
from tests.server.test_leaks import Moment, moments_of
from tests.server.wanderer import Wanderer

# Written beside every move: whether the session that writes it holds the lock of the table's owner.
WITNESS = """
CREATE TABLE witness (game text, number int, node int, holds boolean);
CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
INSERT INTO witness SELECT NEW.game, NEW.number, t.node, EXISTS (
SELECT FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory' AND granted
AND objid = t.node::oid AND objsubid = 2)
FROM tables t JOIN games g ON g.code = t.code WHERE g.id = NEW.game;
RETURN NEW; END $$;
CREATE TRIGGER witness AFTER INSERT ON moves FOR EACH ROW EXECUTE FUNCTION witness();
"""


async def watch_writers(place: str) -> None:
    connection = await asyncpg.connect(place)
    await connection.execute(WITNESS)
    await connection.close()


class Proof(msgspec.Struct):
    """How much was compared."""

    moves: int = 0
    games: int = 0
    screens: int = 0


async def prove(place: str, groups: Sequence[Sequence[Wanderer]]) -> Proof:
    """No move lost, doubled or written by another than its table's owner; nobody was shown what is
    not in the one story that the store has, or what their seat may not know of it."""
    await _check_writers(place)
    store = await Store.open(place)
    proof = Proof()
    for group in groups:
        assert group[0].table is not None
        games = [
            (game, await store.moves(game.id))
            for game in await _games(place, store, group[0].table.code)
        ]
        rows = [row for _, moves in games for row in moves]
        for player in group:
            _check_presses(player, rows)
            proof.moves += len(player.acknowledged)
        proof.games += len(games)
        for game, moves in games:
            proof.screens += _check_game(game, moves, group)
    await store.close()
    return proof


async def _check_writers(place: str) -> None:
    connection = await asyncpg.connect(place)
    wrong = await connection.fetchval("SELECT count(*) FROM witness WHERE holds IS NOT TRUE")
    seen = await connection.fetchval("SELECT count(*) FROM witness")
    played = await connection.fetchval("SELECT count(*) FROM moves")
    await connection.close()
    assert (wrong, seen) == (0, played)


async def _games(place: str, store: Store, code: str) -> list[GameRow]:
    connection = await asyncpg.connect(place)
    rows = await connection.fetch("SELECT id FROM games WHERE code = $1 ORDER BY started", code)
    await connection.close()
    games = [await store.game(row["id"]) for row in rows]
    return [game for game in games if game is not None]


def _check_presses(player: Wanderer, rows: Iterable[MoveRow]) -> None:
    stored = {row.press: row.move for row in rows if row.press is not None}
    for press, (seat, move) in player.acknowledged.items():
        found = stored[f"P{seat} {press}"]
        assert move.split(" ")[-1] in found.split(" ")  # the referee may add a verdict
    written = {press.split(" ")[-1] for press in stored}
    wrong = {press: player.turned_down[press] for press in written & set(player.turned_down)}
    assert not wrong, wrong


def _check_game(game: GameRow, moves: list[MoveRow], group: Sequence[Wanderer]) -> int:
    assert [row.number for row in moves] == list(range(len(moves)))
    assert max(Counter(row.press for row in moves if row.press).values(), default=1) == 1
    settings = p.Settings(game=game.game, seats=len(game.names))
    LiveGame(game, HouseClock(), settings, 0).restore(moves, {}, [])  # every move is legal there
    record = game.record(moves)
    record.secret = game.secret
    moments = moments_of(record)
    compared = 0
    for player in group:
        received = list(_during(game.id, player.received))
        compared += test_leaks.check(received, player.seat, moments, game.secret)
        _check_stories(received, player.seat, moments)
    return compared


def _during(record: str, received: Iterable[bytes]) -> Iterator[bytes]:
    """What somebody received while that was their table's game."""
    now = ""
    for payload in received:
        if not payload.startswith(b'{"say"') or payload.startswith(b'{"say":"welcome"'):
            continue
        said = msgspec.json.decode(payload)
        if isinstance(said.get("table"), dict):
            now = said["table"].get("record") or ""
        if now == record:
            yield payload


def _check_stories(received: Iterable[bytes], seat: int | None, moments: list[Moment]) -> None:
    told = [event for moment in moments for event in moment.told[seat]]
    for payload in received:
        for episode in msgspec.json.decode(payload).get("story", []):
            assert all(event in told for event in episode["events"])

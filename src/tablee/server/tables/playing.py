"""A table's game goes on: what comes is handed to it with its time; what it asks for is done."""

import msgspec

from tablee.core.contract import Outcome
from tablee.server.tables import screens
from tablee.server.tables.chat import say_held_lines
from tablee.server.tables.inbox import BotAnswered
from tablee.server.tables.live_game import LiveGame
from tablee.server.tables.table import Table
from tablee.server.wire.client_says import InSight, PressMoves, TakeBack
from tablee.server.wire.connection import Connection
from tablee.server.wire.errors import TEXTS, Mistake
from tablee.store.rows import MoveRow
from tablee.table.outputs import Over, Question, Say, Shown, Write
from tablee.table.presses import key_of
from tablee.table.told import Accepted, Failed, result_of


async def press(table: Table, connection: Connection, message: PressMoves, at: float) -> None:
    if table.live is None:
        await _press_afterwards(table, connection, message)
        return
    live, seat = table.live, table.need_seat(connection)
    table.attendance.person_moved = at
    live.play.press(
        connection.reach,
        seat,
        message.id,
        message.moves,
        at=live.time.at(at),
        seen=message.seen,
        arrived=at,
        claim=None if message.claim is None else message.claim / 1000,
    )


async def _press_afterwards(table: Table, connection: Connection, message: PressMoves) -> None:
    """The game is gone. One that counted in it is said to have: its answer may have been lost."""
    seat, game = connection.seat, table.state.earlier
    if seat is None or game is None:
        raise Mistake("wrong_phase")
    if not await table.house.store.counted(game, key_of(seat, message.id)):
        raise Mistake("wrong_phase")
    connection.say(Accepted(message.id, 0))


def take_back(table: Table, connection: Connection, message: TakeBack, at: float) -> None:
    live, seat = table.need_live(), table.need_seat(connection)
    live.play.take_back(connection.reach, seat, message.id, at=live.time.at(at))


def in_sight(table: Table, connection: Connection, message: InSight, at: float) -> None:
    """Of no account once the game is gone, or without a seat."""
    live, seat = table.live, connection.seat
    if live is None or seat is None:
        return
    live.play.in_sight(seat, message.clock, at=live.time.at(at))


def answer(table: Table, answered: BotAnswered) -> None:
    """What a bot of the house means to do, if the game it was asked about is still on."""
    live, question, given = answered.live, answered.question, answered.answer
    if table.live is not live:
        return
    live.play.answer(
        question.seat,
        question.number,
        given.move,
        given.after,
        at=live.now(),
        is_stand_in=bool(given.stand_in),
    )


async def wake(table: Table) -> None:
    """What is due by now."""
    if table.live is not None and table.live.time.is_running:
        table.live.play.wake(table.live.now())
        await carry_out(table)


async def carry_out(table: Table) -> None:
    """All that the game asks for, in its order."""
    while (live := table.live) is not None and (output := live.play.take_out()) is not None:
        if isinstance(output, Write):
            await _write(table, live, output)
            live.play.durable(live.now())
        elif isinstance(output, Shown):
            screens.show(table, live, output.screens)
            say_held_lines(table)
        elif isinstance(output, Say):
            _say(table, output)
        elif isinstance(output, Question):
            table.bots.ask(live, output)
        elif isinstance(output, Over):
            await finish(table, live, output.outcome)
    table.set_games_alarm()


async def _write(table: Table, live: LiveGame, write: Write) -> None:
    if write.rows:
        rows = [
            MoveRow(
                game=live.record,
                number=row.number,
                seat=row.seat,
                time=row.time,
                move=row.move,
                remark=row.remark,
                press=row.press,
            )
            for row in write.rows
        ]
        await table.house.store.append(table.state.code, rows)
        table.house.metrics.moves += len(rows)
    if write.kept is not None:
        table.state.held, table.state.brief = write.kept.held, write.kept.brief
        await table.save()


def _say(table: Table, output: Say) -> None:
    verdict = output.verdict
    for connection in table.connections:
        if connection.reach is output.to:
            if isinstance(verdict, Failed) and not verdict.text:
                connection.fail(verdict.code, TEXTS[verdict.code], verdict.id)
            else:
                connection.say(verdict)


async def finish(table: Table, live: LiveGame, outcome: Outcome) -> None:
    state = table.state
    state.phase = "over"
    state.held = {}
    state.wins = [n + (seat in outcome.winners) for seat, n in enumerate(state.wins)]
    for chair in state.chairs:
        chair.is_ready = False
    result = msgspec.json.encode(result_of(outcome)).decode()
    await table.house.store.finish(live.record, result, table.row())
    table.bots.stop()
    screens.tell_table(table)

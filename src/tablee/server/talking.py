"""Chat: cleaned, kept with the table, silent for a while where a game wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server.connection import Connection, encode
from tablee.server.errors import Mistake
from tablee.server.names import clean_chat
from tablee.server.protocol import Chat, Chatted, Line
from tablee.store.rows import ChatRow

if TYPE_CHECKING:
    from tablee.server.table import Table


async def chat(table: Table, connection: Connection, message: Chat) -> None:
    if not connection.name:
        raise Mistake("name_needed")
    seat = connection.seat
    if seat is not None and table.state.chairs[seat].is_muted:
        raise Mistake("muted")
    if not connection.chats.take():
        raise Mistake("slow_down")
    text = clean_chat(message.text)
    if not text:
        return
    table.state.chat_lines += 1
    line = Line(table.state.chat_lines, connection.name, seat, text)
    await table.house.store.say(
        ChatRow(table.state.code, line.number, line.name, line.seat, line.text), table.row()
    )
    table.unsaid.append(line)
    say_held_lines(table)


def say_held_lines(table: Table) -> None:
    if not table.unsaid or _wants_silence(table):
        return
    for line in table.unsaid:
        table.lines.append(line)
        payload = encode(Chatted(line))
        for connection in table.connections:
            connection.send(payload)
    table.unsaid.clear()


def _wants_silence(table: Table) -> bool:
    live = table.live
    if live is None or table.state.phase != "playing":
        return False
    return not live.referee.allows_chat(live.match.state)

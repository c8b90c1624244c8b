"""Chat: cleaned, kept with the table, silent for a while where a game wants it. Reactions are for
the moment: they are not kept, and at such a while there are none."""

from tablee.server.tables.table import Table
from tablee.server.tables.voices import with_voice
from tablee.server.wire.client_says import Chat, React
from tablee.server.wire.connection import Connection, encode
from tablee.server.wire.errors import Mistake
from tablee.server.wire.names import clean_chat
from tablee.server.wire.server_says import Chatted, Reacted
from tablee.store.rows import ChatRow
from tablee.table.told import ChatLine


async def say(table: Table, connection: Connection, message: Chat) -> None:
    _take_the_floor(table, connection)
    seat = connection.seat
    text = clean_chat(message.text)
    if not text:
        return
    table.state.chat_lines += 1
    table.state.chat_unsaid = table.talk.unsaid_with_one_more(is_silent=_wants_silence(table))
    state = table.state
    state.voices = with_voice(state.voices, connection.guest, connection.called, state.chat_lines)
    line = ChatLine(table.state.chat_lines, connection.called, seat, text)
    await table.house.store.say(
        ChatRow(table.state.code, line.number, line.name, line.seat, line.text), table.row()
    )
    table.talk.put(line)
    say_held_lines(table)


def react(table: Table, connection: Connection, message: React) -> None:
    """It costs as much of what one may say as a line of chat."""
    seat = table.need_seat(connection)
    _take_the_floor(table, connection)
    if _wants_silence(table):
        raise Mistake("silence")
    payload = encode(Reacted(seat, message.number))
    for one in table.connections:
        one.send(payload)


def _take_the_floor(table: Table, connection: Connection) -> None:
    if not connection.name:
        raise Mistake("name_needed")
    if connection.guest in table.state.banned:
        raise Mistake("banned")
    if connection.guest in table.state.muted:
        raise Mistake("muted")
    if not connection.chats.take():
        raise Mistake("slow_down")


def say_held_lines(table: Table) -> None:
    if not table.talk.unsaid:
        return
    for line in table.talk.speak(is_silent=_wants_silence(table)):
        table.state.chat_unsaid = 0
        payload = encode(Chatted(line))
        for connection in table.connections:
            connection.send(payload)


def _wants_silence(table: Table) -> bool:
    live = table.live
    if live is None or table.state.phase != "playing":
        return False
    return not live.play.allows_chat()

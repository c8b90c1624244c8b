"""Who answers what comes to a table."""

from typing import Final

from tablee.server.tables import (
    chairs,
    chat,
    deleting,
    hosting,
    orders,
    outage,
    playing,
    presence,
    screens,
)
from tablee.server.tables.inbox import (
    BotAnswered,
    Came,
    Closing,
    FellBehind,
    Forgotten,
    Heard,
    Item,
    Ordered,
    Rang,
    Renamed,
    StoreChanged,
    Went,
)
from tablee.server.tables.table import Table
from tablee.server.wire.client_says import (
    Chat,
    Choose,
    Describe,
    InSight,
    Kick,
    Mute,
    Pause,
    Ping,
    PressMoves,
    React,
    Ready,
    Rematch,
    Resync,
    SeatBot,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from tablee.server.wire.connection import Connection
from tablee.server.wire.errors import Mistake
from tablee.server.wire.server_says import Pong

COST: Final = 8.0
"""In messages: of what changes the table, which is written and told to everybody there, and of a
snapshot."""


def goes_on(item: Item) -> bool:
    """Whether it happens also while the store is away, for it changes nothing that is stored."""
    match item:
        case Heard(message=message):
            return isinstance(message, Describe | InSight | Ping | React | Resync)
        case Came() | Went() | FellBehind() | StoreChanged():
            return True
        case Renamed() | Forgotten() | BotAnswered() | Ordered() | Rang() | Closing():
            return False


async def handle(table: Table, item: Item) -> None:
    if table.state.is_closed:
        orders.show_out(item)
        return
    match item:
        case Heard():
            await _answer(table, item)
        case BotAnswered():
            playing.answer(table, item)
        case Rang():
            await presence.watch(table)
            await playing.wake(table)
            table.set_alarm()
        case Came():
            await presence.arrive(table, item.connection)
        case Went():
            await presence.leave(table, item.connection)
        case FellBehind():
            await presence.resync(table, item.connection)
        case Renamed():
            await presence.rename(table, item.guest, item.name, item.face)
        case Ordered():
            await orders.follow(table, item.order)
        case Forgotten():
            await deleting.forget(table, item)
        case StoreChanged(is_away=True):
            await outage.suspend(table)
        case StoreChanged():
            await outage.resume(table)
        case Closing():
            pass


async def _answer(table: Table, heard: Heard) -> None:
    connection, message = heard.connection, heard.message
    match message:
        case PressMoves():
            await playing.press(table, connection, message, heard.at)
        case TakeBack():
            playing.take_back(table, connection, message, heard.at)
        case InSight():
            playing.in_sight(table, connection, message, heard.at)
        case Chat():
            await chat.say(table, connection, message)
        case React():
            chat.react(table, connection, message)
        case Resync():
            _pay(connection)
            await presence.resync(table, connection)
        case Describe():
            if message.wanted:  # which begins with as much as a snapshot
                _pay(connection)
            screens.describe(table, connection, is_wanted=message.wanted)
        case Ping():
            connection.say(Pong(message.sent))
        case Sit() | Stand() | Ready() | SeatBot() | Kick():
            _pay(connection)
            await _about_chairs(table, connection, message)
        case Choose() | Start() | Mute() | Pause() | Rematch():
            _pay(connection)
            await _about_table(table, connection, message)


def _pay(connection: Connection) -> None:
    if not connection.messages.take(cost=COST):
        raise Mistake("slow_down")


async def _about_chairs(
    table: Table, connection: Connection, message: Sit | Stand | Ready | SeatBot | Kick
) -> None:
    match message:
        case Sit():
            await chairs.sit(table, connection, message)
        case Stand():
            await chairs.stand(table, connection)
        case Ready():
            await chairs.ready(table, connection, message)
        case SeatBot():
            await chairs.bot(table, connection, message)
        case Kick():
            await chairs.kick(table, connection, message)


async def _about_table(
    table: Table, connection: Connection, message: Choose | Start | Mute | Pause | Rematch
) -> None:
    match message:
        case Choose():
            await hosting.choose(table, connection, message)
        case Start():
            await hosting.start(table, connection)
        case Mute():
            await hosting.mute(table, connection, message)
        case Pause():
            await hosting.pause(table, connection, message)
        case Rematch():
            await hosting.rematch(table, connection)

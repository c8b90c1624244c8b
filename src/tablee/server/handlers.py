"""Who answers which message of a client; a press, whose time counts, is the table's own."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from tablee.server import chairs, hosting, moving, presence, talking
from tablee.server.connection import Connection
from tablee.server.protocol import (
    Bot,
    Chat,
    Choose,
    ClientSays,
    Kick,
    Mute,
    Pause,
    Ping,
    Pong,
    Ready,
    Rematch,
    Resync,
    Sit,
    Stand,
    Start,
    TakeBack,
)

Handler = Callable[[Any, Connection, Any], Awaitable[None]]


async def _ping(_: object, connection: Connection, message: Ping) -> None:
    connection.say(Pong(message.sent))


async def _resync(table: Any, connection: Connection, _: Resync) -> None:
    await presence.resync(table, connection)


HANDLERS: Final[dict[type[ClientSays], Handler]] = {
    TakeBack: moving.take_back,
    Sit: chairs.sit,
    Stand: chairs.stand,
    Ready: chairs.ready,
    Start: hosting.start,
    Choose: hosting.choose,
    Bot: chairs.bot,
    Kick: chairs.kick,
    Mute: hosting.mute,
    Pause: hosting.pause,
    Rematch: hosting.rematch,
    Chat: talking.chat,
    Resync: _resync,
    Ping: _ping,
}

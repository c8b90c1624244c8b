"""What client and server say to each other over a table's WebSocket: two closed unions.

Every message is one JSON object whose `say` names its type. docs/protocol.md tells the story of a
connection; `tablee types` writes the same types for the web client. What a game being played tells
its readers stands in table/told.py.
"""

from typing import Final

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
from tablee.server.wire.server_says import (
    Bye,
    Changed,
    Chatted,
    Facts,
    Pong,
    Reacted,
    Removed,
    Snapshot,
    Welcome,
)
from tablee.server.wire.table_info import (  # noqa: F401 (parts of it)
    Chair,
    Settings,
    Shuffle,
    TableInfo,
)
from tablee.table.told import (  # noqa: F401 (parts of it)
    Accepted,
    ChatLine,
    Clock,
    Episode,
    Failed,
    Held,
    Lapsed,
    Margin,
    Pressed,
    Refused,
    Result,
    Screen,
)

VERSION: Final = 2
"""Raised when a client of before could misunderstand."""

LONGEST_MESSAGE: Final = 8_192

ServerSays = (
    Welcome
    | Snapshot
    | Screen
    | Facts
    | Changed
    | Pressed
    | Accepted
    | Held
    | Lapsed
    | Refused
    | Failed
    | Chatted
    | Reacted
    | Removed
    | Bye
    | Pong
)

ClientSays = (
    PressMoves
    | TakeBack
    | Sit
    | Stand
    | Ready
    | Start
    | Choose
    | SeatBot
    | Kick
    | Mute
    | Pause
    | Rematch
    | Chat
    | React
    | Describe
    | InSight
    | Resync
    | Ping
)

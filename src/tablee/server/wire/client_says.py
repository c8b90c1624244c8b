"""What a client says over a table's WebSocket. Nothing else is heard, nor more than it has fields
for."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from tablee.server.wire.table_info import Settings

LONGEST_CHAT: Final = 300
REACTIONS: Final = 8
"""How many there are: the page has a phrase or a face for each."""

PressId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
ReactionNumber = Annotated[int, Meta(ge=0, lt=REACTIONS)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
ClockKey = Annotated[str, Meta(min_length=1, max_length=60)]
Bytes = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}$")]


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    """What every message of a client is."""


class PressMoves(Said, frozen=True, kw_only=True, gc=False, tag="press"):
    """A move, or the picks of a compound choice, which count all or none.

    `id` is the client's own and new for each press: sending it again is safe. `seen` is the version
    on the screen. `claim` is how long that screen had been visible, in milliseconds.
    """

    id: PressId
    seen: int
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=24)]
    claim: Annotated[float, Meta(ge=0)] | None = None


class TakeBack(Said, frozen=True, tag="take_back"):
    """Take back your own last move (see `can_take_back`)."""

    id: PressId
    seen: int


class Sit(Said, frozen=True, tag="sit"):
    """Take an empty seat; `bot` declares that a program plays it."""

    seat: SeatNumber
    bot: bool = False


class Stand(Said, frozen=True, tag="stand"):
    """Leave the seat. In a running game a bot takes the chair over."""


class Ready(Said, frozen=True, tag="ready"):
    """Ready or not, with up to 64 bytes (hex) of one's own for the shuffle, made after the
    commitment was seen."""

    ready: bool
    bytes: Bytes = ""


class Start(Said, frozen=True, tag="start"):
    """Deal; empty seats must have been filled or removed. The host's."""


class Choose(Said, frozen=True, tag="choose"):
    """New settings, before the start. The host's."""

    settings: Settings


class SeatBot(Said, frozen=True, tag="bot"):
    """A bot on that seat, empty or not. The host's."""

    seat: SeatNumber
    level: Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$")]


class Kick(Said, frozen=True, tag="kick"):
    """Empty that seat; in a running game a bot takes the chair over. The host's."""

    seat: SeatNumber


class Mute(Said, frozen=True, tag="mute"):
    """Whether who sits there, or the spectator of that name, may chat. The host's."""

    seat: SeatNumber | None
    muted: bool
    name: str = ""


class Pause(Said, frozen=True, tag="pause"):
    """Stop or go on: while paused no clock runs and no move counts. The host's."""

    paused: bool


class Rematch(Said, frozen=True, tag="rematch"):
    """Back to the lobby with the same people, spectators and chat, once the game is over."""


class Chat(Said, frozen=True, tag="chat"):
    """Said to the whole table; delivered later where the game wants silence."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class React(Said, frozen=True, tag="react"):
    """A quick phrase or a face, for the moment, from one's seat. Each reader has it in their own
    language; nothing keeps it."""

    number: ReactionNumber


class Describe(Said, frozen=True, tag="describe"):
    """Whether `facts` are wanted, now and after every screen."""

    wanted: bool


class InSight(Said, frozen=True, tag="in_sight"):
    """The cards of one's look can be seen: its clock (by its key) runs from now on."""

    clock: ClockKey


class Resync(Said, frozen=True, tag="resync"):
    """Ask for a snapshot."""


class Ping(Said, frozen=True, tag="ping"):
    sent: float

"""What client and server say to each other over a table's WebSocket: two closed unions.

Every message is one JSON object whose `say` names its type. docs/protocol.md tells the story of a
connection; `tablee types` writes the same types for the web client.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tablee.core.seats import Mover, Seat
from tablee.core.story import Told

VERSION: Final = 2
"""Raised when a client of before could misunderstand."""

LONGEST_MESSAGE: Final = 8_192
LONGEST_CHAT: Final = 300
LONGEST_NAME: Final = 24

Pace = Literal["relaxed", "normal", "quick", "none"]
Phase = Literal["lobby", "dealing", "playing", "over"]
Kind = Literal["empty", "person", "bot"]

PressId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Bytes = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}$")]

# --- shared parts -----------------------------------------------------------------------------


class Settings(Struct, frozen=True, kw_only=True):
    """What the host chooses before the start. `options` are texts, as the game's form gives them.

    `bot_after`: seconds after which a bot holds an absent person's chair (0: never).
    `delay`: seconds by which spectators see the game later.
    `one_device`: everybody plays on the host's screen. Set when the table is made.
    """

    game: str
    seats: int
    options: dict[str, str] = {}
    pace: Pace = "normal"
    public: bool = False
    bot_after: Annotated[int, Meta(ge=0, le=3600)] = 60
    delay: Annotated[int, Meta(ge=0, le=300)] = 0
    one_device: bool = False


class Chair(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. A bot of the house has a level and a face, a key the page draws.
    `substitute`: a bot holds the chair until its person returns."""

    kind: Kind
    name: str = ""
    level: str = ""
    face: str = ""
    connected: bool = False
    ready: bool = False
    host: bool = False
    muted: bool = False
    substitute: bool = False


class Shuffle(Struct, frozen=True, kw_only=True):
    """The provable shuffle. `given` has each seat's bytes (hex, "" for none) once they are final;
    `secret` is empty until the game is over."""

    commitment: str
    given: list[str] = []
    secret: str = ""


class Table(Struct, frozen=True, kw_only=True):
    """What everybody knows about a table, whatever the game. `record` names its present game's
    record, once dealt. `wins` counts wins over rematches, a number a seat. `continues`: the game
    is not dealt but goes on from there (record, seat, moment)."""

    code: str
    link: str
    phase: Phase
    settings: Settings
    chairs: list[Chair]
    spectators: list[str]
    shuffle: Shuffle
    game_number: int = 0
    record: str | None = None
    paused: bool = False
    wins: list[int] = []
    continues: str = ""


class Clock(Struct, frozen=True, kw_only=True, gc=False):
    """A running clock: whose, how long it lasts in all and how long it still runs (seconds)."""

    key: str
    seat: Mover
    seconds: float
    left: float
    sealed: bool = False
    thinking: bool = False


class Result(Struct, frozen=True, gc=False):
    """How the game ended: a score and a place per seat (1 is first), and the rule."""

    scores: list[int]
    places: list[int]
    rule: str


class Margin(Struct, frozen=True, gc=False):
    """One press of a race: its fair time in milliseconds after the first."""

    seat: Seat
    after: int
    verdict: Literal["first", "level", "behind"]


class Episode(Struct, frozen=True, gc=False):
    """What one version told."""

    version: int
    events: list[Told]


class Line(Struct, frozen=True):
    """One line of chat. `seat` is None for a spectator."""

    number: int
    name: str
    seat: Seat | None
    text: str


# --- the server says --------------------------------------------------------------------------


class Welcome(Struct, frozen=True, kw_only=True, tag_field="say", tag="welcome"):
    """First on every connection. `seat` is None for a spectator."""

    protocol: int
    name: str
    seat: Seat | None
    host: bool


class Beside(Struct, frozen=True, kw_only=True, gc=False):
    """What a screen has beside the view. `events` are what led from the version before to this one.
    `remember` is the oldest version whose events may still be listed in a story; older ones are to
    be forgotten. `held` is the reader's own sealed answer.
    """

    to_act: list[Seat]
    may_react: list[Seat]
    moves: list[str]
    reactions: list[str]
    clocks: list[Clock]
    events: list[Told] = []
    remember: int = 0
    race: list[Margin] = []
    held: list[str] = []
    can_take_back: bool = False
    result: Result | None = None


class Screen(Beside, frozen=True, kw_only=True, gc=False, tag_field="say", tag="screen"):
    """The position for this reader. Follows the screen before, if its version is one more; after a
    gap ask for a snapshot (`resync`). Versions count what this reader was shown, so that another's
    private move leaves no gap; they only grow, also when the server starts anew.

    `view` has the fields of the game's view that differ from the screen before; in a snapshot, and
    on a bot's seat, all of them. A person's is without memory, a bot's has it.
    """

    version: int
    seat: Seat | None
    view: msgspec.Raw


class Snapshot(Struct, frozen=True, kw_only=True, tag_field="say", tag="snapshot"):
    """Everything a client needs to draw the table from nothing."""

    table: Table
    seat: Seat | None
    screen: Screen | None
    story: list[Episode]
    chat: list[Line]


class Changed(Struct, frozen=True, kw_only=True, tag_field="say", tag="table"):
    """The table itself has changed (seats, settings, phase, presence); replaces the former one."""

    table: Table
    seat: Seat | None


class Pressed(Struct, frozen=True, tag_field="say", tag="pressed"):
    """A press has arrived and is being judged; shown at once. `accepted`, `lapsed` or `refused`
    follows."""

    id: str


class Accepted(Struct, frozen=True, gc=False, tag_field="say", tag="accepted"):
    """The press counts and is stored; the screen with that version shows it. A press sent twice is
    accepted twice with one version."""

    id: str
    version: int


class Held(Struct, frozen=True, tag_field="say", tag="held"):
    """A sealed answer is kept until the time is up; a later one replaces it."""

    id: str


class Lapsed(Struct, frozen=True, tag_field="say", tag="lapsed"):
    """Right on the screen it was made on, but others were first: no move, no fault."""

    id: str


class Refused(Struct, frozen=True, tag_field="say", tag="refused"):
    """The press breaks a rule; nothing has changed."""

    id: str
    rule: str


class Failed(Struct, frozen=True, tag_field="say", tag="error"):
    """The message could not be followed; nothing has changed. `code` is for the page's language,
    `text` says in English what to do. `id` is that of the press it answers, if it was one."""

    code: str
    text: str
    id: str = ""


class Chatted(Struct, frozen=True, tag_field="say", tag="chat"):
    line: Line


class Bye(Struct, frozen=True, tag_field="say", tag="bye"):
    """The server closes this connection. `stopping`: come back in a moment; `flood`: it was used
    too much."""

    reason: Literal["stopping", "flood"]


class Pong(Struct, frozen=True, tag_field="say", tag="pong"):
    """Answers `ping` with its own number."""

    sent: float


ServerSays = (
    Welcome
    | Snapshot
    | Screen
    | Changed
    | Pressed
    | Accepted
    | Held
    | Lapsed
    | Refused
    | Failed
    | Chatted
    | Bye
    | Pong
)

# --- the client says --------------------------------------------------------------------------


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    """What every message of a client is."""


class Press(Said, frozen=True, kw_only=True, gc=False, tag="press"):
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


class Bot(Said, frozen=True, tag="bot"):
    """A bot on that seat, empty or not. The host's."""

    seat: SeatNumber
    level: Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$")]


class Kick(Said, frozen=True, tag="kick"):
    """Empty that seat; in a running game a bot takes the chair over. The host's."""

    seat: SeatNumber


class Mute(Said, frozen=True, tag="mute"):
    """Whether that seat may chat. The host's."""

    seat: SeatNumber
    muted: bool


class Pause(Said, frozen=True, tag="pause"):
    """Stop or go on: while paused no clock runs and no move counts. The host's."""

    paused: bool


class Rematch(Said, frozen=True, tag="rematch"):
    """Back to the lobby with the same people, spectators and chat, once the game is over."""


class Chat(Said, frozen=True, tag="chat"):
    """Said to the whole table; delivered later where the game wants silence."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class Resync(Said, frozen=True, tag="resync"):
    """Ask for a snapshot."""


class Ping(Said, frozen=True, tag="ping"):
    sent: float


ClientSays = (
    Press
    | TakeBack
    | Sit
    | Stand
    | Ready
    | Start
    | Choose
    | Bot
    | Kick
    | Mute
    | Pause
    | Rematch
    | Chat
    | Resync
    | Ping
)

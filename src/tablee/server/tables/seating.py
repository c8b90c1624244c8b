"""A table as it is stored: who sits where, what was chosen, how far it has come."""

import secrets
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from tablee.server.tables.voices import Voice
from tablee.server.wire.table_info import Kind, Settings
from tablee.table.permissions import Phase

SECRET_BYTES: Final = 32
NOBODY: Final = "-"
"""No guest's id: the host of a table whose host was deleted, until somebody follows."""


class Seated(Struct, kw_only=True):
    """Who holds a chair. A person, or a program joined from outside, has a guest; a bot of the
    house a level. `face`: a character's, or the one that a guest has chosen."""

    kind: Kind = "empty"
    guest: str = ""
    name: str = ""
    level: str = ""
    face: str = ""
    is_ready: bool = False
    given: str = ""
    has_substitute: bool = False


HappeningKind = Literal["table_left", "table_removed", "table_replaced", "table_back"]


class Happening(Struct, frozen=True, kw_only=True):
    """What befell somebody of a game, after so many of its moves: an event of its story."""

    moves: int
    kind: HappeningKind
    seat: int
    names: dict[str, str] = {}


def is_from_outside(chair: Seated) -> bool:
    """Whether a program sits there that somebody brought."""
    return chair.kind == "bot" and not chair.level


class TableState(Struct, kw_only=True):
    """Everything about a table but its moves. `secret` is the next or the present game's, `start`
    the position the next one begins with if it is not dealt; both are nobody's to see. `held` are
    sealed answers by the keys of their clocks, `brief` the keys of those clocks that run for bots
    alone. `earlier` is the game before, once all are back in the lobby."""

    code: str
    settings: Settings
    chairs: list[Seated]
    host: str
    secret: Annotated[str, Meta(pattern="^[0-9a-f]+$")]
    phase: Phase = "lobby"
    record: str | None = None
    earlier: str | None = None
    game_number: int = 0
    is_paused: bool = False
    wins: list[int] = []
    held: dict[str, list[str]] = field(default_factory=dict)
    brief: list[str] = []
    banned: list[str] = []
    muted: list[str] = []
    """Guests, wherever they sit or look on."""
    turned_out: list[str] = []
    """Those of the banned whom whoever runs the server has taken off the table."""
    is_closed: bool = False
    """For good, by whoever runs the server."""
    chat_lines: int = 0
    chat_unsaid: int = 0
    """How many of them, the latest, wait for the end of a silence."""
    voices: list[Voice] = []
    happened: list[Happening] = []
    """In the present game, to its people."""
    continues: str = ""
    start: str = ""
    stood_at: float = 0.0
    """The game's time when another server took the table over."""

    def seat_of(self, guest: str, wanted: str = "") -> int | None:
        """A guest's seat: the one `wanted` among those they hold ("": the first). Any other text
        names none: who holds all seats can look on as well."""
        if guest:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest and wanted in ("", str(seat)):
                    return seat
        return None

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]


def new_secret() -> str:
    """For one shuffle."""
    return secrets.token_hex(SECRET_BYTES)


def back_to_lobby(state: TableState) -> None:
    """The same people, a new shuffle."""
    state.earlier = state.record or state.earlier
    state.phase, state.record, state.secret, state.held = "lobby", None, new_secret(), {}
    state.brief, state.is_paused = [], False
    if not state.start:  # the game that went on from elsewhere has been played
        state.continues = ""
    for chair in state.chairs:
        chair.is_ready, chair.given, chair.has_substitute = bool(chair.level), "", False

"""What everybody knows about a table, whatever the game."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from tablee.table.permissions import Phase
from tablee.table.told import Pace, TakingBack

LONGEST_NAME: Final = 24

Kind = Literal["empty", "person", "bot"]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
"""A code; where nothing is written in that language, English is said."""


class Settings(Struct, frozen=True, kw_only=True):
    """What the host chooses before the start. `options` are texts, as the game's form gives them.

    `seats`: left out, as many as the options go with; an option chosen in the lobby brings those it
    needs.
    `bot_after`: seconds after which a bot holds an absent person's chair (0: never).
    `delay`: seconds by which spectators see the game later.
    `outside_bots`: whether programs may sit down (their seats have perfect recall).
    `take_back`: whether a move may be taken back while nobody else has moved (`auto`: only where
    all others are bots of the house).
    `one_device`: everybody plays on the host's screen. Set when the table is made.
    `language`: in which friends are invited, where messengers show the table's link.
    """

    game: str
    seats: int = 0
    options: dict[str, str] = {}
    pace: Pace = "normal"
    public: bool = False
    bot_after: Annotated[int, Meta(ge=0, le=3600)] = 60
    delay: Annotated[int, Meta(ge=0, le=300)] = 0
    outside_bots: bool = False
    take_back: TakingBack = "auto"
    one_device: bool = False
    language: Language = "fr"


class Chair(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. A bot of the house has a level. `face` is a key the page draws:
    a bot's character's, or what a person has chosen (empty: nothing).
    `substitute`: a bot holds the chair until its person returns. `same_network`: at a table open to
    strangers, another player comes, or last came, from the same address."""

    kind: Kind
    name: str = ""
    level: str = ""
    face: str = ""
    connected: bool = False
    ready: bool = False
    host: bool = False
    muted: bool = False
    substitute: bool = False
    same_network: bool = False


class Shuffle(Struct, frozen=True, kw_only=True):
    """The provable shuffle. `given` has each seat's bytes (hex, "" for none) once they are final;
    `secret` is empty until the game is over."""

    commitment: str
    given: list[str] = []
    secret: str = ""


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody knows about a table, whatever the game. `record` names its present game's
    record, once dealt. `wins` counts wins over rematches, a number a seat. `continues`: the game
    is not dealt but goes on from there (record, seat, moment). `muted` names spectators who may not
    chat. `trouble` is an error's code while the server cannot go on: no clock runs and no move
    counts until it is empty again."""

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
    muted: list[str] = []
    trouble: Literal["", "store_away"] = ""

"""What the HTTP part says and hears, which is not live. docs/protocol.md lists the routes."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tablee.core.seats import Mover, Seat
from tablee.core.story import Told
from tablee.history.analysis.findings import Analysis
from tablee.history.audit import Audit
from tablee.packs.pads.keeping import Kept
from tablee.packs.rulebook import Rulebook
from tablee.packs.words import Credits, InBrief, OneDevice, OptionWords, Wording
from tablee.server.wire.client_says import SeatNumber
from tablee.server.wire.table_info import LONGEST_NAME, Language, Settings
from tablee.table.permissions import Phase
from tablee.table.told import Result, Screen

__all__ = ["Audit", "Kept", "Rulebook"]


Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]


ShortText = Annotated[str, Meta(max_length=40)]
PadTexts = Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=12)]
"""An answer a column, or one for the table."""


class Me(Struct, frozen=True, kw_only=True):
    """Who this browser is. `return_code` makes another device the same person: keep it private.
    `is_invented`: the name is the house's, not the guest's own. `face`: what they have
    chosen, if anything."""

    name: str
    return_code: str = ""
    is_invented: bool = False
    face: str = ""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a name: who has one keeps it, who has none gets one in that language. Without a face:
    it stays as it is; "" is none."""

    name: Name | None = None
    language: Language = "fr"
    face: ShortText | None = None


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=80)]


class KeptOfMe(Struct, frozen=True, kw_only=True):
    """What the house keeps about this browser's guest, in numbers: `since` in seconds of the epoch,
    tables that know them, games they played, lines they said."""

    name: str
    since: float
    tables: int
    games: int
    lines: int


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete this browser's guest, who is then called "somebody" in that language, wherever a game
    keeps a name."""

    language: Language = "fr"


class OptionForm(Struct, frozen=True, kw_only=True):
    """One option of a game, as a form shows it; its texts are those of `Settings.options`. Who is
    asked for a seat takes one of the choices, or `P0`, `P1` … for who sits there. `seats`: of
    values that do not go with every number of players, the numbers they go with."""

    name: str
    kind: Literal["yes_no", "number", "choice", "text", "seat"]
    default: str
    choices: list[str] = []
    least: int | None = None
    most: int | None = None
    seats: dict[str, list[int]] = {}
    words: OptionWords | None = None


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game: what it is called, the seats it is for, its options, and its sentences (kind →
    language → text).

    `names` are words inside them (a colour, a side → language → text), `seat_words` the values of
    events that are seats. `minutes`: of a usual game, least and most. `usual_seats`: at a first
    table against bots. `in_brief`: three lines before a first game, where the game has them.
    `endings`: why a game is over, by the rule it names (rule → language → text), filled in from the
    view.
    `pad`: the options its score pad asks for; None where it has none. `has_analysis`: its bots can
    reckon what a move was worth.
    """

    name: str
    title: Wording
    line: Wording
    minutes: tuple[int, int]
    seats: list[int]
    usual_seats: int
    rules_version: int
    options: list[OptionForm]
    one_device: OneDevice
    has_lesson: bool
    has_analysis: bool = False
    pad: list[str] | None = None
    in_brief: InBrief | None = None
    sentences: dict[str, Wording] = {}
    facts: dict[str, Wording] = {}
    moves: dict[str, Wording] = {}
    names: dict[str, Wording] = {}
    endings: dict[str, Wording] = {}
    seat_words: list[str] = []
    levels: list[str] = []
    takes_back: bool = False
    credits: Credits | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`sit`: the maker takes seat 0. `names`: the maker's browser holds a seat for each of them,
    who all play on this one device. `bots`: the level of all others ("" leaves them empty)."""

    settings: Settings
    sit: bool = True
    names: Annotated[list[Name], Meta(max_length=12)] = []
    bots: Annotated[str, Meta(max_length=20)] = ""


class Created(Struct, frozen=True):
    code: str
    link: str


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list: open to strangers, or one of the reader's own. `names` are those of who
    sits there."""

    code: str
    game: str
    phase: Phase
    seats: int
    taken: int
    names: list[str]
    record: str | None = None


class Played(Struct, frozen=True, kw_only=True):
    """A game in "my games"; `when` in seconds of the epoch, `places` empty while it goes on.
    `others`: the seats of other people, by whom nothing is told but the name they had in that game.
    `continued`: it began at a moment of another one. `awaited`: it goes on here, and waits for the
    reader. `closed`: it will not go on, for its table was closed."""

    record: str
    code: str
    game: str
    names: list[str]
    when: float
    seat: int | None
    others: list[Seat] = []
    scores: list[int] = []
    places: list[int] = []
    continued: bool = False
    awaited: bool = False
    closed: bool = False


class MomentInfo(Struct, frozen=True, kw_only=True):
    """One version of a replayed game, as one seat saw it or open-handed: who moved (None: the deal,
    or the table itself), what it told, and the position after it."""

    mover: Mover
    move: str
    time: float
    events: list[Told]
    view: msgspec.Raw
    to_act: list[Seat]
    may_react: list[Seat]
    facts: list[Told] = []
    remark: str = ""
    result: Result | None = None


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game, the deal first. `seat` is None for the open-handed view of it. `problem`:
    why the rest of an uploaded record cannot be shown. `continues`: the record, seat and moment a
    game goes on from that was not dealt."""

    game: str
    options: str
    names: list[str]
    seat: Seat | None
    moments: list[MomentInfo]
    problem: str = ""
    continues: str = ""


class Analysed(Struct, frozen=True, kw_only=True):
    """An analysis as far as it is done: ask again until it is final, and it is gone on with; leave,
    and it stops. `done`: decisions whose verdict stays; `seconds`: about how much more work it is,
    None until every decision was looked at once."""

    analysis: Analysis
    done: int
    seconds: int | None = None


class Continue(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from a moment of a finished game, on that seat, knowing what it knew; bots of that
    level have the others. The game is one of this server (`record`) or an uploaded text."""

    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]
    bots: Annotated[str, Meta(max_length=20)]
    record: Annotated[str, Meta(max_length=40)] = ""
    text: str = ""


class LessonAnswers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A learner's answers so far, "" to go on where nothing was asked, and a new one (`press`)."""

    given: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=300)] = []
    press: Annotated[str, Meta(max_length=200)] | None = None


class PadSheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game played with real cards: its options, and what was entered for each round, by question
    a text a column, or one for the table."""

    seats: Annotated[int, Meta(ge=1, le=12)]
    options: Annotated[
        dict[ShortText, Annotated[str, Meta(max_length=400)]], Meta(max_length=20)
    ] = {}
    rounds: Annotated[list[dict[ShortText, PadTexts]], Meta(max_length=200)] = []


class Refusal(Struct, frozen=True):
    """A rule that was broken, in words."""

    rule: str
    text: str


class LessonPart(Struct, frozen=True, kw_only=True):
    """Where a lesson stands. `given`: the answers that count, to be sent with the next one.

    `text` is what step `number` of `count` says (`{R7}` is a card), `rule` what it is about. It
    `asks` for a move, or waits to be told to go on; `show` is a press to answer it with, for who
    would like to be shown. `screens` lead from the answer before to now, `facts` tell each of them.
    `verdict` is on the new answer: done, on_the_way, other (`hint` says why), refused or lapsed;
    a lesson also asks for moves that are refused, so `refusal` can come with done.
    """

    given: list[str]
    number: int
    count: int
    text: str
    rule: str
    asks: bool
    show: str
    sheet: bool
    names: list[str]
    screens: list[Screen]
    verdict: str
    hint: str
    refusal: Refusal | None
    facts: list[list[Told]] = []


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    """A puzzle in a list. `title`: what it is about; `rating`: how hard it is, as chess players
    count."""

    id: str
    game: str
    title: Wording
    rating: int


class RememberedCards(Struct, frozen=True):
    """Cards the seat has seen that lie nowhere any more, or nowhere in sight."""

    label: Wording
    cards: list[str]


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle: the screen of whoever is to move, as a table would send it. In a game of memory the
    cards that seat is sure of lie open on it, to that seat alone."""

    info: PuzzleInfo
    screen: Screen
    remembered: list[RememberedCards]
    facts: list[Told]


class PuzzlePress(Struct, frozen=True, forbid_unknown_fields=True):
    press: Annotated[str, Meta(max_length=200)]


class MoveChance(Struct, frozen=True):
    """A move, its chance to win the game by the expert's reckoning, and how far that may be off
    (the standard error of the mean)."""

    move: str
    chance: float
    error: float


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """What a press came to: a rule it breaks, or a move among all there are, `chances`, best first.
    `regular`: what a regular bot plays there; `why`: what the puzzle teaches."""

    refusal: Refusal | None = None
    move: str = ""
    regular: str = ""
    chances: list[MoveChance] = []
    why: Wording = {}


class Pictured(Struct, frozen=True, kw_only=True):
    """A picture of a rule: a screen to draw, and all there is to see on it in words.

    `sheet`: its score sheet is drawn, not its table. `shows`: the parts of the table to draw; none
    is all of it.
    """

    rule: str
    caption: str
    sheet: bool
    shows: list[str]
    names: list[str]
    screen: Screen


class Problem(Struct, frozen=True):
    """Every answer that is not a success: `code` for the page's language, `text` in English."""

    code: str
    text: str

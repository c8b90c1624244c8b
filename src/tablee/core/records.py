"""Records: a game as a text file, from which it can be replayed and verified.

    tablee record 1
    game herrlof
    rules 1
    options target=50
    seat P0 Ada
    seat P1 Björn
    commitment 8f3a…
    given P0 00ff…
    secret 91c2…

    P0 1.250 predict 5
    - 16.250 unlock
    P1 17.002 R7 # fair 16.950

A game that goes on from a moment of another one names it (`continues RECORD P1 57`: its record, for
whom, after how many lines) and the position it began with (`start …`); its luck then decides only
what comes later.

Header lines, an empty line, then one line a move: who (`-` is the table itself), seconds since the
deal, the move, and after ` # ` a remark such as the evidence of a race.

As JSON a record is one line, which says the same: either form is made of the other without a loss.
"""

import re
from typing import Final

import msgspec

from tablee.core.chance import Chance
from tablee.core.contract import Game, State
from tablee.core.notation import NotationError, read_mover, read_number, read_seat
from tablee.core.seats import Mover, seat_text

_FIRST: Final = "tablee record 1"
_HEX: Final = re.compile(r"[0-9a-f]*")
_TIME: Final = re.compile(r"[0-9]{1,9}\.[0-9]{3}")
_MOMENT: Final = re.compile(r"[A-Za-z0-9_-]{1,40} P[0-9] [0-9]{1,6}")


TAKE_BACK: Final = "takeback"
"""The line of a player who took back the move above it."""


class LineError(NotationError):
    """A line of a record that cannot be read: its number, from 1, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line: Final = line
        self.reason: Final = reason


class Deal(msgspec.Struct, frozen=True):
    """How a game begins: by a deal, or with the position of a game that it continues (`start`).

    `options` is the text of the record, written by a program that knew `rules`.
    """

    rules: int
    seats: int
    options: str
    start: str = ""

    def position(self, game: Game, chance: Chance) -> State:
        options = game.read_options(self.options, self.rules)
        if not self.start:
            return game.deal(self.seats, options, chance)
        then = f"seats {self.seats}; options {self.options};"
        if not self.start.startswith(then):
            raise NotationError("the starting position is of other seats or options")
        now = f"seats {self.seats}; options {options.text()};"
        return game.position(now + self.start.removeprefix(then))


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One move as it was played."""

    seat: Mover
    time: float
    move: str
    remark: str = ""

    def text(self) -> str:
        remark = f" # {self.remark}" if self.remark else ""
        return f"{seat_text(self.seat)} {self.time:.3f} {self.move}{remark}"


class Record(
    msgspec.Struct,
    kw_only=True,
    tag_field="record",
    tag=1,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A game from its deal on. `secret` is empty while the game goes on. As JSON it has these
    fields, and `record`: the number of the format.

    `given` are the bytes (hex) each seat mixed into the shuffle; a seat that gave none has "".
    `start` is the position it began with, if it was not dealt, and `continues` where that is from.
    """

    game: str
    rules: int
    options: str
    names: list[str]
    commitment: str
    given: list[str]
    secret: str = ""
    continues: str = ""
    start: str = ""
    lines: list[Line] = []

    def text(self) -> str:
        """As a file; `read_record` reads it back."""
        head = [_FIRST, f"game {self.game}", f"rules {self.rules}", f"options {self.options}"]
        head += [f"seat P{seat} {name}" for seat, name in enumerate(self.names)]
        head += [f"commitment {self.commitment}"]
        head += [f"given P{seat} {part}" for seat, part in enumerate(self.given) if part]
        head += [f"secret {self.secret}"] if self.secret else []
        head += [f"continues {self.continues}"] if self.continues else []
        head += [f"start {self.start}"] if self.start else []
        body = [line.text() for line in self.lines]
        return "\n".join([line.rstrip() for line in head] + [""] + body) + "\n"

    def json(self) -> str:
        """One line."""
        return _JSON.encode(self).decode()


_JSON: Final = msgspec.json.Encoder()
_READ_JSON: Final = msgspec.json.Decoder(Record)


def read_record(text: str) -> Record:
    """The inverse of `Record.text`; an error (LineError) names the line."""
    lines = text.splitlines()
    if not lines or lines[0] != _FIRST:
        raise LineError(1, f"a record begins with {_FIRST!r}")
    record = Record(
        game="", rules=0, options="", names=[], commitment="", given=[], secret="", lines=[]
    )
    place = 2
    try:
        while place <= len(lines) and lines[place - 1]:
            _read_header(record, lines[place - 1].rstrip())
            place += 1
        if not record.names:
            raise NotationError("the header names no seat")
        place += 1
        while place <= len(lines):
            record.lines.append(_read_line(lines[place - 1], len(record.names)))
            place += 1
    except NotationError as error:
        raise LineError(place, str(error)) from None
    return record


def read_json_record(text: str | bytes) -> Record:
    """The inverse of `Record.json`. What a text could not say as well is refused."""
    try:
        record = _READ_JSON.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotationError(str(error)) from None
    try:
        same = read_record(record.text())
    except LineError as error:
        raise NotationError(error.reason) from None
    for field in Record.__struct_fields__:
        if getattr(same, field) != getattr(record, field):
            raise NotationError(f"no record says this as its {field!r}")
    return record


def _read_header(record: Record, line: str) -> None:
    key, _, value = line.partition(" ")
    match key:
        case "game":
            record.game = value
        case "rules":
            record.rules = read_number(value)
        case "options":
            record.options = value
        case "commitment":
            record.commitment = _hex(value)
        case "secret":
            record.secret = _hex(value)
        case "start":
            record.start = value
        case "continues":
            if not _MOMENT.fullmatch(value):
                raise NotationError(f"expected 'record seat number', not {value[:40]!r}")
            record.continues = value
        case "seat":
            seat, _, name = value.partition(" ")
            if seat != f"P{len(record.names)}":
                raise NotationError(f"expected seat P{len(record.names)}, not {seat[:20]!r}")
            record.names.append(name)
            record.given.append("")
        case "given":
            seat, _, part = value.partition(" ")
            record.given[read_seat(seat, len(record.names))] = _hex(part)
        case _:
            raise NotationError(f"unknown header {key[:20]!r}")


def _read_line(line: str, seats: int) -> Line:
    body, _, remark = line.partition(" # ")
    parts = body.split(" ", 2)
    if len(parts) < 3:
        raise NotationError(f"expected 'who seconds move', not {line[:40]!r}")
    who, time, move = parts
    if not _TIME.fullmatch(time):
        raise NotationError(f"not a time: {time[:20]!r} (seconds with three decimals)")
    return Line(read_mover(who, seats), float(time), move, remark)


def _hex(value: str) -> str:
    if not _HEX.fullmatch(value):
        raise NotationError(f"not hexadecimal: {value[:20]!r}")
    return value

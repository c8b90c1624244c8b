"""What a person may do now: numbered, in columns by what the choices are about."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.moves import Move
from tablee.packs.filling import WIDE
from tablee.packs.phrases import Choice, Say, Speaker
from tablee.packs.terminal.cards import SHAPES

MOST_SHOWN: Final = 40
"""Of one kind of move; more are to be typed."""

TALLEST: Final = 8
"""Cells of a column before it goes on beside itself."""

NARROWEST: Final = 24
"""Titles are broken to fit the cells below them, but not narrower."""

GAP: Final = 3
"""Between columns."""


class Column:
    """Choices about the same thing. A heading stands above it and those that follow."""

    def __init__(self, title: str, heading: str = "") -> None:
        self.title: Final = title
        self.heading: Final = heading
        self.cells: Final[list[Text]] = []

    @property
    def head(self) -> list[str]:
        cells = max(cell.cell_len for cell in self.cells)
        return wrap(self.title, max(cells, NARROWEST))

    @property
    def width(self) -> int:
        return max(Text(line).cell_len for line in self.head + [c.plain for c in self.cells])


class Choices:
    def __init__(self, moves: Sequence[Move], speaker: Speaker, say: Say) -> None:
        self.moves: Final = list(moves)
        self._speaker: Final = speaker
        self._say: Final = say
        self._too_many: Final = _too_many(self.moves)
        self._numbers: Final = _numbered([m for m in moves if _verb(m) not in self._too_many])

    def numbered(self, line: str) -> Move | None:
        """The move a number stands for."""
        is_number = line.isascii() and line.isdigit() and len(line) < 4
        return self._numbers.get(int(line)) if is_number else None

    def draw(self, width: int) -> RenderableType:
        lines: list[RenderableType] = []
        for band in _bands(self._columns(), width):
            heading = band[0].heading
            lines += [Text(heading, "dim"), _band(band)] if heading else [_band(band)]
        for verb, count in self._too_many.items():
            example = next(move for move in self.moves if _verb(move) == verb)
            about = self._speaker.choice(example).about
            lines.append(Text(self._say("many", about=about, count=count, move=example.text)))
        return Group(*lines)

    def _columns(self) -> list[Column]:
        found: dict[tuple[str, str], Column] = {}
        for number, move in self._numbers.items():
            choice = self._speaker.choice(move)
            about = choice.about if choice.labels else ""
            key = (about, _part(choice))
            if key not in found:
                is_first = not any(other == about for other, _ in found)
                found[key] = _column(choice, is_first=is_first)
            cells = found[key].cells
            if cells and _is_own(number, choice):
                cells[0].append(f"  {number}", "bold")  # in one row
            else:
                cells.append(_cell(number, choice))
        return [part for column in found.values() for part in _split(column)]


def _numbered(moves: list[Move]) -> dict[int, Move]:
    """Where the choice is a number, the number typed is the choice itself; the others follow."""
    numbers = {int(_last(move)): move for move in moves if _last(move).isdigit()}
    others = [move for move in moves if not _last(move).isdigit()]
    return numbers | dict(enumerate(others, start=max(numbers, default=0) + 1))


def _last(move: Move) -> str:
    return move.text.rpartition(" ")[2]


def _verb(move: Move) -> str:
    first, _, rest = move.text.partition(" ")
    return first if rest else ""


def _too_many(moves: list[Move]) -> dict[str, int]:
    """Verbs with more choices than can be shown, and how many."""
    verbs = [_verb(move) for move in moves if _verb(move)]
    return {verb: verbs.count(verb) for verb in verbs if verbs.count(verb) > MOST_SHOWN}


def _part(choice: Choice) -> str:
    """What a column is about beside its title: the first of two things, or a card's colour."""
    if len(choice.labels) > 1:
        return choice.labels[0]
    shape = choice.labels[0][:1] if choice.labels else ""
    return shape if shape in [shape for shape, _ in SHAPES.values()] else ""


def _column(choice: Choice, *, is_first: bool) -> Column:
    if not choice.labels:
        return Column("")
    unbroken = choice.notation.replace(" ", WIDE)
    notation = f" ({unbroken})" if choice.notation != "…" else ""
    title = f"{choice.about}{notation}" if is_first else ""
    return Column(choice.labels[0], title) if len(choice.labels) > 1 else Column(title)


def _cell(number: int, choice: Choice) -> Text:
    if not choice.labels:
        is_same = choice.about.casefold() == choice.notation
        label = choice.about if is_same else f"{choice.about} ({choice.notation})"
        return Text.assemble((f"{number:>2} ", "bold"), label)
    if _is_own(number, choice):
        return Text(str(number), "bold")
    return Text.assemble((f"{number:>2} ", "bold"), choice.labels[-1])


def _is_own(number: int, choice: Choice) -> bool:
    """Whether the number is the choice itself."""
    return bool(choice.labels) and choice.labels[-1] == str(number)


def _split(column: Column) -> list[Column]:
    """A long column goes on beside itself, in even parts."""
    parts = -(-len(column.cells) // TALLEST)
    height = -(-len(column.cells) // parts)
    found = []
    for start in range(0, len(column.cells), height):
        found.append(Column(column.title, column.heading) if start == 0 else Column(""))
        found[-1].cells.extend(column.cells[start : start + height])
    return found


def _bands(columns: list[Column], width: int) -> list[list[Column]]:
    """As many columns side by side as fit."""
    bands: list[list[Column]] = []
    room = 0
    for column in columns:
        if not bands or room < column.width or column.heading:
            bands.append([])
            room = width
        bands[-1].append(column)
        room -= column.width + GAP
    return bands


def _band(columns: list[Column]) -> Table:
    """Titles end on the same line, so that all cells begin on the next."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    heads = [column.head for column in columns]
    height = max(len(head) for head in heads)
    blocks = []
    for column, head in zip(columns, heads, strict=True):
        lines = [Text()] * (height - len(head)) + [Text(line, "dim") for line in head]
        blocks.append(Text("\n").join([*lines, *column.cells]))
    table.add_row(*blocks)
    return table

"""What a score pad asks, what it is told, and what it makes of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, Generic, Literal, TypeVar

from msgspec import Struct

from tablee.core.contract import Outcome
from tablee.core.options import Options
from tablee.core.seats import Seat
from tablee.packs.words import Wording

O = TypeVar("O", bound=Options)  # noqa: E741 - the customary letter of a bound type

NOBODY: Final = "-"

Entry = Mapping[str, Sequence[str]]
"""What was entered for a round: by question a text a column, or one for the table."""


class Choice(Struct, frozen=True):
    text: str
    label: Wording


class Stack(Struct, frozen=True):
    """A card, and how many of it there are."""

    card: str
    copies: int


class Question(Struct, frozen=True, kw_only=True):
    """One thing the pad asks of a round: of each column, or once of the table.

    A *number* lies between `least` and `most`; *cards* are several of `cards`, separated by spaces;
    a *choice* is one of `choices`; a *column* is `P0`, `P1` …, or `-` for nobody where `nobody`
    says so. `usual` stands there before anything is entered.
    """

    name: str
    kind: Literal["number", "cards", "choice", "column"]
    label: Wording
    help: Wording | None = None
    each: bool = True
    least: int = 0
    most: int = 0
    choices: list[Choice] = []
    cards: list[Stack] = []
    nobody: Wording | None = None
    usual: str = ""


class Wrong(Struct, frozen=True, kw_only=True):
    """An entry that cannot be: of which question and column (None: all of them together), and why,
    `{n}` being one of `values`."""

    question: str
    column: int | None = None
    text: Wording
    values: dict[str, str | int] = {}


class Line(Struct, frozen=True, kw_only=True):
    """How points came about: what for, and a cell a column."""

    label: Wording
    values: dict[str, str | int] = {}
    cells: list[str]


class Count(Struct, frozen=True, kw_only=True):
    """A round: its lines, and the points of each column."""

    lines: list[Line]
    points: list[int]


class Answers:
    """An entry that was read: every question of the round has its answer."""

    def __init__(self, texts: Mapping[str, Sequence[str]]) -> None:
        self._texts: Final = texts

    def has(self, question: str) -> bool:
        return question in self._texts

    def text(self, question: str) -> str:
        return self._texts[question][0]

    def number(self, question: str) -> int:
        return int(self.text(question))

    def numbers(self, question: str) -> list[int]:
        return [int(text) for text in self._texts[question]]

    def cards(self, question: str) -> list[list[str]]:
        return [text.split() for text in self._texts[question]]

    def column(self, question: str) -> int | None:
        text = self.text(question)
        return None if text == NOBODY else int(text[1:])


class Sheet(Generic[O]):
    """A game as far as it has been entered."""

    def __init__(self, seats: int, options: O, rounds: Sequence[Answers] = ()) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.rounds: Final = list(rounds)

    def before(self, number: int) -> "Sheet[O]":
        return Sheet(self.seats, self.options, self.rounds[:number])


class Pad(ABC, Generic[O]):
    """A game's score pad. `options`: those of the game that change how it is counted, or what can
    have been won."""

    options: ClassVar[tuple[str, ...]] = ()

    def columns(self, sheet: Sheet[O]) -> list[list[Seat]]:
        """Whose points are written together."""
        return [[seat] for seat in range(sheet.seats)]

    @abstractmethod
    def questions(self, sheet: Sheet[O]) -> list[Question]:
        """What is asked of the round after those of the sheet."""

    @abstractmethod
    def wrong(self, sheet: Sheet[O], answers: Answers) -> Iterator[Wrong]:
        """What cannot be about that round, each answer by itself being possible."""

    @abstractmethod
    def count(self, sheet: Sheet[O], answers: Answers) -> Count:
        """That round, counted by the rules' own code."""

    @abstractmethod
    def outcome(self, sheet: Sheet[O]) -> Outcome | None:
        """By column; None: the game goes on."""

"""The plain-text format of a theme deck: what one file says, and where it is wrong.

A deck is edited by hand, so every refusal names the file and the line. The parser judges form
only; whether a deck is *good* (counts, repetitions, spelling) is `tablee.words.check`'s question.
"""

import re
from dataclasses import dataclass
from typing import NoReturn

# BLITZ-COMP-1: how many theme cards of a deck bear each symbol.
SYMBOLS = {
    "circle": 7,
    "square": 7,
    "triangle": 7,
    "star": 7,
    "cross": 7,
    "wave": 7,
    "diamond": 6,
    "moon": 6,
}
GRADES = (1, 2, 3)
CLOSED = "closed"

_GRADE_LINE = re.compile(r"(\d+)\s*:\s*(.*)")


class DeckError(ValueError):
    """A deck file that cannot be read; the text begins with `file:line`."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


@dataclass(frozen=True, slots=True)
class ListedAnswer:
    """One answer: its commonness (1 everybody, 2 many, 3 rare) and spellings, main one first."""

    grade: int
    spellings: tuple[str, ...]

    @property
    def text(self) -> str:
        return self.spellings[0]


@dataclass(frozen=True, slots=True)
class Theme:
    """One theme card, and the line its block begins on, so that findings can point at it.

    `is_closed`: the list has every answer there is (countries), so that all else is wrong.
    """

    language: str
    deck: int
    symbol: str
    text: str
    answers: tuple[ListedAnswer, ...]
    line: int
    is_closed: bool = False


class _Block:
    """A theme while its lines are being read."""

    def __init__(self, symbol: str, text: str, line: int, *, is_closed: bool) -> None:
        self.symbol = symbol
        self.text = text
        self.line = line
        self.is_closed = is_closed
        self.answers: list[ListedAnswer] = []
        self.grades: list[int] = []
        self.indent = 0  # of the latest graded line: a continuation is deeper


class _Reader:
    """Reads a deck line by line; holds the place for error messages."""

    def __init__(self, file: str, language: str, deck: int) -> None:
        self.file = file
        self.language = language
        self.deck = deck
        self.line = 0
        self.blocks: list[_Block] = []

    def fail(self, problem: str) -> NoReturn:
        raise DeckError(self.file, self.line, problem)

    def read(self, raw: str) -> None:
        self.line += 1
        text = raw.strip()
        if not text or raw.startswith("#"):
            return
        if "#" in text:
            self.fail("a comment has a line of its own, beginning with '#'")
        if raw[0].isspace():
            self.read_answers(text, len(raw) - len(raw.lstrip()))
        else:
            self.read_header(text)

    def read_header(self, text: str) -> None:
        self.close()
        head, colon, theme = (part.strip() for part in text.partition(":"))
        if not colon:
            self.fail(f"expected 'symbol: Theme' or 'symbol {CLOSED}: Theme', found {text!r}")
        symbol, _, mark = head.partition(" ")
        if symbol not in SYMBOLS:
            self.fail(f"unknown symbol {symbol!r}; the symbols are {', '.join(SYMBOLS)}")
        if mark not in ("", CLOSED):
            self.fail(f"after its symbol a theme may be marked {CLOSED!r}, not {mark!r}")
        if not theme:
            self.fail("a theme needs a text after its symbol")
        self.blocks.append(_Block(symbol, theme, self.line, is_closed=mark == CLOSED))

    def read_answers(self, text: str, indent: int) -> None:
        if not self.blocks:
            self.fail("answers before the first 'symbol: Theme' line")
        block = self.blocks[-1]
        if graded := _GRADE_LINE.fullmatch(text):
            self.open_grade(block, int(graded[1]))
            block.indent = indent
            text = graded[2]
        elif not block.grades or indent <= block.indent:
            self.fail("expected '1:', '2:' or '3:', or a deeper line that continues one")
        for part in text.removesuffix(",").split(","):
            block.answers.append(self.answer(part, block.grades[-1]))

    def open_grade(self, block: _Block, grade: int) -> None:
        if grade not in GRADES:
            self.fail(f"grade {grade} is not one of 1, 2, 3")
        if grade in block.grades:
            self.fail(f"grade {grade} is given twice for {block.text!r}")
        block.grades.append(grade)

    def answer(self, text: str, grade: int) -> ListedAnswer:
        spellings = tuple(spelling.strip() for spelling in text.split("|"))
        if not all(spellings):
            self.fail("an empty answer: two commas in a row, a stray '|', or nothing after ':'")
        if ":" in text:
            self.fail(f"an answer holds no colon: {text.strip()!r}")
        return ListedAnswer(grade, spellings)

    def close(self) -> None:
        """The latest block ends here: a theme without all three grades is unfinished, unless its
        few answers are known to everybody."""
        if not self.blocks:
            return
        block = self.blocks[-1]
        wanted = GRADES[:1] if block.is_closed else GRADES
        if missing := set(wanted) - set(block.grades):
            problem = f"theme {block.text!r} has no grade {min(missing)}"
            raise DeckError(self.file, block.line, problem)


def parse_deck(text: str, *, file: str, language: str, deck: int) -> tuple[Theme, ...]:
    """The themes of a deck file's text, in its order; `DeckError` where it is malformed."""
    reader = _Reader(file, language, deck)
    for raw in text.splitlines():
        reader.read(raw)
    reader.close()
    if not reader.blocks:
        reader.fail("the deck holds no theme")
    return tuple(
        Theme(
            language,
            deck,
            block.symbol,
            block.text,
            tuple(block.answers),
            block.line,
            block.is_closed,
        )
        for block in reader.blocks
    )

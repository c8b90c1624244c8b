"""Where a game is shown: a page drawn anew each time, or paper that keeps what was printed."""

from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

HOME: Final = "\x1b[H"
CLEAR_LINE: Final = "\x1b[2K"
CLEAR_BELOW: Final = "\x1b[J"

LEAST_STORY: Final = 3
"""Lines of the story that matter more than the latest count."""


class Sheet:
    """Everything a person is to see now. Of the story the last `news` lines are new; `is_new` are
    the choices, or what they are about. `faces` are those that lie open on the table: no sentence
    tells them. `count` is there for those who have room for it."""

    def __init__(
        self,
        *,
        table: RenderableType,
        faces: set[tuple[int, str]],
        count: RenderableType | None,
        story: Sequence[Text],
        news: int,
        notice: RenderableType | None,
        choices: RenderableType | None,
        is_new: bool,
        prompt: Text,
    ) -> None:
        self.table: Final = table
        self.faces: Final = faces
        self.count: Final = count
        self.story: Final = story
        self.news: Final = news
        self.notice: Final = notice
        self.choices: Final = choices
        self.is_new: Final = is_new
        self.prompt: Final = prompt


class Display(Protocol):
    is_live: bool

    def open(self) -> None: ...
    def close(self) -> None: ...
    def show(self, sheet: Sheet, typed: str) -> None: ...
    def read(self, text: Text) -> list[list[str]]:
        """A long text, in pages for `page`; none if it has been shown already."""
        ...

    def page(self, lines: list[str], prompt: Text) -> None: ...
    def echo(self, typed: str) -> None: ...


def display_on(console: Console) -> Display:
    return Page(console) if console.is_terminal and not console.is_dumb_terminal else Paper(console)


class Page:
    """A terminal's alternate screen, always drawn from its first line and never scrolled: what is
    no longer shown is nowhere, not even in what the terminal keeps of earlier lines."""

    is_live = True

    def __init__(self, console: Console) -> None:
        self._console: Final = console
        self._prompt = ""
        self._typed = ""
        self._painted: object = None

    def open(self) -> None:
        self._console.set_alt_screen()

    def close(self) -> None:
        self._write(f"{HOME}{CLEAR_BELOW}")  # some terminals have no other screen
        self._console.set_alt_screen(False)

    def show(self, sheet: Sheet, typed: str) -> None:
        above, notice = self._lines(sheet.table), self._lines(sheet.notice)
        choices, story = self._lines(sheet.choices), self._lines(Group(*sheet.story))
        count = self._lines(sheet.count)
        self._prompt = self._lines(sheet.prompt)[0]
        room = max(0, self._console.height - 1 - len(above) - len(notice) - len(choices))
        if count and room >= len(count) + LEAST_STORY:
            above, room = above + count, room - len(count)
        parts = [above, story[-room:] if room else [], notice, choices]
        filled = [part for part in parts if part]
        is_roomy = room - len(parts[1]) >= len(filled)
        lines = [line for part in filled for line in ([*part, ""] if is_roomy else part)]
        self._paint(lines, typed)

    def read(self, text: Text) -> list[list[str]]:
        lines, height = self._lines(text), max(1, self._console.height - 1)
        return [lines[start : start + height] for start in range(0, len(lines), height)]

    def page(self, lines: list[str], prompt: Text) -> None:
        self._prompt = self._lines(prompt)[0]
        self._paint(lines, "")

    def echo(self, typed: str) -> None:
        self._typed = typed
        self._write(f"\r{CLEAR_LINE}{self._prompt} {self._fitting(typed)}")

    def _paint(self, lines: list[str], typed: str) -> None:
        """On a screen too low for all, what is to be chosen from matters most: the end stays."""
        now = (self._console.size, self._prompt, lines)
        if now != self._painted:
            self._painted = now
            kept = lines[-(self._console.height - 1) :]
            shown = "".join(f"{CLEAR_LINE}{line}\r\n" for line in kept)
            self._write(f"{HOME}{shown}{CLEAR_LINE}{CLEAR_BELOW}")
            self.echo(typed)
        elif typed != self._typed:
            self.echo(typed)

    def _fitting(self, typed: str) -> str:
        """The end of a line too long for the screen."""
        room = max(1, self._console.width - Text.from_ansi(self._prompt).cell_len - 2)
        return typed[-room:]

    def _lines(self, part: RenderableType | None) -> list[str]:
        if part is None:
            return []
        with self._console.capture() as captured:
            self._console.print(part, highlight=False)
        text = captured.get().rstrip("\n")
        return text.split("\n") if text else []

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()


class Paper:
    """Nothing can be taken back: each thing is printed once, when it is new."""

    is_live = False

    def __init__(self, console: Console) -> None:
        self._console: Final = console
        self._faces: set[tuple[int, str]] = set()

    def open(self) -> None: ...

    def close(self) -> None: ...

    def show(self, sheet: Sheet, typed: str) -> None:
        if sheet.news:
            self._print(Group(*sheet.story[-sheet.news :]))
        if sheet.notice is not None:
            self._print(sheet.notice)
        has_choices = sheet.choices is not None and sheet.is_new
        if has_choices or not sheet.faces <= self._faces:
            self._print(sheet.table)
            self._faces = sheet.faces
        if sheet.choices is not None and sheet.is_new:
            self._print(Group(sheet.choices, sheet.prompt))

    def read(self, text: Text) -> list[list[str]]:
        self._print(text)
        return []

    def page(self, lines: list[str], prompt: Text) -> None: ...

    def echo(self, typed: str) -> None: ...

    def _print(self, part: RenderableType) -> None:
        self._console.print(part, highlight=False)

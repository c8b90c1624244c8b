"""What stays on a person's screen."""

import re

import pyte
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.text import Text

from tablee.terminal.display import Page, Sheet
from tests.terminal.typist import Typist

FACE = re.compile(r"(?<!▣)\b(?:\d+\*?|[A-Z][a-z]+)\(b\d+\)")
"""A card lying on the table whose face can be read, such as `7(b3)`."""


def test_bloops_leaves_no_looked_at_face_on_the_screen() -> None:
    with Typist("play", "bloops", "--seats", "2", "--seed", "5", "--lang", "fr") as person:
        looking = person.until(lambda seen: "c’est vu" in seen)
        assert len(FACE.findall(looking)) == 3
        person.enter("seen")
        person.until(lambda seen: "c’est vu" not in seen)
        assert FACE.findall(person.everything()) == []
        assert "\x1b[3J" not in person.written.decode()  # the shell's own lines are kept


def test_bla5t_leaves_no_looked_at_face_on_the_screen() -> None:
    args = ["play", "bla5t", "--seats", "2", "--seed", "5", "--lang", "en"]
    with Typist(*args, height=24) as person:
        person.until(lambda seen: "look at …" in seen)
        person.enter("look b0")
        person.until(lambda seen: "(b0)" in seen)
        person.enter("LOOK B6")
        looking = person.until(lambda seen: "(b6)" in seen)
        assert len(FACE.findall(looking)) == 2
        person.enter("seen")
        person.until(lambda seen: "(b0)" not in seen and "(b6)" not in seen)
        assert FACE.findall(person.everything()) == []
        assert not re.search(r"place \d: ", person.everything())  # nor in the story


def test_the_shell_comes_back_as_it_was() -> None:
    with Typist("play", "herrlof", "--seed", "5", "--lang", "en") as person:
        person.until(lambda seen: "predict" in seen)
        person.enter("q")
        assert person.until_over() == 0
        written = person.written.decode()
    assert "predict" not in person.everything()  # not even where there is only one screen
    assert written.count("\x1b[?1049h") == written.count("\x1b[?1049l") == 1
    assert written.rstrip().endswith("See you soon!")


def test_on_a_dumb_terminal_it_is_said_that_faces_stay() -> None:
    with Typist("play", "bloops", "--seed", "5", "--lang", "en", term="dumb") as person:
        person.until(lambda seen: "what has been shown stays readable" in seen)
        person.until(lambda seen: "seen" in seen)
        person.enter("q")
        assert person.until_over() == 0
        assert b"\x1b[2K" not in person.written


PART = st.lists(st.text("a ●", max_size=30), max_size=6)


@settings(max_examples=40)
@example([([], [], [], ""), ([], [], [], "x")])
@given(st.lists(st.tuples(PART, PART, PART, st.text("xyz", max_size=40)), min_size=1, max_size=3))
def test_a_page_shows_what_it_shows_now_and_nothing_of_before(
    shown: list[tuple[list[str], list[str], list[str], str]],
) -> None:
    after_many, fresh = Emulated(20, 8), Emulated(20, 8)
    for one in shown:
        after_many.show(*one)
    fresh.show(*shown[-1])
    assert after_many.lines == fresh.lines
    assert not after_many.gone


class Emulated:
    """A page on an emulated screen."""

    def __init__(self, width: int, height: int) -> None:
        self._screen = pyte.HistoryScreen(width, height)
        self._stream = pyte.Stream(self._screen)
        console = Console(file=self, force_terminal=True, width=width, height=height)  # type: ignore[arg-type]
        self._page = Page(console)

    def write(self, text: str) -> int:
        self._stream.feed(text)
        return len(text)

    def flush(self) -> None: ...

    def show(self, table: list[str], story: list[str], choices: list[str], typed: str) -> None:
        sheet = Sheet(
            table=Text("\n".join(table)),
            faces=set(),
            count=None,
            story=[Text(line) for line in story],
            news=0,
            notice=None,
            choices=Text("\n".join(choices)),
            is_new=True,
            prompt=Text("▸", end=""),
        )
        self._page.show(sheet, typed)

    @property
    def lines(self) -> list[str]:
        return list(self._screen.display)

    @property
    def gone(self) -> bool:
        return bool(self._screen.history.top)

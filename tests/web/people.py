"""People who play through the page and know it only as a screen reader does: roles and names.

A `Hand` presses what is asked, by mouse, a `Finger` on a touch screen; `Keys` does the same with
Tab, arrows and Enter alone.
"""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Error as PageError
from playwright.sync_api import Locator, Page

PATIENCE = 500
"""Milliseconds for a press: others are quick, and what is gone meanwhile need not be pressed."""

Way = str | tuple[str, str]
"""The name of a button; of a pair, the second once the first is pressed down."""

CLOSE = "^(Fermer|Close)$"
"""Whatever a slip has opened."""

_LINE = re.compile(r"""^\s*- '?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)$""")


@dataclass(frozen=True)
class Thing:
    """Something on the page as the accessibility tree has it; `text` is what it contains."""

    role: str
    name: str
    states: str
    text: str

    @property
    def can_be_pressed(self) -> bool:
        return self.role == "button" and not self.is_down and "[disabled]" not in self.states

    @property
    def is_down(self) -> bool:
        return "[pressed]" in self.states


def things(tree: str) -> list[Thing]:
    """What an accessibility tree holds, line by line; only the dialog, while one is open."""
    lines = tree.splitlines()
    opened = next((i for i, line in enumerate(lines) if re.match(r"\s*- '?dialog\b", line)), None)
    found = [_LINE.match(line) for line in lines[opened:]]
    return [_thing(match) for match in found if match]


def _thing(match: re.Match[str]) -> Thing:
    states, _, text = match["rest"].partition(":")
    name = (match["name"] or "").replace('\\"', '"').replace("''", "'")
    return Thing(match["role"], name, states, text.strip().strip('"'))


def _next_of(pair: tuple[str, str], seen: Sequence[Thing]) -> str:
    first, then = pair
    return then if any(one.is_down and re.search(first, one.name) for one in seen) else first


class Person(ABC):
    """`ways` come in the order in which this person thinks of them."""

    def __init__(self, page: Page, ways: Sequence[Way]) -> None:
        self.page = page
        self.ways = list(ways)
        self.pressed: list[str] = []
        self._choices: list[Thing] = []
        self._in_vain: set[str] = set()
        """What was pressed on these choices and has not changed them."""

    def look(self) -> list[Thing]:
        """The page as it is read aloud."""
        return things(self.page.locator("body").aria_snapshot())

    def is_over(self, seen: Sequence[Thing]) -> bool:
        return any(re.search("^(Revanche|Rematch)$", thing.name) for thing in seen)

    def act(self, seen: Sequence[Thing]) -> bool:
        """Presses the first thing that comes to mind, if there is any; what was in vain, only after
        all else was."""
        choices = [thing for thing in seen if thing.can_be_pressed]
        if choices != self._choices:
            self._choices = choices
            self._in_vain.clear()
        thought_of = self._thought_of(seen)
        name = next((one for one in thought_of if one not in self._in_vain), None)
        if name is None:
            self._in_vain.clear()
            return False
        self._in_vain.add(name)
        return self._try(name)

    def _thought_of(self, seen: Sequence[Thing]) -> list[str]:
        found = []
        for way in [*self.ways, CLOSE]:
            wanted = way if isinstance(way, str) else _next_of(way, seen)
            found += [one.name for one in self._choices if re.search(wanted, one.name)]
        return found

    def has_pressed(self, pattern: str) -> int:
        return sum(re.search(pattern, name) is not None for name in self.pressed)

    def _try(self, name: str) -> bool:
        try:
            self.press(self.page.get_by_role("button", name=name, exact=True).first)
        except PageError:
            return False
        self.pressed.append(name)
        return True

    def tells(self) -> str:
        """What was done last, and what could be."""
        choices = [thing.name for thing in self.look() if thing.can_be_pressed]
        return f"pressed {self.pressed[-5:]}, sees {choices}"

    @abstractmethod
    def press(self, found: Locator) -> None: ...


class Hand(Person):
    """Touches things where they are seen: cards in a hand may lie over each other."""

    def press(self, found: Locator) -> None:
        x, y = found.evaluate(_SEEN, timeout=PATIENCE)
        found.click(position={"x": x, "y": y}, timeout=PATIENCE)


class Finger(Person):
    """Touches them on a screen that knows no mouse."""

    def press(self, found: Locator) -> None:
        x, y = found.evaluate(_SEEN, timeout=PATIENCE)
        found.tap(position={"x": x, "y": y}, timeout=PATIENCE)


class Keys(Person):
    """Never touches a mouse."""

    def press(self, found: Locator) -> None:
        handle = found.element_handle(timeout=PATIENCE)
        stop = handle.evaluate_handle(_STOP)
        for _ in range(80):
            if stop.evaluate("stop => stop === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        for key in [None, "Home", *["ArrowRight"] * 14, "ArrowDown", *["ArrowLeft"] * 7]:
            if key:
                self.page.keyboard.press(key)
            if handle.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
        raise PageError("the keyboard does not get there")


_SEEN = """one => {
    one.scrollIntoViewIfNeeded();
    const box = one.getBoundingClientRect();
    for (const across of [0.5, 0.25, 0.12, 0.75, 0.88]) {
        for (const down of [0.5, 0.25, 0.75]) {
            const [x, y] = [box.width * across, box.height * down];
            if (one.contains(document.elementFromPoint(box.left + x, box.top + y))) return [x, y];
        }
    }
    return [box.width / 2, box.height / 2];
}"""
"""A place of it that nothing lies over, from its corner."""

_STOP = """one => one.tabIndex >= 0 ? one :
    one.closest('ul, ol, [role=radiogroup]').querySelector('[tabindex="0"]')"""
"""Where Tab stops for something: itself, or its group's only stop."""


MOST_AT_ONCE = 6


def never() -> bool:
    return False


def play(people: Sequence[Person], seconds: float = 240, until: Callable[[], bool] = never) -> None:
    """Until the game is over for everybody, or what is wished for has happened."""
    end = time.monotonic() + seconds
    while not until():
        is_over = [_play_on(person) for person in people]
        if all(is_over):
            return
        assert time.monotonic() < end, "\n".join(person.tells() for person in people)


def _play_on(person: Person) -> bool:
    """All this person can do now, one thing after the other; whether the game is over."""
    for _ in range(MOST_AT_ONCE):
        seen = person.look()
        if person.is_over(seen):
            return True
        if not person.act(seen):
            return False
    return False

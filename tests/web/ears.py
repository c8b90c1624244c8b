"""Somebody who knows the page by Chromium's accessibility tree alone, and has only a keyboard.

Nothing here knows the page's elements: what the tree names is looked for by role and name, focused
by the tree's own handle, and pressed with Enter.
"""

import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Error as PageError
from playwright.sync_api import Page

from tests.web.people import CLOSE, Way

PRESSED: Final = ("button", "link")
LIVE: Final = ("status", "log", "alert")
WORDS: Final = ("StaticText", "InlineTextBox")
AGAIN: Final = 40
"""Milliseconds until the tree is read again, while nothing is to be done."""


@dataclass(frozen=True)
class Thing:
    """A node of the tree; `handle` is what it is focused by, `text` all that it holds."""

    role: str
    name: str
    text: str
    states: frozenset[str]
    handle: int

    @property
    def can_be_pressed(self) -> bool:
        return self.role in PRESSED and not {"disabled", "pressed"} & self.states


class Ears:
    """`heard` is all that the live regions have said, in order."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.heard: Final[list[str]] = []
        self._spoken: set[str] = set()
        self._tree: Final = page.context.new_cdp_session(page)
        self._tree.send("Accessibility.enable")

    def read(self) -> list[Thing]:
        """The tree in its order; what its live regions say anew is heard."""
        nodes: list[dict[str, Any]] = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        found = list(_things(nodes))
        spoken = {said for one in found if one.role in LIVE for said in _lines(one.text)}
        self.heard.extend(sorted(spoken - self._spoken))
        self._spoken = spoken
        return found

    def press(self, thing: Thing) -> bool:
        """Whether it was still there to be focused."""
        try:
            self._tree.send("DOM.focus", {"backendNodeId": thing.handle})
        except PageError:
            return False
        self.page.keyboard.press("Enter")
        return True

    def write(self, thing: Thing, text: str) -> bool:
        try:
            self._tree.send("DOM.focus", {"backendNodeId": thing.handle})
        except PageError:
            return False
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        return True

    def has_heard(self, pattern: str) -> str | None:
        """The latest that was said so."""
        return next((said for said in reversed(self.heard) if re.search(pattern, said)), None)

    def says(self, pattern: str) -> bool:
        """A live region says so at this moment."""
        return any(re.search(pattern, said) for said in self._spoken)


Answer = Callable[[Ears, Sequence[Thing]], bool]
"""What else is done, by what was heard; whether something was."""


def play(ears: Ears, ways: Sequence[Way], answer: Answer, seconds: float = 240) -> list[Thing]:
    """To the end of the game: `ways` come in the order of preference. What is there at the end."""
    end = time.monotonic() + seconds
    in_vain: set[int] = set()
    latest: list[str] = []
    while True:
        things = ears.read()
        if any(re.search("^(Revanche|Rematch)$", thing.name) for thing in things):
            return things
        choices = [thing for thing in things if thing.can_be_pressed]
        names = [thing.name for thing in choices]
        assert time.monotonic() < end, f"heard {ears.heard[-6:]}, may press {names}"
        if names != latest:
            latest = names
            in_vain.clear()
        wanted = [way if isinstance(way, str) else _next_of(way, things) for way in [*ways, CLOSE]]
        if answer(ears, things) or _press_first(ears, wanted, choices, in_vain):
            continue
        in_vain.clear()
        ears.page.wait_for_timeout(AGAIN)


def _next_of(pair: tuple[str, str], things: Sequence[Thing]) -> str:
    first, then = pair
    is_down = any("pressed" in one.states and re.search(first, one.name) for one in things)
    return then if is_down else first


def _press_first(
    ears: Ears, ways: Sequence[str], choices: Sequence[Thing], in_vain: set[int]
) -> bool:
    """What has changed nothing is pressed again only after all else was."""
    for way in ways:
        for thing in choices:
            if thing.handle not in in_vain and re.search(way, thing.name, re.IGNORECASE):
                in_vain.add(thing.handle)
                return ears.press(thing)
    return False


def press(ears: Ears, role: str, name: str, seconds: float = 45) -> None:
    """As soon as it is there."""
    end = time.monotonic() + seconds
    while True:
        things = ears.read()
        found = [one for one in things if one.role == role and re.search(name, one.name)]
        if found and "disabled" not in found[0].states and ears.press(found[0]):
            return
        assert time.monotonic() < end, f"no {role} {name!r} among {[one.name for one in things]}"
        ears.page.wait_for_timeout(AGAIN)


def _things(nodes: list[dict[str, Any]]) -> Iterator[Thing]:
    by_id = {node["nodeId"]: node for node in nodes}
    for node in nodes:
        if node["ignored"] or "backendDOMNodeId" not in node:
            continue
        role = _value(node, "role")
        if role in WORDS:
            continue
        text = "\n".join(_texts(node, by_id)) if role in LIVE else ""
        states = frozenset(
            one["name"]
            for one in node.get("properties", [])
            if one["value"].get("value") in (True, "true")
        )
        yield Thing(role, _value(node, "name"), text, states, node["backendDOMNodeId"])


def _texts(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[str]:
    """A line an element."""
    children = [by_id[one] for one in node.get("childIds", []) if one in by_id]
    plain = [_value(one, "name") for one in children if _value(one, "role") == "StaticText"]
    if plain:
        yield "".join(plain)
    for child in children:
        if _value(child, "role") not in WORDS:
            yield from _texts(child, by_id)


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if line.strip():
            yield re.sub("[\u00a0\u202f]", " ", line.strip())


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))

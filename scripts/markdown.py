"""Headings, links and commands of the documents, as they are written."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

_FENCE: Final = re.compile(r" *(```+)(\w*)")
_HEADING: Final = re.compile(r"(#{1,6}) (.+?)\s*$")
_LINK: Final = re.compile(r"\]\(([^()\s]+)\)")
_CODE: Final = re.compile(r"(`+)(.+?)\1")


class Line(NamedTuple):
    number: int
    text: str
    language: str | None
    """Of the fence it stands in, which may say none; `None` outside."""


class Link(NamedTuple):
    number: int
    target: str


def lines(text: str) -> Iterator[Line]:
    """Without the fences themselves."""
    end, language = "", None
    for number, line in enumerate(text.splitlines(), start=1):
        fence = _FENCE.match(line)
        if language is None and fence:
            end, language = fence[1], fence[2]
        elif language is not None and line.strip() == end:
            language = None
        else:
            yield Line(number, line, language)


def headings(text: str) -> list[tuple[int, str]]:
    """Each with its line's number and its anchor, as GitHub makes them."""
    found = [(line.number, _HEADING.match(line.text)) for line in lines(text) if is_prose(line)]
    titles = [(number, _slug(match[2])) for number, match in found if match]
    seen: Counter[str] = Counter()
    anchors = []
    for number, slug in titles:
        anchors.append((number, f"{slug}-{seen[slug]}" if seen[slug] else slug))
        seen[slug] += 1
    return anchors


def is_prose(line: Line) -> bool:
    return line.language is None


def links(text: str) -> list[Link]:
    return [
        Link(line.number, match[1])
        for line in lines(text)
        if is_prose(line)
        for match in _LINK.finditer(_CODE.sub("", line.text))
    ]


def with_links(text: str, change: dict[str, str]) -> str:
    """Where one is named, a link leads elsewhere."""
    told = text.splitlines(keepends=True)
    for line in filter(is_prose, lines(text)):
        shown = told[line.number - 1]
        told[line.number - 1] = _LINK.sub(lambda m: f"]({change.get(m[1], m[1])})", shown)
    return "".join(told)


def codes(line: str) -> list[str]:
    """What stands in backquotes; a table's bars are written with a backslash there."""
    return [match[2].strip().replace(r"\|", "|") for match in _CODE.finditer(line)]


def _slug(title: str) -> str:
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).replace("`", "")
    return re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
